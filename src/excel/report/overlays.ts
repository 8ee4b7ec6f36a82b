/** Cells of a sheet: its first row and column from 0, and how many. */
interface Cells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Syncs. Returns the work that takes the user's tables and the sheet's filter off cells that they lie over. */
export async function overlaysOn(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  cells: Cells,
): Promise<() => void> {
  const { tables, autoFilter } = sheet;
  const filtered = autoFilter.getRangeOrNullObject();
  filtered.load('rowIndex,columnIndex,rowCount,columnCount');
  tables.load('items/id');
  await context.sync();
  const ranges = tables.items.map((table) => table.getRange());
  for (const range of ranges) range.load('rowIndex,columnIndex,rowCount,columnCount');
  if (ranges.length > 0) await context.sync();
  const isFiltered = !filtered.isNullObject && meet(filtered, cells);
  const inTheWay = tables.items.filter((_, at) => ranges[at] !== undefined && meet(ranges[at], cells));
  return () => {
    if (isFiltered) autoFilter.remove();
    for (const table of inTheWay) table.convertToRange();
  };
}

function meet(range: Excel.Range, { row, column, rows, columns }: Cells): boolean {
  return (
    range.rowIndex < row + rows &&
    row < range.rowIndex + range.rowCount &&
    range.columnIndex < column + columns &&
    column < range.columnIndex + range.columnCount
  );
}
