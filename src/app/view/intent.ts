import type { CategoryKind } from '../../core/entities/entity';
import type { SettingsKind } from '../../core/table/settings-sheets';
import type { ReportChoice } from '../memory/made-reports';
import type { RosterChoice } from '../memory/rosters';
import type { Company, PaneFacts } from './connection';
import type { PasteIntent } from './paste';
import type { ChosenRules } from './planning';
import type { LeavePolicy, PatternEntry, RecurringEntry } from './repeat';
import type { TimeOffEntry } from './reports';
import type { CompanyChange, CopyAnswer } from './screen';
import type { ConflictSide, SavedView } from './tables';

/** What happens to rows that were deleted from the sheet and are still on the service. */
export type DeletedRowChoice = 'put-back' | 'open-shift' | 'forget';

/** A view by its name, one week (how many weeks after the present one), or all rows. */
export type ShownView = { readonly name: string } | { readonly week: number } | 'all';

/** Rows that need the user, rows with warnings, rows with cells that changed on the service, or all rows. */
export type RowChoice = 'needs-attention' | 'warned' | 'changed-on-service' | 'all';

/** What the pane may ask the app for. */

export type Intent =
  | {
      readonly do: 'connect';
      readonly baseUrl: string;
      readonly sessionId: string;
      readonly sp: string;
      /** Whether the session ID is kept on this device until the user signs out. */
      readonly keep?: boolean;
    }
  /** Connects with the session ID that this device keeps for the company. */
  | ({ readonly do: 'connect-again' } & Company)
  /** Gives a saved connection another name. With an empty one, it is called by its host. */
  | ({ readonly do: 'rename-connection'; readonly name: string } & Company)
  /** Removes a saved connection with its session ID. */
  | ({ readonly do: 'remove-connection' } & Company)
  /**
   * Makes the workbook the connected company's. Its rows become new rows of that company, or the company's own rows replace
   * them.
   */
  | { readonly do: 'change-company'; readonly change: CompanyChange }
  /** Answers what a workbook at a new place is. */
  | { readonly do: 'answer-copy'; readonly answer: CopyAnswer }
  /** Gives a new session ID to the job that waits for it. */
  | { readonly do: 'renew-session'; readonly sessionId: string }
  | { readonly do: 'connect-sample' }
  /** Brings the sheets and the shifts of the sample company into a workbook without sheets. */
  | { readonly do: 'bring-sample' }
  /** Puts the roster of the sample data into the box for pasted shifts, and reads it. */
  | { readonly do: 'paste-sample' }
  | { readonly do: 'sign-out' }
  /** Downloads one kind's records into the workbook; without `kind`, those of every kind. */
  | { readonly do: 'download'; readonly kind?: string }
  /** Merges the service's records into the rows that are selected in the sheet; without `kind`, those that the pane shows. */
  | { readonly do: 'refresh-selected'; readonly kind?: string }
  /** Checks the table, or all tables, and opens the preview. Sends nothing. */
  | { readonly do: 'preview'; readonly kind?: string }
  /** Allows to send rows of a kind again that got no answer and can't be found on the service. */
  | { readonly do: 'send-again'; readonly kind: string }
  /**
   * Says that rows of a kind that the service can't list are stored as they were sent. `numberTaken`: the rows whose number the
   * service has already; otherwise those that got no answer.
   */
  | { readonly do: 'confirm-stored'; readonly kind: string; readonly numberTaken?: true }
  /** The records that have the numbers of these rows already are to become like the rows: the next preview has the updates. */
  | { readonly do: 'match-stored'; readonly kind: string }
  /** The records that have the numbers of these rows already are others: the rows get new numbers and are added. */
  | { readonly do: 'send-anew'; readonly kind: string }
  /** Finds out which rows of an interrupted push are stored. Nothing new is sent. */
  | { readonly do: 'find-out' }
  /** Sends at once if no preview is needed; otherwise opens the preview. */
  | { readonly do: 'push'; readonly kind?: string }
  /** Says whether the pane shows the selected rows. Only then are they read. */
  | { readonly do: 'watch-rows'; readonly on: boolean }
  /** Pushes the selected rows alone. */
  | { readonly do: 'push-selected' }
  /** Takes back the edits of the selected rows, or those of one field by its id. */
  | { readonly do: 'revert-selected'; readonly field?: string }
  /** Reads what the log of pushes says of the selected row. */
  | { readonly do: 'row-history' }
  /** Resolves the conflicts of one row, of a table, or of all tables: those that the screen shows. */
  | {
      readonly do: 'resolve-conflicts';
      readonly side: ConflictSide;
      readonly kind?: string;
      readonly row?: string;
    }
  /**
   * Writes a value into every cell of a group of problems, by the group's id: one of the group's choices, or the suggested
   * value. Without a group, writes the suggested value into every cell of the table that has one, unless the value is
   * another name.
   */
  | { readonly do: 'fix-all'; readonly kind: string; readonly group?: string; readonly value?: string }
  /** Checks the tables of the open preview again, because the sheet has changed. */
  | { readonly do: 'check-again' }
  /** Confirms that so many changes are intended. */
  | { readonly do: 'confirm-unusual'; readonly on: boolean }
  /** Chooses what happens to rows that were deleted from the sheet, of a kind that the service can't list. */
  | { readonly do: 'decide-deleted'; readonly kind: string; readonly choice: DeletedRowChoice }
  /** Makes the sheet of a schedule template by its number. */
  | { readonly do: 'make-template'; readonly number: string }
  /** Chooses the category of a kind that no Type names. */
  | { readonly do: 'pick-category'; readonly category: CategoryKind; readonly catNo: string }
  /** Opens the box for shifts from another sheet, an e-mail or a web page. */
  | { readonly do: 'open-paste'; readonly kind: string }
  | PasteIntent
  /** Adds the pasted shifts as they are shown. */
  | { readonly do: 'add-pasted' }
  | { readonly do: 'close-paste' }
  /** Adds the shifts of a week once more to other weeks. Shifts that are there already are not added again. */
  | {
      readonly do: 'copy-weeks';
      readonly kind: string;
      /** The first of the seven days to copy, `yyyy-MM-dd`. */
      readonly from: string;
      /** Any day of the first week that gets the copies. */
      readonly to: string;
      /** How many weeks in a row get the copies. */
      readonly times: number;
      /** Whether the copies are open shifts, without the people. */
      readonly asOpen: boolean;
      /** What becomes of the copies of people who are away then. */
      readonly leave: LeavePolicy;
    }
  /** Opens the screen for copied weeks, patterns and recurring shifts. */
  | { readonly do: 'open-repeat' }
  | { readonly do: 'close-repeat' }
  /** Adds the shifts of a pattern to the sheet of a kind, which is made if the workbook does not have it. */
  | { readonly do: 'add-pattern'; readonly kind: string; readonly entry: PatternEntry }
  /** Adds the shifts on dates that recurring ones stand for. */
  | { readonly do: 'add-recurring'; readonly kind: string; readonly entry: RecurringEntry }
  /**
   * Removes what the last act has added, and puts back what it has changed. `said`: the sentence of the act beside the button. If
   * the last act is another one by now, nothing is taken back.
   */
  | { readonly do: 'take-back'; readonly said?: string | undefined }
  /** Opens the screen on which the user enters a person's time off. */
  | {
      readonly do: 'open-time-off';
      /** Somebody is ill: the shifts become open. */
      readonly isIll?: boolean;
      /** A row of Users or of shifts, whose person and day the form begins with. */
      readonly of?: { readonly kind: string; readonly row?: string; readonly index: number };
      /** Or a person's ID and a day, `yyyy-MM-dd`. */
      readonly person?: string;
      readonly day?: string;
    }
  /** Takes what the user has entered so far, and shows what it means. */
  | { readonly do: 'fill-time-off'; readonly entry: TimeOffEntry }
  /** Adds the rows of the time off as they are shown. */
  | { readonly do: 'add-time-off' }
  | { readonly do: 'close-time-off' }
  /** Opens the screen with the rules for planning. */
  | { readonly do: 'open-rules' }
  /** Keeps the rules in this workbook. */
  | { readonly do: 'save-rules'; readonly rules: ChosenRules }
  /** Makes the sheet "People limits", or shows it. Rules that are given are kept in this workbook. */
  /** Adds an open shift for each person who is missing in the week that is shown; for one need if its id is given. */
  | { readonly do: 'fill-gaps'; readonly need?: string }
  | { readonly do: 'make-settings'; readonly kind: SettingsKind; readonly rules?: ChosenRules }
  | { readonly do: 'close-rules' }
  /** Opens or renews the list of the rules that a week breaks. */
  | { readonly do: 'check-week'; readonly kind: string; readonly offset: number }
  /** The sheet has changed: makes the open list anew. */
  | { readonly do: 'renew-week-check' }
  /** Accepts a breach of the open list with a note; without a note, no longer. */
  | { readonly do: 'accept-breach'; readonly id: string; readonly note?: string }
  | { readonly do: 'close-week-check' }
  /** Adds the shifts of the open proposal. */
  | { readonly do: 'add-proposed' }
  | { readonly do: 'close-proposal' }
  /** Shows who can work the shift of a row. `row`: its id, if it has one. */
  | { readonly do: 'open-who'; readonly kind: string; readonly row?: string; readonly index: number }
  /** Writes a person, by the ID, into the row of the shift that the screen shows. */
  | { readonly do: 'give-shift'; readonly person: string }
  /** Exchanges the people of this shift and of another row's shift. */
  | { readonly do: 'swap-shifts'; readonly row: string; readonly index: number }
  | { readonly do: 'close-who' }
  /** Opens the screen for backups. */
  | { readonly do: 'open-backup' }
  /** Makes a backup of what only this workbook knows. */
  | { readonly do: 'back-up' }
  /** The pane has given the backup with this id to the user. */
  | { readonly do: 'note-backup'; readonly id: number }
  /** Reads a backup and shows what it would change. `file`: its name. */
  | { readonly do: 'read-backup'; readonly file: string; readonly text: string }
  /** Brings in the backup that is shown. */
  | { readonly do: 'restore-backup' }
  /** Reads a list of shifts that are on the service, and shows which of them would be taken over. */
  | { readonly do: 'read-adoption'; readonly kind: string; readonly text: string }
  /** Takes over the shifts of the list that is shown. */
  | { readonly do: 'adopt-shifts' }
  | { readonly do: 'close-backup' }
  /** Shows some rows of a sheet only, or all of them. */
  | { readonly do: 'show-rows'; readonly kind: string; readonly which: RowChoice }
  /** The user has looked at the cells that changed on the service. */
  | { readonly do: 'clear-marks'; readonly kind: string }
  /** Brings a table's sheet to the front. */
  | { readonly do: 'show-table'; readonly kind: string }
  /** Makes the filled rows directly below a table part of it. */
  | { readonly do: 'include-below'; readonly kind: string }
  | { readonly do: 'set-password'; readonly row: string; readonly password: string }
  | { readonly do: 'confirm-passwords'; readonly saved: boolean }
  /** Sends what the preview shows. `note`: what the log says about this push, at most LONGEST_NOTE characters. */
  | { readonly do: 'send'; readonly note?: string }
  /** Reads the service again and shows what undoing the last push would do. Sends nothing. */
  | { readonly do: 'undo' }
  /** Opens the screen for rosters; with a key, at that roster. */
  | { readonly do: 'open-rosters'; readonly key?: string }
  /** Makes a roster; with a key, in the place of that one. `mayLose`: what was typed there may be lost. */
  | {
      readonly do: 'make-roster';
      readonly choice: RosterChoice;
      readonly key?: string;
      readonly mayLose?: true;
    }
  | {
      readonly do: 'make-roster-again';
      readonly key: string;
      readonly mayLose?: true;
      /** Whether it marks what has changed since it was given out; absent means as before. */
      readonly marksChanges?: boolean;
    }
  /** Reads what was typed into the shown roster. */
  | { readonly do: 'check-roster' }
  /** Says which side of a conflict is taken, or that many shifts may become open. */
  | {
      readonly do: 'answer-roster';
      readonly id?: string;
      readonly side?: 'roster' | 'sheet';
      readonly opensAll?: boolean;
    }
  /** Writes what was typed into the shown roster. `pushes`: then pushes, if all of it could be taken over. */
  | { readonly do: 'take-over-roster'; readonly pushes?: true }
  | { readonly do: 'close-rosters' }
  | { readonly do: 'open-reports' }
  /** Makes a report on a worksheet of its own; with `key`, on the worksheet of an earlier report. */
  | {
      readonly do: 'make-report';
      readonly id: string;
      readonly choice: ReportChoice;
      readonly key?: string;
    }
  /** Makes a report again from the current sheets. */
  | { readonly do: 'make-report-again'; readonly key: string }
  | { readonly do: 'show-report'; readonly key: string }
  /** Notes that a report or roster was given out as it was made. */
  | { readonly do: 'give-out'; readonly key: string }
  /** Notes the same of reports that the user has exported. */
  | { readonly do: 'note-export'; readonly keys: readonly string[] }
  | { readonly do: 'close-reports' }
  /** Says whether values that can't be checked on the service are put back too. */
  | { readonly do: 'include-unverified'; readonly on: boolean }
  /** Puts back what the open undo screen shows. */
  | { readonly do: 'send-undo' }
  | { readonly do: 'close-undo' }
  /** Opens the screen "New for you", or makes its list anew. */
  | { readonly do: 'open-told' }
  /** From now on it is known what people were told: the plan that is shown, or nothing yet. */
  | { readonly do: 'begin-told'; readonly everybody: boolean }
  /** A person was told what is shown; without `person`, all who are shown. */
  | { readonly do: 'tell'; readonly person?: string }
  | { readonly do: 'take-back-told' }
  /** Makes the calendar file of a person, by the ID. `timeZone`: its IANA name; the workbook keeps it. */
  | { readonly do: 'make-calendar-file'; readonly person: string; readonly timeZone: string }
  | { readonly do: 'close-told' }
  /** Sets whether pushes are logged in a sheet from now on. */
  | { readonly do: 'log-pushes'; readonly on: boolean }
  /** Says who works on this device; '' for nobody. */
  | { readonly do: 'choose-own-name'; readonly name: string }
  /** Says what a code of the service means; without a meaning, what was said in this workbook is removed. */
  | { readonly do: 'name-code'; readonly code: string; readonly meaning: string; readonly advice: string }
  /** Sets whether rows with warnings are left out of a push from now on. */
  | { readonly do: 'exclude-warned'; readonly on: boolean }
  /** Sets whether Status follows what is typed, on this device. */
  | { readonly do: 'mark-edits'; readonly on: boolean }
  /** Sets whether Status has colours in this workbook. */
  | { readonly do: 'colour-status'; readonly on: boolean }
  /** Sets whether headers are the service's names in this workbook. */
  | { readonly do: 'use-service-words'; readonly on: boolean }
  /** Counts the shifts of a week by day, `offset` weeks after the present one. */
  | { readonly do: 'show-week'; readonly kind: string; readonly offset: number }
  /** Opens the screen on which the user chooses a sheet's columns and makes views. */
  | { readonly do: 'open-sheet-views'; readonly kind: string }
  | { readonly do: 'close-sheet-views' }
  /** Hides these columns of a sheet, by their ids, and shows all others. */
  | { readonly do: 'hide-columns'; readonly kind: string; readonly ids: readonly string[] }
  /** Keeps a view in this workbook, in the place of one with the same name, and shows it. */
  | { readonly do: 'save-view'; readonly kind: string; readonly view: SavedView }
  | { readonly do: 'delete-view'; readonly kind: string; readonly name: string }
  /** Shows the rows of a saved view, of one week, or all rows. */
  | { readonly do: 'show-view'; readonly kind: string; readonly view: ShownView }
  /** Makes the text about this pane's work that the user can send to support. */
  | { readonly do: 'make-diagnostics'; readonly pane: PaneFacts }
  /** The user answers whether nobody else has the file open, from which new shifts are to be sent. */
  | { readonly do: 'answer-nobody-else'; readonly yes: boolean }
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
