import { Hono } from 'hono';
import { ownPageOnly } from './own-page';

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

type RelayFailure = 'bad-target' | 'unreachable';

/**
 * POST /relay: passes one call on to a real service, for services that don't allow calls from a page of another origin (no
 * CORS). The base address comes in `x-shiftsheet-target`. The query string is passed on as it is; it contains the session ID,
 * so it is never written anywhere. Body, status and content type pass through unchanged. Redirects are not followed: the 3xx is
 * the answer, so a session ID is never sent to another host.
 *
 * An answer of the relay itself has `x-shiftsheet-relay-failure` and a sentence: `bad-target` (400) or `unreachable` (502).
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
      return failed('unreachable', 502, `The service at ${target.host} did not answer (${reasonOf(error)}).`);
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

/** Node's fetch says only "fetch failed". Its cause has the code (ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED) or a word. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? 'the connection was cut';
}

function failed(failure: RelayFailure, status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', [FAILURE_HEADER]: failure },
  });
}
