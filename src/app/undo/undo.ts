import { cellInSheet } from '../../core/changes/row';
import { itemsOf } from '../../core/push/plan';
import { statusOf } from '../../core/sync/status';
import type { JobContext } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import { NEVER, skipTable } from '../push/compare-now';
import { type PlannedTable, approvedItems, isApproved } from '../push/planned-table';
import type { PushDone } from '../push/push';
import { readBack } from '../push/read-back';
import { send } from '../push/send';
import type { Ended, ToSend } from '../push/step-values';
import { pushedTable, readAfter, sumUp, type PushedTable } from '../push/sum-up';
import { freshId } from '../table/fresh-id';
import { statusCells } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { planUndo, type UndoPlan, type UndoTablePlan, toPutBack } from './plan-undo';

/** The result of an undo. If nothing was sent, it has what would be put back now. */
export type UndoOutcome =
  | { readonly kind: 'nothing'; readonly open: UndoPlan }
  | { readonly kind: 'changed'; readonly open: UndoPlan }
  | PushDone;

/**
 * Puts back what the user has seen: compare with the service -> write into the sheet -> send -> read back -> sum up. If
 * something has changed since the user saw it, nothing is sent. An undo is a push like any other, and can be undone itself.
 */
export async function undo(work: JobContext, seen: UndoPlan): Promise<UndoOutcome> {
  const open = await planUndo(work, seen.includesUnverified);
  const tables = toPutBack(open);
  if (tables.length === 0) return { kind: 'nothing', open };
  const before = approvedItems(toPutBack(seen));
  if (!isApproved(tables, before) || approvedItems(tables).size !== before.size)
    return { kind: 'changed', open };
  await work.ports.workbook.save();
  await work.sync.begin(freshId(work.ports.random));
  for (const { sheet, ...planned } of tables) await writeBack(work, sheet, planned);
  const pushed: PushedTable[] = [];
  for (const table of tables) {
    await work.dueLog.write();
    const toSend = await prepareUndo(work, table, pushed);
    const sent = await send(work, toSend);
    const reconciled = await readBack(work, sent);
    pushed.push(await pushedTable(work, table, reconciled));
  }
  return { kind: 'done', result: { ...sumUp(pushed, new Map()), isUndo: true }, reads: readAfter(pushed) };
}

/**
 * The first table was compared with the service a moment ago. Each other table is sent after the tables before it, so it is
 * compared again.
 */
async function prepareUndo(
  work: JobContext,
  { read, plan, comparedAt }: PlannedTable & Pick<UndoTablePlan, 'comparedAt'>,
  done: readonly PushedTable[],
): Promise<ToSend | Ended> {
  if (done.some(({ stoppedBy }) => stoppedBy.length > 0)) return skipTable(work, { read, plan });
  const nothing = { results: new Map(), passwords: new Map(), preexisting: new Map() };
  return {
    kind: 'to-send',
    read,
    plan,
    ...nothing,
    comparedAt: done.length === 0 ? comparedAt : NEVER,
    isFirst: false,
  };
}

/**
 * Writes the earlier values into the sheet, except into cells that were edited since: those remain edits. The rows get the
 * Status Edited at once: if the pane is closed before anything is sent, no row claims to be stored.
 */
async function writeBack(work: JobContext, sheet: TableSnapshot, { plan }: PlannedTable): Promise<void> {
  const stillInSheet = new Map(sheet.tracking.rows.map((row) => [row.id, row]));
  const patches = itemsOf(plan).flatMap(({ row: id, changes }) => {
    const row = stillInSheet.get(id);
    const cells = changes
      .filter(({ field }) => row !== undefined && !row.changed.includes(field))
      .map(({ field, to }): Patch => ({
        row: id,
        column: field,
        cell: to,
        was: row ? cellInSheet(row, field) : '',
      }));
    return cells.length === 0 ? [] : [...cells, ...statusCells(id, statusOf({ kind: 'edited' }))];
  });
  if (patches.length > 0) await work.ports.workbook.write(sheet.layout, patches);
}
