import { signal, type ReadonlySignal } from '@preact/signals-core';
import { progressed, type Progressed } from '../core/progress/time-left';
import { Cancelled, ShiftsheetError } from './failures';
import { appMessages } from './messages';
import type { FailureClass } from './ports/excel-workbook';
import type { Job, Notice, OpenScreen, Screen, View } from './view';

const EMPTY: View = {
  connection: { state: 'out', saved: [], sampleOffered: false },
  tables: [],
  screen: { kind: 'connect' },
  job: undefined,
  undoable: false,
  logsPushes: true,
  excludesWarned: false,
  marksEdits: false,
  ownName: '',
  coloursStatus: true,
  serviceWords: false,
  codes: [],
  savedViews: {},
  narrowed: [],
  notice: undefined,
  ask: undefined,
  saved: '',
};

/** The view and the one job that may be running. Only the store changes what the user sees. */
export class Store {
  readonly #view = signal<View>(EMPTY);
  /** The open screens. The last one is shown. */
  #open: readonly OpenScreen[] = [];
  #controller = new AbortController();
  #stopping = false;
  /** What the running job said before it had to wait for Excel. */
  #sentence = '';
  /** How far the running job has come; undefined until its first share is done. */
  #progressed: Progressed | undefined;
  #notices = 0;
  #warnings: readonly string[] = [];
  /** What is shown beside the job's result without making it a warning. */
  #remarks: readonly string[] = [];
  #running: Promise<void> | undefined;
  #ending: Promise<void> | undefined;

  /**
   * `onFailure` is called with the class and the name of each failure that the pane shows. `clock` is the device's clock, in
   * milliseconds.
   */
  constructor(
    private readonly onFailure: (failure: FailureClass, name: string) => void,
    private readonly clock: () => number,
  ) {}

  get view(): ReadonlySignal<View> {
    return this.#view;
  }

  get now(): View {
    return this.#view.value;
  }

  /** Aborts when the user cancels the running job. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** True after the user has asked the running push to stop after its batch. */
  get stopping(): boolean {
    return this.#stopping;
  }

