import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import {
  ANSWER_HEADERS,
  DEFAULT_ACCEPT,
  DEFAULT_CONTENT_TYPE,
  FAILURE_HEADER,
  mayHaveBody,
  passedStatus,
} from '../forwarding';
import { isFromPageOf } from '../own-page';
import { readBody } from './read-body';
import { FAILURES, type Failure } from './relay-failures';
import type { Limits } from './settings';

/** What became of a call, for the log. Undefined parts: the service's answer was passed on. */
export interface Ended {
  readonly failure?: Failure;
  readonly reason?: string;
}

export interface Relay {
  /** Relays one call, and resolves when its answer was handed over or cut. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<Ended>;
  running(): number;
}

/** An answer's body is passed on as it comes, so its encoding and length are passed on too. */
const PASSED_ANSWER_HEADERS = [...ANSWER_HEADERS, 'content-encoding', 'content-length'];

/** What the service answers is data: a browser must not run it as a page of this origin, nor keep it. */
const ANSWER_GUARDS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * POST /service: passes one call on to the configured service. Query, body, status and the few headers above pass through
 * unchanged. Redirects are not followed. Each call has a connection of its own to the service: a kept connection that the
 * service closes at the same moment would cost a push whose result nobody knows. Nothing is ever sent a second time.
 */
export function relayTo(service: URL, origin: string, limits: Limits): Relay {
  const isSecure = service.protocol === 'https:';
  // Without kept connections, the agent still keeps TLS sessions: the next handshake is shorter.
  const agent = isSecure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false });
  const connect = isSecure ? https.request : http.request;
  let running = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<Ended> => {
    if (request.method !== 'POST') return fail(response, 'not-post');
    const { origin: from, 'sec-fetch-site': site } = request.headers;
    if (!isFromPageOf(origin, { origin: from, site: textOf(site) })) return fail(response, 'foreign-page');
    if (running >= limits.callsAtOnce) return fail(response, 'busy');
    running += 1;
    try {
      const body = await readBody(request, { bytes: limits.bodyBytes, seconds: limits.bodySeconds });
      if (body === 'gone') return { reason: 'caller-left' };
      if (typeof body === 'string') return fail(response, body);
      return await passOn(call(request, body), body, response);
    } finally {
      running -= 1;
    }
  };

  const call = (request: IncomingMessage, body: Buffer): ClientRequest => {
    const encoding = textOf(request.headers['accept-encoding']);
    return connect(service, {
      method: 'POST',
      path: service.pathname + queryOf(request),
      agent,
      headers: {
        'content-type': request.headers['content-type'] ?? DEFAULT_CONTENT_TYPE,
        accept: request.headers.accept ?? DEFAULT_ACCEPT,
        ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
        'content-length': body.length,
      },
    });
  };

  const passOn = (sent: ClientRequest, body: Buffer, response: ServerResponse): Promise<Ended> =>
    new Promise((resolve) => {
      let ended = false;
      const end = (failure?: Failure, reason?: string) => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        sent.destroy();
        if (failure !== undefined) fail(response, failure);
        resolve({ ...(failure && { failure }), ...(reason !== undefined && { reason }) });
      };
      const timer = setTimeout(() => end('timed-out'), limits.answerSeconds * 1000);
      response.once('close', () => end(undefined, response.writableFinished ? undefined : 'caller-left'));
      sent.on('error', (error) => end('unreachable', codeOf(error)));
      // The service asks for another protocol, which is no answer to a call.
      sent.once('upgrade', () => end('unreachable', 'upgrade'));
      sent.once('response', (answer) => {
        const status = passedStatus(answer.statusCode ?? 0);
        if (Number(answer.headers['content-length'] ?? 0) > limits.answerBytes)
          return end('answer-too-large');
        response.writeHead(status, { ...passedHeaders(answer, mayHaveBody(status)), ...ANSWER_GUARDS });
        if (!mayHaveBody(status)) {
          answer.resume();
          return void response.end();
        }
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > limits.answerBytes) end('answer-too-large');
        });
        // An answer that breaks off ends the connection to the caller too, so that it never looks like a whole answer.
        pipeline(answer, response, (error) => {
          if (error) end('unreachable', codeOf(error));
        });
      });
      sent.end(body);
    });

  return { handle, running: () => running };
}

/** Answers with the failure's sentence. If an answer has begun already, the connection is cut: the caller sees a failure. */
function fail(response: ServerResponse, failure: Failure): Ended {
  if (response.headersSent) {
    response.destroy();
    return { failure };
  }
  const { status, sentence, isMarked, ...more } = FAILURES[failure];
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    ...ANSWER_GUARDS,
    ...(isMarked && { [FAILURE_HEADER]: failure }),
    ...('headers' in more && more.headers),
  });
  response.end(`${sentence}\n`);
  return { failure };
}

/** The query as it arrived, with its question mark; it is written nowhere. */
function queryOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function passedHeaders(answer: IncomingMessage, withBody: boolean): Record<string, string> {
  const names = withBody ? PASSED_ANSWER_HEADERS : ANSWER_HEADERS;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = textOf(answer.headers[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A code such as ECONNREFUSED or CERT_HAS_EXPIRED. The error's own text may quote the address, so it is not used. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
