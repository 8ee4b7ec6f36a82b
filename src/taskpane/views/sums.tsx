import type { PushResult } from '../../app/view/index';
import { paneText } from '../messages';

/** A total and its terms; there may be no terms. */
export interface Sum {
  readonly total: string;
  readonly terms: readonly string[];
}

/** Results that are not zero: `3 stored, 1 refused`. */
export function resultSum({ stored, refused, unknown, notSent }: PushResult): Sum {
  const words = paneText.result;
  const counts = [
    [stored, words.stored],
    [refused, words.refused],
    [unknown, words.unknown],
    [notSent, words.notSent],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, term]) => term(count));
  return { total: parts.join(', '), terms: [] };
}

/** The sum as one line of text, for a screen reader. */
export function sumLine({ total, terms }: Sum): string {
  return terms.length === 0 ? total : `${total} = ${terms.join(' + ')}`;
}

export function resultHeading(result: PushResult): string {
  if (result.isUndo) return paneText.result.putBack(result.stored, result.planned);
  return isWhole(result)
    ? paneText.result.headingAll(result.planned, manyOf(result))
    : paneText.result.headingSome(result.stored, result.planned, manyOf(result));
}

/** The word for the rows of a push: the table's word if there is one table, or just rows. */
function manyOf({ tables }: PushResult): string {
  const [only, ...others] = tables;
  return only && others.length === 0 ? only.many : paneText.result.several;
}

/** True if everything that was planned is stored. */
export function isWhole(result: PushResult): boolean {
  return result.planned > 0 && result.stored === result.planned;
}

/** A sum that the reader can check. A line never breaks inside a term. */
export function SumLine({ sum }: { readonly sum: Sum }) {
  return (
    <p class="sum">
      {sum.total}
      {sum.terms.map((term, place) => (
        <>
          {' '}
          <span class="term">
            {place === 0 ? '=' : '+'} {term}
          </span>
        </>
      ))}
    </p>
  );
}
