/**
 * Gathers cells into blocks: first as wide as possible, then as deep as possible. Excel may make other blocks of the
 * same cells.
 */
import type { Area } from '../grid';

/** The fewest blocks that a row-by-row walk finds, in its order. `cells` are single cells, row by row. */
export function blocksOf(cells: readonly Area[]): Area[] {
  const runs: Area[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.row === cell.row && last.column + last.columns === cell.column)
      runs[runs.length - 1] = { ...last, columns: last.columns + 1 };
    else runs.push(cell);
  }
  const blocks: Area[] = [];
  /** The blocks that end in the row above, by their columns. */
  const open = new Map<string, number>();
  for (const run of runs) {
    const key = `${run.column} ${run.columns}`;
    const index = open.get(key);
    const above = index === undefined ? undefined : blocks[index];
    if (above && index !== undefined && above.row + above.rows === run.row) {
      blocks[index] = { ...above, rows: above.rows + 1 };
    } else {
      open.set(key, blocks.length);
      blocks.push(run);
    }
  }
  return blocks;
}
