/**
 * app: the use cases (connect, download, check, push, settle) over ports. It imports core only; everything that it
 * needs of the world stands in this file and comes in through createApp.
 */
import type { PaperChoice } from '../core/reports/page-plan';
import type { Report } from '../core/reports/report';
import type { Cell, RowId, ROW_COLUMN, STATUS_COLUMN } from '../core/table/sheet';
import type { Layout } from '../core/table/layout';
import type { Answer } from '../core/push/answer';

export type Unsubscribe = () => void;

/** A table as it was read: header texts in their order (user's own columns too) and the body, top to bottom. */
export interface Sheet {
  readonly sheetName: string;
  readonly columns: readonly string[];
  /** `cells` has one entry for each of `columns`. The row's id is the cell of the `Row` column ('' if none yet). */
  readonly rows: readonly (readonly Cell[])[];
  /** Worksheet row number (1-based) of the first body row, for sentences. */
  readonly firstRow: number;
}

/** One cell to write, found by the row's id at the moment of writing. */
export interface Patch {
  readonly row: RowId;
  readonly column: string;
  readonly cell: Cell;
  /** What the cell showed when it was read. If it says something else by now, somebody has typed: it is left as it is. */
  readonly was?: Cell;
}

export interface WriteResult {
  readonly missing: readonly RowId[];
  readonly held: readonly Patch[];
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

/**
 * The workbook, implemented by src/excel only. Every method may throw a WorkbookProblem, whose message is a sentence
 * for the user; nothing is half-written then.
 */
export interface Workbook {
  /** Where the file is now, so that one place has one name; '' for one that was never saved, or where it can't be known. */
  readonly whereabouts: string;
  /** The table of this layout, found by its remembered id, then by name; undefined where the workbook has none. */
  open(layout: Layout): Promise<Sheet | undefined>;
  /** Whether the workbook has the table of this layout. */
  has(layout: Layout): Promise<boolean>;
  /**
   * Lays a new worksheet with the table. Rows have one cell for each layout column. Returns it as Excel held it in the
   * moment of writing: what differs from `rows` is Excel's doing, what is typed later is not in it.
   */
  create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet>;
  /** Adds rows below the table's last; one cell for each layout column. Returns the cells that Excel held otherwise. */
  append(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Patch[]>;
  /** Takes all rows out of the table; without the table it does nothing. */
  empty(layout: Layout): Promise<void>;
  /**
   * Writes cells by row id, wherever the user has moved the rows meanwhile. `missing` rows are no longer in the table;
   * `held` are cells that Excel holds otherwise than they were written; `typed` those that are no longer what they were.
   */
  write(layout: Layout, patches: readonly Patch[]): Promise<WriteResult>;
  /** Writes by position, only if `seen` is still what the table's `guards` columns hold; false: read again. */
  place(
    layout: Layout,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean>;
  /**
   * Keeps each list's entries, in order, where the dropdowns of columns with that `list` find them; called before a table
   * that uses them is created. Lists that are not given stay as they are.
   */
  offer(lists: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /** Fills the cells of colour columns with the colours that they name. */
  paint(layout: Layout): Promise<void>;
  /** Shows a row to the user: the one with this id, else the one at `index` (body rows counted from 0). */
  reveal(layout: Layout, place: Place): Promise<void>;
  /** The ids of the table's rows that the user has selected and can see, top to bottom; none where something else is selected. */
  selected(layout: Layout): Promise<readonly RowId[]>;
  /**
   * Shows only rows with one of these texts in the column (their ids, or their Status), by the table's own filter on that
   * column, which the user can take away by hand; undefined takes it away. The filter on the other of the two columns is
   * taken away; filters on the user's columns stay.
   */
  showOnly(layout: Layout, rows: RowFilter | undefined): Promise<void>;
  /**
   * Draws a report on its worksheet: on the one that was made for the key before, wherever the user has put it, else on a
   * new one. `notice` says where notes of the user's had to move.
   */
  draw(report: Report, at: ReportTarget): Promise<DrawnReport>;
  /** The names of the worksheets of reports, by their keys; those that the user has deleted are not in it. */
  reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Shows a report's worksheet to the user. */
  showReport(key: string): Promise<void>;
  /** Texts kept in the file, outside cells and outside undo (custom XML parts). */
  readonly memory: Memory;
  /** Called after cells, rows or tables changed, whoever changed them. Bursts are for the listener to calm. */
  onEdited(listener: () => void): Promise<Unsubscribe>;
  /** Called with true when a write has been waiting for a second because a cell is being edited, false when it went on. */
  onWaiting(listener: (waiting: boolean) => void): Unsubscribe;
  save(): Promise<'saved' | 'unsaved'>;
}

export interface Memory {
  read(name: string): Promise<string | undefined>;
  /** Texts that other panes wrote under the name at the same time as the one that `read` gives. */
  rivals(name: string): Promise<readonly string[]>;
  /** Names in use that begin so. */
  names(prefix: string): Promise<readonly string[]>;
  /** Looks whether another pane has written or removed anything since. */
  look(): Promise<void>;
  /** Grows whenever what was read before may be outdated. */
  readonly edition: number;
  /** Throws a WorkbookProblem where another pane has written the same name since it was read; both are kept then. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
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
export interface Panes {
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

export interface Ports {
  readonly workbook: Workbook;
  readonly serviceAt: ServiceAt;
  readonly device: Device;
  readonly clock: Clock;
  readonly random: Random;
  readonly panes: Panes;
  readonly sample?: SampleAddress;
}
