import type { ComponentChildren } from 'preact';

/**
 * A screen's heading, which takes the focus when the screen appears. While it has it, it counts among what Tab can reach:
 * in Excel on the web Office.js moves the focus on Tab itself, from one such element to the next, and takes the user out
 * of the pane where it begins at any other.
 */
export function ScreenHeading({ children }: { readonly children: ComponentChildren }) {
  return (
    <h2
      tabIndex={-1}
      onFocus={(event) => (event.currentTarget.tabIndex = 0)}
      onBlur={(event) => (event.currentTarget.tabIndex = -1)}
    >
      {children}
    </h2>
  );
}
