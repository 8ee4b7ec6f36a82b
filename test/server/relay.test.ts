import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer, type RunningServer } from '../../src/server/start-server';
import { ask, certificate } from './ask';
import { builtPages } from './built-pages';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const built = builtPages();
let server: RunningServer;
let service: Server;
let serviceUrl: string;
let received: Received[] = [];
let answer: { status: number; headers: Record<string, string>; body: string };

beforeAll(async () => {
  server = await startServer({ ...built, port: 0, certificate: await certificate });
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"ErrorCode":"0"}' };
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => {
    service.close(resolve);
    service.closeAllConnections();
  });
  built.remove();
});

/** A call as the pane's own fetch sends it. Headers that are undefined are left out. */
const relayed = (
  target: string,
  headers: Record<string, string | undefined> = {},
  body = '[{"UserName":"Zoë"}]',
) => {
  const all = {
    'x-shiftsheet-target': target,
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    origin: new URL(server.url).origin,
    cookie: 'mine=1',
    ...headers,
  };
  const sent = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return ask(`${server.url}relay?Module=API&SessionID=s%2Fecret&Method=addUsers`, {
    method: 'POST',
    headers: sent,
    body,
  });
};

describe('the relay', () => {
  test('passes on method, query, body and content type, and nothing else of the caller', async () => {
    await relayed(`${serviceUrl}/company/api`);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/company/api?Module=API&SessionID=s%2Fecret&Method=addUsers',
      body: '[{"UserName":"Zoë"}]',
      headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    });
    expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cookie|origin|x-shiftsheet-target)$/)]),
    );
  });

  test('passes on a read without a body as a call without a body', async () => {
    await relayed(serviceUrl, {}, '');
    expect(received[0]).toMatchObject({ body: '', headers: { 'content-length': '0' } });
  });

  test('answers with the status, body, content type and Retry-After of the service, and no other headers', async () => {
    answer = {
      status: 429,
      headers: { 'content-type': 'text/plain', 'retry-after': '3', 'set-cookie': 'theirs=1', 'x-other': '1' },
      body: 'später',
    };
    const { status, headers, text } = await relayed(serviceUrl);
    expect({ status, text }).toEqual({ status: 429, text: 'später' });
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'retry-after': '3',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-other');
    expect(headers).not.toHaveProperty('x-shiftsheet-relay-failure');
  });

  test.each([
    [204, 204],
    [205, 205],
    [304, 304],
    [999, 502],
  ])('passes on HTTP %d as %d, because the service has answered', async (status, passed) => {
    answer = { status, headers: { date: 'Sun, 06 Nov 1994 08:49:37 GMT' }, body: '' };
    const told = await relayed(serviceUrl);
    expect(told.status).toBe(passed);
    expect(told.headers).not.toHaveProperty('x-shiftsheet-relay-failure');
    expect(told.headers['date']).toBe('Sun, 06 Nov 1994 08:49:37 GMT');
  });

  test('follows no redirect, so that no other host gets the session ID', async () => {
    answer = { status: 307, headers: { location: `${serviceUrl}/elsewhere` }, body: '' };
    const { status, headers } = await relayed(serviceUrl);
    expect([status, headers['location'], received.length]).toEqual([307, undefined, 1]);
  });

  test.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site', origin: 'https://localhost:1' }],
    ['a page whose origin is hidden', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['a request without an origin', { 'sec-fetch-site': undefined, origin: undefined }],
    ['an old browser’s page of another site', { 'sec-fetch-site': undefined, origin: 'https://example.org' }],
  ])('refuses %s', async (_, headers) => {
    expect(await relayed(serviceUrl, headers)).toMatchObject({ status: 403 });
    expect(received).toEqual([]);
  });

  test.each([
    '',
    'company',
    'ftp://example.org/',
    'file:///etc/passwd',
    'http://me:pw@127.0.0.1/',
    'http://127.0.0.1/?a=1',
    'http://127.0.0.1/#a',
  ])('reports that %j is no service address', async (target) => {
    const { status, headers, text } = await relayed(target);
    expect([status, headers['x-shiftsheet-relay-failure']]).toEqual([400, 'bad-target']);
    expect(text).toContain('https://');
  });

  test('reports that it got no connection, so nothing was sent, and why, without the query', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const { status, headers, text } = await relayed(`http://127.0.0.1:${port}/`);
    expect([status, headers['x-shiftsheet-relay-failure'], text]).toEqual([
      502,
      'not-sent',
      `No connection to 127.0.0.1:${port} was made (ECONNREFUSED). Nothing was sent.`,
    ]);
  });

  test('a name that nobody knows means that nothing was sent', async () => {
    const { status, headers } = await relayed('http://nowhere.invalid/');
    expect([status, headers['x-shiftsheet-relay-failure']]).toEqual([502, 'not-sent']);
  });

  test('a certificate that it does not trust means that nothing was sent', async () => {
    // The server itself has a certificate that is not from a known authority.
    const { status, headers } = await relayed(`${server.url}relay`);
    expect([status, headers['x-shiftsheet-relay-failure']]).toEqual([502, 'not-sent']);
  });

  test('a service that cuts the connection may have stored what was sent', async () => {
    const cutting = createServer(({ socket }) => void socket.destroy());
    await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
    const { port } = cutting.address() as AddressInfo;
    const { status, headers } = await relayed(`http://127.0.0.1:${port}/`);
    await new Promise((resolve) => cutting.close(resolve));
    expect([status, headers['x-shiftsheet-relay-failure']]).toEqual([502, 'unreachable']);
  });

  test('accepts only POST', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: new URL(server.url).origin };
    expect(await ask(`${server.url}relay`, { headers })).toMatchObject({ status: 404 });
  });
});
