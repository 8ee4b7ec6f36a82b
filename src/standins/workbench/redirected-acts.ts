import {
  InsertColByRangeCommand,
  InsertRowByRangeCommand,
  RemoveColByRangeCommand,
  RemoveRowByRangeCommand,
  RemoveSheetCommand,
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
import { columnLetters } from '../excel/address';
import { contains } from '../excel/area';
import type { Gestures } from '../excel/gestures';
import { settleHeaders } from '../excel/table-growth';
import { areaOfRange } from './grid/book';
import type { UniverGrid } from './grid/univer-grid';

interface OnTable {
  readonly tableId: string;
  readonly index: number;
  readonly count?: number;
}

interface OnRange {
  readonly subUnitId: string;
  readonly range: ITableRange;
}

/** The grid that the person works on, and what a person does there by Excel's rules. */
export interface Hands {
  readonly grid: UniverGrid;
  readonly gestures: Gestures;
}

/** Returns false if the grid does not handle the act. Then the engine does it. */
type Act = (hands: Hands, params: object) => boolean;

/**
 * Acts of a person in the engine's menus and panels that the engine would do in its own way (it moves a part of a row, and
 * loses tables). The grid does them instead, as Excel does.
 */
export const REDIRECTED_ACTS: Readonly<Record<string, Act>> = {
  [InsertRowByRangeCommand.id]: (hands, params) => insertRows(hands, placeIn(params)),
  [RemoveRowByRangeCommand.id]: (hands, params) => deleteRows(hands, placeIn(params)),
  [InsertColByRangeCommand.id]: (hands, params) => insertColumns(hands, placeIn(params)),
  [RemoveColByRangeCommand.id]: (hands, params) => deleteColumns(hands, placeIn(params)),
  [SheetTableInsertRowCommand.id]: (hands) => insertRows(hands, hands.grid.selection()),
  [SheetTableRemoveRowCommand.id]: (hands) => deleteRows(hands, hands.grid.selection()),
  [SheetTableInsertColCommand.id]: (hands) => insertColumns(hands, hands.grid.selection()),
  [SheetTableRemoveColCommand.id]: (hands) => deleteColumns(hands, hands.grid.selection()),
  [SheetTableInsertRowAtCommand.id]: (hands, params) => insertRows(hands, placeInTable(hands, params)),
  [SheetTableInsertColumnAtCommand.id]: (hands, params) => insertColumns(hands, placeInTable(hands, params)),
  [SheetTableRemoveColumnAtCommand.id]: (hands, params) => deleteColumns(hands, placeInTable(hands, params)),
  [RemoveSheetCommand.id]: ({ grid, gestures }, params) => {
    const { subUnitId = grid.activeSheet() } = params as Partial<OnRange>;
    if (grid.sheets().length === 1) throw new Error('A workbook must keep one sheet.');
    gestures.deleteSheet(nameOf(grid, subUnitId));
    return true;
  },
  [SortRangeCommand.id]: ({ grid }, params) => {
    const { subUnitId, range, orderRules } = params as ISortRangeCommandParams;
    const sorted = areaOfRange(range);
    const table = grid
      .tables()
      .find((gridTable) => gridTable.sheet === subUnitId && contains(gridTable.area, sorted));
    if (!table) return false;
    grid.step(() => {
      // The last rule first: equal rows keep their order, so the first rule decides in the end.
      for (const { colIndex, type } of [...orderRules].reverse()) {
        grid.sortTable(table.id, colIndex - table.area.column, type === SortType.ASC, 'user');
      }
    });
    return true;
  },
  [SetSheetTableFilterCommand.id]: ({ grid }, params) => {
    const { tableId, column, tableFilter } = params as ISetSheetTableParams;
    grid.filterWith(tableId, column, tableFilter, 'user');
    return true;
  },
  [AddSheetTableCommand.id]: ({ grid }, params) => {
    const { subUnitId, range } = params as OnRange;
    const area = areaOfRange(range);
    grid.step(() => {
      grid.addTable(`{${crypto.randomUUID().toUpperCase()}}`, freeName(grid), subUnitId, area);
      settleHeaders(grid, subUnitId, area, 'user');
    });
    return true;
  },
  [DeleteSheetTableCommand.id]: ({ grid }, params) => {
    grid.removeTable((params as OnTable).tableId, 'user');
    return true;
  },
  [SetSheetTableCommand.id]: ({ grid }, params) => {
    const { tableId, name, updateRange } = params as OnTable & ITableSetConfig;
    if (name === undefined && updateRange === undefined) return false; // colours are left to the engine
    grid.step(() => {
      if (name !== undefined) grid.renameTable(tableId, name);
      if (updateRange) grid.resizeTable(tableId, areaOfRange(updateRange.newRange));
    });
    return true;
  },
};

type Place = ReturnType<UniverGrid['selection']>;

function insertRows({ grid, gestures }: Hands, { sheet, area }: Place): boolean {
  gestures.insertRows(area.row + 1, area.rows, nameOf(grid, sheet));
  return true;
}

function deleteRows({ grid, gestures }: Hands, { sheet, area }: Place): boolean {
  gestures.deleteRows(area.row + 1, area.rows, nameOf(grid, sheet));
  return true;
}

function insertColumns({ grid, gestures }: Hands, { sheet, area }: Place): boolean {
  const letter = columnLetters(area.column);
  grid.step(() => {
    for (let index = 0; index < area.columns; index++)
      gestures.insertColumn(letter, undefined, nameOf(grid, sheet));
  });
  return true;
}

function deleteColumns({ grid, gestures }: Hands, { sheet, area }: Place): boolean {
  const letter = columnLetters(area.column);
  grid.step(() => {
    for (let index = 0; index < area.columns; index++) gestures.deleteColumn(letter, nameOf(grid, sheet));
  });
  return true;
}

function placeIn(params: object): Place {
  const { subUnitId, range } = params as OnRange;
  return { sheet: subUnitId, area: areaOfRange(range) };
}

/** The engine identifies a row or a column by the table and its number on the sheet. */
function placeInTable({ grid }: Hands, params: object): Place {
  const { tableId, index, count = 1 } = params as OnTable;
  const table = grid.tables().find((gridTable) => gridTable.id === tableId);
  if (!table) throw new Error(`The grid has no table ${tableId}.`);
  return { sheet: table.sheet, area: { row: index, column: index, rows: count, columns: count } };
}

function nameOf(grid: UniverGrid, sheet: string): string {
  return grid.sheets().find(({ id }) => id === sheet)?.name ?? '';
}

function freeName(grid: UniverGrid): string {
  const taken = new Set(grid.tables().map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`table${String(number)}`)) number += 1;
  return `Table${String(number)}`;
}
