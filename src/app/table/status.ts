import { type TrackedRow, cellInSheet } from '../../core/changes/row';
import { findingSentence } from '../../core/checks/wording';
import { isError, type Problem } from '../../core/problems/problem';
import { classifyRows, type RowHistory } from '../../core/sync/classify';
import type { RowStatus } from '../../core/sync/row-state';
import { blockedStatus, statusOf } from '../../core/sync/status';
import { editedHeaders, withServiceList, withWarnings } from '../../core/sync/status-words';
import { groupBy } from '../../core/table/group-by';
import { MESSAGE_COLUMN, STATUS_COLUMN, type RowId } from '../../core/table/layout';
import type { FieldCells } from '../../core/table/record';
import { cellText, textOf } from '../../core/values/cell';
import { ifPossible } from '../failures';
import type { WorkbookState, JobContext } from '../job-context';
import type { Patch, Sheet } from '../ports/excel-workbook';
import type { Workbook } from '../ports/workbook';
import { describe } from './columns';
import type { TableSnapshot } from './table-snapshot';
import { takeInTable } from './take-in-table';

/**
 * The patches that write every row's Status and Message as a check finds them. Rows that already show them, and the rows in
 * `except`, get none. `ofStored`: the warnings of stored rows. Without them, these rows keep the warnings that they show.
 */
export function statusPatches(
  { entity, tracking, problems }: TableSnapshot,
  history: RowHistory,
  except: ReadonlySet<RowId> = new Set(),
  ofStored?: readonly Problem[],
): Patch[] {
  const found = problemsByRow(problems);
  const stored = ofStored && problemsByRow(ofStored);
  const states = classifyRows(entity, tracking, history).rows;
  return tracking.rows.flatMap((row, at) => {
    const state = states[at];
    if (!state || except.has(row.id)) return [];
    const status = statusOf(state, found.get(row.index), editedHeaders(entity, state));
    const shown = withServiceList(status, textOf(row.message));
    return patchesFor(
      row,
      stored && (state.kind === 'in-sync' || state.kind === 'blank')
        ? withStored(shown, stored.get(row.index))
        : shown,
    );
  });
}

/** The Status and Message of a stored row, with its warnings. */
export function withStored({ status, message }: RowStatus, warnings: readonly Problem[] = []): RowStatus {
  return { status, message: cellText(withWarnings(message, warnings.map(findingSentence).join(' '))) };
}

/** The problems of each row, by its index. */
function problemsByRow(problems: readonly Problem[]): ReadonlyMap<number, readonly Problem[]> {
  return groupBy(problems, ({ index }) => index);
}

/** The Status and Message of each blocked row, by its index. */
export function blockedStatuses({
  problems,
  excludesWarned,
}: Pick<TableSnapshot, 'problems' | 'excludesWarned'>): ReadonlyMap<number, RowStatus> {
  const blocking = excludesWarned ? problems : problems.filter(isError);
  return new Map([...problemsByRow(blocking)].map(([index, its]) => [index, blockedStatus(its)]));
}

/** The warnings of each row as one text, by the row's index. */
export function warningTexts(problems: readonly Problem[]): ReadonlyMap<number, string> {
  const ofRows = problemsByRow(problems.filter((problem) => !isError(problem)));
  return new Map([...ofRows].map(([index, its]) => [index, its.map(findingSentence).join(' ')]));
}

/** The patches that make a row show a status. None if the row shows it already. */
export function patchesFor(row: TrackedRow, { status, message }: RowStatus): Patch[] {
  const patches: Patch[] = [];
  if (textOf(row.status) !== status) patches.push({ row: row.id, column: STATUS_COLUMN, cell: status });
  if (textOf(row.message) !== message) patches.push({ row: row.id, column: MESSAGE_COLUMN, cell: message });
  return patches;
}

/** Patches that write a status, whatever the row shows now. */
export function statusCells(row: RowId, { status, message }: RowStatus): Patch[] {
  return [
    { row, column: STATUS_COLUMN, cell: status },
    { row, column: MESSAGE_COLUMN, cell: message },
  ];
}

/**
 * Cells to write into a row, each with its current cell: if somebody types into a cell before it is written, the typed value
 * remains.
 */
export function cellPatches(row: Pick<TrackedRow, 'id' | 'cells' | 'filled'>, writes: FieldCells): Patch[] {
  return Object.entries(writes).map(([column, cell]) => ({
    row: row.id,
    column,
    cell,
    was: cellInSheet(row, column),
  }));
}

/**
 * Writes the Messages of a table that `rewrite` changes. Does nothing if the workbook has no such table.
 * @param seen the sheet, if it was already read
 */
export async function rewriteMessages(
  workbook: Workbook,
  state: WorkbookState,
  kind: string,
  rewrite: (message: string) => string,
  seen?: Sheet,
): Promise<void> {
  const read = await takeInTable(workbook, state, kind, undefined, seen);
  if (!read) return;
  const patches = read.tracking.rows.flatMap(({ id, message }): Patch[] => {
    const before = textOf(message);
    const cell = rewrite(before);
    return cell === before ? [] : [{ row: id, column: MESSAGE_COLUMN, cell }];
  });
  if (patches.length > 0) await workbook.write(read.layout, patches);
}

/**
 * Gives Status its colours in tables that an older release made. Colours are not necessary: a sheet that can't have them (it is
 * protected) is used as it is.
 */
export async function colourStatus(work: JobContext, kinds: readonly string[]): Promise<void> {
  const layouts = kinds.map((kind) => describe(work, kind).layout);
  await ifPossible(work.ports.workbook.colourStatus(layouts));
}
