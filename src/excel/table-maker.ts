import type { Layout, LayoutColumn } from '../core/table/layout';
import type { Patch } from '../app/ports';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { cutBlocks, forEachBlock } from './blocks';
import { moveDays } from './date-system';
import { recogniseColumns } from './columns';
import { freeName, freeSheetName } from './free-name';
import { nameOfList } from './lists';
import { loadColumns, type Found } from './table-finder';
import type { KnownTable } from './table-memory';
import { serialColumns } from './table-reader';

/** `format.columnWidth` counts points; layouts count pixels at 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

const TABLE_STYLE = 'TableStyleLight9';
const SERVICE_COLOUR = '#6E6E6E';

/** Excel's longest title and text of an input message. Source: [MS-OI29500] 2.1.613. */
const PROMPT_TITLE = 32;
const PROMPT_TEXT = 255;

/** A new table, and its rows as Excel holds them. */
interface Laid {
  readonly table: KnownTable;
  readonly sheetName: string;
  readonly rows: Cell[][];
}

/**
 * Lays a new worksheet with the table over it: formats first, for whole columns, so that texts stay texts also in rows
 * typed later; then the values as blocks; the table over them last (Office documentation, "Performance optimization"). The
 * values are read back in the batch that writes them: what is typed a moment later is the user's.
 */
export async function makeTable(
  context: Excel.RequestContext,
  layout: Layout,
  rows: readonly (readonly Cell[])[],
  offset: number,
): Promise<Laid> {
  const { sheetName, tableName } = await freeNames(context, layout);
  const offered = await offeredLists(context, layout);
  const sheet = context.workbook.worksheets.add(sheetName);
  for (const [at, column] of layout.columns.entries()) formatColumn(sheet, at, column);
  const width = layout.columns.length;
  sheet.getRangeByIndexes(0, 0, 1, width).values = [layout.columns.map((column) => column.header)];
  const serial = layout.columns.map((column) => column.serial);
  const held = await writeBlocks(context, sheet, 1, 0, spelled(moveDays(rows, serial, -offset), serial));

  const table = sheet.tables.add(sheet.getRangeByIndexes(0, 0, Math.max(1, rows.length) + 1, width), true);
  table.name = tableName;
  table.style = TABLE_STYLE;
  dressColumns(sheet, layout.columns, { row: 0, column: 0, rows: Math.max(1, rows.length) }, offered);
  sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, 1, layout.frozen));
  if (!layout.background) {
    sheet.activate();
    sheet.getRangeByIndexes(1, 1, 1, 1).select();
  }
  table.load('id');
  const columns = loadColumns(table);
  await context.sync();
  const { remembered } = recogniseColumns(layout, columns(), {});
  return { table: { id: table.id, columns: remembered }, sheetName, rows: moveDays(held, serial, offset) };
}

/**
 * Adds rows below the table's last and makes the table reach over them; what lies there is moved down, not overwritten.
 * Answers the cells that Excel holds otherwise than they were written, read back in the batch that wrote them.
 */
export async function appendRows(
  context: Excel.RequestContext,
  layout: Layout,
  found: Found,
  rows: readonly (readonly Cell[])[],
  offset: number,
): Promise<Patch[]> {
  const { table, columns, firstRow, firstColumn } = found;
  const sheet = table.worksheet;
  const kept = (await isUnfilled(context, found)) ? 0 : found.rows;
  const below = sheet.getRangeByIndexes(firstRow + found.rows, firstColumn, rows.length, columns.length);
  // The values themselves would be as many as those written, and more than Excel on the web answers at once.
  const filled = below.getUsedRangeOrNullObject(true).load('address');
  await context.sync();
  if (!filled.isNullObject) below.insert('Down');
  table.resize(sheet.getRangeByIndexes(firstRow - 1, firstColumn, kept + rows.length + 1, columns.length));
  const places = columns.map((name) => layout.columns.findIndex((column) => column.id === name));
  // null leaves a cell alone: the user's own columns are theirs to fill.
  const ordered = rows.map((row) => places.map((at) => (at < 0 ? null : (row[at] ?? ''))));
  const serial = serialColumns(layout, columns);
  const held = await writeBlocks(
    context,
    sheet,
    firstRow + kept,
    firstColumn,
    spelled(moveDaysBeside(ordered, serial, -offset), serial),
  );
  for (const [at, name] of columns.entries()) {
    if (layout.columns.some((column) => column.id === name && column.tone === 'service')) {
      sheet.getRangeByIndexes(firstRow + kept, firstColumn + at, rows.length, 1).format.font.color =
        SERVICE_COLOUR;
    }
  }
  await context.sync();
  const idAt = layout.columns.findIndex((column) => column.id === ROW_COLUMN);
  return moveDays(held, serial, offset).flatMap((cells, index) =>
    cells.flatMap((cell, at): Patch[] => {
      const wanted = rows[index]?.[places[at] ?? -1];
      const row = String(rows[index]?.[idAt] ?? '');
      return wanted === undefined || wanted === cell ? [] : [{ row, column: columns[at] ?? '', cell }];
    }),
  );
}

