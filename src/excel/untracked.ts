/**
 * Marks a range that is used in one batch only. `Excel.run` keeps a reference to every other range and releases it in a
 * request of its own, which is one more round trip. Source: Office documentation, "Memory management", `untrack`.
 */
export function untracked<Cells extends Excel.Range | Excel.RangeAreas>(range: Cells): Cells {
  return range.untrack() as Cells;
}

/** A part of another range: row and column counted from 0 within it. */
export function subRange(
  within: Excel.Range,
  row: number,
  column: number,
  rows: number,
  columns: number,
): Excel.Range {
  return untracked(untracked(within.getCell(row, column)).getResizedRange(rows - 1, columns - 1));
}

/** Whether Excel has answered with what the function reads: Office.js throws if it has not. */
export function isLoaded(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
