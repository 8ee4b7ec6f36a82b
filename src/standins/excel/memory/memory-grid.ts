import { lastRow } from '../area';
import { sortedFormula } from '../formulas/rewrite';
import type { Grid, Area, GridChange, Scalar } from '../grid';
import type { ExcelLanguage } from '../values/language';
import { compareValues } from '../values/value-type';
import { cellParts, blockOfCells } from './cells';
import { renameInFormulas } from './formula-moves';
import { GridState } from './grid-state';
import { rowAndColumnParts } from './rows-and-columns';
import type { RowPart } from './sheet-cells';
import { sheetFormat, keepFormats, lookOf, setFormat, setLook } from './sheet-formats';
import { sizeParts } from './sizes';
import { filterParts, tableParts, removeTable } from './tables';

export interface MemoryGridOptions {
  readonly firstSheet?: string;
  /** Dates count from 1904, as in old Mac workbooks. */
  readonly use1904?: boolean;
  /** The language of Excel, for texts that cells show; by default American English. */
  readonly language?: ExcelLanguage;
}

export interface MemoryGrid extends Grid {
  /**
   * Keeps the present sheets, cells and tables. Returns a function that restores them, as often as it is called, as if
   * a file was opened: then nothing can be undone, and no listener is called.
   */
  keep(): () => void;
}

/** A new workbook in memory with one empty sheet. */
export function createMemoryGrid(options: MemoryGridOptions = {}): MemoryGrid {
  const { firstSheet = 'Sheet1', use1904 = false, language = 'en-US' } = options;
  const state = new GridState({ use1904, language });
  const grid: MemoryGrid = {
    ...sheetParts(state),
    ...cellParts(state),
    ...formatParts(state),
    ...sizeParts(state),
    ...rowAndColumnParts(state),
    ...tableParts(state),
    ...sortParts(state),
    ...filterParts(state),
    step: (work) => state.history.step(work),
    undo: () => state.history.undo(),
    endHistory: () => state.history.clear(),
    onChange(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    keep: () => state.keep(),
  };
  state.showSheet(grid.addSheet(firstSheet));
  return grid;
}

/** Number formats and looks of the cells of the grid in memory. */

function formatParts(state: GridState): Pick<Grid, 'formats' | 'setFormat' | 'look' | 'setLook'> {
  return {
    formats(sheet, area) {
      const cells = state.cellsOf(sheet);
      return blockOfCells(area, (row, column) => sheetFormat(cells, row, column));
    },
    setFormat(sheet, area, format) {
      const cells = state.cellsOf(sheet);
      const restore = keepFormats(cells, area, 'formats');
      setFormat(cells, area, format);
      state.history.record(restore);
    },
    look: (sheet, row, column) => lookOf(state.cellsOf(sheet), row, column),
    setLook(sheet, area, look) {
      const cells = state.cellsOf(sheet);
      const restore = keepFormats(cells, area, 'looks');
      setLook(cells, area, look);
      state.history.record(restore);
    },
  };
}

/** Sorting rows of the grid in memory. */

function sortParts(state: GridState): Pick<Grid, 'sortTable'> {
  const sortTable: Grid['sortTable'] = (table, column, ascending, by) => {
    const { sheet, area: whole } = state.tableOf(table);
    const area = { ...whole, row: whole.row + 1, rows: whole.rows - 1 };
    const cells = state.cellsOf(sheet);
    const rows: number[] = [];
    for (let row = area.row; row <= lastRow(area); row++) if (!cells.rows[row]?.hidden) rows.push(row);
    const keys = new Map(rows.map((row) => [row, cells.cell(row, area.column + column).value]));
    const key = (row: number): Scalar => keys.get(row) ?? '';
    const sorted = [...rows].sort((one, other) => compareValues(key(one), key(other), ascending));
    const parts = sorted.map((from, index) =>
      sortedPart(cells.part(from, area.column, area.columns), (rows[index] ?? from) - from),
    );
    placeRows(sheet, area, rows, parts, by);
  };
  /** A row's cells after they moved this many rows. */
  const sortedPart = (part: RowPart, rows: number): RowPart => ({
    ...part,
    formulas: part.formulas.map((formula) => formula && sortedFormula(formula, rows)),
  });
  /** Puts whole parts of rows where others were. */
  const placeRows = (
    sheet: string,
    area: Area,
    rows: readonly number[],
    parts: readonly RowPart[],
    by: GridChange['by'],
  ): void => {
    const cells = state.cellsOf(sheet);
    const before = rows.map((row) => cells.part(row, area.column, area.columns));
    rows.forEach((row, index) => {
      const part = parts[index];
      if (part) cells.setPart(row, area.column, area.columns, part);
    });
    state.history.record(() => placeRows(sheet, area, rows, before, 'user'));
    state.notify(sheet, by, { kind: 'sorted', area });
  };

  return { sortTable };
}

type SheetMembers =
  | 'sheets'
  | 'addSheet'
  | 'moveSheet'
  | 'renameSheet'
  | 'deleteSheet'
  | 'hideSheet'
  | 'activeSheet'
  | 'activateSheet'
  | 'selection'
  | 'select';

function sheetParts(state: GridState): Pick<Grid, SheetMembers> {
  const activateSheet = (sheet: string): void => {
    state.sheetOf(sheet);
    if (state.active === sheet) return;
    state.showSheet(sheet);
    state.notify(sheet, 'host', { kind: 'sheet-activated' });
  };
  const leave = (sheet: string): void => {
    const next = state.sheets.find((sheetState) => !sheetState.hidden);
    if (state.active === sheet && next) activateSheet(next.id);
  };

  return {
    sheets: () => state.sheets.map(({ id, name }) => ({ id, name })),
    addSheet(name) {
      const id = state.addSheet(name);
      state.notify(id, 'host', { kind: 'sheet-added' });
      return id;
    },
    moveSheet(sheet, position) {
      const moved = state.sheetOf(sheet);
      state.sheets = state.sheets.filter((sheetState) => sheetState !== moved);
      state.sheets.splice(position, 0, moved);
    },
    renameSheet(sheet, name) {
      const renamed = state.sheetOf(sheet);
      renameInFormulas(state, renamed.name, name);
      renamed.name = name;
      state.notify(sheet, 'host', { kind: 'sheet-renamed' });
    },
    deleteSheet(sheet) {
      const { name } = state.sheetOf(sheet);
      for (const table of state.tables.filter((gridTable) => gridTable.sheet === sheet))
        removeTable(state, table.id, 'host');
      state.sheets = state.sheets.filter((sheetState) => sheetState.id !== sheet);
      renameInFormulas(state, name, undefined);
      state.history.clear();
      leave(sheet);
      state.notify(sheet, 'host', { kind: 'sheet-deleted' });
    },
    hideSheet(sheet, hidden) {
      state.sheetOf(sheet).hidden = hidden;
      if (hidden) leave(sheet);
    },
    activeSheet: () => state.active,
    activateSheet,
    selection: () => state.selected,
    select(sheet, area) {
      activateSheet(sheet);
      state.selected = { sheet, area };
      state.notify(sheet, 'user', { kind: 'selected', area });
    },
  };
}
