import type { Connection } from './connect';
import { AddressProblem, Cancelled, SessionEnded, SessionRenewed } from '../failures';
import { messages } from '../messages';
import type { Clock, Service } from '../ports';
import type { Store } from '../store';
import { STAY_MS, type Turn } from './turn';

/** A list that every company has and that is short: reading it tells whether a session holds. */
const SHORT_READ = 'getCategories';

interface Surroundings {
  readonly connection: Connection;
  readonly store: Store;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly turn: Turn;
}

/** Asks for a fresh session ID where a running job meets that its session has ended, and lets it go on. */
export class SessionDesk {
  #answer: ((fresh: boolean) => void) | undefined;

  constructor(private readonly around: Surroundings) {}

  /** The service for one job. Once the user has said no, it asks no more and fails as the service did. */
  ofJob(): Service {
    const { connection, store, turn } = this.around;
    let declined = false;
    const call: Service['call'] = async (method, options = {}) => {
      for (let tries = 0; ; tries += 1) {
        const { service } = connection;
        if (!service) throw new Cancelled(); // signed out meanwhile
        try {
          const answer = await this.#staying(() => service.call(method, options));
          // What was read for long may be outdated, and so is what is known; what was written must be told.
          if (options.items === undefined) await turn.stay();
          return answer;
        } catch (error) {
          if (!(error instanceof SessionEnded) || declined) throw error;
          if (!(await this.#ask(tries === 0 ? error.message : messages.sessionWrong(error.message)))) {
            declined = true;
            throw store.signal.aborted ? new Cancelled() : error;
          }
          if (!error.mayHaveStored || options.items === undefined) {
            await turn.stay();
            continue;
          }
          // What may be stored must not go again. The fresh session is tried by a read, so that the next call can go.
          const holds = await call(SHORT_READ, { signal: store.signal }).then(
            () => true,
            () => false,
          );
          throw holds ? new SessionRenewed() : error;
        }
      }
    };
    return { call };
  }

  /** The user's fresh session ID; the job goes on with it. */
  async renew(sessionId: string): Promise<void> {
    const { connection, store } = this.around;
    if (!this.#answer) return;
    try {
      await connection.renew(sessionId);
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      return store.set({ session: { why: error.message } });
    }
    this.#answer(true);
  }

  /** The job ends as when the connection is lost. False where nothing was asked. */
  decline(): boolean {
    const answer = this.#answer;
    answer?.(false);
    return answer !== undefined;
  }

  async #ask(why: string): Promise<boolean> {
    const { store } = this.around;
    const { job } = store.now;
    store.progress(messages.sessionAwaited, job?.fraction);
    store.set({ session: { why } });
    try {
      return await this.#staying(() => this.#answered(store.signal));
    } finally {
      this.#answer = undefined;
      store.set({ session: undefined });
      if (job) store.progress(job.sentence, job.fraction);
    }
  }

  #answered(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      if (signal.aborted) resolve(false);
      signal.addEventListener('abort', () => resolve(false), { once: true });
    });
  }

  /** Keeps the pane's turn while it waits and writes nothing. */
  async #staying<T>(wait: () => Promise<T>): Promise<T> {
    const done = new AbortController();
    void this.#stay(done.signal);
    try {
      return await wait();
    } finally {
      done.abort();
    }
  }

  async #stay(until: AbortSignal): Promise<void> {
    const { clock, turn } = this.around;
    for (;;) {
      await clock.sleep(STAY_MS, until).catch(() => undefined);
      if (until.aborted) return;
      await turn.stay().catch(() => undefined); // whoever waits looks once more
    }
  }
}
