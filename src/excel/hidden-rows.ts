import { untracked } from './untracked';

/** Rows of a range that a filter or the user hides, counted from 0. */
export type HiddenRows = ReadonlySet<number>;

export const NONE_HIDDEN: HiddenRows = new Set();

/** Reads which rows are hidden. */
export async function readHiddenRows(context: Excel.RequestContext, range: Excel.Range): Promise<HiddenRows> {
  const rows = loadHiddenRows(range);
  await context.sync();
  return rows();
}

/**
 * Asks in this batch whether the hidden rows are still `expected`; the answer can be read after the sync. If none is
 * expected, one value is asked for and not one for each row.
 */
export function loadIsStillHidden(range: Excel.Range, expected: HiddenRows): () => boolean {
  if (expected.size === 0) {
    range.load('rowHidden');
    return () => isNoneHidden(range);
  }
  const rows = loadHiddenRows(range);
  return () => {
    const now = rows();
    return now.size === expected.size && [...now].every((row) => expected.has(row));
  };
}

/** Whether no row of a range is hidden, if its `rowHidden` is loaded: Excel returns null if only some rows are hidden. */
export function isNoneHidden({ rowHidden }: Excel.Range): boolean {
  return (rowHidden as boolean | null) === false;
}

function loadHiddenRows(range: Excel.Range): () => HiddenRows {
  const rows = untracked(range).getRowProperties({ rowHidden: true });
  return () => new Set(rows.value.flatMap(({ rowHidden }, index) => (rowHidden === true ? [index] : [])));
}
