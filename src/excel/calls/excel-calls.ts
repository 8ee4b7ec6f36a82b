import type { Unsubscribe } from '../../app/ports/excel-workbook';
import { untilInFront } from './in-front';
import { readInExcel, runInExcel } from './run';
import type { OnWaiting } from './silence';

type Work<T> = (context: Excel.RequestContext) => Promise<T>;

/** Sends the work of one workbook to Excel, and tells who listens while Excel makes it wait. */
export class ExcelCalls {
  readonly #listeners = new Set<OnWaiting>();
  /** Aborts when the user cancels the running job. */
  #cancelled: AbortSignal | undefined;

  beginJob(signal: AbortSignal): void {
    this.#cancelled = signal;
  }

  onWaiting(listener: OnWaiting): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly tell: OnWaiting = (...waiting) => {
    for (const listener of this.#listeners) listener(...waiting);
  };

  run<T>(work: Work<T>): Promise<T> {
    return runInExcel(work, this.tell);
  }

  /** For work that changes nothing. */
  read<T>(work: Work<T>): Promise<T> {
    return readInExcel(work, this.tell);
  }

  untilInFront<T>(work: () => Promise<T>): Promise<T> {
    return untilInFront(work, this.tell, this.#cancelled);
  }

  /** For work that throws a NotInFront before it has changed anything. */
  runInFront<T>(work: Work<T>): Promise<T> {
    return this.untilInFront(() => this.run(work));
  }
}
