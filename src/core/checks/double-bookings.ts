import { clockText } from '../calendar/clock';
import { shortDay } from '../calendar/day-text';
import { dayOfMinute, type WallMinute, MINUTES_A_DAY } from '../calendar/days';
import type { TrackedRow } from '../changes/row';
import type { Entity } from '../entities/entity';
import { Absence, type Away } from '../planning/absence';
import {
  bookingsOf,
  peopleOf,
  type Booking,
  type RowTaken,
  OPEN_SHIFT,
  wholeDays,
  type Span,
  SpanIndex,
} from '../planning/bookings';
import { warningAt, type Finding, type Problem } from '../problems/problem';
import { groupBy } from '../table/group-by';
import { shownText } from '../values/shown';
import type { RowName } from './check-rows';

/** A row of another table that takes days off, with the words for the row: `Time Off, row 12`. */
export interface NamedTaken extends RowTaken {
  readonly where: string;
}

interface Others {
  /** Every row of the table. */
  readonly rows: readonly TrackedRow[];
  readonly taken: readonly NamedTaken[];
  readonly rowName: RowName;
}

/**
 * Warnings about blocks (`of`) of people who are booked twice: the same block again, a shift on a day on which the person is away,
 * and two blocks at the same time. A row has the first of these that is found.
 */
export function warnDoubleBookings(
  entity: Entity,
  of: readonly TrackedRow[],
  { rows, taken, rowName }: Others,
): Problem[] {
  const { block } = entity;
  if (!block) return [];
  const wanted = new Set(of);
  const people = peopleOf(entity, block, wanted);
  people.delete(OPEN_SHIFT);
  const all = bookingsOf(entity, block, rows, (personId) => people.has(personId));
  const absence = new Absence(
    all.filter(({ isTimeOff }) => isTimeOff),
    block.takesPlace ? taken : [],
  );
  return [...groupBy(all, ({ personId }) => personId).values()].flatMap((own) => {
    const find = finder(entity, own, absence, rowName);
    return own.flatMap((booking) => {
      const found = wanted.has(booking.row) ? find(booking) : undefined;
      return found ? [warningAt(booking.row.index, block.person, found)] : [];
    });
  });
}

/** Finds what is wrong with one of a person's blocks. */
function finder(
  entity: Entity,
  own: readonly Booking[],
  absence: Absence<Booking, NamedTaken>,
  rowName: RowName,
): (booking: Booking) => Finding | undefined {
  const shifts = own.filter(({ isTimeOff }) => !isTimeOff);
  const away = own.filter(({ isTimeOff }) => isTimeOff);
  const same = sameBlocks(entity, own);
  const byTime = { shifts: new SpanIndex(shifts, spanOf), away: new SpanIndex(away, spanOf) };
  const shiftStarts = new SpanIndex(shifts, firstMinute);
  const where = ({ row }: Booking) => rowName(row.index);
  return (booking) => {
    const twin = same(booking);
    if (twin) return { code: 'same-block', params: { ...timeOf(twin, booking), where: where(twin) } };
    if (booking.isTimeOff) {
      const other =
        byTime.shifts.find(booking) ??
        shiftStarts.find(wholeDays(booking)) ??
        byTime.away.find(booking, booking);
      return other && { code: 'double-booked', params: { ...timeOf(other, booking), where: where(other) } };
    }
    const leave = absence.during(booking);
    if (leave) return awayFinding(entity, booking, leave, where);
    const other = byTime.shifts.find(booking, booking);
    return other && { code: 'double-booked', params: { ...timeOf(other, booking), where: where(other) } };
  };
}

function awayFinding(
  entity: Entity,
  { person, start }: Booking,
  leave: Away<Booking, NamedTaken>,
  where: (booking: Booking) => string,
): Finding {
  if (!leave.isAssumed) {
    const reason = reasonOf(entity, leave.block);
    return { code: 'on-time-off', params: { person, reason, where: where(leave.block) } };
  }
  const { amount, account, firstDay, where: row } = leave.taken;
  const [on, from] = [shortDay(dayOfMinute(start)), shortDay(firstDay)];
  return { code: 'probably-away', params: { person, on, days: -amount, account, from, where: row } };
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });
const firstMinute = ({ start }: Span): Span => ({ start, end: start + 1 });

/** Finds another block with the same content. Most blocks are alone at their time, and their cells are not read. */
function sameBlocks(entity: Entity, own: readonly Booking[]): (booking: Booking) => Booking | undefined {
  const byTime = groupBy(own, ({ start, end }) => `${start} ${end}`);
  const content = new Map<Booking, string>();
  for (const together of byTime.values())
    if (together.length > 1) for (const booking of together) content.set(booking, contentOf(entity, booking));
  const byContent = groupBy([...content.keys()], (booking) => content.get(booking) ?? '');
  return (booking) => byContent.get(content.get(booking) ?? '')?.find((other) => other !== booking);
}

/** Everything that people say about a block: all cells but the numbers of the block itself. */
function contentOf(entity: Entity, { row, start, end }: Booking): string {
  const said = entity.fields.filter(({ unique, id }) => unique !== true && !isTime(entity, id));
  return [start, end, ...said.map(({ id, kind }) => shownText(kind, row.cells[id] ?? ''))].join('\n');
}

function isTime({ block }: Entity, id: string): boolean {
  return block !== undefined && [block.day, block.start, block.end, block.lastDay].includes(id);
}

function reasonOf(entity: Entity, { row }: Booking): string {
  const texts = (entity.block?.timeOff ?? []).map((name) => String(row.cells[name] ?? '').trim());
  return texts.find((text) => text !== '') ?? '';
}

/** The words for another block's time. Its days are named if it does not begin and end on the day of `beside`. */
function timeOf({ person, isTimeOff, start, end }: Booking, beside: Booking) {
  const day = dayOfMinute(beside.start);
  const isThisDay = dayOfMinute(start) === day && end <= (day + 1) * MINUTES_A_DAY;
  return {
    person,
    isTimeOff,
    isThisDay,
    from: momentText(start, !isThisDay),
    to: momentText(end, !isThisDay),
  };
}

/** `9:00 AM`, or with the day `Mon 23 Nov, 9:00 AM`. */
function momentText(minute: WallMinute, hasDay: boolean): string {
  const day = dayOfMinute(minute);
  const time = clockText(minute - day * MINUTES_A_DAY);
  return hasDay ? `${shortDay(day)}, ${time}` : time;
}
