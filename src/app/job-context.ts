import type { BatchLimits } from './pane/batch-limits';
import type { FirstPasswords } from './pane/first-passwords';
import type { Names } from './memory/names';
import type { WorkbookKinds } from './memory/workbook-kinds';
import type { SyncStore } from './memory/sync-store';
import type { Ports } from './ports';
import type { Records } from './records';
import type { Service } from './ports';
import type { Settings } from './memory/settings';

/** What this workbook knows beyond its cells, kept in its memory. */
export interface WorkbookState {
  /** What is known of rows and their records. */
  readonly sync: SyncStore;
  readonly names: Names;
  readonly kinds: WorkbookKinds;
  readonly limits: BatchLimits;
  /** As the workbook's settings say: whether rows with warnings stay out of a push. */
  readonly checks: { holdsWarnings: boolean };
  /** Of this pane alone: they are in no workbook's memory. */
  readonly firstPasswords: FirstPasswords;
}

/** The workbook's lock, as a running job uses it (session/lock.ts). */
interface JobLock {
  /** Throws a LockLost where another pane has taken the lock; looks at the workbook's memory first. */
  assertHeld(): Promise<void>;
  /** The same where the memory was looked at, or written, a moment ago. No round trip. */
  confirm(): Promise<void>;
  /** The same for whoever comes by often: looks only if this pane has said nothing for a while. */
  heartbeat(): Promise<void>;
  release(): Promise<void>;
  readonly isLost: boolean;
}

/** What one running job has in its hands. */
export interface JobContext extends WorkbookState {
  readonly ports: Ports;
  readonly service: Service;
  /** What the service lists, read once a job unless something was sent since. */
  readonly records: Records;
  /** Where the service is, and the company's number there. */
  readonly company: Pick<Settings, 'service' | 'sp'>;
  /** Said to the user once the job is done, beside what came of it. */
  warn(sentence: string): void;
  /** The lock of this workbook: asserted before anything is sent. */
  readonly lock: JobLock;
  /** Aborts waiting and reading at once; a push checks `stopping` between batches instead. */
  readonly signal: AbortSignal;
  stopping(): boolean;
  progress(sentence: string, fraction?: number): void;
}
