import { overlap, textSpan } from '../../calendar/text-span';
import { groupBy } from '../../table/group-by';
import type { DayGroup } from '../days/day-items';
import type { PastedShift, Resolving } from '../read-shift';

/** A person's times on one day. */
type Timed = Pick<PastedShift, 'person' | 'date' | 'start' | 'end' | 'endDate'>;

/**
 * Finds the headers whose days and people come again in another table, where the same people work at other times of
 * the same days. It is unknown which table is valid. `daysOf` returns the days of a header.
 */
export function versionsIn(
  all: readonly Pick<Resolving, 'group' | 'shift'>[],
  daysOf: (group: DayGroup) => readonly string[],
): ReadonlySet<DayGroup> {
  const named = all.filter(({ group, shift }) => group.isRun && shift.person !== '');
  const tables = groupBy(named, ({ group }) => group);
  const found = new Set<DayGroup>();
  if (tables.size > MOST_TABLES) return found;
  const comparedTables = [...tables].map(([group, tableShifts]) => ({
    group,
    shifts: tableShifts.map(({ shift }) => shift),
    days: daysOf(group).join(),
  }));
  for (const [at, one] of comparedTables.entries())
    for (const other of comparedTables.slice(at + 1))
      if (one.days === other.days && areVersions(one.shifts, other.shifts))
        for (const { group } of [one, other]) found.add(group);
  return found;
}

/**
 * Shifts of one line and one person that overlap at different times: two columns of the line contradict each other.
 */
export function contradictionsIn(all: readonly (Timed & { readonly line: number })[]): ReadonlySet<Timed> {
  // Each line of a list has one shift.
  if (all.every(({ line }, at) => at === 0 || line > (all[at - 1]?.line ?? 0))) return new Set();
  const [seen, several] = [new Set<number>(), new Set<number>()];
  for (const { line } of all) (seen.has(line) ? several : seen).add(line);
  const lines = groupBy(
    all.filter(({ line }) => several.has(line)),
    (shift) => `${shift.line}|${personDay(shift)}`,
  );
  return new Set(
    [...lines.values()].flatMap((shiftsOnDay) =>
      shiftsOnDay.filter((one) => shiftsOnDay.some((other) => contradict(one, other))),
    ),
  );
}

/** If a text has more tables than this, they are not compared. */
const MOST_TABLES = 100;

function areVersions(one: readonly Timed[], other: readonly Timed[]): boolean {
  const [first, second] = [one, other].map((shifts) => new Set(shifts.map(({ person }) => person)));
  if (!first || !second) return false;
  const peopleInBoth = [...first].filter((person) => second.has(person));
  // If only some of the people are in both tables, they work in two departments. Their overlaps are shown when the
  // shifts are added.
  if (peopleInBoth.length * 2 < Math.max(first.size, second.size)) return false;
  const keys = new Set(one.map(keyOf));
  const days = groupBy(one, personDay);
  return other.some(
    (shift) =>
      !keys.has(keyOf(shift)) &&
      (days.get(personDay(shift)) ?? []).some((sameDayShift) => contradict(sameDayShift, shift)),
  );
}

const personDay = ({ person, date }: Timed): string => `${person}|${date}`;
const keyOf = (shift: Timed): string => `${personDay(shift)}|${shift.start}|${shift.end}`;

/** Whether two shifts overlap at different times. */
function contradict(one: Timed, other: Timed): boolean {
  return keyOf(one) !== keyOf(other) && overlap(textSpan(one), textSpan(other));
}
