/** bookings/: when people work and when they are away, read from the rows of a table. */
import type { DaysTaken } from '../absence/absence';
import type { TrackedRow } from '../changes/row';
import type { BlockColumns, DayOffColumns, Entity } from '../entities/entity';
import { isFilled, readerOf } from '../table/row-reader';
import { blockSpan, type Span } from './span';

/** A block of a person's time: a shift, or time off. */
export interface Booking extends Span {
  readonly row: TrackedRow;
  readonly personId: string;
  /** The person's label; no two people have the same. */
  readonly person: string;
  readonly isTimeOff: boolean;
  /** Hours of work: as typed, or as long as the block. Time off has none. */
  readonly hours: number;
}

/** A row that takes days off an account. */
export interface RowTaken extends DaysTaken {
  readonly index: number;
  /** The account's label, or ''. */
  readonly account: string;
}

/** The blocks in a table's rows. Rows without a person, a day or both times have none. */
export function bookingsOf(
  entity: Entity,
  columns: BlockColumns,
  rows: readonly TrackedRow[],
  isWanted: (personId: string) => boolean = () => true,
): Booking[] {
  const read = readerOf(entity);
  const bookings: Booking[] = [];
  for (const row of rows) {
    if (row.state === 'blank' || row.state === 'gone') continue;
    const who = read.record(row, columns.person);
    if (!who || !isWanted(who.id)) continue;
    const span = blockSpan(read, row, columns);
    if (!span) continue;
    const isTimeOff = columns.timeOff.some((name) => read.text(row, name) !== '');
    const typed = read.number(row, columns.hours);
    const hours = isTimeOff ? 0 : isFilled(typed) ? typed : (span.end - span.start) / 60;
    bookings.push({ row, personId: who.id, person: who.label, isTimeOff, hours, ...span });
  }
  return bookings;
}

/** The people of some rows. */
export function peopleOf(entity: Entity, { person }: BlockColumns, rows: Iterable<TrackedRow>): Set<string> {
  const read = readerOf(entity);
  const people = new Set<string>();
  for (const row of rows) {
    const who = read.record(row, person);
    if (who) people.add(who.id);
  }
  return people;
}

/** The rows of a table that take days off. */
export function rowsTaken(entity: Entity, columns: DayOffColumns, rows: readonly TrackedRow[]): RowTaken[] {
  const read = readerOf(entity);
  return rows.flatMap((row): RowTaken[] => {
    if (row.state === 'blank' || row.state === 'gone') return [];
    const [who, firstDay] = [read.record(row, columns.person), read.day(row, columns.day)];
    const amount = read.number(row, columns.amount);
    if (!who || !isFilled(firstDay) || !isFilled(amount) || amount >= 0) return [];
    const account = read.label(row, columns.account);
    return [{ index: row.index, personId: who.id, firstDay, amount, account }];
  });
}
