import { distance } from 'fastest-levenshtein';
import { addTo, normalizeName, type NameList } from './name-list';
import { plainLetters } from './same-name';

/** A misspelt name has at most one wrong character for each so many characters. */
const SIGNS_A_SLIP = 4;
/** Comparing one text with 10,000 names takes some milliseconds, so only this many different texts get a hint. */
const MOST_HINTS = 100;
/** Typing mistakes are searched for only in names of this length: comparing two texts of 30,000 characters takes seconds. */
const LONGEST_HINTED = 200;

/** The hints of each list. A list never changes: other names make another list. */
const known = new WeakMap<NameList, NearNames>();

/** The label that a text without a record surely means; undefined if there is none, or more than one. */
export function nearestLabel(list: NameList, text: string): string | undefined {
  const near = known.get(list) ?? new NearNames(list);
  known.set(list, near);
  return near.labelFor(normalizeName(text));
}

class NearNames {
  readonly #hints = new Map<string, string | undefined>();
  /** IDs by texts in plain letters. */
  readonly #plain = new Map<string, Set<string>>();
  /** IDs by the words of names, in plain letters. */
  readonly #words = new Map<string, Set<string>>();

  constructor(private readonly list: NameList) {
    for (const [text, ids] of list.texts) for (const id of ids) addTo(this.#plain, plainLetters(text), id);
    for (const { id, name } of list.records)
      for (const word of plainLetters(normalizeName(name)).split(' ')) addTo(this.#words, word, id);
  }

  /** The same misspelt name is often in 80 pasted rows, so each text is compared with the whole list only once. */
  labelFor(text: string): string | undefined {
    if (this.#hints.has(text)) return this.#hints.get(text);
    if (this.#hints.size >= MOST_HINTS || text.length > LONGEST_HINTED || /^\d*$/.test(text))
      return undefined;
    const [id, ...others] = this.#idsLike(text);
    const label = id === undefined || others.length > 0 ? undefined : this.list.labelOf(id);
    this.#hints.set(text, label);
    return label;
  }

  /**
   * The records whose text is the same in plain letters (`Rosa Martinez` for `Rosa Martínez`), else those whose text is
   * misspelt, else those that have the text as one word of their name (`brown` for `Marcus Brown`).
   */
  #idsLike(text: string): readonly string[] {
    const plain = plainLetters(text);
    return [...(this.#plain.get(plain) ?? this.#misspelt(text) ?? this.#words.get(plain) ?? [])];
  }

  /** The records of the most similar texts, if these are similar enough. */
  #misspelt(text: string): ReadonlySet<string> | undefined {
    let least = Math.max(1, Math.floor(text.length / SIGNS_A_SLIP));
    let found: Set<string> | undefined;
    for (const [other, ids] of this.list.texts) {
      if (Math.abs(other.length - text.length) > least) continue;
      const slips = distance(text, other);
      if (slips > least) continue;
      found = new Set(slips < least ? ids : [...(found ?? []), ...ids]);
      least = slips;
    }
    return found;
  }
}
