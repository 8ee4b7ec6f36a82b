import type { PastedLine } from '../draft';

/** The number of rows that show what a column holds. */
const SAMPLE_ROWS = 60;

/** The first rows of a table, which show what its columns hold. */
export function sampleRows(body: readonly PastedLine[]): readonly PastedLine[] {
  return body.slice(0, SAMPLE_ROWS);
}

/** The filled cells of a column in the first rows, without spaces around them. */
export function sampleCells(body: readonly PastedLine[], at: number): string[] {
  return sampleRows(body)
    .map(({ cells }) => (cells[at] ?? '').trim())
    .filter((cell) => cell !== '');
}
