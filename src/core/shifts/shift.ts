import { type DayNumber, type WallMinute, dayOfMinute, MINUTES_A_DAY } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import { isThere, type TrackedRow } from '../changes/row';
import type { BlockColumns, DayOffColumns, Entity, Place } from '../entities/entity';
import { atOnce, each, type Sliced } from '../slices';
import { isFilled, readerOf, type RowCells, type RowReader } from '../table/row-reader';

/** shifts/: when people work and are away, read from the rows of a table, and the shifts that follow from others. compare/: pasted shifts beside those of the sheet. */

/** A department, an area or a task at which a shift is worked. */
export interface PlaceName {
  readonly kind: Place;
  readonly id: string;
  readonly label: string;
}

/** A span of a person's work or absence, as a row of a table says it. */
export interface Shift extends Span {
  /** The row from which the shift was read. Which row of the sheet has it now, a breach index's `rowOf` says. */
  readonly row: RowCells;
  /** UserID, or another text that distinguishes the person, if the person is no user; OPEN_SHIFT for nobody. */
  readonly personId: string;
  /** The person's label; no two people have the same. */
  readonly person: string;
  readonly isTimeOff: boolean;
  /** Hours of work: as typed, or as long as the shift. Time off has none. */
  readonly hours: number;
  /** The day on which the shift begins. All its hours count for this day. */
  readonly day: DayNumber;
  readonly places: readonly PlaceName[];
}

/** A row that takes days off an account. */
export interface RowDaysOff extends DaysOff {
  readonly index: number;
  /** The account's label, or ''. */
  readonly account: string;
}

/** The shifts in a table's rows. Rows that can't be read (whoAndWhen), and rows of tables without shifts, have none. */
export function* readingShifts(entity: Entity, rows: readonly TrackedRow[]): Sliced<Shift[]> {
  const { block } = entity;
  if (!block) return [];
  const [read, shifts] = [readerOf(entity), [] as Shift[]];
  yield* each(rows, (row) => {
    const shift = isThere(row) ? shiftIn(read, row, block) : undefined;
    if (shift) shifts.push(shift);
  });
  return shifts;
}

/** The same at once. */
export function readShifts(entity: Entity, rows: readonly TrackedRow[]): Shift[] {
  return atOnce(readingShifts(entity, rows));
}

const PLACES: readonly Place[] = ['departments', 'areas', 'tasks'];

/** The shift in a row; undefined if the row can't be read (whoAndWhen). */
export function shiftIn(read: RowReader, row: RowCells, columns: BlockColumns): Shift | undefined {
  const found = whoAndWhen(read, row, columns);
  if (!found) return undefined;
  const { who, start, end, typed } = found;
  const isTimeOff = columns.timeOff.some((name) => read.text(row, name) !== '');
  const hours = isTimeOff ? 0 : (typed ?? (end - start) / 60);
  const places: PlaceName[] = [];
  for (const kind of PLACES) {
    const place = read.record(row, columns.places[kind]);
    if (place) places.push({ kind, id: place.id, label: place.label });
  }
  const [personId, person] = [who.id, who.label];
  // Written out, because a spread makes objects that all rules read twice as slowly.
  return { personId, person, isTimeOff, hours, day: dayOfMinute(start), places, row, start, end };
}

/**
 * Who is where in a row, and the typed hours; null if none are. Undefined if the row can't be read: rules and reports then leave it out,
 * and say so. A person, a day and both times are needed, and a filled End date or Hours must be valid: the row would count with wrong
 * hours, and hours below zero would hide the hours of other rows.
 */
export function whoAndWhen(read: RowReader, row: RowCells, columns: BlockColumns) {
  const who = read.record(row, columns.person);
  const span = who && blockSpan(read, row, columns);
  const typed = read.number(row, columns.hours);
  if (!span || typed === undefined || (typed !== null && typed < 0)) return undefined;
  return { who, start: span.start, end: span.end, typed };
}

/** The sum of hours as they are, rounded to hundredths at the end. */
export function sumOfHours(shifts: readonly Pick<Shift, 'hours'>[]): number {
  return Math.round(shifts.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100;
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

/** A time-off transaction. The service keeps its first day and its number of days, and not which days they are. */
export interface DaysOff {
  readonly personId: string;
  readonly firstDay: DayNumber;
  /** Days; below zero takes days off the account. */
  readonly amount: number;
}

export interface Span {
  readonly start: WallMinute;
  /** After the start. */
  readonly end: WallMinute;
}

/**
 * When a block begins and ends, as it is sent to the service (entities/time-blocks.ts). Undefined if the row does not say so, or if the block would end before it begins.
 */
function blockSpan(read: RowReader, row: RowCells, columns: BlockColumns): Span | undefined {
  const day = read.day(row, columns.day);
  const [from, until] = [read.time(row, columns.start), read.time(row, columns.end)];
  if (!isFilled(day) || !isFilled(from) || !isFilled(until)) return undefined;
  const lastDay = read.day(row, columns.lastDay);
  if (lastDay === undefined) return undefined;
  const start = day * MINUTES_A_DAY + from;
  const end = (lastDay ?? day + midnights(from, until)) * MINUTES_A_DAY + until;
  return end > start ? { start, end } : undefined;
}

interface Entry<Of> extends Span {
  readonly block: Of;
}

/** Of all entries up to one: the entry that ends last, and the one that ends last among the others. */
interface Longest<Of> {
  readonly last: Entry<Of>;
  readonly second: Entry<Of> | undefined;
}

/**
 * Finds one of many spans that overlaps a given span. The spans are sorted once, and a search takes as many steps as a
 * number of their count has binary digits. To compare each with each would take minutes for 50,000.
 */
export class SpanIndex<Of> {
  readonly #starts: readonly number[];
  readonly #longest: readonly Longest<Of>[];

  constructor(all: readonly Of[], spanOf: (block: Of) => Span) {
    const entries = all
      .map((block): Entry<Of> => {
        const { start, end } = spanOf(block);
        return { block, start, end };
      })
      .sort((one, other) => one.start - other.start);
    this.#starts = entries.map(({ start }) => start);
    const longest: Longest<Of>[] = [];
    for (const entry of entries) longest.push(withEntry(longest.at(-1), entry));
    this.#longest = longest;
  }

  /** A span that overlaps the given one and is not of `except`. Spans that only touch do not overlap. */
  find({ start, end }: Span, except?: Of): Of | undefined {
    const longest = this.#longest[countBelow(this.#starts, end) - 1];
    const entry = longest && longest.last.block === except ? longest.second : longest?.last;
    return entry && entry.end > start ? entry.block : undefined;
  }
}

function withEntry<Of>(before: Longest<Of> | undefined, entry: Entry<Of>): Longest<Of> {
  if (!before) return { last: entry, second: undefined };
  const { last, second } = before;
  if (entry.end > last.end) return { last: entry, second: last };
  return !second || entry.end > second.end ? { last, second: entry } : before;
}

/** How many of the sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The person of a time block that nobody has yet (specification, section 2.2). */
export const OPEN_SHIFT = '0';

/** Whether a kind's records are shifts on days of the calendar: the current schedule, the timesheet, templates. */
export function isShiftKind({ fields }: Entity): boolean {
  return ['Date', 'Start', 'End'].every((name) => fields.some((field) => field.id === name));
}
