import {
  reconcile,
  type Evidence,
  type Reconciliation,
  type RowReconciled,
  reconciledEvents,
  type ReconciledEvents,
} from '../../core/sync/reconcile';
import { groupBy } from '../../core/table/group-by';
import type { RowId } from '../../core/table/layout';
import type { ServiceRecord } from '../../core/table/record';
import type { JobContext } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import { cellPatches, patchesFor, withStored } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { warningsOfStored } from '../table/take-in-table';
import { mergeTable, type MergeCounts, writeStatusOfEdited } from './merge-table';
import { findNamedRows } from './named-rows';
import { logReconciled } from './push-log';

export type Results = ReadonlyMap<RowId, RowReconciled>;

interface Merge {
  /** Whether records without a row get one. A push only reads again what it sent. */
  readonly append: boolean;
  /** New rows that began as copies. They have the Status of their originals. */
  readonly copied?: ReadonlySet<RowId>;
  /** Rows whose Status the caller writes afterwards. */
  readonly unsent?: ReadonlySet<RowId>;
}

/**
 * Reconciles sent rows with a current list and merges the list into the sheet. The entries of the write-ahead log are removed
 * last, when the sheet has the results. This is idempotent: if the pane is closed in between, the rows are reconciled again.
 */
export async function reconcileListed(
  work: JobContext,
  read: TableSnapshot,
  records: readonly ServiceRecord[],
  merge: Merge,
): Promise<{ readonly results: Results; readonly counts: MergeCounts }> {
  const done = reconciled(work, read, { by: 'list', records });
  const events = eventsOf(work, read, done);
  await work.sync.commit(events.rowsReconciled);
  const results = new Map([...done.results].map(([row, { state }]) => [row, state]));
  const counts = await mergeTable(work, read, records, { ...merge, results });
  await close(work, read, done, events);
  return { results: done.results, counts };
}

/**
 * Reconciles sent rows of a kind that the service can't list. Sends nothing, and writes the sheet. The sheet is written before
 * the events are committed: the push log only gets results that are not committed yet, so after a failed write they are still
 * logged later. With a list the events are committed first, because the merge starts from the baseline that they produce.
 */
export async function reconcileUnlisted(
  work: JobContext,
  read: TableSnapshot,
  evidence: Exclude<Evidence, { by: 'list' }>,
): Promise<Results> {
  const done = reconciled(work, read, evidence);
  const stored = read.tracking.rows.filter(({ id }) => done.results.get(id)?.state.kind === 'in-sync');
  const warned = groupBy(warningsOfStored(work, read, stored), ({ index }) => index);
  const patches = read.tracking.rows.flatMap((row): Patch[] => {
    const result = done.results.get(row.id);
    if (!result) return [];
    const status = result.state.kind === 'in-sync' ? withStored(result, warned.get(row.index)) : result;
    return [...cellPatches(row, result.writes), ...patchesFor(row, status)];
  });
  if (patches.length > 0)
    await writeStatusOfEdited(work, read, (await work.ports.workbook.write(read.layout, patches)).typed);
  const events = eventsOf(work, read, done);
  await work.sync.commit(events.rowsReconciled);
  await close(work, read, done, events);
  return done.results;
}

/**
 * The user has checked the service: the waiting rows that the user has `seen` are stored as they were sent. Returns how many
 * rows are now known to be stored, and how many have no known number and still wait.
 */
export async function reconcileConfirmed(
  work: JobContext,
  read: TableSnapshot,
  seen: ReadonlySet<RowId>,
): Promise<{ readonly stored: number; readonly withoutNumber: number }> {
  await findNamedRows(work, read.entity.kind);
  const { entity, tracking } = read;
  const inSheet = new Set(tracking.rows.map(({ id }) => id));
  const waiting = work.sync
    .unanswered(entity.kind)
    .filter(({ row, stage }) => stage === 'waits-for-user' && inSheet.has(row) && seen.has(row));
  const named = waiting.filter(
    ({ action, changes }) =>
      action === 'update' || changes.some(({ field }) => field === entity.add?.numbered),
  );
  const stored = new Set(named.map(({ row }) => row));
  await reconcileUnlisted(work, read, { by: 'user', stored });
  return { stored: stored.size, withoutNumber: waiting.length - stored.size };
}

function reconciled({ sync, ports }: JobContext, read: TableSnapshot, evidence: Evidence): Reconciliation {
  const { kind } = read.entity;
  return reconcile(read.entity, sync.log(kind), evidence, {
    rows: new Map(read.tracking.rows.map((row) => [row.id, row])),
    baseline: sync.snapshot(kind),
    when: ports.clock.wallClock(),
  });
}

/** The results of sent rows, as two events: one for before the sheet is written and one for after. */
function eventsOf(
  { company, ports, sync }: JobContext,
  { entity: { kind, read: listing } }: TableSnapshot,
  done: Reconciliation,
): ReconciledEvents {
  const { service, sp } = company;
  const noted = listing ? {} : { knownAt: ports.clock.now() };
  return reconciledEvents(kind, sync.snapshot(kind), done, {
    at: ports.clock.wallClock(),
    service,
    sp,
    ...noted,
  });
}

async function close(
  work: JobContext,
  { entity }: TableSnapshot,
  { results }: Reconciliation,
  { logSettled }: ReconciledEvents,
): Promise<void> {
  await work.sync.commit(logSettled);
  logReconciled(
    work,
    entity,
    [...results.values()].filter(({ isNews }) => isNews),
  );
}
