import type { Company } from './company/company';

/** A change that was answered and is not listed yet. */
interface Late {
  /** How often a list is read before it shows the change. */
  readonly reads: number;
  /** What the lists show until then; the company itself where it is left out. */
  readonly older?: Company;
  /** Stores what waits in a queue. */
  store?(): void;
}

interface Pending {
  readonly late: Late;
  /** How often each list has been read since. */
  readonly seen: Map<string, number>;
}

/** Changes that lists show later than they were answered, as behind a replica or a queue. */
export class LateLists {
  #pending: Pending[] = [];

  add(late: Late): void {
    this.#pending.push({ late, seen: new Map() });
  }

  /** Counts one read of a list, and says what it is answered from. All lists show a change once one of them was read often enough. */
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

  /** Shows everything from now on. */
  end(): void {
    const ended = this.#pending;
    this.#pending = [];
    for (const { late } of ended) late.store?.();
  }

  isPending(): boolean {
    return this.#pending.length > 0;
  }
}
