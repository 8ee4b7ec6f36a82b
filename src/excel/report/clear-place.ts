import { areaAt, type ReportArea } from '../../core/reports/report';
import { chartPrefix } from './charts';
import { cellsIn } from './draw-command';
import { moveNotes, readNotes, columnsToMove } from './notes';
import { reportRange, type ReportNeeds, type FoundReport, type PlacedReport } from './place';
import { sharedArea, withoutAreas, reportNames, setNames } from './report-names';

/**
 * Clears the cells that the old report filled and those that the new one fills, and resizes the area for the new report. All
 * other cells are the user's. Filled ones stay in their place, and those in the way of the new report move to its right. If
 * the area must grow, whole columns or rows are inserted, so that notes move aside. Tables, filters and hidden rows that the
 * user made on the report's own cells are removed: they would hide the new report. The cells to clear are found by their
 * names in the batch that clears them, wherever they have moved in the meantime.
 *
 * @param onMoved is called with the number of cells with notes that have moved, even if a later step fails.
 * @returns undefined if nothing was done, because the user's cells can't be distinguished from the report's, or the sheet
 * has no room for them.
 */
export async function clearPlace(
  context: Excel.RequestContext,
  key: string,
  before: PlacedReport,
  { size, areas, pictures }: ReportNeeds,
  onMoved: (cells: number) => void,
): Promise<FoundReport | undefined> {
  if (!before.areas) return undefined;
  const { sheet, row, column, rows, columns } = before;
  const inside = areaAt(0, 0, rows, columns);
  const filled = [...before.areas.values()];
  const needed = [...areas, ...pictures].flatMap((area) => {
    const part = sharedArea(area, inside);
    return part ? withoutAreas(part, filled) : [];
  });
  const removeOverlays = await overlaysOn(
    context,
    sheet,
    [...filled, ...needed].map((area) => shifted(area, row, column)),
  );
  const [moreRows, moreColumns] = [Math.max(0, size.rows - rows), Math.max(0, size.columns - columns)];
  const beside = sheet
    .getRangeByIndexes(row, column + columns, Math.min(rows, size.rows), Math.max(1, moreColumns))
    .getUsedRangeOrNullObject(true);
  const below = sheet
    .getRangeByIndexes(row + rows, column, Math.max(1, moreRows), Math.max(columns, size.columns))
    .getUsedRangeOrNullObject(true);
  const inTheWay = needed.map((area) => {
    const { firstRow, lastRow, firstColumn, lastColumn } = shifted(area, row, column);
    return sheet
      .getRangeByIndexes(firstRow, firstColumn, lastRow - firstRow + 1, lastColumn - firstColumn + 1)
      .getUsedRangeOrNullObject();
  });
  const { charts } = sheet;
  for (const range of [beside, below]) range.load('address');
  for (const range of inTheWay) range.load('rowIndex,columnIndex,rowCount,columnCount');
  charts.load('items/name');
  const had = reportNames(context, key);
  await context.sync();

  const widens = moreColumns > 0 && !beside.isNullObject;
  const notes = await readNotes(
    context,
    before,
    inTheWay.filter((range) => !range.isNullObject),
  );
  const width = widens ? columns : Math.max(columns, size.columns);
  const aside = await columnsToMove(context, before, notes, width);
  if (aside === undefined) return undefined;
  await moveNotes(context, key, notes, aside, removeOverlays);
  onMoved(notes.reduce((sum, { cells }) => sum + cells, 0));

  const { names } = context.workbook;
  const area = reportRange(context, key);
  if (notes.length === 0) removeOverlays();
  // This comes first, because a protected sheet refuses it, and then nothing is inserted.
  for (const name of before.areas.keys()) clear(names.getItem(name).getRange());
  const prefix = chartPrefix(key);
  for (const chart of charts.items) if (chart.name.startsWith(prefix)) chart.delete();
  if (widens) area.getColumnsAfter(moreColumns).getEntireColumn().insert('Right');
  if (moreRows > 0 && !below.isNullObject) area.getRowsBelow(moreRows).getEntireRow().insert('Down');
  const next = area.getAbsoluteResizedRange(size.rows, size.columns);
  next.load('rowIndex,columnIndex');
  for (const ownArea of areas) clear(cellsIn(next, ownArea));
  next.rowHidden = false;
  next.columnHidden = false;
  setNames(context, key, had, next, areas);
  await context.sync();
  return { ...before, ...size, row: next.rowIndex, column: next.columnIndex };
}

/** The same cells, counted from the sheet's first cell. */
function shifted(
  { firstRow, lastRow, firstColumn, lastColumn }: ReportArea,
  row: number,
  column: number,
): ReportArea {
  return areaAt(firstRow + row, firstColumn + column, lastRow - firstRow + 1, lastColumn - firstColumn + 1);
}

/** Cells are unmerged before they are cleared: Excel clears no part of merged cells. */
function clear(range: Excel.Range): void {
  range.unmerge();
  range.conditionalFormats.clearAll();
  range.clear('All');
}

/**
 * Syncs. Returns a function that removes the user's tables and the sheet's filter from the given cells. Areas count from the
 * sheet's first cell.
 */
async function overlaysOn(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  areas: readonly ReportArea[],
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
  areas: readonly ReportArea[],
): boolean {
  const rangeArea = areaAt(rowIndex, columnIndex, rowCount, columnCount);
  return areas.some((area) => sharedArea(rangeArea, area) !== undefined);
}
