/**
 * How two texts are one name: `same` if they differ only in case, accents, order, spaces and signs, `initials` if one of them
 * also has initials (`I. Solberg`). Undefined if they are different names, however similar they are.
 */
export function sameName(one: string, other: string): 'same' | 'initials' | undefined {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  if (words.map(({ plain }) => plain).join('') === others.map(({ plain }) => plain).join('')) return 'same';
  if (words.length !== others.length) return undefined;
  const left = [...others];
  const unmatched = words.filter((word) => !takeFrom(left, (otherWord) => isSame(word, otherWord)));
  if (unmatched.length === 0) return 'same';
  const areInitials = unmatched.every((word) => takeFrom(left, (otherWord) => isInitial(word, otherWord)));
  return areInitials && unmatched.length < words.length ? 'initials' : undefined;
}

/** A word in the letters of a plain keyboard, with ü as u and with ü as ue. */
interface Word {
  readonly plain: string;
  readonly long: string;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function wordsIn(name: string): readonly Word[] {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      // What tells a label apart is no part of the name: `Maria Garcia (mgarcia1)`.
      .replace(/ \([^()]*\)$/u, '')
      .replace(/['’‘`´]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => ({
    plain: plainLetters(word),
    long: plainLetters(word.replace(/[äöü]/gu, (letter) => UMLAUTS[letter] ?? letter)),
  }));
}

function isSame(one: Word, other: Word): boolean {
  return one.plain === other.plain || one.long === other.plain || one.plain === other.long;
}

function isInitial({ plain: one }: Word, { plain: other }: Word): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^\p{L}$/u.test(short) && long.startsWith(short);
}

/** Takes the first fitting word out of the words. Returns whether there was one. */
function takeFrom(words: Word[], fits: (word: Word) => boolean): boolean {
  const at = words.findIndex(fits);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

/** Letters that are not a plain letter with a mark, and the plain letters that people type for them. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
    ...{ Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', Ħ: 'H', Ŧ: 'T', ẞ: 'SS', Æ: 'AE', Œ: 'OE', Þ: 'TH' },
  }),
);
const OTHER = new RegExp(`[${[...OTHERS.keys()].join('')}]`, 'gu');

/** A text in the letters of a plain keyboard, to compare names: `Łukasz Müßig` is `Lukasz Mussig`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHER, (letter) => OTHERS.get(letter) ?? letter);
}
