import type { Layout, LayoutColumn } from '../core/table/layout';
import type { Cell } from '../core/table/sheet';
import { correctRows, spelled, writeBlocks } from './block-writer';
import { formatColumns, tryWholeColumns, type LearnedOfExcel } from './column-formats';
import { recogniseColumns } from './columns';
import { moveDays } from './date-system';
import { freeName, freeSheetName } from './free-name';
import { notAdded } from './in-front';
import { isOurs, namesOfList } from './list-names';
import { loadColumns, type TablePlace } from './table-finder';
import { asRead } from './table-reader';
import { isLoaded, untracked } from './untracked';

/** `format.columnWidth` is in points; layouts are in pixels, 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

const TABLE_STYLE = 'TableStyleLight9';
export const SERVICE_COLOUR = '#6E6E6E';

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
  /** Names of tables, and defined names. */
  readonly tableNames: readonly string[];
  /** The names of the lists that the workbook has: a validation can't refer to a name that does not exist. */
  readonly lists: ReadonlyMap<string, string>;
}

/**
 * Adds a worksheet with the table. Formats come first, also for some rows below, so that texts stay texts in rows that are
 * typed later; then the values in blocks; the table comes last (Office documentation, "Performance optimization"). The batch
 * that writes the values also reads them back, because the user may type a moment later. A small table takes one round trip.
 * The first one of a session takes one more (column-formats.ts), and so do texts that Excel changed: they are written again.
 */
export async function makeTable(
  context: Excel.RequestContext,
  layout: Layout,
  rows: readonly (readonly Cell[])[],
  offset: number,
  { sheetNames, tableNames, lists }: WorkbookNames,
  excel: LearnedOfExcel,
): Promise<NewTable> {
  const sheetName = freeSheetName(layout.sheet, sheetNames);
  const tableName = freeName(layout.table, tableNames, (name, copy) => `${name}_${copy}`);
  const width = layout.columns.length;
  const headers = layout.columns.map((column) => column.header);
  const serial = layout.columns.map((column) => column.serial);
  const spelledRows = spelled(moveDays(rows, serial, -offset), serial);
  const { worksheets, tables } = context.workbook;
  let added: { sheet?: Excel.Worksheet; table?: Excel.Table } = {};
  let made: Excel.Worksheet | undefined;
  const sheet = () => (added.sheet ??= worksheets.getItem(sheetName));
  const addSheet = () => {
    made = worksheets.add(sheetName);
    made.load('id');
    added.sheet = made;
    return made;
  };
  const isThere = () => made !== undefined && isLoaded(() => made?.id);
  let isFormatted = false;
  const frame = {
    sheet,
    first() {
      // A batch that was too large was refused as a whole.
      if (!isThere()) addSheet();
      if (!isFormatted) formatColumns(sheet(), layout.columns, Math.max(1, rows.length) + 1, excel);
      untracked(sheet().getRangeByIndexes(0, 0, 1, width)).values = [headers];
    },
    last() {
      const area = untracked(sheet().getRangeByIndexes(0, 0, Math.max(1, rows.length) + 1, width));
      const table = sheet().tables.add(area, true);
      added.table = table;
      table.name = tableName;
      table.style = TABLE_STYLE;
      styleColumns(sheet(), layout.columns, { row: 0, column: 0, rows: Math.max(1, rows.length) }, lists);
    },
    show() {
      sheet().freezePanes.freezeAt(untracked(sheet().getRangeByIndexes(0, 0, 1, layout.frozen)));
      if (layout.background) return;
      sheet().activate();
      untracked(sheet().getRangeByIndexes(1, 1, 1, 1)).select();
    },
    load() {
      const table = (added.table ??= tables.getItem(tableName));
      const of = sheet();
      table.load('id');
      of.load('id');
      const columns = loadColumns(table);
      return () => ({ id: table.id, sheetId: of.id, seen: columns() });
    },
    forget: () => void (added = {}),
  };
  const write = async () => {
    // Users do not type into sheets that are made in the background.
    if (excel.formatsWholeColumns === undefined && !layout.background) {
      isFormatted = await tryWholeColumns(context, addSheet(), layout.columns, excel);
      added = {};
    }
    return writeBlocks(context, 1, 0, spelledRows, frame);
  };
  const { shown, sheetId, id, seen } = await write().catch((error: unknown) =>
    removeUnfinished(context, made, error),
  );
  const empty = {
    id,
    sheetId,
    sheetName,
    headers,
    ...recogniseColumns(layout, seen, {}),
    firstRow: 1,
    firstColumn: 0,
    rows: Math.max(1, rows.length),
    hasTotals: false,
    hidesRows: false,
  };
  const place = rows.length > 0 ? asRead(empty, shown) : empty;
  return {
    place,
    rows: await correctRows(
      context,
      { layout, place, offset, first: 0 },
      rows,
      moveDays(shown, serial, offset),
    ),
    names: { sheetNames: [...sheetNames, sheetName], tableNames: [...tableNames, tableName], lists },
  };
}

const STRUCTURE_PROTECTED =
  'The workbook’s structure is protected, so Shiftsheet can’t add a sheet. Choose Review > Protect Workbook to lift that, then try again: nothing you typed is lost.';

/** Removes a new sheet whose table could not be made. Throws the error, or the reason why Excel did not add the sheet. */
async function removeUnfinished(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet | undefined,
  error: unknown,
): Promise<never> {
  // Excel answers for each part of a batch until the one that failed.
  if (!sheet || !isLoaded(() => sheet.id)) return notAdded(error, STRUCTURE_PROTECTED);
  context.workbook.worksheets.getItemOrNullObject(sheet.id).delete();
  await context.sync().catch(() => undefined);
  throw error;
}

/** The names that are taken in the workbook, and which of the layout's lists it has. */
export async function readWorkbookNames(
  context: Excel.RequestContext,
  layout: Layout,
): Promise<WorkbookNames> {
  const { worksheets, tables, names } = context.workbook;
  worksheets.load('items/name,items/names/items/name');
  tables.load('items/name');
  names.load('items/name,items/visible');
  await context.sync();
  const defined = namesIn(names);
  const own = namesIn({ items: names.items.filter(isOurs) });
  return {
    sheetNames: worksheets.items.map(({ name }) => name),
    // A table can't have the name of a defined name (Microsoft support, "Rename an Excel table").
    tableNames: [
      ...namesIn(tables),
      ...defined,
      ...worksheets.items.flatMap((sheet) => namesIn(sheet.names)),
    ],
    lists: new Map(
      listsOf(layout).flatMap((list) => {
        const name = namesOfList(list).find((each) => own.includes(each));
        return name === undefined ? [] : [[list, name] as const];
      }),
    ),
  };
}

const namesIn = ({ items }: { readonly items: readonly { readonly name: string }[] }): string[] =>
  items.map(({ name }) => name);

export function listsOf(layout: Layout): string[] {
  return [...new Set(layout.columns.flatMap(({ list }) => list ?? []))];
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
  offered: ReadonlyMap<string, string>,
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
  offered: ReadonlyMap<string, string>,
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

function dropdownSource(
  { choices, list }: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): string | undefined {
  if (list === undefined) return choices?.join(',');
  const name = offered.get(list);
  return name === undefined ? undefined : `=${name}`;
}
