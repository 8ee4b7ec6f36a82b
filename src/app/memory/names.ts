import * as z from 'zod/mini';
import type { TrackedRow } from '../../core/changes/row';
import { idUntilStored, rowNamedBy } from '../../core/changes/row-id';
import { fieldOf, type Entity, keyKind } from '../../core/entities/entity';
import { allEntities, entityOf, parentsOf } from '../../core/entities/registry';
import type { PlannedItem } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import { bindNames, namedOf, recordKey, labelOf, type ServiceRecord } from '../../core/table/record';
import { haveSameItems } from '../../core/table/same-items';
import { textOf } from '../../core/values/cell';
import { valueMessages } from '../../core/values/messages';
import { normalizeName, NameList, type Named } from '../../core/values/name-list';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

export const namesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    apart: z.array(z.string()),
    also: z.array(z.string()),
    category: z.optional(z.string()),
    isOff: z.optional(z.boolean()),
  }),
);

const nameOf = (kind: string) => `names-${kind}`;

/** Kinds of record that others refer to by name. */
const referred: ReadonlySet<string> = new Set(allEntities().flatMap(({ kind }) => ancestorsOf(kind)));

function ancestorsOf(kind: string): string[] {
  return parentsOf(kind).flatMap((parent) => [parent, ...ancestorsOf(parent)]);
}

/**
 * The names by which records of other kinds are shown and typed: those that were last read from the service and are kept in the
 * workbook, and those of new rows in this workbook's own tables. A row may name a person who is added in the same push.
 */
export class KnownNames {
  readonly #read = new Map<string, readonly Named[]>();
  readonly #new = new Map<string, readonly Named[]>();
  readonly #lists = new Map<string, NameList>();
  readonly #offered = new Map<string, NameList>();
  readonly #notSaved = new Set<string>();
  readonly #frozenNames = new Map<string, Map<string, string>>();
  #frozenEdition = 0;

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    for (const kind of referred) {
      const stored = await readMemory(this.memory, nameOf(kind), namesSchema);
      if (!stored && !this.#notSaved.has(kind)) this.#read.delete(kind);
      if (stored) this.#read.set(kind, stored);
    }
    this.#lists.clear();
  }

  /** Forgets the names that were read. They are another company's. */
  async forget(): Promise<void> {
    for (const kind of referred) await this.memory.remove(nameOf(kind));
    this.#read.clear();
    this.#lists.clear();
  }

  /** Whether a list of this kind's names was ever read for this workbook. */
  knows(kind: string): boolean {
    return this.#read.has(kind);
  }

