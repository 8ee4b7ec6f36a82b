/** told/: which shifts of a person the service has confirmed, what of them the person does not know yet, and the message that says so. */
import type { WallMinute } from '../calendar/days';
import type { BaselineRow } from '../changes/baseline';
import type { BlockColumns, Entity, Place } from '../entities/entity';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { shiftIn, type Span } from '../shifts/shift';
import { readerOf, UNKNOWN, type RowReader } from '../table/row-reader';

/** A shift of a person, with the IDs of its department, area and task; '' for none. */
export interface PersonShift extends Span, Readonly<Record<Place, string>> {
  /** The shift's number on the service. It stays when the shift changes. */
  readonly number: string;
}

/** Shifts of one person, by their numbers. */
export type NumberedShifts = ReadonlyMap<string, PersonShift>;

/** What the service has confirmed, and no edit. */
export interface ConfirmedPlan {
  /** The shifts that have not begun yet, by the ID of their person. */
  readonly people: ReadonlyMap<string, NumberedShifts>;
  /** The numbers of all shifts that this workbook knows: also of those that have begun, are open, or are time off now. */
  readonly numbers: ReadonlySet<string>;
}

/** The plan in the baseline of a table of shifts. `entity`: with its names. */
export function confirmedPlan(rows: Iterable<BaselineRow>, entity: Entity, now: WallMinute): ConfirmedPlan {
  const people = new Map<string, Map<string, PersonShift>>();
  const numbers = new Set<string>();
  const { block } = entity;
  if (!block) return { people, numbers };
  const read = readerOf(entity);
  for (const row of rows) {
    const confirmed = confirmedIn(row, read, block);
    if (!confirmed) continue;
    const { personId, shift } = confirmed;
    numbers.add(shift.number);
    if (personId === '' || !isToCome(shift, now)) continue;
    const theirShifts = people.get(personId);
    if (theirShifts) theirShifts.set(shift.number, shift);
    else people.set(personId, new Map([[shift.number, shift]]));
  }
  return { people, numbers };
}

/** Whether a shift has not begun yet. */
export function isToCome({ start }: Span, now: WallMinute): boolean {
  return start > now;
}

interface Confirmed {
  /** '' if the shift is nobody's: it is open, or time off, or no longer on the service. */
  readonly personId: string;
  readonly shift: PersonShift;
}

/** A push gives new objects to its own rows only. So the other 50,000 are not read again. */
const readBefore = new WeakMap<BaselineRow, Confirmed>();

function confirmedIn(row: BaselineRow, read: RowReader, block: BlockColumns): Confirmed | undefined {
  const known = readBefore.get(row);
  if (known) return known;
  const found = shiftIn(read, { cells: row.cells, base: row }, block);
  if (!found) return undefined;
  const { personId: holder, places, isTimeOff, start, end } = found;
  const ids = { departments: '', areas: '', tasks: '' };
  for (const { kind, id } of places) ids[kind] = id;
  // The names of records without an ID may be found once their list was read.
  const isUnknown = [holder, ...Object.values(ids)].some((id) => id.startsWith(UNKNOWN));
  if (holder.startsWith(UNKNOWN)) return undefined;
  const personId = isTimeOff || holder === OPEN_SHIFT || row.gone === true ? '' : holder;
  const number = row.key === '' ? row.id : row.key;
  const confirmed: Confirmed = { personId, shift: { number, start, end, ...ids } };
  if (!isUnknown) readBefore.set(row, confirmed);
  return confirmed;
}
