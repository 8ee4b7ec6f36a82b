import type { ComponentChildren } from 'preact';
import type { RowLink } from '../../app/view/index';
import { revealOf, useAct } from '../act';
import { paneText } from '../messages';
import { pushText } from '../push-messages';

interface RowListProps<Link extends RowLink> {
  readonly rows: readonly Link[];
  /** How many there are in all. The list says so if it has fewer. */
  readonly count: number;
  /** Rows with the same note become one line, with their count. */
  readonly grouped?: true;
  /** What is shown under the row's name; if absent, the link's own note. */
  readonly under?: (link: Link) => ComponentChildren;
}

/** Rows of the sheet, each a button that shows the row there. */
export function RowList<Link extends RowLink>({ rows, count, grouped, under }: RowListProps<Link>) {
  const act = useAct();
  const groups = grouped ? byNote(rows) : rows.map((row) => [row] as const);
  return (
    <>
      <ul class="rows">
        {groups.map(([link, ...others]) => (
          <li key={`${link.kind} ${link.index} ${link.column ?? ''} ${link.note}`}>
            <button type="button" class="row-link" onClick={() => act(revealOf(link))}>
              {others.length > 0 ? (
                paneText.rowsFrom(1 + others.length, link.number)
              ) : (
                <>
                  <RowName label={link.label} /> <span class="row-number">{paneText.row(link.number)}</span>
                </>
              )}
            </button>
            {under ? under(link) : link.note !== '' && <Note words={link.note} />}
          </li>
        ))}
      </ul>
      {rows.length < count && <p class="quiet">{paneText.listed(rows.length, count)}</p>}
    </>
  );
}

type Group<Link> = readonly [Link, ...Link[]];

/** Rows that need the same, together. A row without a note stays alone: its name says what it is. */
function byNote<Link extends RowLink>(rows: readonly Link[]): Group<Link>[] {
  const groups = new Map<string, Group<Link>>();
  for (const row of rows) {
    const key = row.note === '' ? `${row.kind} ${row.index}` : `${row.kind} ${row.note}`;
    groups.set(key, [...(groups.get(key) ?? []), row] as unknown as Group<Link>);
  }
  return [...groups.values()];
}

/** The name of a row's record, in its own direction but always at the start of the list. */
export function RowName({ label }: { readonly label: string }) {
  return (
    <span class="row-name">
      <bdi>{label === '' ? paneText.noName : label}</bdi>
    </span>
  );
}

function Note({ words }: { readonly words: string }) {
  return (
    <p class="row-note" dir="auto">
      {words}
    </p>
  );
}

/** A cell's text, in its own direction. A long text is cut on screen only. */
export function ShownCell({ text }: { readonly text: string }) {
  return text === '' ? (
    <span class="value empty">{paneText.emptyValue}</span>
  ) : (
    <span class="value" dir="auto">
      {text}
    </span>
  );
}

/** The old value above the new one. */
export function OldAndNew({
  old,
  is,
  arrow,
}: {
  readonly old: string;
  readonly is: string;
  readonly arrow?: true;
}) {
  return (
    <>
      <del>
        <ShownCell text={old} />
      </del>{' '}
      {arrow && (
        <span class="arrow" aria-hidden="true">
          →{' '}
        </span>
      )}
      <span class="visually-hidden">{pushText.preview.becomes}</span>{' '}
      <ins>
        <ShownCell text={is} />
      </ins>
    </>
  );
}

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
          <span class="count-row-count">{paneText.number(count)}</span>
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
