/**
 * table/: the meaning of a worksheet table: its fixed columns, its layout for a kind of record, and records as cells and
 * back.
 */

/** A cell's value as Excel gives it; '' is empty, dates are serial numbers of the 1900 system, errors are texts in Excel's language. */
export type Cell = string | number | boolean;

/** A random text in the hidden first column. It identifies the row wherever the user moves it. */
export type RowId = string;

/** Shiftsheet's own columns at the left of every table. */
export const ROW_COLUMN = 'Row';
export const STATUS_COLUMN = 'Status';
export const MESSAGE_COLUMN = 'Message';

/**
 * Excel's most characters in one cell.
 * Source: support.microsoft.com, "Excel specifications and limits".
 */
export const CELL_TEXT_LIMIT = 32_767;

/** The text as a cell can contain it. Excel refuses a longer one, and every other cell of the same write with it. */
export function cellText(text: string, limit = CELL_TEXT_LIMIT): string {
  return text.length > limit ? text.slice(0, limit) : text;
}

export function isEmpty(cell: Cell): boolean {
  return cell === '';
}
