import type { ReadonlySignal } from '@preact/signals-core';
import { entityOf, templateKind } from '../core/entities/registry';
import type { CompanyChange } from './session/change-company';
import type { CopyMeaning } from './session/copies';
import { BatchLimits } from './push/batch-limits';
import { FirstPasswords } from './push/first-passwords';
import { Connection } from './session/connect';
import { Cancelled, NoCategory } from './failures';
import { freshId } from './table/fresh-id';
import { Journal } from './memory/journal';
import { amount, messages } from './messages';
import { Names } from './memory/names';
import { offerNames } from './table/offer-names';
import type { PanePorts, Place, Ports } from './ports';
import { OwnKinds } from './memory/own-kinds';
import type { PasteDesk } from './shifts/paste-desk';
import type { ReportDesk } from './reports/report-desk';
import type { Pushing } from './push/pushing';
import { LAST_PUSH } from './memory/remembered';
import { knowsPlace, readSettings, writeSettings, type Settings } from './memory/settings';
import { lostPushes } from './memory/unsaved';
import { SessionDesk } from './session/session';
import { Store } from './store';
import { describe, loadOnProblems } from './table/table';
import { Turn } from './session/turn';
import { Watch } from './watch';
import { CachedWorkbook } from './workbook/cached-workbook';
import { Baselines, type Known, type Work } from './work';
import type { Intent, Job, View } from './view';

export interface App {
  readonly view: ReadonlySignal<View>;
  /** Carries out an intent. Resolves when it is done; failures are told in the view, never thrown. */
  do(intent: Intent): Promise<void>;
  /** Resolves when the workbook's memory has been read and the first counts are shown. */
  readonly ready: Promise<void>;
  /** Stops listening to the workbook. */
  close(): void;
}

/** The add-in without its pane: everything a user can do, over the ports. */
export function createApp(ports: PanePorts): App {
  return new Shiftsheet({ ...ports, workbook: new CachedWorkbook(ports.workbook) });
}

class Shiftsheet implements App {
  readonly ready: Promise<void>;
  readonly #store = new Store();
  readonly #connection: Connection;
  readonly #session: SessionDesk;
  readonly #known: Known;
  #pushing: Pushing | undefined;
  readonly #watch: Watch;
  #paste: PasteDesk | undefined;
  readonly #turn: Turn;
  /** Of the workbook's memory, as it was read. */
  #edition: number | undefined;

