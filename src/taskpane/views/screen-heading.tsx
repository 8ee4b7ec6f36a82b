import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface HeadingProps {
  readonly children: ComponentChildren;
}

/**
 * While a heading has the focus, it counts among what Tab can reach: in Excel on the web Office.js moves the focus on Tab
 * itself, from one such element to the next, and takes the user out of the pane where it begins at any other.
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

/** The heading of a part that comes in place of another on the same screen. It takes the focus when it appears. */
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
 * Begins at the top of a new part, since the button that was pressed is gone. Only while the pane has the focus: someone
 * who types in the sheet meanwhile must not lose the cell to the pane.
 */
export function focusFromTop(heading: HTMLElement | null | undefined): void {
  document.documentElement.scrollTop = 0;
  if (document.hasFocus()) heading?.focus();
}
