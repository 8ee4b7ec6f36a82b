/** A cell's value as Excel gives it; '' is empty, dates are serial numbers of the 1900 system, errors are texts in Excel's language. */
export type Cell = string | number | boolean;

/**
 * Excel's most characters in one cell.
 * Source: support.microsoft.com, "Excel specifications and limits".
 */
export const CELL_TEXT_LIMIT = 32_767;

/** The text as a cell can contain it. Excel refuses a longer one, and every other cell of the same write with it. */
export function cellText(text: string, limit = CELL_TEXT_LIMIT): string {
  return text.slice(0, limit);
}

export function isEmpty(cell: Cell): boolean {
  return cell === '';
}

/** A cell's text as Excel shows booleans and plain numbers. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}
