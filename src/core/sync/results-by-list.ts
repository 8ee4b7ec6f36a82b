import { type Entity, fieldOf } from '../entities/entity';
import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import { recordKey, type ServiceRecord, sameCell, hasSameValue } from '../table/record';
import { isEmpty } from '../values/cell';
import { indexRecords, type RecordIndex } from './matching-records';
import {
  type SentItem,
  type SentResult,
  refusedResult,
  differing,
  isSameIgnoringCase,
  differingIgnoringCase,
} from './sent';

/**
 * Finds out the results of sent items from a list. `keysOfOtherRows`: keys of the records of other rows of the sheet.
 * `bases`: what the service had before, by row. An update is stored if every readable field that it sent has the sent value.
 * If the service answered `0` and every such field is as it was before, the result is unknown. An addition is stored if the
 * list has a matching record that was not listed before. Additions that were answered `0` are matched first, then those
 * without an answer. Refused additions are matched too: if a kept connection breaks before the answer, a browser sends the
 * request once more by itself, and the service then refuses the user that it has just stored.
 */
export function resultsByList(
  entity: Entity,
  sent: readonly SentItem[],
  listed: readonly ServiceRecord[],
  keysOfOtherRows: ReadonlySet<string>,
  bases: ReadonlyMap<RowId, ServiceRecord> = new Map(),
): Map<RowId, SentResult> {
  const settled = new Map<RowId, SentResult>();
  const byKey = new Map(listed.map((record) => [recordKey(entity, record), record]));
  for (const item of sent) {
    if (item.action === 'update')
      settled.set(item.row, updateResult(entity, item, byKey.get(item.key), bases.get(item.row)));
  }
  const additions = sent.filter((item) => item.action === 'add');
  if (additions.length > 0)
    for (const [row, its] of additionResults(entity, additions, listed, keysOfOtherRows))
      settled.set(row, its);
  return settled;
}

/** What a list shows about a sent update. `record`: what the service has now; `base`: what it had before. */
function updateResult(
  entity: Entity,
  sent: SentItem,
  record: ServiceRecord | undefined,
  base: ServiceRecord | undefined,
): SentResult {
  const { outcome } = sent;
  if (outcome.kind === 'refused' && outcome.isCertain) return refusedResult(outcome);
  if (!record) return { kind: 'gone' };
  const differs = differing(entity, sent, record);
  const readable = sent.changes.filter(({ field }) => fieldOf(entity, field).read !== 'never');
  const isNothingThere = readable.length > 0 && differs.length === readable.length;
  const isAsBefore =
    isNothingThere &&
    readable.every(
      (change) => heldBefore(entity, record, change, base) && !isSameIgnoringCase(entity, record, change),
    );
  if (outcome.kind === 'stored')
    return isAsBefore ? { kind: 'unknown', reason: 'not-shown' } : { kind: 'stored', record, differs };
  if (readable.length === 0)
    return outcome.kind === 'refused' ? refusedResult(outcome) : { kind: 'unknown', reason: 'not-readable' };
  if (differs.length === 0) return { kind: 'stored', record, differs };
  if (isAsBefore) return outcome.kind === 'refused' ? refusedResult(outcome) : { kind: 'not-stored' };
  return { kind: 'unknown', reason: isNothingThere ? 'changed' : 'half' };
}

/** Whether a field on the service still has its value from before the item was sent. */
function heldBefore(
  entity: Entity,
  record: ServiceRecord,
  { field: name, from }: SentChange,
  base: ServiceRecord | undefined,
) {
  const field = fieldOf(entity, name);
  if (base) return hasSameValue(field, record, base);
  const cell = record.cells[name] ?? '';
  return isEmpty(cell) && isEmpty(from) ? true : sameCell(field, cell, from);
}

/**
 * The order in which additions are matched with records: first those that were answered `0`, last those that were refused.
 */
const CERTAINTY = { stored: 0, unknown: 1, refused: 2 } as const;

/** What a list shows about sent additions. `keysOfOtherRows`: keys of the records of other rows of the sheet. */
function additionResults(
  entity: Entity,
  additions: readonly SentItem[],
  listed: readonly ServiceRecord[],
  keysOfOtherRows: ReadonlySet<string>,
): Map<RowId, SentResult> {
  const index = indexRecords(entity, listed);
  const { found, isAvailable } = matchRecords(entity, additions, { listed, keysOfOtherRows, index });
  return new Map(
    additions.map((item): [RowId, SentResult] => {
      const record = found.get(item.row);
      if (!record) return [item.row, notFound(entity, item, index)];
      const isRefused = item.outcome.kind === 'refused';
      const more = isRefused
        ? []
        : index.exactMatches(item.changes).filter((other) => isAvailable(other, item));
      return [item.row, foundAs(entity, item, record, more.length)];
    }),
  );
}

