import type { PaperChoice } from '../../core/reports/layout';
import type { Report } from '../../core/reports/report';
import type { RosterSheet } from '../../core/roster/typed-roster';
import type { RowId, ROW_COLUMN, STATUS_COLUMN, Layout } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import type { ExcelSessionEnded } from '../failures';
import type { PartStore } from './memory';

export type Unsubscribe = () => void;

/**
 * Whether the file is saved. `autosaved`: AutoSave is on, and Excel saves each change by itself, some seconds later. `unsaved`:
 * the user has to save it.
 */
export type Saved = 'saved' | 'autosaved' | 'unsaved';

/** Why work in Excel has to wait. `saving`: Excel is silent while it saves, and may be asking something in a window. */
export type Waiting = 'typing' | 'silent' | 'saving' | 'behind';

/** What the workbook's memory knows of a table's column. The id is absent if an older release wrote the memory. */
export interface RememberedColumn {
  /** Excel's TableColumn.id. */
  readonly id?: number;
  /** The header as it was last read, whoever chose it. */
  readonly header: string;
}

/** By the layout's ids of columns. Has every column that the table has or once had, also a deleted one. */
export type RememberedColumns = Readonly<Record<string, RememberedColumn>>;

/** What is known of a table: Excel's id, which does not change when the table is renamed, its name, and its columns. */
export interface KnownTable {
  readonly id: string;
  /** Workbooks of earlier releases do not have it. */
  readonly name?: string;
  readonly columns: RememberedColumns;
}

/** A table as it was read: its columns from left to right, and its body from top to bottom. */
export interface Sheet {
  /** What the workbook's memory is to remember of the table. */
  readonly table: KnownTable;
  readonly sheetName: string;
  /** The layout's ids of the columns; '' for each column that is the user's own. */
  readonly columns: readonly string[];
  /**
   * Columns of the layout that the table once had and has no more. The user has deleted them, or renamed them in a way that
   * looks the same as deleting. A column of the layout that is in neither list was never in this table.
   */
  readonly lost: readonly string[];
  /** Each row has one cell for each of `columns`. The row's id is the cell of the `Row` column ('' if it has none yet). */
  readonly rows: readonly (readonly Cell[])[];
  /** The texts among `rows` that are error values, in Excel's language: `#N/A`, in German `#NV`. */
  readonly errors: ReadonlySet<Cell>;
  /** How many filled rows are directly below the table without belonging to it. */
  readonly rowsBelow: number;
  /** Worksheet row number (1-based) of the first body row, for sentences. */
  readonly firstRow: number;
  /** Whether a filter or the user hid rows when the table was read. */
  readonly hidesRows: boolean;
}

/** A table that was just made. */
export interface NewSheet extends Sheet {
  /** Whether `decorate` fills its colour columns with the colours of the given rows: not if they are too many. */
  readonly isPainted: boolean;
}

/** What became of the ornaments of new tables. */
export interface Decorated {
  /** The kinds of the tables whose Status has colours now. */
  readonly coloured: readonly string[];
  /** Which ornaments Excel has refused, if any. */
  readonly notice?: string;
}

/** One cell to write. The row is found by its id at the moment of writing. */
export interface Patch {
  readonly row: RowId;
  /** The layout's id of the column. */
  readonly column: string;
  readonly cell: Cell;
  /** What the cell showed when it was read. If the cell now shows something else, the user has typed: the cell is not written. */
  readonly was?: Cell;
}

export interface WriteResult {
  readonly missing: readonly RowId[];
  readonly adjusted: readonly Patch[];
  readonly typed: readonly Patch[];
}

/**
 * One cell to write by its position in a table as it was read: an id for a row, or the Status of a row that may have none.
 */
export interface PlacedPatch {
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
  /** As for a Patch. */
  readonly was?: Cell;
}

/** Which rows of a table are shown, and in which order. Columns are named by their ids. */
export interface TableFilter {
  /** Only rows with one of these displayed texts in the column. */
  readonly texts?: { readonly column: string; readonly texts: readonly string[] };
  /** Only rows with a day in this span, both ends included: day numbers from 1899-12-30. */
  readonly days?: { readonly column: string; readonly first: number; readonly last: number };
  readonly sort?: string;
}

