import { inSlices, type Sliced } from '../../core/slices';
import type { Clock } from '../ports/ports';

/** Work that takes longer shows its progress. A shorter time would only make the screen flicker. */
const SHOW_AFTER_MS = 300;

/** Does one piece of work at a time, in slices. A later one takes the place of the one that runs. */
export class LatestWork {
  #running: object | undefined;
  #isClosed = false;

  constructor(private readonly clock: Clock) {}

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Does the work, and shows its result. False if it was dropped. */
  async run<Result extends object>(
    work: Sliced<Result>,
    show: (result: Result) => void,
    showProgress: (percent: number) => void,
  ): Promise<boolean> {
    if (this.#isClosed) return false;
    const thisWork = {};
    this.#running = thisWork;
    const result = await inSlices(work, this.clock, (done, ms) => {
      if (this.#running !== thisWork) return 'stop';
      if (ms >= SHOW_AFTER_MS) showProgress(Math.floor(100 * done));
      return 'go on';
    });
    if (this.#running !== thisWork || !result) return false;
    this.#running = undefined;
    show(result);
    return true;
  }

  /** Drops the work that runs. */
  drop(): void {
    this.#running = undefined;
  }

  /** Drops the work that runs, and does none any more. */
  close(): void {
    [this.#running, this.#isClosed] = [undefined, true];
  }
}
