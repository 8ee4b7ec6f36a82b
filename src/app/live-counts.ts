import { entityOf } from '../core/entities/registry';
import { rowsInDoubt } from '../core/sync/log-rows';
import { settingsLayouts } from '../core/table/settings-sheets';
import { WANTED_KIND } from '../core/table/wanted';
import { ExcelSilent, ExcelSessionEnded } from './failures';
import type { WorkbookState } from './job-context';
import { appMessages } from './messages';
import type { WantedSheet } from './planning/wanted-sheet';
import type { Sheet, Unsubscribe } from './ports/excel-workbook';
import type { Ports } from './ports/ports';
import { errorSentence, type Store } from './store';
import { describe } from './table/columns';
import type { LiveStatus } from './table/live-status';
import type { TableSnapshot } from './table/table-snapshot';
import { tableWithout, tableView } from './table/table-view';
import { takeInAndCheck } from './table/take-in-table';
import type { TableView } from './view';
import { named } from './work';

/** Edits come in bursts. The sheet is read once no edit has come for this long. */
export const DEBOUNCE_MS = 250;

/**
 * While another pane is at work, this one refreshes the counts at this interval: the other pane writes its memory last, and no
 * event reports that.
 */
const OTHER_PANE_MS = 2000;

/**
 * After a look at the pane the counts are trusted for this long, or for so many times as long as the look took: reading large
 * tables takes seconds on the web.
 */
const TRUSTED_MS = 5000;
const TRUSTED_LOOKS = 20;

/** Few workbooks have the sheet "Wanted", so its code is loaded then. */
async function openWanted({ workbook }: Ports): Promise<WantedSheet> {
  const { WantedSheet } = await import(/* webpackChunkName: "planning" */ './planning/wanted-sheet');
  return new WantedSheet(workbook);
}

/** What the pane does beside the counts. */
interface PaneAround {
  /** Reads what other panes have written since the last read. */
  readonly renew: () => Promise<void>;
  /** Whether another pane is at work, as of the last read of the memory. */
  readonly isLockedElsewhere: () => Promise<boolean>;
  /** The tables were read, all together. */
  readonly onRead: (sheets: ReadonlyMap<string, Sheet>) => void;
  /** Cells of a sheet without a table have changed. */
  readonly onEditedBeside: () => void;
  /** The user has selected something else. */
  readonly onSelected: () => void;
}

/**
 * Keeps the live counts up to date:
 *
 *   an edit, a look at the pane --> #refreshSoon: waits until no edit has come for DEBOUNCE_MS and no job runs
 *                                         |  ^
 *                                         |  +-- every OTHER_PANE_MS, while another pane is at work
 *                                         v
 *   a job has ended -------------------> #show: reads all tables, counts, and shows the counts
 *                                         |
 *                                         v   only after #refreshSoon, and if no pane is at work
 *                                      writes Status of edited rows, and the Messages of "Wanted"
 *
 * Each refresh has a number. A refresh with a lower number than the shown one shows nothing, and a job that begins ends it.
 */
