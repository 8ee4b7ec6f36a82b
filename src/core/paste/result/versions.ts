import type { DayGroup } from '../draft';

/** A person's times on one day. */
interface Timed {
  readonly person: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
}

/** A shift with the days of the header above it. */
export interface OfHeader<Shift extends Timed> {
  readonly group: DayGroup;
  readonly shift: Shift;
}

/**
 * Finds the headers whose days and people come again in another table, where the same people work at other times of
 * the same days. It is unknown which table is valid. `daysOf` returns the days of a header.
 */
export function versionsIn(
  all: readonly OfHeader<Timed>[],
  daysOf: (group: DayGroup) => readonly string[],
): ReadonlySet<DayGroup> {
  const tables = new Map<DayGroup, Timed[]>();
  for (const { group, shift } of all) if (group.isRun && shift.person !== '') put(tables, group, shift);
  const found = new Set<DayGroup>();
  if (tables.size > MOST_TABLES) return found;
  const of = [...tables].map(([group, shifts]) => ({ group, shifts, days: daysOf(group).join() }));
  for (const [at, one] of of.entries())
    for (const other of of.slice(at + 1))
      if (one.days === other.days && areVersions(one.shifts, other.shifts))
        for (const { group } of [one, other]) found.add(group);
  return found;
}

/**
 * Shifts of one line and one person that overlap at different times: two columns of the line contradict each other.
 */
export function contradictionsIn(all: readonly (Timed & { readonly line: number })[]): ReadonlySet<Timed> {
  const found = new Set<Timed>();
  const known = new Map<string, Timed[]>();
  for (const shift of all) {
    const key = `${shift.line}|${personDay(shift)}`;
    const others = known.get(key) ?? [];
    for (const other of others)
      if (keyOf(other) !== keyOf(shift) && overlap(other, shift)) {
        found.add(other);
        found.add(shift);
      }
    if (others.length === 0) known.set(key, others);
    others.push(shift);
  }
  return found;
}

/** If a text has more tables than this, they are not compared. */
const MOST_TABLES = 100;

function areVersions(one: readonly Timed[], other: readonly Timed[]): boolean {
  const [first, second] = [one, other].map((shifts) => new Set(shifts.map(({ person }) => person)));
  if (!first || !second) return false;
  const both = [...first].filter((person) => second.has(person));
  // If only some of the people are in both tables, they work in two departments. Their overlaps are shown when the
  // shifts are added.
  if (both.length * 2 < Math.max(first.size, second.size)) return false;
  const keys = new Set(one.map((shift) => keyOf(shift)));
  const days = new Map<string, Timed[]>();
  for (const shift of one) put(days, personDay(shift), shift);
  return other.some(
    (shift) =>
      !keys.has(keyOf(shift)) && (days.get(personDay(shift)) ?? []).some((own) => overlap(own, shift)),
  );
}

function put<Key>(map: Map<Key, Timed[]>, key: Key, shift: Timed): void {
  const known = map.get(key);
  if (known) known.push(shift);
  else map.set(key, [shift]);
}

const personDay = ({ person, date }: Timed): string => `${person}|${date}`;
const keyOf = (shift: Timed): string => `${personDay(shift)}|${shift.start}|${shift.end}`;

function overlap(one: Timed, other: Timed): boolean {
  const [from, until] = [`${one.date}T${one.start}`, `${one.endDate}T${one.end}`];
  const [begin, end] = [`${other.date}T${other.start}`, `${other.endDate}T${other.end}`];
  return from < end && begin < until;
}
