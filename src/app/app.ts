import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Plan } from '../core/push/plan';
import { makePassword, passwordProblem } from '../core/push/password';
import { entities, entityOf } from '../core/entities/registry';
import type { RowId } from '../core/table/sheet';
import { download } from './download';
import { AddressProblem, Cancelled, ShiftsheetError, WorkbookProblem } from './failures';
import { freshId, identifyRows } from './identity';
import { Journal } from './journal';
import { amount, messages } from './messages';
import type { Ports, Service, ServiceAddress } from './ports';
import { push } from './push';
import { fingerprint, planFor, previewOf } from './push-plan';
import { readSettings, writeSettings, type Settings } from './settings';
import { statusPatches } from './status';
import { describe, readTable, type TableRead } from './table';
import { tableView, tableWithout } from './table-view';
import { Baselines, type Work } from './work';
import type { FirstPassword, Intent, Job, Notice, View } from './view';

export interface App {
  readonly view: ReadonlySignal<View>;
  /** Carries out an intent. Resolves when it is done; failures are told in the view, never thrown. */
  do(intent: Intent): Promise<void>;
  /** Resolves when the workbook's memory has been read and the first counts are shown. */
  readonly ready: Promise<void>;
  /** Stops listening to the workbook. */
  close(): void;
}

/** Edits come in bursts; the sheet is read once they pause for this long. */
const CALM_MS = 250;

const SERVICE_KEY = 'shiftsheet.service';

/** The add-in without its pane: everything a user can do, over the ports. */
export function createApp(ports: Ports): App {
  return new Session(ports);
}

/** What a preview was made from, so that sending can tell whether it still holds. */
interface OpenPreview {
  readonly kind: string;
  readonly read: TableRead;
  readonly plan: Plan;
}

class Session implements App {
  readonly ready: Promise<void>;
  readonly #view = signal<View>(EMPTY);
  readonly #baselines: Baselines;
  readonly #journal: Journal;
  readonly #passwords = new Map<RowId, string>();
  #service: Service | undefined;
  #preview: OpenPreview | undefined;
  #kept = false;
  #controller = new AbortController();
  #stopping = false;
  #looks = 0;
  #notices = 0;
  #closers: (() => void)[] = [];

  constructor(private readonly ports: Ports) {
    this.#baselines = new Baselines(ports.workbook.memory);
    this.#journal = new Journal(ports.workbook.memory);
    this.#set({ connection: this.#signedOut() });
    this.ready = this.#attach();
  }

  get view(): ReadonlySignal<View> {
    return this.#view;
  }

