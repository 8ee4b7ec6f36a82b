/** A service in memory: records as wire texts, answers item by item, and faults on request. */
import { fieldOf, wireName, type Entity } from '../../../../src/core/entities/entity';
import type { Answer, ItemAnswer } from '../../../../src/core/push/outcome';
import type { PlannedItem } from '../../../../src/core/push/plan';
import type { LogEntry } from '../../../../src/core/sync/log-entry';
import type { RowId } from '../../../../src/core/table/layout';
import { toServiceRecord, recordKey, type ServiceRecord } from '../../../../src/core/table/record';
import type { Cell } from '../../../../src/core/values/cell';

/** The fault of one call. `stored`: what the service has stored in spite of it. */
export type CallFault =
  | { readonly fault: 'no-answer'; readonly stored: 'nothing' | 'half' | 'everything' }
  | { readonly fault: 'refused-as-whole'; readonly stored: boolean }
  | { readonly fault: 'refuses-one'; readonly at: number }
  | { readonly fault: 'leaves-out-one'; readonly at: number };

/** No answer came. */
export class NoAnswer extends Error {}

export interface ModelRecord {
  readonly key: string;
  readonly wires: Record<string, string>;
  /** All values of the record. */
  held: ServiceRecord;
  /** The values that a list shows: without the fields that no read returns. */
  listed: ServiceRecord;
  /** The row of the sheet from which it was added; undefined if a colleague added it. */
  readonly maker: number | undefined;
}

const NOTHING: ServiceRecord = { cells: {}, ids: {} };

type Sent = Pick<PlannedItem, 'action' | 'item'> & { readonly maker: number | undefined };

export class Service {
  readonly #records = new Map<string, Map<string, ModelRecord>>();
  readonly #values = new Set<string>();
  readonly #touched = new Set<string>();
  #next = 100;
  readonly #families = new Map<number, { made: number }>();
  /** Rows from which more records were added than the person has made copies. */
  readonly doubled: number[] = [];

  /** The row from which the person last sent something, by the id that the row had then. */
  readonly senders = new Map<RowId, number | undefined>();

