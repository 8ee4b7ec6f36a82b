import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface HeadingProps {
  readonly children: ComponentChildren;
}

/**
 * While a heading has the focus, it must be reachable with Tab: in Excel on the web Office.js moves the focus on Tab itself,
 * from one such element to the next. If the focus is on any other element, Office.js moves it out of the pane.
 */
const focusable = {
  tabIndex: -1,
  onFocus: (event: FocusEvent) => ((event.currentTarget as HTMLElement).tabIndex = 0),
  onBlur: (event: FocusEvent) => ((event.currentTarget as HTMLElement).tabIndex = -1),
};

/** A screen's heading, which takes the focus when the screen appears. */
export function ScreenHeading({ children }: HeadingProps) {
  return <h2 {...focusable}>{children}</h2>;
}

/** The heading of a part that replaces another part of the same screen. It takes the focus when it appears. */
export function PartHeading({ children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusFromTop(heading.current), []);
  return (
    <h3 {...focusable} ref={heading}>
      {children}
    </h3>
  );
}

/**
 * Moves the focus to the heading of a new part, because the pressed button is gone. Only while the pane has the focus: a user
 * who types in the sheet must not lose the cell to the pane.
 */
export function focusFromTop(heading: HTMLElement | null | undefined): void {
  document.documentElement.scrollTop = 0;
  if (document.hasFocus()) heading?.focus();
}
