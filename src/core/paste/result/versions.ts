import type { DayGroup } from '../draft';

/** Who works when. */
interface Timed {
  readonly person: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
}

/** A shift with the days of the header that it stands below. */
export interface OfHeader<Shift extends Timed> {
  readonly group: DayGroup;
  readonly shift: Shift;
}

/**
 * The headers whose days and people come again in another table of the text, where the same people work at other times of
 * the same days. Which of the tables is valid can't be told. `daysOf` are the days of a header.
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

/** The shifts of one line that are of one person and at one time: two columns of it say different things. */
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

/** More tables of one text are not compared with one another. */
const MOST_TABLES = 100;

function areVersions(one: readonly Timed[], other: readonly Timed[]): boolean {
  const [first, second] = [one, other].map((shifts) => new Set(shifts.map(({ person }) => person)));
  if (!first || !second) return false;
  const both = [...first].filter((person) => second.has(person));
  // One of many people who works in two departments is told when the shifts are added.
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
