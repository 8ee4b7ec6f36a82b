import { categoriesFor, catNoOf } from '../core/entities/category-types';
import type { Entity } from '../core/entities/entity';
import { entityOf, parentsOf } from '../core/entities/registry';
import { mapped } from '../core/slices';
import { toServiceRecord, recordKey, labelOf, type ServiceRecord } from '../core/table/record';
import { unknownFields, withUnknownFields } from '../core/table/unknown-fields';
import { type WireRecord } from '../core/values/kind';
import { UnreadableAnswer } from './call-failures';
import { jobMessages } from './job-messages';
import { NoCategory } from './list-failures';
import type { KnownNames } from './memory/names';
import type { WorkbookKinds } from './memory/workbook-kinds';
import type { Clock } from './ports/ports';
import type { CallQuery, Service } from './ports/service';
import { sliced } from './work';

/** A kind's records as the service lists them. The names that they refer to are read as well. */
export interface Listing {
  /** The kind, with its references bound to names that are as new as the records. */
  readonly entity: Entity;
  /** Wire names of the records' fields that the entity does not know. They are shown read-only. */
  readonly unknown: readonly string[];
  readonly records: readonly ServiceRecord[];
  /** How many listed records are not in `records`: they have no key, or their key is listed more than once. */
  readonly leftOut: { readonly keyless: number; readonly repeated: number };
  /** Keys that are listed more than once with different values. */
  readonly contradictory: ReadonlySet<string>;
  /** When reading the list began, in milliseconds of the device's clock; Infinity if the kind can't be listed. */
  readonly readAt: number;
}

/** An answer's records as an entity shows them. */
interface ShownRecords extends Pick<Listing, 'entity' | 'records' | 'leftOut' | 'contradictory'> {
  /** Every record of the answer, also those that are left out. */
  readonly all: readonly ServiceRecord[];
}

const NOTHING_LEFT_OUT = { keyless: 0, repeated: 0 } as const;

/** What the service lists, for one job. Each list is read once, until something is sent. */
export class ServiceLists {
  readonly #read = new Map<string, { readonly records: readonly WireRecord[]; readonly at: number }>();
  /** Each answer's records as they were shown last. An answer that is used again is only converted again if names have changed. */
  readonly #shown = new WeakMap<readonly WireRecord[], ShownRecords>();
  /** The parents of a kind whose lists this job needs. A kind without an entry needs all its parents. */
  readonly #needed = new Map<string, Set<string>>();

  constructor(
    private readonly service: Service,
    private readonly known: { readonly names: KnownNames; readonly kinds: WorkbookKinds },
    private readonly clock: Pick<Clock, 'now' | 'sleep'>,
    private readonly signal: () => AbortSignal,
    private readonly progress: (sentence: string) => void,
  ) {}

  /**
   * A kind's records, each key once, with the entity's own fields and those of `known`; if `known` is absent, with all fields
   * of the records. Of records with the same key the last one is used. Records without a key can't be matched with rows and are
   * left out.
   */
  async list(kind: string, known?: readonly string[]): Promise<Listing> {
    const parents = parentsOf(kind).filter((parent) => this.#needed.get(kind)?.has(parent) ?? true);
    for (const parent of parents) await this.#learn(parent);
    if (!entityOf(kind).read)
      return {
        entity: this.known.names.bind(entityOf(kind)),
        unknown: [],
        records: [],
        leftOut: NOTHING_LEFT_OUT,
        contradictory: new Set(),
        readAt: Infinity,
      };
    const wire = await this.#wire(entityOf(kind));
    const unknown = known ?? unknownFields(entityOf(kind), wire);
    const described = withUnknownFields(entityOf(kind), unknown);
    let shown = await this.#show(described, wire);
    for (const parent of this.#unknownParents(shown)) {
      if (parents.includes(parent)) continue;
      this.need(kind, [parent]);
      await this.#learn(parent);
    }
    shown = await this.#show(described, wire);
    const { entity, records, leftOut, contradictory } = shown;
    this.known.names.learn(entity, records);
    const wider = widerKind(entity);
    if (wider !== undefined && this.known.names.knows(wider)) await this.#learn(wider);
    return { entity, unknown, records, leftOut, contradictory, readAt: this.#readAt(kind) };
  }

  async #show(described: Entity, wire: readonly WireRecord[]): Promise<ShownRecords> {
    const entity = this.known.names.bind(described);
    const before = this.#shown.get(wire);
    if (before && readsAlike(before.entity, entity)) return before;
    const work = mapped(wire, (record) => toServiceRecord(entity, record));
    const shown = shownAs(
      entity,
      await sliced('records of an answer', work, this.clock, () => this.signal().aborted),
    );
    this.#shown.set(wire, shown);
    return shown;
  }

  /**
   * From now on, this kind's lists are read with the names of these parents only, in addition to those that were named before.
   * The names of other parents are taken as the workbook knows them, unless a record has an ID that the workbook does not know.
   */
  need(kind: string, parents: Iterable<string>): void {
    this.#needed.set(kind, new Set([...(this.#needed.get(kind) ?? []), ...parents]));
  }

  /** Kinds whose known names lack an ID that one of the records has. */
  #unknownParents({ entity, all }: ShownRecords): string[] {
    return entity.fields.flatMap(({ id, refers }) => {
      if (refers === undefined) return [];
      const names = this.known.names.listOf(refers);
      const isKnown = ({ ids }: ServiceRecord) =>
        (ids[id] ?? '') === '' || names.labelOf(ids[id] ?? '') !== undefined;
      return all.every(isKnown) ? [] : [refers];
    });
  }

