/**
 * What the pane shows (View) and what it may ask for (Intent). Both are plain data: the pane keeps no state of its own about
 * records, and a test can read what a user would see. One file for the screens of one subject.
 */

import type { ServiceCode } from '../memory/service-codes';
import type { BackupAge } from './backup';
import type { Company, Connection, Diagnostics } from './connection';
import type { WantedView } from './planning';
import type { Selection } from './preview';
import type { PushResult } from './result';
import type {
  Job,
  Notice,
  CategoryQuestion,
  CompanyQuestion,
  WorkbookQuestion,
  MemoryDoubt,
  NobodyElse,
  SessionQuestion,
  Screen,
} from './screen';
import type { TableView, WeekView } from './tables';
import type { ToldOnHome } from './told';

export type * from './result';
export type * from './intent';
export type * from './screen';
export type * from './repeat';
export type * from './backup';
export type * from './paste';
export * from './planning';
export type * from './reports';
export type * from './roster';
export type * from './told';
export type * from './who';
export * from './connection';
export * from './preview';
export * from './tables';
export { LONGEST_OWN_NAME, LONGEST_NOTE } from '../memory/own-name';
export { LONGEST_MEANING, type ServiceCode } from '../memory/service-codes';

export interface View {
  readonly connection: Connection;
  /** The company whose records the workbook has; absent if Shiftsheet has not written to it. */
  readonly belongsTo?: Company | undefined;
  readonly copy?: WorkbookQuestion | undefined;
  /** Asked before new shifts are sent from a file that has a place and can't be saved. */
  readonly nobodyElse?: NobodyElse | undefined;
  readonly company?: CompanyQuestion | undefined;
  readonly session?: SessionQuestion | undefined;
  /** Nothing is sent until the memory can be trusted again. */
  readonly memoryDoubt?: MemoryDoubt | undefined;
  /** The file is open read-only, so nothing is pushed or downloaded: what the user must do, as a sentence. */
  readonly readOnly?: string | undefined;
  readonly tables: readonly TableView[];
  /** The kind of the table on the worksheet in front; absent if there is none. */
  readonly active?: string | undefined;
  /** The selected rows of that table; absent if there are none, or if the pane does not show them. */
  readonly selection?: Selection | undefined;
  /** Several separate parts of the sheet are selected, so no row is shown. */
  readonly selectionInParts?: boolean;
  /** The screen to draw. A push has a screen of its own. Other jobs are shown above the open screen. */
  readonly screen: Screen;
  readonly job: Job | undefined;
  /** The result of the last push, if no row of it needs the user. Home shows it in one line until the user goes on. */
  readonly pushed?: PushResult | undefined;
  /** Whether the workbook remembers a push that changed records. What a push added can't be taken back. */
  readonly undoable: boolean;
  /** What the last act did that can be taken back, as a sentence; absent if there is none. */
  readonly takeBack?: string | undefined;
  /** Whether pushes are logged in a sheet. */
  readonly logsPushes: boolean;
  /** Whether rows with warnings are left out of a push. */
  readonly excludesWarned: boolean;
  /** Whether Status follows what is typed, on this device. */
  readonly marksEdits: boolean;
  /** The name that the log of pushes and accepted warnings say, typed on this device; '' if there is none. */
  readonly ownName: string;
  /** Whether Status has colours in this workbook. */
  readonly coloursStatus: boolean;
  /** Whether headers are the service's names in this workbook. */
  readonly serviceWords: boolean;
  /** The service's codes that are known: first those without a meaning. */
  readonly codes: readonly ServiceCode[];
  /** Absent if the workbook has no sheet "Wanted". */
  readonly wanted?: WantedView | undefined;
  /** The week that the pane has asked for last. */
  readonly week?: WeekView | undefined;
  /** Kinds of which only some rows are shown, if this pane has hidden the others. */
  readonly narrowed: readonly string[];
  /** The names of the views that the user has saved, by kind. */
  readonly savedViews: Readonly<Record<string, readonly string[]>>;
  /** Who does not know yet what is new; absent if this workbook does not say what people were told. */
  readonly told?: ToldOnHome | undefined;
  readonly notice: Notice | undefined;
  /** The last backup; absent until it was looked for. */
  readonly backup?: BackupAge;
  /** The text for support, after the user has asked for it. */
  readonly diagnostics?: Diagnostics;
  readonly ask: CategoryQuestion | undefined;
  /** What the user must do so that the file remembers the last push, if Shiftsheet could not save the file; otherwise ''. */
  readonly saved: string;
}
