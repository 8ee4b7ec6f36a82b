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
