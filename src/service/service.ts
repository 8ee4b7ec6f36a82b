/**
 * service/: implements the Service port over HTTP: the address of a call, the envelope of an answer, and typed failures.
 * Fetch and the clock are arguments.
 */
import pRetry from 'p-retry';
import {
  CallFailure,
  Redirected,
  Refused,
  Rejected,
  SessionEnded,
  TimedOut,
  Unreachable,
  UnreadableAnswer,
} from '../app/call-failures';
import { Cancelled } from '../app/failures';
import type { FailureClass } from '../app/ports/excel-workbook';
import type { Clock } from '../app/ports/ports';
import type { ServiceAddress, ServiceAtAddress, ServiceCall } from '../app/ports/service';
import { isSuccess, isSuccessText, type Answer } from '../core/push/outcome';
import { callUrl, checkAddress, isPrivateHost } from './address';
import { isWebPage, readEnvelope } from './envelope';
import { readBody } from './read-body';

/** The specification shows no ErrorCode except 0. A longer text may quote what was sent, so it is not reported. */
const SHORT_NUMBER = /^-?\d{1,5}$/;

interface Request extends Pick<ServiceCall, 'method' | 'sent'> {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onCall: ((call: ServiceCall) => void) | undefined;
}

type Arrived = Pick<ServiceCall, 'status' | 'received' | 'form' | 'id'>;

/** The header in which a relay says under which id it has logged the call. */
export const LOG_ID_HEADER = 'x-shiftsheet-request';

/**
 * Makes one request, and reports its duration, sizes and outcome to `onCall`. `call` passes the answer's status, body and id to
 * `arrived` as soon as it has them.
 */
async function recordCall(
  { method, sent, now, onCall }: Request,
  call: (arrived: (status: number, body: string, id?: string) => void) => Promise<Answer>,
): Promise<Answer> {
  const began = now();
  let answered: Arrived = { status: undefined, received: 0, form: undefined };
  const report = (outcome: Pick<ServiceCall, 'codes' | 'failure'>) =>
    onCall?.({ method, sent, ms: now() - began, ...answered, ...outcome });
  try {
    const answer = await call((status, body, id) => {
      answered = { status, received: body.length, form: /^\s*</.test(body) ? 'xml' : 'json', id };
    });
    report({ codes: codesOf(answer) });
    return answer;
  } catch (error) {
    if (error instanceof CallFailure && error.logId !== undefined)
      answered = { ...answered, id: error.logId };
    report({ codes: [], failure: (error as object).constructor as FailureClass });
    throw error;
  }
}

function codesOf({ code, items }: Answer): string[] {
  return [code, ...items.map((item) => item.code)].flatMap((answerCode) => {
    if (answerCode === undefined || isSuccess(answerCode)) return [];
    return SHORT_NUMBER.test(answerCode.trim()) ? [answerCode.trim()] : ['other'];
  });
}

/** The longest a call may take. A list of 10,000 users over a slow line takes a minute. */
const CALL_LIMIT_MS = 120_000;

const FIRST_RETRY_MS = 400;

interface ServiceOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: Clock['sleep'];
  /** Milliseconds since the epoch. */
  readonly now?: Clock['now'];
  /** Sends a call for another origin through the local server, if the pane comes from one. */
  readonly relay?: (url: string) => {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  /**
   * The host of the page that calls. From a public page, browsers call a private network only if the user allows it (Chrome
   * and Edge 142: local network access).
   */
  readonly pageHost?: string;
  readonly limitMs?: number;
  /** The longest answer that is read, unpacked. */
  readonly longestBytes?: number;
  /** How long to wait before a read is tried again. */
  readonly firstRetryMs?: number;
  /** The form of answer to ask for; both forms are read. */
  readonly accept?: 'json' | 'xml';
}

/**
 * Makes the service port for an address. In each answer it hides every session ID that the ports of one `serviceAt` have
 * used. Calls are POST with a JSON array of items as body; reads have no body (specification, section 4.1). The
 * specification does not say how the service chooses between JSON and XML (4.2): the Accept header asks.
 */
