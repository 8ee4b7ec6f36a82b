import type { Layout, LayoutColumn } from '../core/table/layout';
import type { Patch, TableRef } from '../app/ports';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { cutBlocks, forEachBlock } from './blocks';
import { untracked } from './untracked';
import { recogniseColumns } from './columns';
import { moveDays } from './date-system';
import { freeName, freeSheetName } from './free-name';
import { nameOfList } from './lists';
import { loadColumns, loadPlace, bodyOf, type TablePlace } from './table-finder';
import { serialColumns } from './table-reader';

/** `format.columnWidth` is in points; layouts are in pixels, 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

const TABLE_STYLE = 'TableStyleLight9';
const SERVICE_COLOUR = '#6E6E6E';

/** The longest title and text of an input message in Excel. Source: [MS-OI29500] 2.1.613. */
const PROMPT_TITLE = 32;
const PROMPT_TEXT = 255;

/** A new table: its place, and its rows as Excel stores them. */
interface NewTable {
  readonly place: TablePlace;
  readonly rows: Cell[][];
  /** The names that are taken after the table was added. */
  readonly names: WorkbookNames;
}

/** What must be known about the workbook before a table is added to it. */
export interface WorkbookNames {
  /** Names that are taken. */
  readonly sheetNames: readonly string[];
  readonly tableNames: readonly string[];
  /** The lists for which the workbook has a name: a validation can't refer to a name that does not exist. */
  readonly lists: ReadonlySet<string>;
}

/**
 * Adds a worksheet with the table. Formats come first, for whole columns, so that texts stay texts also in rows that are
 * typed later; then the values in blocks; the table comes last (Office documentation, "Performance optimization"). The batch
 * that writes the values also reads them back, because the user may type a moment later. A small table takes one round trip.
 */
export async function makeTable(
  context: Excel.RequestContext,
  layout: Layout,
  rows: readonly (readonly Cell[])[],
  offset: number,
  { sheetNames, tableNames, lists }: WorkbookNames,
): Promise<NewTable> {
  const sheetName = freeSheetName(layout.sheet, sheetNames);
  const tableName = freeName(layout.table, tableNames, (name, copy) => `${name}_${copy}`);
  const sheet = context.workbook.worksheets.add(sheetName);
  for (const [at, column] of layout.columns.entries()) formatColumn(sheet, at, column);
  const width = layout.columns.length;
  const headers = layout.columns.map((column) => column.header);
  untracked(sheet.getRangeByIndexes(0, 0, 1, width)).values = [headers];
  const serial = layout.columns.map((column) => column.serial);
  const spelledRows = withApostrophes(moveDays(rows, serial, -offset), serial);
  const { held, sheetId, id, seen } = await writeBlocks(context, sheet, 1, 0, spelledRows, () => {
    const area = untracked(sheet.getRangeByIndexes(0, 0, Math.max(1, rows.length) + 1, width));
    const table = sheet.tables.add(area, true);
    table.name = tableName;
    table.style = TABLE_STYLE;
    styleColumns(sheet, layout.columns, { row: 0, column: 0, rows: Math.max(1, rows.length) }, lists);
    sheet.freezePanes.freezeAt(untracked(sheet.getRangeByIndexes(0, 0, 1, layout.frozen)));
    if (!layout.background) {
      sheet.activate();
      untracked(sheet.getRangeByIndexes(1, 1, 1, 1)).select();
    }
    table.load('id');
    sheet.load('id');
    const columns = loadColumns(table);
    return () => ({ id: table.id, sheetId: sheet.id, seen: columns() });
  });
  const recognised = recogniseColumns(layout, seen, {});
  const idAt = recognised.columns.indexOf(ROW_COLUMN);
  return {
    place: {
      id,
      sheetId,
      sheetName,
      headers,
      ...recognised,
      firstRow: 1,
      firstColumn: 0,
      rows: Math.max(1, rows.length),
      ...(rows.length > 0 ? { ids: held.map((row) => row[idAt] ?? '') } : {}),
    },
    rows: moveDays(held, serial, offset),
    names: { sheetNames: [...sheetNames, sheetName], tableNames: [...tableNames, tableName], lists },
  };
}

/**
 * Adds rows below the table's last and extends the table over them; cells below the table are moved down, not overwritten.
 * Returns the cells that Excel changed, read back in the batch that wrote them.
 */
