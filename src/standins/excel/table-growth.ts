/**
 * Tables grow when something is written directly below or beside them, or across their end, by a person or through the
 * API (docs: Co-authoring in Excel add-ins). They do not grow over other cells or tables.
 */
import { intersection, lastColumn, lastRow } from './area';
import type { Area, Grid, GridChange, GridTable, GridCell } from './grid';
import { uniqueHeaders } from './names';

export interface Growth {
  readonly by?: GridChange['by'];
  /** Keeps tables from growing into an area. */
  readonly stops?: (added: Area) => boolean;
}

/** Grows the table that touches `area`, which was just written. Its new columns get names. */
export function growTables(
  grid: Grid,
  sheet: string,
  area: Area,
  { by = 'user', stops = () => false }: Growth = {},
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

function isEmptyBut(grid: Grid, table: GridTable, part: Area, written: Area): boolean {
  const meetsTable = grid
    .tables()
    .some((each) => each.id !== table.id && each.sheet === table.sheet && intersection(each.area, part));
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
