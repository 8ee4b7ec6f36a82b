import { adoptedRow } from '../../core/changes/adoption';
import type { BaselineRow } from '../../core/changes/baseline';
import { mergeRow, isReplaced } from '../../core/changes/merge';
import type { TrackedRow } from '../../core/changes/row';
import { checkConflicts } from '../../core/checks/check-rules';
import { fieldOf, keyWords, type Entity } from '../../core/entities/entity';
import type { PlannedItem } from '../../core/push/planned';
import type { RejectedReason, RowStatus } from '../../core/sync/row-state';
import { statusOf } from '../../core/sync/status';
import {
  keyOf,
  sameCell,
  hasSameValue,
  withFormerNames,
  type Ids,
  type ServiceRecord,
} from '../../core/table/record';
import type { BlockedRow } from '../reconcile/blocked-row';
import { pushMessages } from './push-messages';

/** A list that was read just before sending, prepared for the comparison. */
interface Theirs {
  readonly byKey: ReadonlyMap<string, ServiceRecord>;
  /** Keys of records that are listed more than once, each time with other values. */
  readonly contradictory: ReadonlySet<string>;
}

/** Compares a row with the record that has the row's key. Returns why the row can't be sent; undefined if it can be sent. */
export function comparedRow(
  entity: Entity,
  row: TrackedRow,
  planned: PlannedItem,
  { byKey, contradictory }: Theirs,
): BlockedRow | undefined {
  const { base } = row;
  if (!base) {
    const added = byKey.get(keyToAdd(entity, row, planned));
    return added && addedElsewhere(entity, row, added);
  }
  if (contradictory.has(base.key)) return blockedStatus({ code: 'listed-twice', one: entity.one });
  const record = byKey.get(base.key);
  if (!record) return { ...statusOf({ kind: 'gone' }), baseline: { ...base, gone: true } };
  if (isReplaced(entity, base, record)) return replacedRow(entity, { ...row, base }, record);
  const changed = changedByOthers(entity, planned, { base, record });
  return changed.length > 0 ? conflictRow(entity, { ...row, base }, record, changed) : undefined;
}

/** Planned fields that somebody else has changed since the download, to another value than the planned one. */
function changedByOthers(
  entity: Entity,
  { changes }: PlannedItem,
  { base, record }: { readonly base: BaselineRow; readonly record: ServiceRecord },
): string[] {
  const changed = changes.filter((change) => {
    const field = fieldOf(entity, change.field);
    const their = record.cells[change.field];
    if (field.read === 'never' || their === undefined || hasSameValue(field, record, base)) return false;
    return change.id === undefined
      ? !sameCell(field, their, change.to)
      : record.ids[change.field] !== change.id;
  });
  return changed.map(({ field }) => field);
}

/** The row is in conflict: its baseline gets the service's current values of these fields. */
function conflictRow(
  entity: Entity,
  row: TrackedRow & { readonly base: BaselineRow },
  record: ServiceRecord,
  names: readonly string[],
): BlockedRow {
  const { base } = row;
  const taken: BaselineRow = {
    ...base,
    cells: { ...base.cells, ...picked(record.cells, names) },
    ids: { ...base.ids, ...picked(record.ids, names) },
    conflicts: { ...picked(base.cells, names), ...base.conflicts },
  };
  const baseline = withFormerNames(entity, taken, base);
  const problems = checkConflicts(entity, { ...row, base: baseline });
  return { ...statusOf({ kind: 'conflict' }, problems), baseline };
}

/** The service has another record under the row's key: the row shows it, and its edits wait for the user. */
function replacedRow(
  entity: Entity,
  row: TrackedRow & { readonly base: BaselineRow },
  record: ServiceRecord,
): BlockedRow {
  const { baseline, writes, edited } = mergeRow(entity, row.base, row.cells, record);
  const cells = { ...row.cells, ...writes };
  const problems = checkConflicts(entity, { index: row.index, cells, base: baseline, changed: edited });
  const because = pushMessages.replaced(entity.one, keyWords(entity), row.base.key);
  const { status, message } = statusOf({ kind: problems.length === 0 ? 'in-sync' : 'conflict' }, problems);
  return { status, message: [because, message].join(' ').trim(), baseline, writes };
}

/** The Status and Message of a row that this comparison blocks. */
export function blockedStatus(found: Extract<RejectedReason, { by: 'comparison' }>['found']): RowStatus {
  return statusOf({ kind: 'rejected', reason: { by: 'comparison', found } });
}

/** The key that an addition would have, if people type the key. A key that the service assigns is not known yet. */
function keyToAdd(entity: Entity, { cells }: TrackedRow, { changes }: PlannedItem): string {
  const ids = changes.flatMap(({ field, id }) => (id === undefined ? [] : [[field, id]]));
  return keyOf(entity, { cells, ids: Object.fromEntries(ids) as Ids });
}

/** Somebody else has added the record that this row was to add. From now on the row is that record. */
function addedElsewhere(entity: Entity, row: TrackedRow, record: ServiceRecord): BlockedRow {
  const { writes, baseline, cells, changed } = adoptedRow(entity, row, record);
  const problems = checkConflicts(entity, { index: row.index, cells, base: baseline, changed });
  const because = pushMessages.addedElsewhere(entity.one);
  const { status, message } = statusOf({ kind: problems.length === 0 ? 'in-sync' : 'conflict' }, problems);
  return { status, message: [because, message].join(' ').trim(), baseline, writes };
}

function picked<T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
