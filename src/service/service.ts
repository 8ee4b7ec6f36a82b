/**
 * service/: implements the Service port over HTTP: the address of a call, the answer's envelope, typed failures. Fetch
 * and the clock come in as arguments.
 */
import {
  Redirected,
  Refused,
  Rejected,
  SessionEnded,
  TimedOut,
  Unreachable,
  Unreadable,
} from '../app/call-failures';
import { Cancelled } from '../app/failures';
import type { Clock, ServiceAddress, ServiceAtAddress } from '../app/ports';
import { isSuccess, type Answer } from '../core/push/answer';
import { callUrl, checkAddress } from './address';
import { readAnswer } from './envelope';
import { withLimit } from './limit';
import { retried } from './retry';
import { secondsToWait } from './retry-after';

/** The longest a call may take. A list of 10,000 users over a slow line takes a minute. */
const CALL_LIMIT_MS = 120_000;

const FIRST_RETRY_MS = 400;

interface Wiring {
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: Clock['sleep'];
  /** Milliseconds since the epoch. */
  readonly now?: Clock['now'];
  /** Sends a call for another origin through the local server, where the pane is served by one. */
  readonly relay?: (url: string) => {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly limitMs?: number;
  /** How long to wait before a read is tried again. */
  readonly firstRetryMs?: number;
  /** The form of answer to ask for; whichever arrives is read. */
  readonly accept?: 'json' | 'xml';
}

/**
 * Makes the service port for an address, and hides in each answer every session ID that the ports of one `serviceAt` have
 * used. Calls are POST with a JSON array of items as body, none for reads
 * (specification, section 4.1). How the service chooses between JSON and XML is not shown (4.2): the Accept header asks.
 */
export function serviceAt({
  fetch,
  sleep,
  now = () => Date.now(),
  relay,
  limitMs = CALL_LIMIT_MS,
  firstRetryMs = FIRST_RETRY_MS,
  accept = 'json',
}: Wiring): (address: ServiceAddress) => ServiceAtAddress {
  /** Session IDs to which a service has answered: it may quote one of them after another has taken its place. */
  const used = new Set<string>();
  return (given) => {
    const address = checkAddress(given);
    const { baseUrl, sp } = address;
    return {
      address: { baseUrl, sp },
      call: async (method, { query = {}, items, signal } = {}) => {
        const url = callUrl(address, method, query);
        const target = relay?.(url) ?? { url, headers: {} };
        const request: RequestInit = {
          method: 'POST',
          headers: {
            Accept: `application/${accept}`,
            ...(items ? { 'Content-Type': 'application/json' } : {}),
            ...target.headers,
          },
          ...(items ? { body: JSON.stringify(items) } : {}),
          redirect: 'manual', // items and passwords go to no other host
          referrerPolicy: 'no-referrer', // the session ID is in the address of every call
          credentials: 'omit',
          cache: 'no-store',
        };
        const once = async (): Promise<Answer> => {
          const { response, body } = await withLimit(
            async (limited) => send(fetch, target.url, { ...request, signal: limited }),
            {
              limitMs,
              sleep,
              signal,
              onLimit: () => new TimedOut(limitMs / 1000),
              onCancel: () => new Cancelled(),
            },
          );
          if (isRedirect(response)) throw new Redirected();
          if (response.status === 401 || response.status === 403)
            throw new SessionEnded({ status: response.status });
          if (!response.ok) throw new Refused(response.status, secondsToWait(response.headers, now()));
          const answer = await readAnswer(body, [...new Set([...used, address.sessionId])]);
          checkSession(answer);
          // Only now: what was pasted by mistake ("Vacation") would be hidden in every record from here on.
          used.add(address.sessionId);
          return answer;
        };
        if (items !== undefined) return once();
        const answer = await retried(once, { signal, sleep, firstWaitMs: firstRetryMs });
        checkRead(answer);
        return answer;
      },
    };
  };
}

/** A page is shown nothing of a redirect but that it is one; HTTP 304 names no other address. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

async function send(fetch: typeof globalThis.fetch, url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    return { response, body: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Unreachable();
  }
}

/** No code is shown for it (specification, section 5): an error of the whole call that speaks of the session. */
const OF_THE_SESSION = /\bsession|\bnot (?:logged|signed) (?:in|on)\b/i;

/** The words lead to the question for a fresh session ID; of what became of the items they say nothing. */
function checkSession({ code, message, items, records }: Answer) {
  const isWhole = items.length === 0 && (records ?? []).length === 0;
  if (isWhole && code !== undefined && !isSuccess(code) && OF_THE_SESSION.test(message))
    throw new SessionEnded({ code, message });
}

/** A write's overall code is weighed with its items' (core/push/outcome.ts); a read has only this one. */
function checkRead({ code, message, records }: Answer) {
  if (code !== undefined && !isSuccess(code)) throw new Rejected(code, message);
  if (records === undefined) throw new Unreadable('other');
}
