import { SessionEnded, SessionRenewed } from '../call-failures';
import { AddressProblem, Cancelled } from '../failures';
import { jobMessages } from '../job-messages';
import type { Clock } from '../ports/ports';
import type { Service } from '../ports/service';
import type { Store } from '../store';
import type { ServiceConnection, FreshSession } from './connect';
import { HEARTBEAT_MS, type WorkbookLock } from './lock';

interface Deps {
  readonly connection: ServiceConnection;
  readonly store: Store;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly lock: WorkbookLock;
}

/** Asks the user for a new session ID when the session ends during a job, and lets the job go on. */
export class SessionCommands {
  #answer: ((fresh: FreshSession | undefined) => void) | undefined;

  constructor(private readonly deps: Deps) {}

  /** The service for one job. After the user has declined once, it does not ask again and fails with the service's error. */
  serviceOfJob(): Service {
    const { connection, store, lock } = this.deps;
    let declined = false;
    const call: Service['call'] = async (method, options = {}) => {
      for (;;) {
        const { service } = connection;
        if (!service) throw new Cancelled(); // the user has signed out meanwhile
        try {
          const answer = await this.#keepingLock(() => service.call(method, options));
          // After a long read, its answer and the lock may be outdated. After a write, the answer must be reported in any case.
          if (options.items === undefined) await lock.heartbeat();
          return answer;
        } catch (error) {
          if (!(error instanceof SessionEnded) || declined) throw error;
          if (!(await this.#isRenewed(error.sentenceWith(jobMessages.goOnButton)))) {
            declined = true;
            throw store.signal.aborted ? new Cancelled() : error;
          }
          // The user may have been away for long. A caller that writes must first read what the service has now.
          if (options.items !== undefined) throw new SessionRenewed(error.isUnprocessed);
          await lock.heartbeat();
        }
      }
    };
    return { call };
  }

  /** Takes the user's new session ID, so that the job goes on with it. */
  async renew(sessionId: string): Promise<void> {
    const { connection, store } = this.deps;
    if (!this.#answer) return;
    try {
      const fresh = await connection.prepare(sessionId);
      if (fresh) this.#answer(fresh);
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      store.set({ session: { reason: error.message } });
    }
  }

  /** Ends the job as if the connection was lost. False if no question was open. */
  decline(): boolean {
    const answer = this.#answer;
    answer?.(undefined);
    return answer !== undefined;
  }

  /**
   * Asks until the user gives a session ID of the connected company: the job has begun with that company's records and must not
   * go on with another company's. False if the user declines.
   */
  async #isRenewed(whyFirst: string): Promise<boolean> {
    const { connection, store } = this.deps;
    for (let reason = whyFirst; ;) {
      const fresh = await this.#ask(reason);
      if (!fresh) return false;
      try {
        const other = await this.#keepingLock(() => connection.switchSession(fresh, store.signal));
        if (!other) return true;
        reason = jobMessages.sessionOfOthers(other.listed, other.known);
      } catch (error) {
        if (!(error instanceof SessionEnded)) throw error;
        reason = jobMessages.sessionWrong(error.sentenceWith(jobMessages.goOnButton));
      }
    }
  }

  async #ask(reason: string): Promise<FreshSession | undefined> {
    const { store } = this.deps;
    const { job } = store.now;
    store.progress(jobMessages.sessionAwaited, job?.fraction);
    store.set({ session: { reason } });
    try {
      return await this.#keepingLock(() => this.#answered(store.signal));
    } finally {
      this.#answer = undefined;
      store.set({ session: undefined });
      if (job) store.progress(job.sentence, job.fraction);
    }
  }

  #answered(signal: AbortSignal): Promise<FreshSession | undefined> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      if (signal.aborted) resolve(undefined);
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  /** Renews the lock while a wait writes nothing. */
  async #keepingLock<T>(wait: () => Promise<T>): Promise<T> {
    const done = new AbortController();
    void this.#renewLock(done.signal);
    try {
      return await wait();
    } finally {
      done.abort();
    }
  }

  async #renewLock(until: AbortSignal): Promise<void> {
    const { clock, lock } = this.deps;
    for (;;) {
      await clock.sleep(HEARTBEAT_MS, until).catch(() => undefined);
      if (until.aborted) return;
      await lock.heartbeat().catch(() => undefined); // the waiting job checks the lock again afterwards
    }
  }
}
