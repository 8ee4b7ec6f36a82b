import type { ReadonlySignal } from '@preact/signals-core';
import type { IntentOf, Command } from './commands/command';
import type { CommandContext } from './commands/context';
import { Recorder } from './diagnostics/recorder';
import { ExcelSessionEnded, WorkbookProblem } from './failures';
import { LiveCounts } from './live-counts';
import { appMessages } from './messages';
import { openingMessages } from './opening-messages';
import type { Sheet } from './ports/excel-workbook';
import type { PanePorts, Ports } from './ports/ports';
import { WorkbookLock } from './session/lock';
import { memoryDoubt, noteDoubt } from './session/memory-doubt';
import { signedOut } from './session/saved-connections';
import { StateLoader } from './state-loader';
import { Store } from './store';
import { LiveStatus } from './table/live-status';
import type { Intent, MemoryDoubt, View } from './view';
import { CachedWorkbook } from './workbook/cached-workbook';

export interface App {
  readonly view: ReadonlySignal<View>;
  /** Carries out an intent. Resolves when it is done. Failures are shown in the view, never thrown. */
  do(intent: Intent): Promise<void>;
  /** Resolves when the workbook's memory has been read and the first counts are shown. */
  readonly ready: Promise<void>;
  /** The user looks at the pane. Counts that are wrong because Excel has dropped an event are corrected. */
  look(): Promise<void>;
  /** The pane’s language has changed: what is shown is made anew. */
  renewWords(): Promise<void>;
  /**
   * Ends the running job, and so gives back the lock, before the page of the pane goes. Waits for Excel and the service only
   * briefly: the rows that were sent are in the write-ahead log, and other panes take over the lock after a while.
   */
  leave(): Promise<void>;
  /** Stops listening to the workbook. */
  close(): void;
}

/** The add-in without its pane: everything that a user can do, over the ports. */
export function createApp(ports: PanePorts): App {
  const recorder = new Recorder(() => ports.clock.now());
  const stopRecording = ports.workbook.onRun((run) => recorder.add({ run }));
  const workbook = new CachedWorkbook(ports.workbook, ports.panes.id);
  const serviceAt: Ports['serviceAt'] = (address) =>
    ports.serviceAt(address, (call) => recorder.add({ call }));
  return new Shiftsheet({ ...ports, workbook, serviceAt }, recorder, stopRecording);
}

