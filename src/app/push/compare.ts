import type { BlockedRow } from '../reconcile/blocked-row';
import { checkConflicts } from '../../core/checks/check-conflicts';
import { checkAgainstService } from '../../core/checks/check-rows';
import { adoptedRow } from '../../core/changes/adoption';
import type { BaselineRow } from '../../core/changes/baseline';
import type { TrackedRow } from '../../core/changes/row';
import type { Plan, PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import { preexistingMatches } from '../../core/push/matching-records';
import { fieldOf, keyWords, type Entity } from '../../core/entities/entity';
import {
  keyOf,
  labelOf,
  sameCell,
  sameRecord,
  uniqueText,
  withFormerNames,
  type ServiceRecord,
  type Ids,
} from '../../core/table/record';
import { isEmpty, type RowId } from '../../core/table/sheet';
import { pushMessages } from './push-messages';
import { truncate } from '../../core/values/truncate';
import type { RejectedReason, RowStatus } from '../../core/sync/row-state';
import { statusOf } from '../../core/sync/status';
import type { TableRead } from '../table/table-read';

/** What a plan was made for. */
type Compared = Pick<TableRead, 'entity' | 'tracking'>;

/**
 * Compares a plan with a list read just before sending: rows whose fields somebody else changed since the download, rows
 * whose record is gone, new rows that somebody else has added meanwhile, and unique values that another record holds. None
 * of these may be written over silently.
 */
export function compareWithService(
  read: Compared,
  plan: Plan,
  theirs: readonly ServiceRecord[],
  contradictory: ReadonlySet<string> = new Set(),
): Map<RowId, BlockedRow> {
  const { entity } = read;
  const blocked = new Map<RowId, BlockedRow>();
  const byKey = new Map(theirs.map((record) => [keyOf(entity, record), record]));
  byKey.delete(''); // a record without a key is nobody's
  const rows = new Map(read.tracking.rows.map((row) => [row.id, row]));
  for (const planned of itemsOf(plan)) {
    const row = rows.get(planned.row);
    if (!row) continue;
    const { base } = row;
    if (!base) {
      const added = byKey.get(keyToAdd(entity, row, planned));
      if (added) blocked.set(planned.row, addedElsewhere(entity, row, added));
      continue;
    }
    const record = byKey.get(base.key);
    if (contradictory.has(base.key)) {
      blocked.set(planned.row, kept({ code: 'listed-twice', one: entity.one }));
      continue;
    }
    if (!record) {
      blocked.set(planned.row, { ...statusOf({ kind: 'gone' }), baseline: { ...base, gone: true } });
      continue;
    }
    const overtaken = planned.changes.filter((change) => {
      const field = fieldOf(entity, change.field);
      const their = record.cells[change.field];
      if (field.read === 'never' || their === undefined || sameRecord(field, record, base)) return false;
      return change.id === undefined
        ? !sameCell(field, their, change.to)
        : record.ids[change.field] !== change.id;
    });
    if (overtaken.length === 0) continue;
    const names = overtaken.map(({ field }) => field);
    const taken: BaselineRow = {
      ...base,
      cells: { ...base.cells, ...picked(record.cells, names) },
      ids: { ...base.ids, ...picked(record.ids, names) },
      conflicts: { ...picked(base.cells, names), ...base.conflicts },
    };
    const baseline = withFormerNames(entity, taken, base);
    const problems = checkConflicts(entity, { ...row, base: baseline });
    blocked.set(planned.row, { ...statusOf({ kind: 'conflict' }, problems), baseline });
  }
  for (const [row, label] of addedByOthers(read, plan, theirs))
    if (!blocked.has(row)) blocked.set(row, kept({ code: 'twin-added', one: entity.one, label }));
  for (const problem of takenValues(read, plan, theirs)) {
    const row = read.tracking.rows[problem.index];
    if (row && !blocked.has(row.id)) blocked.set(row.id, kept(problem));
  }
  return blocked;
}

/** What a row says that this comparison keeps from being sent. */
function kept(found: Extract<RejectedReason, { by: 'comparison' }>['found']): RowStatus {
  return statusOf({ kind: 'rejected', reason: { by: 'comparison', found } });
}

/** The key that an addition would have, where people type it; a key that the service gives is not known yet. */
function keyToAdd(entity: Entity, { cells }: TrackedRow, { changes }: PlannedItem): string {
  const ids = changes.flatMap(({ field, id }) => (id === undefined ? [] : [[field, id]]));
  return keyOf(entity, { cells, ids: Object.fromEntries(ids) as Ids });
}

/** Somebody else has added the record that this row was to add: the row stands for that record from now on. */
function addedElsewhere(entity: Entity, row: TrackedRow, record: ServiceRecord): BlockedRow {
  const { writes, baseline, cells, changed } = adoptedRow(entity, row, record);
  const problems = checkConflicts(entity, { index: row.index, cells, base: baseline, changed });
  const because = pushMessages.addedElsewhere(entity.one);
  const { status, message } = statusOf({ kind: problems.length === 0 ? 'in-sync' : 'conflict' }, problems);
  return { status, message: [because, message].join(' ').trim(), baseline, writes };
}

/** Additions that equal a record which somebody else has added since the download: the name of that record, by row. */
function addedByOthers(
  { entity, tracking }: Compared,
  plan: Plan,
  theirs: readonly ServiceRecord[],
): [RowId, string][] {
  const additions = itemsOf(plan).filter(({ action }) => action === 'add');
  // If a field of the identity is unique, takenValues finds the clash.
  const isUnique = entity.add?.identity.exact.some((name) => fieldOf(entity, name).unique === true);
  if (additions.length === 0 || isUnique === true) return [];
  const known = new Set([
    ...tracking.rows.flatMap(({ base }) => base?.key ?? []),
    ...tracking.deleted.map(({ key }) => key),
  ]);
  const others = new Map(
    theirs.map((record) => [keyOf(entity, record), record] as const).filter(([key]) => !known.has(key)),
  );
  return [...preexistingMatches(entity, additions, [...others.values()])].flatMap(
    ([row, [key]]): [RowId, string][] => {
      const other = key === undefined ? undefined : others.get(key);
      return other ? [[row, truncate(labelOf(entity, other.cells, ''))]] : [];
    },
  );
}

function picked<T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

function takenValues(read: Compared, plan: Plan, theirs: readonly ServiceRecord[]) {
  const { entity } = read;
  const planned = itemsOf(plan);
  const ids = new Set(planned.map((item) => item.row));
  // A record that gives its value up in this very push does not hold it: updates go before additions.
  const givenUp = new Set(planned.flatMap((item) => item.changes.map(({ field }) => `${field} ${item.key}`)));
  const holders = new Map<string, { label: string; key: string }>();
  for (const record of theirs) {
    const { cells } = record;
    const key = keyOf(entity, record);
    for (const field of entity.fields) {
      const cell = cells[field.id] ?? '';
      if (field.unique !== true || isEmpty(cell) || givenUp.has(`${field.id} ${key}`)) continue;
      holders.set(`${field.id} ${uniqueText(field, cell)}`, {
        key,
        label: `${labelOf(entity, cells, '')} (${keyWords(entity)} ${key})`,
      });
    }
  }
  const rows = read.tracking.rows.filter((row) => ids.has(row.id));
  return checkAgainstService(entity, rows, (field, value) => holders.get(`${field} ${value}`));
}
