import { Hono } from 'hono';
import { ownPageOnly } from './own-page';

/** Names the service's base address; in a header, so that the target is in no log of addresses. */
const TARGET_HEADER = 'x-shiftsheet-target';

/** Set on answers that the relay wrote itself; absent on what the service answered. */
const FAILURE_HEADER = 'x-shiftsheet-relay-failure';

type RelayFailure = 'bad-target' | 'unreachable';

/** What the service says about its answer and the caller needs; cookies and all else stay behind. */
const ANSWER_HEADERS = ['content-type', 'retry-after', 'date'];

/** Statuses that HTTP allows no body. */
const WITHOUT_BODY = [204, 205, 304];
/** Others can't be passed on: such an answer is a bad gateway's. */
const PASSABLE = { from: 200, to: 599 };
const BAD_GATEWAY = 502;

/**
 * POST /relay: passes one call on to a real service, for services that don't let a page of another origin call them
 * (no CORS). The base address comes in `x-shiftsheet-target`, the query string is passed on as it is (it holds the
 * session ID, so nothing of it is written anywhere), body, status and content type go through unchanged. Redirects
 * are not followed: the 3xx is the answer, so a session ID never travels to another host.
 *
 * What the relay answers itself carries `x-shiftsheet-relay-failure` and a sentence: `bad-target` (400) or
 * `unreachable` (502).
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
          'content-type': c.req.header('content-type') ?? 'application/json',
          accept: c.req.header('accept') ?? '*/*',
        },
        ...(body.byteLength > 0 && { body }),
        redirect: 'manual',
        signal: c.req.raw.signal,
      });
      const content = await answer.arrayBuffer();
      const canPass = answer.status >= PASSABLE.from && answer.status <= PASSABLE.to;
      return new Response(WITHOUT_BODY.includes(answer.status) ? null : content, {
        status: canPass ? answer.status : BAD_GATEWAY,
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

function passedOn(headers: Headers): Headers {
  const passed = new Headers();
  for (const name of ANSWER_HEADERS) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** Node's fetch says only "fetch failed"; its cause has the code (ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED) or a word. */
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
