import { byAlphabet } from './alphabet';
import { textOf } from './cell';
import { type Namesakes, value, type ValueKind } from './kind';
import { valueMessages } from './messages';
import { truncate } from './shown';

/** A record with the names by which other records may refer to it. */
export interface Named {
  readonly id: string;
  /** The plain name, e.g. `Maria Garcia`. */
  readonly name: string;
  /** Texts that distinguish it from others of the same name, best first; '' if it lacks one. */
  readonly apart: readonly string[];
  /** Other texts that mean this record: UserName, e-mail, `Garcia, Maria`. */
  readonly also: readonly string[];
  /** The CatNo of its category. */
  readonly category?: string | undefined;
  /** Whether it must not be chosen for new records: a person who must not be scheduled. */
  readonly isOff?: boolean | undefined;
}

/** A record with its label, as it is offered to be chosen. */
export interface OfferedName {
  readonly id: string;
  readonly label: string;
  readonly isOff?: boolean;
}

type Found =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'several'; readonly namesakes: Namesakes }
  | { readonly kind: 'none' };

/** The words for the records of a list in sentences. */
interface ListWords {
  readonly many: string;
  readonly distinguishedBy: string;
}

/** A name is cut at this length, so that a label and what distinguishes it fit into a cell (32,767 characters). */
const LONGEST_CALLED = 1_000;
const DIGITS = /^\d+$/;
/** The most candidates that a sentence lists. */
const MOST_CANDIDATES = 4;

/**
 * The records of a kind by name: a label for each ID, and the ID for every text that people type. The label is the plain
 * name if the name means no other record. Otherwise the label is the name with what distinguishes it: `Maria Garcia
 * (mgarcia2)`; `102 (CatItemID 101)` if another record has the number 102. So a label always leads to its own record, and a
 * text that may mean several records leads to none.
 */
export class NameList {
  readonly #records: readonly Named[];
  readonly #categories = new Map<string, string>();
  readonly #labels = new Map<string, string>();
  /**
   * IDs by normalised labels that are more than the plain name. No such label is the name, ID or other text of another
   * record.
   */
  readonly #byLabel = new Map<string, string>();
  /** IDs by each normalised text that means them. */
  readonly #byText = new Map<string, Set<string>>();

  #isBuilt = false;

  constructor(
    /** The word for one record in sentences: `person`. */
    readonly one: string,
    records: readonly Named[],
    /** IDs by normalised texts that mean a certain record, whatever its name is; the owner of the map may change it. */
    private readonly pinnedNames: ReadonlyMap<string, string> = new Map(),
    /** The word before an ID in a label, to distinguish the ID from a name: `CatItemID`. */
    private readonly idWord = 'ID',
    private readonly words: ListWords = { many: 'records', distinguishedBy: valueMessages.oneOfThese },
  ) {
    // A record without an ID can't be referred to.
    this.#records = records.filter(({ id }) => id !== '');
  }

  /** Every record with its label, in the given order. */
  get entries(): readonly { readonly id: string; readonly label: string }[] {
    this.#build();
    return this.#records.map(({ id }) => ({ id, label: this.#labels.get(id) ?? id }));
  }

  /** Every record as it was given. */
  get records(): readonly Named[] {
    return this.#records;
  }

  /** The IDs of the records that each normalised text means. */
  get texts(): ReadonlyMap<string, ReadonlySet<string>> {
    this.#build();
    return this.#byText;
  }

  /** Every record by the alphabet. Those that must not be chosen stand last. */
  get offered(): readonly OfferedName[] {
    this.#build();
    const isOff = new Set(this.#records.filter((record) => record.isOff === true).map(({ id }) => id));
    return [...this.#labels]
      .map(([id, label]): OfferedName => (isOff.has(id) ? { id, label, isOff: true } : { id, label }))
      .sort(
        (one, other) => (one.isOff ? 1 : 0) - (other.isOff ? 1 : 0) || byAlphabet(one.label, other.label),
      );
  }

  /** Every label, in the order in which it is offered. */
  get labels(): readonly string[] {
    return this.offered.map(({ label }) => label);
  }

  labelOf(id: string): string | undefined {
    this.#build();
    return this.#labels.get(id);
  }

  /** The CatNo of a record's category. */
  categoryOf(id: string): string | undefined {
    this.#build();
    return this.#categories.get(id);
  }

  /** The record that a typed or pasted text means, in any case and spacing. Never guesses. */
  find(text: string): Found {
    const ids = this.idsOf(text);
    const [first] = ids;
    if (first === undefined) return { kind: 'none' };
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
      const beside = [isMark ? others[0] : '', record.isOff === true ? valueMessages.notScheduled : ''];
      return {
        label,
        typed: isMark ? mark : label,
        beside: beside.filter(Boolean).join(', '),
        isMark,
      };
    });
    return {
      many: this.words.many,
      distinguishedBy: candidates.every(({ isMark }) => isMark)
        ? this.words.distinguishedBy
        : valueMessages.oneOfThese,
      name: isOne ? (records[0]?.name ?? '') : '',
      count: ids.length,
      candidates: candidates.map(({ typed, beside, label }) => ({ typed, beside, label })),
    };
  }

