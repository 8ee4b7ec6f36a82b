import type { Layout } from '../core/table/layout';
import type { Cell } from '../core/table/sheet';
import { correctRows, spelled, writeBlocks } from './block-writer';
import type { LearnedOfExcel } from './column-formats';
import { recogniseColumns } from './columns';
import { moveDays } from './date-system';
import { freeName, freeSheetName } from './free-name';
import { isOurs, namesOfList } from './list-names';
import type { TablePlace } from './table-finder';
import { TableInMaking, type MadeTable } from './table-in-making';
import { asRead } from './table-reader';

/** A new table: its place, and its rows as Excel stores them. */
interface NewTable {
  readonly place: TablePlace;
  readonly rows: Cell[][];
  /** The names that are taken after the table was added. */
  readonly names: WorkbookNames;
  /** Whether Status has colours. */
  readonly isColoured: boolean;
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
 * Adds a worksheet with the table. A small table takes one round trip. The first one of a session takes one more
 * (column-formats.ts), and so do texts that Excel changed: they are written again.
 */
export async function makeTable(
  context: Excel.RequestContext,
  layout: Layout,
  rows: readonly (readonly Cell[])[],
  offset: number,
  { sheetNames, tableNames, lists }: WorkbookNames,
  excel: LearnedOfExcel,
  coloursStatus: boolean,
): Promise<NewTable> {
  const sheetName = freeSheetName(layout.sheet, sheetNames);
  const tableName = freeName(layout.table, tableNames, (name, copy) => `${name}_${copy}`);
  const plan = { layout, sheetName, tableName, rows: rows.length, lists, coloursStatus };
  const table = new TableInMaking(context, plan, excel);
  const serial = layout.columns.map((column) => column.serial);
  const stored = moveDays(rows, serial, -offset);
  const written = await writeTable(context, table, spelled(stored, serial)).catch((error: unknown) =>
    table.removeUnfinished(error),
  );
  const place = placeOf(layout, { sheetName, name: tableName }, rows.length, written);
  const shown = moveDays(written.shown, serial, offset);
  return {
    place,
    rows: await correctRows(context, { layout, place, offset, first: 0 }, rows, shown),
    isColoured: written.isColoured,
    names: { sheetNames: [...sheetNames, sheetName], tableNames: [...tableNames, tableName], lists },
  };
}

type Written = MadeTable & { readonly shown: Cell[][] };

async function writeTable(
  context: Excel.RequestContext,
  table: TableInMaking,
  rows: readonly (readonly (Cell | null)[])[],
): Promise<Written> {
  await table.begin();
  return writeBlocks(context, 1, 0, rows, table);
}

/** The place of a new table with so many rows. An empty table has one blank row. */
function placeOf(
  layout: Layout,
  names: Pick<TablePlace, 'sheetName' | 'name'>,
  rows: number,
  { id, sheetId, seen, shown }: Written,
): TablePlace {
  const place: TablePlace = {
    id,
    sheetId,
    ...names,
    headers: layout.columns.map((column) => column.header),
    ...recogniseColumns(layout, seen, {}),
    firstRow: 1,
    firstColumn: 0,
    rows: Math.max(1, rows),
    hasTotals: false,
    hidesRows: false,
  };
  return rows > 0 ? asRead(place, shown) : place;
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
