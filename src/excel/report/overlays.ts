import type { Area } from '../../core/reports/report';
import { intersection } from './areas';

/**
 * Syncs. Returns a function that removes the user's tables and the sheet's filter from the given cells. Areas count from the
 * sheet's first cell.
 */
export async function overlaysOn(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  areas: readonly Area[],
): Promise<() => void> {
  const { tables, autoFilter } = sheet;
  const filtered = autoFilter.getRangeOrNullObject();
  filtered.load('rowIndex,columnIndex,rowCount,columnCount');
  tables.load('items/id');
  await context.sync();
  const ranges = tables.items.map((table) => table.getRange());
  for (const range of ranges) range.load('rowIndex,columnIndex,rowCount,columnCount');
  if (ranges.length > 0) await context.sync();
  const isFiltered = !filtered.isNullObject && liesOver(filtered, areas);
  const inTheWay = tables.items.filter((_, at) => ranges[at] !== undefined && liesOver(ranges[at], areas));
  return () => {
    if (isFiltered) autoFilter.remove();
    for (const table of inTheWay) table.convertToRange();
  };
}

function liesOver(
  { rowIndex, columnIndex, rowCount, columnCount }: Excel.Range,
  areas: readonly Area[],
): boolean {
  const own = {
    firstRow: rowIndex,
    lastRow: rowIndex + rowCount - 1,
    firstColumn: columnIndex,
    lastColumn: columnIndex + columnCount - 1,
  };
  return areas.some((area) => intersection(own, area) !== undefined);
}
