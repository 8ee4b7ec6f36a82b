import type { ComponentChildren } from 'preact';

interface FoldProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A line that opens what is seldom needed. */
export function Fold({ name, children }: FoldProps) {
  return (
    <details class="count-row">
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <span class="count-row-name">{name}</span>
      </summary>
      {children}
    </details>
  );
}
