import type { Layout } from '../core/table/layout';
import { formatColumns, tryWholeColumns, type LearnedOfExcel } from './column-formats';
import type { SeenColumn } from './columns';
import { groupHidden } from './column-changer';
import { styleColumns } from './column-styles';
import { notAdded } from './in-front';
import { codeOf } from './run';
import { addColours } from './status-colours';
import { paintSwatch, type Swatch } from './swatches';
import { loadColumns } from './table-finder';
import { TAB_COLOURS } from './tab-colours';
import { untracked } from './untracked';
import { writeMessages } from './write-messages';

const TABLE_STYLE = 'TableStyleLight9';

/** What is to be made. */
interface TablePlan {
  readonly layout: Layout;
  readonly sheetName: string;
  readonly tableName: string;
  /** How many rows will be written. */
  readonly rows: number;
  /** The names of the lists that the workbook has. */
  readonly lists: ReadonlyMap<string, string>;
  readonly coloursStatus: boolean;
  readonly swatches: readonly Swatch[];
}

/** What Excel says of a new table. */
export interface MadeTable {
  readonly id: string;
  readonly sheetId: string;
  readonly seen: readonly SeenColumn[];
  /** Whether Status has colours. */
  readonly isColoured: boolean;
}

/**
 * A new worksheet with its table, while the rows are written (block-writer.ts calls the steps). Formats come first, also for some
 * rows below, so that texts stay texts in rows that are typed later; then the values in blocks; the table comes last (Office
 * documentation, "Performance optimization"). The batch that writes the values also reads them back, because the user may type a
 * moment later.
 */
export class TableInMaking {
  /** Whether an earlier batch has added the sheet. */
  #isThere = false;
  /** The sheet and the table as the next batch finds them. */
  #known: { sheet?: Excel.Worksheet; table?: Excel.Table } = {};
  #isFormatted = false;
  #isColoured = false;

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

  /** After the rows: the table and its look. */
  last(): void {
    const { layout, tableName, lists, coloursStatus, swatches } = this.plan;
    const sheet = this.sheet();
    const area = untracked(sheet.getRangeByIndexes(0, 0, this.#bodyRows + 1, layout.columns.length));
    const table = sheet.tables.add(area, true);
    this.#known.table = table;
    table.name = tableName;
    table.style = TABLE_STYLE;
    styleColumns(sheet, layout.kind, layout.columns, { row: 0, column: 0, rows: this.#bodyRows }, lists);
    groupHidden(sheet, layout.columns, ({ seldom }) => seldom === true);
    const body = untracked(sheet.getRangeByIndexes(1, 0, this.#bodyRows, layout.columns.length));
    for (const swatch of swatches) paintSwatch(body, swatch);
    const columns = layout.columns.map(({ id }) => id);
    this.#isColoured = coloursStatus && addColours(sheet, { firstRow: 1, firstColumn: 0, columns });
  }

  show(): void {
    const { layout } = this.plan;
    const sheet = this.sheet();
    const seen = this.context.workbook.worksheets.getActiveWorksheet();
    sheet.freezePanes.freezeAt(untracked(sheet.getRangeByIndexes(0, 0, 1, layout.frozen)));
    // Excel takes a sheet that is frozen in the background for the one in front (OfficeDev/office-js, issue 3148).
    if (layout.background || layout.staysBehind) return seen.activate();
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
      isColoured: this.#isColoured,
    });
  }

  forget(): void {
    this.#known = {};
  }

  /** Removes the sheet if its table could not be made. Throws the error, or the reason why Excel did not add the sheet. */
  async removeUnfinished(error: unknown): Promise<never> {
    // A sheet of that name is another one if Excel has refused ours because of it.
    if (codeOf(error) === 'ItemAlreadyExists') throw error;
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
    const sheet = this.context.workbook.worksheets.add(this.plan.sheetName);
    sheet.tabColor = TAB_COLOURS[this.plan.layout.purpose];
    this.#known.sheet = sheet;
    return sheet;
  }
}
