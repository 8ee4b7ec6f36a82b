import { randomNumberOf } from '../../core/changes/random-number';
import { statusOf } from '../../core/sync/status';
import { groupBy } from '../../core/table/group-by';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type RowId, type Layout } from '../../core/table/layout';
import type { FieldCells } from '../../core/table/record';
import { isEmpty, type Cell } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { describe } from './columns';
import { freshId } from './fresh-id';
import { identifyRows } from './identity';
import type { TableSnapshot } from './table-snapshot';

/**
 * Adds new rows to a kind's table: first into the blank rows at its end (a new table has one), the others below. They have ids
 * of their own and the Status New. Returns the rows as Excel has them. Throws a WorkbookProblem if there is no table.
 */
export async function addRows(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  rows: readonly FieldCells[],
): Promise<AddedRow[]> {
  const { read } = await identifyRows(ports, state, kind);
  const { status } = statusOf({ kind: 'new' });
  const added = rows.map((given): RowToPlace => {
    const id = freshId(ports.random);
    return { id, cells: numbered(read, id, given), status };
  });
  const changed = groupBy(await placeRows(ports, read, added), ({ row }) => row);
  return added.map(({ id: row, cells }) => {
    const now = (changed.get(row) ?? []).filter(({ column }) => Object.hasOwn(cells, column));
    return { row, cells: { ...cells, ...Object.fromEntries(now.map(({ column, cell }) => [column, cell])) } };
  });
}

/** A row that was added, with its filled cells as Excel shows them. */
export interface AddedRow {
  readonly row: RowId;
  readonly cells: FieldCells;
}

export interface RowToPlace {
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly status: string;
}

/**
 * Writes rows into the blank rows at the table's end, and the others below it. A blank row into which somebody types meanwhile is
 * that person's: its new row goes below, too. Returns the cells that Excel changed.
 */
export async function placeRows(
  ports: Ports,
  read: TableSnapshot,
  rows: readonly RowToPlace[],
): Promise<readonly Patch[]> {
  const blanks = await takeBlanks(
    ports,
    read,
    rows.map(({ id }) => id),
  );
  const filled = rows.slice(0, blanks);
  const { adjusted, taken } = await fillBlanks(ports, read, filled);
  const below = rows.filter(({ id }, at) => at >= blanks || taken.has(id));
  const changed = await ports.workbook.append(
    read.layout,
    below.map((row) => placedCells(read.layout, row)),
  );
  return [...adjusted, ...changed];
}

/** The cells that Excel changed, and the rows in whose places somebody has typed meanwhile. */
interface FilledBlanks {
  readonly adjusted: readonly Patch[];
  readonly taken: ReadonlySet<RowId>;
}

/** Writes rows into blank rows that have their ids. What was written into a row that somebody has typed into is removed again. */
async function fillBlanks(
  { workbook }: Ports,
  { layout }: TableSnapshot,
  rows: readonly RowToPlace[],
): Promise<FilledBlanks> {
  if (rows.length === 0) return { adjusted: [], taken: new Set() };
  // Cells that stay empty are written, too: somebody may type into one of them.
  const fields = layout.columns.filter(({ id }) => !OWN_COLUMNS.has(id));
  const patches = rows.flatMap(({ id: row, cells, status }): Patch[] => [
    { row, column: STATUS_COLUMN, cell: status },
    ...fields.map(({ id: column }) => ({ row, column, cell: cells[column] ?? '', was: '' })),
  ]);
  const { adjusted, typed } = await workbook.write(layout, patches);
  const taken = new Set(typed.map(({ row }) => row));
  if (taken.size === 0) return { adjusted, taken };
  const asShown = new Map(adjusted.map((patch) => [`${patch.row} ${patch.column}`, patch.cell]));
  const isTyped = new Set(typed.map(({ row, column }) => `${row} ${column}`));
  const removed = patches
    .filter(({ row, column, cell }) => taken.has(row) && cell !== '' && !isTyped.has(`${row} ${column}`))
    .map(({ row, column, cell, was }): Patch => ({
      row,
      column,
      cell: '',
      ...(was === undefined ? {} : { was: asShown.get(`${row} ${column}`) ?? cell }),
    }));
  const ids = [...taken].map((row): Patch => ({ row, column: ROW_COLUMN, cell: '' }));
  await workbook.write(layout, [...removed, ...ids]);
  return { adjusted: adjusted.filter(({ row }) => !taken.has(row)), taken };
}

const OWN_COLUMNS: ReadonlySet<string> = new Set([ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN]);

/**
 * Gives the first of these ids to the blank rows at the table's end. Returns how many rows have got one: none if the table was
 * changed meanwhile.
 */
async function takeBlanks(
  { workbook }: Ports,
  { layout, sheet, tracking }: TableSnapshot,
  ids: readonly RowId[],
): Promise<number> {
  const last = tracking.rows.filter((row) => row.change !== 'blank').at(-1)?.index ?? -1;
  const blanks = tracking.rows
    .slice(last + 1, last + 1 + ids.length)
    .map(({ index }, at) => ({ index, column: ROW_COLUMN, cell: ids[at] ?? '' }));
  if (blanks.length === 0) return 0;
  return (await workbook.place(layout, sheet, [ROW_COLUMN], blanks)) ? blanks.length : 0;
}

/** The cells with the number by which a new row is added. Otherwise the next check would write that number into each row. */
function numbered({ entity }: TableSnapshot, id: RowId, cells: FieldCells): FieldCells {
  const column = entity.add?.numbered;
  if (column === undefined || [column, ...entity.key].some((name) => !isEmpty(cells[name] ?? '')))
    return cells;
  return { ...cells, [column]: Number(randomNumberOf(id)) };
}

/** The cells of one row in the order of the layout. */
export function placedCells({ columns }: Layout, { id: row, cells, status }: RowToPlace): Cell[] {
  return columns.map(({ id }) => {
    if (id === ROW_COLUMN) return row;
    if (id === STATUS_COLUMN) return status;
    return id === MESSAGE_COLUMN ? '' : (cells[id] ?? '');
  });
}

/**
 * Adds columns without cells at the table's end. First removes their fields from the baseline: if the pane closes in between,
 * no cell looks cleared.
 */
export async function addMissingColumns(
  { workbook }: Pick<Ports, 'workbook'>,
  state: WorkbookState,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { layout } = describe(state, kind);
  await state.sync.commit({ type: 'columns-added', kind, fields: ids });
  await workbook.memory.flush();
  await workbook.addColumns(layout, ids);
}
