import { isAddedByNumberAlone } from '../../core/changes/row-id';
import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { preexistingMatches } from '../../core/push/matching-records';
import { type PlannedCall, filteredPlan, planPush } from '../../core/push/plan';
import type { EventOf } from '../../core/sync/event';
import { leftToUser, type LogEntry } from '../../core/sync/log-entry';
import { sentEntries, type Batch } from '../../core/sync/log-rows';
import type { RowId } from '../../core/table/layout';
import type { WorkbookState, JobContext } from '../job-context';
import { unstoredNames } from '../memory/names';
import { noteSentRows } from '../memory/sent-rows';
import { unsavedPushesIn, markUnsavedAsKnown, rememberUnsaved, type UnsavedPush } from '../memory/unsaved';
import { amount } from '../messages';
import type { Ports } from '../ports';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import type { PlannedTable } from './planned-table';

/**
 * Before a push sends its rows: saves the workbook with a write-ahead log that has every planned addition. If the user then
 * closes the workbook without saving again, the reopened file shows those rows as unconfirmed, and not as new rows that would
 * be stored twice. After the save, an addition is in the log again only when its batch is sent. Updates are not logged here: an
 * update that is sent twice stores no second record. The save ends what the user can undo, and it keeps what the user has typed if
 * Excel ends in the middle. The list of sent rows goes into cells with it (memory/sent-rows.ts). If Excel can't save the file, or saves it by itself some seconds later, this device remembers the
 * added rows (memory/unsaved.ts).
 */
export async function writeAheadAdditions(
  work: JobContext,
  tables: readonly PlannedTable[],
  push: string,
): Promise<void> {
  const { workbook, device, clock } = work.ports;
  const batches: EventOf<'batch-sent'>[] = [];
  const rows = new Map<string, RowId[]>();
  for (const { read, plan } of tables) {
    const { entity } = read;
    for (const call of filteredPlan(plan, ({ action }) => action === 'add').calls) {
      const { records } = await work.records.list(entity.kind, work.sync.snapshot(entity.kind).unknownFields);
      const preexisting = preexistingMatches(entity, call.items, records);
      const log = work.sync.log(entity.kind);
      batches.push(batchSent(entity, { push, call, items: call.items, log, preexisting }));
      rows.set(entity.kind, [...(rows.get(entity.kind) ?? []), ...call.items.map(({ row }) => row)]);
    }
  }
  const unlisted = tables.filter(({ read }) => isAddedByNumberAlone(read.entity));
  await noteSentRows(
    workbook.memory,
    unlisted.flatMap(({ read }) => rows.get(read.entity.kind) ?? []),
  );
  const save = () => workbook.save();
  const saved = await (batches.length === 0 ? save() : work.sync.during(batches, save));
  if (saved !== 'saved' && rows.size > 0)
    await rememberUnsaved(
      { memory: workbook.memory, device },
      {
        push,
        at: clock.wallClock(),
        rows,
        unconfirmed: (kind) => new Set(work.sync.open(kind).map(({ row }) => row)),
      },
    );
}

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
      unsaved.flatMap(({ tables }) => tables).flatMap((each) => (each.kind === kind ? each.rows : [])),
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

/** `12 users (21 Nov 14:05), 3 shifts (21 Nov 14:20)` */
export function unsavedRows(unsaved: readonly UnsavedPush[]): string {
  return unsaved
    .flatMap(({ at, tables }) =>
      tables.map(({ kind, count }) => {
        const { one, many } = entityOf(kind);
        return `${amount(count, one, many)} (${at})`;
      }),
    )
    .join(', ');
}

/** The event that writes the rows of a batch into the write-ahead log. */
export function batchSent(entity: Entity, batch: Batch): EventOf<'batch-sent'> {
  const entries = sentEntries(entity, batch, (item) => unstoredNames(entity, item).length > 0);
  return { type: 'batch-sent', kind: entity.kind, entries };
}