  close(): void {
    for (const close of this.#closers) close();
    this.#closers = [];
  }

  async do(intent: Intent): Promise<void> {
    await this.ready;
    switch (intent.do) {
      case 'connect':
        return this.#run('connect', messages.connecting, () => this.#connect(intent));
      case 'connect-sample':
        return this.#run('connect', messages.connecting, async () => {
          if (!this.ports.sample) return this.#tell({ tone: 'error', title: messages.noSample });
          await this.#connect(await this.ports.sample());
        });
      case 'sign-out':
        return this.#signOut();
      case 'download':
        return this.#run('download', `Downloading ${entityOf(intent.kind).many}`, () =>
          this.#download(intent.kind),
        );
      case 'preview':
        return this.#run('check', messages.checking, () => this.#openPreview(intent.kind));
      case 'set-password':
        this.#passwords.set(intent.row, intent.password);
        this.#kept = false;
        return this.#showPreview();
      case 'passwords-kept':
        this.#kept = intent.kept;
        return this.#showPreview();
      case 'send':
        return this.#send();
      case 'back':
        this.#preview = undefined;
        return this.#set({ preview: undefined });
      case 'cancel':
        return this.#cancel();
      case 'close-result':
        return this.#set({ result: undefined });
      case 'dismiss-notice':
        return this.#set({ notice: undefined });
      case 'reveal':
        return this.#guard(() =>
          this.ports.workbook.reveal(this.#layout(intent.kind), intent.index, intent.column),
        );
    }
  }

  async #attach(): Promise<void> {
    const { workbook } = this.ports;
    await this.#guard(async () => {
      await readSettings(workbook.memory);
      for (const { kind } of entities) await this.#baselines.load(kind);
      await this.#journal.load();
      this.#closers.push(await workbook.onEdited(() => void this.#lookSoon()));
      this.#closers.push(workbook.onWaiting((waiting) => this.#showWaiting(waiting)));
    });
    await this.#look();
    for (const { kind, one, many } of entities) {
      const open = this.#journal.open(kind).length;
      if (open > 0) this.#tell({ tone: 'warning', title: messages.interrupted(amount(open, one, many)) });
    }
  }

  async #connect(given: ServiceAddress): Promise<void> {
    try {
      const service = this.ports.serviceAt(given);
      const [first] = entities;
      if (!first) throw new Error('there is no kind of record');
      const answer = await service.call(first.read.method, { signal: this.#controller.signal });
      this.#service = service;
      const baseUrl = given.baseUrl.trim();
      const sp = given.sp.trim();
      const sample = await this.ports.sample?.().catch(() => undefined);
      this.ports.device.set(SERVICE_KEY, JSON.stringify({ baseUrl, sp }));
      this.#set({ connection: { state: 'in', baseUrl, sp, sandbox: sample?.baseUrl === baseUrl } });
      this.#tell({
        tone: 'success',
        title: messages.connected(amount(answer.records?.length ?? 0, first.one, first.many)),
      });
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      this.#set({
        connection: { ...this.#signedOut(), problem: { field: error.field, sentence: error.message } },
      });
    }
  }

  #signOut(): void {
    this.#controller.abort();
    this.#service = undefined;
    this.#preview = undefined;
    this.#passwords.clear();
    this.#set({ connection: this.#signedOut(), preview: undefined, result: undefined });
    this.#tell({ tone: 'info', title: messages.signedOut });
  }

  #signedOut(): Extract<View['connection'], { state: 'out' }> {
    return {
      state: 'out',
      remembered: rememberedService(this.ports.device.get(SERVICE_KEY)),
      sampleOffered: this.ports.sample !== undefined,
    };
  }

  async #download(kind: string): Promise<void> {
    const work = await this.#work();
    if (!work) return;
    const { baseUrl, sp } = work;
    const memory = this.ports.workbook.memory;
    const settings = await readSettings(memory);
    await writeSettings(memory, {
      workbookId: settings?.workbookId ?? freshId(this.ports.random),
      service: baseUrl,
      sp,
    });
    this.#set({ preview: undefined, result: undefined });
    this.#tell(await download(work, kind));
  }

  async #openPreview(kind: string): Promise<void> {
    if (!(await this.#work())) return;
    const { read, copied } = await identifyRows(this.ports, this.#baselines, kind);
    const patches = statusPatches(read, this.#baselines.get(kind), copied);
    if (patches.length > 0) await this.ports.workbook.write(read.layout, patches);
    const plan = planFor(read);
    this.#set({ result: undefined });
    if (plan.calls.length === 0 && read.problems.length === 0) {
      this.#preview = undefined;
      this.#set({ preview: undefined });
      return this.#tell({ tone: 'info', title: messages.nothingToPush(read.entity.many) });
    }
    if (read.entity.add.password !== undefined) this.#makePasswords(plan);
    this.#preview = { kind, read, plan };
    this.#showPreview();
  }

  #makePasswords(plan: Plan): void {
    for (const item of plan.calls.flatMap((call) => call.items)) {
      if (item.action !== 'add' || this.#passwords.has(item.row)) continue;
      this.#passwords.set(
        item.row,
        makePassword((max) => this.ports.random.integer(max)),
      );
      this.#kept = false;
    }
  }

  #showPreview(): void {
    if (!this.#preview) return;
    const { read, plan } = this.#preview;
    this.#set({
      preview: previewOf(read, plan, this.#firstPasswords(read, plan), this.#kept),
      notice: undefined,
    });
  }

  #firstPasswords(read: TableRead, plan: Plan): FirstPassword[] {
    if (read.entity.add.password === undefined) return [];
    return plan.calls
      .flatMap((call) => call.items)
      .filter((item) => item.action === 'add')
      .map(({ row, label, item }) => {
        const password = this.#passwords.get(row) ?? '';
        return { row, label, userName: item['UserName'] ?? '', password, problem: passwordProblem(password) };
      });
  }

  async #send(): Promise<void> {
    const shown = this.#view.value.preview;
    const preview = this.#preview;
    if (!preview || !shown) return;
    if (shown.blocked !== '') return this.#tell({ tone: 'warning', title: shown.blocked });
    await this.#run('push', messages.checking, async () => {
      const work = await this.#work();
      if (!work) return;
      const result = await push(work, preview.kind, this.#passwords, fingerprint(preview.plan));
      if (result === 'changed') {
        await this.#openPreview(preview.kind);
        return this.#tell({ tone: 'warning', title: messages.planChanged });
      }
      this.#preview = undefined;
      this.#passwords.clear();
      this.#kept = false;
      const saved = (await this.ports.workbook.save()) === 'saved' ? '' : messages.saveYourself;
      this.#set({ preview: undefined, result, notice: undefined, saved });
    });
  }

  #cancel(): void {
    const job = this.#view.value.job;
    if (!job) return;
    // A push first stops between two batches, where every row's fate is known; asked twice, it stops waiting at once.
    if (job.kind !== 'push' || this.#stopping) this.#controller.abort();
    this.#stopping = true;
    this.#set({ job: { ...job, stopping: true } });
  }

  /** What a job works with; undefined, and told, where there is no connection or the workbook is another company's. */
  async #work(): Promise<(Work & { baseUrl: string; sp: string }) | undefined> {
    const connection = this.#view.value.connection;
    if (!this.#service || connection.state !== 'in') {
      this.#tell({ tone: 'error', title: messages.notConnected });
      return undefined;
    }
    const settings = await readSettings(this.ports.workbook.memory);
    if (settings && this.#isOther(settings, connection)) {
      const title = messages.otherCompany(
        companyName(settings.service, settings.sp),
        companyName(connection.baseUrl, connection.sp),
      );
      this.#tell({ tone: 'error', title });
      return undefined;
    }
    const { ports } = this;
    return {
      ports,
      service: this.#service,
      baselines: this.#baselines,
      journal: this.#journal,
      signal: this.#controller.signal,
      stopping: () => this.#stopping,
      progress: (sentence, fraction) => this.#progress(sentence, fraction),
      baseUrl: connection.baseUrl,
      sp: connection.sp,
    };
  }

  #isOther(settings: Settings, connection: { baseUrl: string; sp: string }): boolean {
    const holdsRecords = entities.some(({ kind }) => this.#baselines.get(kind).rows.size > 0);
    return holdsRecords && (settings.service !== connection.baseUrl || settings.sp !== connection.sp);
  }

  /** One job at a time; when it ends the counts are taken anew, however it ended. */
  async #run(kind: Job['kind'], sentence: string, work: () => Promise<void> | void): Promise<void> {
    if (this.#view.value.job) return this.#tell({ tone: 'warning', title: messages.busy });
    this.#controller = new AbortController();
    this.#stopping = false;
    this.#set({ job: { kind, sentence, cancellable: true, stopping: false }, notice: undefined });
    await this.#guard(async () => work());
    this.#set({ job: undefined });
    await this.#look();
  }

  #progress(sentence: string, fraction?: number): void {
    const job = this.#view.value.job;
    if (!job) return;
    const { kind, cancellable, stopping } = job;
    this.#set({
      job: { kind, cancellable, stopping, sentence, ...(fraction === undefined ? {} : { fraction }) },
    });
  }

  #showWaiting(waiting: boolean): void {
    const job = this.#view.value.job;
    if (!job || !waiting) return;
    this.#set({ job: { ...job, sentence: messages.finishTyping } });
  }

  async #guard(work: () => Promise<unknown> | void): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Cancelled) return this.#tell({ tone: 'info', title: messages.cancelled });
      // The text of an unforeseen error may quote cells or addresses: its name has to do.
      const title =
        error instanceof ShiftsheetError
          ? error.message
          : messages.unexpected(error instanceof Error ? error.name : 'unknown');
      this.#tell({ tone: 'error', title });
    }
  }

  async #lookSoon(): Promise<void> {
    const look = (this.#looks += 1);
    await this.ports.clock.sleep(CALM_MS);
    if (look === this.#looks && !this.#view.value.job && this.#closers.length > 0) await this.#look();
  }

  /** Reads every table and shows its counts. Only the newest look counts. */
  async #look(): Promise<void> {
    const look = (this.#looks += 1);
    const tables = [];
    for (const { kind } of entities) tables.push(await this.#lookAt(kind));
    if (look === this.#looks) this.#set({ tables });
  }

  async #lookAt(kind: string) {
    const entity = entityOf(kind);
    try {
      const read = await readTable(this.ports.workbook, kind, this.#baselines.get(kind));
      return read ? tableView(read) : tableWithout(entity);
    } catch (error) {
      if (error instanceof WorkbookProblem) return tableWithout(entity, error.message);
      return tableWithout(entity, messages.unexpected(error instanceof Error ? error.name : 'unknown'));
    }
  }

  #layout(kind: string) {
    return describe(kind, this.#baselines.get(kind).unknownFields).layout;
  }

  #tell(notice: Omit<Notice, 'id'>): void {
    this.#notices += 1;
    this.#set({ notice: { id: this.#notices, ...notice } });
  }

  #set(part: Partial<View>): void {
    this.#view.value = { ...this.#view.value, ...part };
  }
}

const EMPTY: View = {
  connection: { state: 'out', remembered: { baseUrl: '', sp: '' }, sampleOffered: false },
  tables: [],
  job: undefined,
  preview: undefined,
  result: undefined,
  notice: undefined,
  saved: '',
};

function companyName(service: string, sp: string): string {
  return `${service} (SP ${sp})`;
}

function rememberedService(text: string | undefined): { baseUrl: string; sp: string } {
  const nothing = { baseUrl: '', sp: '' };
  if (text === undefined) return nothing;
  try {
    const held = JSON.parse(text) as unknown;
    if (typeof held !== 'object' || held === null) return nothing;
    const { baseUrl, sp } = held as Record<string, unknown>;
    return typeof baseUrl === 'string' && typeof sp === 'string' ? { baseUrl, sp } : nothing;
  } catch {
    return nothing;
  }
}
