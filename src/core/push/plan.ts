import { typedKeyOf } from '../changes/keys';
import { randomNumberOf } from '../changes/random-number';
import { type TrackedRow } from '../changes/row';
import {
  fieldOf,
  queriedFields,
  sentAlong,
  wireName,
  type Entity,
  type PairOperation,
  type QueryValue,
} from '../entities/entity';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import { composedWires, isComposed, labelOf, wireOfRow, type FieldCells } from '../table/record';
import { isEmpty } from '../values/cell';

const NO_QUERY = {};

/** A query with its fields filled in from one row, and the item of that row. */
type Addressed = Omit<PlannedCall, 'items'> & { readonly item: PlannedItem };

/**
 * What to send for rows that passed the checks. Updates come first, because an update may free a UserName that an addition
 * needs. Each update has its key, the fields that are always sent, and its edited fields. Then come additions with every
 * filled field that the operation accepts. There is one call for each method and query. `blocked` rows are left out.
 */
export function planPush(entity: Entity, rows: readonly TrackedRow[], blocked: ReadonlySet<number>): Plan {
  const going = rows.filter((row) => !blocked.has(row.index));
  const edited = going.filter((row) => row.change === 'edited' && editedFields(entity, row).length > 0);
  const added = going.filter((row) => row.change === 'new' && typedKeyOf(entity, row) === undefined);
  const typed = going.filter((row) => typedKeyOf(entity, row) !== undefined);
  const { pairs } = entity;
  const calls = pairs
    ? [
        ...callsOfPairs(
          pairs,
          '0',
          edited.map((row) => pairItem(entity, pairs, row, 'update')),
        ),
        ...callsOfPairs(
          pairs,
          '1',
          added.map((row) => pairItem(entity, pairs, row, 'add')),
        ),
      ]
    : [
        ...callsByQuery([...edited, ...typed].map((row) => updateItem(entity, row))),
        ...(added.length === 0 ? [] : callsByQuery(added.map(additions(entity)))),
      ];
  return { calls, added: added.length, updated: edited.length + typed.length };
}

/** One call for each method and query, in the order of their first items. */
export function callsByQuery(addressed: readonly Addressed[]): PlannedCall[] {
  const texts = new Map<PlannedCall['query'], string>();
  const textOf = ({ method, query }: Addressed) => {
    const text = texts.get(query) ?? JSON.stringify(query);
    texts.set(query, text);
    return `${method} ${text}`;
  };
  return [...groupBy(addressed, textOf).values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ method, query }): PlannedCall => ({ method, query, items: group.map(({ item }) => item) })),
  );
}

/** The edited fields that an update can send. */
function editedFields({ update }: Entity, row: TrackedRow): string[] {
  return (update?.fields ?? []).filter((name) => row.changed.includes(name));
}

/** Every item of a plan, in the order of sending. */
export function itemsOf(plan: Plan): PlannedItem[] {
  return plan.calls.flatMap((call) => call.items);
}

/** The plan with only the items for which `keep` is true. Calls without items are left out. */
export function filteredPlan(plan: Plan, keep: (item: PlannedItem) => boolean): Plan {
  const calls = plan.calls
    .map((call) => ({ ...call, items: call.items.filter(keep) }))
    .filter((call) => call.items.length > 0);
  const items = calls.flatMap((call) => call.items);
  const added = items.filter((item) => item.action === 'add').length;
  return { calls, added, updated: items.length - added };
}

function updateItem(entity: Entity, row: TrackedRow): Addressed {
  const { update } = entity;
  if (!update) throw new Error(`a row of ${entity.kind} can't be updated`);
  const edited = editedFields(entity, row);
  const key = updateKey(entity, row);
  const along = sentAlong(entity, edited);
  const sent = update.fields.filter((name) => edited.includes(name) || along.includes(name));
  return {
    method: update.method,
    query: queryOf(entity, row, update.query),
    item: {
      ...planned(entity, row, edited),
      action: 'update',
      key: row.base?.key ?? key.KeyVal,
      item: { ...key, ...wireFields(entity, row, sent, row.base?.cells) },
    },
  };
}

/** If the user typed the service's own key into the row, that key; else the key in the baseline. */
function updateKey(entity: Entity, row: TrackedRow): { Key: string; KeyVal: string } {
  const name = entity.update?.typedKey;
  const typed = name === undefined ? '' : wireOf(entity, row, name);
  if (name !== undefined && typed !== '') return { Key: wireName(fieldOf(entity, name)), KeyVal: typed };
  if (!row.base) throw new Error(`an edited row of ${entity.kind} has no baseline`);
  return { Key: wireName(fieldOf(entity, entity.key[0])), KeyVal: row.base.key };
}

/** Plans additions. What does not depend on the row is computed once for all rows. */
function additions(entity: Entity): (row: TrackedRow) => Addressed {
  const { add } = entity;
  if (!add) throw new Error(`no ${entity.one} can be added`);
  const taken = add.fields.filter((name) => name !== add.password);
  // The query's fields are part of what is added, although no item contains them.
  const inQuery = queriedFields(add);
  const following = (entity.update?.fields ?? []).filter(
    (name) => !add.fields.includes(name) && !inQuery.includes(name),
  );
  return (row) => {
    const isFilled = (name: string) => !isEmpty(row.cells[name] ?? '');
    const [filled, later] = [taken.filter(isFilled), following.filter(isFilled)];
    const key: Record<string, string> =
      add.upsertBy === undefined
        ? {}
        : { Key: wireName(fieldOf(entity, add.upsertBy)), KeyVal: upsertKey(entity, add.upsertBy, row) };
    return {
      method: add.method,
      query: queryOf(entity, row, add.query),
      item: {
        ...planned(entity, row, [...inQuery, ...filled]),
        action: 'add',
        key: '',
        item: { ...key, ...wireFields(entity, row, filled) },
        ...(later.length > 0 ? { later: changesOf(entity, row, later) } : {}),
      },
    };
  };
}