  set(part: Partial<Omit<View, 'screen'>>): void {
    const view = { ...this.#view.value, ...part };
    this.#view.value = { ...view, screen: screenOver(view, this.#open.at(-1)) };
  }

  /** The open screen of this kind, even if another screen covers it; undefined if none of this kind is open. */
  opened<Kind extends OpenScreen['kind']>(kind: Kind): Extract<OpenScreen, { kind: Kind }> | undefined {
    return this.#open.find((open): open is Extract<OpenScreen, { kind: Kind }> => open.kind === kind);
  }

  /**
   * Opens a screen in place of the open one, or shows a screen's new content. Pasted text remains open below a preview or a
   * result: the rest of the text can be copied until the push is done.
   */
  open(screen: OpenScreen, part: Partial<Omit<View, 'screen'>> = {}): void {
    const { kind } = screen;
    if (stays(screen) && this.opened(kind))
      this.#open = this.#open.map((open) => (open.kind === kind ? screen : open));
    else this.#open = [...this.#open.filter((open) => stays(open) || isUnder(open, screen)), screen];
    this.set(part);
  }

  /** Closes every screen but pasted text that was not added yet. Without such a text, Home is shown. */
  closeAll(part: Partial<Omit<View, 'screen'>>): void {
    this.#open = this.#open.filter(stays);
    this.set(part);
  }

  /** Closes a screen. The screen below it is shown again. */
  close(kind: OpenScreen['kind']): void {
    this.#open = this.#open.filter((open) => open.kind !== kind);
    this.set({});
  }

  notify(notice: Omit<Notice, 'id'>): void {
    this.#notices += 1;
    this.set({ notice: { id: this.#notices, ...notice } });
  }

  /** The user does something else: what went well needs no words any more. */
  endSuccess(): void {
    if (this.now.notice?.tone === 'success') this.set({ notice: undefined });
  }

  /**
   * Runs a job. If one is running already, a notice says so; if that one has shown its result, this one waits for its end, because
   * the view already offers it. Whatever the job throws is shown as a notice too.
   */
  async run(
    kind: Job['kind'],
    sentence: string,
    work: () => Promise<void>,
    after: () => Promise<void>,
  ): Promise<void> {
    if (this.now.job?.finishing) await this.#running;
    await this.#ending;
    if (this.now.job) return this.notify({ tone: 'warning', title: appMessages.busy });
    this.#running = this.#runAlone(kind, sentence, work, after);
    await this.#running;
  }

  async #runAlone(
    kind: Job['kind'],
    sentence: string,
    work: () => Promise<void>,
    after: () => Promise<void>,
  ): Promise<void> {
    this.#controller = new AbortController();
    this.#stopping = false;
    this.#warnings = [];
    this.#remarks = [];
    this.#progressed = undefined;
    const job: Job = { kind, sentence, cancellable: true, stopping: false };
    this.set({ job, notice: undefined, pushed: undefined });
    await this.guard(work);
    this.#notifyWarnings();
    this.#ending = this.#end(after);
    await this.#ending;
  }

  async #end(after: () => Promise<void>): Promise<void> {
    await this.guard(after);
    this.set({ job: undefined });
    this.#ending = undefined;
  }

  /** Collects a failure beside the running job. It is shown when the job is done. */
  warn(sentence: string): void {
    if (!this.#warnings.includes(sentence)) this.#warnings = [...this.#warnings, sentence];
  }

  /** Collects what is no failure. It is shown when the job is done, and does not make a warning of the notice. */
  remark(sentence: string): void {
    this.#remarks = [...this.#remarks, sentence];
  }

  #notifyWarnings(): void {
    const said = [...this.#warnings, ...this.#remarks];
    const [first, ...others] = said;
    if (first === undefined) return;
    const { notice } = this.now;
    const title = notice?.title ?? first;
    const rest = notice ? [notice.detail ?? '', ...said] : others;
    const detail = rest.filter((part) => part !== '').join(' ');
    const quiet = notice?.tone ?? 'info';
    const tone = quiet === 'error' || this.#warnings.length === 0 ? quiet : 'warning';
    this.notify({ tone, title, ...(detail === '' ? {} : { detail }) });
  }

  progress(sentence: string, fraction?: number): void {
    const job = this.now.job;
    if (!job) return;
    const secondsLeft = job.step ? job.secondsLeft : this.#secondsLeft(fraction);
    this.set({ job: { ...job, sentence, fraction, secondsLeft } });
  }

  /** The running job has shown its result, and goes on with what nobody has to wait for. */
  finish(sentence: string): void {
    const { job } = this.now;
    if (job)
      this.set({ job: { kind: job.kind, sentence, finishing: true, cancellable: false, stopping: false } });
  }

  /**
   * The running job begins one of its steps. `fraction`: how much of the job is done, from 0 to 1. `isTimed`: the rest of the
   * job takes as long for each share as the steps since the first timed one.
   */
  step(sentence: string, fraction: number, isTimed: boolean): void {
    const { job } = this.now;
    if (!job) return;
    const secondsLeft = isTimed ? this.#secondsLeft(fraction) : undefined;
    this.set({ job: { ...job, step: { sentence, fraction }, secondsLeft } });
  }

  #secondsLeft(fraction: number | undefined): number | undefined {
    if (fraction === undefined) return undefined;
    this.#progressed = progressed(this.#progressed, { at: this.clock(), fraction });
    return this.#progressed.shown;
  }

  /**
   * Shows why Excel does not go on, beside the running job; then the job's own sentence again. If no job is running and the user
   * must know (`isNotice`), a notice says so until Excel goes on.
   */
  setWaiting(title: string, isWaiting: boolean, isNotice: boolean): void {
    const { job, notice } = this.now;
    if (job && isWaiting) {
      if (job.sentence !== title) this.#sentence = job.sentence;
      this.progress(title, job.fraction);
    } else if (job?.sentence === title) this.progress(this.#sentence, job.fraction);
    if (!job && isWaiting && isNotice) this.notify({ tone: 'warning', title });
    else if (!isWaiting && notice?.title === title) this.set({ notice: undefined });
  }

  /**
   * Cancels the running job. A push first stops between two batches, when the result of every row is known. At the second call,
   * waiting is stopped at once.
   */
  cancel(): void {
    const job = this.now.job;
    if (!job) return;
    if (job.kind !== 'push' || this.#stopping) this.#controller.abort();
    this.#stopping = true;
    this.set({ job: { ...job, stopping: true } });
  }

  /** Resolves when the running job has ended. */
  get running(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  abort(): void {
    this.#controller.abort();
  }

  /** Runs work and shows a failure as a sentence in the pane. Throws nothing. */
  async guard(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Cancelled) return this.notify({ tone: 'info', title: appMessages.cancelled });
      const { constructor, name = '' } = Object(error) as Partial<Error>;
      this.onFailure(constructor as FailureClass, name);
      this.notify({ tone: 'error', title: errorSentence(error), failed: true });
    }
  }
}

/** Pasted text remains open below a preview or a result. */
const stays = ({ kind }: OpenScreen): boolean => kind === 'paste';

/** The screens to which the user comes back: to the list of a checked week, and to the shifts that are proposed. */
const UNDER: Readonly<Partial<Record<OpenScreen['kind'], OpenScreen['kind']>>> = {
  rules: 'week-check',
  who: 'week-check',
  proposal: 'repeat',
};
const isUnder = (open: OpenScreen, { kind }: OpenScreen): boolean => UNDER[kind] === open.kind;

/** A push has a screen of its own until its result is known, because the user can do nothing else meanwhile. */
function screenOver({ job, connection }: View, open: OpenScreen | undefined): Screen {
  if (job?.kind === 'push' && !job.finishing) return { kind: 'progress', job };
  return open ?? { kind: connection.state === 'out' ? 'connect' : 'home' };
}

/** Of an unexpected error only the name is shown: its text may quote cells or addresses. */
export function errorSentence(error: unknown): string {
  if (error instanceof ShiftsheetError) return error.message;
  if (error instanceof Error && error.name === 'ChunkLoadError') return appMessages.notLoaded;
  return appMessages.unexpected(error instanceof Error ? error.name : 'unknown');
}
