import { reconcile, type Evidence, type Reconciliation, type RowReconciled } from '../../core/sync/reconcile';
import type { Held } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import { refreshTable, type RefreshCounts } from '../download/refresh';
import { rememberStored } from '../memory/last-push';
import type { Patch } from '../ports';
import { patchesFor } from '../table/status';
import type { TableRead } from '../table/table';
import { tellEdited } from './tell-rows';
import type { Work } from '../work';
import { logReconciled } from './push-log';

export type Results = ReadonlyMap<RowId, RowReconciled>;

interface Merge {
  /** Whether records without a row get one; a push only reads back what it touched. */
  readonly append: boolean;
  /** New rows that began as copies: they bear the Status of their originals. */
  readonly copied?: ReadonlySet<RowId>;
}

/**
 * Reconciles sent rows with a fresh list and merges the list into the sheet. The entries of the write-ahead log are dropped
 * last, once the sheet says what became of the rows: should the pane close in between, they are reconciled once more.
 */
export async function reconcileListed(
  work: Work,
  read: TableRead,
  records: readonly Held[],
  merge: Merge,
): Promise<{ readonly results: Results; readonly counts: RefreshCounts }> {
  const { kind } = read.entity;
  const done = reconciled(work, read, { by: 'list', records });
  if (done.results.size > 0) await remember(work, read, done);
  const results = new Map([...done.results].map(([row, { state }]) => [row, state]));
  const counts = await refreshTable(work, read, work.baselines.get(kind), records, { ...merge, results });
  await close(work, read, done);
  return { results: done.results, counts };
}

/** Reconciles sent rows of a kind that the service can't list: nothing is sent, and the sheet is written here. */
export async function reconcileUnlisted(
  work: Work,
  read: TableRead,
  evidence: Exclude<Evidence, { by: 'list' }>,
): Promise<Results> {
  const done = reconciled(work, read, evidence);
  const patches = read.tracking.rows.flatMap((row): Patch[] => {
    const result = done.results.get(row.id);
    if (!result) return [];
    const cells = Object.entries(result.writes).map(([column, cell]): Patch => ({
      row: row.id,
      column,
      cell,
      was: row.cells[column] ?? '',
    }));
    return [...cells, ...patchesFor(row, result.status)];
  });
  if (patches.length > 0)
    await tellEdited(work, read, (await work.ports.workbook.write(read.layout, patches)).typed);
  await remember(work, read, done);
  await close(work, read, done);
  return done.results;
}

/**
 * The user has looked on the service: the rows that wait for the user's word are there, as they were sent. Answers how many
 * rows that holds for, and of how many nobody here knows the number that they were sent with.
 */
export async function confirmStored(
  work: Work,
  read: TableRead,
): Promise<{ readonly stored: number; readonly nameless: number }> {
  const { entity, tracking } = read;
  const inSheet = new Set(tracking.rows.map(({ id }) => id));
  const waiting = work.journal
    .open(entity.kind)
    .filter(({ row, undecided }) => undecided === true && inSheet.has(row));
  const named = waiting.filter(
    ({ action, changes }) =>
      action === 'update' || changes.some(({ field }) => field === entity.add?.numbered),
  );
  const stored = new Set(named.map(({ row }) => row));
  await reconcileUnlisted(work, read, { by: 'user', stored });
  return { stored: stored.size, nameless: waiting.length - stored.size };
}

/** The table was laid anew from the list itself: no row is left that could say anything, or go twice. */
export async function forgetSent({ journal }: Work, kind: string): Promise<void> {
  const sent = journal.all(kind);
  if (sent.length > 0) await journal.settled(kind, new Set(sent.map(({ row }) => row)));
}

function reconciled(
  { journal, baselines, ports }: Work,
  read: TableRead,
  evidence: Evidence,
): Reconciliation {
  const { kind } = read.entity;
  return reconcile(read.entity, journal.all(kind), evidence, {
    rows: new Map(read.tracking.rows.map((row) => [row.id, row])),
    baseline: baselines.get(kind),
    when: ports.clock.wallClock(),
  });
}

/** The last push first: it must be known before the write-ahead log forgets the rows. */
async function remember(
  work: Work,
  { entity }: TableRead,
  { results, baseline }: Reconciliation,
): Promise<void> {
  const stored = [...results.values()].flatMap(({ entry, stored: its }) =>
    its ? [{ entry, before: its.before, sent: its.now }] : [],
  );
  await rememberStored(work, entity, stored);
  await work.baselines.set(entity.kind, baseline);
}

async function close(work: Work, { entity }: TableRead, { results, log }: Reconciliation): Promise<void> {
  const { over, undecided, unlisted } = log;
  await work.journal.settled(entity.kind, over, undecided, unlisted);
  await logReconciled(
    work,
    entity,
    [...results.values()].filter(({ isNews }) => isNews),
  );
}
