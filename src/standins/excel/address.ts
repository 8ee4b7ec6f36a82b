/** A1 addresses, as Excel writes and reads them. */
import { GRID_COLUMNS, GRID_ROWS, type Area } from './grid';

/** 0 -> 'A', 26 -> 'AA'. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** 'A' -> 0, 'aa' -> 26. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** 'B2', 'B2:C9', 'B:C' for whole columns, '2:9' for whole rows. */
export function formatAddress(area: Area): string {
  const { row, column, rows, columns } = area;
  const [left, right] = [columnLetters(column), columnLetters(column + columns - 1)];
  const [top, bottom] = [row + 1, row + rows];
  if (rows === GRID_ROWS) return `${left}:${right}`;
  if (columns === GRID_COLUMNS) return `${top}:${bottom}`;
  const first = `${left}${top}`;
  return rows === 1 && columns === 1 ? first : `${first}:${right}${bottom}`;
}

/** Sheet1, 'My sheet', 'It''s mine'. */
export function quoteSheetName(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !isCellReference(name)
    ? name
    : `'${name.replaceAll("'", "''")}'`;
}

/** True for texts like A1 or XFD1048576, which therefore can't be names. */
export function isCellReference(text: string): boolean {
  const match = /^([A-Za-z]{1,3})([1-9]\d{0,6})$/.exec(text);
  return match !== null && columnNumber(match[1] ?? '') < GRID_COLUMNS && Number(match[2]) <= GRID_ROWS;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/;
const COLUMN = /^\$?([A-Za-z]{1,3})$/;
const ROW = /^\$?([1-9]\d{0,6})$/;

/** The area of 'A1', 'A1:B2', 'A:C', '2:5' (with or without $); undefined for anything else or off the sheet. */
export function parseAddress(text: string): Area | undefined {
  const ends = text.trim().split(':');
  const [first = '', second = first] = ends;
  if (ends.length > 2) return undefined;
  const [from, to] = [CELL.exec(first), CELL.exec(second)];
  if (from && to) {
    return span(
      [Number(from[2]) - 1, columnNumber(from[1] ?? '')],
      [Number(to[2]) - 1, columnNumber(to[1] ?? '')],
    );
  }
  const [left, right] = [COLUMN.exec(first), COLUMN.exec(second)];
  if (left && right && ends.length === 2) {
    return span([0, columnNumber(left[1] ?? '')], [GRID_ROWS - 1, columnNumber(right[1] ?? '')]);
  }
  const [top, bottom] = [ROW.exec(first), ROW.exec(second)];
  if (top && bottom && ends.length === 2) {
    return span([Number(top[1]) - 1, 0], [Number(bottom[1]) - 1, GRID_COLUMNS - 1]);
  }
  return undefined;
}

/** Splits "'My sheet'!A1:B2" into the sheet's name and the rest. */
export function splitSheet(address: string): { sheet?: string; rest: string } {
  const match = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.*)$/.exec(address);
  if (!match) return { rest: address };
  return { sheet: match[1]?.replaceAll("''", "'") ?? match[2] ?? '', rest: match[3] ?? '' };
}

function span(one: [number, number], other: [number, number]): Area | undefined {
  const [row, column] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const [bottom, right] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  if (bottom >= GRID_ROWS || right >= GRID_COLUMNS) return undefined;
  return { row, column, rows: bottom - row + 1, columns: right - column + 1 };
}

/** 'R2C1', 'R2C1:R9C3', 'C1:C3' for whole columns, 'R2:R9' for whole rows. */
export function formatR1C1({ row, column, rows, columns }: Area): string {
  const end = (atRow: number, atColumn: number): string =>
    `${rows === GRID_ROWS ? '' : `R${atRow + 1}`}${columns === GRID_COLUMNS ? '' : `C${atColumn + 1}`}`;
  const [first, last] = [end(row, column), end(row + rows - 1, column + columns - 1)];
  return first === last ? first : `${first}:${last}`;
}

/** The area of 'R2C1' or 'R2C1:R9C3'; undefined for anything else. */
export function parseR1C1(text: string): Area | undefined {
  const [first = '', second = first, ...more] = text.trim().split(':');
  const [from, to] = [R1C1_CELL.exec(first), R1C1_CELL.exec(second)];
  if (!from || !to || more.length > 0) return undefined;
  const place = (found: RegExpExecArray): [number, number] => [Number(found[1]) - 1, Number(found[2]) - 1];
  return span(place(from), place(to));
}

const R1C1_CELL = /^R([1-9]\d{0,6})C([1-9]\d{0,4})$/i;
