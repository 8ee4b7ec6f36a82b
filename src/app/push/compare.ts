import { adoptedRow } from '../../core/changes/adoption';
import type { BaselineRow } from '../../core/changes/baseline';
import { mergeRow, isReplaced } from '../../core/changes/merge';
import type { TrackedRow } from '../../core/changes/row';
import { checkAgainstService } from '../../core/checks/check-rows';
import { checkConflicts } from '../../core/checks/check-rules';
import { fieldOf, keyWords, type Entity, queriedFields, wireName } from '../../core/entities/entity';
import { type Plan, type PlannedItem, type PlannedCall, itemsOf, callsByQuery } from '../../core/push/plan';
import { preexistingMatches } from '../../core/sync/matching-records';
import type { RowStatus, RejectedReason } from '../../core/sync/row-state';
import { statusOf } from '../../core/sync/status';
import { type RowId } from '../../core/table/layout';
import {
  recordKey,
  labelOf,
  uniqueText,
  type ServiceRecord,
  sameCell,
  hasSameValue,
  withFormerNames,
  type Ids,
  wireOfRow,
} from '../../core/table/record';
import { isEmpty } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import type { BlockedRow } from '../reconcile/merge-table';
import type { TableSnapshot } from '../table/table-snapshot';
import { pushMessages } from './push-messages';

/** The table that a plan was made for. */
type ComparedTable = Pick<TableSnapshot, 'entity' | 'tracking'>;

/**
 * Compares a plan with a list that was read just before sending. Finds rows whose fields somebody else has changed since the
 * download, rows whose record is gone, new rows that somebody else has added since, and unique values that another record has.
 * None of these may be overwritten silently.
 */
export function compareWithService(
  read: ComparedTable,
  plan: Plan,
  theirs: readonly ServiceRecord[],
  contradictory: ReadonlySet<string> = new Set(),
): Map<RowId, BlockedRow> {
  const { entity } = read;
  const blocked = new Map<RowId, BlockedRow>();
  const byKey = new Map(theirs.map((record) => [recordKey(entity, record), record]));
  byKey.delete(''); // a record without a key belongs to no row
  const rows = new Map(read.tracking.rows.map((row) => [row.id, row]));
  for (const planned of itemsOf(plan)) {
    const row = rows.get(planned.row);
    const found = row && comparedRow(entity, row, planned, { byKey, contradictory });
    if (found) blocked.set(planned.row, found);
  }
  for (const [row, label] of addedByOthers(read, plan, theirs))
    if (!blocked.has(row))
      blocked.set(row, comparisonStatus({ code: 'equal-added', one: entity.one, label }));
  for (const problem of takenValues(read, plan, theirs)) {
    const row = read.tracking.rows[problem.index];
    if (row && !blocked.has(row.id)) blocked.set(row.id, comparisonStatus(problem));
  }
  return blocked;
}

/** Additions that equal a record which somebody else has added since the download. Gives the name of that record, by row. */
function addedByOthers(
  { entity, tracking }: ComparedTable,
  plan: Plan,
  theirs: readonly ServiceRecord[],
): [RowId, string][] {
  const additions = itemsOf(plan).filter(({ action }) => action === 'add');
  // If a field of the identity is unique, takenValues finds the duplicate.
  const isUnique = entity.add?.identity.exact.some((name) => fieldOf(entity, name).unique === true);
  if (additions.length === 0 || isUnique === true) return [];
  const known = new Set([
    ...tracking.rows.flatMap(({ base }) => base?.key ?? []),
    ...tracking.deleted.map(({ key }) => key),
  ]);
  const others = new Map(
    theirs.map((record) => [recordKey(entity, record), record] as const).filter(([key]) => !known.has(key)),
  );
  return [...preexistingMatches(entity, additions, [...others.values()])].flatMap(
    ([row, [key]]): [RowId, string][] => {
      const other = key === undefined ? undefined : others.get(key);
      return other ? [[row, truncate(labelOf(entity, other.cells, ''))]] : [];
    },
  );
}

