import { bookingsOf, type RowTaken } from '../bookings/bookings';
import { dayOfMinute } from '../bookings/span';
import type { TrackedRow } from '../changes/row';
import type { Entity } from '../entities/entity';
import type { FieldCells } from '../table/record';
import type { DayNumber } from '../values/day-text';
import { Absence } from './absence';

/** A shift of a person who is away when it begins. */
interface AwayShift {
  readonly person: string;
  readonly day: DayNumber;
  /** Whether the person is only probably away. */
  readonly isAssumed: boolean;
}

/**
 * The new shifts of people who are away then.
 * @param rows all rows of the sheet
 * @param cells the new shifts, which the sheet does not have yet
 */
export function newShiftsOfAway(
  entity: Entity,
  rows: readonly TrackedRow[],
  taken: readonly RowTaken[],
  cells: readonly FieldCells[],
): AwayShift[] {
  const { block } = entity;
  if (!block?.takesPlace) return [];
  const blocks = bookingsOf(entity, block, rows).filter(({ isTimeOff }) => isTimeOff);
  const absence = new Absence(blocks, taken);
  return bookingsOf(entity, block, cells.map(asRow)).flatMap((shift): AwayShift[] => {
    const away = absence.during(shift);
    if (!away || shift.isTimeOff) return [];
    return [{ person: shift.person, day: dayOfMinute(shift.start), isAssumed: away.isAssumed }];
  });
}

function asRow(cells: FieldCells, index: number): TrackedRow {
  return { index, id: '', cells, status: '', message: '', state: 'new', changed: [] };
}
