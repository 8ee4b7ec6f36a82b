import { until } from '../runner/until';
import { canConnect } from './nginx-process';
import {
  ask,
  call,
  describeNginx,
  expectNoSecrets,
  failureOf,
  FROM_PANE,
  headOf,
  heldCall,
  HOST,
  onOther,
  ORIGIN,
  QUERY,
  send,
  sendAndRead,
  start,
  tested,
} from './nginx-under-test';
import { stubService, succeed } from './stub-service';

describeNginx(() => {
  describe('the relay', () => {
    test('passes on query, body and types, and nothing else', async () => {
      const { status, headers, text } = await call({
        headers: {
          cookie: 'mine=1',
          authorization: 'Basic x',
          referer: ORIGIN,
          'x-forwarded-for': '10.0.0.1',
        },
      });
      expect([status, text, headers['cache-control']]).toEqual([200, '{"ErrorCode":"0"}', 'no-store']);
      expect(tested.service.received).toEqual([
        {
          method: 'POST',
          url: `/company/api?${QUERY}`,
          body: '[{"UserName":"Zoë"}]',
          headers: {
            host: new URL(tested.service.url).host,
            connection: 'close',
            'content-type': 'application/json',
            accept: 'application/json',
            'content-length': '21',
          },
        },
      ]);
    });

    test('passes on the query byte for byte', async () => {
      const query = 'a=%2F%0d%0aX-Evil:%201&b=%zz&c=+?&d=..\\&e=//x/../y&&=';
      await call({ query });
      expect(tested.service.received[0]?.url).toBe(`/company/api?${query}`);
    });

    test('passes on a call without a query and a body', async () => {
      await ask('/service', { method: 'POST', headers: FROM_PANE });
      expect(tested.service.received[0]).toMatchObject({
        url: '/company/api',
        body: '',
        headers: { 'content-length': '0' },
      });
    });

    test('passes on a compressed answer as the service compressed it', async () => {
      tested.service.answer = (request, response) =>
        response
          .writeHead(200, {
            'content-encoding': String(request.headers['accept-encoding']),
            'content-length': 3,
          })
          .end('xyz');
      const { headers, text } = await call({ headers: { 'accept-encoding': 'gzip' } });
      expect([headers['content-encoding'], headers['content-length'], text]).toEqual(['gzip', '3', 'xyz']);
    });

    test.each([204, 304])('passes on HTTP %d', async (status) => {
      tested.service.answer = (_request, response) => response.writeHead(status).end();
      const told = await call();
      expect([told.status, failureOf(told)]).toEqual([status, undefined]);
    });

    test('each call has a connection of its own to the service, so no closing connection can swallow it', async () => {
      const ports = new Set<number | undefined>();
      tested.service.answer = (request, response) => {
        ports.add(request.socket.remotePort);
        succeed(request, response);
      };
      while (tested.service.received.length < 3) await call();
      expect(ports.size).toBe(3);
    });

    test('passes on what the pane reads of an answer, and no cookie, address or power over the browser', async () => {
      tested.service.answer = (_request, response) =>
        response
          .writeHead(429, {
            'content-type': 'text/plain',
            'retry-after': '3',
            'set-cookie': 'theirs=1',
            location: 'https://evil.example/',
            'access-control-allow-origin': '*',
            'content-security-policy': 'x',
            'clear-site-data': '"*"',
            nel: '{}',
            'report-to': '{}',
            'reporting-endpoints': 'a="https://evil.example/"',
            'set-cookie2': 'theirs=1',
            sourcemap: '/x.map',
            'content-disposition': 'attachment',
            'proxy-authenticate': 'Basic',
            'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
            'speculation-rules': '"/x"',
            'x-accel-redirect': '/_headers',
            'x-shiftsheet-relay-failure': 'unreachable',
          })
          .end('later');
      const { status, headers, text } = await call();
      expect([status, text]).toEqual([429, 'later']);
      const changing = ['date', 'content-length', 'transfer-encoding', 'x-shiftsheet-request'];
      const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
      expect(rest).toEqual({
        server: 'nginx',
        connection: 'close',
        'content-type': 'text/plain',
        'retry-after': '3',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });

    test.each([301, 302, 303, 307, 308])('does not follow a redirect (%d)', async (status) => {
      tested.service.answer = (_request, response) =>
        response.writeHead(status, { location: '/elsewhere' }).end();
      const told = await call();
      expect([told.status, told.headers['location'], tested.service.received.length]).toEqual([
        status,
        undefined,
        1,
      ]);
    });

    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
      ['http', { 'sec-fetch-site': undefined, origin: `http://${HOST}` }],
      ['another port', { 'sec-fetch-site': 'same-site', origin: `${ORIGIN}:444` }],
      ['a name that begins alike', { 'sec-fetch-site': undefined, origin: `${ORIGIN}.evil.example` }],
      ['a hidden origin', { 'sec-fetch-site': undefined, origin: 'null' }],
      ['no origin', { 'sec-fetch-site': undefined, origin: undefined }],
      ['an origin that the browser does not confirm', { 'sec-fetch-site': 'cross-site' }],
    ])('refuses a page of %s', async (_, headers) => {
      const told = await call({ headers });
      expect([told.status, failureOf(told)]).toEqual([403, 'foreign-page']);
      expect(tested.service.received).toEqual([]);
    });

    test.each(['evil.example', 'localhost', '127.0.0.1'])('refuses the host name %s', async (host) => {
      const told = await call({ headers: { host, origin: `https://${host}` } });
      expect([told.status, tested.service.received.length]).toEqual([421, 0]);
    });

    test.each(['GET', 'PUT', 'OPTIONS', 'HEAD'])('refuses %s', async (method) => {
      const { status, headers } = await call({ method, body: '' });
      expect(status).toBe(405);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(tested.service.received).toEqual([]);
    });

    test.each(['/service/', '/service/other', '/service%2f', '/SERVICE', '/service;x'])(
      'refuses the path %s',
      async (at) => {
        const told = await ask(at, { method: 'POST', headers: FROM_PANE });
        expect([told.status, tested.service.received.length]).toEqual([404, 0]);
      },
    );

    test('refuses headers that are too large', async () => {
      expect((await call({ query: 'x'.repeat(20_000) })).status).toBe(414);
      expect(tested.service.received).toEqual([]);
    });

    test.each([
      ['a line end in the address', `POST /service?a\r\nX-Evil: 1\r\nb HTTP/1.1\r\n`],
      ['a control character in the address', `POST /service?a\x0bb HTTP/1.1\r\n`],
      ['a line end in a header', `POST /service HTTP/1.1\r\nContent-Type: a\rX-Evil: 1\r\n`],
      ['two lengths', `POST /service HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n`],
      [
        'a length and chunks',
        `POST /service HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
      ],
      ['a space before the colon of a header', `POST /service HTTP/1.1\r\nTransfer-Encoding : chunked\r\n`],
    ])('refuses %s', async (_, head) => {
      const answer = await sendAndRead(`${head}Host: ${HOST}\r\nOrigin: ${ORIGIN}\r\n\r\n0\r\n\r\n`);
      expect(answer).toMatch(/^(?:HTTP\/1\.1 400 |<html>\r\n<head><title>400 )/);
      expect(tested.service.received).toEqual([]);
    });

    test('a caller that sends slowly uses up its own share, and others are served', async () => {
      const started = start(`${tested.service.url}/company/api`, [
        ['limit_conn shiftsheet_callers 20', 'limit_conn shiftsheet_callers 3'],
      ]);
      await onOther(started, async () => {
        const slow = Array.from({ length: 6 }, () =>
          send(`${headOf({ 'content-length': '50' })}[`, '127.0.0.2'),
        );
        await until(() => slow.filter(({ bytesWritten }) => bytesWritten > 0).length === slow.length);
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect((await sendAndRead(`${headOf({ 'content-length': '2' })}[]`, '127.0.0.2')).slice(0, 12)).toBe(
          'HTTP/1.1 429',
        );
        expect((await call()).status).toBe(200);
        for (const socket of slow) socket.destroy();
      });
    });

    test('if nginx is killed, a running call is cut and was asked once, and after a restart calls are taken', async () => {
      const first = tested.nginx;
      tested.nginx = await start(`${tested.service.url}/company/api`);
      try {
        const arrived = new Promise<void>((resolve) => {
          tested.service.answer = () => resolve();
        });
        const cut = call().catch((error: unknown) => error);
        await arrived;
        await tested.nginx.kill();
        expect(String(await cut)).toMatch(/aborted|socket hang up|ECONNRESET/);
        expect(tested.service.received).toHaveLength(1);
        tested.service.answer = succeed;
        tested.nginx = await start(`${tested.service.url}/company/api`);
        expect((await call()).status).toBe(200);
        await tested.nginx.stop();
      } finally {
        tested.nginx = first;
      }
    });

    test('takes no second request on the same connection', async () => {
      const one = `${headOf({ 'content-length': '2' })}[]`;
      const answer = await sendAndRead(one + one);
      expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(1);
      expect(tested.service.received).toHaveLength(1);
    });

    test('refuses a body that is too large, with nothing sent to the service', async () => {
      const told = await call({ body: 'x'.repeat(10_241) });
      expect([told.status, tested.service.received.length]).toEqual([413, 0]);
      // Without the mark, the pane sends fewer rows.
      expect(failureOf(told)).toBeUndefined();
      expect((await call({ body: 'x'.repeat(10_240) })).status).toBe(200);
    });

    test('refuses a body in chunks that is too large', async () => {
      const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
      const answer = await sendAndRead(headOf({ 'transfer-encoding': 'chunked' }) + chunk.repeat(11));
      expect(answer).toContain('HTTP/1.1 413 ');
      expect(tested.service.received).toEqual([]);
    });

    test('sends nothing of a body that arrives too slowly', async () => {
      await sendAndRead(`${headOf({ 'content-length': '100' })}[{`);
      expect(tested.service.received).toEqual([]);
    });

    test('a service that does not answer in time is 504, asked once', async () => {
      tested.service.answer = () => undefined;
      const told = await call();
      expect([told.status, failureOf(told), tested.service.received.length]).toEqual([504, 'timed-out', 1]);
    });

    test('a service that closes without an answer is 502, asked once', async () => {
      tested.service.answer = (request) => void request.socket.destroy();
      const told = await call();
      expect([told.status, failureOf(told), tested.service.received.length]).toEqual([502, 'unreachable', 1]);
    });

    test.each([
      ['with a length', { 'content-length': 100 }],
      ['in chunks', {}],
    ])('an answer %s that breaks off is seen as broken off', async (_, headers) => {
      tested.service.answer = (request, response) => {
        response.writeHead(200, headers).write('[{"ItemNo":"1"}', () => request.socket.destroy());
      };
      await expect(call()).rejects.toThrow('aborted');
    });

    test('an answer that stops is cut, and never looks whole', async () => {
      tested.service.answer = (_request, response) => void response.writeHead(200).write('[');
      await expect(call()).rejects.toThrow('aborted');
    });

    test('a service that is not there is 502, without its address', async () => {
      const gone = await stubService();
      await gone.close();
      await onOther(start(gone.url), async () => {
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([502, 'not-sent']);
        expect(told.text).toContain('nothing was sent');
        expect(told.text).not.toContain(new URL(gone.url).port);
      });
    });

    test.each([
      ['closes without an answer', ''],
      ['puts a line end into a header', 'HTTP/1.1 200 OK\r\nContent-Type: a\rSet-Cookie: b=1\r\n\r\n[]'],
      [
        'puts a zero byte into a header',
        'HTTP/1.1 200 OK\r\nContent-Type: a\x00\r\nSet-Cookie: b=1\r\n\r\n[]',
      ],
      ['sends endless headers', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n[]`],
    ])('a service that %s is 502', async (_, answer) => {
      tested.service.answer = (request) => void request.socket.end(answer, 'latin1');
      const told = await call();
      expect([told.status, failureOf(told)]).toEqual([502, 'unreachable']);
      expect(told.headers).not.toHaveProperty('set-cookie');
    });

    test('what is not HTTP never looks like an answer', async () => {
      tested.service.answer = (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n');
      await onOther(start(tested.service.url), async () => {
        await expect(call()).rejects.toThrow('Parse Error');
      });
    });

    test('a service that adds a header in the middle of another sets no cookie here', async () => {
      tested.service.answer = (request) =>
        void request.socket.end(
          'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n Set-Cookie: b=1\r\nContent-Length: 2\r\n\r\n[]',
        );
      expect((await call()).headers).not.toHaveProperty('set-cookie');
    });

    test('if the caller leaves, the call to the service ends too', async () => {
      const left = new Promise<void>((resolve) => {
        tested.service.answer = (request) => void request.socket.once('close', () => resolve());
      });
      await onOther(start(tested.service.url), async () => {
        const socket = send(`${headOf({ 'content-length': '2' })}[]`);
        await until(() => tested.service.received.length > 0);
        socket.destroy();
        await left;
        await until(() => tested.nginx.logs().includes('"status":499'));
      });
    });

    test('one call more than allowed at once is 429, with nothing sent, and its place is free later', async () => {
      await onOther(
        start(tested.service.url, [['limit_conn shiftsheet_calls 200', 'limit_conn shiftsheet_calls 1']]),
        async () => {
          const { first, answerFirst } = await heldCall();
          const second = await call();
          expect([second.status, failureOf(second), tested.service.received.length]).toEqual([
            429,
            undefined,
            1,
          ]);
          answerFirst();
          expect((await first).status).toBe(200);
          tested.service.answer = succeed;
          expect((await call()).status).toBe(200);
        },
      );
    });

    test('a call under way is finished before nginx ends (nginx -s quit)', async () => {
      await onOther(start(tested.service.url), async () => {
        let ended: Promise<void> | undefined;
        tested.service.answer = (request, response) => {
          ended = tested.nginx.quit();
          void until(async () => !(await canConnect(tested.nginx.port))).then(() =>
            succeed(request, response),
          );
        };
        expect(await call()).toMatchObject({ status: 200, text: '{"ErrorCode":"0"}' });
        await ended;
      });
    });
  });

  test('no log has anything of a query, a cookie or a body, whatever happened', () => {
    expectNoSecrets('file', 'relay');
    expect(tested.nginx.logs()).toContain('"status":504');
  });
});