  /** The person has made or copied a row. A row and its copies are one family, because nobody can distinguish equal rows. */
  made(row: number, original?: number): void {
    const family = (original === undefined ? undefined : this.#families.get(original)) ?? { made: 0 };
    family.made += 1;
    this.#families.set(row, family);
  }

  records({ kind }: Entity): ModelRecord[] {
    return [...this.#of(kind).values()];
  }

  record({ kind }: Entity, key: string): ModelRecord | undefined {
    return this.#of(kind).get(key);
  }

  /** Whether any record has ever had this value in a field. */
  hasHeld({ kind }: Entity, field: string, cell: Cell): boolean {
    return this.#values.has(`${kind} ${field} ${cell}`);
  }

  list(entity: Entity): ServiceRecord[] {
    return this.records(entity).map(({ listed }) => listed);
  }

  /** A colleague adds or changes a record. */
  touch(entity: Entity, key: string | undefined, wires: Readonly<Record<string, string>>): void {
    const known = key === undefined ? undefined : this.record(entity, key);
    if (known) this.#set(entity, known, wires);
    const { key: its } = known ?? this.#add(entity, wires, undefined);
    this.#touched.add(`${entity.kind} ${its}`);
  }

  remove(entity: Entity, key: string): void {
    this.#of(entity.kind).delete(key);
    this.#touched.add(`${entity.kind} ${key}`);
  }

  /** Whether a colleague has changed, added or deleted a record since a list was merged into the sheet. */
  isTouched({ kind }: Entity, key: string): boolean {
    return this.#touched.has(`${kind} ${key}`);
  }

  /** A list has been merged into the sheet. */
  merged({ kind }: Entity): void {
    for (const name of this.#touched) if (name.startsWith(`${kind} `)) this.#touched.delete(name);
  }

  call(entity: Entity, items: readonly Sent[], fault: CallFault | undefined): Answer {
    const takes = (count: number) => items.slice(0, count).map((item) => this.#take(entity, item));
    switch (fault?.fault) {
      case 'no-answer':
        takes({ nothing: 0, half: Math.floor(items.length / 2), everything: items.length }[fault.stored]);
        throw new NoAnswer('no answer');
      case 'refused-as-whole':
        if (fault.stored) takes(items.length);
        return { code: '9', message: 'try later', items: [], records: undefined };
      case 'refuses-one': {
        const at = fault.at % items.length;
        return answerOf(items.map((item, each) => (each === at ? 'not today' : this.#take(entity, item))));
      }
      case 'leaves-out-one': {
        const { items: all, ...answer } = answerOf(takes(items.length));
        return { ...answer, items: all.filter((_, each) => each !== fault.at % items.length) };
      }
      case undefined:
        return answerOf(takes(items.length));
    }
  }

  /** Receives the same call a second time. */
  repeat(entity: Entity, { row, repeat, action }: LogEntry): Answer {
    const sent = { action, item: repeat?.item ?? {}, maker: this.senders.get(row) };
    return this.call(entity, [sent], undefined);
  }

  /** Stores an item; returns why it refuses the item, or undefined. */
  #take(entity: Entity, { action, item, maker }: Sent): string | undefined {
    const { Key, KeyVal = '', ...wires } = item;
    const clash = this.records(entity).find(
      (record) =>
        (action === 'add' || record.key !== KeyVal) &&
        entity.fields.some(
          (field) => field.unique === true && isSame(record.wires[wireName(field)], wires[wireName(field)]),
        ),
    );
    if (action === 'update') {
      const field = Key === undefined ? undefined : Key;
      const record = this.records(entity).find(
        ({ wires: its }) => field !== undefined && its[field] === KeyVal,
      );
      if (!record) return 'there is no such record';
      if (clash) return 'another record has this';
      this.#set(entity, record, wires);
      return undefined;
    }
    if (clash && entity.add?.upsertBy !== undefined) this.#set(entity, clash, wires);
    else if (clash) return 'it is there already';
    else this.#add(entity, wires, maker);
    return undefined;
  }

  #add(entity: Entity, wires: Readonly<Record<string, string>>, maker: number | undefined): ModelRecord {
    const isGiven = fieldOf(entity, entity.key[0]).access === 'service';
    const own = isGiven ? { [entity.key[0]]: String((this.#next += 1)) } : {};
    const all = { ...wires, ...own };
    const key = recordKey(entity, toServiceRecord(entity, all));
    const record: ModelRecord = { key, wires: {}, held: NOTHING, listed: NOTHING, maker };
    this.#of(entity.kind).set(key, record);
    this.#set(entity, record, all);
    if (maker !== undefined) this.#countAdded(entity, maker);
    return record;
  }

  #set(entity: Entity, record: ModelRecord, wires: Readonly<Record<string, string>>): void {
    Object.assign(record.wires, wires);
    record.held = toServiceRecord(entity, record.wires);
    const silent = entity.fields.filter(({ read }) => read === 'never').map(({ id }) => id);
    const told = Object.entries(record.held.cells).filter(([id]) => !silent.includes(id));
    record.listed = { ...record.held, cells: Object.fromEntries(told) };
    for (const [field, cell] of Object.entries(record.held.cells))
      if (cell !== '') this.#values.add(`${entity.kind} ${field} ${cell}`);
  }

  /** Whether a row was copied, or is a copy. */
  isCopied(row: number): boolean {
    return (this.#families.get(row)?.made ?? 0) > 1;
  }

  /** Whether two rows are the same, or copies of the same row. */
  isFamily(one: number | undefined, other: number): boolean {
    const family = one === undefined ? undefined : this.#families.get(one);
    return family !== undefined && family === this.#families.get(other);
  }

  #countAdded(entity: Entity, maker: number): void {
    const family = this.#families.get(maker);
    const added = this.records(entity).filter(
      (record) => record.maker !== undefined && this.#families.get(record.maker) === family,
    );
    if (added.length > (family?.made ?? 0)) this.doubled.push(maker);
  }

  #of(kind: string): Map<string, ModelRecord> {
    const records = this.#records.get(kind) ?? new Map<string, ModelRecord>();
    this.#records.set(kind, records);
    return records;
  }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one !== '' && one.toLowerCase() === other?.toLowerCase();
}

function answerOf(refusals: readonly (string | undefined)[]): Answer {
  const items = refusals.map((why, at): ItemAnswer => ({
    itemNo: at + 1,
    code: why === undefined ? '0' : '7',
    message: why ?? '',
  }));
  return { code: '0', message: '', items, records: undefined };
}
