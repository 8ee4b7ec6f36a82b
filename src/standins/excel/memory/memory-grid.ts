/**
 * memory: a spreadsheet without a screen, for Jest and the command line. It keeps the promises of the Grid port
 * (../grid.ts) and nothing more; test/host/grid-contract.ts holds it and the Univer grid to the same cases.
 */
import { intersection, lastRow } from '../area';
import { SHEET_ROWS, type Area, type Grid, type GridCell, type GridChange } from '../grid';
import type { Scalar } from '../grid';
import { DefinedNames } from '../formulas/defined-names';
import { sortedFormula, withSheet } from '../formulas/rewrite';
import { sameName } from '../names';
import { formatValue } from '../number-format';
import { Calculation } from './calculation';
import {
  asCells,
  columnNames,
  columnsLeft,
  grownFormula,
  movedFormula,
  retold,
  rewriteFormulas,
  withColumns,
  type FormulaCell,
} from './formula-moves';
import { tablesAfterDelete, tablesAfterInsert, type Run, type TableState } from './moved-tables';
import { compareValues } from './sort-order';
import { SheetCells, type Row, type RowPart } from './sheet-cells';
import { UndoStack } from './undo-stack';

/** Excel's standard column: 64 pixels. */
const DEFAULT_WIDTH = 64;
/** Excel's standard row: 15 points. */
const DEFAULT_HEIGHT = 20;

interface SheetState {
  readonly id: string;
  name: string;
  hidden: boolean;
  readonly cells: SheetCells;
}

/** The part of a change that differs from kind to kind. */
type Happening = GridChange extends infer Change
  ? Change extends GridChange
    ? Omit<Change, 'by' | 'sheet'>
    : never
  : never;

export interface MemoryGridOptions {
  readonly firstSheet?: string;
  /** Dates count from 1904, as in old Mac workbooks. */
  readonly use1904?: boolean;
  /** What NOW and TODAY tell, by local time. */
  readonly now?: () => Date;
  /** What RAND answers: 0 to 1, without 1. */
  readonly random?: () => number;
}

export interface MemoryGrid extends Grid {
  /**
   * Keeps sheets, cells and tables as they are now; returns the work that brings them back, as often as it is called, as
   * if a file were opened: nothing can be undone then, and nobody is told of changes.
   */
  keep(): () => void;
}

