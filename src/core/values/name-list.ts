import { closest, distance } from 'fastest-levenshtein';

/** One record by its name, as other records may refer to it. */
export interface Named {
  readonly id: string;
  /** The plain name, e.g. `Maria Garcia`. */
  readonly name: string;
  /** What distinguishes it from others of the same name, best first; '' where there is none. */
  readonly apart: readonly string[];
  /** Other texts that mean this record: UserName, e-mail, `Garcia, Maria`. */
  readonly also: readonly string[];
  /** The CatNo of the category that it belongs to. */
  readonly category?: string;
}

export type Found =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'several'; readonly namesakes: Namesakes }
  /** `near` is the label most like the text, where one is alike enough to be meant. */
  | { readonly kind: 'none'; readonly near: string | undefined };

/** Several records that one text may mean. */
export interface Namesakes {
  /** The name that all of them have; '' where they have different ones. */
  readonly name: string;
  readonly count: number;
  /** What the sheet's user calls several of them: `people`. */
  readonly many: string;
  /** The first of them: what to type for each, and what else distinguishes it from the others, or ''. */
  readonly candidates: readonly { readonly typed: string; readonly beside: string }[];
  /** What is typed for one of them: `the user name`. */
  readonly distinguishedBy: string;
}

/** How sentences speak of the records of a list. */
interface ListWords {
  readonly many: string;
  readonly distinguishedBy: string;
}

/** Sorting 10,000 names takes one collator, not one for each comparison. */
const ALPHABET = new Intl.Collator('en');

/** A misspelt name differs in at most one of this many signs. */
const SIGNS_A_SLIP = 4;
/** Comparing one text with 10,000 names takes some milliseconds: a pasted block of nothing but unknown names gets no hints. */
const MOST_HINTS = 100;
/** A slip of the hand is looked for in names that people type; comparing two texts of 30,000 signs takes seconds. */
const LONGEST_HINTED = 200;
/** A label and what distinguishes it fit into a cell (32,767 characters). */
const LONGEST_CALLED = 1_000;
const DIGITS = /^\d+$/;
/** What is typed where no short text distinguishes all of them. */
const ONE_OF_THESE = 'one of these';
/** A list of candidates in a sentence. */
const MOST_CANDIDATES = 4;

/**
 * The records of a kind by name: a label for each ID, and the ID for whatever people type. The label is the plain name where
 * it means nobody else, else the name with what distinguishes it: `Maria Garcia (mgarcia2)`; `102 (CatItemID 101)` where
 * another record has the number 102. So a label always leads to its own record, and a text that may mean several to none.
 */
export class NameList {
  readonly #records: readonly Named[];
  readonly #categories = new Map<string, string>();
  readonly #labels = new Map<string, string>();
  /** IDs by folded labels that are more than the plain name; such a label is nobody else's name, ID or other text. */
  readonly #byLabel = new Map<string, string>();
  /** IDs by each folded text that means them. */
  readonly #byText = new Map<string, Set<string>>();
  readonly #near = new Map<string, string | undefined>();

  #isBuilt = false;

  constructor(
    /** What a sentence calls one record: `person`. */
    readonly one: string,
    records: readonly Named[],
    /** IDs by folded texts that mean a certain record whatever it is called; the owner may change them. */
    private readonly pinnedNames: ReadonlyMap<string, string> = new Map(),
    /** What a label calls an ID that it has to distinguish from a name: `CatItemID`. */
    private readonly idWord = 'ID',
    private readonly words: ListWords = { many: 'records', distinguishedBy: ONE_OF_THESE },
  ) {
    // A record without an ID can't be referred to.
    this.#records = records.filter(({ id }) => id !== '');
  }

  /** Every record by its label, in the order in which they were given. */
  get entries(): readonly { readonly id: string; readonly label: string }[] {
    this.#build();
    return this.#records.map(({ id }) => ({ id, label: this.#labels.get(id) ?? id }));
  }

