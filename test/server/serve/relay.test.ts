import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { ORIGIN, FROM_PANE, QUERY, rawTo, startTestServing, type Serving } from './serving';
import { rawService, stubService, succeed, type StubService } from './stub-service';

let service: StubService;
let serving: Serving;
beforeAll(async () => {
  service = await stubService();
  serving = await startTestServing({
    service: `${service.url}/company/api`,
    limits: { bodyBytes: 10_000, answerBytes: 50_000 },
  });
});
beforeEach(() => {
  service.received.length = 0;
  service.answer = succeed;
});
afterAll(async () => {
  await serving.close();
  await service.close();
});

const failureOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  headers['x-shiftsheet-relay-failure'];

describe('a call of the pane', () => {
  test('reaches the one service with its query, body and types, and nothing else', async () => {
    const { status, text } = await serving.call({
      headers: { cookie: 'mine=1', authorization: 'Basic x', 'x-forwarded-for': '10.0.0.1', referer: ORIGIN },
    });
    expect([status, text]).toEqual([200, '{"ErrorCode":"0"}']);
    expect(service.received).toEqual([
      {
        method: 'POST',
        url: `/company/api?${QUERY}`,
        body: '[{"UserName":"Zoë"}]',
        headers: {
          host: new URL(service.url).host,
          connection: 'close',
          'content-type': 'application/json',
          accept: 'application/json',
          'content-length': '21',
        },
      },
    ]);
  });

  test('reaches the service byte for byte, however odd the query is', async () => {
    const query = 'a=%2F%0d%0aX-Evil:%201&b=%zz&c=+?&d=\\..\\&e=//x/../y&&=#f';
    await serving.call({ query });
    expect(service.received[0]?.url).toBe(`/company/api?${query}`);
  });

  test('without a query and a body reaches it so', async () => {
    await serving.ask('/service', { method: 'POST', headers: FROM_PANE });
    expect(service.received[0]).toMatchObject({
      url: '/company/api',
      body: '',
      headers: { 'content-length': '0' },
    });
  });

  test('gets status, type, date and Retry-After of the answer, and no cookie or other header', async () => {
    service.answer = (_request, response) =>
      response
        .writeHead(429, {
          'content-type': 'text/html',
          'retry-after': '3',
          date: 'Sun, 06 Nov 1994 08:49:37 GMT',
          'set-cookie': 'theirs=1',
          server: 'secret/1.0',
          'access-control-allow-origin': '*',
          'x-other': '1',
        })
        .end('<script>');
    const { status, headers, text } = await serving.call();
    expect({ status, text }).toEqual({ status: 429, text: '<script>' });
    expect(headers).toEqual({
      'content-type': 'text/html',
      'retry-after': '3',
      date: 'Sun, 06 Nov 1994 08:49:37 GMT',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      connection: 'close',
      'transfer-encoding': 'chunked',
    });
  });

  test('gets a compressed answer as the service compressed it', async () => {
    service.answer = (request, response) =>
      response
        .writeHead(200, {
          'content-encoding': String(request.headers['accept-encoding']),
          'content-length': 3,
        })
        .end('xyz');
    const { headers, text } = await serving.call({ headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers['content-length'], text]).toEqual(['gzip', '3', 'xyz']);
  });

  test.each([
    [204, 204],
    [304, 304],
    [999, 502],
  ])('gets HTTP %d as %d', async (status, passed) => {
    service.answer = (_request, response) => response.writeHead(status).end();
    const told = await serving.call();
    expect([told.status, failureOf(told)]).toEqual([passed, undefined]);
  });

  test.each([301, 302, 303, 307, 308])('that is redirected (%d) goes to no other address', async (status) => {
    service.answer = (_request, response) =>
      response.writeHead(status, { location: `${service.url}/elsewhere` }).end();
    const told = await serving.call();
    expect([told.status, told.headers['location'], service.received.length]).toEqual([status, undefined, 1]);
  });

  test('never goes on a connection that an earlier call used, so no closing connection can swallow it', async () => {
    const ports = new Set<number | undefined>();
    service.answer = (request, response) => {
      ports.add(request.socket.remotePort);
      succeed(request, response);
    };
    while (service.received.length < 3) await serving.call();
    expect(ports.size).toBe(3);
  });
});

