/** A pasted line: the number of the text's line on which it begins (from 1), and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** In a turned table: the column of the text that this row was. */
  readonly wasColumn?: number;
}

/** Where something stands in the text: cells of one line. */
export interface CellRef {
  readonly line: number;
  /** The columns, from 0. Shifts of whole lines share their list. */
  readonly columns: readonly number[];
  /** In a message: the place of the shift among those of its line, from 0. */
  readonly token?: number;
}

/** The largest number of characters of a cell that a sentence quotes. */
const LONGEST_QUOTE = 40;

/** A text as a sentence quotes it. */
export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

/** The filled cells of a line, without spaces around them. */
export function filledCells(cells: readonly string[]): readonly string[] {
  const filled: string[] = [];
  for (const cell of cells) {
    const text = cell.trim();
    if (text !== '') filled.push(text);
  }
  return filled;
}

/** The text of a line of one filled cell. Undefined if more cells or none are filled. */
export function onlyCell(cells: readonly string[]): string | undefined {
  let only: string | undefined;
  for (const cell of cells) {
    const text = cell.trim();
    if (text === '') continue;
    if (only !== undefined) return undefined;
    only = text;
  }
  return only;
}

/** A line as the list of left lines shows it. */
export function lineText(cells: readonly string[]): string {
  return filledCells(cells).join(' | ');
}

/** The number of rows that show what a column holds. */
const SAMPLE_ROWS = 60;

/** The first rows of a table, which show what its columns hold. */
export function sampleRows(body: readonly PastedLine[]): readonly PastedLine[] {
  return body.slice(0, SAMPLE_ROWS);
}

/** The filled cells of a column in the first rows, without spaces around them. */
export function sampleCells(body: readonly PastedLine[], at: number): readonly string[] {
  return filledCells(sampleRows(body).map(({ cells }) => cells[at] ?? ''));
}
