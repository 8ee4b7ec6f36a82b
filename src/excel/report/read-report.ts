import type { ReportCells, ReportPatch, ReportPlace } from '../../app/ports/excel-workbook';
import { areaAt, type ReportArea } from '../../core/reports/report';
import type { Cell } from '../../core/values/cell';
import { errorCodeOf, GONE } from '../calls/run';
import { isOurName } from '../lists/list-names';
import { areaName } from './report-names';

/**
 * Reads what stands in a report's area now, wherever it is: formulas as their text, so that a formula is noticed. Undefined after its
 * sheet or area was deleted. Two round trips.
 */
export async function readReport(
  context: Excel.RequestContext,
  key: string,
): Promise<ReportCells | undefined> {
  const item = context.workbook.names.getItemOrNullObject(areaName(key));
  item.load('visible');
  await context.sync();
  if (item.isNullObject || !isOurName(item)) return undefined;
  const range = item.getRangeOrNullObject();
  range.load('formulas,rowIndex,columnIndex');
  const merged = range.getMergedAreasOrNullObject();
  merged.load('address');
  await context.sync();
  if (range.isNullObject) return undefined;
  const { rowIndex: row, columnIndex: column } = range;
  const areas = merged.isNullObject ? [] : areasIn(merged.address);
  return {
    cells: range.formulas as Cell[][],
    merged: areas.map(({ firstRow, lastRow, firstColumn, lastColumn }) => ({
      firstRow: firstRow - row,
      lastRow: lastRow - row,
      firstColumn: firstColumn - column,
      lastColumn: lastColumn - column,
    })),
  };
}

/** Writes single cells of a report's area. Their number formats stay: text in a cell with the text format stays text. */
export async function writeReport(
  context: Excel.RequestContext,
  key: string,
  cells: readonly ReportPatch[],
): Promise<void> {
  const range = context.workbook.names.getItem(areaName(key)).getRange();
  for (const { row, column, cell, fill } of cells) {
    const at = range.getCell(row, column);
    at.values = [[cell]];
    if (fill === '') at.format.fill.clear();
    else if (fill !== undefined) at.format.fill.color = fill;
  }
  await context.sync();
}

/** The first selected cell, if it is in the area. Several selected blocks are none: Excel does not say which is the first. */
export async function selectedInReport(
  context: Excel.RequestContext,
  key: string,
): Promise<ReportPlace | undefined> {
  const selected = context.workbook.getSelectedRange();
  selected.load('rowIndex,columnIndex,worksheet/id');
  const area = context.workbook.names.getItem(areaName(key)).getRange();
  area.load('rowIndex,columnIndex,rowCount,columnCount,worksheet/id');
  try {
    await context.sync();
  } catch (error) {
    if (ELSEWHERE.has(errorCodeOf(error))) return undefined;
    throw error;
  }
  const [row, column] = [selected.rowIndex - area.rowIndex, selected.columnIndex - area.columnIndex];
  const isInside = row >= 0 && column >= 0 && row < area.rowCount && column < area.columnCount;
  return isInside && selected.worksheet.id === area.worksheet.id ? { row, column } : undefined;
}

/** Nothing, a chart or several blocks are selected; or the report is gone. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'InvalidSelection',
  'GeneralException',
  'InvalidArgument',
  ...GONE,
]);

/** `Roster!A1:C1,Roster!D2:E3` as areas of the sheet. A sheet's name may have commas, so only what looks like cells is taken. */
function areasIn(addresses: string): ReportArea[] {
  return [...addresses.matchAll(/!\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?(?=[,;\s]|$)/g)].map(
    ([, from = '', top = '', to = from, bottom = top]) => {
      const [firstRow, firstColumn] = [Number(top) - 1, columnNumber(from)];
      return areaAt(firstRow, firstColumn, Number(bottom) - firstRow, columnNumber(to) - firstColumn + 1);
    },
  );
}

/** The number of a column by its letters: A is 0. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
