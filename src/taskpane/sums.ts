/** The sums that the pane shows. Each is made in one place, so that the shown and the announced sum are the same. */
import type { Preview, PushResult, TablePreview } from '../app/view';
import { text } from './messages';

/** A total and its terms; there may be no terms: `Planned 5` = `4 stored` + `1 refused` + `0 unknown` + `0 not sent`. */
export interface Sum {
  readonly total: string;
  readonly terms: readonly string[];
}

type Planned = Pick<Preview, 'added' | 'updated' | 'left'>;

/** What a push would do; counts of zero are left out: `5 rows changed` = `3 to add` + `2 left behind`, or `13 rows to add`. */
export function previewSum(planned: Planned): Sum {
  const words = text.preview;
  const terms = plannedTerms(planned);
  const [only, ...others] = terms;
  if (only && others.length === 0) return { total: words.onlyTerm(...only), terms: [] };
  const { added, updated, left } = planned;
  return {
    total: words.changed(added + updated + left),
    terms: terms.map((term) => words.term(...term)),
  };
}

function plannedTerms({ added, updated, left }: Planned): (readonly [count: number, what: string])[] {
  const { toAdd, toUpdate, leftBehind } = text.preview;
  const terms = [
    [added, toAdd],
    [updated, toUpdate],
    [left, leftBehind],
  ] as const;
  return terms.filter(([count]) => count > 0);
}

/** What a push would do to one of several tables; counts of zero are left out: `3 to add + 2 to update`, and the others. */
export function tableTerms(table: TablePreview): string {
  const terms = plannedTerms(table).map((term) => text.preview.term(...term));
  const rest = restOf(table);
  return rest === '' ? terms.join(' + ') : `${terms.join(' + ')}; ${rest}`;
}

/** The rows of a table that a push does not change, and all its rows: `46 of all 50 rows unchanged`; '' if there are none. */
export function restOf({ added, updated, left, unchanged }: TablePreview): string {
  if (unchanged === 0) return '';
  return text.preview.unchanged(unchanged, added + updated + left + unchanged);
}

export function resultSum({ planned, stored, refused, unknown, notSent }: PushResult): Sum {
  const words = text.result;
  return {
    total: words.planned(planned),
    terms: [words.stored(stored), words.refused(refused), words.unknown(unknown), words.notSent(notSent)],
  };
}

/** The sum as one line of text, for a screen reader. */
export function sumLine({ total, terms }: Sum): string {
  return terms.length === 0 ? total : `${total} = ${terms.join(' + ')}`;
}

export function resultHeading(result: PushResult): string {
  return isWhole(result)
    ? text.result.headingAll(result.planned, manyOf(result))
    : text.result.headingSome(result.stored, result.planned, manyOf(result));
}

/** The word for the rows of a push: the table's word if there is one table, or just rows. */
function manyOf({ tables }: PushResult): string {
  const [only, ...others] = tables;
  return only && others.length === 0 ? only.many : text.result.several;
}

/** True if everything that was planned is stored. */
export function isWhole(result: PushResult): boolean {
  return result.planned > 0 && result.stored === result.planned;
}
