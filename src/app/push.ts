import type { Attempt } from '../core/changes/baseline';
import type { Plan } from '../core/push/plan';
import type { RowId } from '../core/table/sheet';
import { ShiftsheetError } from './failures';
import { compareWithService, type HeldBack } from './compare';
import { identifyRows } from './identity';
import { messages } from './messages';
import { fingerprint, planFor } from './push-plan';
import { refreshTable } from './refresh';
import { sendPlan, type Sent } from './send';
import { settleOpen, type SettledStatus } from './settle-open';
import { patchesFor, STATUS, statusCells, type RowStatus } from './status';
import type { TableRead } from './table';
import { rowLink } from './table-view';
import { LINK_LIMIT, type FirstPassword, type PushResult } from './view';
import { allCells, readRecords, type Work } from './work';

/** What each planned row came to, in the order they were planned. */
type Fate = RowStatus & {
  readonly outcome: 'stored' | 'refused' | 'unknown' | 'not-sent';
  readonly differs: boolean;
};

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
  await tellHeldBack(work, read, held);
  const plan = without(whole, held);
  await work.ports.workbook.save();
  const fates = new Map<RowId, Fate>();
  for (const [row, { status, message }] of held)
    fates.set(row, { status, message, outcome: 'not-sent', differs: false });

  const first = await sendAndReadBack(work, read, plan, passwords, fates);
  let stopped = first.stopped;
  if (stopped === '') stopped = await sendLaterFields(work, kind, plan, fates);
  return resultOf(work, read, whole, fates, stopped, passwords);
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
  for (const [row, fate] of unsettledFates(work, plan, sent)) fates.set(row, fate);
  let stopped = sent.stopped;
  try {
    work.progress(`Reading the ${many} back`, 1);
    if (sent.outcomes.size > 0) {
      const { read: now } = await identifyRows(work.ports, work.baselines, kind);
      const after = allCells(read.entity, await readRecords(work, read.entity));
      for (const [row, settled] of await settleAndRefresh(work, now, after)) fates.set(row, fateOf(settled));
    }
    await writeNotSent(work, read, fates);
  } catch (error) {
    if (!(error instanceof ShiftsheetError)) throw error;
    stopped = [stopped, sent.unwritten, messages.readBackFailed(error.message)]
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
  return (await sendAndReadBack(work, read, later, new Map(), fates)).stopped;
}

function without(plan: Plan, held: ReadonlyMap<RowId, HeldBack>): Plan {
  const calls = plan.calls
    .map((call) => ({ ...call, items: call.items.filter((item) => !held.has(item.row)) }))
    .filter((call) => call.items.length > 0);
  const items = calls.flatMap((call) => call.items);
  const added = items.filter((item) => item.action === 'add').length;
  return { calls, added, updated: items.length - added };
}

/** Marks rows that must not go as they stand, and takes the service's newer values as their baseline. */
async function tellHeldBack(work: Work, read: TableRead, held: ReadonlyMap<RowId, HeldBack>): Promise<void> {
  if (held.size === 0) return;
  const patches = read.tracking.rows.flatMap((row) => {
    const why = held.get(row.id);
    return why ? patchesFor(row, why) : [];
  });
  await work.ports.workbook.write(read.layout, patches);
  const baseline = work.baselines.get(read.entity.kind);
  const rows = new Map(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  for (const row of read.tracking.rows) {
    const why = held.get(row.id);
    if (!why) continue;
    if (why.baseline) rows.set(row.id, why.baseline);
    attempts.set(row.id, { cells: row.cells, status: why.status, message: why.message });
  }
  await work.baselines.set(read.entity.kind, { ...baseline, rows, attempts });
}

/** What each row comes to before it is read back. */
function unsettledFates(work: Work, plan: Plan, sent: Sent): Map<RowId, Fate> {
  const when = work.ports.clock.wallClock();
  return new Map(
    plan.calls
      .flatMap((call) => call.items)
      .map(({ row }): [RowId, Fate] => {
        const outcome = sent.outcomes.get(row);
        if (!outcome)
          return [
            row,
            { outcome: 'not-sent', status: STATUS.notSent, message: messages.notSentStopped, differs: false },
          ];
        if (outcome.kind === 'stored')
          return [
            row,
            {
              outcome: 'stored',
              status: STATUS.stored,
              message: messages.storedUnread(when),
              differs: false,
            },
          ];
        if (outcome.kind === 'refused') {
          return [
            row,
            {
              outcome: 'refused',
              status: outcome.code,
              message: messages.refused(outcome.message),
              differs: false,
            },
          ];
        }
        return [
          row,
          { outcome: 'unknown', status: STATUS.unknown, message: messages.awaitingRead, differs: false },
        ];
      }),
  );
}

function fateOf({ status, message, settled }: SettledStatus): Fate {
  switch (settled.kind) {
    case 'stored':
      return { outcome: 'stored', status, message, differs: settled.differs.length > 0 };
    case 'refused':
    case 'gone':
      return { outcome: 'refused', status, message, differs: false };
    case 'not-stored':
      return { outcome: 'not-sent', status, message, differs: false };
    case 'unknown':
      return { outcome: 'unknown', status, message, differs: false };
  }
}

/** `Not sent` in the rows that the push did not come to. */
async function writeNotSent(work: Work, read: TableRead, fates: ReadonlyMap<RowId, Fate>): Promise<void> {
  const rows = [...fates].filter(
    ([, fate]) => fate.status === STATUS.notSent && fate.message === messages.notSentStopped,
  );
  if (rows.length === 0) return;
  await work.ports.workbook.write(
    read.layout,
    rows.flatMap(([row, fate]) => statusCells(row, fate)),
  );
  const { kind } = read.entity;
  const baseline = work.baselines.get(kind);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  const cells = new Map(read.tracking.rows.map((row) => [row.id, row.cells]));
  for (const [row, { status, message }] of rows)
    attempts.set(row, { cells: cells.get(row) ?? {}, status, message });
  await work.baselines.set(kind, { ...baseline, attempts });
}

function resultOf(
  work: Work,
  read: TableRead,
  plan: Plan,
  fates: ReadonlyMap<RowId, Fate>,
  stopped: string,
  passwords: ReadonlyMap<RowId, string>,
): PushResult {
  const items = plan.calls.flatMap((call) => call.items);
  const fate = (row: RowId) => fates.get(row)?.outcome ?? 'not-sent';
  const tally = (outcome: Fate['outcome']) => items.filter((item) => fate(item.row) === outcome).length;
  const rows = items.flatMap((item) => {
    const its = fates.get(item.row);
    const row = read.tracking.rows[item.index];
    if (!its || !row || (its.outcome === 'stored' && !its.differs)) return [];
    const outcome = its.outcome === 'stored' ? ('differs' as const) : its.outcome;
    return [{ ...rowLink(read, row), row: item.row, note: its.message, outcome }];
  });
  const first = items
    .filter((item) => passwords.has(item.row) && fate(item.row) !== 'refused')
    .map((item): FirstPassword => ({
      row: item.row,
      label: item.label,
      userName: item.item['UserName'] ?? '',
      password: passwords.get(item.row) ?? '',
      problem: '',
    }));
  return {
    kind: read.entity.kind,
    many: read.entity.many,
    planned: items.length,
    stored: tally('stored'),
    refused: tally('refused'),
    unknown: tally('unknown'),
    notSent: tally('not-sent'),
    left: new Set(read.problems.map((problem) => problem.index)).size,
    stopped,
    rows: rows.slice(0, LINK_LIMIT),
    passwords: first,
  };
}
