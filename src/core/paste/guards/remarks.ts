import { weekdayOf } from '../../calendar/days';
import { weekdayNamed } from '../days/day-names';
import { shortened, onlyCell } from '../lines';
import type { PastedPage } from '../page';
import type { Resolving } from '../read-shift';
import { rangesIn } from '../times/cell';
import { begins, hasWord } from '../words/lexicon';
import type { Doubt, ReadResult } from './doubt';

/** Longer lines are prose. */
const LONGEST_REMARK = 200;

/** Whether a line of one cell may change what other lines say: `Ann and Ben swapped`, `CORRECTION: Ann 10-18`. */
function mayChange(text: string): boolean {
  if (text.length > LONGEST_REMARK) return false;
  return (
    begins(text.replace(/^[^\p{L}\p{N}]+/u, ''), 'corrects') ||
    (hasWord(text, 'takesBack') && rangesIn(text).length === 0)
  );
}

/** A name has at most this many words. */
const LONGEST_NAME = 5;

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The shifts of the people whom a text names. */
function shiftsNamedIn(
  text: string,
  ofPeople: ReadonlyMap<string, readonly Resolving[]>,
): readonly Resolving[] {
  const words = wordsIn(text);
  const names = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME }, (__, more) => words.slice(at, at + more + 1).join(' ')),
  );
  return [...new Set(names)].flatMap((name) => ofPeople.get(name) ?? []);
}

/** The weekdays that a remark names. Short words in lower case may be other words: `sat`, `so`. */
function weekdaysIn(page: PastedPage, text: string): ReadonlySet<number> {
  const words = text.match(/(?<!\p{L})(?:\p{Lu}\p{L}{2,}|\p{Ll}{5,})/gu) ?? [];
  return new Set(words.flatMap((word) => weekdayNamed(word, page.language) ?? []));
}

/** The shifts of each person, by the first name and by the whole name: a remark may say `Ann` where the table says `Ann Bell`. */
function shiftsOfPeople(shifts: readonly Resolving[]): ReadonlyMap<string, readonly Resolving[]> {
  const ofPeople = new Map<string, Resolving[]>();
  for (const foundShift of shifts) {
    const words = wordsIn(foundShift.shift.person);
    for (const name of new Set([words[0] ?? '', words.join(' ')])) {
      const shiftsOfName = ofPeople.get(name);
      if (shiftsOfName) shiftsOfName.push(foundShift);
      else if (name !== '') ofPeople.set(name, [foundShift]);
    }
  }
  return ofPeople;
}

/** A line without a shift of its own says of people who have shifts in other lines that these may not be right. */
export function changedByRemarks({ page, shifts }: ReadResult): Doubt | undefined {
  let ofPeople: ReadonlyMap<string, readonly Resolving[]> | undefined;
  const doubted = new Set<Resolving>();
  let sample: string | undefined;
  for (const { line, cells } of page.overview.alone) {
    const only = onlyCell(cells);
    if (only === undefined || !mayChange(only)) continue;
    ofPeople ??= shiftsOfPeople(shifts);
    const weekdays = weekdaysIn(page, only);
    const named = shiftsNamedIn(only, ofPeople).filter(
      ({ shift }) => shift.line !== line && (weekdays.size === 0 || weekdays.has(weekdayOf(shift.date))),
    );
    if (named.length === 0) continue;
    sample ??= shortened(only);
    for (const foundShift of named) doubted.add(foundShift);
  }
  return sample === undefined ? undefined : { sample, doubted };
}
