import type { RestoreCounts } from '../../core/backup/plan-restore';

/** The last backup of this workbook. */
export interface BackupAge {
  /** The records that only this workbook knows. */
  readonly records: number;
  /** Those that were pushed since the last backup; all records if there is none. */
  readonly since: number;
  /** How many days ago the last backup was saved; absent if there is none. */
  readonly days?: number;
}

/** A backup that was made and can be saved now. */
export interface BackupFile {
  /** Counts the backups of this pane. */
  readonly id: number;
  readonly name: string;
  /** Its text in parts. */
  readonly texts: readonly string[];
  readonly records: number;
  readonly notPushed: number;
}

/** What a backup or a list would bring into one sheet (core/backup/plan-restore.ts). */
export interface RestoreTable extends RestoreCounts {
  readonly sheet: string;
  /** The cells of the backup that would not be taken, each with its reason. */
  readonly left: readonly string[];
}

/** A backup that the user has chosen. */
interface RestoreView {
  readonly file: string;
  /** `yyyy-MM-ddTHH:mm` by the clock of the device that made it. */
  readonly madeAt: string;
  readonly tables: readonly RestoreTable[];
}

/** A line of a list that is not taken over, and why. */
export interface LeftOutLine {
  readonly line: number;
  readonly reason: string;
}

/** A list of shifts that are on the service, as it was read. */
interface AdoptionView {
  readonly sheet: string;
  readonly taken: number;
  readonly left: readonly LeftOutLine[];
  /** Headers of columns that are no columns of the sheet. */
  readonly ignored: readonly string[];
}

/** The screen on which a user backs up and restores records that the service can't list. */
export interface BackupView {
  readonly age: BackupAge;
  readonly made?: BackupFile;
  readonly restore?: RestoreView;
  readonly adoption?: AdoptionView;
  /** Why the chosen file or list can't be used. */
  readonly problem?: { readonly of: 'restore' | 'adopt'; readonly sentence: string };
  /** The kinds into whose sheets a list can be taken over. */
  readonly kinds: readonly { readonly kind: string; readonly sheet: string }[];
}
