/** Keys that move the focus among elements: to the next, to the one before. */
export interface ArrowKeys {
  readonly next: string;
  readonly before: string;
}

/**
 * Moves the focus among elements with two arrow keys, "Home" and "End". After the last element comes the first.
 * (ARIA Authoring Practices, "Menu Button" and "Tabs")
 */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  { next, before }: ArrowKeys,
): void {
  const at = elements.findIndex((element) => element === event.target);
  const places: Readonly<Record<string, number>> = {
    [next]: (at + 1) % elements.length,
    [before]: (at - 1 + elements.length) % elements.length,
    Home: 0,
    End: elements.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  elements[place]?.focus();
}