  /** The names that were read, by kind. */
  get all(): Readonly<Record<string, readonly Named[]>> {
    return Object.fromEntries(this.#read);
  }

  /** Takes over names that another workbook has read, for kinds of which this one has read none. `save` writes them. */
  takeOver(names: Readonly<Record<string, readonly Named[]>>): void {
    for (const [kind, named] of Object.entries(names)) {
      if (!referred.has(kind) || this.#read.has(kind)) continue;
      this.#read.set(kind, named);
      this.#lists.delete(kind);
      this.#notSaved.add(kind);
    }
  }

  /** The entity with its references bound to these names. */
  bind(entity: Entity): Entity {
    return bindNames(entity, (kind) => this.listOf(kind));
  }

  listOf(kind: string): NameList {
    const known = this.#lists.get(kind);
    if (known) return known;
    const { key, naming, one, many, fixedNames = [] } = entityOf(kind);
    const kinds = allEntities().filter((entity) => entity.kind === kind || entity.superKind === kind);
    const added = kinds.flatMap((entity) => this.#new.get(entity.kind) ?? []);
    const all = [...fixedNames, ...(this.#read.get(kind) ?? []), ...added];
    const list = new NameList(naming?.one ?? one, all, this.#frozenOf(kind), key[0], {
      many: naming?.many ?? many,
      distinguishedBy: naming?.distinguishedBy ?? valueMessages.oneOfThese,
    });
    this.#lists.set(kind, list);
    return list;
  }

  /**
   * The name of a row's own record as other records refer to it: with what tells it apart, if others have the same name. Undefined
   * if nothing refers to such records by name, or if the row has another name now.
   */
  labelOf(entity: Entity, { base, id, cells }: TrackedRow): string | undefined {
    if (!entity.naming || !referred.has(entity.kind)) return undefined;
    const name = labelOf(entity, cells, '');
    const label = this.listOf(entity.kind).labelOf(base?.key ?? idUntilStored(id));
    return label !== undefined && name !== '' && label.startsWith(`${name} (`) ? label : undefined;
  }

  /** The lists are made anew with the words of the language. */
  renewWords(): void {
    this.#lists.clear();
  }

  /** Labels for the dropdowns of some kinds' references, by list. Only lists that have changed since they were last offered. */
  toOffer(kinds: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const parents = new Set(kinds.flatMap(parentsOf));
    const changed = [...parents].filter((parent) => this.#offered.get(parent) !== this.listOf(parent));
    return new Map(changed.map((parent) => [parent, this.listOf(parent).labels]));
  }

  /** Notes that the dropdowns have the lists that `toOffer` returned. */
  offered(lists: Iterable<string>): void {
    for (const kind of lists) this.#offered.set(kind, this.listOf(kind));
  }

  /**
   * Takes over what the service lists of a kind. If it lists nothing, the names that were known stay. `save` writes the names
   * into the workbook.
   */
  learn(entity: Entity, records: readonly ServiceRecord[]): void {
    const { kind } = entity;
    if (!referred.has(kind)) return;
    const named = records.map((record) => namedOf(entity, recordKey(entity, record), record));
    const known = this.#read.get(kind);
    // A list that is empty for a moment must not take the names out of all cells that show them.
    if (named.length === 0 && known !== undefined && known.length > 0) return;
    if (known && areSame(named, known)) return;
    this.#read.set(kind, named);
    this.#lists.delete(kind);
    this.#notSaved.add(kind);
  }

  /**
   * Until `unfreeze`, each name in these items refers to the record that it refers to now. So a push that also renames a person
   * sends each row as it was previewed.
   */
  freeze(entity: Entity, items: readonly PlannedItem[]): void {
    for (const { field, to, id } of items.flatMap(({ changes }) => changes)) {
      const { refers } = fieldOf(entity, field);
      if (refers === undefined || id === undefined || rowNamedBy(id) !== undefined) continue;
      this.#frozenOf(refers).set(normalizeName(textOf(to)), id);
      this.#frozenEdition += 1;
    }
  }

  unfreeze(): void {
    for (const frozenNames of this.#frozenNames.values()) {
      if (frozenNames.size > 0) this.#frozenEdition += 1;
      frozenNames.clear();
    }
  }

  /** Another number whenever `freeze` or `unfreeze` has changed what names refer to. Any other change makes new lists. */
  get frozenEdition(): number {
    return this.#frozenEdition;
  }

  #frozenOf(kind: string): Map<string, string> {
    const frozenNames = this.#frozenNames.get(kind) ?? new Map<string, string>();
    this.#frozenNames.set(kind, frozenNames);
    return frozenNames;
  }

  /** Writes the names that tables of these kinds show into the workbook, if they have changed. */
  async save(kinds: readonly string[]): Promise<void> {
    for (const kind of new Set(kinds.flatMap(ancestorsOf))) {
      if (!this.#notSaved.has(kind)) continue;
      await this.memory.write(nameOf(kind), JSON.stringify(this.#read.get(kind) ?? []));
      this.#notSaved.delete(kind);
    }
  }

  /**
   * Takes over the names of a table's rows that are not stored yet. Each is identified by its row id until the service gives it
   * an ID.
   */
  notice(entity: Entity, rows: readonly TrackedRow[]): void {
    const { kind, naming, superKind = kind } = entity;
    if (!(referred.has(kind) || referred.has(superKind)) || !naming) return;
    // A row with a key of the service is not new: it is a record that this workbook does not know yet.
    const isKnownThere = (row: TrackedRow) =>
      keyKind(entity) === 'given' && !row.copyOf && recordKey(entity, row) !== '';
    const named = rows
      .filter((row) => row.change === 'new' && !isKnownThere(row))
      .map((row) => {
        // A row that was just typed has no id yet. No row's id contains a space.
        const id = row.id === '' ? `row ${row.index}` : row.id;
        return namedOf(entity, idUntilStored(id), { cells: row.cells, ids: {} });
      })
      .filter(({ name }) => name !== '');
    if (areSame(named, this.#new.get(kind) ?? [])) return;
    this.#new.set(kind, named);
    this.#lists.delete(kind);
    this.#lists.delete(superKind);
  }
}

/** Whether two lists have the same names. A list may have 10,000 of them, and a push compares it four times. */
function areSame(names: readonly Named[], others: readonly Named[]): boolean {
  const isSame = (one: Named, other: Named | undefined) =>
    other !== undefined &&
    one.id === other.id &&
    one.name === other.name &&
    one.category === other.category &&
    one.isOff === other.isOff &&
    haveSameItems(one.apart, other.apart) &&
    haveSameItems(one.also, other.also);
  return names.length === others.length && names.every((named, at) => isSame(named, others[at]));
}

/** The fields of an item that name a record without an ID on the service, each with that record's row. */
export function unstoredNames(
  entity: Entity,
  { changes }: Pick<PlannedItem, 'changes'>,
): { readonly field: string; readonly row: RowId }[] {
  return changes.flatMap(({ field, id }) => {
    const row = fieldOf(entity, field).refers === undefined ? undefined : rowNamedBy(id);
    return row === undefined ? [] : [{ field, row }];
  });
}