function pairItem(
  entity: Entity,
  { pair, fields, category }: PairOperation,
  row: TrackedRow,
  action: PlannedItem['action'],
): PlannedPair {
  const [first, second] = pair;
  const ids = [wireOf(entity, row, first.field), wireOf(entity, row, second.field)] as const;
  const changed =
    action === 'add'
      ? [first.field, second.field, ...fields.filter((name) => !isEmpty(row.cells[name] ?? ''))]
      : editedFields(entity, row);
  const { names } = fieldOf(entity, second.field);
  return {
    ids,
    category: names?.categoryOf(ids[1]) ?? row.base?.ids[category] ?? '',
    fields: wireFields(
      entity,
      row,
      fields.filter((name) => changed.includes(name)),
    ),
    item: { ...planned(entity, row, changed), action, key: row.base?.key ?? '' },
  };
}

/** The key that the user or the check put into the row. If only the service gives the key, a number that no record has. */
function upsertKey(entity: Entity, name: string, row: TrackedRow): string {
  const field = fieldOf(entity, name);
  const typed = field.access === 'service' ? '' : wireOfRow(field, row);
  return typed === undefined || typed === '' ? randomNumberOf(row.id) : typed;
}

function planned(entity: Entity, row: TrackedRow, fields: readonly string[]) {
  return {
    row: row.id,
    index: row.index,
    label: labelOf(entity, row.cells, `row ${row.index + 1}`),
    changes: changesOf(entity, row, fields),
  };
}

/**
 * What is sent for some of a row's fields. Throws if a cell can't be written as a wire text: the row must have passed the
 * checks.
 */
export function changesOf(entity: Entity, row: TrackedRow, fields: readonly string[]): SentChange[] {
  return fields.map((name) => ({
    field: name,
    from: row.base?.cells[name] ?? '',
    to: row.cells[name] ?? '',
    ...(fieldOf(entity, name).refers === undefined ? {} : { id: wireOf(entity, row, name) }),
  }));
}

/** A query with a row's fields filled in; a query without fields is the same object for every row. */
function queryOf(
  entity: Entity,
  row: TrackedRow,
  query: Readonly<Record<string, QueryValue>> = NO_QUERY,
): PlannedCall['query'] {
  if (isConstant(query)) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : wireOf(entity, row, value.field),
    ]),
  );
}

function isConstant(query: Readonly<Record<string, QueryValue>>): query is Readonly<Record<string, string>> {
  return Object.values(query).every((value) => typeof value === 'string');
}

/** `base`: as in composedWires. */
function wireFields(
  entity: Entity,
  row: TrackedRow,
  names: readonly string[],
  base?: FieldCells,
): Record<string, string> {
  const wires: Record<string, string> = {};
  for (const name of names) {
    const field = fieldOf(entity, name);
    if (!isComposed(entity, field)) wires[wireName(field)] = wireOf(entity, row, name);
  }
  return Object.assign(wires, composedWires(entity, row.cells, names, base));
}

function wireOf(entity: Entity, row: TrackedRow, name: string): string {
  const wire = wireOfRow(fieldOf(entity, name), { cells: row.cells, base: row.base ?? row.copyOf });
  if (wire === undefined) throw new Error(`${name} passed the checks and can't be written`);
  return wire;
}

/** One row's item in a request, with the cells of the sheet and of the baseline at the time of planning. */
export interface PlannedItem {
  readonly row: RowId;
  readonly index: number;
  readonly label: string;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, which has none yet. */
  readonly key: string;
  /** Wire names to wire texts, as sent. A first password is added just before sending. */
  readonly item: Readonly<Record<string, string>>;
  /** The edited fields that this item stores: baseline cell and sheet cell. */
  readonly changes: readonly SentChange[];
  /** Filled fields that an addition can't send: an update sends them afterwards. */
  readonly later?: readonly SentChange[];
}

export interface PlannedCall {
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly items: readonly PlannedItem[];
}

export interface Plan {
  readonly calls: readonly PlannedCall[];
  readonly added: number;
  readonly updated: number;
}

/** A planned row of a pair: the IDs of its two sides, and the CatNo of its category item. */
export interface PlannedPair {
  readonly ids: readonly [string, string];
  readonly category: string;
  /** The item's fields besides its key. */
  readonly fields: Readonly<Record<string, string>>;
  readonly item: Omit<PlannedItem, 'item'>;
}

/**
 * Calls for pairs of a user and an item. A call names one of the two in its query (specification, section 4.6: exactly one).
 * For each category, the query names the side with fewer different values: 500 people by 10 tasks are 10 calls.
 */
export function callsOfPairs(
  { method, pair }: PairOperation,
  reqAddifnotfound: '0' | '1',
  planned: readonly PlannedPair[],
): PlannedCall[] {
  return [...groupBy(planned, ({ category }) => category)].flatMap(([CatNo, pairs]) => {
    const [first, second] = [0, 1].map((side) => groupBy(pairs, ({ ids }) => ids[side]));
    const inQuery = (first?.size ?? 0) <= (second?.size ?? 0) ? 0 : 1;
    const inItem = inQuery === 0 ? 1 : 0;
    return [...((inQuery === 0 ? first : second) ?? [])].map(([id = '', together]): PlannedCall => ({
      method,
      query: { CatNo, [pair[inQuery].parameter]: id, reqAddifnotfound },
      items: together.map(({ ids, fields, item }) => ({
        ...item,
        item: { Key: pair[inItem].parameter, KeyVal: ids[inItem], ...fields },
      })),
    }));
  });
}
