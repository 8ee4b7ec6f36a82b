/**
 * sandbox: the whole scheduling service, written from its specification: a company in memory, behind plain fetch handlers, with
 * faults on request. It imports nothing of the add-in, so that the same misreading of the specification can't be on both sides.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { answerForm, sendAnswer } from './answers';
import { defaultBehaviour, type Behaviour } from './behaviour';
import { sampleRosterText, sampleShifts } from './company/roster';
import { sampleCompany, thisDay, type CompanyOptions } from './company/sample-company';
import { openDataFile } from './data-file';
import { FaultQueue, faultsSchema } from './faults';
import { ELSEWHERE, faultyAnswer, endedSessionAnswer, type Performing } from './faulty-answer';
import { copyOf, recordsOf, type StoredCompany } from './records/company';
import { answer, isRead, type SandboxChange, type Session } from './service';

/** A change that was answered and is not in the lists yet. */
interface Late {
  /** How often a list must be read before it shows the change. */
  readonly reads: number;
  /** What the lists show until then; if absent, the company itself. */
  readonly older?: StoredCompany;
  /** Stores the change that waits in a queue. */
  store?(): void;
}

interface Pending {
  readonly late: Late;
  /** How often each list has been read since the change. */
  readonly seen: Map<string, number>;
}

/** Changes that lists show later than they were answered, as with a replica or a queue. */
class LateLists {
  #pending: Pending[] = [];

  add(late: Late): void {
    this.#pending.push({ late, seen: new Map() });
  }

