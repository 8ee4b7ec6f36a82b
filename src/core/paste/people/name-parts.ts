import type { NameList } from '../../values/name-list';

/** People whose names have all the words of a text: those with no other words, and all of them. */
export interface Alike {
  readonly same: readonly string[];
  readonly all: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly words: readonly string[];
}

/** 10,000 names are taken apart once for each list, not for each comparison. */
const indexes = new WeakMap<NameList, ReadonlyMap<string, readonly Entry[]>>();

/** The words of a name in the order of the alphabet: `Garcia, Maria` is `Maria Garcia`. */
export function wordsOf(name: string): readonly string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).sort();
}

/** The people that `Solberg Ingrid`, `I. Solberg` or `Ingrid` may mean. A single letter is the first of a word. */
export function alike(names: NameList, words: readonly string[]): Alike {
  const whole = words.find((word) => word.length > 1);
  if (whole === undefined) return { same: [], all: [] };
  const all = (indexOf(names).get(whole) ?? []).filter((entry) =>
    words.every((word) => entry.words.some((own) => (word.length > 1 ? own === word : own.startsWith(word)))),
  );
  const text = words.join(' ');
  return {
    same: all.filter((entry) => entry.words.join(' ') === text).map(({ id }) => id),
    all: all.map(({ id }) => id),
  };
}

function indexOf(names: NameList): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(names);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const { id, label } of names.entries) {
    // `Maria Garcia (mgarcia2)`: what tells a label apart is no part of the name.
    const entry = { id, words: wordsOf(label.replace(/ \([^()]*\)$/, '')) };
    for (const word of new Set(entry.words)) {
      const entries = index.get(word);
      if (entries) entries.push(entry);
      else index.set(word, [entry]);
    }
  }
  indexes.set(names, index);
  return index;
}
