import type { DayNumber } from '../calendar/days';
import { isThere, type TrackedRow } from '../changes/row';
import type { DayOffColumns, Entity } from '../entities/entity';
import { isFilled, readerOf } from '../table/row-reader';

/** A time-off transaction. The service keeps its first day and its number of days, and not which days they are. */
export interface DaysOff {
  readonly personId: string;
  readonly firstDay: DayNumber;
  /** Days; below zero takes days off the account. */
  readonly amount: number;
}

/** A row that takes days off an account. */
export interface RowDaysOff extends DaysOff {
  readonly index: number;
  /** The account's label, or ''. */
  readonly account: string;
}

/** The rows of a table that take days off. */
export function rowsOfDaysOff(
  entity: Entity,
  columns: DayOffColumns,
  rows: readonly TrackedRow[],
): RowDaysOff[] {
  const read = readerOf(entity);
  return rows.flatMap((row): RowDaysOff[] => {
    if (!isThere(row)) return [];
    const [who, firstDay] = [read.record(row, columns.person), read.day(row, columns.day)];
    const amount = read.number(row, columns.amount);
    if (!who || !isFilled(firstDay) || !isFilled(amount) || amount >= 0) return [];
    const account = read.label(row, columns.account);
    return [{ index: row.index, personId: who.id, firstDay, amount, account }];
  });
}
