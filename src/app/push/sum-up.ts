import { openConflicts } from '../../core/changes/conflicts';
import { waitsForUser } from '../../core/problems/problem';
import { type Plan, type PlannedItem, itemsOf } from '../../core/push/plan';
import type { RowResult } from '../../core/sync/result-state';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { logNotSent } from '../reconcile/push-log';
import { rowLink } from '../table/row-link';
import type { TableSnapshot } from '../table/table-snapshot';
import { blockedRows, takeInAndCheck } from '../table/take-in-table';
import {
  LINK_LIMIT,
  type FirstPassword,
  type PushResult,
  type PushSum,
  type TableResult,
} from '../view/index';
import {
  changedMeanwhile,
  notReached,
  stopSentence,
  type StopReason,
  type Ended,
  type Reconciled,
  type RowResults,
  writeResults,
} from './step-values';

/** The result of one table's part of a push. */
export interface PushedTable {
  /** The table as it was read before the push (`read`), and as it is after it (`now`). */
  readonly read: TableSnapshot;
  readonly now: TableSnapshot;
  readonly plan: Plan;
  readonly results: RowResults;
  /** Why the push ended with this table; empty if the push went on. */
  readonly stoppedBy: readonly StopReason[];
}

/** Logs a table's rows that were not sent, and reads the table as it is now. */
export async function pushedTable(
  work: JobContext,
  { read, plan }: Pick<PushedTable, 'read' | 'plan'>,
  end: Reconciled | Ended,
): Promise<PushedTable> {
  const { workbook } = work.ports;
  const results = await withEveryRow(work, { read, plan }, end);
  if (results.size > 0) await workbook.paint(read.layout).catch(() => undefined);
  logNotSent(work, read.entity, plan, results);
  const now = await takeInAndCheck(workbook, work, read.entity.kind).catch(() => undefined);
  return { read, plan, now: now ?? read, results, stoppedBy: end.kind === 'ended' ? end.stoppedBy : [] };
}

/**
 * The results with those planned rows that no step gave a result. The push ended before them, or they were deleted or edited
 * back while other tables were sent.
 */
async function withEveryRow(
  work: JobContext,
  { read, plan }: Pick<PushedTable, 'read' | 'plan'>,
  end: Reconciled | Ended,
): Promise<RowResults> {
  const isStopped = end.kind === 'ended' && end.stoppedBy.length > 0;
  const result = isStopped ? notReached() : changedMeanwhile();
  const others = itemsOf(plan).flatMap(({ row }) => (end.results.has(row) ? [] : [[row, result] as const]));
  // What stopped the push may also prevent this write. The pane says it in any case.
  if (isStopped && others.length > 0) await writeResults(work, read, new Map(others));
  return new Map([...end.results, ...others]);
}

/** The tables as they were read after their push, without those that could not be read. */
export function readAfter(tables: readonly PushedTable[]): TableSnapshot[] {
  return tables.flatMap(({ read, now }) => (now === read ? [] : [now]));
}

/**
 * The sums of a push for the pane. This always holds: planned = stored + refused + unknown + not sent. A link to a row has the
 * row's current position; for a row that was deleted since, the position at which it was read.
 */
export function sumUp(tables: readonly PushedTable[], passwords: ReadonlyMap<RowId, string>): PushResult {
  const sums = tables.map(resultOfTable);
  const total = (count: (sum: PushSum) => number) => sums.reduce((all, sum) => all + count(sum), 0);
  return {
    tables: sums.filter((sum) => sum.planned > 0),
    planned: total((sum) => sum.planned),
    stored: total((sum) => sum.stored),
    refused: total((sum) => sum.refused),
    unknown: total((sum) => sum.unknown),
    notSent: total((sum) => sum.notSent),
    left: total((sum) => sum.left),
    found: total((sum) => sum.found),
    stopped: stopSentence(tables.flatMap(({ stoppedBy }) => stoppedBy)),
    rows: tables.flatMap(rowsThatNeedTheUser).slice(0, LINK_LIMIT),
    kinds: tables.map(({ read }) => read.entity.kind),
    inConflict: tables.flatMap(itemsInConflict).length,
    passwords: tables.flatMap((table) => handedOut(table, passwords)),
  };
}

function resultOfTable({ read, now, plan, results }: PushedTable): TableResult {
  const waited = waitedRows(read, now);
  const items = itemsOf(plan);
  const countOf = (outcome: RowResult['outcome']) =>
    items.filter((item) => outcomeOf(results, item.row) === outcome).length;
  const { kind, sheet, one, many } = read.entity;
  return {
    kind,
    title: sheet,
    one,
    many,
    planned: items.length,
    stored: countOf('stored'),
    refused: countOf('refused'),
    unknown: countOf('unknown'),
    notSent: countOf('not-sent'),
    left: waited.left,
    found: waited.found,
  };
}

/** Rows that could not be planned: how many are still left, and how many rows of an earlier push turned out to be stored. */
function waitedRows(
  read: TableSnapshot,
  now: TableSnapshot,
): { readonly left: number; readonly found: number } {
  const unchanged = new Set(
    now.tracking.rows.flatMap(({ id, change }) => (change === 'unchanged' ? [id] : [])),
  );
  const unconfirmed = read.problems.filter(waitsForUser);
  const found = unconfirmed.filter(({ index }) => unchanged.has(read.tracking.rows[index]?.id ?? '')).length;
  return { left: blockedRows(read).size - found, found };
}

function outcomeOf(results: PushedTable['results'], row: RowId): RowResult['outcome'] {
  return results.get(row)?.outcome ?? 'not-sent';
}

/** The items that were not sent and whose rows wait for the user to take a side. */
function itemsInConflict({ now, plan, results }: PushedTable): PlannedItem[] {
  const rows = new Set(now.tracking.rows.filter((row) => openConflicts(row).length > 0).map(({ id }) => id));
  return itemsOf(plan).filter(({ row }) => rows.has(row) && outcomeOf(results, row) === 'not-sent');
}

function rowsThatNeedTheUser(table: PushedTable): PushResult['rows'] {
  const { read, now, plan, results } = table;
  const inConflict = new Set(itemsInConflict(table));
  const stillInSheet = new Map(now.tracking.rows.map((row) => [row.id, row]));
  return itemsOf(plan).flatMap((item) => {
    const its = results.get(item.row);
    const row = stillInSheet.get(item.row);
    const before = read.tracking.rows[item.index];
    if (!its || !before || inConflict.has(item) || (its.outcome === 'stored' && !its.differs)) return [];
    const outcome = its.outcome === 'stored' ? ('differs' as const) : its.outcome;
    return [{ ...(row ? rowLink(now, row) : rowLink(read, before)), note: its.message, outcome }];
  });
}

/**
 * First passwords that may be on the service now: all except those of refused additions. FirstPasswords later leaves out the
 * passwords that were refused or never sent, whatever the result of their rows.
 */
function handedOut({ plan, results }: PushedTable, passwords: ReadonlyMap<RowId, string>): FirstPassword[] {
  return itemsOf(plan)
    .filter(
      ({ row, action }) =>
        action === 'add' &&
        passwords.has(row) &&
        (outcomeOf(results, row) !== 'refused' || results.get(row)?.added === true),
    )
    .map(({ row, label, item }) => ({
      row,
      label,
      userName: item['UserName'] ?? '',
      password: passwords.get(row) ?? '',
      problem: '',
    }));
}
