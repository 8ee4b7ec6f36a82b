import type { Attempt } from '../core/changes/baseline';
import type { Plan } from '../core/push/plan';
import type { RowId } from '../core/table/sheet';
import { fateOf, notReached, unsettledFates, type Fate } from './fates';
import { compareWithService, type HeldBack } from './compare';
import { identifyRows } from './identity';
import { messages } from './messages';
import { fingerprint, planFor } from './push-plan';
import { refreshTable } from './refresh';
import { sendPlan } from './send';
import { settleOpen, type SettledStatus } from './settle-open';
import { statusCells } from './status';
import { sentenceOf } from './store';
import { readTable, type TableRead } from './table';
import { resultOf } from './push-result';
import type { PushResult } from './view';
import { allCells, readRecords, type Work } from './work';

/**
 * Sends what the preview showed and writes every answer into its row. 'changed': the sheet or the service is not as it
 * was previewed, and nothing was sent. Throws what happens before anything was sent; afterwards failures are part of
 * the result.
 */
export async function push(
  work: Work,
  kind: string,
  passwords: ReadonlyMap<RowId, string>,
  previewed: string,
): Promise<PushResult | 'changed'> {
  work.progress('Reading the sheet');
  let { read } = await identifyRows(work.ports, work.baselines, kind);
  work.progress(`Reading the ${read.entity.many} on the service before anything is sent`);
  const before = allCells(read.entity, await readRecords(work, read.entity));
  if (work.journal.open(kind).length > 0) {
    await settleAndRefresh(work, read, before);
    ({ read } = await identifyRows(work.ports, work.baselines, kind));
  }
  const whole = planFor(read);
  if (fingerprint(whole) !== previewed) return 'changed';

  const held = compareWithService(read, whole, before);
  await tellRows(work, read, held);
  const plan = without(whole, held);
  await work.ports.workbook.save();
  const fates = new Map<RowId, Fate>();
  for (const [row, { status, message }] of held)
    fates.set(row, { status, message, outcome: 'not-sent', differs: false });

  const first = await sendAndReadBack(work, read, plan, passwords, fates);
  let stopped = first.stopped;
  if (stopped === '') stopped = await sendLaterFields(work, kind, plan, fates).catch(sentenceOf);
  const now = await readTable(work.ports.workbook, kind, work.baselines.get(kind)).catch(() => undefined);
  return resultOf(read, now ?? read, whole, fates, stopped, passwords);
}

/** Sends, writes the answers, and settles all of it by reading the service again. */
async function sendAndReadBack(
  work: Work,
  read: TableRead,
  plan: Plan,
  passwords: ReadonlyMap<RowId, string>,
  fates: Map<RowId, Fate>,
): Promise<{ stopped: string }> {
  const { kind, many } = read.entity;
  const sent = await sendPlan(work, kind, read.layout, plan, passwords);
  for (const [row, fate] of unsettledFates(plan, sent, work.ports.clock.wallClock())) fates.set(row, fate);
  let stopped = sent.stopped;
  try {
    work.progress(`Reading the ${many} back`, 1);
    if (sent.outcomes.size > 0) {
      const { read: now } = await identifyRows(work.ports, work.baselines, kind);
      const after = allCells(read.entity, await readRecords(work, read.entity));
      for (const [row, settled] of await settleAndRefresh(work, now, after)) fates.set(row, fateOf(settled));
    }
    await tellRows(
      work,
      read,
      new Map([...fates].filter(([, fate]) => fate.message === notReached().message)),
    );
  } catch (error) {
    stopped = [stopped, sent.unwritten, messages.readBackFailed(sentenceOf(error))]
      .filter((part) => part !== '')
      .join(' ');
  }
  return { stopped };
}

/** Settles what the journal holds and merges the list into the sheet; the journal is cleared when the sheet says so. */
async function settleAndRefresh(
  work: Work,
  read: TableRead,
  theirs: ReturnType<typeof allCells>,
): Promise<Map<RowId, SettledStatus>> {
  const { kind } = read.entity;
  const statuses = await settleOpen(work, kind, read, theirs);
  await refreshTable(work, read, work.baselines.get(kind), theirs, { statuses, append: false });
  await work.journal.settled(kind, new Set(statuses.keys()));
  return statuses;
}

/**
 * Fields that an addition can't carry (a user's ExternalID) go in an update as soon as the new record has its key. The
 * row's fate is then that of the update.
 */
async function sendLaterFields(
  work: Work,
  kind: string,
  plan: Plan,
  fates: Map<RowId, Fate>,
): Promise<string> {
  const added = plan.calls
    .flatMap((call) => call.items)
    .filter((item) => item.action === 'add' && fates.get(item.row)?.outcome === 'stored');
  if (added.length === 0) return '';
  const { read } = await identifyRows(work.ports, work.baselines, kind);
  const later = planFor(read, new Set(added.map((item) => item.row)));
  if (later.calls.length === 0) return '';
  const { stopped } = await sendAndReadBack(work, read, later, new Map(), fates);
  const refused = later.calls
    .flatMap((call) => call.items)
    .filter((item) => fates.get(item.row)?.outcome === 'refused');
  const told = new Map<RowId, Fate>();
  for (const { row } of refused) {
    const fate = fates.get(row);
    if (fate) told.set(row, { ...fate, message: messages.addedButRefused(fate.message), added: true });
  }
  for (const [row, fate] of told) fates.set(row, fate);
  const { read: now } = await identifyRows(work.ports, work.baselines, kind);
  await tellRows(work, now, told);
  return stopped;
}

function without(plan: Plan, held: ReadonlyMap<RowId, HeldBack>): Plan {
  const calls = plan.calls
    .map((call) => ({ ...call, items: call.items.filter((item) => !held.has(item.row)) }))
    .filter((call) => call.items.length > 0);
  const items = calls.flatMap((call) => call.items);
  const added = items.filter((item) => item.action === 'add').length;
  return { calls, added, updated: items.length - added };
}

/** Writes statuses that hold until their rows are edited again; where the service has newer values, as their baseline. */
async function tellRows(work: Work, read: TableRead, told: ReadonlyMap<RowId, HeldBack>): Promise<void> {
  if (told.size === 0) return;
  const patches = [...told].flatMap(([row, status]) => statusCells(row, status));
  await work.ports.workbook.write(read.layout, patches);
  const { kind } = read.entity;
  const baseline = work.baselines.get(kind);
  const rows = new Map(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  for (const { id, cells } of read.tracking.rows) {
    const why = told.get(id);
    if (!why) continue;
    if (why.baseline) rows.set(id, why.baseline);
    attempts.set(id, { cells, status: why.status, message: why.message });
  }
  await work.baselines.set(kind, { ...baseline, rows, attempts });
}
