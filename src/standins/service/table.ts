import { ItemRefused } from './error-codes';

/** A value that no two records of a table may share; undefined if the record has none. */
export interface UniqueValue<Held> {
  read(record: Held): string | number | undefined;
  readonly code: number;
  /** The sentence for a caller that sends a value which another record already has. */
  taken(record: Held): string;
}

interface Rules<Held, Unique extends string> {
  /** The record's key: the number that the service assigned, or a text in its place. */
  key(record: Held): string | number;
  readonly unique: Readonly<Record<Unique, UniqueValue<Held>>>;
}

/** The records of one kind. Ensures that unique values remain unique. A refused change does not change the table. */
export class Table<Held, Unique extends string = never> {
  readonly #records = new Map<string | number, Held>();
  readonly #rules: Rules<Held, Unique>;
  readonly #indexes: readonly (readonly [UniqueValue<Held>, Map<string | number, Held>])[];
  readonly #indexByName: ReadonlyMap<string, Map<string | number, Held>>;
  #lastNumber = 0;
  #listener: (record: Held) => void = () => undefined;

  constructor(rules: Rules<Held, Unique>, records: readonly Held[]) {
    this.#rules = rules;
    const named = Object.entries<UniqueValue<Held>>(rules.unique).map(
      ([name, unique]) => [name, unique, new Map<string | number, Held>()] as const,
    );
    this.#indexes = named.map(([, unique, index]) => [unique, index]);
    this.#indexByName = new Map(named.map(([name, , index]) => [name, index]));
    for (const record of records) this.#hold(record);
  }

  all(): readonly Held[] {
    return [...this.#records.values()];
  }

  get(key: string | number): Held | undefined {
    return this.#records.get(key);
  }

  find(unique: Unique, value: string | number): Held | undefined {
    return this.#indexByName.get(unique)?.get(value);
  }

  /** The number that the service assigns next. */
  nextNumber(): number {
    return this.#lastNumber + 1;
  }

  /** Adds the record, or replaces the one with the same key. Throws ItemRefused if another record has a unique value of it. */
  put(record: Held): void {
    const before = this.#records.get(this.#rules.key(record));
    for (const [unique, index] of this.#indexes) {
      const value = unique.read(record);
      const owner = value === undefined ? undefined : index.get(value);
      if (owner !== undefined && owner !== before) throw new ItemRefused(unique.code, unique.taken(record));
    }
    this.#hold(record);
    this.#listener(record);
  }

  /** Calls the listener with each record that is put from now on. There is only one listener. */
  onPut(listener: (record: Held) => void): void {
    this.#listener = listener;
  }

  #hold(record: Held): void {
    const key = this.#rules.key(record);
    const before = this.#records.get(key);
    for (const [unique, index] of this.#indexes) {
      const [old, value] = [before && unique.read(before), unique.read(record)];
      if (old !== undefined) index.delete(old);
      if (value !== undefined) index.set(value, record);
    }
    this.#records.set(key, record);
    if (typeof key === 'number') this.#lastNumber = Math.max(this.#lastNumber, key);
  }
}
