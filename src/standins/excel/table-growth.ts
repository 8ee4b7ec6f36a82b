/**
 * Tables grow when something is written directly below or beside them, or across their end, by a person or through the
 * API (docs: Co-authoring in Excel add-ins). They do not grow over other cells or tables.
 */
import { intersection, lastColumn, lastRow } from './area';
import { copiedFormula } from './formulas/rewrite';
import type { Area, Grid, GridChange, GridTable, GridCell } from './grid';
import type { Hardness } from './hardness';
import { uniqueHeaders } from './names';

export interface TableGrowth {
  readonly by?: GridChange['by'];
  /** Keeps tables from growing into an area. */
  readonly stops?: (added: Area) => boolean;
  readonly fills?: Hardness['fillsCalculatedColumns'] | undefined;
}

/** Grows the table that touches `area`, which was just written. Its new columns get names. */
export function growTables(
  grid: Grid,
  sheet: string,
  area: Area,
  { by = 'user', stops = () => false, fills }: TableGrowth = {},
): void {
  for (const table of grid.tables()) {
    const grown = table.sheet === sheet ? grow(grid, table, area, stops) : undefined;
    if (!grown) continue;
    grid.step(() => {
      grid.resizeTable(table.id, grown);
      const added = {
        ...grown,
        column: lastColumn(table.area) + 1,
        columns: grown.columns - table.area.columns,
      };
      if (added.columns > 0) settleHeaders(grid, sheet, { ...added, rows: 1 }, by);
      fillCalculated(grid, table, grown.rows, by, fills);
    });
    return;
  }
}

function grow(
  grid: Grid,
  table: GridTable,
  written: Area,
  stops: (added: Area) => boolean,
): Area | undefined {
  const { area } = table;
  const rows = Math.max(0, lastRow(written) - lastRow(area));
  const columns = Math.max(0, lastColumn(written) - lastColumn(area));
  const startsInside = written.column >= area.column && written.row >= area.row;
  const touches = written.row <= lastRow(area) + 1 && written.column <= lastColumn(area) + 1;
  if (!startsInside || !touches || rows + columns === 0) return undefined;
  const isCorner = written.row > lastRow(area) && written.column > lastColumn(area);
  if (isCorner) return undefined;
  const grown = { ...area, rows: area.rows + rows, columns: area.columns + columns };
  const below = { ...grown, row: lastRow(area) + 1, rows };
  const beside = { ...area, column: lastColumn(area) + 1, columns };
  const added = [below, beside].filter((part) => part.rows > 0 && part.columns > 0);
  const isFree = added.every((part) => !stops(part) && isEmptyBut(grid, table, part, written));
  return isFree ? grown : undefined;
}

/**
 * A table now has so many rows with its header: empty cells of the new rows get the formula and the format of their column, if all
 * its cells had the same formula. The grid in memory does not calculate, so they also get the value of the row above.
 */
export function fillCalculated(
  grid: Grid,
  before: GridTable,
  rows: number,
  by: GridChange['by'],
  fills: TableGrowth['fills'] = 'not',
): void {
  const { sheet, area } = before;
  if (fills === 'not' || rows <= area.rows) return;
  const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
  const cells = grid.read(sheet, body);
  const formats = grid.formats(sheet, { ...area, row: lastRow(area), rows: 1 })[0] ?? [];
  for (let column = 0; column < area.columns; column += 1) {
    const [first] = cells.map((line) => line[column]);
    const { formula } = first ?? {};
    const isCalculated = (line: readonly GridCell[], row: number) =>
      formula !== undefined && line[column]?.formula === copiedFormula(formula, row, 0);
    if (formula === undefined || !cells.every(isCalculated)) continue;
    const { value = '' } = cells.at(-1)?.[column] ?? {};
    for (let row = lastRow(area) + 1; row < area.row + rows; row += 1) {
      const cell = { row, column: area.column + column, rows: 1, columns: 1 };
      const [now] = grid.read(sheet, cell)[0] ?? [];
      if (now && (now.value !== '' || now.formula !== undefined)) continue;
      const copy = copiedFormula(formula, row - body.row, 0);
      if (fills === 'formulas') grid.setFormat(sheet, cell, formats[column] ?? 'General');
      grid.write(sheet, cell, [[fills === 'formulas' ? { value, formula: copy } : { value: copy }]], by);
    }
  }
}

function isEmptyBut(grid: Grid, table: GridTable, part: Area, written: Area): boolean {
  const meetsTable = grid
    .tables()
    .some(
      (gridTable) =>
        gridTable.id !== table.id && gridTable.sheet === table.sheet && intersection(gridTable.area, part),
    );
  if (meetsTable) return false;
  return grid.read(table.sheet, part).every((line, row) =>
    line.every((cell, column) => {
      const at = { row: part.row + row, column: part.column + column, rows: 1, columns: 1 };
      return cell.value === '' || intersection(at, written) !== undefined;
    }),
  );
}

/** Header cells are texts, never empty and never equal: after a change of them Excel corrects the others. */
export function settleHeaders(grid: Grid, sheet: string, changed: Area, by: GridChange['by']): void {
  for (const table of grid.tables()) {
    const row = { ...table.area, rows: 1 };
    if (table.sheet !== sheet || !intersection(row, changed)) continue;
    const cells = grid.read(sheet, row)[0] ?? [];
    const isChanged = (index: number): boolean => {
      const column = row.column + index;
      return column >= changed.column && column < changed.column + changed.columns;
    };
    const headers = uniqueHeaders(
      cells.map((cell) => headerText(cell)),
      isChanged,
    );
    headers.forEach((header, index) => {
      if (cells[index]?.value === header && cells[index].formula === undefined) return;
      const cell = { ...row, column: row.column + index, columns: 1 };
      grid.write(sheet, cell, [[{ value: header }]], by);
    });
  }
}

const headerText = (cell: GridCell): string =>
  typeof cell.value === 'boolean' ? String(cell.value).toUpperCase() : String(cell.value);
