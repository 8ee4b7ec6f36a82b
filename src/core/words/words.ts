/** Words of one area of the product: texts, functions that make texts, lists of texts, and groups of these. */
type Words = object;

/** The words of a language, by area. What an area lacks stays English. */
export interface Translation {
  /** The language's tag for numbers and plurals: `de`. */
  readonly tag: string;
  readonly areas: Readonly<Record<string, Words | undefined>>;
}

interface Area {
  readonly english: Words;
  /** The object that everybody reads. */
  readonly current: Words;
}

/**
 * Words that can change their language while the pane runs. Each area is one object that stays the same: a change of language
 * replaces the texts in it. So code reads a text when it needs it, and never keeps one.
 */
export class Vocabulary {
  readonly #areas = new Map<string, Area>();
  #translation: Translation | undefined;
  #edition = 0;

  get tag(): string {
    return this.#translation?.tag ?? 'en';
  }

  get isEnglish(): boolean {
    return this.#translation === undefined;
  }

  /** Another number after each change of language: what was made of words before is outdated. */
  get edition(): number {
    return this.#edition;
  }

  /** The words of an area, in the language that is used. `english`: all of them. */
  words<T extends Words>(name: string, english: T): T {
    const area = { english, current: {} };
    this.#areas.set(name, area);
    this.#fill(name, area);
    return area.current as T;
  }

  /** Changes the language; without a translation, to English. */
  use(translation?: Translation): void {
    if (translation === this.#translation) return;
    this.#translation = translation;
    this.#edition += 1;
    for (const [name, area] of this.#areas) this.#fill(name, area);
  }

  /** What the language has for an area whose English words are elsewhere; undefined in English. */
  translated<T extends Words>(name: string): T | undefined {
    return this.#translation?.areas[name] as T | undefined;
  }

  /** The English words of all areas that were loaded so far, by area. For tests that compare languages. */
  get english(): ReadonlyMap<string, Words> {
    return new Map([...this.#areas].map(([name, { english }]) => [name, english]));
  }

  #fill(name: string, { english, current }: Area): void {
    replaceWords(current, english);
    replaceWords(current, this.#translation?.areas[name] ?? {});
  }
}

function replaceWords(current: Words, words: Words): void {
  const target = current as Record<string, unknown>;
  for (const [key, word] of Object.entries(words)) {
    if (!isGroup(word)) target[key] = word;
    else replaceWords((target[key] ??= {}), word);
  }
}

function isGroup(word: unknown): word is Words {
  return typeof word === 'object' && word !== null && !Array.isArray(word);
}

/** The words of the pane, of messages and of reports: in the language of the person who works. */
export const paneWords = new Vocabulary();

/**
 * The words of the sheets: names of sheets and columns, notes of headers, texts of Status and of dropdowns. They are in the
 * language in which the workbook was begun, for everybody who opens it.
 */
export const sheetWords = new Vocabulary();

/**
 * What the service's ErrorCodes mean, in a company's own words. Its specification says it of the code 0 alone. Every sentence
 * with a code needs it, so it is kept here once, as the words of a language are; the app sets it with the workbook's memory.
 */
export interface CodeMeaning {
  /** `The user name is taken.` */
  readonly meaning: string;
  /** What to do: `Choose another one.`; '' if nobody has said it. */
  readonly advice: string;
}

let meanings: ReadonlyMap<string, CodeMeaning> = new Map();

export function setCodeMeanings(next: ReadonlyMap<string, CodeMeaning>): void {
  meanings = next;
}

/** What a code means and what to do, as one text; '' if nobody has said it. */
export function meaningOfCode(code: string): string {
  const { meaning = '', advice = '' } = meanings.get(code) ?? {};
  return [meaning, advice].filter((part) => part !== '').join(' ');
}

/** A code as sentences name it: `117`, or `117: The user name is taken. Choose another one.` */
export function codeInWords(code: string): string {
  const meaning = meaningOfCode(code);
  return meaning === '' ? code : `${code}: ${meaning}`;
}
