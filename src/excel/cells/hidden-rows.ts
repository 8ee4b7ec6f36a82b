import { BYTES_A_CELL, cutBlocks, inBlocks } from './blocks';
import { spansOf } from './cell-weights';
import { subRange } from '../calls/run';
import type { PlacedCell, WrittenPlace } from './column-formats';

/** Rows of a range that a filter or the user hides, counted from 0. */
export type HiddenRows = ReadonlySet<number>;

export const NONE_HIDDEN: HiddenRows = new Set();

type Place = Pick<WrittenPlace, 'body' | 'rows'>;

/** Reads which rows are hidden: one round trip for about each 60,000 rows. */
export async function readHiddenRows(context: Excel.RequestContext, place: Place): Promise<HiddenRows> {
  const blocks = cutBlocks(place.rows, 1, () => BYTES_A_CELL);
  const parts = await inBlocks(blocks, async ({ start, count }) => {
    const hidden = loadHiddenRows(place, start, count);
    await context.sync();
    return hidden();
  });
  return new Set(parts.flat());
}

/**
 * Asks in this batch whether the rows of cells are still hidden as `expected`, with the rows between them if these are few; the
 * answer can be read after the sync. If no hidden row is expected in the whole range, one value is asked for.
 */
export function loadIsStillHidden(
  place: Place,
  cells: readonly PlacedCell[],
  expected: HiddenRows,
): () => boolean {
  if (expected.size === 0) {
    const range = place.body();
    range.load('rowHidden');
    return () => isNoneHidden(range);
  }
  const spans = spansOf(cells).map(({ start, count }) => {
    const hidden = loadHiddenRows(place, start, count);
    return () => {
      const now = new Set(hidden());
      for (let row = start; row < start + count; row += 1)
        if (now.has(row) !== expected.has(row)) return false;
      return true;
    };
  });
  return () => spans.every((isAsExpected) => isAsExpected());
}

/** Whether no row of a range is hidden, if its `rowHidden` is loaded: Excel returns null if only some rows are hidden. */
export function isNoneHidden({ rowHidden }: Excel.Range): boolean {
  return (rowHidden as boolean | null) === false;
}

/** Asks in this batch which of some rows are hidden. */
function loadHiddenRows({ body }: Place, start: number, count: number): () => number[] {
  const rows = subRange(body(), start, 0, count, 1).getRowProperties({ rowHidden: true });
  return () => rows.value.flatMap(({ rowHidden }, index) => (rowHidden === true ? [start + index] : []));
}
