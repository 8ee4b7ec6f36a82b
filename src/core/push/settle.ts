import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf, sameCell, sameRecord, uniqueText, type ServiceRecord } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import type { Outcome, UnknownReason } from './outcome';

/** A field that an item stores. */
export interface SentChange {
  readonly field: string;
  readonly from: Cell;
  readonly to: Cell;
  /** The ID that was sent, where the cell shows a name. */
  readonly id?: string;
}

/** What is needed to find out what became of one sent item: kept in the write-ahead log, so that it survives a reload. */
export interface SentItem {
  readonly row: RowId;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, unless its row shows the key that the service gave it. */
  readonly key: string;
  readonly changes: readonly SentChange[];
  readonly outcome: Outcome;
  /** Keys of records that the service listed just before and that can't be told from what an addition sent. */
  readonly preexisting: readonly string[];
}

/** What a read shows about a sent item. `record` is what the service holds now, where it could be found. */
export type Settled =
  | {
      readonly kind: 'stored';
      readonly record: ServiceRecord | undefined;
      readonly differs: readonly string[];
      /** The service lists it this many times more than it was sent. */
      readonly doubles?: number;
      /**
       * No answer says that the record is this row's, and it holds something else in these sent fields: it may be
       * somebody else's record.
       */
      readonly differingFields?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'not-stored' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'unknown';
      readonly reason:
        | UnknownReason
        | 'not-listed'
        | 'not-shown'
        | 'not-found'
        | 'someone-else'
        | 'half'
        | 'changed'
        | 'key-in-doubt'
        | 'not-readable';
    };

/**
 * Settles sent items by what a read shows. `claimed` are keys of records that are rows of the sheet already; `bases` says
 * what the service held before, by row. An update is stored if every readable field that it sent is there. If the service
 * answered `0` and every such field is as it was before, nobody can tell. An addition is stored if a record like it is
 * there that was not there before; what is answered `0` comes first, then what got no answer. A refused addition is looked
 * at as well: a browser sends a request once more by itself when a kept connection breaks before the answer, and then a
 * stored user is refused for being there already.
 */
export function settle(
  entity: Entity,
  sent: readonly SentItem[],
  listed: readonly ServiceRecord[],
  matched: ReadonlySet<string>,
  bases: ReadonlyMap<RowId, ServiceRecord> = new Map(),
): Map<RowId, Settled> {
  const settled = new Map<RowId, Settled>();
  const byKey = new Map(listed.map((record) => [keyOf(entity, record), record]));
  for (const item of sent) {
    if (item.action === 'update')
      settled.set(item.row, settleUpdate(entity, item, byKey.get(item.key), bases.get(item.row)));
  }
  const additions = sent.filter((item) => item.action === 'add');
  if (additions.length > 0)
    for (const [row, its] of settleAdditions(entity, additions, listed, matched)) settled.set(row, its);
  return settled;
}

/** Keys of listed records that can't be told from what this addition sends. */
export function preexistingMatches(
  entity: Entity,
  sent: readonly Pick<SentItem, 'row' | 'changes'>[],
  listed: readonly ServiceRecord[],
): Map<RowId, string[]> {
  const index = indexOf(entity, listed);
  return new Map(
    sent.map(({ row, changes }): [RowId, string[]] => [
      row,
      index.like(changes).map((record) => keyOf(entity, record)),
    ]),
  );
}

const CERTAINTY = { stored: 0, unknown: 1, refused: 2 } as const;

function settleAdditions(
  entity: Entity,
  additions: readonly SentItem[],
  listed: readonly ServiceRecord[],
  matched: ReadonlySet<string>,
): Map<RowId, Settled> {
  const index = indexOf(entity, listed);
  const free = (record: ServiceRecord, item: SentItem) => {
    const key = keyOf(entity, record);
    return !taken.has(key) && !matched.has(key) && !item.preexisting.includes(key);
  };
  const taken = new Set<string>();
  const found = new Map<RowId, ServiceRecord>();
  const take = (item: SentItem, record: ServiceRecord | undefined) => {
    if (!record) return;
    taken.add(keyOf(entity, record));
    found.set(item.row, record);
  };
  // Those that say most about themselves choose first: an empty Description fits every other.
  const inOrder = [...additions].sort(
    (one, other) =>
      CERTAINTY[one.outcome.kind] - CERTAINTY[other.outcome.kind] ||
      other.changes.length - one.changes.length,
  );
  // Where nothing is unique, a record that looks like a refused item is somebody else's.
  const isUnique = entity.add?.identity.exact.some((name) => fieldOf(entity, name).unique === true) === true;
  const isRefused = ({ outcome }: SentItem) => outcome.kind === 'refused' && outcome.sure && !isUnique;
  // Where nothing is unique and the list is late, another person's record may be there and the sent one not yet.
  const isLikely = (record: ServiceRecord, item: SentItem) =>
    isUnique || untidied(entity, item, record).length === 0;
  const byKey = new Map(listed.map((record) => [keyOf(entity, record), record]));
  for (const item of inOrder) {
    const record = item.key === '' ? undefined : byKey.get(item.key);
    if (record && free(record, item)) take(item, record);
  }
  for (const item of inOrder)
    if (!isRefused(item) && !found.has(item.row))
      take(
        item,
        index.like(item.changes).find((record) => free(record, item)),
      );
  for (const item of inOrder) {
    if (item.outcome.kind === 'stored' && !found.has(item.row))
      take(
        item,
        index.near(item.changes).find((record) => free(record, item) && isLikely(record, item)),
      );
  }
  return new Map(
    additions.map((item): [RowId, Settled] => {
      const record = found.get(item.row);
      if (record) {
        const doubles =
          item.outcome.kind === 'refused'
            ? 0
            : index.like(item.changes).filter((record) => free(record, item)).length;
        const differs = differing(entity, item, record);
        const differingFields = item.outcome.kind === 'stored' ? [] : untidied(entity, item, record);
        return [
          item.row,
          {
            kind: 'stored',
            record,
            differs,
            ...(doubles > 0 ? { doubles } : {}),
            ...(differingFields.length > 0 ? { differingFields } : {}),
          },
        ];
      }
      return [item.row, notFound(entity, item, index)];
    }),
  );
}

