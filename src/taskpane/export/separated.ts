import Papa from 'papaparse';
import { guardedInLine } from '../../core/values/spreadsheet-text';

/** Without this mark, Excel reads a file in the machine's old code page and not as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of cells in the form of RFC 4180, separated by CRLF. A text that a spreadsheet would calculate gets an apostrophe in
 * front, and one before each later sign at which another spreadsheet would begin a cell. Numbers, also negative ones, are
 * written as they are.
 */
export function separated(
  lines: readonly (readonly (string | number)[])[],
  delimiter: ',' | ';' | '\t',
  decimal: '.' | ',' = '.',
): string {
  const written = (cell: string | number) =>
    typeof cell === 'number' ? String(cell).replace('.', decimal) : guardedInLine(cell);
  return Papa.unparse(
    lines.map((line) => line.map(written)),
    { delimiter, newline: '\r\n' },
  );
}
