import { minutesOf, spanOf, type DayNumber } from './days';
import type { Facts, Shift } from './facts';
import type { ReportOptions } from './options';
import { compareDepartments, compareNames, ranksOf, type Compare } from './order';
import { hoursByWeek, type HourParts } from './work-hours';

/** Hours of the schedule, those of them that were typed, and those of the timesheet. */
export interface Sums {
  planned: HourParts;
  typed: HourParts;
  worked: HourParts;
}

/** Hours of one week in one department. */
export interface WeekSums extends Sums {
  readonly week: DayNumber;
  readonly department: string;
}

export interface PersonSums {
  readonly personId: string;
  readonly person: string;
  /** By week, and in a week by department, in order. */
  readonly weeks: readonly WeekSums[];
}

/** The hours of each person, by name; what was planned, and what the timesheet holds. */
export function hoursOfPeople(
  plan: readonly Shift[],
  timesheet: readonly Shift[],
  facts: Facts,
  options: ReportOptions,
): PersonSums[] {
  const names = compareNames(options);
  const departments = departmentRanks([...plan, ...timesheet], compareDepartments(facts, names));
  const people = new Map<string, { person: string; entries: Map<number, WeekSums> }>();
  const span = minutesOf(spanOf(options.period));
  const add = (shift: Shift, to: (sums: Sums, hours: HourParts) => void) => {
    const { personId, person, departmentId, department } = shift;
    let own = people.get(personId);
    if (!own) people.set(personId, (own = { person, entries: new Map() }));
    const { entries } = own;
    hoursByWeek(shift, span, options.weekStart ?? 0, (week, hours) => {
      // A number for both, in their order: 100,000 shifts would make as many texts.
      const key = week * departments.size + (departments.get(departmentId) ?? 0);
      let entry = entries.get(key);
      if (!entry) entries.set(key, (entry = { week, department, ...noHours() }));
      to(entry, hours);
    });
  };
  for (const shift of plan)
    add(shift, (sums, hours) => {
      sums.planned += hours;
      if (shift.hoursTyped !== undefined) sums.typed += hours;
    });
  for (const shift of timesheet)
    add(shift, (sums, hours) => {
      sums.worked += hours;
    });
  return [...people]
    .map(([personId, { person, entries }]) => ({
      personId,
      person,
      weeks: [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry),
    }))
    .sort((one, other) => names(one.person, other.person) || names(one.personId, other.personId));
}

/** The places of departments by ID: two that are called the same are two. */
function departmentRanks(shifts: readonly Shift[], compare: Compare): ReadonlyMap<string, number> {
  const labels = new Map(shifts.map(({ departmentId, department }) => [departmentId, department]));
  return ranksOf(
    labels.keys(),
    (one, other) => compare(labels.get(one) ?? '', labels.get(other) ?? '') || (one < other ? -1 : 1),
  );
}

export function sumOf(all: Iterable<Sums>): Sums {
  const sums = noHours();
  for (const each of all) addTo(sums, each);
  return sums;
}

/** The sums of each week. */
export function sumsByWeek(people: readonly PersonSums[]): ReadonlyMap<DayNumber, Sums> {
  const weeks = new Map<DayNumber, Sums>();
  for (const entry of people.flatMap((each) => each.weeks)) {
    let sums = weeks.get(entry.week);
    if (!sums) weeks.set(entry.week, (sums = noHours()));
    addTo(sums, entry);
  }
  return weeks;
}

export function noHours(): Sums {
  return { planned: 0, typed: 0, worked: 0 };
}

function addTo(sums: Sums, { planned, typed, worked }: Sums): void {
  sums.planned += planned;
  sums.typed += typed;
  sums.worked += worked;
}