/** Rows of a table, selected by the text in the column of their ids or in Status. */
export interface RowFilter {
  readonly column: typeof ROW_COLUMN | typeof STATUS_COLUMN;
  readonly texts: readonly string[];
}

/** A row of a table: its id ('' if it has none yet), and its place in the body, counted from 0. */
export interface PlacedRow {
  readonly id: RowId;
  readonly index: number;
}

/** Where a row is to be shown. */
export interface RowPlace {
  readonly row?: RowId;
  readonly index: number;
  readonly column?: string;
}

/** Where a report is drawn. A key has letters, digits, points and hyphens. */
export interface ReportTarget extends PaperChoice {
  readonly key: string;
  /** The name of a new worksheet, if that name is free. */
  readonly sheetName: string;
}

/** What was drawn: the worksheet's name, the number of cells, and sentences for the user, if there is anything to report. */
export interface DrawnReport {
  readonly sheet: string;
  readonly cells: number;
  readonly notice?: string;
}

/** What stands in a report's area, row by row. */
export type ReportCells = RosterSheet;

/** A cell of a report, counted from the first cell of its area. */
export interface ReportPlace {
  readonly row: number;
  readonly column: number;
}

/** A cell to write. */
export interface ReportPatch extends ReportPlace {
  readonly cell: Cell;
  /** `#RRGGBB`, or '' for none. Absent: the cell keeps its fill. */
  readonly fill?: string;
}

/** One piece of work in Excel, as the diagnostics count it. It has no cell, no name and no message. */
export interface ExcelRun {
  readonly ms: number;
  /** The milliseconds of each of its round trips. */
  readonly trips: readonly number[];
  /** Excel's code, if the work failed. It is the same in every language. */
  readonly code?: string;
  /** The member of Excel's API at which the work failed, such as `Range.values`, if Excel says so. */
  readonly member?: string;
}

/** The class of an error. Unlike the error, it has no text that may be data. */
export type FailureClass = abstract new (...values: never[]) => object;

/** What the diagnostics say of Excel and of the workbook as a whole. */
export interface ExcelFacts {
  readonly host: string;
  readonly platform: string;
  readonly version: string;
  /** The requirement sets that this Excel supports, each in its newest version: `ExcelApi 1.17`. */
  readonly sets: readonly string[];
  readonly displayLanguage: string;
  readonly contentLanguage: string;
  /** The year in which the workbook's day numbers begin; undefined if it was not read yet. */
  readonly dateSystem: 1900 | 1904 | undefined;
}

/** A table that the workbook may have, and what is remembered of it. */
export interface TableRef {
  readonly layout: Layout;
  readonly known: KnownTable | undefined;
}

/** What the pane hears of Excel's events. Excel merges and drops some. */
export interface WorkbookListeners {
  /**
   * Called after cells, rows or tables have changed, except after this pane's own writes, if Excel says whose they are. `kinds`
   * are the kinds whose tables may have changed; undefined means any. `isRemote`: another device has changed them. It must
   * expect bursts of calls.
   */
  readonly edited: (kinds: readonly string[] | undefined, isRemote: boolean) => void;
  /** Called after cells of a sheet without a table of Shiftsheet have changed: of a roster, for example. */
  readonly editedBeside: () => void;
  /** Called after another worksheet has come to the front. */
  readonly activated: () => void;
  /** Called after the user has selected other cells. It must expect bursts of calls. */
  readonly selected: () => void;
}

/**
 * The workbook, implemented by src/excel only. Every method may throw a WorkbookProblem, whose message is a sentence for the
 * user; then nothing is half-written. Each round trip to Excel takes some 150 ms on the web, so methods say how many they take.
 * A table is found by its id, or else by its name.
 */
