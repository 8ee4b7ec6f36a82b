import { daysOfPeriod, dayNumber, minutesOfDays, type DaySpan, type DayNumber } from '../calendar/days';
import { takeEach, sorted, type Sliced } from '../slices';
import {
  compareDepartments,
  compareNames,
  type Compare,
  wholeHours,
  weekOfShift,
  type HourParts,
  type ShiftsByPerson,
} from './chosen-shifts';
import type { ReportFacts, ReportShift } from './facts';
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
  /** The place of its department among all. */
  department: number;
}

export interface PersonSums {
  readonly personId: string;
  readonly person: string;
  /** Sorted by week, and in a week by department. */
  readonly weeks: readonly WeekSums[];
}

interface HourSums {
  /** Sorted by name. */
  readonly people: readonly PersonSums[];
  /** The labels of the departments, in order. Two departments with the same name have places of their own. */
  readonly departments: readonly string[];
}

/** The hours of each person: planned, and as the timesheet has them. */
export function* hoursOfPeople(
  plan: ShiftsByPerson,
  timesheet: ShiftsByPerson,
  facts: ReportFacts,
  options: ReportOptions,
): Sliced<HourSums> {
  const departments = new Departments();
  const { first, after } = minutesOfDays(daysOfPeriod(options.period));
  const past = minutesOfDays(spanUpToToday(facts, options));
  const { weekStart = 0 } = options;
  const isDue = dueWeeks(facts, options);
  // The days up to today begin with the period.
  const addDifference = (sums: Sums, { start }: ReportShift, hours: HourParts) => {
    if (start < past.after) sums.difference = (sums.difference ?? 0) + hours;
  };
  /** Adds one person's shifts, which are in order, to the sums of weeks. */
  const addTo = (
    weeks: WeekSums[],
    shifts: readonly ReportShift[],
    add: (sums: WeekSums, shift: ReportShift, hours: HourParts) => void,
  ) => {
    let from = 0;
    for (const shift of shifts) {
      if (shift.start < first || shift.start >= after) continue;
      const week = weekOfShift(shift, weekStart);
      const department = departments.placeOf(shift);
      while ((weeks[from]?.week ?? Infinity) < week) from += 1;
      let at = from;
      while (weeks[at]?.week === week && weeks[at]?.department !== department) at += 1;
      let sums = weeks[at];
      if (sums?.week !== week) weeks.splice(at, 0, (sums = noHoursOf(week, department, isDue(week))));
      add(sums, shift, wholeHours(shift));
    }
  };
  const people: { personId: string; person: string; weeks: WeekSums[] }[] = [];
  yield* takeEach([...new Set([...plan.keys(), ...timesheet.keys()])], (personId) => {
    const [planned = [], worked = []] = [plan.get(personId), timesheet.get(personId)];
    const weeks: WeekSums[] = [];
    addTo(weeks, planned, (sums, shift, hours) => {
      sums.planned += hours;
      if (shift.hoursTyped !== undefined) sums.typed += hours;
      addDifference(sums, shift, -hours);
    });
    addTo(weeks, worked, (sums, shift, hours) => {
      sums.worked += hours;
      addDifference(sums, shift, hours);
    });
    const [shift] = planned.length > 0 ? planned : worked;
    if (weeks.length > 0) people.push({ personId, person: shift?.person ?? '', weeks });
  });
  const names = compareNames(options);
  const { labels, places } = departments.inOrder(compareDepartments(facts, names));
  yield* takeEach(people, ({ weeks }) => {
    for (const sums of weeks) sums.department = places[sums.department] ?? 0;
    weeks.sort((one, other) => one.week - other.week || one.department - other.department);
  });
  const inOrder = yield* sorted(
    people,
    (one, other) => names(one.person, other.person) || names(one.personId, other.personId),
  );
  return { people: inOrder, departments: labels };
}

/** The departments of shifts, as they come. Numbers are compared in place of their ids. */
class Departments {
  readonly #places = new Map<string, number>();
  readonly #all: { readonly id: string; readonly label: string }[] = [];

  placeOf({ departmentId: id, department: label }: ReportShift): number {
    let place = this.#places.get(id);
    if (place === undefined) {
      this.#places.set(id, (place = this.#all.length));
      this.#all.push({ id, label });
    }
    return place;
  }

  /** The labels in order, and the place in this order for each place in which the departments came. */
  inOrder(compare: Compare): { readonly labels: readonly string[]; readonly places: readonly number[] } {
    const order = this.#all
      .map((department, came) => ({ ...department, came }))
      .sort((one, other) => compare(one.label, other.label) || (one.id < other.id ? -1 : 1));
    const places: number[] = [];
    for (const [place, { came }] of order.entries()) places[came] = place;
    return { labels: order.map(({ label }) => label), places };
  }
}

/** @param isDue whether a part of the time is not after today */
export function sumOf(all: readonly Sums[], isDue = false): Sums {
  const sums = noHours(isDue);
  for (const one of all) addTo(sums, one);
  return sums;
}

/** The sums of all entries with the same week or department. */
export function* sumsBy(
  entries: readonly WeekSums[],
  key: 'week' | 'department',
): Sliced<ReadonlyMap<number, Sums>> {
  const groups = new Map<number, Sums>();
  yield* takeEach(entries, (entry) => {
    let sums = groups.get(entry[key]);
    if (!sums) groups.set(entry[key], (sums = noHours()));
    addTo(sums, entry);
  });
  return groups;
}

/** The days of the period that are not after today: only on these days can worked and planned hours be compared. */
export function spanUpToToday({ readAt }: Pick<ReportFacts, 'readAt'>, { period }: ReportOptions): DaySpan {
  const { first, after } = daysOfPeriod(period);
  return { first, after: Math.min(after, dayNumber(readAt.slice(0, 10)) + 1) };
}

/** Returns whether a week has days of the period that are not after today. */
export function dueWeeks(
  facts: Pick<ReportFacts, 'readAt'>,
  options: ReportOptions,
): (week: DayNumber) => boolean {
  const { first, after } = spanUpToToday(facts, options);
  return (week) => Math.max(week, first) < after;
}

/** @param isDue whether a part of the time is not after today */
export function noHours(isDue = false): Sums {
  return { planned: 0, typed: 0, worked: 0, difference: isDue ? 0 : undefined };
}

/** Written out: a spread for each week of each person is slow. */
function noHoursOf(week: DayNumber, department: number, isDue: boolean): WeekSums {
  const difference = isDue ? 0 : undefined;
  return { week, department, planned: 0, typed: 0, worked: 0, difference };
}

function addTo(sums: Sums, { planned, typed, worked, difference }: Sums): void {
  sums.planned += planned;
  sums.typed += typed;
  sums.worked += worked;
  if (difference !== undefined) sums.difference = (sums.difference ?? 0) + difference;
}
