import type { CategoryKind } from '../../core/entities/entity';
import type { ReportChoice } from '../memory/made-reports';
import type { PasteIntent } from './paste';
import type { Side } from './preview';
import type { CompanyChange, CopyMeaning } from './questions';

/** What is to become of rows that were taken out of the sheet and are still on the service. */
export type DeletedRowChoice = 'put-back' | 'open-shift' | 'forget';

/** What the pane may ask the app for. */

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
  | { readonly do: 'decide-deleted'; readonly kind: string; readonly choice: DeletedRowChoice }
  /** Makes the sheet of a schedule template by its number. */
  | { readonly do: 'make-template'; readonly number: string }
  /** Says which category is of a kind that no Type names. */
  | { readonly do: 'pick-category'; readonly category: CategoryKind; readonly catNo: string }
  /** Opens the box for shifts from another sheet, an e-mail or a web page. */
  | { readonly do: 'open-paste'; readonly kind: string }
  | PasteIntent
  /** Adds the pasted shifts as they are shown. */
  | { readonly do: 'add-pasted' }
  | { readonly do: 'close-paste' }
  /** Adds the shifts of the rows that are selected in the sheet once more, a week later. */
  | { readonly do: 'copy-week'; readonly kind: string }
  /** Shows only the rows that wait for the user, only those with warnings, or all. */
  | { readonly do: 'show-rows'; readonly kind: string; readonly which: 'needs-attention' | 'warned' | 'all' }
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
