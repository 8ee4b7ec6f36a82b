import { Hono, type MiddlewareHandler } from 'hono';

/** Has the service's base address. It is a header, so that no log of addresses contains the target. */
const TARGET_HEADER = 'x-shiftsheet-target';

/** Set on answers that the relay itself wrote; absent on answers of the service. */
const FAILURE_HEADER = 'x-shiftsheet-relay-failure';

/** The headers of the service's answer that the caller needs. Cookies and all other headers are not passed on. */
const ANSWER_HEADERS = ['content-type', 'retry-after', 'date'];

const DEFAULT_CONTENT_TYPE = 'application/json';
const DEFAULT_ACCEPT = '*/*';

/** Statuses for which HTTP allows no body. */
const WITHOUT_BODY = [204, 205, 304];

/** An answer with any other status can't be passed on and becomes a bad gateway. */
const PASSABLE = { from: 200, to: 599 };
const BAD_GATEWAY = 502;

type RelayFailure = 'bad-target' | 'not-sent' | 'unreachable';

/** System calls that end before a byte can be sent. */
const CONNECTING = ['connect', 'getaddrinfo'];

/** Node's fetch has this code if no connection was made in time. */
const CONNECT_TIMEOUT = 'UND_ERR_CONNECT_TIMEOUT';

/** Codes with which Node refuses a certificate. It does so before it sends the request. */
const CERTIFICATE_REFUSED =
  /^(?:CERT_\w+|UNABLE_TO_\w+|ERR_TLS_CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/;

/**
 * POST /relay: passes one call on to a real service, for services that don't allow calls from a page of another origin (no
 * CORS). The base address comes in `x-shiftsheet-target`. The query string is passed on as it is; it contains the session ID,
 * so it is never written anywhere. Body, status and content type pass through unchanged. Redirects are not followed: the 3xx is
 * the answer, so a session ID is never sent to another host.
 *
 * An answer of the relay itself has `x-shiftsheet-relay-failure` and a sentence: `bad-target` (400), `not-sent` (502, no
 * connection was made, so nothing reached the service) or `unreachable` (502, the service may have stored what was sent).
 */
export function relay(): Hono {
  const app = new Hono();
  app.use(ownPageOnly);
  app.post('/', async (c) => {
    const target = targetOf(c.req.header(TARGET_HEADER));
    if (target === undefined) {
      return failed(
        'bad-target',
        400,
        'The service address must begin with https:// or http:// and have no user name, query or #.',
      );
    }
    target.search = new URL(c.req.url).search;
    try {
      const body = await c.req.arrayBuffer();
      const answer = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': c.req.header('content-type') ?? DEFAULT_CONTENT_TYPE,
          accept: c.req.header('accept') ?? DEFAULT_ACCEPT,
        },
        ...(body.byteLength > 0 && { body }),
        redirect: 'manual',
        signal: c.req.raw.signal,
      });
      const content = await answer.arrayBuffer();
      return new Response(WITHOUT_BODY.includes(answer.status) ? null : content, {
        status: passedStatus(answer.status),
        headers: passedOn(answer.headers),
      });
    } catch (error) {
      const { cause } = error as { cause?: NetworkError };
      const reason = cause?.code ?? cause?.message ?? 'the connection was cut';
      return isUnsent(cause)
        ? failed('not-sent', 502, `No connection to ${target.host} was made (${reason}). Nothing was sent.`)
        : failed('unreachable', 502, `The service at ${target.host} did not answer (${reason}).`);
    }
  });
  return app;
}

function targetOf(text: string | undefined): URL | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url !== undefined && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return plain && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

function passedStatus(status: number): number {
  return status >= PASSABLE.from && status <= PASSABLE.to ? status : BAD_GATEWAY;
}

function passedOn(headers: Headers): Headers {
  const passed = new Headers();
  for (const name of ANSWER_HEADERS) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** Why Node's fetch failed. It says only "fetch failed" itself. */
interface NetworkError {
  /** ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED ... */
  readonly code?: string;
  readonly syscall?: string;
  readonly message?: string;
  /** If the host has several addresses: one error for each. */
  readonly errors?: readonly NetworkError[];
}

/** Whether the call surely failed before anything of it was sent. */
function isUnsent(cause: NetworkError | undefined): boolean {
  if (cause === undefined) return false;
  const { code = '', syscall = '', errors = [] } = cause;
  if (errors.length > 0) return errors.every(isUnsent);
  return CONNECTING.includes(syscall) || code === CONNECT_TIMEOUT || CERTIFICATE_REFUSED.test(code);
}

function failed(failure: RelayFailure, status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', [FAILURE_HEADER]: failure },
  });
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers only requests whose host name is this machine's. A foreign name that is made to point here (DNS rebinding) gets
 * nothing.
 */
export const loopbackNamesOnly: MiddlewareHandler = async (c, next) => {
  if (!LOOPBACK_NAMES.has(new URL(c.req.url).hostname)) {
    return c.text('This server answers only on localhost.', 403);
  }
  return next();
};

/**
 * Answers only scripts of a page that this server itself served. Browsers send Origin with every POST and set Sec-Fetch-Site
 * themselves, so a page of another site can't pretend to be one of this origin. Old browsers send no Sec-Fetch-Site.
 */
const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const isOwn =
    c.req.header('origin') === new URL(c.req.url).origin &&
    (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  if (!isOwn) return c.text('Only the pane on this server may use the relay.', 403);
  return next();
};
