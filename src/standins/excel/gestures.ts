/**
 * What a person does in the workbook, for tests of every kind: typing, pasting, sorting and so on, by Excel's rules.
 * Addresses are A1 style; rows are numbered as the sheet shows them, from 1. Each act is one step for undo, raises the
 * events that Excel raises, and throws if Excel would refuse it.
 */
import { parseAddress, splitSheet } from './address';
import { intersection } from './area';
import type { Book } from './book/book';
import { setFormats } from './format-runs';
import { copiedFormula } from './formulas/rewrite';
import { PLAIN_LOOK, type Area, type Grid, type GridTable, type Scalar } from './grid';
import type { Host } from './host';
import { sameExcelName } from './names';
import { deleteWholeRows, insertWholeRows } from './objects/cell-shift';
import { growTables } from './table-growth';
import { enterBlock, type Entry } from './values/cell-entry';
import type { TypedFormula } from './values/coercion';

export interface Gestures {
  /**
   * Types one text into each cell of the address, and Enter. The sheet is named in the address or in `sheet`. A formula is given
   * with its value, because the grid in memory does not calculate; without a value it shows #NAME?.
   */
  type(address: string, text: string | TypedFormula, sheet?: string): void;
  /** Chooses *Formulas > Calculation Options > Manual*: from now on, formulas keep their values until `calculate`. */
  calculateByHand(): void;
  /** What a cell's formula gives from now on: the grid in memory does not calculate. */
  setResult(address: string, value: Scalar, sheet?: string): void;
  /** Presses F9. */
  calculate(): void;
  /** Chooses a value from the dropdown of a cell. */
  pick(address: string, choice: string, sheet?: string): void;
  /** What somebody else does in the workbook, on another device. */
  asColleague(act: () => void): void;
  /** Pastes clipboard text (cells by tab, rows by line), beginning at the address's first cell. */
  paste(address: string, text: string, sheet?: string): void;
  /**
   * Copies a table's rows and pastes them at row `toRow`. Hidden columns are copied; rows that a filter hides are not.
   */
  copyRows(fromRow: number, count: number, toRow: number, sheet?: string): void;
  sort(table: string, column: string, ascending: boolean): void;
  /** Shows only rows with these texts in the column; undefined removes the filter. */
  filter(table: string, column: string, texts: readonly string[] | undefined): void;
  insertRows(row: number, count: number, sheet?: string): void;
  deleteRows(row: number, count: number, sheet?: string): void;
  /** Inserts a column before the one with this letter ('C'), and types a header into a table's new column. */
  insertColumn(letter: string, header?: string, sheet?: string): void;
  deleteColumn(letter: string, sheet?: string): void;
  /** Types over a column's header. */
  renameColumn(table: string, column: string, name: string): void;
  /** Removes the table and leaves its cells. */
  deleteTable(table: string): void;
  renameSheet(sheet: string, name: string): void;
  deleteSheet(sheet: string): void;
  select(address: string, sheet?: string): void;
  /**
   * Clicks tabs with Ctrl: the title says [Group], and what is typed or pasted into one of the sheets goes into all. Without
   * sheets, clicks the tab of one.
   */
  groupSheets(...sheets: readonly string[]): void;
  undo(): boolean;
  /** Sets in *AutoCorrect* whether tables include rows and columns that are filled beside them. It is on at first. */
  setTableGrowth(on: boolean): void;
  /** The values of a table with its header row, or of a sheet's used cells. */
  read(sheetOrTable: string): Scalar[][];
  /** Begins to type into a cell and leaves it open: the add-in has to wait. */
  beginCellEdit(): void;
  endCellEdit(): void;
}

