/** Number formats and looks of a sheet in memory: cells have their own, or those of their whole column. */
import { SHEET_ROWS, type Area, type Look } from '../grid';
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

/** The number format of a cell. */
export function formatOf({ rows, columns }: SheetCells, row: number, column: number): string {
  return rows[row]?.formats?.[column] ?? columns[column]?.format ?? GENERAL;
}

export function lookOf({ rows, columns }: SheetCells, row: number, column: number): Look {
  const [whole, own] = [columns[column]?.look, rows[row]?.looks?.[column]];
  if (!whole || !own) return own ?? whole ?? NO_LOOK;
  return { ...whole, ...own };
}

export function setFormat(cells: SheetCells, area: Area, format: string): void {
  if (area.rows === SHEET_ROWS) {
    for (const column of columnsOf(area)) cells.column(column).format = format;
    for (const row of cells.rows) {
      const end = Math.min(area.column + area.columns, row?.formats?.length ?? 0);
      for (let column = area.column; column < end; column++)
        if (row?.formats) row.formats[column] = undefined;
    }
    return;
  }
  for (let row = area.row; row < area.row + area.rows; row++) {
    const formats = (cells.touch(row).formats ??= []);
    for (let column = area.column; column < area.column + area.columns; column++) formats[column] = format;
  }
}

export function setLook(cells: SheetCells, area: Area, look: Look): void {
  const changed = changer(look);
  if (area.rows === SHEET_ROWS) {
    for (const column of columnsOf(area)) {
      const defaults = cells.column(column);
      defaults.look = changed(defaults.look);
    }
    for (const row of cells.rows) {
      const end = Math.min(area.column + area.columns, row?.looks?.length ?? 0);
      for (let column = area.column; column < end; column++) {
        const own = row?.looks?.[column];
        if (row?.looks && own) row.looks[column] = changed(own);
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

/** Keeps the present formats and looks of an area. Returns a function that restores them. */
export function keepFormats(cells: SheetCells, area: Area): () => void {
  const { column, columns } = area;
  const rows = cells.rows.length;
  const end = area.rows === SHEET_ROWS ? rows : Math.min(area.row + area.rows, rows);
  const defaults = Array.from({ length: columns }, (_, index) => ({ ...cells.columns[column + index] }));
  const formats: (string | undefined)[][] = [];
  const looks: (Look | undefined)[][] = [];
  for (let row = area.row; row < end; row++) {
    formats.push(cells.rows[row]?.formats?.slice(column, column + columns) ?? []);
    looks.push(cells.rows[row]?.looks?.slice(column, column + columns) ?? []);
  }
  return () => {
    if (area.rows === SHEET_ROWS) defaults.forEach((each, index) => (cells.columns[column + index] = each));
    for (let row = area.row; row < Math.min(area.row + area.rows, cells.rows.length); row++) {
      const stored = cells.rows[row];
      const longest = Math.max(stored?.formats?.length ?? 0, stored?.looks?.length ?? 0);
      for (let index = 0; index < Math.min(columns, longest - column); index++) {
        if (stored?.formats) stored.formats[column + index] = formats[row - area.row]?.[index];
        if (stored?.looks) stored.looks[column + index] = looks[row - area.row]?.[index];
      }
    }
  };
}
