import type { Layout } from '../core/table/layout';
import type { Cell } from '../core/values/cell';
import { correctRows, spelled, writeBlocks } from './block-writer';
import type { LearnedOfExcel } from './column-formats';
import { recogniseColumns } from './columns';
import { moveDays } from './date-system';
import { freeName, freeSheetName } from './free-name';
import { newSwatches } from './swatches';
import type { TablePlace } from './table-finder';
import { TableInMaking, type MadeTable } from './table-in-making';
import { asRead } from './table-reader';
import { offeredLists, type WorkbookNames } from './workbook-names';

/** A new table: its place, and its rows as Excel stores them. */
interface NewTable {
  readonly place: TablePlace;
  readonly rows: Cell[][];
  /** The names that are taken after the table was added. */
  readonly names: WorkbookNames;
  /** Whether Status has colours. */
  readonly isColoured: boolean;
  /** Whether the colour columns are filled with their colours. */
  readonly isPainted: boolean;
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
  names: WorkbookNames,
  excel: LearnedOfExcel,
  coloursStatus: boolean,
): Promise<NewTable> {
  const { sheetNames, tableNames } = names;
  const sheetName = freeSheetName(layout.sheet, sheetNames);
  const tableName = freeName(layout.table, tableNames, (name, copy) => `${name}_${copy}`);
  const lists = offeredLists(layout.columns, names);
  const swatches = newSwatches(layout.columns, rows);
  const plan = {
    layout,
    sheetName,
    tableName,
    rows: rows.length,
    lists,
    coloursStatus,
    swatches: swatches ?? [],
  };
  const table = new TableInMaking(context, plan, excel);
  const serial = layout.columns.map((column) => column.serial);
  const stored = moveDays(rows, serial, -offset);
  const make = async (): Promise<Omit<NewTable, 'names'>> => {
    const written = await writeTable(context, table, spelled(stored, serial, excel));
    const place = placeOf(layout, { sheetName, name: tableName }, rows.length, written);
    const shown = moveDays(written.shown, serial, offset);
    const corrected = await correctRows(context, { layout, place, offset, first: 0, excel }, rows, shown);
    return {
      place,
      rows: corrected,
      isColoured: written.isColoured,
      isPainted: swatches !== undefined,
    };
  };
  return {
    // Nobody knows a table that was not corrected: what Excel has changed in it would look like the user's edits.
    ...(await make().catch((error: unknown) => table.removeUnfinished(error))),
    names: { ...names, sheetNames: [...sheetNames, sheetName], tableNames: [...tableNames, tableName] },
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