/** A new workbook in memory with one empty sheet. */
export function createMemoryGrid(options: MemoryGridOptions = {}): MemoryGrid {
  const { use1904 = false, now = () => new Date(), random = Math.random } = options;
  const history = new UndoStack();
  const listeners = new Set<(change: GridChange) => void>();
  let sheets: SheetState[] = [];
  let tables: readonly TableState[] = [];
  let lastSheetId = 0;
  let active = '';
  let selected: { sheet: string; area: Area };

  const sheetOf = (id: string): SheetState => {
    const sheet = sheets.find((each) => each.id === id);
    if (!sheet) throw new Error(`The grid has no sheet ${id}.`);
    return sheet;
  };
  const cellsOf = (id: string): SheetCells => sheetOf(id).cells;
  const tableOf = (id: string): TableState => {
    const table = tables.find((each) => each.id === id);
    if (!table) throw new Error(`The grid has no table ${id}.`);
    return table;
  };
  const calculation = new Calculation(() => grid, cellsOf, {
    use1904,
    now,
    random,
    year: now().getFullYear(),
  });
  const cellAt = (sheet: string, cells: SheetCells, row: number, column: number): GridCell => {
    const cell = cells.cell(row, column);
    return cell.formula === undefined
      ? cell
      : { value: calculation.valueAt({ sheet, row, column }), formula: cell.formula };
  };
  const tell = (sheet: string, by: GridChange['by'], happening: Happening): void => {
    // Spreading a union loses its discriminant for the compiler; Happening is GridChange without these two.
    const change = { ...happening, sheet, by } as GridChange;
    for (const listener of [...listeners]) listener(change);
  };

  /** What formulas say follows what they mean; what is taken back brings their old texts along. */
  const rewrite = (change: (cell: FormulaCell) => string): void => {
    calculation.forget();
    if (history.isReverting) return;
    const restore = rewriteFormulas(sheets, change);
    if (!restore) return;
    history.record(() => {
      restore();
      calculation.forget();
    });
  };
  /** Sheets are not renamed or deleted back, so that nothing is noted for undo. */
  const renameSheetInFormulas = (from: string, to: string | undefined): void => {
    rewriteFormulas(sheets, ({ formula }) => withSheet(formula, from, to));
    calculation.forget();
  };
  /** Names that sheets had: what is undone may bring formulas back from before a sheet got another. */
  const formerNames = new Map<string, string>();
  const renameFormerSheets = (): void => {
    for (const [former, id] of formerNames) {
      const now = sheets.find((each) => each.id === id)?.name;
      if (now === undefined || sheets.some((each) => sameName(each.name, former))) continue;
      renameSheetInFormulas(former, now);
    }
  };
  const moveFormulas = (run: Run, isInsertion: boolean): void => {
    const { name } = sheetOf(run.sheet);
    rewrite((cell) => movedFormula(cell, run, isInsertion, name));
  };

  const hasFormulas = (): boolean => sheets.some(({ cells }) => cells.hasFormulas);
  /** Names of columns that writing to an area changed go into the formulas that use them. */
  const renamingColumns = (sheet: string, area: Area, work: () => void): void => {
    const touched = hasFormulas()
      ? tables.filter((each) => each.sheet === sheet && intersection({ ...each.area, rows: 1 }, area))
      : [];
    const before = touched.map((table) => columnNames(table, cellsOf(sheet), area));
    work();
    touched.forEach((table, index) => {
      const [old = [], names] = [before[index], columnNames(table, cellsOf(sheet), area)];
      if (old.every((name, place) => name === names[place])) return;
      rewrite((cell) => retold(cell, table, (reference) => withColumns(reference, old, names)));
    });
  };

  const setTables = (next: readonly TableState[]): void => {
    const before = tables;
    tables = next;
    calculation.forget();
    history.record(() => setTables(before));
  };
  /** Undo puts tables back as they were, after the rows and columns that it brings back have moved them. */
  const keepTables = (): void => {
    const before = tables;
    history.record(() => {
      tables = before;
      calculation.forget();
    });
  };
  const changeTable = (id: string, change: Partial<TableState>): void =>
    setTables(tables.map((each) => (each.id === id ? { ...each, ...change } : each)));

  const readBlock = (sheet: string, area: Area): GridCell[][] => {
    const cells = cellsOf(sheet);
    return blockOf(area, (row, column) => cellAt(sheet, cells, row, column));
  };

  const write: Grid['write'] = (sheet, area, written, by) => {
    const cells = cellsOf(sheet);
    const before = blockOf(area, (row, column) => cells.cell(row, column));
    const single = area.rows === 1 && area.columns === 1;
    const shown = single ? cellAt(sheet, cells, area.row, area.column).value : undefined;
    history.step(() => {
      renamingColumns(sheet, area, () => {
        written.forEach((line, row) =>
          line.forEach((cell, column) => cell && cells.setCell(area.row + row, area.column + column, cell)),
        );
        calculation.forget();
        history.record(() => write(sheet, area, before, 'user'));
      });
      tell(sheet, by, { kind: 'cells', area, ...(shown !== undefined && { before: [[shown]] }) });
    });
  };

  const moveTablesAfterInsert = (run: Run): void => {
    tables = tablesAfterInsert(tables, run);
  };
  const moveTablesAfterDelete = (run: Run, by: GridChange['by']): void => {
    const { left, gone } = tablesAfterDelete(tables, run);
    tables = left;
    for (const table of hasFormulas() ? gone : []) rewrite((cell) => retold(cell, table, () => '#REF!'));
    for (const table of gone) tell(run.sheet, by, { kind: 'table-deleted', table: table.id });
  };

  const insertRowsBack = (
    sheet: string,
    row: number,
    rows: readonly (Row | undefined)[],
    by: GridChange['by'],
  ) => {
    keepTables();
    cellsOf(sheet).insertRows(row, rows);
    history.record(() => grid.deleteRows(sheet, row, rows.length, 'user'));
    const run: Run = { sheet, axis: 'rows', at: row, count: rows.length };
    moveTablesAfterInsert(run);
    moveFormulas(run, true);
    tell(sheet, by, { kind: 'rows-inserted', row, count: rows.length });
  };
  /** A new row looks like the one above, or below a table's header like the first body row. */
  const blankRow = (sheet: string, at: number): Row | undefined => {
    const belowHeader = tables.some((table) => table.sheet === sheet && table.area.row === at - 1);
    const model = cellsOf(sheet).rows[belowHeader ? at : at - 1];
    if (!model?.formats && !model?.looks) return undefined;
    return {
      values: [],
      ...(model.formats && { formats: [...model.formats] }),
      ...(model.looks && { looks: [...model.looks] }),
    };
  };

  const texts = (sheet: string, area: Area): string[][] => {
    const cells = cellsOf(sheet);
    return blockOf(area, (row, column) =>
      formatValue(cellAt(sheet, cells, row, column).value, cells.format(row, column), { use1904 }),
    );
  };
  const setHidden = (sheet: string, hidden: ReadonlyMap<number, boolean>): void => {
    const cells = cellsOf(sheet);
    const before = new Map([...hidden.keys()].map((row) => [row, cells.rows[row]?.hidden ?? false]));
    for (const [row, value] of hidden) {
      if (value) cells.touch(row).hidden = true;
      else delete cells.rows[row]?.hidden;
    }
    calculation.forget();
    history.record(() => setHidden(sheet, before));
  };
  /** Hides the body rows whose displayed text fails one of the table's filters and shows the others. */
  const applyFilters = (table: TableState): void => {
    const { area, sheet, filters } = table;
    const hidden = new Map<number, boolean>();
    for (let row = area.row + 1; row <= lastRow(area); row++) hidden.set(row, false);
    for (const [column, shown] of filters) {
      const column1 = texts(sheet, { row: area.row + 1, column, rows: area.rows - 1, columns: 1 });
      column1.forEach(([text = ''], index) => {
        if (!shown.includes(text)) hidden.set(area.row + 1 + index, true);
      });
    }
    setHidden(sheet, hidden);
  };

  /** Puts whole parts of rows where others were. */
  const placeRows = (
    sheet: string,
    area: Area,
    rows: readonly number[],
    parts: readonly RowPart[],
    by: GridChange['by'],
  ) => {
    const cells = cellsOf(sheet);
    const before = rows.map((row) => cells.part(row, area.column, area.columns));
    rows.forEach((row, index) => {
      const part = parts[index];
      if (part) cells.setPart(row, area.column, area.columns, part);
    });
    calculation.forget();
    history.record(() => placeRows(sheet, area, rows, before, 'user'));
    tell(sheet, by, { kind: 'sorted', area });
  };
  /** A row's cells as they are so many rows on. */
  const sortedPart = (part: RowPart, rows: number): RowPart => ({
    ...part,
    formulas: part.formulas.map((formula) => formula && sortedFormula(formula, rows)),
  });

  const grid: MemoryGrid = {
    names: new DefinedNames(() => calculation.forget()),
    sheets: () => sheets.map(({ id, name }) => ({ id, name })),
    addSheet(name) {
      lastSheetId += 1;
      const id = `sheet-${lastSheetId}`;
      sheets.push({ id, name, hidden: false, cells: new SheetCells() });
      tell(id, 'host', { kind: 'sheet-added' });
      return id;
    },
    moveSheet(sheet, position) {
      const moved = sheetOf(sheet);
      sheets = sheets.filter((each) => each !== moved);
      sheets.splice(position, 0, moved);
    },
    renameSheet(sheet, name) {
      const state = sheetOf(sheet);
      const before = state.name;
      state.name = name;
      renameSheetInFormulas(before, name);
      formerNames.set(before, sheet);
      tell(sheet, 'host', { kind: 'sheet-renamed' });
    },
    deleteSheet(sheet) {
      const { name } = sheetOf(sheet);
      for (const table of tables.filter((each) => each.sheet === sheet)) grid.removeTable(table.id, 'host');
      sheets = sheets.filter((each) => each.id !== sheet);
      renameSheetInFormulas(name, undefined);
      history.clear();
      const next = sheets.find((each) => !each.hidden);
      if (active === sheet && next) grid.activateSheet(next.id);
      tell(sheet, 'host', { kind: 'sheet-deleted' });
    },
    hideSheet(sheet, hidden) {
      sheetOf(sheet).hidden = hidden;
      const next = sheets.find((each) => !each.hidden);
      if (hidden && active === sheet && next) grid.activateSheet(next.id);
    },
    activeSheet: () => active,
    activateSheet(sheet) {
      sheetOf(sheet);
      if (active === sheet) return;
      active = sheet;
      selected = { sheet, area: { row: 0, column: 0, rows: 1, columns: 1 } };
      tell(sheet, 'host', { kind: 'sheet-activated' });
    },

    used: (sheet) => cellsOf(sheet).used(),
    read: readBlock,
    values: (sheet, area) =>
      cellsOf(sheet).valuesOf(area, (row, column) => calculation.valueAt({ sheet, row, column })),
    write,
    texts,

    formats(sheet, area) {
      const cells = cellsOf(sheet);
      return blockOf(area, (row, column) => cells.format(row, column));
    },
    setFormat(sheet, area, format) {
      const cells = cellsOf(sheet);
      const restore = cells.keepFormats(area);
      cells.setFormat(area, format);
      history.record(restore);
    },
    look: (sheet, row, column) => cellsOf(sheet).look(row, column),
    setLook(sheet, area, look) {
      const cells = cellsOf(sheet);
      const restore = cells.keepFormats(area);
      cells.setLook(area, look);
      history.record(restore);
    },
    setColumnWidth(sheet, column, pixels) {
      const defaults = cellsOf(sheet).column(column);
      const before = defaults.width ?? DEFAULT_WIDTH;
      defaults.width = pixels;
      history.record(() => grid.setColumnWidth(sheet, column, before));
    },
    columnWidth: (sheet, column) => cellsOf(sheet).columns[column]?.width ?? DEFAULT_WIDTH,
    setRowHeight(sheet, row, pixels) {
      const stored = cellsOf(sheet).touch(row);
      const before = stored.height ?? DEFAULT_HEIGHT;
      stored.height = pixels;
      history.record(() => grid.setRowHeight(sheet, row, before));
    },
    rowHeight: (sheet, row) => cellsOf(sheet).rows[row]?.height ?? DEFAULT_HEIGHT,
    setColumnsHidden(sheet, column, count, hidden) {
      for (let each = column; each < column + count; each++) {
        const defaults = cellsOf(sheet).column(each);
        const before = defaults.hidden ?? false;
        defaults.hidden = hidden;
        history.record(() => grid.setColumnsHidden(sheet, each, 1, before));
      }
    },
    columnHidden: (sheet, column) => cellsOf(sheet).columns[column]?.hidden ?? false,
    rowHidden: (sheet, row) => cellsOf(sheet).rows[row]?.hidden ?? false,
    setRowsHidden(sheet, row, count, hidden) {
      setHidden(sheet, new Map(Array.from({ length: count }, (_, index) => [row + index, hidden])));
    },
    freeze(sheet, rows, columns) {
      const before = cellsOf(sheet).frozen;
      cellsOf(sheet).frozen = { rows, columns };
      history.record(() => grid.freeze(sheet, before.rows, before.columns));
    },
    frozen: (sheet) => ({ ...cellsOf(sheet).frozen }),

    insertRows(sheet, row, count, by) {
      history.step(() =>
        insertRowsBack(
          sheet,
          row,
          Array.from({ length: count }, () => blankRow(sheet, row)),
          by,
        ),
      );
    },
    deleteRows(sheet, row, count, by) {
      history.step(() => {
        keepTables();
        const gone = cellsOf(sheet).deleteRows(row, count);
        history.record(() => insertRowsBack(sheet, row, gone, 'user'));
        const run: Run = { sheet, axis: 'rows', at: row, count };
        moveFormulas(run, false);
        moveTablesAfterDelete(run, by);
        tell(sheet, by, { kind: 'rows-deleted', row, count });
      });
    },
    insertColumns(sheet, column, count, by) {
      history.step(() => {
        keepTables();
        cellsOf(sheet).insertColumns(column, count);
        history.record(() => grid.deleteColumns(sheet, column, count, 'user'));
        const run: Run = { sheet, axis: 'columns', at: column, count };
        moveTablesAfterInsert(run);
        moveFormulas(run, true);
        tell(sheet, by, { kind: 'columns-inserted', column, count });
      });
    },
    deleteColumns(sheet, column, count, by) {
      history.step(() => {
        keepTables();
        const run: Run = { sheet, axis: 'columns', at: column, count };
        const narrowed = tables
          .filter((table) => hasFormulas() && table.sheet === sheet)
          .map((table) => ({ table, names: columnNames(table, cellsOf(sheet), undefined) }));
        const gone = cellsOf(sheet).deleteColumns(column, count);
        history.record(() => {
          cellsOf(sheet).insertColumns(column, count, gone);
          calculation.forget();
          tell(sheet, 'user', { kind: 'columns-inserted', column, count });
        });
        moveFormulas(run, false);
        for (const { table, names } of narrowed) {
          const after = columnsLeft(names, table, run);
          rewrite((cell) => retold(cell, table, (reference) => withColumns(reference, names, after)));
        }
        moveTablesAfterDelete(run, by);
        tell(sheet, by, { kind: 'columns-deleted', column, count });
      });
    },

    tables: () => tables.map(({ id, name, sheet, area }) => ({ id, name, sheet, area })),
    addTable: (id, name, sheet, area) =>
      setTables([...tables, { id, name, sheet, area, filters: new Map() }]),
    renameTable(table, name) {
      history.step(() => {
        const before = tableOf(table);
        changeTable(table, { name });
        rewrite((cell) =>
          retold(cell, before, (reference) =>
            reference.table === undefined ? reference : { ...reference, table: name },
          ),
        );
      });
    },
    resizeTable(table, area) {
      history.step(() => {
        const before = tableOf(table);
        changeTable(table, { area });
        const { name } = sheetOf(before.sheet);
        rewrite((cell) => grownFormula(cell, before, area, name));
        const shared = intersection(before.area, area);
        const visible = new Map<number, boolean>();
        for (let row = before.area.row; row <= lastRow(before.area); row++) {
          if (!shared || row > lastRow(shared)) visible.set(row, false);
        }
        if (before.filters.size > 0) setHidden(before.sheet, visible);
      });
    },
    removeTable(table, by) {
      history.step(() => {
        const gone = tableOf(table);
        const plain = {
          names: columnNames(gone, cellsOf(gone.sheet), undefined),
          sheet: sheetOf(gone.sheet).name,
        };
        rewrite((cell) => retold(cell, gone, (reference) => asCells(reference, cell, gone, plain)));
        if (gone.filters.size > 0) applyFilters({ ...gone, filters: new Map() });
        setTables(tables.filter((each) => each.id !== table));
        tell(gone.sheet, by, { kind: 'table-deleted', table });
      });
    },
    sortTable(table, column, ascending, by) {
      const { sheet, area } = tableOf(table);
      const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
      grid.sortRows(sheet, body, column, ascending, by);
    },
    sortRows(sheet, area, column, ascending, by) {
      const cells = cellsOf(sheet);
      const rows: number[] = [];
      for (let row = area.row; row <= lastRow(area); row++) if (!cells.rows[row]?.hidden) rows.push(row);
      const keys = new Map(rows.map((row) => [row, cellAt(sheet, cells, row, area.column + column).value]));
      const key = (row: number): Scalar => keys.get(row) ?? '';
      const sorted = [...rows].sort((one, other) => compareValues(key(one), key(other), ascending));
      const parts = sorted.map((from, index) =>
        sortedPart(cells.part(from, area.column, area.columns), (rows[index] ?? from) - from),
      );
      placeRows(sheet, area, rows, parts, by);
    },
    filterTable(table, column, shown, by) {
      history.step(() => {
        const { area, filters, sheet } = tableOf(table);
        const next = new Map(filters);
        if (shown) next.set(area.column + column, shown);
        else next.delete(area.column + column);
        changeTable(table, { filters: next });
        applyFilters(tableOf(table));
        tell(sheet, by, { kind: 'filtered', area });
      });
    },

    selection: () => selected,
    select(sheet, area) {
      grid.activateSheet(sheet);
      selected = { sheet, area };
      tell(sheet, 'user', { kind: 'selected', area });
    },

    step: (work) => history.step(work),
    undo() {
      const isDone = history.undo();
      if (isDone) renameFormerSheets();
      return isDone;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep() {
      const copied = (): SheetState[] => sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.copy() }));
      const kept = { sheets: copied(), tables, active, selected };
      return () => {
        ({ sheets, tables, active, selected } = kept);
        sheets = copied();
        formerNames.clear();
        history.clear();
        calculation.forget();
      };
    },
  };

  active = grid.addSheet(options.firstSheet ?? 'Sheet1');
  selected = { sheet: active, area: { row: 0, column: 0, rows: 1, columns: 1 } };
  return grid;
}

function blockOf<T>(area: Area, cell: (row: number, column: number) => T): T[][] {
  // A whole column is read only as far as Excel's sheet goes; callers limit what they ask for.
  const rows = Math.min(area.rows, SHEET_ROWS - area.row);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => cell(area.row + row, area.column + column)),
  );
}
