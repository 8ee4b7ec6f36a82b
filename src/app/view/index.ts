/**
 * What the pane shows (View) and what it may ask for (Intent): plain data, so that the pane keeps no state of its own
 * about records and a test can read what a user would see. One file a screen.
 */

import type { Connection } from './connection';
import type { Job } from './job';
import type { Notice } from './notice';
import type { CategoryQuestion, CompanyQuestion, CopyQuestion, SessionQuestion } from './questions';
import type { Screen } from './screen';
import type { TableView } from './tables';

export type * from './connection';
export type * from './first-password';
export type * from './intent';
export type * from './job';
export type * from './notice';
export type * from './paste';
export type * from './questions';
export type * from './reports';
export type * from './result';
export type * from './screen';
export type * from './tables';
export type * from './undo';
export * from './preview';
export * from './row-link';

export interface View {
  readonly connection: Connection;
  readonly copy?: CopyQuestion | undefined;
  readonly company?: CompanyQuestion | undefined;
  readonly session?: SessionQuestion | undefined;
  readonly tables: readonly TableView[];
  /** What to draw. A push has a screen of its own; other jobs show above what the user was looking at. */
  readonly screen: Screen;
  readonly job: Job | undefined;
  /** Whether the workbook remembers a push that could be undone. */
  readonly undoable: boolean;
  /** Whether pushes are logged in a sheet. */
  readonly keepsLog: boolean;
  /** Whether rows with warnings stay out of a push. */
  readonly holdsWarnings: boolean;
  /** Kinds of whose rows only some are shown, as far as this pane did it. */
  readonly narrowed: readonly string[];
  readonly notice: Notice | undefined;
  readonly ask: CategoryQuestion | undefined;
  /** What to do so that the file remembers the last push, where it could not be saved from here; else ''. */
  readonly saved: string;
}
