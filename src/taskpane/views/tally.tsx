import type { ComponentChildren } from 'preact';
import { text } from '../messages';

type TallyMark = 'added' | 'edited' | 'fix' | 'warned' | 'plain';

interface TallyProps {
  readonly name: string;
  /** Left out where the name says it. */
  readonly count?: number;
  readonly mark: TallyMark;
  /** What opens under the line; a line without it is only a count. */
  readonly children?: ComponentChildren;
  readonly open?: boolean;
}

/** One line of counts. The browser's own disclosure keeps it open while the counts under it change. */
export function Tally({ name, count, mark, children, open }: TallyProps) {
  const line = (
    <>
      <span class={`dot ${mark}`} aria-hidden="true" />
      <span class="tally-name" dir="auto">
        {name}
      </span>
      {count !== undefined && (
        <>
          {' '}
          <span class="tally-count">{text.number(count)}</span>
        </>
      )}
    </>
  );
  if (children === undefined) return <div class="tally tally-line">{line}</div>;
  return (
    <details class="tally" open={open}>
      {/* Office.js, which moves the focus on Tab in Excel on the web, knows a summary by its tabindex only. */}
      <summary class="tally-line" tabIndex={0}>
        {line}
      </summary>
      {children}
    </details>
  );
}
