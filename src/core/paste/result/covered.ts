import type { Dates } from '../days/dates';
import type { DayGroup, LeftRow } from '../draft';
import { saysNoShift } from '../messages';
import { wordsOf } from '../people/name-parts';
import { rangesIn } from '../times/cell';

/** For each person, by the name as it is written: the days on which the text has a row for this person. */
export type CoveredDays = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The people and days that the text covers completely. A line that is left may be a shift of the people whom the line
 * names, so these people are excluded. If a line with times names none of them, it may be anybody's, and nobody is
 * covered.
 */
export function completelyCovered(covered: CoveredDays, left: readonly LeftRow[]): CoveredDays {
  const people = [...covered.keys()].map((name) => ({ name, words: wordsOf(name) }));
  const unsure = new Set<string>();
  for (const { text, reason } of left) {
    if (saysNoShift(reason)) continue;
    const words = new Set(wordsOf(text));
    const named = people.filter((person) => person.words.every((word) => words.has(word)));
    if (named.length === 0 && rangesIn(text).length > 0) return new Map();
    for (const { name } of named) unsure.add(name);
  }
  return new Map([...covered].filter(([name]) => !unsure.has(name)));
}

/** Collects the days that a text has for each person, while its shifts are resolved. */
export class Covered {
  readonly #people = new Map<string, Set<string>>();
  readonly #groupsOf = new Map<string, Set<DayGroup>>();
  readonly #daysOf = new Map<DayGroup, readonly string[]>();

  constructor(private readonly dates: Dates) {}

  get days(): CoveredDays {
    return this.#people;
  }

  /** Adds the days of a shift, and the days of the header or column to which the shift belongs. */
  cover(person: string, group: DayGroup, days: readonly string[]): void {
    const covered = this.#people.get(person) ?? new Set<string>();
    // A person's shifts belong to few groups, and each group's days are added once.
    if (!this.#groupsOf.get(person)?.has(group)) for (const day of this.daysIn(group)) covered.add(day);
    this.#groupsOf.set(person, (this.#groupsOf.get(person) ?? new Set<DayGroup>()).add(group));
    for (const day of days) covered.add(day);
    this.#people.set(person, covered);
  }

  daysIn(group: DayGroup): readonly string[] {
    let all = this.#daysOf.get(group);
    if (!all) {
      const days = group.items.map((_, at) => this.dates.dayAt(group, at));
      all = [...new Set(days.flatMap((each) => ('day' in each ? [each.day] : [])))];
      this.#daysOf.set(group, all);
    }
    return all;
  }
}