  constructor(private readonly ports: Ports) {
    const { memory } = ports.workbook;
    this.#connection = new Connection(ports, this.#store);
    this.#known = {
      baselines: new Baselines(memory),
      names: new Names(memory),
      journal: new Journal(memory, ports.clock, ports.panes.id),
      kinds: new OwnKinds(memory),
      limits: new BatchLimits(),
      checks: { holdsWarnings: false },
      firstPasswords: new FirstPasswords(),
    };
    this.#turn = new Turn(ports);
    this.#session = new SessionDesk({
      connection: this.#connection,
      store: this.#store,
      clock: ports.clock,
      turn: this.#turn,
    });
    this.#watch = new Watch(
      ports,
      this.#store,
      this.#known,
      async () => {
        await memory.look();
        await this.#load();
      },
      () => this.#turn.isAnothers(),
    );
    this.ready = this.#attach();
  }

  get view(): ReadonlySignal<View> {
    return this.#store.view;
  }

  close(): void {
    this.#watch.close();
  }

  async do(intent: Intent): Promise<void> {
    await this.ready;
    await this.#carryOut(intent);
    // Jobs keep what they remember themselves; this is for what is done beside them.
    if (!this.#store.now.job) await this.#store.guard(() => this.ports.workbook.memory.flush());
  }

  async #carryOut(intent: Intent): Promise<void> {
    switch (intent.do) {
      case 'connect':
        return this.#run('connect', messages.connecting, () =>
          this.#connection.open(intent, intent.keep ?? false),
        );
      case 'connect-again':
        return this.#run('connect', messages.connecting, () => this.#connection.openAgain());
      case 'change-company':
        return this.#run('download', messages.changingCompany, () => this.#changeCompany(intent.change));
      case 'settle-copy':
        return this.#run('check', messages.settlingCopy, () => this.#settleCopy(intent.meant));
      case 'renew-session':
        return this.#store.guard(() => this.#session.renew(intent.sessionId));
      case 'connect-sample':
        return this.#run('connect', messages.connecting, () => this.#connection.openSample());
      case 'sign-out':
        return this.#signOut();
      case 'download':
        return this.#run(
          'download',
          intent.kind === undefined
            ? messages.downloadingAll
            : messages.downloading(entityOf(intent.kind).many),
          () => this.#download(intent.kind),
        );
      case 'refresh-selected':
        return this.#run('download', messages.merging, () => this.#refreshSelected(intent.kind));
      case 'preview':
        return this.#run(
          'check',
          intent.kind === undefined ? messages.checkingTables : messages.checking,
          async () => (await this.#toPush()).preview(intent.kind),
        );
      case 'decide-deleted':
        return this.#run('check', messages.checking, async () =>
          (await this.#toPush()).decideDeleted(intent),
        );
      case 'make-template':
        return this.#run('download', messages.makingTemplate, () => this.#makeTemplate(intent.number));
      case 'pick-category':
        return this.#run('download', messages.pickingCategory, () => this.#pickCategory(intent));
      case 'send-again':
      case 'take-as-stored':
        return this.#run('check', messages.checking, async () =>
          (await this.#toPush()).decideUnknown(intent),
        );
      case 'settle-conflicts':
        return this.#run('check', messages.checking, async () =>
          (await this.#toPush()).settleConflicts(intent),
        );
      case 'fix-all':
        return this.#run('check', messages.checking, async () => (await this.#toPush()).fixAll(intent));
      case 'push':
        return this.#pushAtOnce(intent.kind);
      case 'open-paste':
        return this.#store.guard(() => this.#openPaste(intent.kind));
      case 'read-pasted':
      case 'match-column':
      case 'answer-pasted':
        return this.#paste?.hear(intent);
      case 'add-pasted':
        return this.#run('add', messages.addingShifts, () => this.#addPasted());
      case 'close-paste':
        return this.#closePaste();
      case 'copy-week':
        return this.#run('add', messages.addingShifts, async () => {
          const { copyToNextWeek } = await import(/* webpackChunkName: "shifts" */ './shifts/copy-week');
          this.#store.tell(await copyToNextWeek(this.ports, this.#known, intent.kind));
        });
      case 'show-rows':
        return this.#run('check', messages.checking, async () => {
          const { showRows } = await import(/* webpackChunkName: "shifts" */ './table/show-rows');
          const { desk } = await this.#toPush();
          await showRows(this.ports, this.#known, this.#store, desk, intent);
        });
      case 'set-password':
        return this.#pushing?.desk.setPassword(intent.row, intent.password);
      case 'passwords-kept':
        return this.#pushing?.desk.keepPasswords(intent.kept);
      case 'unusual-meant':
        return this.#pushing?.desk.meanUnusual(intent.meant);
      case 'send':
        return this.#send();
      case 'open-reports':
        return this.#run('report', messages.openingReports, async () => (await this.#toReports()).open());
      case 'make-report':
        return this.#run('report', messages.makingReport, async () =>
          (await this.#toReports()).make(intent.id, intent.choice, intent.key),
        );
      case 'make-report-again':
        return this.#run('report', messages.makingReport, async () =>
          (await this.#toReports()).makeAgain(intent.key),
        );
      case 'show-report':
        return this.#store.guard(async () => {
          await this.#load();
          await this.ports.workbook.showReport(intent.key);
        });
      case 'close-reports':
        return this.#store.set({ reports: undefined });
      case 'undo':
        return this.#run('check', messages.lookingAtLastPush, async () => (await this.#toPush()).undo());
      case 'undo-unverified':
        return this.#pushing?.undoDesk.mean(intent.meant);
      case 'send-undo':
        return this.#run('push', messages.lookingAtLastPush, async () => (await this.#toPush()).sendUndo());
      case 'close-undo':
        return this.#pushing?.undoDesk.close();
      case 'keep-log':
        return this.#run('check', messages.checking, () => this.#keep({ keepsLog: intent.keeps }));
      case 'hold-warnings':
        return this.#run('check', messages.checking, () => this.#keep({ holdsWarnings: intent.holds }));
      case 'clear-log':
        return this.#run('check', messages.clearingLog, () => this.#clearLog());
      case 'back':
        return this.#pushing?.desk.close();
      case 'cancel':
        return this.#session.decline() ? undefined : this.#store.cancel();
      case 'close-result':
        return this.#store.set({ result: undefined });
      case 'dismiss-notice':
        return this.#store.set({ notice: undefined });
      case 'reveal':
        return this.#store.guard(() => this.#reveal(intent.kind, intent));
    }
  }

  async #attach(): Promise<void> {
    const { workbook } = this.ports;
    workbook.onWaiting((waiting) => {
      if (waiting) this.#store.progress(messages.finishTyping);
    });
    await this.#store.guard(() => this.#load());
    // Fetched while the network is there: a push must be able to say, and to keep, what became of each row.
    this.#toPush().catch(() => undefined);
    if (!this.#isLoaded) return;
    if (await this.#turn.isAnothers())
      return this.#store.tell({ tone: 'info', title: messages.anothersTurn });
    const told: string[] = [];
    await this.#store.guard(async () => {
      await this.#askCopy();
      const lost = await lostPushes(this.#remembering);
      if (lost.length === 0) return;
      const { lostRows } = await import('./push/foresee');
      told.push(messages.closedUnsaved(lostRows(lost)));
    });
    const open = this.#unconfirmed();
    if (open.length > 0) told.push(messages.interrupted(open.join(', ')));
    if (told.length > 0) this.#store.tell({ tone: 'warning', title: [...told, messages.whatNext].join(' ') });
  }

  /** How many rows of each kind were sent and got no answer. */
  #unconfirmed(): string[] {
    return this.#known.kinds.all().flatMap(({ kind, one, many }) => {
      const count = this.#known.journal.open(kind).length;
      return count === 0 ? [] : [amount(count, one, many)];
    });
  }

  /**
   * Reads the workbook's memory. Until that has worked nothing else is done: without its baselines every row looks new, and
   * without its journal rows of unknown fate would be forgotten.
   */
  async #load(): Promise<void> {
    const { memory } = this.ports.workbook;
    const { edition } = memory;
    if (this.#edition === edition) return;
    await readSettings(memory);
    await this.#known.kinds.load();
    for (const { kind } of this.#known.kinds.all()) await this.#known.baselines.load(kind);
    await this.#known.names.load();
    await this.#known.journal.load();
    const isFirst = !this.#isLoaded;
    this.#edition = edition;
    await this.#showRemembered();
    if (!isFirst) return;
    await this.#watch.begin();
    await this.#watch.look();
  }

  get #isLoaded(): boolean {
    return this.#edition !== undefined;
  }

  /** One job at a time; when it ends the counts are taken anew, however it ended. A report changes none of them. */
  async #run(kind: Job['kind'], sentence: string, work: () => Promise<void>): Promise<void> {
    const takesTurn = kind !== 'connect';
    const { workbook } = this.ports;
    const job = async () => {
      await this.#load();
      if (takesTurn) await this.#takeTurn();
      workbook.beginJob();
      await work();
      // Should that fail, the next job does it.
      if (takesTurn && !this.#turn.isLost) await this.ports.workbook.keepColumns().catch(() => undefined);
    };
    await this.#store.run(kind, sentence, job, async () => {
      await this.#keepMemory(takesTurn);
      if (this.#isLoaded && kind !== 'report') await this.#lookAfterJob();
    });
  }

  /** Puts what a job remembers into the file; whose turn was taken by another pane leaves the file to that one. */
  async #keepMemory(takesTurn: boolean): Promise<void> {
    const { memory } = this.ports.workbook;
    if (this.#turn.isLost) memory.discard();
    if (takesTurn) await this.#turn.release();
    await this.#store.guard(() => memory.flush());
  }

  /** Part of the job: whatever comes next must know which tables there are. */
  async #lookAfterJob(): Promise<void> {
    await this.#store.guard(async () => {
      await this.#load();
      await this.#showRemembered();
    });
    await this.#watch.look();
  }

  /** Of the workbook's memory what the pane offers. */
  async #showRemembered(): Promise<void> {
    const { memory } = this.ports.workbook;
    const { keepsLog, holdsWarnings = false } = (await readSettings(memory)) ?? {};
    this.#known.checks.holdsWarnings = holdsWarnings;
    this.#store.set({
      keepsLog: keepsLog !== false,
      holdsWarnings,
      undoable: (await memory.names(LAST_PUSH)).length > 0,
    });
  }

  /** Keeps a setting with the workbook. */
  async #keep(chosen: Pick<Settings, 'keepsLog' | 'holdsWarnings'>): Promise<void> {
    const { memory } = this.ports.workbook;
    const settings = await readSettings(memory);
    if (settings) await writeSettings(memory, { ...settings, ...chosen });
  }

  async #clearLog(): Promise<void> {
    const { clearLog } = await import('./push/push-log');
    await clearLog(this.ports.workbook);
    this.#store.tell({ tone: 'success', title: messages.logCleared });
  }

  /** For whatever reads or writes more than the pane's own: with what other panes have written meanwhile. */
  async #takeTurn(): Promise<void> {
    await this.#turn.take();
    await this.#load();
    const { memory } = this.ports.workbook;
    if (await memory.isOlder()) {
      await this.#known.baselines.join();
      await memory.migrate();
    }
    if ((await lostPushes(this.#remembering)).length === 0) return;
    const { suspectLost } = await import('./push/foresee');
    await suspectLost(this.ports, this.#known);
  }

  #signOut(): void {
    this.#store.abort();
    this.#connection.close();
    this.#pushing?.desk.forget();
    this.#pushing?.undoDesk.close();
    this.#closePaste();
    this.#store.set({ result: undefined, company: undefined });
    this.#store.tell({ tone: 'info', title: messages.signedOut });
  }

  async #download(kind: string | undefined): Promise<void> {
    const work = await this.#work();
    if (!work) return;
    const { memory } = this.ports.workbook;
    const settings = await readSettings(memory);
    const workbookId = settings?.workbookId ?? freshId(this.ports.random);
    await writeSettings(memory, {
      ...settings,
      workbookId,
      service: work.company.service,
      sp: work.company.sp,
    });
    const { noteFirstPlace } = await import('./session/copies');
    await noteFirstPlace(this.ports);
    this.#pushing?.desk.close();
    this.#store.set({ result: undefined });
    this.#store.set({ ask: undefined });
    const { download, downloadAll } = await import('./download/download');
    try {
      this.#store.tell(await (kind === undefined ? downloadAll(work) : download(work, kind)));
    } catch (error) {
      if (!(error instanceof NoCategory)) throw error;
      this.#store.tell({ tone: 'warning', title: error.message });
      this.#store.set({ ask: { category: error.category, choices: await work.records.categories() } });
    }
    await offerNames(work, this.#present());
  }

  async #refreshSelected(kind: string): Promise<void> {
    const work = await this.#work();
    if (!work) return;
    const { refreshSelected } = await import('./download/download');
    this.#store.tell(await refreshSelected(work, kind));
  }

  /** A sheet for a schedule template; the service has no operation that lists them, so the user says the number. */
  async #makeTemplate(number: string): Promise<void> {
    const trimmed = number.trim();
    if (!/^[1-9]\d{3,8}$/.test(trimmed))
      return this.#store.tell({ tone: 'error', title: messages.badTemplate });
    if (!(await this.#work())) return;
    await this.#known.kinds.addTemplate(trimmed);
    await this.#download(templateKind(trimmed));
  }

  /** The user knows which category holds, say, the areas; asked once and kept in the workbook. */
  async #pickCategory({ category, catNo }: Extract<Intent, { do: 'pick-category' }>): Promise<void> {
    await this.#known.kinds.pick(category, catNo);
    this.#store.set({ ask: undefined });
    await this.#download(undefined);
  }

  async #openPaste(kind: string): Promise<void> {
    await this.#load();
    const { PasteDesk } = await import(/* webpackChunkName: "shifts" */ './shifts/paste-desk');
    this.#store.set({ notice: undefined });
    this.#paste = new PasteDesk(this.ports, this.#store, kind);
    await this.#paste.open(this.#known);
  }

  #closePaste(): void {
    this.#paste = undefined;
    this.#store.set({ paste: undefined });
  }

  /** Adds the pasted shifts and checks them; what was left stays on the screen, else the preview comes next. */
  async #addPasted(): Promise<void> {
    const desk = this.#paste;
    if (!desk?.ready || !(await this.#work())) return;
    const { layout } = describe(this.#known, desk.kind);
    if (!(await this.ports.workbook.has(layout))) await this.#download(desk.kind);
    const pushing = await this.#toPush();
    const told = await desk.add(this.#known);
    if (this.#store.now.paste?.left.length === 0) {
      this.#closePaste();
      await pushing.preview(desk.kind);
    } else await pushing.desk.mark(desk.kind).finally(() => desk.showLeft());
    this.#store.tell(told);
  }

  /** One click for what is little and plain; all else is looked at first. */
  async #pushAtOnce(kind: string | undefined): Promise<void> {
    const sentence = kind === undefined ? messages.checkingTables : messages.checking;
    await this.#run('push', sentence, async () => {
      const pushing = await this.#toPush();
      if (!(await pushing.previewUnlessPlain(kind))) return;
      const { blocked } = pushing.desk;
      if (blocked !== undefined && blocked !== '')
        return this.#store.tell({ tone: 'warning', title: blocked });
      if (this.#store.stopping) throw new Cancelled();
      await pushing.send();
    });
  }

  async #send(): Promise<void> {
    const blocked = this.#pushing?.desk.blocked;
    if (blocked === undefined) return;
    if (blocked !== '') return this.#store.tell({ tone: 'warning', title: blocked });
    await this.#run('push', messages.checking, async () => (await this.#toPush()).send());
  }

  async #toReports(): Promise<ReportDesk> {
    const { ReportDesk } = await import(/* webpackChunkName: "reports" */ './reports/report-desk');
    return new ReportDesk(this.ports, this.#known, this.#store);
  }

  /** What checks and sends is not part of the pane's start; a failed load is tried again at the next call. */
  async #toPush(): Promise<Pushing> {
    const [{ Pushing }] = await Promise.all([import('./push/pushing'), loadOnProblems()]);
    this.#pushing ??= new Pushing({
      ports: this.ports,
      store: this.#store,
      known: this.#known,
      work: () => this.#work(),
      present: () => this.#present(),
    });
    return this.#pushing;
  }

  /** Kinds whose table is in the workbook. */
  #present(): string[] {
    return this.#store.now.tables.filter(({ state }) => state !== 'absent').map(({ kind }) => kind);
  }

  async #reveal(kind: string, place: Place): Promise<void> {
    await this.#load();
    const { layout } = describe(this.#known, kind);
    await this.ports.workbook.reveal(layout, place);
  }

  /** What a job works with; undefined, and told, where there is no connection or the user must first say what the workbook is. */
  async #work(): Promise<Work | undefined> {
    const { beginWork } = await import('./session/begin-work');
    return beginWork({
      ...this.#around,
      service: () => this.#session.ofJob(),
      turn: this.#turn,
    });
  }

  /** The question where the workbook is at a place that it does not know. */
  async #askCopy(): Promise<void> {
    const { memory, whereabouts } = this.ports.workbook;
    const settings = await readSettings(memory);
    if (!settings || knowsPlace(settings, whereabouts)) return;
    const { askCopy } = await import('./session/copies');
    await askCopy(this.#around, true);
  }

  async #settleCopy(meant: CopyMeaning): Promise<void> {
    const { settleCopy } = await import('./session/copies');
    await settleCopy(this.#around, meant);
    this.#pushing?.desk.close();
  }

  get #around() {
    return { ports: this.ports, store: this.#store, known: this.#known };
  }

  get #remembering() {
    return { memory: this.ports.workbook.memory, device: this.ports.device };
  }

  async #changeCompany(change: CompanyChange): Promise<void> {
    const { settleCompany } = await import('./session/change-company');
    if (!(await settleCompany(this.#around, change))) return;
    this.#pushing?.desk.close();
    if (change === 'replace') for (const kind of this.#present()) await this.#download(kind);
  }
}
