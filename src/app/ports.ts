/**
 * app: the use cases (connect, download, check, push, settle) over ports. It imports core only; everything that it
 * needs of the world stands in this file and comes in through createApp.
 */
import type { PaperChoice } from '../core/reports/page';
import type { Report } from '../core/reports/report';
import type { Cell, RowId, ROW_COLUMN, STATUS_COLUMN } from '../core/table/sheet';
import type { Layout } from '../core/table/layout';
import type { Answer } from '../core/push/answer';

export type Unsubscribe = () => void;

/** What the workbook's memory says of a table's column. The id is absent where an older release did not keep it. */
export interface RememberedColumn {
  /** Excel's TableColumn.id. */
  readonly id?: number;
  /** The header as it was last seen, whoever chose it. */
  readonly header: string;
}

/** By the layout's ids of columns. A column is in it from the moment that the table has it, also once it is deleted. */
export type RememberedColumns = Readonly<Record<string, RememberedColumn>>;

/** What is known of a table: Excel's id, which stays when it is renamed, and its columns. */
export interface KnownTable {
  readonly id: string;
  readonly columns: RememberedColumns;
}

/** A table as it was read: its columns left to right, and the body, top to bottom. */
export interface Sheet {
  /** What is to be remembered of the table. */
  readonly table: KnownTable;
  readonly sheetName: string;
  /** The layout's ids of the columns; '' for each that is the user's own. */
  readonly columns: readonly string[];
  /**
   * Columns of the layout that the table has had and that are not there: the user has deleted them, or renamed them in a way
   * that can't be distinguished from that. Columns of the layout that are in neither list were never in this table.
   */
  readonly lost: readonly string[];
  /** `cells` has one entry for each of `columns`. The row's id is the cell of the `Row` column ('' if none yet). */
  readonly rows: readonly (readonly Cell[])[];
  /** Worksheet row number (1-based) of the first body row, for sentences. */
  readonly firstRow: number;
}

/** One cell to write, found by the row's id at the moment of writing. */
export interface Patch {
  readonly row: RowId;
  /** The layout's id of the column. */
  readonly column: string;
  readonly cell: Cell;
  /** What the cell showed when it was read. If it says something else by now, somebody has typed: it is left as it is. */
  readonly was?: Cell;
}

export interface WriteResult {
  readonly missing: readonly RowId[];
  readonly adjusted: readonly Patch[];
  readonly typed: readonly Patch[];
}

/** One cell to write by its position in a table as it was read; only for giving rows their ids. */
export interface PlacedPatch {
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
}

/** Rows of a table, by what stands in the column of their ids or in Status. */
export interface RowFilter {
  readonly column: typeof ROW_COLUMN | typeof STATUS_COLUMN;
  readonly texts: readonly string[];
}

/** Where a row is to be shown. */
export interface Place {
  readonly row?: RowId;
  readonly index: number;
  readonly column?: string;
}

/** Where a report is drawn. Keys are of letters, digits, points and hyphens. */
export interface ReportTarget extends PaperChoice {
  readonly key: string;
  /** What a new worksheet is called, if the name is free. */
  readonly sheetName: string;
}

/** What was drawn: its worksheet's name, how many cells it takes, and sentences for the user, if there is anything to say. */
export interface DrawnReport {
  readonly sheet: string;
  readonly cells: number;
  readonly notice?: string;
}

/** A table that the workbook may have, and what is remembered of it. */
export interface TableRef {
  readonly layout: Layout;
  readonly known: KnownTable | undefined;
}

/**
 * The workbook, implemented by src/excel only. Every method may throw a WorkbookProblem, whose message is a sentence
 * for the user; nothing is half-written then. Each round trip to Excel takes some 150 ms on the web: methods say how many
 * they take. A table is found by its id, then by its name.
 */