export async function appendRows(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  rows: readonly (readonly Cell[])[],
  offset: number,
): Promise<Patch[]> {
  const { place, isUnfilled, isFreeBelow } = await readBelow(context, ref, seen, rows.length);
  const { layout } = ref;
  const { id, columns, firstRow, firstColumn } = place;
  const kept = isUnfilled ? 0 : place.rows;
  const places = columns.map((name) => layout.columns.findIndex((column) => column.id === name));
  // null leaves a cell unchanged: only the user fills the user's own columns.
  const ordered = rows.map((row) => places.map((at) => (at < 0 ? null : (row[at] ?? ''))));
  const serial = serialColumns(layout, columns);
  const sheet = extendTable(context.workbook.tables.getItem(id), place, kept, rows.length, isFreeBelow);
  const written = withApostrophes(moveDaysBeside(ordered, serial, -offset), serial);
  const first = firstRow + kept;
  const { held } = await writeBlocks(context, sheet, first, firstColumn, written, () => {
    for (const [at, name] of columns.entries())
      if (layout.columns.some((column) => column.id === name && column.tone === 'service'))
        untracked(sheet.getRangeByIndexes(first, firstColumn + at, rows.length, 1)).format.font.color =
          SERVICE_COLOUR;
    return () => ({});
  });
  const idAt = layout.columns.findIndex((column) => column.id === ROW_COLUMN);
  return moveDays(held, serial, offset).flatMap((cells, index) =>
    cells.flatMap((cell, at): Patch[] => {
      const wanted = rows[index]?.[places[at] ?? -1];
      const row = String(rows[index]?.[idAt] ?? '');
      return wanted === undefined || wanted === cell ? [] : [{ row, column: columns[at] ?? '', cell }];
    }),
  );
}

/** Extends the table over new rows below the `kept` ones; cells below the table are moved down. Returns its worksheet. */
function extendTable(
  table: Excel.Table,
  { firstRow, firstColumn, rows, columns }: TablePlace,
  kept: number,
  added: number,
  isFreeBelow: boolean,
): Excel.Worksheet {
  const { worksheet } = table;
  const area = (row: number, count: number) =>
    untracked(worksheet.getRangeByIndexes(row, firstColumn, count, columns.length));
  if (!isFreeBelow) untracked(area(firstRow + rows, added).insert('Down'));
  table.resize(area(firstRow - 1, kept + added + 1));
  return worksheet;
}

interface Below {
  readonly place: TablePlace;
  /** A table without rows has a blank one, which the first added row replaces. */
  readonly isUnfilled: boolean;
  readonly isFreeBelow: boolean;
}

/** What is below the table: one round trip if the table is still where it was `seen`, else two. */
async function readBelow(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  rows: number,
): Promise<Below> {
  const table = context.workbook.tables.getItem(seen.id);
  const answer = loadPlace(table, ref);
  const body = seen.rows === 1 ? bodyOf(table) : undefined;
  body?.load('values');
  const below = untracked(
    table.worksheet.getRangeByIndexes(seen.firstRow + seen.rows, seen.firstColumn, rows, seen.columns.length),
  );
  // The values themselves would be as many as those written, and more than Excel on the web returns in one answer.
  const filled = untracked(below.getUsedRangeOrNullObject(true));
  filled.load('address');
  await context.sync();
  const place = answer();
  const isWhereItWas =
    place.firstRow === seen.firstRow &&
    place.firstColumn === seen.firstColumn &&
    place.rows === seen.rows &&
    place.columns.length === seen.columns.length;
  if (!isWhereItWas) return readBelow(context, ref, place, rows);
  const isBlank = (body?.values as Cell[][] | undefined)?.every((row) => row.every((cell) => cell === ''));
  return { place, isUnfilled: isBlank === true, isFreeBelow: filled.isNullObject };
}

function moveDaysBeside(
  rows: (Cell | null)[][],
  serial: readonly boolean[],
  offset: number,
): (Cell | null)[][] {
  if (offset === 0) return rows;
  return rows.map((row) =>
    row.map((cell, at) => (serial[at] === true && typeof cell === 'number' ? cell + offset : cell)),
  );
}

/**
 * Adds an apostrophe to texts in columns of day numbers, so that they stay texts: from `05-04-2026 08:30 AM` Excel would
 * make a day, with day and month in the order of the user's region.
 */
function withApostrophes<Written extends Cell | null>(
  rows: readonly (readonly Written[])[],
  serial: readonly boolean[],
): readonly (readonly (Written | string)[])[] {
  const days = serial.flatMap((isSerial, at) => (isSerial ? [at] : []));
  const isText = (cell: Written | undefined) => typeof cell === 'string' && cell !== '';
  return rows.map((row) =>
    days.some((at) => isText(row[at]))
      ? row.map((cell, at) => (serial[at] === true && isText(cell) ? `'${String(cell)}` : cell))
      : row,
  );
}

