import type { TextSpan } from '../../calendar/text-span';
import type { Sliced } from '../../slices';
import { groupingBy } from '../../table/group-by';
import type { GainedShift } from './moved';
import type { SheetShift } from './sheet-shifts';

/** A shift of the sheet that its person loses, and the new shift of another person at exactly the same times. */
export interface PassedShift<Row> {
  readonly oldShift: SheetShift;
  readonly row: Row;
}

/**
 * Finds the shifts that go from one person to another: exactly one person loses the shift and exactly one gets it. The new
 * shift has no other department or note than the old one. `changedColumns` are the columns in which they differ.
 */
export function* findingPassed<Row>(
  gained: readonly GainedShift<Row>[],
  lost: readonly SheetShift[],
  changedColumns: (row: Row, oldShift: SheetShift) => readonly string[],
): Sliced<PassedShift<Row>[]> {
  if (lost.length === 0) return [];
  const losing = yield* groupingBy(lost, spanOf);
  return [...(yield* groupingBy(gained, spanOf))].flatMap(([span, [got, second]]) => {
    const [oldShift, other] = losing.get(span) ?? [];
    if (!oldShift || other || !got || second || got.person === '' || got.person === oldShift.person)
      return [];
    return changedColumns(got.row, oldShift).length === 0 ? [{ oldShift, row: got.row }] : [];
  });
}

const spanOf = ({ from, until }: TextSpan): string => `${from} ${until}`;
