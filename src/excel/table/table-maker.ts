import type { Layout } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { notAdded } from '../calls/in-front';
import { writeMessages } from '../calls/messages';
import { errorCodeOf, untracked } from '../calls/run';
import { type LearnedOfExcel, formatColumns, tryWholeColumns, moveDays } from '../cells/column-formats';
import { freeListName, freeSheetName, offeredLists, type WorkbookNames } from '../lists/list-names';
import { correctRows, spelled, writeBlocks } from './block-writer';
import { newSwatches } from './colours';
import { tableOrnaments, type Undecorated } from './ornaments';
import { recogniseColumns, type TablePlace, type SeenColumn, loadColumns } from './table-finder';
import { asRead } from './table-reader';

/** A new table: its place, and its rows as Excel stores them. */
interface NewTable {
  readonly place: TablePlace;
  readonly rows: Cell[][];
  /** The names that are taken after the table was added. */
  readonly names: WorkbookNames;
  /** What the table still lacks. */
  readonly undecorated: Undecorated;
  /** Whether that has the colours of the colour columns. */
  readonly isPainted: boolean;
}

/**
 * Adds a worksheet with the table, without its ornaments. A small table takes one round trip. The first one of a session takes
 * one more (column-formats.ts), and so do texts that Excel changed: they are written again.
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
  const tableName = freeListName(layout.table, tableNames, (name, copy) => `${name}_${copy}`);
  const lists = offeredLists(layout.columns, names);
  const swatches = newSwatches(layout.columns, rows);
  const plan = { layout, sheetName, tableName, rows: rows.length };
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
      undecorated: {
        kind: layout.kind,
        table: place.id,
        ornaments: tableOrnaments({ layout, place, lists, swatches: swatches ?? [], coloursStatus }),
      },
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

/** What is to be made. */
interface TablePlan {
  readonly layout: Layout;
  readonly sheetName: string;
  readonly tableName: string;
  /** How many rows will be written. */
  readonly rows: number;
}

/** What Excel says of a new table. */
interface MadeTable {
  readonly id: string;
  readonly sheetId: string;
  readonly seen: readonly SeenColumn[];
}

/**
 * A new worksheet with its table, while the rows are written (block-writer.ts calls the steps). Formats come first, also for some
 * rows below, so that texts stay texts in rows that are typed later; then the values in blocks; the table comes last (Office
 * documentation, "Performance optimization"). The batch that writes the values also reads them back, because the user may type a
 * moment later.
 */
class TableInMaking {
  /** Whether an earlier batch has added the sheet. */
  #isThere = false;
  /** The sheet and the table as the next batch finds them. */
  #known: { sheet?: Excel.Worksheet; table?: Excel.Table } = {};
  #isFormatted = false;

  constructor(
    private readonly context: Excel.RequestContext,
    private readonly plan: TablePlan,
    private readonly excel: LearnedOfExcel,
  ) {}

  /** If it is not known yet whether Excel formats whole columns, adds the sheet and tries it, in one round trip. */
  async begin(): Promise<void> {
    const { layout } = this.plan;
    // Users do not type into sheets that are made in the background.
    if (this.excel.formatsWholeColumns !== undefined || layout.background) return;
    const added = { sheet: this.#addSheet(), name: this.plan.sheetName };
    this.#isFormatted = await tryWholeColumns(this.context, added, layout.columns, this.excel);
    this.#isThere = true;
    this.forget();
  }

  sheet(): Excel.Worksheet {
    return (this.#known.sheet ??= this.context.workbook.worksheets.getItem(this.plan.sheetName));
  }

  /** Before the rows: the sheet, the formats and the header. */
  first(): void {
    const { columns } = this.plan.layout;
    // A batch that was too large was refused as a whole.
    if (!this.#isThere) this.#addSheet();
    if (!this.#isFormatted) formatColumns(this.sheet(), columns, this.#bodyRows + 1, this.excel);
    untracked(this.sheet().getRangeByIndexes(0, 0, 1, columns.length)).values = [
      columns.map((column) => column.header),
    ];
  }

  /** After the rows: the table. */
  last(): void {
    const { layout, tableName } = this.plan;
    const sheet = this.sheet();
    const area = untracked(sheet.getRangeByIndexes(0, 0, this.#bodyRows + 1, layout.columns.length));
    const table = sheet.tables.add(area, true);
    this.#known.table = table;
    table.name = tableName;
  }

  show(): void {
    const { layout } = this.plan;
    const sheet = this.sheet();
    const freeze = () =>
      sheet.freezePanes.freezeAt(untracked(sheet.getRangeByIndexes(0, 0, 1, layout.frozen)));
    if (layout.background || layout.staysBehind) {
      const seen = this.context.workbook.worksheets.getActiveWorksheet();
      freeze();
      // Excel takes a sheet that is frozen in the background for the one in front (OfficeDev/office-js, issue 3148).
      return seen.activate();
    }
    freeze();
    sheet.activate();
    untracked(sheet.getRangeByIndexes(1, 1, 1, 1)).select();
  }

  load(): () => MadeTable {
    const table = (this.#known.table ??= this.context.workbook.tables.getItem(this.plan.tableName));
    const sheet = this.sheet();
    table.load('id');
    sheet.load('id');
    const columns = loadColumns(table);
    return () => ({
      id: table.id,
      sheetId: sheet.id,
      seen: columns(),
    });
  }

  forget(): void {
    this.#known = {};
  }

  /** Removes the sheet if its table could not be made. Throws the error, or the reason why Excel did not add the sheet. */
  async removeUnfinished(error: unknown): Promise<never> {
    // A sheet of that name is another one if Excel has refused ours because of it.
    if (errorCodeOf(error) === 'ItemAlreadyExists') throw error;
    // A failed batch does not answer whether the sheet was added.
    const { context } = this;
    const sheet = context.workbook.worksheets.getItemOrNullObject(this.plan.sheetName);
    await context.sync();
    if (sheet.isNullObject) return notAdded(error, writeMessages.noSheet);
    sheet.delete();
    await context.sync().catch(() => undefined);
    throw error;
  }

  /** An empty table has one blank row, which Excel requires. */
  get #bodyRows(): number {
    return Math.max(1, this.plan.rows);
  }

  #addSheet(): Excel.Worksheet {
    return (this.#known.sheet = this.context.workbook.worksheets.add(this.plan.sheetName));
  }
}
