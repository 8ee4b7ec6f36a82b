/** grid: the Grid port (src/standins/excel/grid.ts) over the spreadsheet engine. This file joins its parts. */
import type { IMutationInfo } from '@univerjs/core';
import {
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetWorksheetRowHeightMutation,
} from '@univerjs/preset-sheets-core';
import type { Grid } from '../../excel/grid';
import { WorkbenchBook } from './book';
import { CellContents } from './cell-contents';
import { Columns } from './columns';
import type { Engine } from './engine';
import { Formats } from './formats';
import { RowsColumns } from './rows-columns';
import { SheetTabs } from './sheets';
import { Tables } from './tables';
import { listenToUser, type Filled } from './user-changes';

/** Heights of rows, and rows hidden by hand. Rows that a filter hides are handled by the tables. */
class RowHeights {
  constructor(private readonly book: WorkbenchBook) {}

  height(sheetId: string, row: number): number {
    return this.book.sheet(sheetId).getRowManager().getRowHeight(row);
  }

  setHeight(sheetId: string, row: number, pixels: number): void {
    const params = this.params(sheetId, row, 1);
    const set = (rowHeight: number): IMutationInfo => ({
      id: SetWorksheetRowHeightMutation.id,
      params: { ...params, rowHeight },
    });
    this.book.steps.run({ redo: [set(pixels)], undo: [set(this.height(sheetId, row))] });
  }

  setHidden(sheetId: string, row: number, count: number, hidden: boolean): void {
    const sheet = this.book.sheet(sheetId);
    const changing = Array.from({ length: count }, (_, index) => row + index).filter(
      (rowNumber) => sheet.getRowRawVisible(rowNumber) === hidden,
    );
    const set = (hide: boolean): IMutationInfo[] =>
      changing.map((rowNumber) => ({
        id: hide ? SetRowHiddenMutation.id : SetRowVisibleMutation.id,
        params: this.params(sheetId, rowNumber, 1),
      }));
    if (changing.length > 0) this.book.steps.run({ redo: set(hidden), undo: set(!hidden) });
  }

  private params(sheetId: string, row: number, count: number) {
    const sheet = this.book.sheet(sheetId);
    this.book.makeRoom(sheetId, { row, column: 0, rows: count, columns: 1 });
    const columns = { startColumn: 0, endColumn: sheet.getColumnCount() - 1 };
    const ranges = [{ startRow: row, endRow: row + count - 1, ...columns }];
    return { unitId: this.book.unitId, subUnitId: sheetId, ranges };
  }
}

/** The Grid port over a spreadsheet on screen, and what the page needs in addition. */
export interface UniverGrid extends Grid {
  readonly book: WorkbenchBook;
  /** Applies a filter that was made in the engine's own panel. */
  readonly filterWith: Tables['filterWith'];
  /** Calls the listener after the engine has filled cells in its own way (user-changes.ts says which). */
  onFilled(listener: Filled): void;
  dispose(): void;
}

/**
 * Opens an empty workbook in the engine and implements the Grid port for it. The engine has cells, formats, rows and columns,
 * selection and the undo stack. Tables and their filters are the grid's own (table-book.ts says why).
 */
export function openUniverGrid(engine: Engine): UniverGrid {
  const book = new WorkbenchBook(engine, engine.openWorkbook());
  const formats = new Formats(book);
  const contents = new CellContents(book, formats);
  const tables = new Tables(book, (sheet, area) => contents.texts(sheet, area));
  const rowsColumns = new RowsColumns(book, tables);
  const columns = new Columns(book);
  const rows = new RowHeights(book);
  const sheets = new SheetTabs(book);
  const fillListeners: Filled[] = [];
  const stopListening = listenToUser(book, tables, (sheet, area) => {
    for (const listener of fillListeners) listener(sheet, area);
  });

  return {
    book,
    filterWith: tables.filterWith.bind(tables),
    onFilled: (listener) => {
      fillListeners.push(listener);
    },
    dispose() {
      stopListening();
      tables.dispose();
    },

    sheets: () => sheets.list(),
    addSheet: (name) => sheets.add(name),
    moveSheet: (sheet, position) => sheets.move(sheet, position),
    renameSheet: (sheet, name) => sheets.rename(sheet, name),
    deleteSheet(sheet) {
      book.sheet(sheet);
      for (const { id } of tables.list().filter((table) => table.sheet === sheet)) tables.remove(id, 'host');
      sheets.delete(sheet);
    },
    hideSheet: (sheet, hidden) => sheets.hide(sheet, hidden),
    activeSheet: () => sheets.active(),
    activateSheet: (sheet) => sheets.activate(sheet),

    used: (sheet) => contents.used(sheet),
    read: (sheet, area) => contents.read(sheet, area),
    write: (sheet, area, cells, by) => contents.write(sheet, area, cells, by),
    texts: (sheet, area) => contents.texts(sheet, area),

    formats: (sheet, area) => formats.read(sheet, area),
    setFormat: (sheet, area, format) => formats.set(sheet, area, format),
    look: (sheet, row, column) => formats.look(sheet, row, column),
    setLook: (sheet, area, look) => formats.setLook(sheet, area, look),
    setColumnWidth: (sheet, column, pixels) => columns.setWidth(sheet, column, pixels),
    columnWidth: (sheet, column) => columns.width(sheet, column),
    setColumnsHidden: (sheet, column, count, hidden) => columns.setHidden(sheet, column, count, hidden),
    columnHidden: (sheet, column) => columns.hidden(sheet, column),
    rowHidden: (sheet, row) => !book.sheet(sheet).getRowVisible(row),
    setRowsHidden: (sheet, row, count, hidden) => rows.setHidden(sheet, row, count, hidden),
    rowHeight: (sheet, row) => rows.height(sheet, row),
    setRowHeight: (sheet, row, pixels) => rows.setHeight(sheet, row, pixels),
    freeze: (sheet, rows, count) => columns.freeze(sheet, rows, count),
    frozen: (sheet) => columns.frozen(sheet),

    insertRows: (sheet, row, count, by) => rowsColumns.insert(sheet, 'rows', row, count, by),
    deleteRows: (sheet, row, count, by) => rowsColumns.delete(sheet, 'rows', row, count, by),
    insertColumns: (sheet, column, count, by) => rowsColumns.insert(sheet, 'columns', column, count, by),
    deleteColumns: (sheet, column, count, by) => rowsColumns.delete(sheet, 'columns', column, count, by),

    tables: () => tables.list().map(({ id, name, sheet, area }) => ({ id, name, sheet, area })),
    addTable: (id, name, sheet, area) => tables.add({ id, name, sheet, area }),
    renameTable: (table, name) => tables.rename(table, name),
    resizeTable: (table, area) => tables.resize(table, area),
    removeTable: (table, by) => tables.remove(table, by),
    sortTable: (table, column, ascending, by) => tables.sort(table, column, ascending, by),
    filterTable: (table, column, texts, by) => tables.filter(table, column, texts, by),

    selection: () => sheets.selection(),
    select: (sheet, area) => sheets.select(sheet, area),

    step: (work) => book.steps.together(work),
    undo: () => book.steps.undo(),
    endHistory: () => book.steps.forget(),
    onChange: (listener) => book.onChange(listener),
  };
}