describe('refused, with nothing sent to the service', () => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site', origin: `${ORIGIN}:444` }],
    ['a page over http', { 'sec-fetch-site': undefined, origin: 'http://sheets.example.com' }],
    ['a page whose name begins alike', { 'sec-fetch-site': undefined, origin: `${ORIGIN}.evil.example` }],
    ['a page whose origin is hidden', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['a request without an origin', { 'sec-fetch-site': undefined, origin: undefined }],
    ['a page that says an origin the browser does not confirm', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const told = await serving.call({ headers });
    expect([told.status, failureOf(told)]).toEqual([403, 'foreign-page']);
    expect(service.received).toEqual([]);
  });

  test.each(['evil.example', 'localhost', '127.0.0.1'])(
    'a page of a name that was made to point here: %s',
    async (host) => {
      const told = await serving.call({ headers: { host, origin: `https://${host}` } });
      expect([told.status, service.received.length]).toEqual([421, 0]);
    },
  );

  test.each(['GET', 'PUT', 'OPTIONS', 'HEAD'])('%s', async (method) => {
    const told = await serving.call({ method, body: '' });
    expect([told.status, told.headers['allow'], service.received.length]).toEqual([405, 'POST', 0]);
    expect(Object.keys(told.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['/service/', '/service/other', '//service', '/service%2f', '/SERVICE', '/service;x'])(
    'another path: %s',
    async (path) => {
      const told = await serving.ask(path, { method: 'POST', headers: FROM_PANE });
      expect([told.status, service.received.length]).toEqual([405, 0]);
    },
  );

  test('a body that is too large, as 413 without the mark: the pane then sends fewer rows', async () => {
    const told = await serving.call({ body: 'x'.repeat(10_001) });
    expect([told.status, failureOf(told), service.received.length]).toEqual([413, undefined, 0]);
    expect(told.text).toContain('Nothing was sent to the service.');
    expect((await serving.call({ body: 'x'.repeat(10_000) })).status).toBe(200);
  });

  test('a body without an end that is too large', async () => {
    const head = headOf({ 'transfer-encoding': 'chunked' });
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    expect(await rawTo(serving.port, head + chunk.repeat(11))).toContain('HTTP/1.1 413 ');
    expect(service.received).toEqual([]);
  });

  test('headers that are too large', async () => {
    expect((await serving.call({ query: 'x'.repeat(20_000) })).status).toBe(431);
    expect(service.received).toEqual([]);
  });

  test.each([
    ['a line end in the address', `POST /service?a\r\nX-Evil: 1\r\nb HTTP/1.1\r\n`],
    ['a control character in the address', `POST /service?a\x0bb HTTP/1.1\r\n`],
    ['a line end in a header', `POST /service HTTP/1.1\r\nContent-Type: a\rX-Evil: 1\r\n`],
    ['two lengths', `POST /service HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n`],
    ['a length and chunks', `POST /service HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n`],
    ['a header before the colon has a space', `POST /service HTTP/1.1\r\nTransfer-Encoding : chunked\r\n`],
  ])('%s', async (_, head) => {
    const answer = await rawTo(
      serving.port,
      `${head}Host: sheets.example.com\r\nOrigin: ${ORIGIN}\r\n\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(service.received).toEqual([]);
  });

  test('a second request on the same connection', async () => {
    const one = headOf({ 'content-length': '2' }) + '[]';
    const answer = await rawTo(serving.port, one + one);
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(1);
    expect(service.received).toHaveLength(1);
  });
});

describe('limits', () => {
  test('a body that arrives too slowly is refused, and nothing was sent', async () => {
    const impatient = await startTestServing({ service: service.url, limits: { bodySeconds: 0.05 } });
    try {
      const answer = await rawTo(impatient.port, `${headOf({ 'content-length': '100' })}[{`);
      expect(answer).toContain('HTTP/1.1 408 ');
      expect(answer).toContain('x-shiftsheet-relay-failure: too-slow');
      expect(service.received).toEqual([]);
    } finally {
      await impatient.close();
    }
  });

  test('a service that does not answer in time is 504, and may have stored the rows', async () => {
    const impatient = await startTestServing({ service: service.url, limits: { answerSeconds: 0.05 } });
    service.answer = () => undefined;
    try {
      const told = await impatient.call();
      expect([told.status, failureOf(told)]).toEqual([504, 'timed-out']);
      expect(told.text).toContain('may have stored');
      expect(service.received).toHaveLength(1);
    } finally {
      await impatient.close();
    }
  });

  test('an answer that does not end in time is cut, and never looks whole', async () => {
    const impatient = await startTestServing({ service: service.url, limits: { answerSeconds: 0.2 } });
    service.answer = (_request, response) => response.writeHead(200).write('[');
    try {
      await expect(impatient.call()).rejects.toThrow('aborted');
    } finally {
      await impatient.close();
    }
  });

  test('an answer that is too large is refused if it says so, and else cut', async () => {
    const large = 'x'.repeat(50_001);
    service.answer = (_request, response) =>
      response.writeHead(200, { 'content-length': large.length }).end(large);
    const told = await serving.call();
    expect([told.status, failureOf(told)]).toEqual([502, 'answer-too-large']);
    service.answer = (_request, response) => response.writeHead(200).end(large);
    await expect(serving.call()).rejects.toThrow(/aborted|socket hang up/);
  });

  test('more calls at once than allowed are asked to come back, and nothing of them was sent', async () => {
    const small = await startTestServing({ service: service.url, limits: { callsAtOnce: 1 } });
    const answers: (() => void)[] = [];
    const arrived = new Promise<void>((resolve) => {
      service.answer = (request, response) => {
        answers.push(() => succeed(request, response));
        resolve();
      };
    });
    try {
      const first = small.call();
      await arrived;
      const second = await small.call();
      expect([second.status, second.headers['retry-after'], failureOf(second)]).toEqual([
        429,
        '2',
        undefined,
      ]);
      answers.forEach((answer) => answer());
      expect((await first).status).toBe(200);
      expect(service.received).toHaveLength(1);
      service.answer = succeed;
      expect((await small.call()).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});

describe('a failing service', () => {
  const callTo = async (answer: string) => {
    const raw = await rawService(answer);
    const other = await startTestServing({ service: raw.url });
    try {
      return { told: await other.call().catch((error: Error) => error), lines: other.lines };
    } finally {
      await other.close();
      await raw.close();
    }
  };

  test('that is not there is 502, without its address', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const other = await startTestServing({ service: `http://127.0.0.1:${port}/` });
    try {
      const told = await other.call();
      expect([told.status, failureOf(told)]).toEqual([502, 'unreachable']);
      expect(told.text).not.toContain(String(port));
      expect(other.lines.at(-1)).toMatchObject({
        status: 502,
        failure: 'unreachable',
        reason: 'ECONNREFUSED',
      });
    } finally {
      await other.close();
    }
  });

  test.each([
    ['closes without an answer', ''],
    ['answers with something else', 'SSH-2.0-OpenSSH\r\n'],
    ['puts a line end into a header', 'HTTP/1.1 200 OK\r\nContent-Type: a\rSet-Cookie: b=1\r\n\r\n[]'],
    ['puts a zero byte into a header', 'HTTP/1.1 200 OK\r\nContent-Type: a\x00b\r\n\r\n[]'],
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
    ['sends endless headers', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n[]`],
  ])('that %s is 502', async (_, answer) => {
    const { told } = await callTo(answer);
    expect(told).toMatchObject({ status: 502, headers: { 'x-shiftsheet-relay-failure': 'unreachable' } });
    expect(told).not.toHaveProperty(['headers', 'set-cookie']);
  });

  test('that adds a header in the middle of another sets no cookie here', async () => {
    const { told } = await callTo(
      'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n Set-Cookie: b=1\r\nContent-Length: 2\r\n\r\n[]',
    );
    expect(told).not.toHaveProperty(['headers', 'set-cookie']);
  });

  test.each([
    ['with a length', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[{"ItemNo":"1"}'],
    ['in chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nf\r\n[{"ItemNo":"1"}\r\n'],
  ])('that breaks off an answer %s is seen as broken off', async (_, answer) => {
    const { told, lines } = await callTo(answer);
    expect(told).toMatchObject({ message: 'aborted' });
    expect(lines.at(-1)).toMatchObject({ kind: 'relay', status: 499, failure: 'unreachable' });
  });
});

test('if the caller leaves, the call to the service ends too, and its place is free again', async () => {
  const left = new Promise<void>((resolve) => {
    service.answer = (request) => void request.socket.once('close', () => resolve());
  });
  const socket = connect(serving.port, '127.0.0.1', () =>
    socket.write(`${headOf({ 'content-length': '2' })}[]`),
  );
  while (service.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  await left;
  while (!serving.lines.some(({ reason }) => reason === 'caller-left'))
    await new Promise((resolve) => setImmediate(resolve));
  expect(await metricsOf(serving)).toContain('shiftsheet_relay_calls_running 0');
});

async function metricsOf({ metricsPort }: Serving): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

function headOf(headers: Readonly<Record<string, string>>): string {
  const all = Object.entries({ ...FROM_PANE, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`POST /service?${QUERY} HTTP/1.1`, ...all, '', ''].join('\r\n');
}
