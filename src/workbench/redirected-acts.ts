import {
  InsertColByRangeCommand,
  InsertRowByRangeCommand,
  RemoveColByRangeCommand,
  RemoveRowByRangeCommand,
} from '@univerjs/preset-sheets-core';
import { SortRangeCommand, SortType, type ISortRangeCommandParams } from '@univerjs/preset-sheets-sort';
import {
  AddSheetTableCommand,
  DeleteSheetTableCommand,
  SetSheetTableCommand,
  SetSheetTableFilterCommand,
  SheetTableInsertColCommand,
  SheetTableInsertColumnAtCommand,
  SheetTableInsertRowAtCommand,
  SheetTableInsertRowCommand,
  SheetTableRemoveColCommand,
  SheetTableRemoveColumnAtCommand,
  SheetTableRemoveRowCommand,
  type ISetSheetTableParams,
  type ITableRange,
  type ITableSetConfig,
} from '@univerjs/preset-sheets-table';
import { contains } from '../host/area';
import { settleHeaders } from '../host/cell-entry';
import { areaOf } from './book';
import type { UniverGrid } from './univer-grid';

interface OnTable {
  readonly tableId: string;
  readonly index: number;
  readonly count?: number;
}

/**
 * What a person does through the engine's menus and panels and the engine would do in its own way (moving part of a row,
 * losing tables on the way): each is done by the grid instead, as Excel does it. An act answers false where it is none of
 * the grid's business; the engine does it then.
 */
type Act = (grid: UniverGrid, params: object) => boolean | void;

export const REDIRECTED_ACTS: Readonly<Record<string, Act>> = {
  [InsertRowByRangeCommand.id]: (grid, params) => {
    const { sheet, area } = placeIn(params);
    grid.insertRows(sheet, area.row, area.rows, 'user');
  },
  [RemoveRowByRangeCommand.id]: (grid, params) => {
    const { sheet, area } = placeIn(params);
    grid.deleteRows(sheet, area.row, area.rows, 'user');
  },
  [InsertColByRangeCommand.id]: (grid, params) => {
    const { sheet, area } = placeIn(params);
    insertColumns(grid, sheet, area.column, area.columns);
  },
  [RemoveColByRangeCommand.id]: (grid, params) => {
    const { sheet, area } = placeIn(params);
    grid.deleteColumns(sheet, area.column, area.columns, 'user');
  },
  [SheetTableInsertRowCommand.id]: (grid) => {
    const { sheet, area } = grid.selection();
    grid.insertRows(sheet, area.row, area.rows, 'user');
  },
  [SheetTableRemoveRowCommand.id]: (grid) => {
    const { sheet, area } = grid.selection();
    grid.deleteRows(sheet, area.row, area.rows, 'user');
  },
  [SheetTableInsertColCommand.id]: (grid) => {
    const { sheet, area } = grid.selection();
    insertColumns(grid, sheet, area.column, area.columns);
  },
  [SheetTableRemoveColCommand.id]: (grid) => {
    const { sheet, area } = grid.selection();
    grid.deleteColumns(sheet, area.column, area.columns, 'user');
  },
  [SheetTableInsertRowAtCommand.id]: (grid, params) => {
    const { tableId, index, count = 1 } = params as OnTable;
    grid.insertRows(tableOf(grid, tableId).sheet, index, count, 'user');
  },
  [SheetTableInsertColumnAtCommand.id]: (grid, params) => {
    const { tableId, index, count = 1 } = params as OnTable;
    insertColumns(grid, tableOf(grid, tableId).sheet, index, count);
  },
  [SheetTableRemoveColumnAtCommand.id]: (grid, params) => {
    const { tableId, index, count = 1 } = params as OnTable;
    grid.deleteColumns(tableOf(grid, tableId).sheet, index, count, 'user');
  },
  [SortRangeCommand.id]: (grid, params) => {
    const { subUnitId, range, orderRules } = params as ISortRangeCommandParams;
    const sorted = areaOf(range);
    const table = grid.tables().find((each) => each.sheet === subUnitId && contains(each.area, sorted));
    if (!table) return false;
    grid.step(() => {
      // The last rule first: equal rows keep their order, so the first rule decides in the end.
      for (const { colIndex, type } of [...orderRules].reverse()) {
        grid.sortTable(table.id, colIndex - table.area.column, type === SortType.ASC, 'user');
      }
    });
    return true;
  },
  [SetSheetTableFilterCommand.id]: (grid, params) => {
    const { tableId, column, tableFilter } = params as ISetSheetTableParams;
    grid.filterWith(tableId, column, tableFilter, 'user');
  },
  [AddSheetTableCommand.id]: (grid, params) => {
    const { subUnitId, range } = params as { readonly subUnitId: string; readonly range: ITableRange };
    const area = areaOf(range);
    grid.step(() => {
      grid.addTable(`{${crypto.randomUUID().toUpperCase()}}`, freeName(grid), subUnitId, area);
      settleHeaders(grid, subUnitId, area, 'user');
    });
  },
  [DeleteSheetTableCommand.id]: (grid, params) => {
    grid.removeTable((params as OnTable).tableId, 'user');
  },
  [SetSheetTableCommand.id]: (grid, params) => {
    const { tableId, name, updateRange } = params as OnTable & ITableSetConfig;
    if (name === undefined && updateRange === undefined) return false; // colours: the engine's own
    grid.step(() => {
      if (name !== undefined) grid.renameTable(tableId, name);
      if (updateRange) grid.resizeTable(tableId, areaOf(updateRange.newRange));
    });
    return true;
  },
};

/** New columns inside a table get headers, as in Excel. */
function insertColumns(grid: UniverGrid, sheet: string, column: number, count: number): void {
  grid.step(() => {
    grid.insertColumns(sheet, column, count, 'user');
    for (const { area } of grid.tables().filter((table) => table.sheet === sheet)) {
      settleHeaders(grid, sheet, { ...area, column, columns: count, rows: 1 }, 'user');
    }
  });
}

function placeIn(params: object) {
  const { subUnitId, range } = params as { readonly subUnitId: string; readonly range: ITableRange };
  return { sheet: subUnitId, area: areaOf(range) };
}

function tableOf(grid: UniverGrid, id: string) {
  const table = grid.tables().find((each) => each.id === id);
  if (!table) throw new Error(`The grid has no table ${id}.`);
  return table;
}

function freeName(grid: UniverGrid): string {
  const taken = new Set(grid.tables().map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`table${String(number)}`)) number += 1;
  return `Table${String(number)}`;
}
