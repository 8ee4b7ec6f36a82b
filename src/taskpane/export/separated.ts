import Papa from 'papaparse';

/**
 * Beginnings that make a spreadsheet calculate a text: those that OWASP lists under "CSV Injection", the wide forms of East
 * Asian keyboards among them. Papa Parse's own list passes over texts of several lines.
 */
const CALCULATED = /^[=+\-@\t\r\n＝＋－＠]/;

/** Without it Excel reads a file in the machine's old code page and not as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of cells as RFC 4180 has them, parted by CRLF. Texts that a spreadsheet would calculate get an apostrophe in front;
 * numbers, negative ones too, are written as they are.
 */
export function separated(lines: readonly (readonly (string | number)[])[], delimiter: ',' | '\t'): string {
  return Papa.unparse(lines as unknown[][], { delimiter, newline: '\r\n', escapeFormulae: CALCULATED });
}

/** A text that no spreadsheet calculates. */
export function guarded(text: string): string {
  return CALCULATED.test(text) ? `'${text}` : text;
}
