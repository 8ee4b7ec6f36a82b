/** Inserting and deleting rows and columns of the grid in memory: cells, tables and formulas move with them. */
import { afterDelete, afterInsert } from '../area';
import type { Grid, GridChange } from '../grid';
import { moveFormulas } from './formula-moves';
import type { GridState } from './grid-state';
import type { GridRow, ColumnDefaults, RowPart, SheetCells } from './sheet-cells';
import { tablesAfterDelete, tablesAfterInsert, type TableRun } from './tables';

type RowAndColumnMembers = 'insertRows' | 'deleteRows' | 'insertColumns' | 'deleteColumns';
type By = GridChange['by'];

export function rowAndColumnParts(state: GridState): Pick<Grid, RowAndColumnMembers> {
  const { history } = state;
  const moveTablesAfterInsert = (run: TableRun): void => {
    state.tables = tablesAfterInsert(state.tables, run);
  };
  const moveTablesAfterDelete = (run: TableRun, by: By): void => {
    const { left, gone } = tablesAfterDelete(state.tables, run);
    state.tables = left;
    for (const table of gone) state.notify(run.sheet, by, { kind: 'table-deleted', table: table.id });
  };

  const putRows = (sheet: string, row: number, rows: readonly (GridRow | undefined)[], by: By): void => {
    state.keepTables();
    state.cellsOf(sheet).insertRows(row, rows);
    history.record(() => deleteRows(sheet, row, rows.length, 'user'));
    const run: TableRun = { sheet, axis: 'rows', at: row, count: rows.length };
    moveTablesAfterInsert(run);
    moveFormulas(state, run, afterInsert);
    state.notify(sheet, by, { kind: 'rows-inserted', row, count: rows.length });
  };
  /** A new row looks like the row above it; below a table's header, like the first body row. */
  const blankRow = (sheet: string, at: number): GridRow | undefined => {
    const belowHeader = state.tables.some((table) => table.sheet === sheet && table.area.row === at - 1);
    const model = state.cellsOf(sheet).rows[belowHeader ? at : at - 1];
    if (!model?.formats && !model?.looks) return undefined;
    return {
      values: [],
      ...(model.formats && { formats: [...model.formats] }),
      ...(model.looks && { looks: [...model.looks] }),
    };
  };
  const deleteRows = (sheet: string, row: number, count: number, by: By): void => {
    history.step(() => {
      state.keepTables();
      const run: TableRun = { sheet, axis: 'rows', at: row, count };
      const gone = state.cellsOf(sheet).deleteRows(row, count);
      history.record(() => putRows(sheet, row, gone, 'user'));
      moveFormulas(state, run, afterDelete);
      moveTablesAfterDelete(run, by);
      state.notify(sheet, by, { kind: 'rows-deleted', row, count });
    });
  };
  const deleteColumns = (sheet: string, column: number, count: number, by: By): void => {
    history.step(() => {
      state.keepTables();
      const run: TableRun = { sheet, axis: 'columns', at: column, count };
      const gone = takeColumns(state.cellsOf(sheet), column, count);
      history.record(() => {
        putColumns(state.cellsOf(sheet), column, count, gone);
        state.notify(sheet, 'user', { kind: 'columns-inserted', column, count });
      });
      moveFormulas(state, run, afterDelete);
      moveTablesAfterDelete(run, by);
      state.notify(sheet, by, { kind: 'columns-deleted', column, count });
    });
  };

  return {
    insertRows(sheet, row, count, by) {
      const rows = Array.from({ length: count }, () => blankRow(sheet, row));
      history.step(() => putRows(sheet, row, rows, by));
    },
    deleteRows,
    insertColumns(sheet, column, count, by) {
      history.step(() => {
        state.keepTables();
        putColumns(state.cellsOf(sheet), column, count);
        history.record(() => deleteColumns(sheet, column, count, 'user'));
        const run: TableRun = { sheet, axis: 'columns', at: column, count };
        moveTablesAfterInsert(run);
        moveFormulas(state, run, afterInsert);
        state.notify(sheet, by, { kind: 'columns-inserted', column, count });
      });
    },
    deleteColumns,
  };
}

/** The contents of deleted columns, for undo. */
interface DeletedColumns {
  readonly defaults: readonly (ColumnDefaults | undefined)[];
  readonly parts: readonly (RowPart | undefined)[];
}

/** Inserts whole columns. `kept`: what takeColumns returned, to restore it. */
function putColumns({ columns, rows }: SheetCells, at: number, count: number, kept?: DeletedColumns): void {
  spliceColumns(columns, at, 0, kept?.defaults ?? Array.from({ length: count }, () => undefined));
  rows.forEach((row, index) => {
    if (!row) return;
    const part = kept?.parts[index];
    if (row.values.length > at || part) spliceColumns(row.values, at, 0, fill(part?.values, count, ''));
    for (const name of ['formulas', 'formats', 'looks'] as const) {
      const list = row[name];
      if (list) spliceColumns<unknown>(list, at, 0, fill<unknown>(part?.[name], count, undefined));
    }
  });
}

/** Deletes whole columns and returns their contents. */
function takeColumns(cells: SheetCells, at: number, count: number): DeletedColumns {
  const { columns, rows } = cells;
  const parts = rows.map((row, index) => row && cells.part(index, at, count));
  const defaults = Array.from({ length: count }, (_, index) => columns[at + index]);
  spliceColumns(columns, at, count, []);
  for (const row of rows) {
    if (!row) continue;
    row.values.splice(at, count);
    row.formulas?.splice(at, count);
    row.formats?.splice(at, count);
    row.looks?.splice(at, count);
  }
  return { defaults, parts };
}

/** Array.splice that also works beyond the array's end: a sheet's lists are only as long as needed. */
function spliceColumns<T>(list: (T | undefined)[], at: number, count: number, added: readonly T[]): void {
  if (added.length > 0) while (list.length < at) list.push(undefined);
  list.splice(at, count, ...added);
}

function fill<T>(part: readonly (T | undefined)[] | undefined, count: number, empty: T): T[] {
  return Array.from({ length: count }, (_, index) => part?.[index] ?? empty);
}