interface Listed {
  readonly listed: readonly ServiceRecord[];
  readonly keysOfOtherRows: ReadonlySet<string>;
  readonly index: RecordIndex;
}

interface Matches {
  /** The record of an addition, by row. */
  readonly found: ReadonlyMap<RowId, ServiceRecord>;
  /** Whether a record is not matched yet and can be the record of this addition. */
  readonly isAvailable: (record: ServiceRecord, item: SentItem) => boolean;
}

/**
 * Finds a record for each addition: by its key, then by all fields that were sent, then by the loose fields. No record is
 * used twice.
 */
function matchRecords(
  entity: Entity,
  additions: readonly SentItem[],
  { listed, keysOfOtherRows, index }: Listed,
): Matches {
  const taken = new Set<string>();
  const found = new Map<RowId, ServiceRecord>();
  const isAvailable = (record: ServiceRecord, item: SentItem) => {
    const key = recordKey(entity, record);
    return !taken.has(key) && !keysOfOtherRows.has(key) && !item.preexisting.includes(key);
  };
  // If no field is unique, a record that equals a refused item is somebody else's.
  const isUnique = entity.add?.identity.exact.some((name) => fieldOf(entity, name).unique === true) === true;
  const isRefused = ({ outcome }: SentItem) => outcome.kind === 'refused' && outcome.isCertain && !isUnique;
  // If no field is unique and the list is late, it may have another person's record and not yet the sent one.
  const isLikely = (record: ServiceRecord, item: SentItem) =>
    isUnique || differingIgnoringCase(entity, item, record).length === 0;
  const byKey = new Map(listed.map((record) => [recordKey(entity, record), record]));
  const ordered = inOrder(additions);
  const ways: readonly ((item: SentItem) => ServiceRecord | undefined)[] = [
    (item) => {
      const record = item.key === '' ? undefined : byKey.get(item.key);
      return record && isAvailable(record, item) ? record : undefined;
    },
    (item) =>
      isRefused(item)
        ? undefined
        : index.exactMatches(item.changes).find((record) => isAvailable(record, item)),
    (item) =>
      item.outcome.kind === 'stored'
        ? index
            .looseMatches(item.changes)
            .find((record) => isAvailable(record, item) && isLikely(record, item))
        : undefined,
  ];
  for (const recordOf of ways)
    for (const item of ordered) {
      const record = found.has(item.row) ? undefined : recordOf(item);
      if (!record) continue;
      taken.add(recordKey(entity, record));
      found.set(item.row, record);
    }
  return { found, isAvailable };
}

/**
 * Additions with the most fields are matched first, because an addition with an empty Description matches records with any
 * Description.
 */
function inOrder(additions: readonly SentItem[]): SentItem[] {
  return [...additions].sort(
    (one, other) =>
      CERTAINTY[one.outcome.kind] - CERTAINTY[other.outcome.kind] ||
      other.changes.length - one.changes.length,
  );
}

/** `duplicates`: how many more listed records match the item and belong to no row. */
function foundAs(entity: Entity, item: SentItem, record: ServiceRecord, duplicates: number): SentResult {
  const differingFields = item.outcome.kind === 'stored' ? [] : differingIgnoringCase(entity, item, record);
  return {
    kind: 'stored',
    record,
    differs: differing(entity, item, record),
    ...(duplicates > 0 ? { duplicates } : {}),
    ...(differingFields.length > 0 ? { differingFields } : {}),
  };
}

function notFound(entity: Entity, item: SentItem, index: RecordIndex): SentResult {
  const { outcome } = item;
  if (outcome.kind === 'stored') return { kind: 'unknown', reason: 'not-listed' };
  if (outcome.kind === 'refused') return refusedResult(outcome);
  if (entity.add?.retryPolicy === 'ask-user') return { kind: 'unknown', reason: 'not-found' };
  // A record with the same unique value.
  return index.looseMatches(item.changes)[0]
    ? { kind: 'unknown', reason: 'someone-else' }
    : { kind: 'not-stored' };
}
