/** The sums that the pane shows: each in one place, so that what is seen and what is announced are the same. */
import type { Preview, PushResult, TablePreview } from '../app/view';
import { text } from './messages';

/** A total and the terms that make it: `Planned 5` = `4 stored` + `1 refused` + `0 unknown` + `0 not sent`. */
export interface Sum {
  readonly total: string;
  readonly terms: readonly string[];
}

export function previewSum({ added, updated, left }: Pick<Preview, 'added' | 'updated' | 'left'>): Sum {
  const words = text.preview;
  return {
    total: words.changed(added + updated + left),
    terms: [words.toAdd(added), words.toUpdate(updated), words.leftBehind(left)],
  };
}

/** What a push would do to one of several tables, without what it would not: `3 to add + 2 to update`, and the rest. */
export function tableTerms(table: TablePreview): string {
  const words = text.preview;
  const { added, updated, left } = table;
  const terms = [
    added > 0 ? words.toAdd(added) : '',
    updated > 0 ? words.toUpdate(updated) : '',
    left > 0 ? words.leftBehind(left) : '',
  ].filter((term) => term !== '');
  return `${terms.join(' + ')}; ${restOf(table)}`;
}

/** The rows of a table that a push has nothing to do with, beside all of them: `46 of all 50 rows unchanged`. */
export function restOf({ added, updated, left, unchanged }: TablePreview): string {
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
  return `${total} = ${terms.join(' + ')}`;
}

export function resultHeading(result: PushResult): string {
  return isWhole(result)
    ? text.result.headingAll(result.planned, manyOf(result))
    : text.result.headingSome(result.stored, result.planned, manyOf(result));
}

/** What the rows of a push are called: by the one table's word, or just rows. */
function manyOf({ tables }: PushResult): string {
  const [only, ...others] = tables;
  return only && others.length === 0 ? only.many : text.result.several;
}

/** True when everything that was planned is stored. */
export function isWhole(result: PushResult): boolean {
  return result.planned > 0 && result.stored === result.planned;
}