export class LiveCounts {
  #refreshes = 0;
  #shown = 0;
  #closers: Unsubscribe[] = [];
  #trustedUntil = 0;
  /** The tables of the last counts, by kind. */
  #reads = new Map<string, TableSnapshot>();
  /** The sheet "Wanted" as it was read last; undefined if there is none. */
  #wanted: Sheet | undefined;
  #wantedSheet: WantedSheet | undefined;
  /**
   * Whether its Messages may be written: something was edited on this device, a job has ended, or the user looks at the pane. Panes in two
   * languages would write against each other if each followed the other's edits.
   */
  #isWantedDue = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly state: WorkbookState,
    private readonly liveStatus: LiveStatus,
    private readonly pane: PaneAround,
  ) {}

  async begin(): Promise<void> {
    const { workbook } = this.ports;
    const closer = await workbook.listen({
      edited: (editedHere) => {
        this.liveStatus.noteEdit(editedHere);
        this.#isWantedDue ||= editedHere.length > 0 && this.store.now.marksEdits;
        void this.#refreshSoon();
      },
      editedBeside: () => this.pane.onEditedBeside(),
      activated: () => {
        this.store.set({ active: workbook.active });
        this.pane.onSelected();
      },
      selected: () => {
        this.pane.onSelected();
        // A value that was chosen from a dropdown is noticed when the user goes on to another cell.
        const { active } = workbook;
        if (workbook.missesChoices && active !== undefined) void this.#read([active]);
      },
    });
    this.#closers.push(closer);
  }

  get reads(): ReadonlyMap<string, TableSnapshot> {
    return this.#reads;
  }

  /** Shows tables that a job has just read. All are counted anew when the job has ended. */
  take(reads: readonly TableSnapshot[]): void {
    const views = new Map<string, TableView>();
    for (const read of reads) {
      const { kind } = read.entity;
      this.#reads.set(kind, read);
      views.set(kind, tableView(read, this.state.sync));
    }
    this.store.set({ tables: this.store.now.tables.map((table) => views.get(table.kind) ?? table) });
  }

  close(): void {
    for (const close of this.#closers) close();
    this.#closers = [];
  }

  /** Reads every table that may have changed and shows the counts, unless a later refresh has already shown them. */
  async refresh(): Promise<void> {
    this.liveStatus.forget();
    this.#wantedSheet?.forget();
    const isAfterJob = this.store.now.job !== undefined;
    await this.#show((this.#refreshes += 1));
    if (isAfterJob && this.#differsWanted()) this.#isWantedDue = true;
    // What was edited while a job ran is marked after the job.
    if (this.liveStatus.areDue || this.#isWantedDue) void this.#refreshSoon();
  }

  /**
   * The user looks at the pane: all tables are read again, because Excel drops some events. Does nothing if the last look was
   * a moment ago. What is selected is read in any case: in some files no event tells it (OfficeDev/office-js, issue 6311).
   */
  async look(): Promise<void> {
    if (this.#closers.length > 0 && !this.store.now.job) this.pane.onSelected();
    await this.#read();
  }

  /** Reads the tables of these kinds again, or all. Does nothing if the last such reading was a moment ago. */
  async #read(kinds?: readonly string[]): Promise<void> {
    const { clock, workbook } = this.ports;
    if (this.#closers.length === 0 || this.store.now.job || clock.now() < this.#trustedUntil) return;
    const begun = clock.now();
    this.#trustedUntil = begun + TRUSTED_MS;
    workbook.forget(kinds);
    this.#isWantedDue ||= this.store.now.marksEdits;
    await this.#refreshSoon();
    const end = clock.now();
    this.#trustedUntil = end + Math.max(TRUSTED_MS, TRUSTED_LOOKS * (end - begun));
  }

  /**
   * Shows the counts. False if a later refresh has shown them already, or a job has begun meanwhile: the job reads the tables anew,
   * and the counts are shown when it has ended.
   */
  async #show(refresh: number): Promise<boolean> {
    const wasJob = this.store.now.job !== undefined;
    const isOver = () => !wasJob && this.store.now.job !== undefined;
    const layouts = this.state.kinds.all().map(({ kind }) => describe(this.state, kind).layout);
    let sheets: ReadonlyMap<string, Sheet> | undefined;
    try {
      sheets = await this.ports.workbook.lastSheets([...layouts, ...settingsLayouts()]);
      await this.state.shiftRules.noticeSettings(sheets);
      if (sheets.has(WANTED_KIND)) this.#wantedSheet ??= await openWanted(this.ports);
    } catch (error) {
      if (error instanceof ExcelSilent || error instanceof ExcelSessionEnded) throw error;
      // Now each table is read by itself, so that a failure is shown only for the table that it concerns.
    }
    const reads = new Map<string, TableSnapshot>();
    const tables: TableView[] = [];
    for (const { kind } of layouts) tables.push(await this.#viewOf(kind, sheets, reads, isOver));
    if (refresh < this.#shown || isOver()) return false;
    this.#shown = refresh;
    this.#reads = reads;
    this.#wanted = sheets?.get(WANTED_KIND);
    const wanted = this.#wanted && this.#wantedSheet?.view(this.#wanted, this.state.shiftRules.needs);
    this.store.set({ tables, wanted, active: this.ports.workbook.active });
    if (sheets) this.pane.onRead(sheets);
    return true;
  }

  async #refreshSoon(): Promise<void> {
    const refresh = (this.#refreshes += 1);
    const isOver = () => refresh !== this.#refreshes || this.#closers.length === 0;
    let isLockedElsewhere = false;
    do {
      do {
        await this.ports.clock.sleep(isLockedElsewhere ? OTHER_PANE_MS : DEBOUNCE_MS);
        if (isOver()) return;
      } while (this.store.now.job);
      let isRenewed = false;
      await this.store.guard(() => this.pane.renew().then(() => (isRenewed = true)));
      await this.store.guard(async () => (isLockedElsewhere = await this.pane.isLockedElsewhere()));
      let isShown = false;
      await this.store.guard(async () => void (isShown = await this.#show(refresh)));
      if (isShown && isRenewed && !isLockedElsewhere && !isOver())
        await this.store.guard(async () => {
          await this.liveStatus.write(this.#reads);
          await this.#writeWanted();
        });
    } while (isLockedElsewhere && !isOver());
  }

  #differsWanted(): boolean {
    if (!this.#wanted || !this.#wantedSheet) return false;
    return this.#wantedSheet.differs(this.#wanted, this.state.shiftRules.needs);
  }

  async #writeWanted(): Promise<void> {
    const { job, memoryDoubt } = this.store.now;
    if (!this.#isWantedDue || job) return;
    this.#isWantedDue = false;
    if (this.#wanted && !memoryDoubt)
      await this.#wantedSheet?.write(this.#wanted, this.state.shiftRules.needs);
  }

  async #viewOf(
    kind: string,
    sheets: ReadonlyMap<string, Sheet> | undefined,
    reads: Map<string, TableSnapshot>,
    isOver: () => boolean,
  ): Promise<TableView> {
    try {
      if (sheets && !sheets.has(kind)) {
        this.state.shiftRules.forget(kind);
        return tableWithout(entityOf(kind));
      }
      if (this.store.now.memoryDoubt) return tableWithout(entityOf(kind), appMessages.notCounted);
      const { workbook } = this.ports;
      const read = await takeInAndCheck(workbook, this.state, kind, undefined, sheets?.get(kind), isOver);
      if (!read) return tableWithout(entityOf(kind));
      reads.set(kind, read);
      return named('counts of a table', () => tableView(read, this.state.sync));
    } catch (error) {
      const inDoubt = rowsInDoubt(this.state.sync.unanswered(kind)).size;
      return tableWithout(entityOf(kind), errorSentence(error), inDoubt);
    }
  }
}
