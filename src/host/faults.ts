/** Trouble on demand, for tests: batches that fail, and work done between two batches. */
import { HostProblem } from './problem';

export interface Fault {
  /** 1: the next batch. */
  readonly nth: number;
  readonly code: string;
  /** True: the batch is carried out and only its answer is lost. */
  readonly applied: boolean;
}

export class Faults {
  private planned: Fault[] = [];
  private hooks: (() => void | Promise<void>)[] = [];

  /** Makes a batch to come fail with a code (any of Excel's). */
  failBatch(code: string, { nth = 1, applied = false }: { nth?: number; applied?: boolean } = {}): void {
    this.planned.push({ nth, code, applied });
  }

  /** Calls `hook` before each batch from now on (after the client has sent it); returns how to stop. */
  beforeEachBatch(hook: () => void | Promise<void>): () => void {
    this.hooks.push(hook);
    return () => {
      this.hooks = this.hooks.filter((each) => each !== hook);
    };
  }

  async runHooks(): Promise<void> {
    for (const hook of this.hooks) await hook();
  }

  /** The fault of the batch that begins now, if there is one. */
  next(): { problem: HostProblem; applied: boolean } | undefined {
    const counted = this.planned.map((fault) => ({ ...fault, nth: fault.nth - 1 }));
    const due = counted.find((fault) => fault.nth === 0);
    this.planned = counted.filter((fault) => fault.nth > 0);
    return due && { problem: new HostProblem(due.code), applied: due.applied };
  }
}
