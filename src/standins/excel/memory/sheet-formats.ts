/** Number formats and looks of a sheet in memory: cells have their own, or those of their column. */
import { GRID_ROWS, type Area, type Look } from '../grid';
import type { SheetCells } from './sheet-cells';

const GENERAL = 'General';
const NO_LOOK: Look = {};

/**
 * Returns a function that adds to looks. Cells with the same look share one object before and after, because large
 * sheets have few looks.
 */
function changer(look: Look): (before: Look | undefined) => Look {
  const known = new Map<Look | undefined, Look>();
  return (before) => {
    let after = known.get(before);
    if (!after) known.set(before, (after = { ...before, ...look }));
    return after;
  };
}

const columnsOf = ({ column, columns }: Area): number[] =>
  Array.from({ length: columns }, (_, index) => column + index);

/** So many rows take a span of their columns as their format. Fewer rows have formats of their own. */
const MANY_ROWS = 100;

/** The number format of a cell. */
export function sheetFormat({ rows, columns }: SheetCells, row: number, column: number): string {
  const cellFormat = rows[row]?.formats?.[column];
  if (cellFormat !== undefined) return cellFormat;
  const whole = columns[column];
  const span = whole?.spans?.filter(({ from, to }) => from <= row && row < to).at(-1);
  return span?.format ?? whole?.format ?? GENERAL;
}

export function lookOf({ rows, columns }: SheetCells, row: number, column: number): Look {
  const [whole, cellLook] = [columns[column]?.look, rows[row]?.looks?.[column]];
  if (!whole || !cellLook) return cellLook ?? whole ?? NO_LOOK;
  return { ...whole, ...cellLook };
}

export function setFormat(cells: SheetCells, area: Area, format: string): void {
  const [from, to] = [area.row, area.row + area.rows];
  const [left, right] = [area.column, area.column + area.columns];
  if (area.rows < MANY_ROWS) {
    for (let row = from; row < to; row++) {
      const formats = (cells.touch(row).formats ??= []);
      for (let column = left; column < right; column++) formats[column] = format;
    }
    return;
  }
  for (const at of columnsOf(area)) {
    const column = cells.column(at);
    const others = (column.spans ?? []).filter((span) => span.from < from || to < span.to);
    if (area.rows === GRID_ROWS) column.format = format;
    column.spans = area.rows === GRID_ROWS ? [] : [...others, { from, to, format }];
  }
  for (let row = from; row < Math.min(to, cells.rows.length); row++) {
    const formats = cells.rows[row]?.formats;
    for (let column = left; formats && column < Math.min(right, formats.length); column++)
      formats[column] = undefined;
  }
}

export function setLook(cells: SheetCells, area: Area, look: Look): void {
  const changed = changer(look);
  if (area.rows === GRID_ROWS) {
    for (const column of columnsOf(area)) {
      const defaults = cells.column(column);
      defaults.look = changed(defaults.look);
    }
    for (const row of cells.rows) {
      const end = Math.min(area.column + area.columns, row?.looks?.length ?? 0);
      for (let column = area.column; column < end; column++) {
        const cellLook = row?.looks?.[column];
        if (row?.looks && cellLook) row.looks[column] = changed(cellLook);
      }
    }
    return;
  }
  for (let row = area.row; row < area.row + area.rows; row++) {
    const looks = (cells.touch(row).looks ??= []);
    for (let column = area.column; column < area.column + area.columns; column++)
      looks[column] = changed(looks[column]);
  }
}

/**
 * Keeps the present formats, or looks, of an area. Returns a function that restores them. Areas of thousands of rows are often
 * formatted for the first time: nothing is kept of rows that have no formats of their own.
 */
export function keepFormats(cells: SheetCells, area: Area, which: 'formats' | 'looks'): () => void {
  const { column, columns } = area;
  const defaults = area.rows < MANY_ROWS ? [] : columnsOf(area).map((at) => ({ ...cells.columns[at] }));
  const end = Math.min(area.row + area.rows, cells.rows.length);
  const kept = new Map<number, readonly unknown[]>();
  for (let row = area.row; row < end; row++) {
    const formatsOfRow = cells.rows[row]?.[which];
    if (formatsOfRow && formatsOfRow.length > column)
      kept.set(row, formatsOfRow.slice(column, column + columns));
  }
  return () => {
    defaults.forEach((columnDefault, index) => (cells.columns[column + index] = columnDefault));
    for (let row = area.row; row < Math.min(area.row + area.rows, cells.rows.length); row++) {
      const formatsOfRow: unknown[] | undefined = cells.rows[row]?.[which];
      for (let index = 0; formatsOfRow && index < Math.min(columns, formatsOfRow.length - column); index++)
        formatsOfRow[column + index] = kept.get(row)?.[index];
    }
  };
}
