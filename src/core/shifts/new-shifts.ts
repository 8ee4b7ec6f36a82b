import type { DayNumber } from '../calendar/days';
import type { TrackedRow } from '../changes/row';
import type { Entity } from '../entities/entity';
import { countBy } from '../table/group-by';
import { type FieldCells, wireOfRow } from '../table/record';
import { readerOf, type RowCells } from '../table/row-reader';
import { textOf } from '../values/cell';
import { Absence } from './absence';
import type { RowDaysOff } from './days-off';
import type { LeaveCounting } from './leave-days';
import { openShift } from './open-shift';
import { shiftIn, readShifts } from './shift';

/** New shifts of people who are away on that day: they become open, are left out, or are added anyway. */
export type LeavePolicy = 'open' | 'leave-out' | 'anyway';

/** A shift that may be added. */
export interface NewShift<Source> {
  readonly cells: FieldCells;
  /** What it was made from. */
  readonly source: Source;
}

/** What the workbook says about leave. */
export interface LeaveFacts {
  readonly daysOff: readonly RowDaysOff[];
  readonly counting: LeaveCounting;
}

/** The cells of the shifts to add, and what happened to the others. */
export interface NewShifts<Source> {
  readonly cells: readonly FieldCells[];
  /** The sources of those that the sheet has already, one entry for each shift. */
  readonly alreadyThere: readonly Source[];
  /** The shifts of people who are away: those among `cells`, or those that were left out. */
  readonly away: readonly AwayShift[];
}

/**
 * The shifts that are added of those that were proposed: first the shifts of people who are away are changed or left out, then
 * those are left out that the sheet has already. So a second try adds no open shift a second time. Each shift of the sheet
 * stands for one new shift only, because two identical open shifts are for two people.
 * @param rows all rows of the sheet
 */
export function newShifts<Source>(
  entity: Entity,
  proposed: readonly NewShift<Source>[],
  rows: readonly TrackedRow[],
  policy: LeavePolicy,
  leave: LeaveFacts,
): NewShifts<Source> {
  const found = newShiftsOfAway(
    entity,
    rows,
    leave,
    proposed.map(({ cells }) => cells),
  );
  const awayAt = new Map(found.map((shift) => [shift.index, shift]));
  const left = countBy(rows, (row) => keyOf(entity, row));
  const cells: FieldCells[] = [];
  const alreadyThere: Source[] = [];
  const away: AwayShift[] = [];
  for (const [index, shift] of proposed.entries()) {
    const isAway = awayAt.get(index);
    if (isAway && policy === 'leave-out') {
      away.push(isAway);
      continue;
    }
    const row = isAway && policy === 'open' ? opened(entity, shift) : shift;
    const key = keyOf(entity, row);
    const same = left.get(key) ?? 0;
    if (same > 0) {
      left.set(key, same - 1);
      alreadyThere.push(shift.source);
      continue;
    }
    cells.push(row.cells);
    if (isAway) away.push(isAway);
  }
  return { cells, alreadyThere, away };
}

function opened(entity: Entity, { cells }: RowCells): RowCells {
  return { cells: { ...cells, Person: openShift(entity) } };
}

/** The same text for shifts that mean the same in every column but the unique ones. */
function keyOf(entity: Entity, shift: RowCells): string {
  return JSON.stringify(
    entity.fields
      .filter(({ unique }) => !unique)
      .map((field) => wireOfRow(field, shift) ?? textOf(shift.cells[field.id] ?? '')),
  );
}

/** A shift of a person who is away when it begins. */
export interface AwayShift {
  /** The place among the new shifts. */
  readonly index: number;
  readonly person: string;
  readonly day: DayNumber;
  /** Whether the person is only probably away. */
  readonly isProbable: boolean;
}

/**
 * The new shifts of people who are away then.
 * @param rows all rows of the sheet
 * @param cells the new shifts, which the sheet does not have yet
 */
function newShiftsOfAway(
  entity: Entity,
  rows: readonly TrackedRow[],
  { daysOff, counting }: LeaveFacts,
  cells: readonly FieldCells[],
): AwayShift[] {
  const { block } = entity;
  if (!block?.takesPlace) return [];
  const blocks = readShifts(entity, rows).filter(({ isTimeOff }) => isTimeOff);
  const absence = new Absence(blocks, daysOff, counting);
  const read = readerOf(entity);
  return cells.flatMap((cellsOfRow, index): AwayShift[] => {
    const shift = shiftIn(read, { cells: cellsOfRow }, block);
    const away = shift && absence.during(shift);
    if (!away || shift.isTimeOff) return [];
    const { person, day } = shift;
    return [{ index, person, day, isProbable: away.isProbable }];
  });
}
