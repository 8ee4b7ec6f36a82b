import { shortDay } from '../calendar/day-text';
import { daysOfPeriod, minutesOfDays, dayOfMinute, type MinuteSpan, type WallMinute } from '../calendar/days';
import { overlapping } from '../planning/rules/double-booked';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { takeEach, sorted, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import { valueMessages } from '../values/messages';
import { timeText, compareNames, type ShiftsByPerson } from './chosen-shifts';
import type { ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import { reportWords } from './words';

/** The most double bookings that a sentence lists; the hours report has a table of all. */
const MAX_LISTED = 12;

/** A shift that begins while an earlier one of the same person still runs. */
export interface DoubleBooking {
  readonly person: string;
  /** The earlier shift; if there are several, the one that ends last. */
  readonly first: ReportShift;
  readonly second: ReportShift;
  /** The part of the second shift in which the person already has another shift. */
  readonly from: WallMinute;
  readonly until: WallMinute;
}

/**
 * The double bookings among people's shifts, as far as they are in the period, sorted by the day on which they begin, then by name.
 * The sum of the double-booked parts is the difference between the shifts' lengths and the time that they cover.
 */
export function* doubleBookings(shifts: ShiftsByPerson, options: ReportOptions): Sliced<DoubleBooking[]> {
  const names = compareNames(options);
  const within = minutesOfDays(daysOfPeriod(options.period));
  const people: { personId: string; person: string; found: readonly DoubleBooking[] }[] = [];
  yield* takeEach([...shifts], ([personId, shiftsOfPerson]) => {
    const found = personId === OPEN_SHIFT ? [] : bookingsOf(shiftsOfPerson, within);
    if (found.length > 0) people.push({ personId, person: shiftsOfPerson[0]?.person ?? '', found });
  });
  const inOrder = yield* sorted(
    people,
    (one, other) => names(one.person, other.person) || names(one.personId, other.personId),
  );
  const byDay = groupBy(
    inOrder.flatMap(({ found }) => found),
    ({ from }) => dayOfMinute(from),
  );
  return [...byDay].sort(([one], [other]) => one - other).flatMap(([, found]) => found);
}

/** @param shifts one person's shifts, sorted by their start */
function bookingsOf(shifts: readonly ReportShift[], { first: begin, after }: MinuteSpan): DoubleBooking[] {
  const found: DoubleBooking[] = [];
  for (const [first, second] of overlapping(shifts)) {
    const from = Math.max(second.start, begin);
    const until = Math.min(second.end, first.end, after);
    if (from < until) found.push({ person: second.person, first, second, from, until });
  }
  return found;
}

/** One sentence about who is booked twice and when; none if nobody is. */
export function doubleBookingWarnings(bookings: readonly DoubleBooking[]): string[] {
  if (bookings.length === 0) return [];
  const listed = bookings
    .slice(0, MAX_LISTED)
    .map((booking) => `${booking.person}, ${dayText(booking)}, ${shiftsText(booking)}`);
  return [reportMessages.doubleBookings(bookings.length, listed, bookings.length - listed.length)];
}

/** The day on which a double booking begins. */
function dayText({ from }: DoubleBooking): string {
  return shortDay(dayOfMinute(from));
}

/** `9–17 and 12–20`; with the departments if they differ, and with the first shift's day if it began on another day. */
export function shiftsText({ first, second }: DoubleBooking): string {
  return shiftText(first, second) + valueMessages.and + shiftText(second, first);
}

function shiftText(shift: ReportShift, other: ReportShift): string {
  const day = dayOfMinute(shift.start);
  const date = day < dayOfMinute(other.start) ? `${shortDay(day)} ` : '';
  const where =
    shift.departmentId === other.departmentId ? '' : ` ${shift.department || reportWords.none.department}`;
  return `${date}${timeText(shift, day) || reportMessages.allDay}${where}`;
}
