import type { NameList } from './name-list';
import { plainLetters } from './same-name';

/** People whose names contain all words of a text. `same` has those without further words, `all` has all of them. */
export interface NameMatches {
  readonly same: readonly string[];
  readonly all: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly words: readonly string[];
  /** The words without accents, in plain letters. */
  readonly plain: readonly string[];
}

/** Each list's 10,000 names are split into words once, not for each comparison. */
const indexes = new WeakMap<NameList, ReadonlyMap<string, readonly Entry[]>>();

/** Removes from a label the part in brackets that distinguishes it: `Maria Garcia (mgarcia2)`. */
export function plainName(label: string): string {
  return label.replace(/ \([^()]*\)$/, '');
}

/** The words of a name in alphabetical order, so that `Garcia, Maria` equals `Maria Garcia`. */
export function nameWords(name: string): readonly string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).sort();
}

/**
 * The people that `Solberg Ingrid`, `I. Solberg` or `Ingrid` may mean. A single letter is a word's first letter. If
 * no name is spelled exactly so, names are compared without accents, and with ł as l, ø as o, ß as ss.
 */
export function matchingNames(names: NameList, words: readonly string[]): NameMatches {
  const plain = inPlainLetters(words);
  const whole = plain.find((word) => word.length > 1);
  if (whole === undefined) return { same: [], all: [] };
  const entries = indexOf(names).get(whole) ?? [];
  const exact = fitting(entries, words, (entry) => entry.words);
  if (exact.same.length > 0) return exact;
  const loose = fitting(entries, plain, (entry) => entry.plain);
  return loose.same.length > 0 || exact.all.length === 0 ? loose : exact;
}

function fitting(
  entries: readonly Entry[],
  words: readonly string[],
  wordsIn: (entry: Entry) => readonly string[],
): NameMatches {
  const all = entries.filter((entry) =>
    words.every((word) =>
      wordsIn(entry).some((entryWord) => (word.length > 1 ? entryWord === word : entryWord.startsWith(word))),
    ),
  );
  const text = words.join(' ');
  return {
    same: all.filter((entry) => wordsIn(entry).join(' ') === text).map(({ id }) => id),
    all: all.map(({ id }) => id),
  };
}

function inPlainLetters(words: readonly string[]): readonly string[] {
  return words.map(plainLetters).sort();
}

function indexOf(names: NameList): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(names);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const { id, label } of names.entries) {
    const words = nameWords(plainName(label));
    const entry = { id, words, plain: inPlainLetters(words) };
    for (const word of new Set(entry.plain)) {
      const entries = index.get(word);
      if (entries) entries.push(entry);
      else index.set(word, [entry]);
    }
  }
  indexes.set(names, index);
  return index;
}
