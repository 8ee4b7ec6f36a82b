import type { ComponentChildren } from 'preact';
import type { RowLink } from '../../app/view';
import { revealOf, type Act } from '../act';
import { text } from '../messages';

interface RowListProps<Link extends RowLink> {
  readonly rows: readonly Link[];
  /** How many there are in all. The list says so if it has fewer. */
  readonly count: number;
  readonly act: Act;
  /** What is shown under the row's name; if absent, the link's own note. */
  readonly under?: (link: Link) => ComponentChildren;
}

/** Rows of the sheet, each a button that shows the row there. */
export function RowList<Link extends RowLink>({ rows, count, act, under }: RowListProps<Link>) {
  return (
    <>
      <ul class="rows">
        {rows.map((link) => (
          <li key={`${link.kind} ${link.index} ${link.column ?? ''} ${link.note}`}>
            <button type="button" class="row-link" onClick={() => act(revealOf(link))}>
              <RowName label={link.label} /> <span class="row-number">{text.row(link.number)}</span>
            </button>
            {under ? under(link) : link.note !== '' && <Note words={link.note} />}
          </li>
        ))}
      </ul>
      {rows.length < count && <p class="quiet">{text.listed(rows.length, count)}</p>}
    </>
  );
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