export function serviceAt({
  fetch,
  sleep,
  now = () => Date.now(),
  relay,
  pageHost,
  limitMs = CALL_LIMIT_MS,
  longestBytes,
  firstRetryMs = FIRST_RETRY_MS,
  accept = 'json',
}: ServiceOptions): (address: ServiceAddress, onCall?: (call: ServiceCall) => void) => ServiceAtAddress {
  /** Session IDs that a service has answered: it may quote an old one after another has replaced it. */
  const used = new Set<string>();
  /** Every session ID of a call, also those that no service has accepted: it may quote them later. */
  const tried = new Set<string>();
  return (given, onCall) => {
    const address = checkAddress(given);
    const { baseUrl, sp } = address;
    return {
      address: { baseUrl, sp },
      call: async (method, { query = {}, items, signal } = {}) => {
        const url = callUrl(address, method, query);
        const target = relay?.(url) ?? { url, headers: {} };
        const sent = items ? JSON.stringify(items) : undefined;
        const maybeBlocked = crossesIntoPrivate(pageHost, target.url);
        tried.add(address.sessionId);
        const request: RequestInit = {
          method: 'POST',
          headers: {
            Accept: `application/${accept}`,
            ...(items ? { 'Content-Type': 'application/json' } : {}),
            ...target.headers,
          },
          ...(sent === undefined ? {} : { body: sent }),
          redirect: 'manual', // items and passwords are sent to no other host
          referrerPolicy: 'no-referrer', // the address of every call contains the session ID
          credentials: 'omit',
          cache: 'no-store',
        };
        const ask = async (arrived: (status: number, body: string, id?: string) => void): Promise<Answer> => {
          const { response, body } = await withTimeLimit(
            async (limited) =>
              send(fetch, target.url, { ...request, signal: limited }, { maybeBlocked, longestBytes }),
            {
              limitMs,
              sleep,
              signal,
              onLimit: () => new TimedOut(limitMs / 1000),
              onCancel: () => new Cancelled(),
            },
          );
          arrived(response.status, body, response.headers.get(LOG_ID_HEADER) ?? undefined);
          if (isRedirect(response)) throw new Redirected();
          if (response.status === 401 || response.status === 403)
            throw isWebPage(body)
              ? new Refused(response.status, undefined, true)
              : new SessionEnded({ status: response.status });
          if (!response.ok) throw new Refused(response.status, secondsToWait(response.headers, now()));
          // In records, a session ID that was never accepted is not hidden: if the user pasted a word by mistake ("Vacation"),
          // it would be hidden in every record from here on.
          const inRecords = [...new Set([...used, address.sessionId])];
          const answer = await readEnvelope(body, [...tried], inRecords, { now, sleep });
          checkSession(answer, items === undefined);
          used.add(address.sessionId);
          return answer;
        };
        const once = () => recordCall({ method, sent: sent?.length ?? 0, now, onCall }, ask);
        if (items !== undefined) return once();
        const answer = await withRetries(once, { signal, sleep, firstWaitMs: firstRetryMs });
        checkRead(answer);
        return answer;
      },
    };
  };
}

/** The browser shows a page only that there was a redirect. HTTP 304 names no other address. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** Whether a public page calls a private network: the browser may block that, and reports it as a broken connection. */
function crossesIntoPrivate(pageHost: string | undefined, url: string): boolean {
  if (pageHost === undefined || isPrivateHost(pageHost)) return false;
  return URL.canParse(url) && isPrivateHost(new URL(url).hostname);
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
  {
    maybeBlocked,
    longestBytes,
  }: { readonly maybeBlocked: boolean; readonly longestBytes: number | undefined },
) {
  try {
    const response = await fetch(url, request);
    // The browser hides the body of a redirect.
    return { response, body: isRedirect(response) ? '' : await readBody(response, longestBytes) };
  } catch (error) {
    if (request.signal?.aborted || error instanceof CallFailure) throw error;
    throw new Unreachable(maybeBlocked);
  }
}

/**
 * The specification has no code for an ended session (section 5): an error of the whole call whose message speaks of the
 * session means it, whatever its code is.
 */
const SESSION_WORDS = /\bsession|\bnot (?:logged|signed) (?:in|on)\b/i;

/** This error makes the pane ask for a new session ID. It shows nothing about the results of the items. */
function checkSession(answer: Answer, isRead: boolean) {
  const { code, message, items, records } = answer;
  const isWhole = isRead || (items.length === 0 && (records ?? []).length === 0);
  if (isWhole && isError(answer) && SESSION_WORDS.test(message)) throw new SessionEnded({ code, message });
}

