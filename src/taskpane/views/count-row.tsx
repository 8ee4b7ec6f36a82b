import type { ComponentChildren } from 'preact';
import { text } from '../messages';

type CountMark = 'added' | 'edited' | 'fix' | 'warned' | 'changed' | 'plain';

interface CountRowProps {
  readonly name: string;
  /** The count; absent if the name contains it. */
  readonly count?: number;
  readonly mark: CountMark;
  /** What opens below the row. A row without it shows only a count. */
  readonly children?: ComponentChildren;
  readonly open?: boolean;
}

/** One row with a count. The browser's own disclosure keeps it open while the counts below change. */
export function CountRow({ name, count, mark, children, open }: CountRowProps) {
  const line = (
    <>
      <span class={`dot ${mark}`} aria-hidden="true" />
      <span class="count-row-name" dir="auto">
        {name}
      </span>
      {count !== undefined && (
        <>
          {' '}
          <span class="count-row-count">{text.number(count)}</span>
        </>
      )}
    </>
  );
  if (children === undefined) return <div class="count-row count-row-line">{line}</div>;
  return (
    <details class="count-row" open={open}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        {line}
      </summary>
      {children}
    </details>
  );
}