function notFound(entity: Entity, item: SentItem, index: Index): Settled {
  const { outcome } = item;
  if (outcome.kind === 'stored') return { kind: 'unknown', reason: 'not-listed' };
  if (outcome.kind === 'refused') return refusal(outcome);
  if (entity.add?.retryPolicy === 'ask-user') return { kind: 'unknown', reason: 'not-found' };
  return index.holder(item.changes) ? { kind: 'unknown', reason: 'someone-else' } : { kind: 'not-stored' };
}

interface Index {
  /** Records that hold all that identifies what was sent. */
  like(changes: readonly SentChange[]): ServiceRecord[];
  /** Records that hold the most of what identifies it. */
  near(changes: readonly SentChange[]): ServiceRecord[];
  /** A record with the same unique value. */
  holder(changes: readonly SentChange[]): ServiceRecord | undefined;
}

/** Records by the loose part of their identity, so that 2,000 additions among 100,000 records are found at once. */
function indexOf(entity: Entity, listed: readonly ServiceRecord[]): Index {
  const { exact = [], loose = [] } = entity.add?.identity ?? {};
  const byLoose = groupBy(listed, (record) => looseText(entity, loose, record.cells, record.ids));
  const near = (changes: readonly SentChange[]) => {
    const cells = Object.fromEntries(changes.map(({ field, to }): [string, Cell] => [field, to]));
    const ids = Object.fromEntries(
      changes.flatMap(({ field, id }) => (id === undefined ? [] : [[field, id]])),
    );
    return byLoose.get(looseText(entity, loose, cells, ids)) ?? [];
  };
  return {
    near,
    like: (changes) =>
      near(changes).filter((record) =>
        exact.every((name) => {
          const sent = changes.find((change) => change.field === name);
          return sent === undefined || holds(entity, record, sent);
        }),
      ),
    holder: (changes) => near(changes)[0],
  };
}

function looseText(
  entity: Entity,
  names: readonly string[],
  cells: ServiceRecord['cells'],
  ids: ServiceRecord['ids'],
): string {
  return JSON.stringify(
    names.map((name) => ids[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? '')),
  );
}

function settleUpdate(
  entity: Entity,
  sent: SentItem,
  record: ServiceRecord | undefined,
  base: ServiceRecord | undefined,
): Settled {
  const { outcome } = sent;
  if (outcome.kind === 'refused' && outcome.sure) return refusal(outcome);
  if (!record) return { kind: 'gone' };
  const differs = differing(entity, sent, record);
  const readable = sent.changes.filter(({ field }) => fieldOf(entity, field).read !== 'never');
  const isNothingThere = readable.length > 0 && differs.length === readable.length;
  const isAsBefore =
    isNothingThere &&
    readable.every((change) => heldBefore(entity, record, change, base) && !isTidied(entity, record, change));
  if (outcome.kind === 'stored')
    return isAsBefore ? { kind: 'unknown', reason: 'not-shown' } : { kind: 'stored', record, differs };
  if (readable.length === 0)
    return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'unknown', reason: 'not-readable' };
  if (differs.length === 0) return { kind: 'stored', record, differs };
  if (isAsBefore) return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'not-stored' };
  return { kind: 'unknown', reason: isNothingThere ? 'changed' : 'half' };
}

/** Whether the service holds what was sent but for case and outer spaces. */
function isTidied(entity: Entity, record: ServiceRecord, { field: name, to }: SentChange): boolean {
  const field = fieldOf(entity, name);
  return !isEmpty(to) && uniqueText(field, record.cells[name] ?? '') === uniqueText(field, to);
}

/** Readable fields of the item in which the service holds something else than what was sent, also but for case and outer spaces. */
function untidied(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  const differs = new Set(differing(entity, sent, record));
  return sent.changes
    .filter((change) => differs.has(change.field) && !isTidied(entity, record, change))
    .map(({ field }) => field);
}

/** Whether the service still holds in a field what it held before the item was sent. */
function heldBefore(
  entity: Entity,
  record: ServiceRecord,
  { field: name, from }: SentChange,
  base: ServiceRecord | undefined,
) {
  const field = fieldOf(entity, name);
  if (base) return sameRecord(field, record, base);
  const cell = record.cells[name] ?? '';
  return isEmpty(cell) && isEmpty(from) ? true : sameCell(field, cell, from);
}

/** Readable fields of the item that the service holds otherwise than they were sent. */
function differing(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  return sent.changes
    .filter((change) => record.cells[change.field] !== undefined && !holds(entity, record, change))
    .map((change) => change.field);
}

function holds(entity: Entity, record: ServiceRecord, { field, to, id }: SentChange): boolean {
  const cell = record.cells[field] ?? '';
  if (id !== undefined) return (record.ids[field] ?? '') === id;
  return isEmpty(cell) && isEmpty(to) ? true : sameCell(fieldOf(entity, field), cell, to);
}

function refusal(outcome: Extract<Outcome, { kind: 'refused' }>): Settled {
  return { kind: 'refused', code: outcome.code, message: outcome.message };
}
