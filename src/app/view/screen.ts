import type { CategoryKind } from '../../core/entities/entity';
import type { BackupView } from './backup';
import type { PasteView } from './paste';
import type { WarnedShifts, RulesView, WeekCheck } from './planning';
import type { Preview } from './preview';
import type { RepeatView } from './repeat';
import type { ReportsView, TimeOffView } from './reports';
import type { PushResult, UndoPreview } from './result';
import type { RosterView } from './roster';
import type { SheetViewsScreen } from './tables';
import type { ToldView } from './told';
import type { WhoView } from './who';

/** A screen that a user opens over the tables and closes again. */
export type OpenScreen =
  | { readonly kind: 'preview'; readonly preview: Preview }
  | { readonly kind: 'result'; readonly result: PushResult }
  | { readonly kind: 'undo'; readonly undo: UndoPreview }
  | { readonly kind: 'paste'; readonly paste: PasteView }
  | { readonly kind: 'sheet-views'; readonly looks: SheetViewsScreen }
  | { readonly kind: 'backup'; readonly backup: BackupView }
  | { readonly kind: 'time-off'; readonly timeOff: TimeOffView }
  | { readonly kind: 'rules'; readonly rules: RulesView }
  | { readonly kind: 'week-check'; readonly check: WeekCheck }
  | { readonly kind: 'proposal'; readonly proposal: WarnedShifts }
  | { readonly kind: 'who'; readonly who: WhoView }
  | { readonly kind: 'told'; readonly told: ToldView }
  | { readonly kind: 'repeat'; readonly repeat: RepeatView }
  | { readonly kind: 'roster'; readonly roster: RosterView }
  | { readonly kind: 'reports'; readonly reports: ReportsView };

/** What the pane draws. */
export type Screen =
  | { readonly kind: 'connect' }
  | { readonly kind: 'home' }
  | { readonly kind: 'progress'; readonly job: Job }
  | OpenScreen;

/** A running job; there is at most one. */
export interface Job {
  readonly kind: 'connect' | 'download' | 'check' | 'add' | 'push' | 'report';
  /** `Sending 120 of 900 rows` */
  readonly sentence: string;
  /** 0 to 1, or undefined if it is not known. */
  readonly fraction?: number | undefined;
  /** The step of a job of several steps: `Reading 3 of 10: Departments`. It is shown in place of the sentence. */
  readonly step?: { readonly sentence: string; readonly fraction: number };
  /** How long the job will still take, in seconds, rounded up to a time that a person would say; undefined if it is not known. */
  readonly secondsLeft?: number | undefined;
  /** The result is shown already. What is left to do needs nobody. */
  readonly finishing?: true;
  readonly cancellable: boolean;
  /** True after the user has asked to stop, until the job ends. */
  readonly stopping: boolean;
}

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A sentence for the user. `id` changes with each new notice, so that it is announced once. */
export interface Notice {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string;
  /** What the user may want to know, and need not: it is shown when the user asks for it. */
  readonly more?: string;
  /** A job or an act failed. The pane offers the diagnostics beside the notice. */
  readonly failed?: true;
  /** What was done can be taken back. The pane offers that beside the notice while it is possible. */
  readonly takesBack?: true;
}

/** The running job waits for a new session ID. */
export interface SessionQuestion {
  /** What the service said, or what is wrong with the ID that was given. */
  readonly reason: string;
}

/** The workbook's records came from another service or company than the connected one. Each is named as text for people. */
export interface CompanyQuestion {
  readonly came: string;
  readonly now: string;
  /** Rows that were sent to the first company and got no answer. */
  readonly unconfirmed: number;
}

/**
 * The workbook is at a place where it never was before. It was moved, or it is a copy, which knows the same rows as its
 * original and would send the same.
 */
export interface WorkbookQuestion {
  /** The last known place; '' if none is known. */
  readonly was: string;
  readonly now: string;
  /** New rows that are not pushed. The other workbook may have them too. */
  readonly unsent: number;
  /** How many of these are shifts: the service can't list them, so a copy is asked who sends them. */
  readonly unsentShifts: number;
}

/** Whether nobody else has the file open: 'asked' until the user answers, 'said' until the pane is closed. */
export type NobodyElse = 'asked' | 'said';

/**
 * What happens to the rows that came from another company: they become new rows of the connected company, or that company's own
 * rows replace them.
 */
export type CompanyChange = 'push' | 'replace';

/**
 * What a workbook at a new place is: the same one after a move, the same one under another name, or a second one. `copy-theirs`: a
 * second one whose new shifts the other workbook sends.
 */
export type CopyAnswer = 'moved' | 'also' | 'copy' | 'copy-theirs';

/**
 * Why what the workbook remembers of its rows can't be trusted: it is not in the file, another device has worked in the workbook
 * since the file was opened here, or it is rebuilt and not every table was compared with the service.
 */
export type MemoryDoubt = 'missing' | 'older' | 'not-compared';

/** A question that must be answered before a download: which category is of this kind? */
export interface CategoryQuestion {
  readonly category: CategoryKind;
  readonly choices: readonly { readonly catNo: string; readonly name: string }[];
}
