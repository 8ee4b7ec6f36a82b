import { wordsOf } from '../people/name-parts';
import { rangesIn } from '../times/cell';
import type { LeftRow } from '../draft';
import { SETTLED } from '../messages';

/** The days of a text that each of its people has a row on, by the name as it is written. */
export type CoveredDays = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The people and days that a text says all of. What was left because it could not be read may be a shift of the people
 * whom its line names: nothing is known about them then, and about nobody where a line with times names none of them.
 */
export function surelyCovered(covered: CoveredDays, left: readonly LeftRow[]): CoveredDays {
  const people = [...covered.keys()].map((name) => ({ name, words: wordsOf(name) }));
  const unsure = new Set<string>();
  for (const { text, reason } of left) {
    if (SETTLED.has(reason)) continue;
    const words = new Set(wordsOf(text));
    const named = people.filter((person) => person.words.every((word) => words.has(word)));
    if (named.length === 0 && rangesIn(text).length > 0) return new Map();
    for (const { name } of named) unsure.add(name);
  }
  return new Map([...covered].filter(([name]) => !unsure.has(name)));
}