export function createGestures(host: Host): Gestures {
  const { grid, book } = host;
  const stopsGrowth = (sheet: string, added: Area): boolean =>
    !book.growsTables || book.holdsTotals(sheet, added);
  const surroundings = { ...book.entering, stopsGrowth };

  const sheetNamed = (name: string | undefined): string => {
    if (name === undefined) return grid.activeSheet();
    const sheet = grid.sheets().find((gridSheet) => sameExcelName(gridSheet.name, name));
    if (!sheet) throw new Error(`There is no sheet "${name}".`);
    return sheet.id;
  };
  const place = (address: string, sheet: string | undefined): { sheet: string; area: Area } => {
    const { sheet: named, rest } = splitSheet(address);
    const area = parseAddress(rest);
    if (!area) throw new Error(`"${address}" is no address.`);
    return { sheet: sheetNamed(named ?? sheet), area };
  };
  const requireUnprotected = (sheet: string): void => {
    if (book.sheetInfo(sheet).protection)
      throw new Error('The sheet is protected: Excel lets nobody type here.');
  };
  const enterAs = (sheet: string, area: Area, values: Entry['values']): void => {
    const all = book.groupedSheets.includes(sheet) ? book.groupedSheets : [sheet];
    for (const groupedSheet of all) requireUnprotected(groupedSheet);
    grid.step(() => {
      for (const groupedSheet of all)
        enterBlock({ sheet: groupedSheet, area, values, by: 'user' }, surroundings);
    });
  };
  const column = (table: GridTable, name: string): number => {
    const headers = grid.read(table.sheet, { ...table.area, rows: 1 })[0] ?? [];
    const index = headers.findIndex((cell) => sameExcelName(String(cell.value), name));
    if (index < 0) throw new Error(`The table "${table.name}" has no column "${name}".`);
    return index;
  };
  const letter = (text: string): number => place(`${text}1`, undefined).area.column;

  return {
    type(address, text, sheet) {
      const { sheet: id, area } = place(address, sheet);
      enterAs(id, area, filled(area, text));
    },
    calculateByHand: () => void (book.waitingResults ??= []),
    setResult(address, value, sheet) {
      const { sheet: id, area } = place(address, sheet);
      const write = () => {
        const [[cell = { value }] = []] = grid.read(id, area);
        grid.write(id, area, [[{ ...cell, value }]], 'user');
      };
      if (book.waitingResults) book.waitingResults.push(write);
      else write();
    },
    calculate() {
      for (const write of book.waitingResults?.splice(0) ?? []) write();
    },
    pick(address, choice, sheet) {
      const { sheet: id, area } = place(address, sheet);
      book.isPicking = true;
      enterAs(id, area, filled(area, choice));
      book.isPicking = false;
    },
    asColleague(act) {
      book.isColleague = true;
      act();
      book.isColleague = false;
    },
    paste(address, text, sheet) {
      const { sheet: id, area } = place(address, sheet);
      const rows = parseClipboard(text);
      const columns = Math.max(...rows.map((row) => row.length));
      const values = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''));
      enterAs(id, { ...area, rows: rows.length, columns }, values);
    },
    copyRows(fromRow, count, toRow, sheet) {
      const id = sheetNamed(sheet);
      const table = tableAt(grid, id, fromRow - 1);
      requireUnprotected(id);
      const rows = Array.from({ length: count }, (_, index) => fromRow - 1 + index).filter(
        (row) => !grid.rowHidden(id, row),
      );
      grid.step(() => copyCells(book, table, rows, toRow - 1));
    },
    sort(name, header, ascending) {
      const table = tableNamed(grid, name);
      requireUnprotected(table.sheet);
      grid.sortTable(table.id, column(table, header), ascending, 'user');
    },
    filter(name, header, texts) {
      const table = tableNamed(grid, name);
      grid.filterTable(table.id, column(table, header), texts, 'user');
    },
    insertRows(row, count, sheet) {
      requireUnprotected(sheetNamed(sheet));
      insertWholeRows(sheetNamed(sheet), row - 1, count, book, 'user');
    },
    deleteRows(row, count, sheet) {
      requireUnprotected(sheetNamed(sheet));
      deleteWholeRows(sheetNamed(sheet), row - 1, count, grid, 'user');
    },
    insertColumn(before, header, sheet) {
      const id = sheetNamed(sheet);
      const at = letter(before);
      requireUnprotected(id);
      grid.step(() => {
        grid.insertColumns(id, at, 1, 'user');
        const table = grid
          .tables()
          .find(
            (gridTable) =>
              gridTable.sheet === id &&
              intersection(gridTable.area, { ...gridTable.area, column: at, columns: 1 }),
          );
        if (table) enterAs(id, { row: table.area.row, column: at, rows: 1, columns: 1 }, [[header ?? '']]);
      });
    },
    deleteColumn(at, sheet) {
      requireUnprotected(sheetNamed(sheet));
      grid.deleteColumns(sheetNamed(sheet), letter(at), 1, 'user');
    },
    renameColumn(name, from, to) {
      const table = tableNamed(grid, name);
      const cell = { ...table.area, column: table.area.column + column(table, from), rows: 1, columns: 1 };
      enterAs(table.sheet, cell, [[to]]);
    },
    deleteTable: (name) => grid.removeTable(tableNamed(grid, name).id, 'user'),
    renameSheet: (sheet, name) => grid.renameSheet(sheetNamed(sheet), name),
    deleteSheet: (sheet) => grid.deleteSheet(sheetNamed(sheet)),
    select(address, sheet) {
      const { sheet: id, area } = place(address, sheet);
      grid.select(id, area);
    },
    groupSheets: (...sheets) => void (book.groupedSheets = sheets.map(sheetNamed)),
    undo: () => grid.undo(),
    setTableGrowth: (on) => void (book.growsTables = on),
    read(name) {
      const table = grid.tables().find((gridTable) => sameExcelName(gridTable.name, name));
      const sheet = table?.sheet ?? sheetNamed(name);
      const area = table?.area ?? grid.used(sheet);
      return area ? grid.read(sheet, area).map((line) => line.map((cell) => cell.value)) : [];
    },
    beginCellEdit: () => host.beginCellEdit(),
    endCellEdit: () => host.endCellEdit(),
  };
}

