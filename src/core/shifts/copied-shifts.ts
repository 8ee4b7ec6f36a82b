import { DAYS_A_WEEK, daysAfter } from '../calendar/days';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { cellForNewRow, type FieldCells } from '../table/record';
import type { RowCells } from '../table/row-reader';
import { isEmpty, type Cell } from '../values/cell';
import type { NewShift } from './new-shifts';
import { openShift } from './open-shift';

/**
 * A copy of each shift for each number of weeks: `[1, 2]` gives one copy a week later, and one two weeks later.
 * @param asOpen the copies are open shifts, without the people of the originals
 */
export function copiedShifts<Original extends RowCells>(
  entity: Entity,
  originals: readonly Original[],
  weeks: readonly number[],
  asOpen = false,
): NewShift<Original>[] {
  return weeks.flatMap((week) =>
    originals.map((original) => ({
      cells: laterShift(entity, original, week, asOpen),
      source: original,
    })),
  );
}

/** The rows whose shift begins on one of the seven days from `first` on (`yyyy-MM-dd`). */
export function shiftsOfWeek<Shift extends RowCells>(
  entity: Entity,
  rows: readonly Shift[],
  first: string,
): readonly Shift[] {
  const end = daysAfter(first, DAYS_A_WEEK);
  return rows.filter((row) => {
    const day = dayOf(entity, row);
    return day !== undefined && day >= first && day < end;
  });
}

/** The day (`yyyy-MM-dd`) on which a shift begins; undefined if its cell has no day that can be read. */
export function dayOf(entity: Entity, { cells }: RowCells): string | undefined {
  const read = fieldOf(entity, 'Date').valueKind.fromCell(cells['Date'] ?? '');
  return read.ok && typeof read.value === 'string' && read.value !== '' ? read.value : undefined;
}

/** Whether the row says that somebody is off, and not that somebody works. */
export function hasTimeOff({ block }: Entity, cells: FieldCells): boolean {
  return block !== undefined && block.timeOff.some((id) => !isEmpty(cells[id] ?? ''));
}

/** The filled cells of a shift for a new shift like it: those that are not unique, each with its field. */
export function repeatedCells(entity: Entity, shift: RowCells): (readonly [Field, Cell])[] {
  return entity.fields.flatMap((field) => {
    const cell = field.unique ? '' : cellForNewRow(field, shift);
    return isEmpty(cell) ? [] : [[field, cell] as const];
  });
}

/**
 * The cells of a shift, for a new shift some weeks later. Unique values stay with the original. A day that can't be read
 * stays as it is.
 */
function laterShift(entity: Entity, shift: RowCells, weeks: number, asOpen: boolean): FieldCells {
  const copy: Record<string, Cell> = {};
  for (const [{ id, valueKind: kind }, cell] of repeatedCells(entity, shift)) {
    const day = kind.name === 'date' ? kind.fromCell(cell) : undefined;
    copy[id] =
      day?.ok && typeof day.value === 'string'
        ? kind.toCell(daysAfter(day.value, weeks * DAYS_A_WEEK))
        : cell;
  }
  return asOpen ? { ...copy, Person: openShift(entity) } : copy;
}
