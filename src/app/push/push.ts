import { isInDoubt } from '../../core/push/outcome';
import { itemsOf, narrowed, type Plan, type PlannedItem } from '../../core/push/plan';
import { twinsOf } from '../../core/push/settle';
import { fieldOf } from '../../core/entities/entity';
import type { RowId } from '../../core/table/sheet';
import { withCompanions } from './companions';
import { compareWithService, type HeldBack } from './compare';
import { foresee } from './foresee';
import { fateOf, notReached, unsettledFates, type Fate } from './fates';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import { CallFailure } from '../call-failures';
import { Cancelled } from '../failures';
import { paint } from '../table/paint';
import { planTable, wasSeen, type PlannedTable, type SeenItems } from './push-plan';
import { logNotSent } from './push-log';
import { pushMessages } from './push-messages';
import { resultOf, type PushedTable } from './push-result';
import { settleAndRefresh } from './read-back';
import { listSteadily } from './steady';
import { sendPlan, type Sent } from './send';
import { repeatUnanswered, unanswered } from './repeat-unanswered';
import { settleUnread } from './settle-unread';
import { blockedStatuses } from '../table/status';
import { STATUS } from '../table/status-words';
import { sentenceOf } from '../store';
import { readTable, type TableRead } from '../table/table';
import { tellRows } from './tell-rows';
import type { PushResult } from '../view';
import type { Work } from '../work';
import { rowMessages } from '../table/row-messages';

/**
 * Sends what the preview showed, table by table, parents first, and writes every answer into its row. 'changed':
 * something else would go than was previewed, and nothing was sent. Throws what happens before anything was sent;
 * afterwards failures are part of the result.
 */
export async function push(
  work: Work,
  kinds: readonly string[],
  passwords: ReadonlyMap<RowId, string>,
  previewed: SeenItems,
): Promise<PushResult | 'changed'> {
  const tables: PlannedTable[] = [];
  const adding = new Set<RowId>();
  const failures: Error[] = [];
  for (const kind of kinds) {
    const { read } = await identifyRows(work.ports, work, kind);
    let table = planTable(read, adding);
    if (table.plan.calls.length > 0 || work.journal.all(kind).length > 0) {
      work.records.need(kind, namedKinds(table));
      await repeatUnanswered(work, kind).catch((error: unknown) => failures.push(leftOpen(error)));
      table = await prepare(work, kind, adding);
      work.records.need(kind, namedKinds(table));
    }
    for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
    tables.push(table);
  }
  if (!wasSeen(tables, previewed)) {
    const [failure] = failures;
    if (failure) throw failure;
    return 'changed';
  }
  const push = freshId(work.ports.random);
  work.journal.begin(push);
  await foresee(work, tables, push);
  for (const { read, plan } of tables) work.names.pin(read.entity, itemsOf(plan));
  try {
    return await sendTables(work, tables, passwords);
  } finally {
    work.names.unpin();
  }
}

/** Kinds of which a planned row names a record: their names must be as the service has them now. */
function namedKinds({ read: { entity }, plan }: PlannedTable): Set<string> {
  const fields = itemsOf(plan).flatMap(({ changes, later = [] }) => [...changes, ...later]);
  return new Set(fields.flatMap(({ field }) => fieldOf(entity, field).refers ?? []));
}

async function prepare(work: Work, kind: string, adding: ReadonlySet<RowId>): Promise<PlannedTable> {
  const { read, plan } = planTable(await readSettled(work, kind), adding);
  const open = unanswered(work.journal, kind);
  return { read, plan: narrowed(plan, ({ row }) => !open.has(row)) };
}

/** Reads a table and what the service lists of it, and settles what an earlier push left open. */
export async function readSettled(work: Work, kind: string): Promise<TableRead> {
  const { unknownFields } = work.baselines.get(kind);
  const { held } = await listSteadily(work, kind);
  work.progress(pushMessages.readingSheet);
  let { read } = await identifyRows(work.ports, work, kind);
  if (work.journal.all(kind).length > 0) {
    if (read.entity.read) await settleAndRefresh(work, read, held);
    else await settleUnread(work, read);
    await work.records.list(kind, unknownFields);
    ({ read } = await identifyRows(work.ports, work, kind));
  }
  return read;
}