const filled = <Text>(area: Area, text: Text): Text[][] =>
  Array.from({ length: area.rows }, () => Array.from({ length: area.columns }, () => text));

function tableNamed(grid: Grid, name: string): GridTable {
  const table = grid.tables().find((gridTable) => sameExcelName(gridTable.name, name));
  if (!table) throw new Error(`There is no table "${name}".`);
  return table;
}

function tableAt(grid: Grid, sheet: string, row: number): GridTable {
  const table = grid
    .tables()
    .find(
      (gridTable) =>
        gridTable.sheet === sheet &&
        row > gridTable.area.row &&
        row < gridTable.area.row + gridTable.area.rows,
    );
  if (!table) throw new Error(`Row ${row + 1} is in no table.`);
  return table;
}

/** Copies cells with formats and looks. Unlike pasted text, values are not read again. Formulas refer to their new rows. */
function copyCells(book: Book, table: GridTable, rows: readonly number[], toRow: number): void {
  const { grid } = book;
  const { sheet, area } = table;
  const line = { ...area, rows: 1 };
  const cells = rows.map((row) => grid.read(sheet, { ...line, row })[0] ?? []);
  const formats = rows.map((row) => grid.formats(sheet, { ...line, row })[0] ?? []);
  const target = { ...area, row: toRow, rows: rows.length };
  const copies = cells.map((line, row) =>
    line.map((cell) =>
      cell.formula === undefined
        ? cell
        : {
            ...cell,
            formula: copiedFormula(cell.formula, toRow + row - (rows[row] ?? 0), 0),
          },
    ),
  );
  grid.write(sheet, target, copies, 'user');
  rows.forEach((from, row) => {
    for (let column = area.column; column < area.column + area.columns; column++) {
      const cell = { row: toRow + row, column, rows: 1, columns: 1 };
      grid.setLook(sheet, cell, { ...PLAIN_LOOK, ...grid.look(sheet, from, column) });
    }
  });
  const before = grid.formats(sheet, target);
  setFormats(grid, sheet, target, (row, column) => {
    const code = formats[row]?.[column];
    return code === before[row]?.[column] ? undefined : code;
  });
  growTables(grid, sheet, target, {
    stops: (added) => !book.growsTables || book.holdsTotals(sheet, added),
    fills: book.hardness.fillsCalculatedColumns,
  });
}

/** Text as spreadsheets put it on the clipboard: rows by line, cells by tab, quotes around a cell that contains a tab or a line end. */

/** `a\tb\n"two\nlines"\tc` -> its cells. Lines may differ in length. A line end after the last row adds no row. */
export function parseClipboard(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const piece = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/y;
  for (let end: string | undefined = '\t'; end;) {
    const match = piece.exec(body);
    const cell = match?.[1] ?? '';
    row.push(
      cell.startsWith('"') && cell.length > 1 && cell.endsWith('"')
        ? cell.slice(1, -1).replaceAll('""', '"')
        : cell,
    );
    end = match?.[2];
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
