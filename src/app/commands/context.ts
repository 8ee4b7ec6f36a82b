import type { BackupSession } from '../backup/backup-session';
import type { Recorder } from '../diagnostics/recorder';
import type { WorkbookState, JobContext } from '../job-context';
import type { LiveCounts } from '../live-counts';
import { DueLog } from '../pane/due-log';
import type { PasteSession } from '../paste/paste-session';
import type { ShiftsToWarn } from '../planning/proposal';
import type { Ports } from '../ports/ports';
import type { Checked } from '../push/check';
import type { RosterSession } from '../roster/roster-session';
import { SelectedRows } from '../selection/selected-rows';
import { beginWork } from '../session/begin-work';
import { ServiceConnection } from '../session/connect';
import type { WorkbookLock } from '../session/lock';
import { SessionCommands } from '../session/session-commands';
import { errorSentence, type Store } from '../store';
import type { TimeOffSession } from '../time-off/time-off-session';
import type { ToldSession } from '../told/told-session';
import type { UndoPlan } from '../undo/plan-undo';
import type { WhoSession } from '../who/who-session';

/** What each screen works on while it is open. */
interface Sessions {
  preview?: Checked;
  undo?: UndoPlan;
  paste?: PasteSession;
  backup?: BackupSession;
  /** The shifts that are shown with the rules that they would break, before they are added. */
  proposal?: ShiftsToWarn;
  timeOff?: TimeOffSession;
  roster?: RosterSession;
  /** Says who can work a shift. */
  who?: WhoSession;
  /** "New for you". */
  told?: ToldSession;
}

/** What the commands share: the app's state, the connection, and the content of the open screens. */
export class CommandContext {
  readonly selection: SelectedRows;
  readonly connection: ServiceConnection;
  readonly session: SessionCommands;
  readonly dueLog: DueLog;
  /** What the open screens work on, by screen. A screen that is not open has nothing. */
  readonly sessions: Sessions = {};
  /** The making of what the preview shows that was begun last. An earlier one shows nothing. */
  showing: object | undefined;
  /** The shifts of the sample company as a list, until they are taken over; '' if there are none. */
  sampleList = '';
  /** The roster was taken over whole, and the user wants to push. */
  pushesRoster = false;
  /** Whether the screen that says who can work, or the one for time off, was opened from a roster. */
  isOverRoster = false;

  /** Whether the user has read that formulas have old values. They do not read it again before Excel has calculated. */
  hasSaidOldValues = false;

  constructor(
    readonly ports: Ports,
    readonly store: Store,
    readonly state: WorkbookState,
    readonly lock: WorkbookLock,
    readonly recorder: Recorder,
    /** Reads the workbook's memory if it was not read yet, or if another pane has written since. */
    readonly load: () => Promise<void>,
    readonly counts: Pick<LiveCounts, 'reads' | 'take'>,
  ) {
    this.selection = new SelectedRows(ports, store, state, () => counts.reads);
    this.connection = new ServiceConnection(ports, store);
    this.dueLog = new DueLog({
      workbook: ports.workbook,
      lock,
      warn: (sentence) => store.warn(sentence),
    });
    this.session = new SessionCommands({ connection: this.connection, store, clock: ports.clock, lock });
  }

  /**
   * Gives a job its context. Undefined, with a notice, if there is no connection, if the file can't keep the workbook's memory,
   * or if the user must first answer a question about the workbook.
   */
  work(): Promise<JobContext | undefined> {
    const { ports, store, state, lock, dueLog } = this;
    return beginWork({ ports, store, state, lock, dueLog, service: () => this.session.serviceOfJob() });
  }

  /**
   * Draws the ornaments of the tables that the job has made, all at once. Whatever Excel refuses of them, the tables stand: a
   * remark beside the job's result says so.
   */
  async decorate(): Promise<void> {
    const { ports, store } = this;
    const notice = await ports.workbook.decorate().catch(errorSentence);
    if (notice !== undefined) store.remark(notice);
  }

  /** Kinds whose table is in the workbook. */
  readonly present = (): string[] =>
    this.store.now.tables.filter(({ state }) => state !== 'absent').map(({ kind }) => kind);
}