async function sendTables(
  work: Work,
  tables: readonly PlannedTable[],
  passwords: ReadonlyMap<RowId, string>,
): Promise<PushResult> {
  const pushed: PushedTable[] = [];
  let stopped = '';
  let anythingSent = false;
  for (const table of tables) {
    const fates = new Map<RowId, Fate>();
    try {
      if (table.plan.calls.length > 0 && stopped === '') {
        const current = anythingSent ? await planAnew(work, table, fates) : table;
        anythingSent = true;
        stopped = await pushTable(work, current, passwords, fates);
      } else if (table.plan.calls.length > 0) {
        await tellNotReached(work, table, fates);
      }
    } catch (error) {
      if (pushed.every(({ plan }) => plan.calls.length === 0) && fates.size === 0) throw error;
      stopped = [stopped, sentenceOf(error)].filter((part) => part !== '').join(' ');
    }
    if (fates.size > 0) await paint(work.ports.workbook, table.read.layout).catch(() => undefined);
    await logNotSent(work, table.read.entity, table.plan, fates);
    const now = await readTable(work.ports.workbook, work, table.read.entity.kind).catch(() => undefined);
    pushed.push({ ...table, now: now ?? table.read, fates });
  }
  return resultOf(pushed, stopped, passwords);
}

/** After other tables were sent: the same rows, with the names and records as they are now. */
async function planAnew(work: Work, before: PlannedTable, fates: Map<RowId, Fate>): Promise<PlannedTable> {
  const { kind } = before.read.entity;
  work.records.forget(kind);
  await work.records.list(kind, work.baselines.get(kind).unknownFields);
  const { read } = await identifyRows(work.ports, work, kind);
  const only = new Set(itemsOf(before.plan).map((item) => item.row));
  const table = planTable(read, new Set(), only);
  const changed = unseenRows(table.plan, itemsOf(before.plan));
  const going = new Set(itemsOf(table.plan).map((item) => item.row));
  const fixes = blockedStatuses(table.read);
  const told = new Map<RowId, HeldBack>();
  for (const row of read.tracking.rows) {
    const fix = changed.has(row.id)
      ? { status: STATUS.notSent, message: pushMessages.changedMeanwhile }
      : only.has(row.id) && !going.has(row.id)
        ? fixes.get(row.index)
        : undefined;
    if (!fix) continue;
    told.set(row.id, fix);
    fates.set(row.id, { ...fix, outcome: 'not-sent', differs: false });
  }
  await tellRows(work, read, told);
  return { ...table, plan: narrowed(table.plan, ({ row }) => !changed.has(row)) };
}

type SeenItem = Pick<PlannedItem, 'row' | 'action' | 'changes' | 'later'>;

/** Rows for which something else would go than the user saw: a name may have got its ID since, what is stored for it may not be another. */
function unseenRows(plan: Plan, seen: readonly SeenItem[]): ReadonlySet<RowId> {
  const textOf = ({ action, changes, later = [] }: SeenItem) =>
    JSON.stringify([action, [...changes, ...later].map(({ field, to }) => [field, to])]);
  const texts = new Map(seen.map((item) => [item.row, textOf(item)]));
  const unseen = itemsOf(plan).filter((item) => texts.get(item.row) !== textOf(item));
  return new Set(unseen.map(({ row }) => row));
}

/** Sends one table's plan. Answers why the push ended early, or ''. */
async function pushTable(
  work: Work,
  { read, plan: whole }: PlannedTable,
  passwords: ReadonlyMap<RowId, string>,
  fates: Map<RowId, Fate>,
): Promise<string> {
  const { kind } = read.entity;
  const listing = await work.records.list(kind, work.baselines.get(kind).unknownFields);
  const { held: before, contradictory } = listing;
  const held = read.entity.read
    ? compareWithService(read, whole, before, contradictory)
    : new Map<RowId, HeldBack>();
  await tellRows(work, read, held);
  for (const [row, { status, message }] of held)
    fates.set(row, { status, message, outcome: 'not-sent', differs: false });
  const going = narrowed(whole, (item) => !held.has(item.row));
  const plan = withCompanions(read.entity, going, before);
  const additions = itemsOf(plan).filter((item) => item.action === 'add');
  const twins = twinsOf(read.entity, additions, before);

  const stopped = await sendAndReadBack(work, read, plan, { passwords, twins }, fates);
  return stopped === '' ? await sendLaterFields(work, kind, plan, fates).catch(sentenceOf) : stopped;
}

interface Sending {
  readonly passwords: ReadonlyMap<RowId, string>;
  readonly twins: ReadonlyMap<RowId, readonly string[]>;
}

