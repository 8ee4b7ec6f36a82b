/**
 * What the pane shows (View) and what it may ask for (Intent): plain data, so that the pane keeps no state of its own
 * about records and a test can read what a user would see.
 */

import type { CategoryKind } from '../core/entities/entity';
import type { Dots } from '../core/paste/clock';
import type { DayOrder } from '../core/paste/days';
import type { Change } from '../core/paste/difference';
import type { LeftRow, PastedShape, QuestionId } from '../core/paste/draft';
import type { PastedColumn } from '../core/paste/read';
import type { Question } from '../core/paste/questions';
import type { OptionName } from '../core/reports/options';
import type { Named } from '../core/reports/facts';
import type { Report } from '../core/reports/report';
import type { CompanyChange } from './session/change-company';
import type { CopyMeaning } from './session/copies';
import type { MadeReport, ReportChoice } from './memory/made-reports';
import type { DeletedFate } from './table/deleted-rows';
import type { Side } from './push/settle-conflicts';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A sentence for the user. `id` changes with each new notice, so that it is announced once. */
export interface Notice {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string;
}

/** A field of the connect form. */
export type AddressField = 'baseUrl' | 'sessionId' | 'sp';

export type Connection =
  | {
      readonly state: 'out';
      readonly remembered: { readonly baseUrl: string; readonly sp: string };
      readonly sampleOffered: boolean;
      /** The service whose session ID this device keeps. */
      readonly kept?: { readonly baseUrl: string; readonly sp: string };
      /** What is wrong with one field of the last try, where the app can tell; shown beside that field. */
      readonly problem?: { readonly field: AddressField; readonly sentence: string };
    }
  | { readonly state: 'in'; readonly baseUrl: string; readonly sp: string; readonly sandbox: boolean };

/** A row that the user can jump to. */
export interface RowLink {
  readonly kind: string;
  /** The row's id, by which it is found wherever it was moved; a row that has none yet is found by its place. */
  readonly row?: string;
  /** Body row, counted from 0, as it stood when the view was made. */
  readonly index: number;
  /** Worksheet row number, as Excel shows it. */
  readonly number: number;
  readonly label: string;
  /** For `fix` and `warned`: what is wrong and what to do; for `edited`: the fields. */
  readonly note: string;
  readonly column?: string;
}

export interface TableCounts {
  readonly rows: number;
  readonly added: number;
  readonly edited: number;
  /** Rows that would be refused, and edited ones whose record is gone; they are among neither `added` nor `edited`. */
  readonly fix: number;
  /** Rows among `added` and `edited` that have a warning. */
  readonly warned: number;
  readonly unchanged: number;
  /** Rows among the others that began as copies of a downloaded row. */
  readonly copied: number;
  /** Rows that were downloaded and are no longer in the sheet. */
  readonly deleted: number;
}

export interface TableView {
  readonly kind: string;
  /** The sheet's name and the word for its records: `Users`, `user`, `users`. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** Whether the service can list the records; others are known only as far as they were pushed from this workbook. */
  readonly listed: boolean;
  /** Whether the records are shifts, which can be pasted as people write them and copied to the next week. */
  readonly shifts: boolean;
  /** Whether the Status of some row waits for the user: such rows can be shown alone. */
  readonly needy: boolean;
  readonly state: 'absent' | 'ready' | 'broken';
  /** What is wrong with a broken table and what to do. */
  readonly trouble?: string;
  readonly counts: TableCounts;
  /** The first rows of each, at most LINK_LIMIT; the counts above are complete. */
  readonly added: readonly RowLink[];
  readonly edited: readonly RowLink[];
  readonly fix: readonly RowLink[];
  readonly warned: readonly RowLink[];
  /** How sentences name the first rows that were taken out of the sheet. */
  readonly deleted: readonly string[];
}

/** A running job; there is at most one. */
export interface Job {
  readonly kind: 'connect' | 'download' | 'check' | 'add' | 'push' | 'report';
  /** `Sending 120 of 900 rows` */
  readonly sentence: string;
  /** 0 to 1, or undefined where it can't be known. */
  readonly fraction?: number;
  readonly cancellable: boolean;
  /** True once the user asked to stop and the job is winding down. */
  readonly stopping: boolean;
}

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface PreviewRow extends RowLink {
  readonly action: 'add' | 'update';
  /** The row's warnings, as sentences. */
  readonly warning?: string;
  readonly changes: readonly FieldChange[];
}

