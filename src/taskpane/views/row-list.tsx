import type { ComponentChildren } from 'preact';
import type { RowLink } from '../../app/view';
import { revealOf, type Act } from '../act';
import { text } from '../messages';

interface RowListProps<Link extends RowLink> {
  readonly rows: readonly Link[];
  /** How many there are in all. The list says so if it has fewer. */
  readonly count: number;
  readonly act: Act;
  /** Rows with the same note become one line, with their count. */
  readonly grouped?: true;
  /** What is shown under the row's name; if absent, the link's own note. */
  readonly under?: (link: Link) => ComponentChildren;
}

/** Rows of the sheet, each a button that shows the row there. */
export function RowList<Link extends RowLink>({ rows, count, act, grouped, under }: RowListProps<Link>) {
  const groups = grouped ? byNote(rows) : rows.map((row) => [row] as const);
  return (
    <>
      <ul class="rows">
        {groups.map(([link, ...others]) => (
          <li key={`${link.kind} ${link.index} ${link.column ?? ''} ${link.note}`}>
            <button type="button" class="row-link" onClick={() => act(revealOf(link))}>
              {others.length > 0 ? (
                text.rowsFrom(1 + others.length, link.number)
              ) : (
                <>
                  <RowName label={link.label} /> <span class="row-number">{text.row(link.number)}</span>
                </>
              )}
            </button>
            {under ? under(link) : link.note !== '' && <Note words={link.note} />}
          </li>
        ))}
      </ul>
      {rows.length < count && <p class="quiet">{text.listed(rows.length, count)}</p>}
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
      <bdi>{label === '' ? text.noName : label}</bdi>
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