export interface ExcelWorkbook {
  /** Where the file is now, so that one place has one name; '' for one that was never saved, or where it can't be known. */
  readonly fileLocation: string;
  /**
   * Reads tables, by kind; those that the workbook does not have are not in the answer. One round trip for tables that were
   * read before, one more for others, one more for each 60,000 cells.
   */
  openAll(tables: readonly TableRef[]): Promise<ReadonlyMap<string, Sheet>>;
  /** Whether the workbook has the table. One round trip. */
  has(table: TableRef): Promise<boolean>;
  /**
   * Creates a worksheet with the table. Rows have one cell for each layout column. Returns the cells as Excel has them right
   * after writing: if they differ from `rows`, Excel changed them; what is typed later is not included. One round trip, or two.
   */
  create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet>;
  /**
   * Adds rows below the table's last; one cell for each layout column. Returns the cells that Excel changed while writing. Two
   * round trips.
   */
  append(table: TableRef, rows: readonly (readonly Cell[])[]): Promise<Patch[]>;
  /** Adds columns of the layout that the table does not have, at its end and without cells. Three round trips. */
  addColumns(table: TableRef, ids: readonly string[]): Promise<void>;
  /** Takes all rows out of the table; without the table it does nothing. */
  empty(table: TableRef): Promise<void>;
  /**
   * Writes cells by row id, wherever the user has moved the rows meanwhile. `missing`: rows that are no longer in the table;
   * `adjusted`: cells that Excel changed while writing; `typed`: cells that the user changed before they were written. One
   * round trip for rows that are where they were when the table was read.
   */
  write(table: TableRef, patches: readonly Patch[]): Promise<WriteResult>;
  /** Writes by position, only if `seen` is still what the table's `guards` columns hold; false: read again. One round trip. */
  place(
    table: TableRef,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean>;
  /**
   * Keeps each list's entries, in order, where the dropdowns of columns with that `list` find them; called before a table
   * that uses them is created. Lists that are not given stay as they are. Returns the id of the sheet that holds them, to
   * be given as `sheetId` the next time.
   */
  offer(lists: ReadonlyMap<string, readonly string[]>, sheetId: string | undefined): Promise<string>;
  /** Fills the cells of a colour column, as they were read, with the colours that they name. One round trip. */
  paint(read: Sheet, column: string): Promise<void>;
  /** Shows a row to the user: the one with this id, else the one at `index` (body rows counted from 0). */
  reveal(table: TableRef, place: Place): Promise<void>;
  /**
   * The ids of the table's rows that the user has selected and can see, top to bottom; none where something else is selected.
   */
  selected(table: TableRef): Promise<readonly RowId[]>;
  /**
   * Shows only rows with one of these texts in the column (their ids, or their Status), by the table's own filter on that
   * column, which the user can take away by hand; undefined takes it away. The filter on the other of the two columns is
   * taken away; filters on the user's columns stay.
   */
  showOnly(table: TableRef, rows: RowFilter | undefined): Promise<void>;
  /**
   * Draws a report on its worksheet: on the one that was made for the key before, wherever the user has put it, else on a
   * new one. `notice` says where notes of the user's had to move.
   */
  draw(report: Report, at: ReportTarget): Promise<DrawnReport>;
  /** The names of the worksheets of reports, by their keys; those that the user has deleted are not in it. */
  reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Shows a report's worksheet to the user. */
  showReport(key: string): Promise<void>;
  /** Texts kept in the file (custom XML parts). */
  readonly memory: PartStore;
  /**
   * Called after cells, rows or tables changed, but for this pane's own writes where Excel says whose they are. `kinds` are
   * those whose tables may have changed; undefined where it may be any. Bursts are for the listener to calm.
   */
  onEdited(listener: (kinds: readonly string[] | undefined) => void): Promise<Unsubscribe>;
  /** Called with true when a write has been waiting for a second because a cell is being edited, false when it went on. */
  onWaiting(listener: (waiting: boolean) => void): Unsubscribe;
  save(): Promise<'saved' | 'unsaved'>;
}

/**
 * The workbook as the app works with it, over ExcelWorkbook: sheets that were read are kept until something may have changed
 * them, tables are named by their layouts, and what is written into the memory goes into the file with `memory.flush`.
 */
export interface Workbook extends Pick<
  ExcelWorkbook,
  'fileLocation' | 'create' | 'draw' | 'reportSheets' | 'showReport' | 'onWaiting' | 'save'
> {
  readonly memory: Memory;
  /** A job begins: it reads each table that it concerns anew, once. */
  beginJob(): void;
  /** The table of this layout as this job has read or written it; undefined where the workbook has none. */
  open(layout: Layout): Promise<Sheet | undefined>;
  /** The same for several tables, by kind, which are read together. */
  openAll(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>>;
  /** Tables as they were last read or written, by whatever job, unless an event says that they may have changed. */
  lastRead(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>>;
  /** What was read of these kinds, or of all, may be outdated: the next `open` reads it anew. */
  forget(kinds?: readonly string[]): void;
  has(layout: Layout): Promise<boolean>;
  append(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Patch[]>;
  addColumns(layout: Layout, ids: readonly string[]): Promise<void>;
  /**
   * Notes in the workbook's memory which column of each table is which field, as they were last read, so that a column is
   * found again once the user has renamed it. Only for who holds the lock.
   */
  keepColumns(): Promise<void>;
  empty(layout: Layout): Promise<void>;
  write(layout: Layout, patches: readonly Patch[]): Promise<WriteResult>;
  place(
    layout: Layout,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean>;
  offer(lists: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /** Fills the cells of colour columns with the colours that they name, if they are others than when this pane last did. */
  paint(layout: Layout): Promise<void>;
  reveal(layout: Layout, place: Place): Promise<void>;
  selected(layout: Layout): Promise<readonly RowId[]>;
  showOnly(layout: Layout, rows: RowFilter | undefined): Promise<void>;
  onEdited(listener: () => void): Promise<Unsubscribe>;
}

/**
 * Texts in today's form, whichever release wrote them. Every method but `look` throws a WorkbookProblem where a newer
 * release wrote them.
 */
export interface VersionedParts extends PartStore {
  /** Whether an older release wrote some of it, and `migrate` has not been called since. */
  isOlder(): Promise<boolean>;
  /** Writes what an older release wrote in today's form. Only for who holds the lock. */
  migrate(): Promise<void>;
}

/** Texts by name in the file, outside cells and outside undo. */
export interface PartStore {
  read(name: string): Promise<string | undefined>;
  /** Texts that other panes wrote under the name at the same time as the one that `read` gives. */
  otherVersions(name: string): Promise<readonly string[]>;
  /** Names in use that begin so. */
  names(prefix: string): Promise<readonly string[]>;
  /** Looks whether another pane has written or removed anything since. */
  look(): Promise<void>;
  /** Grows whenever what was read before may be outdated. */
  readonly edition: number;
  /**
   * Writes texts, and removes the names whose text is undefined, in one round trip where they are small. Notices as
   * `look` does what other panes have written. Throws a WorkbookProblem where another pane has written one of these names
   * since it was read; both texts are kept then.
   */
  writeAll(changes: ReadonlyMap<string, string | undefined>): Promise<void>;
}

/**
 * The workbook's memory for the app. What is written is read back at once, and goes into the file with `flush`, all of it
 * in one round trip where it is small. Whoever needs a text to be in the file before something else happens calls
 * `flush` first: the write-ahead log before a call, and the end of every job.
 */
export interface Memory extends Omit<VersionedParts, 'writeAll'> {
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes what waits. Throws a WorkbookProblem where another pane has written one of the names meanwhile. */
  flush(): Promise<void>;
  /** Whether a text of this name, or its removal, waits for the file. */
  isWaiting(name: string): boolean;
  /** Forgets what waits: another pane has taken over. */
  discard(): void;
  /** How often what waited was forgotten: who has read the memory before that must read it again. */
  readonly discards: number;
}

/** Where the service is and as whom to call it. The session ID is a secret: it never leaves memory and this call. */
export interface ServiceAddress {
  readonly baseUrl: string;
  readonly sessionId: string;
  readonly sp: string;
}

export type Query = Readonly<Record<string, string>>;
export type WireItem = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly query?: Query;
  readonly items?: readonly WireItem[];
  /** These items would be stored twice if they were sent twice: whatever is answered, this call is not repeated. */
  readonly once?: boolean;
  readonly signal?: AbortSignal;
}

/** One call of the service (specification, section 4.1). Failures are thrown as CallFailure. */
export interface Service {
  call(method: string, options?: CallOptions): Promise<Answer>;
}

/** A service at an address; however one and the same is typed, it is written alike. */
export interface ServiceAtAddress extends Service {
  readonly address: Pick<ServiceAddress, 'baseUrl' | 'sp'>;
}

/** Makes a Service for an address; rejects with an AddressProblem where the address can't be one. */
type ServiceAt = (address: ServiceAddress) => Promise<ServiceAtAddress>;

/** This device's own storage, for what must not be in the file. Never a secret without the user's word. */
export interface Device {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/** The panes that may be open on this workbook: in other windows, on other devices. */
export interface Instances {
  /** This pane's, new each time it is opened. */
  readonly id: string;
  /** Whether another pane is open; undefined where that can't be known from here. */
  isOpen(id: string): Promise<boolean | undefined>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The company's wall clock is unknown: this is the user's, for `Stored 21 Nov 14:05`. */
  wallClock(): string;
  /** The user's day, `yyyy-MM-dd`. */
  today(): string;
  /** The user's day and time, `yyyy-MM-ddTHH:mm`. */
  localTime(): string;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Random integers from 0 (included) to max (excluded), good enough for passwords. */
export interface Random {
  integer(max: number): number;
}

/** Where sample data comes from; absent where the add-in is hosted without a sandbox. */
export type SampleAddress = () => Promise<ServiceAddress>;

export interface PanePorts {
  readonly workbook: ExcelWorkbook;
  readonly serviceAt: ServiceAt;
  readonly device: Device;
  readonly clock: Clock;
  readonly random: Random;
  readonly panes: Instances;
  readonly sample?: SampleAddress;
}

/** The same for the app's own parts. */
export interface Ports extends Omit<PanePorts, 'workbook'> {
  readonly workbook: Workbook;
}
