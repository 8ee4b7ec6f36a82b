/** References to cells as formulas write them: `B2`, `$A$1:C9`, `'My sheet'!A:A`. */
import { columnLetters, parseAddress, quoteSheetName, splitSheet } from '../address';
import { lastColumn, lastRow } from '../area';
import { GRID_COLUMNS, GRID_ROWS, type Area } from '../grid';

/** Whether a row or column has its `$`. */
interface Fixed {
  readonly row: boolean;
  readonly column: boolean;
}

export interface CellsReference {
  /** Undefined means the formula's own sheet. */
  readonly sheet: string | undefined;
  readonly area: Area;
  readonly first: Fixed;
  readonly last: Fixed;
  /** False for a single cell, written without a colon. */
  readonly isRange: boolean;
}

const END = /^(\$?)[A-Z]*(\$?)\d*$/i;

/** Undefined if the text is no reference, or leaves the sheet. */
export function parseReference(text: string): CellsReference | undefined {
  const { sheet, rest } = splitSheet(text);
  const area = parseAddress(rest);
  if (!area) return undefined;
  const [one = '', other = one] = rest.split(':');
  const [top, bottom] = rowOf(one) <= rowOf(other) ? [one, other] : [other, one];
  const [left, right] = columnOf(one) <= columnOf(other) ? [one, other] : [other, one];
  return {
    sheet,
    area,
    first: { row: fixed(top).row, column: fixed(left).column },
    last: { row: fixed(bottom).row, column: fixed(right).column },
    isRange: rest.includes(':'),
  };
}

const rowOf = (end: string): number => Number(/\d+/.exec(end)?.[0] ?? 0);

function columnOf(end: string): number {
  const letters = /[A-Z]+/i.exec(end)?.[0];
  return letters ? (parseAddress(`${letters}1`)?.column ?? 0) : 0;
}

function fixed(end: string): Fixed {
  const [, first = '', second = ''] = END.exec(end) ?? [];
  // In a reference to a whole row ('$2') the first sign is the row's.
  return /[A-Z]/i.test(end)
    ? { column: first !== '', row: second !== '' }
    : { column: false, row: first !== '' };
}

/** The reference as Excel writes it. */
export function formatReference({ sheet, area, first, last, isRange }: CellsReference): string {
  const letters = (column: number, { column: isFixed }: Fixed): string =>
    area.columns === GRID_COLUMNS ? '' : (isFixed ? '$' : '') + columnLetters(column);
  const digits = (row: number, { row: isFixed }: Fixed): string =>
    area.rows === GRID_ROWS ? '' : `${isFixed ? '$' : ''}${row + 1}`;
  const start = letters(area.column, first) + digits(area.row, first);
  const end = letters(lastColumn(area), last) + digits(lastRow(area), last);
  const isCell = !isRange && area.rows === 1 && area.columns === 1;
  return sheetPrefix(sheet) + (isCell ? start : `${start}:${end}`);
}

export const sheetPrefix = (sheet: string | undefined): string =>
  sheet === undefined ? '' : `${quoteSheetName(sheet)}!`;

/** The reference in a formula that is copied this many rows and columns away; undefined if it leaves the sheet. */
export function offset(reference: CellsReference, rows: number, columns: number): CellsReference | undefined {
  const { area, first, last } = reference;
  const [down, across] = [area.rows === GRID_ROWS ? 0 : rows, area.columns === GRID_COLUMNS ? 0 : columns];
  const top = area.row + (first.row ? 0 : down);
  const bottom = lastRow(area) + (last.row ? 0 : down);
  const left = area.column + (first.column ? 0 : across);
  const right = lastColumn(area) + (last.column ? 0 : across);
  if (Math.min(top, bottom, left, right) < 0) return undefined;
  if (Math.max(top, bottom) >= GRID_ROWS || Math.max(left, right) >= GRID_COLUMNS) return undefined;
  const [isTurned, isMirrored] = [top > bottom, left > right];
  return {
    ...reference,
    area: {
      row: Math.min(top, bottom),
      column: Math.min(left, right),
      rows: Math.abs(bottom - top) + 1,
      columns: Math.abs(right - left) + 1,
    },
    first: { row: (isTurned ? last : first).row, column: (isMirrored ? last : first).column },
    last: { row: (isTurned ? first : last).row, column: (isMirrored ? first : last).column },
  };
}