/** A table without rows has a blank one, which the first that are added take. */
async function isUnfilled(context: Excel.RequestContext, { body, rows }: Found): Promise<boolean> {
  if (rows !== 1) return false;
  body.load('values');
  await context.sync();
  return (body.values as Cell[][]).every((row) => row.every((cell) => cell === ''));
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
 * Texts in columns of day numbers with the apostrophe that keeps them texts: of `05-04-2026 08:30 AM` Excel would make a day
 * by the order of day and month that is usual where the user lives.
 */
function spelled<Written extends Cell | null>(
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

async function writeBlocks(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  row: number,
  column: number,
  rows: readonly (readonly (Cell | null)[])[],
): Promise<Cell[][]> {
  const written: Excel.Range[] = [];
  const width = rows[0]?.length ?? 0;
  const textOfRow = (at: number) =>
    (rows[at] ?? []).reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
  await forEachBlock(context, cutBlocks(rows.length, width, textOfRow), ({ start, count }) => {
    context.application.suspendApiCalculationUntilNextSync();
    context.application.suspendScreenUpdatingUntilNextSync();
    const block = rows.slice(start, start + count).map((cells) => [...cells]);
    const range = sheet.getRangeByIndexes(row + start, column, count, width);
    range.values = block;
    range.load('values');
    written.push(range);
  });
  return written.flatMap((range) => range.values as Cell[][]);
}

async function freeNames(
  context: Excel.RequestContext,
  layout: Layout,
): Promise<{ sheetName: string; tableName: string }> {
  const { worksheets, tables } = context.workbook;
  worksheets.load('items/name');
  tables.load('items/name');
  await context.sync();
  return {
    sheetName: freeSheetName(
      layout.sheet,
      worksheets.items.map((sheet) => sheet.name),
    ),
    tableName: freeName(
      layout.table,
      tables.items.map((table) => table.name),
      (name, copy) => `${name}_${copy}`,
    ),
  };
}

export function formatColumn(sheet: Excel.Worksheet, at: number, { format }: LayoutColumn): void {
  const whole = sheet.getRangeByIndexes(0, at, 1, 1).getEntireColumn();
  // A single value stands for every cell of the range, which the type does not say.
  whole.numberFormat = format as unknown as string[][];
}

/** The layout's lists that the workbook has a name for: a validation can't refer to one that is not there. */
export async function offeredLists(
  context: Excel.RequestContext,
  layout: Layout,
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(layout.columns.flatMap(({ list }) => list ?? []))];
  const items = wanted.map((list) => context.workbook.names.getItemOrNullObject(nameOfList(list)));
  for (const item of items) item.load('name');
  if (items.length > 0) await context.sync();
  return new Set(wanted.filter((_, at) => items[at]?.isNullObject === false));
}

/** Where the header cell of the first of some columns is, and how many body rows are below it. */
interface ColumnsAt {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Gives columns their width, dropdown and note; those that the service fills are grey. */
export function dressColumns(
  sheet: Excel.Worksheet,
  columns: readonly LayoutColumn[],
  { row, column: first, rows }: ColumnsAt,
  offered: ReadonlySet<string>,
): void {
  for (const [step, column] of columns.entries()) {
    const at = first + step;
    dressColumn(sheet, { row, at }, column, offered);
    if (column.tone === 'service')
      sheet.getRangeByIndexes(row + 1, at, rows, 1).format.font.color = SERVICE_COLOUR;
  }
}

function dressColumn(
  sheet: Excel.Worksheet,
  { row, at }: { readonly row: number; readonly at: number },
  column: LayoutColumn,
  offered: ReadonlySet<string>,
): void {
  const header = sheet.getRangeByIndexes(row, at, 1, 1);
  const whole = header.getEntireColumn();
  whole.format.columnWidth = column.width * POINTS_A_PIXEL;
  const source = dropdownSource(column, offered);
  if (source !== undefined) {
    const { dataValidation } = whole;
    dataValidation.rule = { list: { inCellDropDown: true, source } };
    // Advice, not a stop: codes, and words and names in any case, are understood as well.
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