/** Sends, writes the answers, and settles all of it by reading the service again. */
export async function sendAndReadBack(
  work: Work,
  read: TableRead,
  plan: Plan,
  { passwords, twins }: Sending,
  fates: Map<RowId, Fate>,
): Promise<string> {
  const { kind, many } = read.entity;
  const sent = await sendPlan(work, kind, read.layout, plan, passwords, twins);
  work.records.forget(kind);
  for (const [row, fate] of unsettledFates(plan, sent, work.ports.clock.wallClock())) fates.set(row, fate);
  if (work.turn.isLost) return sent.stopped; // what left is in the journal, for the pane whose turn it is
  try {
    work.progress(pushMessages.readingBack(many), 1);
    if (sent.outcomes.size > 0) {
      const { held: after } = await listSteadily(work, kind);
      if (plan.added > 0) await repeatUnanswered(work, kind, work.journal.push).catch(leftOpen);
      // Somebody may have typed while it was sent, and Excel loses events.
      work.ports.workbook.forget([kind]);
      const { read: now } = await identifyRows(work.ports, work, kind);
      const settled = now.entity.read
        ? await settleAndRefresh(work, now, after)
        : await settleUnread(work, now, { justSent: work.journal.push });
      for (const [row, status] of settled) fates.set(row, fateOf(status));
    }
    await tellRows(
      work,
      read,
      new Map([...fates].filter(([row, { outcome }]) => outcome === 'not-sent' && !sent.outcomes.has(row))),
    );
    return sent.stopped;
  } catch (error) {
    const sentences = [sent.stopped, sent.unwritten, notReadBack(sent), sentenceOf(error)];
    return [...new Set(sentences)].filter((part) => part !== '').join(' ');
  }
}

/** What the sheet says of what was sent, where it could not be read back. */
function notReadBack({ outcomes, unwritten }: Sent): string {
  if (outcomes.size === 0) return '';
  const isAnswered = [...outcomes.values()].some((outcome) => !isInDoubt(outcome));
  return isAnswered && unwritten === '' ? pushMessages.answersNotReadBack : pushMessages.notReadBack;
}

/** What gets no answer this time either stays open, for another push. */
function leftOpen(error: unknown): Error {
  if (error instanceof CallFailure || error instanceof Cancelled) return error;
  throw error;
}

/**
 * Fields that an addition can't carry (a user's ExternalID) go in an update as soon as the new record has its key, as the
 * user saw them; what was typed since stays an edit. The row's fate is then that of the update.
 */
async function sendLaterFields(
  work: Work,
  kind: string,
  plan: Plan,
  fates: Map<RowId, Fate>,
): Promise<string> {
  const due = itemsOf(plan).flatMap(({ row, later }): SeenItem[] =>
    later && fates.get(row)?.outcome === 'stored' ? [{ row, action: 'update', changes: later }] : [],
  );
  if (due.length === 0) return '';
  const { read } = await identifyRows(work.ports, work, kind);
  const { plan: whole } = planTable(withOnly(read, due), new Set(), new Set(due.map(({ row }) => row)));
  const unseen = unseenRows(whole, due);
  const later = narrowed(whole, ({ row }) => !unseen.has(row));
  if (later.calls.length === 0) return '';
  const stopped = await sendAndReadBack(work, read, later, { passwords: new Map(), twins: new Map() }, fates);
  const told = new Map<RowId, Fate>();
  for (const { row } of itemsOf(later)) {
    const fate = fates.get(row);
    if (fate?.outcome === 'refused')
      told.set(row, { ...fate, message: rowMessages.addedButRefused(fate.message), added: true });
  }
  for (const [row, fate] of told) fates.set(row, fate);
  const { read: now } = await identifyRows(work.ports, work, kind);
  await tellRows(work, now, told);
  return stopped;
}

/** The table as if nothing else were edited in these rows than the fields that are due. */
function withOnly(read: TableRead, due: readonly SeenItem[]): TableRead {
  const fields = new Map(due.map(({ row, changes }) => [row, changes.map(({ field }) => field)]));
  const rows = read.tracking.rows.map((row) => {
    const its = fields.get(row.id);
    return its ? { ...row, changed: row.changed.filter((name) => its.includes(name)) } : row;
  });
  return { ...read, tracking: { ...read.tracking, rows } };
}

/** A table to which the push did not come. */
async function tellNotReached(work: Work, { read, plan }: PlannedTable, fates: Map<RowId, Fate>) {
  for (const { row } of itemsOf(plan)) fates.set(row, notReached());
  await tellRows(work, read, fates);
}
