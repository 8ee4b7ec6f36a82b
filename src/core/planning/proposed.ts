import { OPEN_SHIFT } from '../shifts/open-shift';
import { type Shift } from '../shifts/shift';
import { atOnce, takeEach, mapped, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import type { RowCells } from '../table/row-reader';
import type { Breach } from './breach';
import type { BreachIndex } from './breach-index';
import { breachesOf } from './rules/rules';

/** What a plan would break with other blocks. It is asked for when shifts are added or given to somebody. */

/**
 * The breaches that would be there if these shifts or blocks of time off were added, and that have one of them.
 * @param replaced the ids of the rows in whose place some of the shifts would be
 */
export function* findingBreachesWith(
  breachIndex: BreachIndex,
  proposed: readonly RowCells[],
  replaced: ReadonlySet<RowId> = new Set(),
): Sliced<Breach[]> {
  const blocks = (yield* mapped(proposed, (row) => breachIndex.blockIn(row) ?? [])).flat();
  const byPerson = groupBy(blocks, ({ personId }) => personId);
  byPerson.delete(OPEN_SHIFT);
  const isReplaced = (block: Shift) => replaced.has(breachIndex.rowOf(block)?.id ?? '');
  const found: Breach[] = [];
  yield* takeEach([...byPerson], ([person, added]) => {
    const without = replaced.size === 0 ? [] : breachIndex.blocksOf(person).filter(isReplaced);
    found.push(...breachesIf(breachIndex, person, added, new Set(without)));
  });
  return found;
}

/** The same at once. */
export function breachesWith(...args: Parameters<typeof findingBreachesWith>): Breach[] {
  return atOnce(findingBreachesWith(...args));
}

/** The breaches of a person's plan with more blocks and without others, if they have one of the added blocks. */
export function breachesIf(
  breachIndex: BreachIndex,
  personId: string,
  added: readonly Shift[],
  without: ReadonlySet<Shift> = new Set(),
): Breach[] {
  const blocks = breachIndex.blocksOf(personId);
  const kept = without.size === 0 ? blocks : blocks.filter((block) => !without.has(block));
  return breachesOf([...kept, ...added], breachIndex.input, new Set(added));
}