/**
 * Whether an answer speaks of an error: its code is not `0`, or its message is another one than Success. Some reads have no
 * code, and some have neither (specification, sections 4.2 and 7).
 */
function isError({ code, message }: Answer): boolean {
  return (code !== undefined && !isSuccess(code)) || !isSuccessText(message);
}

/**
 * A write's overall code is combined with the items' codes (core/push/outcome.ts); a read has only this one. An answer with an
 * error is no list, whatever records it has: rows would look deleted.
 */
function checkRead(answer: Answer) {
  const { code, message, records } = answer;
  if (isError(answer)) throw new Rejected(code, message);
  if (records === undefined) throw new UnreadableAnswer('other');
}

/**
 * The seconds to wait that an answer asks for (RFC 9110, section 10.2.3: a number, or a date); undefined if it asks for
 * none. A date is compared with the answer's own Date if there is one, because this computer's clock may be wrong. `now` in
 * milliseconds.
 */
function secondsToWait(headers: Headers, now: number): number | undefined {
  const asked = headers.get('Retry-After')?.trim();
  if (asked === undefined || asked === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked);
  const until = momentOf(asked);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - (momentOf(headers.get('Date')) ?? now)) / 1000));
}

/** Reads `Sun, 06 Nov 1994 08:49:37 GMT` and its two older forms, and no other text that `Date.parse` would accept. */
function momentOf(text: string | null): number | undefined {
  if (text === null || !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text.trim())) return undefined;
  // The oldest form (asctime) has no zone: it is in GMT too.
  const moment = Date.parse(/gmt|utc|[+-]\d{4}$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(moment) ? undefined : moment;
}

interface Limits {
  readonly limitMs: number;
  readonly sleep: Clock['sleep'];
  readonly signal: AbortSignal | undefined;
  readonly onLimit: () => Error;
  readonly onCancel: () => Error;
}

/**
 * Runs `work` with a signal that aborts at the time limit or when the caller's signal aborts, and throws the error of the
 * one that came first. AbortSignal.any is not used: the WebKit of the oldest macOS that Office supports lacks it.
 */
async function withTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>, limits: Limits): Promise<T> {
  const { limitMs, sleep, signal, onLimit, onCancel } = limits;
  const controller = new AbortController();
  const done = new AbortController();
  let failure: Error | undefined;
  const end = (error: Error) => {
    failure ??= error;
    controller.abort();
  };
  const cancel = () => end(onCancel());
  if (signal?.aborted) throw onCancel();
  signal?.addEventListener('abort', cancel);
  void sleep(limitMs, done.signal).then(
    () => end(onLimit()),
    () => undefined, // the call ended first
  );
  try {
    return await work(controller.signal);
  } catch (error) {
    throw failure ?? error;
  } finally {
    done.abort();
    signal?.removeEventListener('abort', cancel);
  }
}

const RETRIES = 2;
/** The longest wait for a read, whatever the service asks for. */
const LONGEST_WAIT_SECONDS = 30;
const SERVER_FAILED = 500;

interface RetryOptions {
  readonly signal: AbortSignal | undefined;
  readonly sleep: Clock['sleep'];
  /** Milliseconds before the second try; a random factor makes it up to twice as long. The third try waits twice as long. */
  readonly firstWaitMs: number;
}

/**
 * Tries a read again after failures that may pass: a broken connection, a busy or failing server. Only for calls that change
 * nothing. Throws the last failure, or Cancelled if the signal ends the wait.
 */
async function withRetries<T>(
  read: () => Promise<T>,
  { signal, sleep, firstWaitMs }: RetryOptions,
): Promise<T> {
  try {
    return await pRetry(read, {
      retries: RETRIES,
      minTimeout: firstWaitMs,
      randomize: true,
      shouldRetry: ({ error }) => isTransient(error),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        const asked = error instanceof Refused && isTransient(error) ? error.retryAfter : undefined;
        if (retriesLeft > 0 && asked !== undefined)
          await sleep(Math.min(asked, LONGEST_WAIT_SECONDS) * 1000, signal);
      },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw signal?.aborted ? new Cancelled() : error;
  }
}

function isTransient(error: Error): boolean {
  if (error instanceof Refused) return error.status === 429 || error.status >= SERVER_FAILED;
  return error instanceof Unreachable;
}
