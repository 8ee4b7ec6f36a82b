import { paneWords, sheetWords, type Translation } from '../core/words/words';
import { WordsMissing } from './failures';
import type { WorkbookState } from './job-context';
import { KnownNames } from './memory/names';
import { readOwnName } from './memory/own-name';
import { PlanningRules } from './memory/planning-rules';
import { ServiceCodes } from './memory/service-codes';
import { readSettings, type Settings } from './memory/settings';
import { SheetViews } from './memory/sheet-views';
import { ShiftRules } from './memory/shift-rules';
import { SyncStore } from './memory/sync-store';
import { TakeBackList } from './memory/take-back-list';
import { readWitness } from './memory/witness';
import { WorkbookKinds } from './memory/workbook-kinds';
import { BatchLimits } from './pane/batch-limits';
import { FirstPasswords } from './pane/first-passwords';
import { LastTracked } from './pane/last-tracked';
import type { Ports } from './ports/ports';
import type { Store } from './store';
import { marksEdits } from './table/live-status';
import { Turns } from './work';

/** What the open workbook knows beyond its cells, as this pane has read it. */
export class StateLoader {
  readonly state: WorkbookState;
  /** The edition of the workbook's memory that was read. */
  #edition: string | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {
    const { memory } = ports.workbook;
    const names = new KnownNames(memory);
    const kinds = new WorkbookKinds(memory);
    this.state = {
      sync: new SyncStore(memory, ports.clock, ports.panes.id),
      names,
      shiftRules: new ShiftRules(new PlanningRules(memory, ports), names, kinds, ports.clock),
      takeBackList: new TakeBackList(memory),
      kinds,
      views: new SheetViews(memory),
      codes: new ServiceCodes(memory, ports.codes),
      limits: new BatchLimits(),
      checks: { excludesWarned: false },
      firstPasswords: new FirstPasswords(),
      lastTracked: new LastTracked(),
      turns: new Turns(ports.clock),
    };
  }

  get isLoaded(): boolean {
    return this.#edition !== undefined;
  }

  /**
   * Reads the workbook's memory, if it has changed since the last read. Until that has worked, nothing else is done: without
   * its baselines every row looks new, and without its log unconfirmed rows would be forgotten.
   */
  async load(): Promise<void> {
    const { memory } = this.ports.workbook;
    const edition = `${memory.edition} ${memory.discards}`;
    if (this.#edition === edition) return;
    const { codes, kinds, takeBackList, views, names, shiftRules, sync } = this.state;
    await this.#useSheetLanguage(await readSettings(memory));
    await kinds.load();
    await views.load();
    await shiftRules.rules.load();
    await takeBackList.load();
    await codes.load();
    if (!(await sync.load(kinds.all().map(({ kind }) => kind)))) return;
    await names.load();
    this.#edition = edition;
    await this.showSettings();
  }

  /** The pane’s language has changed. */
  async renewWords(): Promise<void> {
    this.state.names.renewWords();
    await this.#useSheetLanguage(await readSettings(this.ports.workbook.memory));
  }

  /**
   * A new workbook gets its sheets in the language of the pane. Later, they stay in theirs, whoever opens it. If the memory is
   * missing, the witness in the cells still says which language that is.
   */
  async #useSheetLanguage(settings: Settings | undefined): Promise<void> {
    const known = settings ?? (await readWitness(this.ports.workbook.memory));
    const tag = known ? known.language : paneWords.tag;
    const { edition } = sheetWords;
    sheetWords.use(tag === undefined ? undefined : await this.#wordsOf(tag));
    if (sheetWords.edition !== edition) this.state.names.renewWords();
  }

  /** Throws WordsMissing if they can't be loaded: the next job tries it again. */
  async #wordsOf(tag: string): Promise<Translation | undefined> {
    try {
      return await this.ports.sheetWords?.(tag);
    } catch {
      throw new WordsMissing();
    }
  }

  /** Shows the settings of the workbook's memory in the pane. */
  async showSettings(): Promise<void> {
    const { memory } = this.ports.workbook;
    const settings = await readSettings(memory);
    const { keepsLog, holdsWarnings: excludesWarned = false, coloursStatus = true } = settings ?? {};
    this.state.checks.excludesWarned = excludesWarned;
    this.#closeOldNotice();
    this.store.set({
      belongsTo: settings && { baseUrl: settings.service, sp: settings.sp },
      logsPushes: keepsLog !== false,
      excludesWarned: excludesWarned,
      coloursStatus,
      serviceWords: this.state.views.serviceWords,
      codes: this.state.codes.all(),
      takeBack: this.state.takeBackList.act?.sentence,
      savedViews: this.state.views.viewNames(),
      marksEdits: marksEdits(this.ports),
      ownName: readOwnName(this.ports),
      undoable: this.state.sync.state.lastPush?.rows.some(({ action }) => action !== 'add') ?? false,
    });
  }

  /** A notice's button “Take back” would take back another act, if somebody has acted in another pane since. */
  #closeOldNotice(): void {
    const { job, notice, takeBack } = this.store.now;
    const isOld = takeBack !== undefined && takeBack !== this.state.takeBackList.act?.sentence;
    if (!job && notice?.takesBack && isOld) this.store.set({ notice: undefined });
  }

  /** Brings a memory that an older release wrote into the form of this release. */
  async migrate(): Promise<void> {
    const { memory } = this.ports.workbook;
    if (!(await memory.isOlder())) return;
    await this.state.sync.join();
    await memory.migrate();
  }
}
