import { type DayNumber, type WallMinute, dayOfMinute, MINUTES_A_DAY } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import { isThere, type TrackedRow } from '../changes/row';
import type { BlockColumns, Entity, Place } from '../entities/entity';
import { atOnce, takeEach, type Sliced } from '../slices';
import { isFilled, readerOf, type RecordName, type RowCells, type RowReader } from '../table/row-reader';

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

/** The shifts in a table's rows. Rows that can't be read (whoAndWhen), and rows of tables without shifts, have none. */
export function* readingShifts(entity: Entity, rows: readonly TrackedRow[]): Sliced<Shift[]> {
  const { block } = entity;
  if (!block) return [];
  const [read, shifts] = [readerOf(entity), [] as Shift[]];
  yield* takeEach(rows, (row) => {
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
  const places = placesIn(read, row, columns);
  const [personId, person] = [who.id, who.label];
  // Written out, because a spread makes objects that all rules read twice as slowly.
  return { personId, person, isTimeOff, hours, day: dayOfMinute(start), places, row, start, end };
}

/** The places of a row, and what follows if the row has one more. */
interface PlacesTree {
  readonly places: readonly PlaceName[];
  readonly more: Map<RecordName, PlacesTree>;
}

/** A cache: shifts at the same places have one list. The lists of 50,000 shifts would take more memory than the rest of them. */
const placesRead = new WeakMap<RowReader, PlacesTree>();

function placesIn(read: RowReader, row: RowCells, columns: BlockColumns): readonly PlaceName[] {
  let tree: PlacesTree = placesRead.get(read) ?? { places: [], more: new Map() };
  placesRead.set(read, tree);
  for (const kind of PLACES) {
    const place = read.record(row, columns.places[kind]);
    if (!place) continue;
    let next: PlacesTree | undefined = tree.more.get(place);
    if (!next) {
      const { id, label } = place;
      tree.more.set(place, (next = { places: [...tree.places, { kind, id, label }], more: new Map() }));
    }
    tree = next;
  }
  return tree.places;
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

/** Whether a kind's records are shifts on days of the calendar: the current schedule, the timesheet, templates. */
export function isShiftKind({ fields }: Entity): boolean {
  return ['Date', 'Start', 'End'].every((name) => fields.some((field) => field.id === name));
}