/** Finds the command of an intent and runs it: as a job, or beside the job that is running. */
class Shiftsheet implements App {
  readonly ready: Promise<void>;
  #isOpening = false;
  readonly #store = new Store(
    (failure, name) => {
      // Nothing is to ask Excel by itself any more.
      if (failure === ExcelSessionEnded) this.#liveCounts.close();
      this.recorder.add({ failure, name });
    },
    () => this.ports.clock.now(),
  );
  readonly #loader: StateLoader;
  readonly #lock: WorkbookLock;
  readonly #liveCounts: LiveCounts;
  #context: CommandContext | undefined;
  #onSheets: (sheets: ReadonlyMap<string, Sheet>) => void = () => {};
  #onSelected = () => {};

  constructor(
    private readonly ports: Ports,
    private readonly recorder: Recorder,
    private readonly stopRecording: () => void,
  ) {
    this.#store.set({ connection: signedOut(ports) });
    this.#lock = new WorkbookLock(ports);
    this.#loader = new StateLoader(ports, this.#store);
    const { state } = this.#loader;
    this.#liveCounts = new LiveCounts(ports, this.#store, state, new LiveStatus(ports, this.#store, state), {
      renew: async () => {
        await ports.workbook.memory.look();
        await this.#load();
      },
      isLockedElsewhere: () => this.#lock.isHeldByAnother(),
      onRead: (sheets) => this.#onSheets(sheets),
      onEditedBeside: () => void this.#context?.sessions.roster?.noticeEdit(),
      onSelected: () => this.#onSelected(),
    });
    this.ready = this.#attach();
  }

  get view(): ReadonlySignal<View> {
    return this.#store.view;
  }

  /** The user looks at the pane. What could not be read when the pane opened is tried again. */
  async look(): Promise<void> {
    if (this.#loader.isLoaded || this.#isOpening) return this.#liveCounts.look();
    this.#store.set({ notice: undefined });
    await this.#open();
  }

  async renewWords(): Promise<void> {
    await this.ready;
    this.#store.set({ notice: undefined }); // in the other language
    await this.#store.guard(() => this.#loader.renewWords());
    this.#showReadOnly();
    if (!this.#store.now.job) await this.#store.guard(() => this.#liveCounts.refresh());
  }

  async leave(): Promise<void> {
    // Asked once, a push stops after its batch. Asked twice, it waits for nothing.
    for (let asked = 0; asked < 2 && this.#store.now.job; asked += 1) {
      void this.do({ do: 'cancel' });
      await Promise.race([this.#store.running, this.ports.clock.sleep(LEAVE_MS)]);
    }
  }

  close(): void {
    this.#liveCounts.close();
    this.#context?.sessions.roster?.close();
    this.stopRecording();
  }

  async do(intent: Intent): Promise<void> {
    // Support is asked for when Excel does not answer, too.
    if (intent.do !== 'make-diagnostics') await this.ready;
    await this.#store.guard(() => this.#carryOut(intent.do, intent));
    // A job writes the memory into the file itself. This call is for commands that are no job.
    if (!this.#store.now.job) await this.#store.guard(() => this.ports.workbook.memory.flush());
  }

  async #carryOut<Do extends Intent['do']>(name: Do, intent: IntentOf<Do>): Promise<void> {
    const { ended } = this.ports.workbook;
    if (ended && !this.#store.now.job && name !== 'make-diagnostics') throw ended;
    const { commands, context } = await this.#loadCommands();
    const command: Command<Do> = commands[name];
    if (command.job === undefined) {
      if (!command.isQuiet) this.#store.endSuccess();
      if (command.opensScreen) {
        if (this.#store.now.job) return this.#store.notify({ tone: 'warning', title: appMessages.busy });
        await this.#load();
        this.#store.set({ notice: undefined });
      }
      return command.run(context, intent);
    }
    if (command.canBegin?.(context) === false) return;
    const { job, sentence } = command;
    const said = sentence?.(intent) ?? '';
    await this.#store.run(
      job,
      said,
      () => {
        this.recorder.add({ began: name });
        return this.#runJob(command, context, intent);
      },
      () => this.#endJob(command).finally(() => this.recorder.add({ ended: true })),
    );
    const next = command.next?.(context);
    if (next) return this.#carryOut(next.do, next);
    // The selection is not read while a job runs.
    await this.#store.guard(() => context.selection.counted());
  }

  async #runJob<Do extends Intent['do']>(
    command: Command<Do>,
    context: CommandContext,
    intent: IntentOf<Do>,
  ): Promise<void> {
    const { workbook } = this.ports;
    await this.#load();
    if (needsLock(command)) await this.#acquireLock(command);
    workbook.beginJob(this.#store.signal);
    try {
      await command.run(context, intent);
    } finally {
      await context.dueLog.write();
      await context.decorate();
    }
    // If that fails, the next job does it.
    if (needsLock(command) && !this.#lock.isLost) await workbook.keepColumns().catch(() => undefined);
  }

  /**
   * Runs at the end of every job, also of one that failed: writes the memory into the file, and counts again. A report changes
   * no counts.
   */
  async #endJob<Do extends Intent['do']>(command: Command<Do>): Promise<void> {
    const { memory } = this.ports.workbook;
    // If another pane has taken the lock, that pane now writes the memory.
    if (this.#lock.isLost) memory.discard();
    else if (needsLock(command)) await this.#store.guard(() => this.#loader.state.sync.compact());
    if (needsLock(command)) await this.#lock.release();
    await this.#store.guard(() => memory.flush());
    if (!this.#loader.isLoaded || command.job === 'report') return;
    await this.#store.guard(async () => {
      await this.#load();
      await this.#loader.showSettings();
    });
    await this.#liveCounts.refresh();
  }

  /** Takes the lock for a job that reads or writes the workbook, and loads what other panes have written since. */
  async #acquireLock<Do extends Intent['do']>({ job, worksInDoubt }: Command<Do>): Promise<void> {
    const { ports } = this;
    await this.#lock.acquire();
    await this.#load();
    // What a push notes here could not be saved: whoever has the file open for writing would send the same rows again.
    if (ports.workbook.isReadOnly && (job === 'push' || job === 'download'))
      throw new WorkbookProblem(appMessages.readOnly);
    const doubt = this.#store.now.memoryDoubt;
    if (doubt && worksInDoubt !== true) throw new WorkbookProblem(doubtSentence(doubt));
    await this.#loader.migrate();
    if (doubt) return noteDoubt(ports); // the comparison finds the rows of unsaved pushes too
    const { recoverUnsavedPush } = await loadJobs();
    await recoverUnsavedPush(ports, this.#loader.state);
  }

  async #attach(): Promise<void> {
    this.ports.workbook.onWaiting((waiting, why) => {
      this.#store.setWaiting(appMessages.waiting[why], waiting, why === 'silent' || why === 'saving');
    });
    await this.#open();
  }

  async #open(): Promise<void> {
    this.#isOpening = true;
    await this.#store.guard(() => this.#load());
    this.#isOpening = false;
    // Loaded while the network is available: a push must be able to show and store the result of each row.
    this.#loadCommands().catch(() => undefined);
    if (!this.#loader.isLoaded) return;
    if (await this.#lock.isHeldByAnother())
      return this.#store.notify({ tone: 'info', title: appMessages.lockedByAnother });
    await this.#store.guard(async () => {
      const doubt = this.#store.now.memoryDoubt;
      if (doubt) return this.#store.notify({ tone: 'warning', title: doubtSentence(doubt) });
      const { notifyOnOpen } = await loadJobs();
      return notifyOnOpen(this.ports, this.#store, this.#loader.state);
    });
  }

  /** Reads the workbook's memory. After the first success, keeps the live counts up to date. */
  async #load(): Promise<void> {
    const isFirst = !this.#loader.isLoaded;
    await this.#loader.load();
    this.#store.set({ memoryDoubt: await memoryDoubt(this.ports, this.#loader.state) });
    this.#showReadOnly();
    if (!isFirst) return;
    await this.#liveCounts.begin();
    await this.#liveCounts.refresh();
  }

  #showReadOnly(): void {
    this.#store.set({ readOnly: this.ports.workbook.isReadOnly ? appMessages.readOnly : undefined });
  }

  /** The commands, with what they share. */
  async #loadCommands() {
    const { commands, CommandContext, noticeSheets } = await loadJobs();
    const context = (this.#context ??= new CommandContext(
      this.ports,
      this.#store,
      this.#loader.state,
      this.#lock,
      this.recorder,
      () => this.#load(),
      this.#liveCounts,
    ));
    this.#onSheets = (sheets) => {
      void this.#store.guard(() => noticeSheets(context, sheets));
      void this.#store.guard(() => context.selection.counted());
    };
    this.#onSelected = () => {
      void this.#store.guard(() => context.selection.moved());
      void context.sessions.roster?.noticeSelection();
    };
    return { commands, context };
  }
}

/** How long a person who asks for a new page waits for the end of a batch. */
export const LEAVE_MS = 5_000;

/** The jobs are a part of their own. If loading fails, the next call tries again. */
const loadJobs = () => import(/* webpackChunkName: "jobs" */ './commands/commands');

/** Connecting does not use the workbook. */
function needsLock<Do extends Intent['do']>({ job }: Command<Do>): boolean {
  return job !== 'connect';
}

function doubtSentence(doubt: MemoryDoubt): string {
  return openingMessages.memoryDoubt[doubt];
}