export interface ExcelWorkbook {
  /**
   * Where the file is now: the user may save it in another place at any moment. One place always has the same name; '' if the
   * file was never saved or its place can't be known. Never rejected. After Excel has left this question unanswered, the last
   * answer is returned, unless the caller must ask.
   */
  location(options?: { readonly mustAsk?: boolean }): Promise<string>;
  /** A job begins. When the signal aborts, work that waits until the user comes back to this workbook ends with a Cancelled. */
  beginJob(signal: AbortSignal): void;
  /**
   * Reads tables, by kind. Tables that the workbook does not have are not in the result. One round trip for tables that were
   * read before, one more for other tables, one more for about each 2 MB, and one more if there are filled rows directly below a
   * table.
   */
  readSheets(tables: readonly TableRef[]): Promise<ReadonlyMap<string, Sheet>>;
  /** Whether the workbook has the table. One round trip. */
  has(table: TableRef): Promise<boolean>;
  /**
   * Creates a worksheet with the table, without its ornaments: `decorate` draws them. Each row has one cell for each layout
   * column. Returns the cells as Excel has them right after writing: where they differ from `rows`, Excel changed them. What is
   * typed later is not included. One round trip, or two; one more for the first table of a session, and some more if Excel
   * changed texts: they are written again.
   */
  create(layout: Layout, rows: readonly (readonly Cell[])[], coloursStatus?: boolean): Promise<NewSheet>;
  /**
   * Draws the ornaments of all tables and columns that were made since the last call: colours, dropdowns, notes, widths, groups.
   * Tables are complete without them, and Excel may refuse them. One round trip, and more only if Excel refuses something; none
   * if nothing was made.
   */
  decorate(): Promise<Decorated>;
  /**
   * Adds rows below the table's last row, with one cell for each layout column. Returns the cells that Excel changed while
   * writing. Two round trips, and some more if Excel changed texts or rows below the table are hidden; six if the table shows a
   * totals row.
   */
  append(table: TableRef, rows: readonly (readonly Cell[])[]): Promise<Patch[]>;
  /** Adds columns of the layout that the table does not have, at its end, without cells and ornaments. Three round trips. */
  addColumns(table: TableRef, ids: readonly string[]): Promise<void>;
  /** The ids of the layout's columns that are hidden in the sheet. Two round trips. */
  hiddenColumns(table: TableRef): Promise<readonly string[]>;
  /** Hides these columns of the layout and shows all others of it. Two round trips. */
  hideColumns(table: TableRef, ids: readonly string[]): Promise<void>;
  /** Gives columns the headers of their layouts, except where the user has changed a header. One round trip for tables that were read. */
  renameColumns(tables: readonly TableRef[]): Promise<void>;
  /**
   * Takes blank rows at the table's end out of the table, at most so many, and keeps one. Nothing happens if a filter or the
   * user hides rows. Returns how many rows were taken out. Three round trips; some more if the table shows a totals row.
   */
  cutBlankRows(table: TableRef, most: number): Promise<number>;
  /** Makes the filled rows directly below the table part of it. Returns how many they are. Three round trips. */
  includeBelow(table: TableRef): Promise<number>;
  /** Removes all rows from the table. Does nothing if there is no table. */
  empty(table: TableRef): Promise<void>;
  /**
   * Writes cells by row id, even if the user has moved the rows since. `missing`: rows that are no longer in the table.
   * `adjusted`: cells that Excel changed while writing. `typed`: cells that the user changed before they were written. One
   * round trip for rows that are where they were when the table was read; more if rows are hidden.
   */
  write(table: TableRef, patches: readonly Patch[]): Promise<WriteResult>;
  /**
   * Writes by position, if the table's `guards` columns still have the cells of `seen` in the rows of the patches. Returns
   * false if they have not, or if the user has typed into a cell that has `was`: the caller must read again, because some of
   * the rows may be written. One round trip for about each 2 MB.
   */
  place(
    table: TableRef,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean>;
  /**
   * Stores each list's entries, in order, where the dropdowns of columns with that `list` find them. Called before a table that
   * uses them is created. Lists that are not given remain as they are. Returns the id of the sheet that has the lists; pass it
   * as `sheetId` the next time.
   */
  offer(lists: ReadonlyMap<string, readonly string[]>, sheetId: string | undefined): Promise<string>;
  /** Fills the cells of a colour column, as they were read, with the colours that they name. One round trip. */
  paint(read: Sheet, column: string): Promise<void>;
  /**
   * Gives Status of the tables its colours anew, or takes them away. Other rules of the user stay. Returns the kinds of the
   * tables that have colours now. Three round trips for tables that were read before. Throws a WorkbookProblem, and changes
   * nothing, if Excel can't read the rules of a sheet.
   */
  colourStatus(tables: readonly TableRef[], on: boolean): Promise<readonly string[]>;
  /** Shows a row to the user: the row with this id, or else the row at `index` (body rows counted from 0). */
  reveal(table: TableRef, place: RowPlace): Promise<void>;
  /** Brings the table's worksheet to the front. One round trip. */
  show(table: TableRef): Promise<void>;
  /**
   * The table's rows that the user has selected and can see, top to bottom. None if something else is selected. Two round trips,
   * or one if something else is selected.
   */
  selected(table: TableRef): Promise<readonly PlacedRow[]>;
  /**
   * Shows only rows with one of these texts in the column (their ids, or their Status). Uses the table's own filter on that
   * column, which the user can remove by hand; undefined removes it. The filter on the other one of the two columns is removed.
   * Filters on the user's columns remain.
   */
  showOnly(table: TableRef, rows: RowFilter | undefined): Promise<void>;
  /** Shows only the rows that pass all filters, sorted. Filters that were there are removed. Two round trips. */
  showView(table: TableRef, view: TableFilter): Promise<void>;
  /**
   * Draws a report on its worksheet: on the one that was made for the key before, wherever the user has put it, or else on a
   * new one. `notice` says where notes of the user had to be moved.
   */
  draw(report: Report, at: ReportTarget): Promise<DrawnReport>;
  /** The names of the worksheets of reports, by their keys. Worksheets that the user has deleted are not in the result. */
  reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What stands in a report's cells now; undefined after the user has deleted them. Two round trips. */
  readReport(key: string): Promise<ReportCells | undefined>;
  /**
   * Writes single cells of a report, where they were when they were read. One round trip. If rows were inserted within this moment,
   * other cells are written: so only cells that the report itself fills are written, and the next read corrects them.
   */
  writeReport(key: string, cells: readonly ReportPatch[]): Promise<void>;
  /** The first selected cell, counted from the report's first cell; undefined if it is not in the report. One round trip. */
  selectedInReport(key: string): Promise<ReportPlace | undefined>;
  /** Shows a report's worksheet to the user. */
  showReport(key: string): Promise<void>;
  /** Texts kept in the file (custom XML parts). */
  readonly memory: PartStore;
  /**
   * The kind of the table on the worksheet in front, as of the last read, event or act of this pane; undefined if there is none.
   */
  readonly active: string | undefined;
  /** Calls the listeners from now on. One round trip. */
  listen(listeners: WorkbookListeners): Promise<Unsubscribe>;
  /**
   * Calls the listener with true when work has to wait, and why: for a second because a cell is being edited, for 15 seconds
   * because Excel is silent, or because another workbook is in front. Calls it with false when the work goes on or ends.
   */
  onWaiting(listener: (waiting: boolean, why: Waiting) => void): Unsubscribe;
  /** Calls the listener after each piece of work in Excel, also after one that failed. */
  onRun(listener: (run: ExcelRun) => void): Unsubscribe;
  /** Whether what is written from here leaves the user's own steps for Ctrl+Z. */
  readonly keepsUndo: boolean;
  /** Whether Excel may tell nothing of a value that is chosen from a dropdown. */
  readonly missesChoices: boolean;
  /**
   * Whether, as of the last read of tables, Excel calculates by hand only and has formulas to calculate, and a table has some: its
   * cells may have old values.
   */
  readonly hasOldValues: boolean;
  /** Whether the file is open read-only, as of the last read or look of the memory: nothing of it can be saved. */
  readonly isReadOnly: boolean;
  /**
   * The error that says what to do after Excel has ended the session; undefined while it has not. Then nothing more is asked of
   * Excel: every method that would do so throws this error.
   */
  readonly ended: ExcelSessionEnded | undefined;
  /** What is known of Excel without a round trip. */
  facts(): Promise<ExcelFacts>;
  /** Saves the file, unless Excel can't do it from here, or does it by itself. One round trip, or two. */
  save(): Promise<Saved>;
  /**
   * False while changes wait for AutoSave. Only Excel on the web is asked, in one round trip: a session of it may end with all
   * that was not saved. Elsewhere the answer is true.
   */
  isAutosaved(): Promise<boolean>;
}
