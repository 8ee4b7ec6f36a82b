/** Applies the results of reconciling to the snapshot and to the rows of the last push. */
import type { Attempt, BaselineRow } from '../changes/baseline';
import type { DoneChange, DoneRow } from '../changes/undo';
import type { RowId } from '../table/layout';
import type { ServiceRecord } from '../table/record';
import type { EventOf } from './event';
import type { LogEntry } from './log-entry';
import {
  tableOf,
  withTable,
  type LastPush,
  type PushedRow,
  type SyncState,
  type TableState,
} from './table-state';

/** Rows that are not in the log are skipped: they were reconciled before. */
export function rowsReconciled(state: SyncState, event: EventOf<'rows-reconciled'>): SyncState {
  const table = tableOf(state, event.kind);
  const logged = new Set(table.log.map(({ row }) => row));
  const known = { ...event, rows: event.rows.filter(({ row }) => logged.has(row)) };
  if (known.rows.length === 0) return state;
  const lastPush = withStored(state.lastPush, table, known);
  return {
    ...withTable(state, event.kind, (before) => withResults(before, known)),
    ...(lastPush ? { lastPush } : {}),
  };
}

function withResults(table: TableState, { rows: results }: EventOf<'rows-reconciled'>): TableState {
  const rows = new Map<RowId, BaselineRow>(table.snapshot.rows);
  const attempts = new Map<RowId, Attempt>(table.snapshot.attempts);
  for (const { row, base, attempt } of results) {
    if (base) {
      rows.set(row, base);
      attempts.delete(row);
    } else if (attempt) attempts.set(row, attempt);
  }
  return { ...table, snapshot: { ...table.snapshot, rows, attempts } };
}

/**
 * The last push with its stored rows. The first stored row of another push replaces the last push, unless a later push began
 * before this row was reconciled. A row that is in the last push already stays as it is: either the row is reconciled a
 * second time, or one of its fields was sent in a second call after its addition.
 */
function withStored(
  before: LastPush | undefined,
  table: TableState,
  { kind, rows, at, service, sp }: EventOf<'rows-reconciled'>,
): LastPush | undefined {
  const entries = new Map(table.log.map((entry) => [entry.row, entry]));
  let last = before;
  let added: PushedRow[] = [];
  let alreadyInLastPush = storedRows(before, kind);
  for (const { row, base, isStored } of rows) {
    const entry = entries.get(row);
    if (!entry || !base || isStored !== true) continue;
    const push = entry.push ?? '';
    const isAnother = last?.push !== push;
    if (last && isAnother && entry.fromEarlierPush === true) continue;
    if (!last || isAnother) {
      last = { push, at, service, sp, rows: [] };
      added = [];
      alreadyInLastPush = new Set();
    }
    if (alreadyInLastPush.has(row)) continue;
    alreadyInLastPush.add(row);
    added.push({ kind, ...doneRow(entry, table.snapshot.rows.get(row), base) });
  }
  return last && added.length > 0 ? { ...last, rows: [...last.rows, ...added] } : last;
}

function storedRows(last: LastPush | undefined, kind: string): Set<RowId> {
  return new Set(last?.rows.flatMap((done) => (done.kind === kind ? [done.row] : [])));
}

/**
 * A stored row as the undo needs it: what was known of its record before, and what was sent, in the service's form. The
 * values of a later list are not used: somebody may have changed the record since.
 */
function doneRow(entry: LogEntry, before: BaselineRow | undefined, sent: ServiceRecord): DoneRow {
  const { row, label, action, key, changes } = entry;
  return {
    row,
    label,
    // The record was changed through a key that the user typed: nobody here knows its earlier values.
    action: action === 'update' && !before ? 'before-unknown' : action,
    key,
    changes: action === 'add' ? [] : changes.map((change) => doneChange(change, before, sent)),
  };
}

function doneChange(
  { field, from, to, id }: LogEntry['changes'][number],
  before: BaselineRow | undefined,
  sent: ServiceRecord,
): DoneChange {
  const fromId = before?.ids[field];
  const toId = sent.ids[field] ?? id;
  return {
    field,
    from,
    to: sent.cells[field] ?? to,
    ...(fromId === undefined || id === undefined ? {} : { fromId }),
    ...(toId === undefined ? {} : { toId }),
  };
}
