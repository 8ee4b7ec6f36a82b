import { WorkbookProblem } from '../../app/failures';
import { freeSheetName } from '../free-name';
import { chartPrefix } from './charts';
import { overlaysOn } from './overlays';
import { say } from './messages';

/** Rows and columns that a report takes. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where a report stands: its worksheet, and the row and column of its first cell, from 0. */
export interface Place extends Size {
  readonly sheet: Excel.Worksheet;
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
}

/**
 * The hidden name of the workbook that refers to a report's whole area. It follows the area when the user renames or
 * moves the sheet, or inserts rows and columns. Keys are of letters, digits, points and hyphens; hyphens can't be in names.
 */
const nameOf = (key: string): string => `ShiftsheetReport_${key.replaceAll('-', '_')}`;

/** Where each report of these keys is now; a report whose sheet or area the user deleted is not in it. */
export async function findPlaces(
  context: Excel.RequestContext,
  keys: readonly string[],
): Promise<Map<string, Place>> {
  const items = keys.map((key) => context.workbook.names.getItemOrNullObject(nameOf(key)));
  for (const item of items) item.load('name');
  await context.sync();
  const named = keys.flatMap((key, at) => {
    const item = items[at];
    return item && !item.isNullObject ? [{ key, range: item.getRangeOrNullObject() }] : [];
  });
  for (const { range } of named) range.load('rowIndex,columnIndex,rowCount,columnCount');
  await context.sync();
  const there = named.filter(({ range }) => !range.isNullObject);
  for (const { range } of there) range.worksheet.load('name');
  await context.sync();
  return new Map(
    there.map(({ key, range }) => [
      key,
      {
        sheet: range.worksheet,
        sheetName: range.worksheet.name,
        row: range.rowIndex,
        column: range.columnIndex,
        rows: range.rowCount,
        columns: range.columnCount,
      },
    ]),
  );
}

/** The report's area, wherever it is when the batch runs; its place can be read after the next sync. */
export function areaOf(context: Excel.RequestContext, key: string): Excel.Range {
  const range = context.workbook.names.getItem(nameOf(key)).getRange();
  range.load('rowIndex,columnIndex,rowCount,columnCount');
  return range;
}

/** A new worksheet after the last, with the report's empty area in its corner. */
export async function newPlace(
  context: Excel.RequestContext,
  key: string,
  sheetName: string,
  size: Size,
): Promise<Place> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/name');
  const known = names.getItemOrNullObject(nameOf(key));
  known.load('name');
  await context.sync();
  const name = freeSheetName(
    sheetNameOf(sheetName),
    worksheets.items.map((sheet) => sheet.name),
  );
  const sheet = worksheets.add(name);
  // The name of a sheet that was deleted refers to nothing.
  if (!known.isNullObject) known.delete();
  names.add(nameOf(key), sheet.getRangeByIndexes(0, 0, size.rows, size.columns)).visible = false;
  try {
    await context.sync();
  } catch (error) {
    if (codeOf(error) !== 'AccessDenied') throw error;
    throw new WorkbookProblem(say.structureProtected);
  }
  return { sheet, sheetName: name, row: 0, column: 0, ...size };
}

/**
 * Clears what a report left on its sheet and makes the area as large as the new one needs it. Cells that it needs and did
 * not have are the user's where they hold anything: whole columns or rows are inserted then, so that notes move aside.
 * Tables, filters and hidden rows that the user has made of the report's own cells go: they would hide what is drawn next.
 * What is cleared is found by the name in the batch that clears it, wherever it has moved meanwhile.
 */
export async function clearPlace(
  context: Excel.RequestContext,
  key: string,
  before: Place,
  size: Size,
): Promise<Place> {
  const { sheet, row, column, rows, columns } = before;
  const removeOverlays = await overlaysOn(context, sheet, before);
  const [moreRows, moreColumns] = [Math.max(0, size.rows - rows), Math.max(0, size.columns - columns)];
  const beside = sheet
    .getRangeByIndexes(row, column + columns, Math.min(rows, size.rows), Math.max(1, moreColumns))
    .getUsedRangeOrNullObject(true);
  const below = sheet
    .getRangeByIndexes(row + rows, column, Math.max(1, moreRows), Math.max(columns, size.columns))
    .getUsedRangeOrNullObject(true);
  const { charts } = sheet;
  for (const each of [beside, below]) each.load('address');
  charts.load('items/name');
  await context.sync();

  const { names } = context.workbook;
  const item = names.getItem(nameOf(key));
  const area = item.getRange();
  removeOverlays();
  clear(area); // first: a protected sheet refuses it, and nothing is inserted then
  const prefix = chartPrefix(key);
  for (const chart of charts.items) if (chart.name.startsWith(prefix)) chart.delete();
  if (moreColumns > 0 && !beside.isNullObject)
    area.getColumnsAfter(moreColumns).getEntireColumn().insert('Right');
  if (moreRows > 0 && !below.isNullObject) area.getRowsBelow(moreRows).getEntireRow().insert('Down');
  const next = area.getAbsoluteResizedRange(size.rows, size.columns);
  next.load('rowIndex,columnIndex');
  clear(next);
  next.rowHidden = false;
  next.columnHidden = false;
  item.delete();
  names.add(nameOf(key), next).visible = false;
  await context.sync();
  return { ...before, ...size, row: next.rowIndex, column: next.columnIndex };
}

/** Cells are merged no more before the rest is taken away: Excel clears no part of merged cells. */
function clear(range: Excel.Range): void {
  range.unmerge();
  range.conditionalFormats.clearAll();
  range.clear('All');
}

/** Excel's longest name of a sheet, less room for ` (12)`. Source: "Excel specifications and limits". */
const LONGEST_SHEET_NAME = 31 - 5;

/** The name without what Excel takes in none: signs, an apostrophe at an end, and the one that it keeps for itself. */
function sheetNameOf(wanted: string): string {
  const name = wanted
    .replaceAll(/[[\]:*?/\\\s]+/g, ' ')
    .slice(0, LONGEST_SHEET_NAME)
    .replace(/[\uD800-\uDBFF]$/, '') // half a sign
    .replace(/^[\s']+|[\s']+$/g, '');
  return name === '' || /^history$/i.test(name) ? `${name} report`.trim() : name;
}

/** The code of an error of Excel's; '' for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof OfficeExtension.Error ? error.code : '';
}