function takenValues(read: ComparedTable, plan: Plan, theirs: readonly ServiceRecord[]) {
  const { entity } = read;
  const planned = itemsOf(plan);
  const ids = new Set(planned.map((item) => item.row));
  const rows = read.tracking.rows.filter((row) => ids.has(row.id));
  const edited = new Set(rows.flatMap(({ changed }) => changed));
  const uniques = entity.fields.filter(({ id, unique }) => unique === true && edited.has(id));
  // Most pushes send no unique value.
  if (uniques.length === 0) return [];
  // If this push changes the value of a record, the old value is free for an addition: updates are sent before additions.
  const givenUp = new Set(planned.flatMap((item) => item.changes.map(({ field }) => `${field} ${item.key}`)));
  const holders = new Map<string, { label: string; key: string }>();
  for (const record of theirs) {
    const { cells } = record;
    const key = recordKey(entity, record);
    for (const field of uniques) {
      const cell = cells[field.id] ?? '';
      if (isEmpty(cell) || givenUp.has(`${field.id} ${key}`)) continue;
      holders.set(`${field.id} ${uniqueText(field, cell)}`, {
        key,
        label: `${labelOf(entity, cells, '')} (${keyWords(entity)} ${key})`,
      });
    }
  }
  return checkAgainstService(entity, rows, (field, value) => holders.get(`${field} ${value}`));
}

/** A list that was read just before sending, prepared for the comparison. */
interface Theirs {
  readonly byKey: ReadonlyMap<string, ServiceRecord>;
  /** Keys of records that are listed more than once, each time with other values. */
  readonly contradictory: ReadonlySet<string>;
}

/** Compares a row with the record that has the row's key. Returns why the row can't be sent; undefined if it can be sent. */
function comparedRow(
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
  if (contradictory.has(base.key)) return comparisonStatus({ code: 'listed-twice', one: entity.one });
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
function comparisonStatus(found: Extract<RejectedReason, { by: 'comparison' }>['found']): RowStatus {
  return statusOf({ kind: 'rejected', reason: { by: 'comparison', found } });
}

/** The key that an addition would have, if people type the key. A key that the service assigns is not known yet. */
function keyToAdd(entity: Entity, { cells }: TrackedRow, { changes }: PlannedItem): string {
  const ids = changes.flatMap(({ field, id }) => (id === undefined ? [] : [[field, id]]));
  return recordKey(entity, { cells, ids: Object.fromEntries(ids) as Ids });
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

/**
 * The plan, with current values in what an operation always asks for, in its items and in its query, and the user has not edited.
 * The values come from the service's list and not from the sheet: a downloaded value could overwrite what somebody else has
 * changed since.
 */
export function withCurrentAlwaysSent(entity: Entity, plan: Plan, theirs: readonly ServiceRecord[]): Plan {
  const { alwaysSent = [], query = {} } = entity.update ?? {};
  if (alwaysSent.length + queriedFields(entity.update).length === 0) return plan;
  const byKey = new Map(theirs.map((record) => [recordKey(entity, record), record]));
  const renewed = ({ method, query: asked }: PlannedCall, planned: PlannedItem) => {
    const record = planned.action === 'update' ? byKey.get(planned.key) : undefined;
    if (!record) return { method, query: asked, item: planned };
    const edited = new Set(planned.changes.map(({ field }) => field));
    const current = (name: string): string | undefined => {
      const wire = edited.has(name)
        ? undefined
        : wireOfRow(fieldOf(entity, name), { cells: record.cells, base: record });
      return wire === '' ? undefined : wire;
    };
    const item = { ...planned.item };
    for (const name of alwaysSent) {
      const wire = current(name);
      if (wire !== undefined) item[wireName(fieldOf(entity, name))] = wire;
    }
    const now = Object.entries(query).flatMap(([parameter, source]): [string, string][] => {
      const wire = typeof source === 'string' ? undefined : current(source.field);
      return wire === undefined ? [] : [[parameter, wire]];
    });
    return {
      method,
      query: now.length === 0 ? asked : { ...asked, ...Object.fromEntries(now) },
      item: { ...planned, item },
    };
  };
  return {
    ...plan,
    calls: callsByQuery(plan.calls.flatMap((call) => call.items.map((item) => renewed(call, item)))),
  };
}