  /**
   * Counts one read of a list, and returns the data to answer from. When one of the lists was read often enough, all lists show
   * the change.
   */
  read(list: string, company: StoredCompany): StoredCompany {
    const isDue = ({ late, seen }: Pending) => {
      const times = (seen.get(list) ?? 0) + 1;
      seen.set(list, times);
      return times > late.reads;
    };
    const due = this.#pending.filter(isDue);
    this.#pending = this.#pending.filter((pending) => !due.includes(pending));
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

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * For what only the developer at this machine may do. Rejects requests with another host name (DNS rebinding) and requests that
 * a browser makes for a page of another origin. Programs send none of these headers and are allowed.
 */
const localOnly: MiddlewareHandler = async (c, next) => {
  const requestUrl = new URL(c.req.url);
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const origin = c.req.header('origin') ?? requestUrl.origin;
  if (
    !LOOPBACK_NAMES.has(requestUrl.hostname) ||
    !['same-origin', 'none'].includes(site) ||
    origin !== requestUrl.origin
  ) {
    return c.text(
      'The sandbox takes orders from this machine only, and from no page of another origin.',
      403,
    );
  }
  return next();
};

/** This week and the next one. */
const WEEKS_WITH_SHIFTS = 2;

export interface SandboxOptions extends CompanyOptions {
  /** The same seed gives the same company. The first 48 users are the same for every seed. */
  readonly seed?: number;
  readonly behaviour?: Partial<Behaviour>;
  /** The session of an earlier run, which is continued; if absent, a new one. */
  readonly session?: Session;
  /** Keeps the company in a file between runs (data-file). If the file already has a company, size and seed are ignored. */
  readonly data?: { readonly file: string; warn(this: void, sentence: string): void };
}

/** The connection of a request. */
interface Connection {
  /** Ends the connection at once, without an answer. */
  cut(): void;
}

export interface Sandbox extends Session {
  /**
   * Answers `/service` (the service itself) and, for this machine only: `GET /sandbox/address` returns `{baseUrl, sessionId,
   * sp}`; `GET /sandbox/roster` returns a roster of
   * four weeks as text, to be pasted; `GET /sandbox/shifts` returns the stored shifts as a list, as a company would export
   * it, or nothing for a company with hostile names; `GET /sandbox/state` returns all data, the last calls and the pending faults; `POST /sandbox/faults` adds one fault
   * or a list (faults.ts); `DELETE /sandbox/faults` removes all pending faults.
   */
  fetch(request: Request, connection: Connection): Response | Promise<Response>;
  /** Releases the data file. The sandbox must not be called afterwards. */
  close(): void;
}

/**
 * A new session with a company, which is new or from the data file. Two sandboxes share nothing. Throws if the data file can't
 * be used.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const session = options.session ?? {
    sessionId: randomBytes(16).toString('hex'),
    sp: String(randomInt(10_000, 99_999)),
  };
  const behaviour = { ...defaultBehaviour, ...options.behaviour };
  const fresh = () => sampleCompany(options, options.seed);
  const data = options.data && openDataFile(options.data.file, fresh, options.data.warn);
  const company = data?.company ?? fresh();
  const faults = new FaultQueue();
  const late = new LateLists();
  const calls = new CallLog();
  let elsewhere = 0;

  const app = new Hono<{ Bindings: Connection }>();

  app.post('/service', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const body = await c.req.text();
    const fault = faults.take(query.get('Method') ?? '');
    calls.add(query, body, fault?.kind);
    const form = answerForm(behaviour.answerForm, c.req.header('accept'));
    const method = query.get('Method') ?? '';
    const answerFrom = (held: StoredCompany, change?: SandboxChange) =>
      answer(held, session, behaviour, { query, body, change });
    const perform: Performing['perform'] = (change) => {
      const held = isRead(method) ? late.read(`${method} ${query.toString()}`, company) : company;
      const envelope = answerFrom(held, change);
      data?.keep();
      return envelope;
    };
    const rehearse = () => answerFrom(copyOf(company));
    const performLate: Performing['performLate'] = (how, reads) => {
      if (how === 'queue') {
        late.add({ reads, store: () => void answerFrom(company) });
        return rehearse();
      }
      late.add({ reads, older: copyOf(company) });
      return perform();
    };
    if (fault === undefined) return sendAnswer(form, perform());
    const sent = faultyAnswer(fault, form, { address: c.req.url, perform, rehearse, performLate });
    // If the caller has gone away, the wait ends: nobody reads the answer.
    await wait(fault.ms, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
    if (sent !== 'cut') return sent;
    c.env.cut();
    return c.body(null);
  });
  app.all('/service', (c) => c.text('The service takes POST only.', 405, { allow: 'POST' }));

  app.all(ELSEWHERE, (c) => {
    elsewhere += 1;
    return sendAnswer(answerForm(behaviour.answerForm, c.req.header('accept')), endedSessionAnswer());
  });

  app.use('/sandbox/*', localOnly);
  app.get('/sandbox/address', (c) => c.json({ baseUrl: new URL('/service', c.req.url).href, ...session }));
  // A company that has shifts for this week and the next one gets a roster for the weeks after them.
  const weeksLater = company.timeBlocks.all().length > 0 ? WEEKS_WITH_SHIFTS : 0;
  app.get('/sandbox/roster', (c) =>
    c.text(sampleRosterText(company.users.all(), options.today ?? thisDay(), weeksLater)),
  );
  app.get('/sandbox/shifts', (c) => c.text(options.names === 'plain' ? sampleShifts(company) : ''));
  app.get('/sandbox/state', (c) =>
    c.json({
      ...recordsOf(company),
      users: company.users
        .all()
        .map(({ password, ...user }) => ({ ...user, password: { set: password !== '' } })),
      calls: calls.all(),
      faults: faults.pending(),
      isListedLate: late.isPending(),
      elsewhere,
    }),
  );
  app.post('/sandbox/faults', async (c) => {
    const asked = faultsSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ problem: asked.error.message }, 400);
    faults.add(asked.data);
    return c.json({ faults: faults.pending() });
  });
  app.delete('/sandbox/faults', (c) => {
    faults.clear();
    late.end();
    data?.keep();
    return c.json({ faults: [] });
  });

  return {
    ...session,
    fetch: (request, connection) => app.fetch(request, connection),
    close: () => data?.close(),
  };
}

/** One call as the sandbox received it, without secrets: no SessionID, no passwords. */
export interface LoggedCall {
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  /** The items as they were sent; undefined if the body was no JSON array (a read has none). */
  readonly items: readonly unknown[] | undefined;
  /** The fault of the call. */
  readonly fault?: string;
}

/** How many of the last calls are kept. */
const CALLS_KEPT = 200;

/** The last calls, for tests that check what was really sent. */
class CallLog {
  readonly #calls: LoggedCall[] = [];

  add(query: URLSearchParams, body: string, fault: string | undefined): void {
    const shown = Object.fromEntries([...query].filter(([name]) => name !== 'SessionID'));
    this.#calls.push({
      method: query.get('Method') ?? '',
      query: shown,
      items: itemsWithoutPasswords(body),
      ...(fault !== undefined && { fault }),
    });
    if (this.#calls.length > CALLS_KEPT) this.#calls.shift();
  }

  all(): readonly LoggedCall[] {
    return this.#calls;
  }
}

function itemsWithoutPasswords(body: string): readonly unknown[] | undefined {
  try {
    const items: unknown = JSON.parse(body, (field, value: unknown) =>
      field === 'Password' ? { set: true } : value,
    );
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
