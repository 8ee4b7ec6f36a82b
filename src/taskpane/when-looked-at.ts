/** What says that the user turns to the pane: the pointer enters it, or it gets the focus. */
const SIGNS = ['pointerenter', 'focusin'] as const;

/** Calls the listener each time the user turns to the pane. */
export function whenLookedAt(page: EventTarget, listener: () => void): void {
  for (const sign of SIGNS) page.addEventListener(sign, listener);
}