/** A first password for a new user. `row` is the row's id. */
export interface FirstPassword {
  readonly row: string;
  readonly label: string;
  readonly userName: string;
  readonly password: string;
  /** Why this one can't be used (typed by the user), or ''. */
  readonly problem: string;
}

/** A field that both sides changed, as a person reads it. */
interface ConflictField {
  readonly field: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ConflictRow extends RowLink {
  readonly fields: readonly ConflictField[];
}

/** Rows that are left behind for one reason. */
interface ProblemGroup {
  /** Made of the code of what repairs it and what that is about; no text for people. */
  readonly id: string;
  /** `87 rows: there is no department "Kitchn": use Kitchen` */
  readonly sentence: string;
  /** The first rows, at most LINK_LIMIT. */
  readonly rows: readonly RowLink[];
  readonly count: number;
  /** Rows that got no answer and can't be found on the service: the user may have them sent again (`send-again`). */
  readonly sendAgain?: boolean;
  /** The service can't list them: the user may say as well that they are there (`take-as-stored`). */
  readonly canBeSaid?: boolean;
  /** It is certain what was meant in all of them: the user may have them all put right (`fix-all`). */
  readonly fixable?: boolean;
}

/** What a push would do to one table. added + updated + left = its rows that are not as on the service. */
export interface TablePreview {
  readonly kind: string;
  readonly title: string;
  readonly many: string;
  readonly added: number;
  readonly updated: number;
  /** Rows left behind because they would be refused or their record is gone, grouped by what repairs them. */
  readonly left: number;
  /** Rows that are as on the service, or no longer there and not edited: added + updated + left + unchanged = all rows. */
  readonly unchanged: number;
  readonly groups: readonly ProblemGroup[];
  /** Rows among those left in which both sides changed a field: the first of them, and how many there are. */
  readonly conflicts: { readonly rows: readonly ConflictRow[]; readonly count: number };
  /** How many of the rows that would go have a warning. */
  readonly warned: number;
  /** Every row that would go with a warning, then the others until there are LINK_LIMIT. */
  readonly rows: readonly PreviewRow[];
}

/** What a push would do: shown before anything is sent. The counts are the sums of the tables'. */
export interface Preview {
  /** Tables with something to send or to put right, in the order in which they are sent. */
  readonly tables: readonly TablePreview[];
  readonly added: number;
  readonly updated: number;
  readonly left: number;
  readonly warned: number;
  readonly passwords: readonly FirstPassword[];
  /** The user has saved, copied or noted the passwords. */
  readonly passwordsKept: boolean;
  /** What is unusual about so large a push, as a sentence, or ''. It goes only once the user says so. */
  readonly unusual: string;
  readonly unusualMeant: boolean;
  /** Why sending is not possible now, or '' : the button is never grey without its reason. */
  readonly blocked: string;
}

/** What became of rows: planned = stored + refused + unknown + notSent, always. */
export interface PushSum {
  readonly planned: number;
  readonly stored: number;
  readonly refused: number;
  readonly unknown: number;
  readonly notSent: number;
  /** Rows that were not planned, as they would have been refused. */
  readonly left: number;
}

export interface TableResult extends PushSum {
  readonly kind: string;
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

export interface PushResult extends PushSum {
  /** The tables that had something to send, in the order in which they were sent. */
  readonly tables: readonly TableResult[];
  /** The sentence that ended it early, or ''. */
  readonly stopped: string;
  readonly rows: readonly (RowLink & { readonly outcome: 'refused' | 'unknown' | 'not-sent' | 'differs' })[];
  readonly passwords: readonly FirstPassword[];
}

/** A pushed row, and what an undo would do to its fields. */
export interface UndoRow {
  readonly label: string;
  /** Where it stands in the sheet; absent where it does not any more. */
  readonly link?: RowLink;
  readonly fields: readonly { readonly field: string; readonly now: string; readonly before: string }[];
  /** Why it stays as it is, or ''. */
  readonly why: string;
}

/** The first rows, at most LINK_LIMIT, and how many there are. */
interface UndoRows {
  readonly rows: readonly UndoRow[];
  readonly count: number;
}

export interface UndoTable {
  readonly kind: string;
  readonly title: string;
  /** Rows that the service holds as they were pushed: they go back. */
  readonly back: UndoRows;
  /** Rows of which the service can't show what it holds: they go back at the user's word. */
  readonly unverified: UndoRows;
  readonly stays: UndoRows;
  /** Records that the push added, which the service can't delete. */
  readonly added: { readonly labels: readonly string[]; readonly count: number };
}

/** What undoing the last push would do: shown before anything is sent. */
export interface UndoPreview {
  /** When it was, by the user's clock: `21 Nov 14:05`. */
  readonly when: string;
  readonly tables: readonly UndoTable[];
  /** Rows that would go now. */
  readonly count: number;
  readonly unverified: number;
  /** What can't be looked at is to be put back all the same. */
  readonly meant: boolean;
  /** Why nothing can be put back now, or ''. */
  readonly blocked: string;
}

/** A pasted shift as it would be in the sheet. Dates are `yyyy-MM-dd`, times `HH:mm`. */
export interface PasteShift {
  readonly line: number;
  readonly person: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
  /** Other columns, each with its name. */
  readonly others: readonly string[];
  /** An answer or a guess made it what it is. */
  readonly isAsked: boolean;
  readonly change: Change['kind'];
  /** The times that stand in the sheet, where they change; the day `yyyy-MM-dd` of a moved shift; else ''. */
  readonly was: string;
  /** The person has another shift at the same time. */
  readonly overlaps: boolean;
}

/** Pasted shifts beside those of the sheet. Every line became shifts or is left with the reason. */
export interface PasteView {
  readonly kind: string;
  /** The sheet's name. */
  readonly title: string;
  /** True once the shifts are in the sheet: what was left remains to be looked at. */
  readonly added: boolean;
  readonly shape: PastedShape;
  /** False where the columns were guessed from what they hold. */
  readonly headed: boolean;
  readonly columns: readonly PastedColumn[];
  /** What a column can be matched with; '' leaves it out. */
  readonly targets: readonly { readonly target: string; readonly header: string }[];
  readonly shifts: readonly PasteShift[];
  /** Shifts of the sheet that are no longer in the text: moments `yyyy-MM-ddTHH:mm`. */
  readonly gone: readonly { readonly person: string; readonly from: string; readonly until: string }[];
  /** How many rows would be added or changed. */
  readonly changes: number;
  readonly left: readonly LeftRow[];
  /** Columns with something in them that is not read, by their headers. */
  readonly unused: readonly string[];
  readonly questions: readonly Question[];
  /** Codes that nothing explains: the time of day that each may mean, and what was typed for it and can't be read. */
  readonly codes: readonly { readonly code: string; readonly proposed: string; readonly bad: string }[];
  readonly timesOfDay: readonly string[];
  /** What the user said, or what stands until another word. */
  readonly answers: {
    readonly order: DayOrder | undefined;
    readonly week: string;
    readonly afternoons: boolean | undefined;
    readonly firstDay: number | undefined;
    readonly dots: Dots | undefined;
    readonly gone: 'keep' | 'open';
    readonly otherForms: readonly string[];
    readonly confirmed: Readonly<Record<string, boolean>>;
  };
}

/** The running job waits for a fresh session ID. */
export interface SessionQuestion {
  /** What the service said, or what is wrong with the ID that was given. */
  readonly why: string;
}

/** The workbook's records came from another service or company than the connected one; each as a person reads it. */
export interface CompanyQuestion {
  readonly came: string;
  readonly now: string;
  /** Rows that were sent to the first company and whose answers never came. */
  readonly unsettled: number;
}

/** The workbook is where it never was before: moved, or a copy, which knows what its original knows and would send the same. */
export interface CopyQuestion {
  /** '' where it was never known to be anywhere. */
  readonly was: string;
  readonly now: string;
  /** New rows that are not pushed: the other workbook may have them as well. */
  readonly unsent: number;
}

/** What can be made of the workbook, and what was made. */
export interface ReportsView {
  readonly offers: readonly ReportOffer[];
  /** Whom and what a report may be narrowed to, by the names that the workbook knows. */
  readonly choices: {
    readonly people: readonly Named[];
    readonly departments: readonly Named[];
    readonly accounts: readonly Named[];
  };
  /** The day on which weeks begin, where it was said: 0 is Monday. */
  readonly weekStart: number | undefined;
  /** Reports whose worksheet is still there, the newest first. */
  readonly made: readonly (MadeReport & { readonly sheet: string })[];
  /** The report that was just made, to be taken out of Excel. */
  readonly last:
    { readonly report: Report; readonly sheet: string; readonly leftOut: readonly LeftOutRows[] } | undefined;
}

/** Rows of a sheet that a report had to leave out. */
export interface LeftOutRows {
  /** The sheet's name as the user has it. */
  readonly sheet: string;
  readonly count: number;
  /** The first of them, at most LINK_LIMIT. */
  readonly rows: readonly RowLink[];
}

interface ReportOffer {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The options that it asks for. */
  readonly options: readonly OptionName[];
}

export interface View {
  readonly connection: Connection;
  readonly copy?: CopyQuestion | undefined;
  readonly company?: CompanyQuestion | undefined;
  readonly session?: SessionQuestion | undefined;
  readonly tables: readonly TableView[];
  readonly job: Job | undefined;
  readonly preview: Preview | undefined;
  readonly result: PushResult | undefined;
  readonly paste: PasteView | undefined;
  readonly undo: UndoPreview | undefined;
  readonly reports: ReportsView | undefined;
  /** Whether the workbook remembers a push that could be undone. */
  readonly undoable: boolean;
  /** Whether pushes are logged in a sheet. */
  readonly keepsLog: boolean;
  /** Whether rows with warnings stay out of a push. */
  readonly holdsWarnings: boolean;
  /** Kinds of whose rows only some are shown, as far as this pane did it. */
  readonly narrowed: readonly string[];
  readonly notice: Notice | undefined;
  /** A question that stands in the way of a download: which category is of this kind? */
  readonly ask:
    | {
        readonly category: CategoryKind;
        readonly choices: readonly { readonly catNo: string; readonly name: string }[];
      }
    | undefined;
  /** What to do so that the file remembers the last push, where it could not be saved from here; else ''. */
  readonly saved: string;
}

/** The most row links a list carries: a pane can't show 10,000, and building them would slow every edit. */
export const LINK_LIMIT = 50;

/** Fewer rows than this, without a problem, go at one click. */
export const FEW_ROWS = 10;

/** What the user does on the paste screen before anything is added. */
export type PasteIntent =
  | { readonly do: 'read-pasted'; readonly text: string }
  /** Says what a pasted column is; '' leaves it out. */
  | { readonly do: 'match-column'; readonly at: number; readonly target: string }
  | {
      readonly do: 'answer-pasted';
      readonly order?: DayOrder;
      /** Any day of the week, `yyyy-MM-dd`. */
      readonly week?: string;
      readonly afternoons?: boolean;
      /** A form whose reading is the other one than `afternoons` says; said again it is taken back. */
      readonly otherForm?: string;
      /** 0 is Monday, 6 is Sunday. */
      readonly firstDay?: number;
      readonly dots?: Dots;
      /** Whether a guess holds. */
      readonly confirm?: { readonly id: QuestionId; readonly yes: boolean };
      /** What a code means: times, the name of a time of day, or a word for a day off. */
      readonly code?: { readonly code: string; readonly text: string };
      /** What becomes of shifts that are no longer in the text. */
      readonly gone?: 'keep' | 'open';
    };

export type Intent =
  | {
      readonly do: 'connect';
      readonly baseUrl: string;
      readonly sessionId: string;
      readonly sp: string;
      /** The session ID stays on this device until the user signs out. */
      readonly keep?: boolean;
    }
  /** With the session ID that this device keeps. */
  | { readonly do: 'connect-again' }
  /** Makes the workbook the connected company's: its rows are new there, or that company's own take their place. */
  | { readonly do: 'change-company'; readonly change: CompanyChange }
  /** Says what a workbook at a new place is. */
  | { readonly do: 'settle-copy'; readonly meant: CopyMeaning }
  /** A fresh session ID for the job that waits for it. */
  | { readonly do: 'renew-session'; readonly sessionId: string }
  | { readonly do: 'connect-sample' }
  | { readonly do: 'sign-out' }
  /** Brings one kind's records into the workbook; without `kind` those of every kind. */
  | { readonly do: 'download'; readonly kind?: string }
  /** Merges what the service holds into the rows that are selected in the sheet. */
  | { readonly do: 'refresh-selected'; readonly kind: string }
  /** Checks the table, or all tables, and opens the preview; sends nothing. */
  | { readonly do: 'preview'; readonly kind?: string }
  /** Rows of a kind that got no answer and can't be found on the service are to be sent once more. */
  | { readonly do: 'send-again'; readonly kind: string }
  /** The service can't list such rows: they are there, as they were sent. */
  | { readonly do: 'take-as-stored'; readonly kind: string }
  /** Sends at once where there is little to send and nothing to ask, else opens the preview. */
  | { readonly do: 'push'; readonly kind?: string }
  /** Settles what both sides changed: of one row, of a table, or of all tables in the preview. */
  | {
      readonly do: 'settle-conflicts';
      readonly side: Side;
      readonly kind?: string;
      readonly row?: string;
    }
  /** Writes what was surely meant into every cell of a group of problems, by the group's id. */
  | { readonly do: 'fix-all'; readonly kind: string; readonly group: string }
  /** So large a push is meant. */
  | { readonly do: 'unusual-meant'; readonly meant: boolean }
  /** What is to become of rows that were taken out of the sheet, of a kind that the service can't list. */
  | { readonly do: 'decide-deleted'; readonly kind: string; readonly fate: DeletedFate }
  /** Makes the sheet of a schedule template by its number. */
  | { readonly do: 'make-template'; readonly number: string }
  /** Says which category is of a kind that no Type names. */
  | { readonly do: 'pick-category'; readonly category: CategoryKind; readonly catNo: string }
  /** Opens the box for shifts from another sheet, an e-mail or a web page. */
  | { readonly do: 'open-paste'; readonly kind: string }
  | PasteIntent
  | { readonly do: 'add-pasted' }
  | { readonly do: 'close-paste' }
  /** Adds the shifts of the rows that are selected in the sheet once more, a week later. */
  | { readonly do: 'copy-week'; readonly kind: string }
  /** Shows only the rows that wait for the user, only those with warnings, or all. */
  | { readonly do: 'show-rows'; readonly kind: string; readonly which: 'needy' | 'warned' | 'all' }
  | { readonly do: 'set-password'; readonly row: string; readonly password: string }
  | { readonly do: 'passwords-kept'; readonly kept: boolean }
  | { readonly do: 'send' }
  /** Reads the service again and shows what undoing the last push would do; sends nothing. */
  | { readonly do: 'undo' }
  | { readonly do: 'open-reports' }
  /** Makes a report on a worksheet of its own; with `key`, on that of one that was made. */
  | {
      readonly do: 'make-report';
      readonly id: string;
      readonly choice: ReportChoice;
      readonly key?: string;
    }
  /** Makes a report once more, with what the workbook holds now. */
  | { readonly do: 'make-report-again'; readonly key: string }
  | { readonly do: 'show-report'; readonly key: string }
  | { readonly do: 'close-reports' }
  /** What can't be looked at on the service is to be put back all the same. */
  | { readonly do: 'undo-unverified'; readonly meant: boolean }
  /** Puts back what the open undo shows. */
  | { readonly do: 'send-undo' }
  | { readonly do: 'close-undo' }
  /** Whether pushes are logged in a sheet from now on. */
  | { readonly do: 'keep-log'; readonly keeps: boolean }
  | { readonly do: 'clear-log' }
  /** Whether rows with warnings stay out of a push from now on. */
  | { readonly do: 'hold-warnings'; readonly holds: boolean }
  | { readonly do: 'back' }
  | { readonly do: 'cancel' }
  | { readonly do: 'close-result' }
  | { readonly do: 'dismiss-notice' }
  | {
      readonly do: 'reveal';
      readonly kind: string;
      readonly row?: string;
      readonly index: number;
      readonly column?: string;
    };
