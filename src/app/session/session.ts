import type { Connection } from './connect';
import { AddressProblem, Cancelled, SessionEnded, SessionRenewed } from '../failures';
import { messages } from '../messages';
import type { Clock, Service } from '../ports';
import type { Store } from '../store';

/** A pane that waits for its user says so often enough not to be taken for closed (turn.ts). */
const STAY_MS = 60_000;

/** A list that every company has and that is short: reading it tells whether a session holds. */
const SHORT_READ = 'getCategories';

interface Surroundings {
  readonly connection: Connection;
  readonly store: Store;
  readonly clock: Pick<Clock, 'sleep'>;
  /** Keeps the pane's turn while nothing is written. */
  readonly stay: () => Promise<void>;
}

/** Asks for a fresh session ID where a running job meets that its session has ended, and lets it go on. */
export class SessionDesk {
  #answer: ((fresh: boolean) => void) | undefined;

  constructor(private readonly around: Surroundings) {}

  /** The service for one job. Once the user has said no, it asks no more and fails as the service did. */
  ofJob(): Service {
    const { connection, store } = this.around;
    let declined = false;
    const call: Service['call'] = async (method, options = {}) => {
      for (let turn = 0; ; turn += 1) {
        const { service } = connection;
        if (!service) throw new Cancelled(); // signed out meanwhile
        try {
          return await service.call(method, options);
        } catch (error) {
          if (!(error instanceof SessionEnded) || declined) throw error;
          if (!(await this.#ask(turn === 0 ? error.message : messages.sessionWrong(error.message)))) {
            declined = true;
            throw store.signal.aborted ? new Cancelled() : error;
          }
          if (!error.mayHaveStored || options.items === undefined) continue;
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
    const asked = new AbortController();
    void this.#stay(asked.signal);
    try {
      return await this.#answered(store.signal);
    } finally {
      asked.abort();
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

  async #stay(until: AbortSignal): Promise<void> {
    const { clock, stay } = this.around;
    for (;;) {
      await clock.sleep(STAY_MS, until).catch(() => undefined);
      if (until.aborted) return;
      await stay();
    }
  }
}
