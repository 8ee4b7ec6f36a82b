/** A pasted line: the number of the text's line on which it begins (from 1), and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** In a turned table: the column of the text that this row was. */
  readonly wasColumn?: number;
}

/** Where something stands in the text. */
export interface CellRef {
  readonly line: number;
  /** The column, from 0. */
  readonly column: number;
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
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** The text of a line of one filled cell. Undefined if more cells or none are filled. */
export function onlyCell(cells: readonly string[]): string | undefined {
  const [only, second] = filledCells(cells);
  return second === undefined ? only : undefined;
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
