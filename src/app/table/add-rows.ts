import { randomNumberOf } from '../../core/changes/random-number';
import {
  isEmpty,
  MESSAGE_COLUMN,
  ROW_COLUMN,
  STATUS_COLUMN,
  type Cell,
  type RowId,
} from '../../core/table/sheet';
import type { FieldCells } from '../../core/table/record';
import { freshId } from './fresh-id';
import { identifyRows } from './identity';
import type { Patch, Ports } from '../ports';
import { statusOf } from '../../core/sync/status';
import type { TableRead } from './table-read';
import type { WorkbookState } from '../job-context';

/**
 * Adds new rows to a kind's table: first into the blank rows at its end (a new table has one), the others below. They have ids
 * of their own and the Status New. Returns the ids. Throws a WorkbookProblem if there is no table.
 */
export async function addRows(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  rows: readonly FieldCells[],
): Promise<RowId[]> {
  const { read } = await identifyRows(ports, known, kind);
  const blanks = await takeBlanks(ports, read, rows.length);
  const [filled, below] = [rows.slice(0, blanks.length), rows.slice(blanks.length)];
  const patches = filled.flatMap((cells, at): Patch[] => {
    const row = blanks[at] ?? '';
    const fields = Object.entries(numbered(read, row, cells)).map(([column, cell]) => ({
      row,
      column,
      cell,
      was: '',
    }));
    return [{ row, column: STATUS_COLUMN, cell: statusOf({ kind: 'new' }).status }, ...fields];
  });
  if (patches.length > 0) await ports.workbook.write(read.layout, patches);
  const added = below.map((cells) => ({ id: freshId(ports.random), cells }));
  await ports.workbook.append(
    read.layout,
    added.map(({ id, cells }) => rowOf(read, id, numbered(read, id, cells))),
  );
  return [...blanks, ...added.map(({ id }) => id)];
}

/** Gives ids to the blank rows at the table's end, as many as are needed. Returns none if the table was changed meanwhile. */
async function takeBlanks(
  { workbook, random }: Ports,
  { layout, sheet, tracking }: TableRead,
  wanted: number,
): Promise<RowId[]> {
  const last = tracking.rows.filter((row) => row.state !== 'blank').at(-1)?.index ?? -1;
  const blanks = tracking.rows
    .slice(last + 1, last + 1 + wanted)
    .map(({ index }) => ({ index, column: ROW_COLUMN, cell: freshId(random) }));
  if (blanks.length === 0) return [];
  const placed = await workbook.place(layout, sheet, [ROW_COLUMN], blanks);
  return placed ? blanks.map(({ cell }) => cell) : [];
}

/** The cells with the number by which a new row is added. Otherwise the next check would write that number into each row. */
function numbered({ entity }: TableRead, id: RowId, cells: FieldCells): FieldCells {
  const column = entity.add?.numbered;
  if (column === undefined || [column, ...entity.key].some((name) => !isEmpty(cells[name] ?? '')))
    return cells;
  return { ...cells, [column]: Number(randomNumberOf(id)) };
}

function rowOf({ layout }: TableRead, row: RowId, cells: FieldCells): Cell[] {
  return layout.columns.map(({ id }) => {
    if (id === ROW_COLUMN) return row;
    if (id === STATUS_COLUMN) return statusOf({ kind: 'new' }).status;
    return id === MESSAGE_COLUMN ? '' : (cells[id] ?? '');
  });
}