  /** Every label, in the order of the alphabet. */
  get labels(): readonly string[] {
    this.#build();
    return [...this.#labels.values()].sort(ALPHABET.compare);
  }

  labelOf(id: string): string | undefined {
    this.#build();
    return this.#labels.get(id);
  }

  /** The CatNo of the category that a record belongs to. */
  categoryOf(id: string): string | undefined {
    this.#build();
    return this.#categories.get(id);
  }

  /** The record that a typed or pasted text means, in any case and spacing; never a guess. */
  find(text: string): Found {
    const ids = this.idsOf(text);
    const [first] = ids;
    if (first === undefined) return { kind: 'none', near: this.#nearest(normalizeName(text)) };
    if (ids.length === 1) return { kind: 'one', id: first };
    return { kind: 'several', namesakes: this.#namesakes(ids) };
  }

  #namesakes(ids: readonly string[]): Namesakes {
    const known = new Set(ids);
    const records = this.#records.filter(({ id }) => known.has(id));
    const names = new Set(records.map(({ name }) => normalizeName(name)));
    const isOne = names.size === 1;
    const candidates = records.slice(0, MOST_CANDIDATES).map((record) => {
      const [mark, ...others] = record.apart.filter((word) => word !== '');
      const label = this.#labels.get(record.id) ?? record.id;
      const isMark = isOne && mark !== undefined && this.#isUnambiguous(mark, record.id);
      return { typed: isMark ? mark : label, beside: isMark ? (others[0] ?? '') : '', isMark };
    });
    return {
      many: this.words.many,
      distinguishedBy: candidates.every(({ isMark }) => isMark) ? this.words.distinguishedBy : ONE_OF_THESE,
      name: isOne ? (records[0]?.name ?? '') : '',
      count: ids.length,
      candidates: candidates.map(({ typed, beside }) => ({ typed, beside })),
    };
  }

  /** The IDs of all records that a typed or pasted text may mean; none is likelier than another. */
  idsOf(text: string): readonly string[] {
    const folded = normalizeName(text);
    const pinned = this.pinnedNames.get(folded);
    return pinned === undefined ? this.#bearers(folded) : [pinned];
  }

  /** Whether a text leads to one record, and to another than this: by what that is called, not by a pin. */
  isOthers(id: string, text: string): boolean {
    const ids = this.#bearers(normalizeName(text));
    return ids.length === 1 && ids[0] !== id;
  }

  /** The IDs of all that are so called. */
  #bearers(folded: string): readonly string[] {
    this.#build();
    const labelled = this.#byLabel.get(folded);
    return labelled === undefined ? [...(this.#byText.get(folded) ?? [])] : [labelled];
  }

  /** On first use: many lists of 10,000 names are there for tables that nobody has opened. */
  #build(): void {
    if (this.#isBuilt) return;
    this.#isBuilt = true;
    for (const { id, name, also, category } of this.#records) {
      if (category !== undefined) this.#categories.set(id, category);
      for (const text of [id, name, ...also]) this.#mean(text, id);
    }
    for (const record of this.#records)
      if (!this.#labels.has(record.id)) this.#labels.set(record.id, this.#makeLabel(record));
  }

  #makeLabel(record: Named): string {
    const { id } = record;
    const called = nameOf(record);
    if (normalizeName(called) === normalizeName(record.name) && this.#isUnambiguous(called, id))
      return called;
    const label = this.#tellApart(called, record);
    this.#byLabel.set(normalizeName(label), id);
    return label;
  }

  /** Whether a text means no other record, neither as it is called nor as the label of one. */
  #isUnambiguous(label: string, id: string): boolean {
    const folded = normalizeName(label);
    const ids = this.#byText.get(folded);
    return !this.#byLabel.has(folded) && (ids === undefined || (ids.size === 1 && ids.has(id)));
  }

  #tellApart(called: string, { id, apart }: Named): string {
    // Of two bare numbers nobody can say which is the name.
    const isNumber = DIGITS.test(called) && DIGITS.test(id);
    const marks = [...apart.filter((word) => word !== ''), id];
    const candidateLabels = marks.map(
      (mark) => `${called} (${isNumber && mark === id ? `${this.idWord} ${id}` : mark})`,
    );
    const found = candidateLabels.find((label) => this.#isUnambiguous(label, id));
    if (found !== undefined) return found;
    let mark = `#${id}`;
    while (!this.#isUnambiguous(`${called} (${mark})`, id)) mark = `#${mark}`;
    return `${called} (${mark})`;
  }

  #mean(text: string, id: string): void {
    const folded = normalizeName(text);
    if (folded === '') return;
    const ids = this.#byText.get(folded);
    if (ids) ids.add(id);
    else this.#byText.set(folded, new Set([id]));
  }

  /** One misspelt name is often in 80 pasted rows: each text is compared with the whole list once. */
  #nearest(folded: string): string | undefined {
    if (this.#near.has(folded)) return this.#near.get(folded);
    if (this.#near.size >= MOST_HINTS || folded.length > LONGEST_HINTED || /^\d*$/.test(folded))
      return undefined;
    const slips = Math.max(1, Math.floor(folded.length / SIGNS_A_SLIP));
    const texts = [...this.#byText.keys()].filter((text) => Math.abs(text.length - folded.length) <= slips);
    const like = texts.length === 0 ? undefined : closest(folded, texts);
    const isNear = like !== undefined && distance(folded, like) <= slips;
    const ids = isNear ? [...(this.#byText.get(like) ?? [])] : [];
    const near = ids.length === 1 && ids[0] !== undefined ? this.#labels.get(ids[0]) : undefined;
    this.#near.set(folded, near);
    return near;
  }
}

/** What a label begins with: the name, or the ID of a record without one. */
function nameOf({ id, name }: Named): string {
  if (normalizeName(name) === '') return id;
  return name.length > LONGEST_CALLED ? `${name.slice(0, LONGEST_CALLED)}…` : name;
}

/** Case, spacing and the way a sign is composed make no other name. */
export function normalizeName(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
