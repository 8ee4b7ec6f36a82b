/** Excel's rules for the names of sheets, tables and table columns. */
import { isCellReference } from './address';

const MAX_TABLE_NAME = 255;
const MAX_SHEET_NAME = 31;

/** Letter, `_` or `\` first, then letters, digits, `.` and `_`; no cell reference, not R or C. */
export const isTableName = (name: string): boolean =>
  name.length <= MAX_TABLE_NAME &&
  /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name) &&
  !/^[rc]$/i.test(name) &&
  !/^r\d*c\d*$/i.test(name) &&
  !isCellReference(name);

export const isSheetName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= MAX_SHEET_NAME &&
  !/[:\\/?*[\]]/.test(name) &&
  !name.startsWith("'") &&
  !name.endsWith("'") &&
  name.toLowerCase() !== 'history';

/** Names differ in more than case. */
export const sameExcelName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** `Sheet1`, `Table2`, ...: the first number that is free. */
export function freeName(stem: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number}`;
    if (!taken.some((takenName) => sameExcelName(takenName, name))) return name;
  }
}

/**
 * The header texts of a table as Excel corrects them: empty ones become `Column1`, repeated ones get a number. Only
 * headers in `changed` are corrected.
 */
export function uniqueHeaders(texts: readonly string[], changed: (index: number) => boolean): string[] {
  const headers = texts.map((text, index) => (changed(index) ? undefined : text));
  texts.forEach((text, index) => {
    if (!changed(index)) return;
    const taken = headers.filter((header) => header !== undefined);
    if (text === '') headers[index] = freeName('Column', taken);
    else
      headers[index] = taken.some((takenName) => sameExcelName(takenName, text))
        ? numbered(text, taken)
        : text;
  });
  return headers.map((header) => header ?? '');
}

function numbered(text: string, taken: readonly string[]): string {
  for (let number = 2; ; number++) {
    const name = `${text}${number}`;
    if (!taken.some((takenName) => sameExcelName(takenName, name))) return name;
  }
}
