import type { TrackedRow } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import { changesOf, type PlannedCall, planPush } from '../../core/push/plan';
import { leftToUser, type LogEntry } from '../../core/sync/log-entry';
import type { RowId } from '../../core/table/layout';
import { labelOf, wireOfRow } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import { markUnsavedAsKnown, unsavedPushesIn } from '../memory/unsaved';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { tableMessages } from '../table/table-messages';
import type { TableSnapshot } from '../table/table-snapshot';
import { blockedRows } from '../table/take-in-table';
import { batchSent } from './write-ahead';

/** Rows of which this pane does not know that they were sent, and that may have been. */

/**
 * If the workbook was closed without saving after a push that this device remembers, the rows that look new and were sent get
 * an entry in the write-ahead log. So they are reconciled before anything else is sent.
 */
export async function recoverUnsavedPush(ports: Ports, state: WorkbookState): Promise<void> {
  const store = { memory: ports.workbook.memory, device: ports.device };
  const unsaved = await unsavedPushesIn(store);
  if (unsaved.length === 0) return;
  for (const kind of new Set(unsaved.flatMap(({ tables }) => tables.map((table) => table.kind)))) {
    if (!(await ports.workbook.has(describe(state, kind).layout))) continue;
    const sent = new Set(
      unsaved.flatMap(({ tables }) => tables).flatMap((table) => (table.kind === kind ? table.rows : [])),
    );
    const { read } = await identifyRows(ports, state, kind);
    const added = read.tracking.rows.filter(({ change }) => change === 'new');
    const found = added.filter(({ id }) => sent.has(id));
    // The file was saved before a row of that push got its id. Any new row may be that row.
    const isWhole = found.length === sent.size;
    const { calls } = planPush(read.entity, isWhole ? found : added, new Set());
    const entries = calls.flatMap((call) => suspectedEntries(read.entity, call, sent));
    if (entries.length > 0) await state.sync.commit({ type: 'rows-suspected', kind, entries });
  }
  await markUnsavedAsKnown(
    store,
    unsaved.map(({ push }) => push),
  );
}

/**
 * The log entries of rows that may have been sent. If the number that a row was sent with is not known, only the user can
 * decide whether the row is stored: a new push would send the row with another number.
 */
export function suspectedEntries(entity: Entity, call: PlannedCall, sent: ReadonlySet<RowId>): LogEntry[] {
  const { entries } = batchSent(entity, {
    push: '',
    call,
    items: call.items,
    log: [],
    preexisting: new Map(),
  });
  const numbered = entity.add?.numbered;
  return entries.map((entry) =>
    sent.has(entry.row)
      ? entry
      : leftToUser({ ...entry, changes: entry.changes.filter(({ field }) => field !== numbered) }),
  );
}

/** The log entries of rows that another pane or workbook may have sent as they are now. */
export function entriesOfRows(read: TableSnapshot, rows: readonly TrackedRow[]): LogEntry[] {
  const blocked = blockedRows(read);
  const sent = new Set(rows.map(({ id }) => id));
  return [
    ...planPush(read.entity, rows, blocked).calls.flatMap((call) =>
      suspectedEntries(read.entity, call, sent),
    ),
    ...rows.flatMap((row) => (blocked.has(row.index) ? entriesWithoutCall(read, row) : [])),
  ];
}

/** The entry of a row that can't be sent as it is now. It may have been correct when it was sent. */
function entriesWithoutCall({ entity }: TableSnapshot, row: TrackedRow): LogEntry[] {
  const fields = entity.fields.flatMap((field) =>
    row.changed.includes(field.id) && wireOfRow(field, row) !== undefined ? [field.id] : [],
  );
  if (fields.length === 0) return [];
  return [
    {
      kind: entity.kind,
      row: row.id,
      label: labelOf(entity, row.cells, tableMessages.rowName(row.index + 1)),
      action: 'add',
      key: '',
      changes: changesOf(entity, row, fields),
      outcome: { kind: 'unknown', reason: 'no-answer' },
      preexisting: [],
      stage: 'waits-for-user',
    },
  ];
}