/**
 * Writes rows block by block and reads them back. `last` adds its calls to the batch of the last block, and returns a
 * function that reads their results after the sync.
 */
async function writeBlocks<Known>(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  row: number,
  column: number,
  rows: readonly (readonly (Cell | null)[])[],
  last: () => () => Known,
): Promise<{ held: Cell[][] } & Known> {
  const written: Excel.Range[] = [];
  const width = rows[0]?.length ?? 0;
  const textOfRow = (at: number) =>
    (rows[at] ?? []).reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
  const blocks = cutBlocks(rows.length, width, textOfRow);
  let known: (() => Known) | undefined;
  await forEachBlock(context, blocks, ({ start, count }) => {
    context.application.suspendApiCalculationUntilNextSync();
    context.application.suspendScreenUpdatingUntilNextSync();
    const cells = rows.slice(start, start + count).map((each) => [...each]);
    const range = untracked(sheet.getRangeByIndexes(row + start, column, count, width));
    range.values = cells;
    range.load('values');
    written.push(range);
    if (start + count === rows.length) known = last();
  });
  if (!known) {
    known = last();
    await context.sync();
  }
  return { held: written.flatMap((range) => range.values as Cell[][]), ...known() };
}

/** The names that are taken in the workbook, and which of the layout's lists it has. */
export async function readWorkbookNames(
  context: Excel.RequestContext,
  layout: Layout,
): Promise<WorkbookNames> {
  const { worksheets, tables, names } = context.workbook;
  worksheets.load('items/name');
  tables.load('items/name');
  const wanted = listsOf(layout);
  const items = wanted.map((list) => names.getItemOrNullObject(nameOfList(list)));
  for (const item of items) item.load('name');
  await context.sync();
  return {
    sheetNames: worksheets.items.map(({ name }) => name),
    tableNames: tables.items.map(({ name }) => name),
    lists: new Set(wanted.filter((_, at) => items[at]?.isNullObject === false)),
  };
}

export function listsOf(layout: Layout): string[] {
  return [...new Set(layout.columns.flatMap(({ list }) => list ?? []))];
}

export function formatColumn(sheet: Excel.Worksheet, at: number, { format }: LayoutColumn): void {
  const whole = untracked(untracked(sheet.getRangeByIndexes(0, at, 1, 1)).getEntireColumn());
  // A single value applies to every cell of the range, which the type does not allow.
  whole.numberFormat = format as unknown as string[][];
}

/** The place of the header cell of the first of some columns, and the number of body rows below it. */
interface ColumnsAt {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Gives columns their width, dropdown and note; columns that the service fills are grey. */
export function styleColumns(
  sheet: Excel.Worksheet,
  columns: readonly LayoutColumn[],
  { row, column: first, rows }: ColumnsAt,
  offered: ReadonlySet<string>,
): void {
  for (const [step, column] of columns.entries()) {
    const at = first + step;
    styleColumn(sheet, { row, at }, column, offered);
    if (column.tone === 'service')
      untracked(sheet.getRangeByIndexes(row + 1, at, rows, 1)).format.font.color = SERVICE_COLOUR;
  }
}

function styleColumn(
  sheet: Excel.Worksheet,
  { row, at }: { readonly row: number; readonly at: number },
  column: LayoutColumn,
  offered: ReadonlySet<string>,
): void {
  const header = untracked(sheet.getRangeByIndexes(row, at, 1, 1));
  const whole = untracked(header.getEntireColumn());
  whole.format.columnWidth = column.width * POINTS_A_PIXEL;
  const source = dropdownSource(column, offered);
  if (source !== undefined) {
    const { dataValidation } = whole;
    dataValidation.rule = { list: { inCellDropDown: true, source } };
    // The alert is off, because codes, and words and names in any case, are valid too.
    dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  }
  if (source !== undefined) header.dataValidation.clear();
  header.dataValidation.prompt = {
    showPrompt: true,
    title: column.header.slice(0, PROMPT_TITLE),
    message: column.note.slice(0, PROMPT_TEXT),
  };
  if (column.hidden) whole.columnHidden = true;
}

function dropdownSource({ choices, list }: LayoutColumn, offered: ReadonlySet<string>): string | undefined {
  if (list !== undefined) return offered.has(list) ? `=${nameOfList(list)}` : undefined;
  return choices?.join(',');
}
