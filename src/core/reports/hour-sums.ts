import { spanOf, dayNumber, minutesOf, type DaySpan, type DayNumber } from '../calendar/days';
import { each, mapped, sorted, type Sliced } from '../slices';
import {
  compareDepartments,
  compareNames,
  ranksOf,
  type Compare,
  wholeHours,
  weekOfShift,
  type HourParts,
} from './chosen-shifts';
import type { Facts, ReportShift } from './facts';
import type { ReportOptions } from './options';

/** Planned hours of the schedule, the typed ones among them, and worked hours of the timesheet. */
export interface Sums {
  planned: HourParts;
  typed: HourParts;
  worked: HourParts;
  /** Worked minus planned hours, up to today; undefined if all days are in the future. */
  difference: HourParts | undefined;
}

export interface WeekSums extends Sums {
  readonly week: DayNumber;
  readonly departmentId: string;
  readonly department: string;
  /** Its place among a person's weeks, and in a week among the departments. */
  readonly order: number;
}

export interface PersonSums {
  readonly personId: string;
  readonly person: string;
  /** Sorted by week, and in a week by department. */
  readonly weeks: readonly WeekSums[];
}

/** The hours of each person, sorted by name: planned, and as the timesheet has them. */
export function* hoursOfPeople(
  plan: readonly ReportShift[],
  timesheet: readonly ReportShift[],
  facts: Facts,
  options: ReportOptions,
): Sliced<PersonSums[]> {
  const names = compareNames(options);
  const labels = yield* departmentLabels([...plan, ...timesheet]);
  const departments = yield* departmentRanks(labels, compareDepartments(facts, names));
  const people = new Map<string, { person: string; entries: Map<number, WeekSums> }>();
  const { first, after } = minutesOf(spanOf(options.period));
  const past = minutesOf(spanUpToToday(facts, options));
  const { weekStart = 0 } = options;
  const isDue = dueWeeks(facts, options);
  const entryOf = (shift: ReportShift): WeekSums => {
    const { personId, person, departmentId } = shift;
    const week = weekOfShift(shift, weekStart);
    let own = people.get(personId);
    if (!own) people.set(personId, (own = { person, entries: new Map() }));
    // One number for week and department: a text for each of 100,000 shifts would be slow.
    const order = week * departments.size + (departments.get(departmentId) ?? 0);
    let entry = own.entries.get(order);
    if (!entry) own.entries.set(order, (entry = noHoursOf(order, week, shift, isDue(week))));
    return entry;
  };
  // The days up to today begin with the period.
  const addDifference = (sums: Sums, { start }: ReportShift, hours: HourParts) => {
    if (start < past.after) sums.difference = (sums.difference ?? 0) + hours;
  };
  yield* each(plan, (shift) => {
    if (shift.start < first || shift.start >= after) return;
    const sums = entryOf(shift);
    const hours = wholeHours(shift);
    sums.planned += hours;
    if (shift.hoursTyped !== undefined) sums.typed += hours;
    addDifference(sums, shift, -hours);
  });
  yield* each(timesheet, (shift) => {
    if (shift.start < first || shift.start >= after) return;
    const sums = entryOf(shift);
    const hours = wholeHours(shift);
    sums.worked += hours;
    addDifference(sums, shift, hours);
  });
  const all = yield* mapped([...people], ([personId, { person, entries }]) => ({
    personId,
    person,
    weeks: [...entries.values()].sort((one, other) => one.order - other.order),
  }));
  return yield* sorted(
    all,
    (one, other) => names(one.person, other.person) || names(one.personId, other.personId),
  );
}

/** The rank of each department by ID. Two departments with the same name keep their own ranks. */
export function* departmentRanks(
  labels: ReadonlyMap<string, string>,
  compare: Compare,
): Sliced<ReadonlyMap<string, number>> {
  return yield* ranksOf(
    labels.keys(),
    (one, other) => compare(labels.get(one) ?? '', labels.get(other) ?? '') || (one < other ? -1 : 1),
  );
}

/** The label of each department by ID. */
export function* departmentLabels(
  of: readonly Pick<ReportShift, 'departmentId' | 'department'>[],
): Sliced<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  yield* each(of, ({ departmentId, department }) => void labels.set(departmentId, department));
  return labels;
}

/** @param isDue whether a part of the time is not after today */
export function sumOf(all: readonly Sums[], isDue = false): Sums {
  const sums = noHours(isDue);
  for (const one of all) addTo(sums, one);
  return sums;
}

/** The sums of all entries with the same key. */
export function* sumsBy<Key>(
  entries: readonly WeekSums[],
  keyOf: (entry: WeekSums) => Key,
): Sliced<ReadonlyMap<Key, Sums>> {
  const groups = new Map<Key, Sums>();
  yield* each(entries, (entry) => {
    const key = keyOf(entry);
    let sums = groups.get(key);
    if (!sums) groups.set(key, (sums = noHours()));
    addTo(sums, entry);
  });
  return groups;
}

/** The days of the period that are not after today: only on these days can worked and planned hours be compared. */
export function spanUpToToday({ readAt }: Pick<Facts, 'readAt'>, { period }: ReportOptions): DaySpan {
  const { first, after } = spanOf(period);
  return { first, after: Math.min(after, dayNumber(readAt.slice(0, 10)) + 1) };
}

/** Returns whether a week has days of the period that are not after today. */
export function dueWeeks(facts: Pick<Facts, 'readAt'>, options: ReportOptions): (week: DayNumber) => boolean {
  const { first, after } = spanUpToToday(facts, options);
  return (week) => Math.max(week, first) < after;
}

/** @param isDue whether a part of the time is not after today */
export function noHours(isDue = false): Sums {
  return { planned: 0, typed: 0, worked: 0, difference: isDue ? 0 : undefined };
}

/** Written out: a spread for each week of each person is slow. */
function noHoursOf(
  order: number,
  week: DayNumber,
  { departmentId, department }: ReportShift,
  isDue: boolean,
): WeekSums {
  const difference = isDue ? 0 : undefined;
  return { order, week, departmentId, department, planned: 0, typed: 0, worked: 0, difference };
}

function addTo(sums: Sums, { planned, typed, worked, difference }: Sums): void {
  sums.planned += planned;
  sums.typed += typed;
  sums.worked += worked;
  if (difference !== undefined) sums.difference = (sums.difference ?? 0) + difference;
}
