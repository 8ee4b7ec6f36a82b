import { signal, type ReadonlySignal } from '@preact/signals-core';
import { Cancelled, ShiftsheetError } from './failures';
import { messages } from './messages';
import type { Job, Notice, View } from './view';

const EMPTY: View = {
  connection: { state: 'out', remembered: { baseUrl: '', sp: '' }, sampleOffered: false },
  tables: [],
  job: undefined,
  preview: undefined,
  result: undefined,
  paste: undefined,
  narrowed: [],
  notice: undefined,
  ask: undefined,
  saved: '',
};

/** The view and the one job that may be running: the only place that changes what the user sees. */
export class Store {
  readonly #view = signal<View>(EMPTY);
  #controller = new AbortController();
  #stopping = false;
  #notices = 0;

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

  /** True once the user asked the running push to stop after its batch. */
  get stopping(): boolean {
    return this.#stopping;
  }

  set(part: Partial<View>): void {
    this.#view.value = { ...this.#view.value, ...part };
  }

  tell(notice: Omit<Notice, 'id'>): void {
    this.#notices += 1;
    this.set({ notice: { id: this.#notices, ...notice } });
  }

  /** Runs a job unless one is running; whatever it throws is told. False where it was refused. */
  async run(kind: Job['kind'], sentence: string, work: () => Promise<void>): Promise<boolean> {
    if (this.now.job) {
      this.tell({ tone: 'warning', title: messages.busy });
      return false;
    }
    this.#controller = new AbortController();
    this.#stopping = false;
    this.set({ job: { kind, sentence, cancellable: true, stopping: false }, notice: undefined });
    await this.guard(work);
    this.set({ job: undefined });
    return true;
  }

  progress(sentence: string, fraction?: number): void {
    const job = this.now.job;
    if (!job) return;
    const { kind, cancellable, stopping } = job;
    this.set({
      job: { kind, cancellable, stopping, sentence, ...(fraction === undefined ? {} : { fraction }) },
    });
  }

  /** A push first stops between two batches, where every row's fate is known; asked twice, it stops waiting at once. */
  cancel(): void {
    const job = this.now.job;
    if (!job) return;
    if (job.kind !== 'push' || this.#stopping) this.#controller.abort();
    this.#stopping = true;
    this.set({ job: { ...job, stopping: true } });
  }

  abort(): void {
    this.#controller.abort();
  }

  /** Failures become a sentence in the pane; nothing is thrown on. */
  async guard(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Cancelled) this.tell({ tone: 'info', title: messages.cancelled });
      else this.tell({ tone: 'error', title: sentenceOf(error) });
    }
  }
}

/** The text of an unforeseen error may quote cells or addresses: its name has to do. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ShiftsheetError) return error.message;
  if (error instanceof Error && error.name === 'ChunkLoadError') return messages.notLoaded;
  return messages.unexpected(error instanceof Error ? error.name : 'unknown');
}
