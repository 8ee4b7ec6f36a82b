import { isWeekend, type DayNumber, weekdayOf } from '../calendar/days';
import type { DaysOff } from './days-off';

/**
 * Which days a transaction of time off takes. The service keeps the first day and the number of days (specification, section 2.7),
 * and companies count in one of two ways. So each way is a reading of the transaction, and the planner is told where they differ.
 */

/** `monday-to-friday`: a weekend costs no leave. `every-day`: each day of the calendar counts. */
export const LEAVE_COUNTS = ['monday-to-friday', 'every-day'] as const;
export type LeaveCount = (typeof LEAVE_COUNTS)[number];

/** On which weekdays a person works, from Monday to Sunday. */
export type OwnDays = readonly boolean[];

/** How leave is counted in a company. */
export interface LeaveCounting {
  readonly by: LeaveCount;
  /** The people whose own weekdays are known, by their IDs: their leave counts on these days. */
  readonly ownDays: ReadonlyMap<string, OwnDays>;
}

export const USUAL_COUNTING: LeaveCounting = { by: 'monday-to-friday', ownDays: new Map() };

/** A day that a transaction takes by at least one reading. */
export interface LeaveDay {
  readonly day: DayNumber;
  /** Whether not all readings have the day: the person is only probably away. */
  readonly isProbable: boolean;
  /** Whether the day counts as the company counts. */
  readonly isCounted: boolean;
}

/** A transaction of more days is a correction of a year, or a typing mistake: only its first days count. */
export const MOST_LEAVE_DAYS = 366;

/** How many days a transaction takes. A transaction that gives days takes none. */
export function daysCounted({ amount }: DaysOff): number {
  return Math.max(0, Math.min(MOST_LEAVE_DAYS, Math.ceil(-amount)));
}

/** The days that a transaction takes by any reading, in order. None if it takes no days. */
export function leaveDays(taken: DaysOff, { by, ownDays }: LeaveCounting): LeaveDay[] {
  const count = daysCounted(taken);
  const { personId, firstDay } = taken;
  const workdays = workdaysOf(ownDays.get(personId));
  const everyDay = daysFrom(firstDay, count, () => true);
  const readings = [everyDay, mondayToFriday(firstDay, count)];
  if (workdays) readings.push(daysFrom(firstDay, count, workdays));
  const sets = readings.map((reading) => new Set(reading));
  const counted = new Set(countedDays(firstDay, count, workdays ?? companyDays(by)));
  return [...new Set(readings.flat())]
    .sort((one, other) => one - other)
    .map((day) => ({
      day,
      isProbable: !sets.every((set) => set.has(day)),
      isCounted: counted.has(day),
    }));
}

/** Whether a day counts as leave. */
export type CountsAsLeave = (day: DayNumber) => boolean;

/** Whether a day counts as leave of a person, as the company counts. */
export function countsFor(personId: string, { by, ownDays }: LeaveCounting): CountsAsLeave {
  return workdaysOf(ownDays.get(personId)) ?? companyDays(by);
}

/** Undefined if nothing is known, or if the person works on no weekday: then no day would ever count. */
function workdaysOf(ownDays: OwnDays | undefined): CountsAsLeave | undefined {
  return ownDays?.includes(true) ? (day) => ownDays[weekdayOf(day)] === true : undefined;
}

function companyDays(by: LeaveCount): CountsAsLeave {
  return by === 'every-day' ? () => true : (day) => !isWeekend(day);
}

/**
 * As many days as a transaction takes, as the company counts. Who enters a day that does not count as the first day, such as a Saturday,
 * means this day and those after it, if the leave ends before the next day that counts.
 */
function countedDays(first: DayNumber, count: number, counts: CountsAsLeave): DayNumber[] {
  const free = daysUntil(first, counts);
  return count <= free.length ? free.slice(0, count) : daysFrom(first, count, counts);
}

/** The days before the next day that counts. */
function daysUntil(first: DayNumber, counts: CountsAsLeave): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = first; !counts(day); day += 1) days.push(day);
  return days;
}

function daysFrom(first: DayNumber, count: number, counts: CountsAsLeave): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = first; days.length < count; day += 1) if (counts(day)) days.push(day);
  return days;
}

/** The reading of a company in which weekends cost no leave. Leave that begins on a weekend has also the days of this weekend. */
function mondayToFriday(first: DayNumber, count: number): DayNumber[] {
  const counts = companyDays('monday-to-friday');
  return [...daysUntil(first, counts).slice(0, count), ...countedDays(first, count, counts)];
}

/** A transaction for days of leave. */
export interface LeaveRun {
  readonly first: DayNumber;
  readonly count: number;
}

/**
 * The transactions that take exactly these days, as the company counts: days that follow each other, and days with only days between
 * them that do not count. Days that do not count are transactions of their own.
 */
export function leaveRuns(days: readonly DayNumber[], counts: CountsAsLeave): LeaveRun[] {
  const runs: { first: DayNumber; last: DayNumber; count: number }[] = [];
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && counts(run.last) === counts(day) && nextDay(run.last, counts) === day)
      [run.last, run.count] = [day, run.count + 1];
    else runs.push({ first: day, last: day, count: 1 });
  }
  return runs.map(({ first, count }) => ({ first, count }));
}

/** The next day that counts; after a day that does not count, the next day. */
function nextDay(day: DayNumber, counts: CountsAsLeave): DayNumber {
  let next = day + 1;
  if (counts(day)) while (!counts(next)) next += 1;
  return next;
}
