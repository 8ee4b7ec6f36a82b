import { daysAfter } from '../../calendar/days';
import { midnights } from '../../calendar/midnights';
import { textSpan, type PersonTextSpan } from '../../calendar/text-span';
import type { Entity } from '../../entities/entity';
import { atOnce, takeEach, type Sliced } from '../../slices';
import type { RowId } from '../../table/layout';
import { cellsForNewRow, type FieldCells, type ServiceRecord } from '../../table/record';
import { readerOf } from '../../table/row-reader';
import { textOf } from '../../values/cell';
import { personMatcher } from './person-words';

/** A shift in the sheet. */
export interface SheetShift extends PersonTextSpan {
  readonly id: RowId;
  readonly cells: FieldCells;
  /** The record that the row represents; undefined for a new row. */
  readonly base?: ServiceRecord | undefined;
  /** `cells` with today's names of the records that the row means. */
  readonly meant: FieldCells;
  /** Those of `cells` that are blank in the sheet and follow from another cell of the row. */
  readonly filled?: FieldCells | undefined;
  /** The keys of all people whom an ambiguous name may mean. `person` is the key of the name itself. */
  readonly possibleKeys: readonly string[];
}

/** The shifts in a sheet's rows whose day and times can be read. */
export function* readingSheetShifts(
  entity: Entity,
  rows: readonly Pick<SheetShift, 'id' | 'cells' | 'base' | 'filled'>[],
): Sliced<SheetShift[]> {
  const [who, read] = [personMatcher(entity), readerOf(entity)];
  const shifts: SheetShift[] = [];
  yield* takeEach(rows, ({ id, cells, base, filled }) => {
    const [date, start, end, last] = ['Date', 'Start', 'End', 'EndDate'].map(
      (name) => read.value({ cells }, name) ?? undefined,
    );
    if (id === '' || date === undefined || start === undefined || end === undefined) return;
    const endDate = last ?? daysAfter(date, midnights(start, end));
    const meant = base ? cellsForNewRow(entity, { cells, base }) : cells;
    const { key: person, possibleKeys } = who(textOf(meant['Person'] ?? ''));
    const span = textSpan({ date, start, endDate, end });
    shifts.push({ id, cells, base, meant, filled, person, possibleKeys, ...span });
  });
  return shifts;
}

/** The same at once. */
export function sheetShifts(...args: Parameters<typeof readingSheetShifts>): SheetShift[] {
  return atOnce(readingSheetShifts(...args));
}
