import { ExcelSilent } from '../../app/failures';
import type { Waiting } from '../../app/ports/excel-workbook';

/** Called with true when Excel has not answered for a while, and why, and with false when it goes on. */
export type OnWaiting = (waiting: boolean, why: Waiting) => void;

/** While the user types in a cell, Excel delays every batch; after this long the pane asks the user to finish. */
const TYPING_MS = 1000;

/**
 * In Excel on the web a sync may neither fail nor end, for example the first one while a large file loads. There is no limit
 * that an add-in could set (OfficeDev/office-js#6678, #6150, #4805).
 */
const SILENT_MS = 15_000;

/** A batch may only be slow: it gets this many times as long before Shiftsheet stops waiting. */
const PATIENCE = 4;

let silentMs = SILENT_MS;
let typingMs = TYPING_MS;
/** False after Excel has not answered a run, until it answers again. Meanwhile no run is awaited for long. */
let isAnswering = true;

/** How long Excel may be silent before the user reads about it. */
export const silenceLimit = (): number => silentMs;

/** For tests: other limits, in milliseconds. Returns a function that restores the usual ones. */
export function setSilenceLimit(silent: number, typing = TYPING_MS): () => void {
  [silentMs, typingMs] = [silent, typing];
  return () => {
    [silentMs, typingMs] = [SILENT_MS, TYPING_MS];
    isAnswering = true;
  };
}

/**
 * Watches one run: calls `onWaiting` while a cell is edited, or while Excel does not answer, and stops the run if Excel
 * remains silent. Each answer of Excel begins the wait anew, and so does the user's return to the tab: Excel on the web may not
 * answer in a background tab (measured for PowerPoint by the public add-in plsfix, August 2026), so no time there counts.
 */
export class Silence {
  /** Rejects with an ExcelSilent when the run is to be given up. */
  readonly tooLong: Promise<never>;
  #giveUp: (reason: ExcelSilent) => void = () => undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #why: Waiting | undefined;
  #silentFor = 0;
  #isOver = false;
  #isGivenUp = false;
  readonly #limitMs: number;
  readonly #onVisibility = (): void => {
    if (!this.#isOver && !this.#isGivenUp && !document.hidden) this.#begin();
  };

  /** @param isHasty gives the run up at the first silence, because it will be started anew. */
  constructor(
    private readonly onWaiting: OnWaiting,
    private readonly isEditing: () => Promise<boolean>,
    private readonly isHasty: boolean,
  ) {
    this.#limitMs = isHasty || !isAnswering ? silentMs : silentMs * PATIENCE;
    this.tooLong = new Promise((_resolve, reject) => (this.#giveUp = reject));
    this.#begin();
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /**
   * The context, with a sync that reports each answer. If an answer comes after the run was given up, the sync fails: the run
   * must send nothing more, because others work in the workbook by then.
   */
  watched(context: Excel.RequestContext): Excel.RequestContext {
    const sync = context.sync.bind(context);
    context.sync = async <T>(value?: T) => {
      const answer = await sync(value as T);
      if (this.#isGivenUp) throw new ExcelSilent();
      isAnswering = true;
      if (!this.#isOver) this.#begin();
      return answer;
    };
    return context;
  }

  /** The run is over. */
  end(): void {
    this.#isOver = true;
    document.removeEventListener('visibilitychange', this.#onVisibility);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#notify(undefined);
  }

  #begin(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#notify(undefined);
    this.#silentFor = 0;
    const timers: ReturnType<typeof setTimeout>[] = [];
    this.#timers = timers;
    const ask = async (act: (isEditing: boolean) => void) => {
      const isEditing = await this.#asksEditing();
      if (!this.#isOver && this.#timers === timers) act(isEditing);
    };
    timers.push(
      setTimeout(() => void ask((isEditing) => isEditing && this.#notify('typing')), typingMs),
      setInterval(() => void ask((isEditing) => this.#waited(isEditing)), silentMs),
    );
  }

  #waited(isEditing: boolean): void {
    if (document.hidden) return;
    this.#silentFor = isEditing ? 0 : this.#silentFor + silentMs;
    this.#notify(isEditing ? 'typing' : 'silent');
    if (this.#silentFor < this.#limitMs) return;
    if (!this.isHasty) isAnswering = false;
    this.#isGivenUp = true;
    this.#giveUp(new ExcelSilent());
  }

  /** False also if Excel does not answer this question either. */
  async #asksEditing(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silent = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, Math.min(typingMs, silentMs), false);
    });
    const answer = await Promise.race([this.isEditing(), silent]);
    clearTimeout(timer);
    return answer;
  }

  #notify(why: Waiting | undefined): void {
    if (why === this.#why) return;
    if (this.#why !== undefined) this.onWaiting(false, this.#why);
    this.#why = why;
    if (why !== undefined) this.onWaiting(true, why);
  }
}
