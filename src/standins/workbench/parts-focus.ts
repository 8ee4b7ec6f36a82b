/**
 * F6 and Shift+F6 move the keyboard focus between the parts of the page, as Excel moves it between sheet, task pane and ribbon.
 * Source: Microsoft Support, "Keyboard shortcuts in Excel".
 */

/** A part of the page. `focus` gives it the keyboard focus, and returns false if the part is not shown. */
export interface PagePart {
  readonly contains: (focused: Element | null) => boolean;
  readonly focus: () => boolean;
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
    contains: (focused) => focused !== null && focused === frame(),
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
    (each) => each.getClientRects().length > 0,
  );
  shown?.focus();
  return shown !== undefined;
}

/** Listens for F6 in the page, and in each window that is given to the returned function. */
export function listenForF6(parts: readonly PagePart[]): (inside: Window) => void {
  const listen = (inside: Window): void => {
    inside.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        goOn(parts, document.activeElement, event.shiftKey);
      },
      { capture: true },
    );
  };
  listen(window);
  return listen;
}
