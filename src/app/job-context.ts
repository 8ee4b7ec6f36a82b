import type { KnownNames } from './memory/names';
import type { ServiceCodes } from './memory/service-codes';
import type { Settings } from './memory/settings';
import type { SheetViews } from './memory/sheet-views';
import type { ShiftRules } from './memory/shift-rules';
import type { SyncStore } from './memory/sync-store';
import type { TakeBackList } from './memory/take-back-list';
import type { WorkbookKinds } from './memory/workbook-kinds';
import type { BatchLimits } from './pane/batch-limits';
import type { DueLog } from './pane/due-log';
import type { FirstPasswords } from './pane/first-passwords';
import type { LastTracked } from './pane/last-tracked';
import type { Ports } from './ports/ports';
import type { Service } from './ports/service';
import type { ServiceLists } from './records';
import type { Turns } from './work';

/** What this workbook knows beyond its cells. It is kept in the workbook's memory. */
export interface WorkbookState {
  /** What is known of rows and their records. */
  readonly sync: SyncStore;
  readonly names: KnownNames;
  /** The rules, and what the tables that were read last say about people. Only the rules are kept in the workbook's memory. */
  readonly shiftRules: ShiftRules;
  /** The last act that the user can take back. */
  readonly takeBackList: TakeBackList;
  readonly kinds: WorkbookKinds;
  readonly views: SheetViews;
  readonly codes: ServiceCodes;
  readonly limits: BatchLimits;
  /** From the workbook's settings: whether rows with warnings are left out of a push. */
  readonly checks: { excludesWarned: boolean };
  /** Kept by this pane alone, and never in the workbook's memory. */
  readonly firstPasswords: FirstPasswords;
  /** The tables' rows as they were tracked last. */
  readonly lastTracked: LastTracked;
  /** Long work on tables that were read. */
  readonly turns: Turns;
}

/** The workbook's lock, as a running job uses it (session/lock.ts). */
interface JobLock {
  /** Reads the workbook's memory, and throws a LockLost if another pane has taken the lock. */
  assertHeld(): Promise<void>;
  /**
   * The job is about to send: other devices see that from the next flush of the memory on. `confirm` then says whether this pane
   * has the lock. Throws a LockLost as well.
   */
  beginSending(): Promise<void>;
  /** The same as `assertHeld` without a round trip, for a caller that has just read or written the memory. */
  confirm(): Promise<void>;
  /** The same for a caller that asks often: reads the memory only if this pane has written nothing for a while. */
  heartbeat(): Promise<void>;
  release(): Promise<void>;
  readonly isLost: boolean;
}

/** What a running job works with. */
export interface JobContext extends WorkbookState {
  readonly ports: Ports;
  readonly service: Service;
  /** What the service lists. Each list is read once a job, unless something was sent since. */
  readonly records: ServiceLists;
  /** The address of the service, and the company's number there. */
  readonly company: Pick<Settings, 'service' | 'sp'>;
  /** The lines of the log of pushes that are written at the end of the job. */
  readonly dueLog: DueLog;
  /** Shows a sentence to the user when the job is done, beside its result. */
  warn(sentence: string): void;
  /** The lock of this workbook. A job asserts that it has the lock before it sends anything. */
  readonly lock: JobLock;
  /**
   * Asks again whether the file is where it was when the job began: a job may wait for minutes, and the user may save the file
   * under another name. Throws a WorkbookProblem if it is not; the pane then shows the question about the copy.
   */
  checkPlace(): Promise<void>;
  /**
   * The file has a place and can't be saved: whoever else has it open would send its new rows too. Throws a WorkbookProblem
   * until the user has said that nobody else has it open; the pane then shows the question.
   */
  confirmNobodyElse(): void;
  /** Aborts waiting and reading at once. A push checks `stopping` between batches instead. */
  readonly signal: AbortSignal;
  stopping(): boolean;
  progress(sentence: string, fraction?: number): void;
  /**
   * Begins one of the job's steps. `fraction`: how much of the job is done, from 0 to 1. `isTimed`: the rest of the job takes as
   * long for each share as the steps since the first timed one.
   */
  step(sentence: string, fraction: number, isTimed: boolean): void;
}
