import type { Company } from './company/company';

/** A change that was answered and is not in the lists yet. */
interface Late {
  /** How often a list must be read before it shows the change. */
  readonly reads: number;
  /** What the lists show until then; if absent, the company itself. */
  readonly older?: Company;
  /** Stores the change that waits in a queue. */
  store?(): void;
}

interface Pending {
  readonly late: Late;
  /** How often each list has been read since the change. */
  readonly seen: Map<string, number>;
}

/** Changes that lists show later than they were answered, as with a replica or a queue. */
export class LateLists {
  #pending: Pending[] = [];

  add(late: Late): void {
    this.#pending.push({ late, seen: new Map() });
  }

  /**
   * Counts one read of a list, and returns the data to answer from. When one of the lists was read often enough, all lists show
   * the change.
   */
  read(list: string, company: Company): Company {
    const isDue = ({ late, seen }: Pending) => {
      const times = (seen.get(list) ?? 0) + 1;
      seen.set(list, times);
      return times > late.reads;
    };
    const due = this.#pending.filter(isDue);
    this.#pending = this.#pending.filter((each) => !due.includes(each));
    for (const { late } of due) late.store?.();
    return this.#pending.find(({ late }) => late.older !== undefined)?.late.older ?? company;
  }

  /** Shows all changes from now on. */
  end(): void {
    const ended = this.#pending;
    this.#pending = [];
    for (const { late } of ended) late.store?.();
  }

  isPending(): boolean {
    return this.#pending.length > 0;
  }
}
