import Papa from 'papaparse';

/**
 * Beginnings that make a spreadsheet calculate a text: those that OWASP lists under "CSV Injection", the wide forms of East
 * Asian keyboards among them; spaces and quotes before them are passed over when a file is opened.
 */
const CALCULATED = /^(?:[\t\r\n]|[ "]*[=+\-@＝＋－＠])/;

/**
 * The same after what parts cells or lines in some Excel: where lists are separated by semicolons, a file of commas is parted
 * there, quoted or not. A number alone is let be: `9-17; -2` computes nothing. The sign comes first and then what stands
 * before it, because a search that begins at the separators takes a minute for 200,000 newlines.
 */
const CALCULATED_LATER =
  /[=+\-@＝＋－＠](?<=[;,\t\r\n][\s"]*.)(?!(?<=[+\-－＋])\d[\d.:]*\s*(?:[;,\t\r\n]|$))/g;

/** Without it Excel reads a file in the machine's old code page and not as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of cells as RFC 4180 has them, parted by CRLF. Texts that a spreadsheet would calculate get an apostrophe in front,
 * and one before each later sign at which another spreadsheet would begin a cell; numbers, negative ones too, are written
 * as they are.
 */
export function separated(
  lines: readonly (readonly (string | number)[])[],
  delimiter: ',' | ';' | '\t',
  decimal: '.' | ',' = '.',
): string {
  const written = (cell: string | number) =>
    typeof cell === 'number'
      ? String(cell).replace('.', decimal)
      : guarded(cell).replace(CALCULATED_LATER, "'$&");
  return Papa.unparse(
    lines.map((line) => line.map(written)),
    { delimiter, newline: '\r\n' },
  );
}

/** A text that no spreadsheet calculates where it stands in a cell of its own. */
export function guarded(text: string): string {
  return CALCULATED.test(text) ? `'${text}` : text;
}
