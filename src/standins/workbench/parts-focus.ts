/**
 * F6 and Shift+F6 move the keyboard focus between the parts of the page, as Excel moves it between sheet, task pane and ribbon.
 * Source: Microsoft Support, "Keyboard shortcuts in Excel".
 */

/** A part of the page. `focus` gives it the keyboard focus, and returns false if the part is not shown. */
export interface PagePart {
  readonly contains: (focused: Element | null) => boolean;
  readonly focus: () => boolean;
  /** The element that gets a ring, if what takes the focus shows none. */
  readonly ringed?: () => Element | null | undefined;
}

/** The index of the part to go to from the present one: the next that takes the focus, around the end. */
export function goOn(parts: readonly PagePart[], from: Element | null, back: boolean): number {
  const here = parts.findIndex((part) => part.contains(from));
  const step = back ? -1 : 1;
  for (let tries = 1; tries <= parts.length; tries += 1) {
    const at = (Math.max(0, here) + step * tries + parts.length * 2) % parts.length;
    if (parts[at]?.focus() === true) return at;
  }
  return here;
}

const FOCUSABLE =
  'button:not([disabled]), [href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** An element of the page whose first control takes the focus. */
export function elementPart(element: HTMLElement): PagePart {
  return {
    contains: (focused) => element.contains(focused),
    focus: () => focusWithin(element),
  };
}

/** The add-in in a frame. Its selected tab takes the focus, or else its first control. */
export function framePart(frame: () => HTMLIFrameElement | null): PagePart {
  return {
    contains: (focused) => frame()?.parentElement?.contains(focused) ?? false,
    // The browser shows no focus ring in a frame whose own page has got no key yet.
    ringed: () => frame()?.parentElement,
    focus() {
      const page = frame();
      const body = page?.contentDocument?.body;
      if (!page || !body) return false;
      page.focus();
      const tab = body.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      if (tab) tab.focus();
      else focusWithin(body);
      return true;
    },
  };
}

function focusWithin(element: HTMLElement): boolean {
  const shown = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (focusable) => focusable.getClientRects().length > 0,
  );
  shown?.focus();
  return shown !== undefined;
}

/** The class of the ring. The next key or click removes it. */
const RING = 'reached';

/** Listens for F6 in the page, and in each window that is given to the returned function. */
export function listenForF6(parts: readonly PagePart[]): (inside: Window) => void {
  let ringed: Element | null | undefined;
  const removeRing = (): void => ringed?.classList.remove(RING);
  const listen = (inside: Window): void => {
    inside.addEventListener('pointerdown', removeRing, { capture: true });
    inside.addEventListener(
      'keydown',
      (event) => {
        removeRing();
        if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        ringed = parts[goOn(parts, document.activeElement, event.shiftKey)]?.ringed?.();
        ringed?.classList.add(RING);
      },
      { capture: true },
    );
  };
  listen(window);
  return listen;
}