  /** The IDs of all records that a typed or pasted text may mean, in no order of likelihood. */
  idsOf(text: string): readonly string[] {
    const folded = normalizeName(text);
    const pinned = this.pinnedNames.get(folded);
    return pinned === undefined ? this.#bearers(folded) : [pinned];
  }

  /** Whether a text means exactly one record, and a record other than this one. Pinned names do not count. */
  meansOnlyAnother(id: string, text: string): boolean {
    const ids = this.#bearers(normalizeName(text));
    return ids.length === 1 && ids[0] !== id;
  }

  /** The IDs of all records with this name, label, ID or other text. */
  #bearers(folded: string): readonly string[] {
    this.#build();
    const labelled = this.#byLabel.get(folded);
    if (labelled !== undefined) return [labelled];
    return [...(this.#byText.get(folded) ?? this.#apart(folded))];
  }

  /** The IDs of the records that have both the text before a last bracket and the text in it: `Garcia, Maria (mgarcia1)`. */
  #apart(folded: string): readonly string[] {
    const [, name = '', mark = ''] = /^(.+) \(([^()]+)\)$/u.exec(folded) ?? [];
    const marked = this.#byText.get(mark);
    return [...(this.#byText.get(name) ?? [])].filter((id) => marked?.has(id));
  }

  /** Runs on first use: many lists of 10,000 names belong to tables that nobody has opened. */
  #build(): void {
    if (this.#isBuilt) return;
    this.#isBuilt = true;
    for (const { id, name, also: otherTexts, category } of this.#records) {
      if (category !== undefined) this.#categories.set(id, category);
      for (const text of [id, name, ...otherTexts]) this.#mean(text, id);
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

  /** Whether a text means no other record: neither a name or other text of one, nor a label. */
  #isUnambiguous(label: string, id: string): boolean {
    const folded = normalizeName(label);
    const ids = this.#byText.get(folded);
    return !this.#byLabel.has(folded) && (ids === undefined || (ids.size === 1 && ids.has(id)));
  }

  #tellApart(called: string, { id, apart }: Named): string {
    // If both are bare numbers, nobody can see which one is the name.
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
    if (folded !== '') addTo(this.#byText, folded, id);
  }
}

export function addTo(sets: Map<string, Set<string>>, key: string, id: string): void {
  const ids = sets.get(key);
  if (ids) ids.add(id);
  else sets.set(key, new Set([id]));
}

/** The beginning of a label: the name, or the ID of a record without a name. */
function nameOf({ id, name }: Named): string {
  if (normalizeName(name) === '') return id;
  return name.length > LONGEST_CALLED ? `${name.slice(0, LONGEST_CALLED)}…` : name;
}

/** What is drawn as nothing: soft hyphens, signs without a width, marks of direction, and the choice between two looks of an emoji. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Most names: what is not in them needs no other form. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Names are the same if they differ only in case, spacing, signs that nobody sees, or the composition of characters. */
export function normalizeName(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').replace(UNSEEN, '').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/**
 * A record of another kind, kept as its ID and shown as its label. Cells take the label, the ID and every other text that
 * the list has for the record. If a text means several records, the problem lists what to type for each.
 */
export function reference(list: NameList): ValueKind<string> {
  return {
    name: 'reference',
    format: '@',
    serial: false,
    fromWire: (wire) => value(wire.trim() === '' ? null : wire.trim()),
    toWire: (id) => id,
    toCell: (id) => list.labelOf(id) ?? id,
    fromCell: (cell) => {
      const typed = textOf(cell).trim();
      if (typed === '') return value<string>(null);
      const found = list.find(typed);
      if (found.kind === 'one') return value(found.id);
      const shown = truncate(typed);
      if (found.kind === 'several') return { ok: false, ambiguous: { ...found.namesakes, called: shown } };
      return { ok: false, unknown: { one: list.one, typed: shown } };
    },
  };
}

/** A reference whose names are not known yet (table/record.ts): it shows IDs. */
export const unbound = reference(new NameList('record', []));