  /** The company's categories by number and name, to choose from. */
  async categories(): Promise<{ catNo: string; name: string }[]> {
    const entity = entityOf('categories');
    return (await this.#wire(entity)).map((record) => {
      const { cells } = toServiceRecord(entity, record);
      return { catNo: recordKey(entity, { cells }), name: labelOf(entity, cells, '') };
    });
  }

  /** What was read of a kind is outdated: some of it was sent, or may have changed since. */
  forget(kind: string): void {
    for (const key of this.#callsFor(kind)) this.#read.delete(key);
  }

  /** When the oldest of a kind's lists was read. */
  #readAt(kind: string): number {
    return Math.min(...this.#callsFor(kind).flatMap((key) => this.#read.get(key)?.at ?? []));
  }

  /** The calls made so far that list records of a kind. */
  #callsFor(kind: string): string[] {
    const { superKind = kind } = entityOf(kind);
    const methods = [kind, superKind].flatMap((listedKind) => entityOf(listedKind).read?.method ?? []);
    return [...this.#read.keys()].filter((key) => methods.some((method) => key.startsWith(`${method} `)));
  }

  /** A company without such a category has no names to read. Its records are then shown by their IDs. */
  async #learn(kind: string): Promise<void> {
    for (const parent of parentsOf(kind)) await this.#learn(parent);
    try {
      const { entity, all } = await this.#show(entityOf(kind), await this.#wire(entityOf(kind)));
      this.known.names.learn(entity, all);
    } catch (error) {
      if (!(error instanceof NoCategory)) throw error;
    }
  }

  async #wire(entity: Entity): Promise<readonly WireRecord[]> {
    if (!entity.read) return [];
    const { method, category } = entity.read;
    if (category === undefined) return this.#call(method, {}, entity.many);
    const all = await this.#call('getCategories', {}, 'categories');
    const numbers = categoriesFor(category, all, (kind) => this.known.kinds.picked(kind));
    const isKind = category !== 'other' && category !== 'every';
    if (isKind && numbers.length === 0 && this.known.kinds.picked(category) === undefined)
      throw new NoCategory(category);
    const records: WireRecord[] = [];
    for (const CatNo of numbers) {
      const listed = await this.#call(method, { CatNo }, entity.many);
      // Records of other categories may be in the list too (specification, section 4.6). Each record is used once, in its own
      // category.
      for (const record of listed) if ([CatNo, ''].includes(catNoOf(record))) records.push(record);
    }
    return records;
  }

  async #call(method: string, query: CallQuery, many: string): Promise<readonly WireRecord[]> {
    const key = `${method} ${JSON.stringify(query)}`;
    const known = this.#read.get(key);
    if (known) return known.records;
    this.progress(jobMessages.asking(many));
    const at = this.clock.now();
    const answer = await this.service.call(method, { query, signal: this.signal() });
    if (!answer.records) throw new UnreadableAnswer('other');
    this.#read.set(key, { records: answer.records, at });
    return answer.records;
  }
}

/** Of records with the same key the last one is used. */
function shownAs(entity: Entity, all: readonly ServiceRecord[]): ShownRecords {
  const byKey = new Map<string, ServiceRecord>();
  const contradictory = new Set<string>();
  let keyless = 0;
  for (const record of all) {
    const key = recordKey(entity, record);
    if (key === '') keyless += 1;
    const before = byKey.get(key);
    if (before && JSON.stringify(before) !== JSON.stringify(record)) contradictory.add(key);
    byKey.set(key, record);
  }
  byKey.delete('');
  const records = [...byKey.values()];
  const leftOut = { keyless, repeated: all.length - keyless - records.length };
  return { entity, all, records, leftOut, contradictory };
}

/** Whether two forms of an entity show a record alike: with the same fields, and with the same names behind references. */
function readsAlike({ kind, fields }: Entity, other: Entity): boolean {
  return (
    kind === other.kind &&
    fields.length === other.fields.length &&
    fields.every(({ id, names }, at) => id === other.fields[at]?.id && names === other.fields[at].names)
  );
}

/**
 * The kind under which other records name the records of this kind, if one list has both: people, which are the users and the
 * open shift.
 */
function widerKind({ superKind, read }: Entity): string | undefined {
  const wider = superKind === undefined ? undefined : entityOf(superKind).read;
  return wider?.category === undefined && wider?.method === read?.method ? superKind : undefined;
}
