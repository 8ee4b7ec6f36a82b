/**
 * The real nginx with deploy/nginx.conf. Without nginx on this machine, the tests are skipped and say so; `npm run test:nginx`
 * fails then.
 */
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { localhostCertificate } from '../../src/server/certificate';
import { builtDist, PAGE, SCRIPT } from '../server/serve/built-dist';
import { FROM_PANE, HOST, ORIGIN, QUERY, type Asked } from '../server/serve/serving';
import { rawService, stubService, succeed, type StubService } from '../server/serve/stub-service';
import { freePort, hasNginx, startNginx, type Nginx, type Replacement } from '../../tools/load/nginx-process';

const isThere = hasNginx();
if (!isThere && process.env['NGINX'] === 'needed') {
  throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
}
if (!isThere) {
  process.stderr.write(
    'The tests of deploy/nginx.conf are skipped: nginx is not installed (npm run test:nginx).\n',
  );
}

const certificate = localhostCertificate('/nowhere');

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

(isThere ? describe : describe.skip)('nginx', () => {
  let built: ReturnType<typeof builtDist>;
  let service: StubService;
  let port: number;
  let metricsPort: number;
  let nginx: Nginx;

  const start = async (serviceUrl: string, others: readonly Replacement[] = []) => {
    const { cert, key } = await certificate;
    const files = { cert: path.join(built.dist, '../cert.pem'), key: path.join(built.dist, '../key.pem') };
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key);
    [port, metricsPort] = [await freePort(), await freePort()];
    nginx = await startNginx(
      'nginx.conf',
      [
        ['/srv/shiftsheet/dist', built.dist],
        ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        ['127.0.0.1:9113', `127.0.0.1:${metricsPort}`],
        ['/etc/ssl/shiftsheet/cert.pem', files.cert],
        ['/etc/ssl/shiftsheet/key.pem', files.key],
        ['https://service.example.com/company/api', serviceUrl],
        ...others,
      ],
      port,
    );
  };
  const ask = async (at: string, { method = 'GET', headers = {}, body = '' }: Ask = {}): Promise<Asked> => {
    const sent = Object.entries({ host: HOST, ...headers }).filter(([, value]) => value !== undefined);
    const { cert } = await certificate;
    return new Promise((resolve, reject) => {
      const options = {
        port,
        path: at,
        method,
        headers: Object.fromEntries(sent) as Record<string, string>,
        servername: HOST,
        ca: cert,
        checkServerIdentity: () => undefined, // the certificate is for localhost
        agent: false as const,
      };
      const asking = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      });
      asking.once('error', reject);
      asking.end(body);
    });
  };
  const call = ({
    query = QUERY,
    headers = {},
    body = '[{"UserName":"Zoë"}]',
    method = 'POST',
  }: Ask & { query?: string } = {}) =>
    ask(`/service?${query}`, {
      method,
      headers: { ...FROM_PANE, 'content-length': String(Buffer.byteLength(body)), ...headers },
      body,
    });
  const failureOf = ({ headers }: Asked) => headers['x-shiftsheet-relay-failure'];

  beforeAll(async () => {
    built = builtDist();
    service = await stubService();
    await start(`${service.url}/company/api`, [
      ['client_max_body_size 6m', 'client_max_body_size 10k'],
      ['client_body_timeout 15s', 'client_body_timeout 1s'],
      ['proxy_read_timeout 120s', 'proxy_read_timeout 300ms'],
    ]);
  });
  beforeEach(() => {
    service.received.length = 0;
    service.answer = succeed;
  });
  afterAll(async () => {
    await nginx.stop();
    await service.close();
    built.remove();
  });

  describe('the files', () => {
    test('the page has the headers of the build, on a connection of its own', async () => {
      const { status, headers, text } = await ask('/taskpane.html?_host_Info=Excel');
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'nosniff',
        connection: 'close',
      });
    });

    test.each([
      ['/static/taskpane.0123abcd.js', 'public, max-age=31536000, immutable', SCRIPT],
      ['/assets/icon-16.png', 'public, max-age=86400', 'png'],
      ['/manifest.xml', 'no-cache', '<OfficeApp/>'],
    ])('%s is kept as %s', async (at, kept, content) => {
      const { headers, text } = await ask(at);
      expect([headers['cache-control'], headers['x-content-type-options'], text]).toEqual([
        kept,
        'nosniff',
        content,
      ]);
    });

    test.each(['/_headers', '/_nginx-headers.conf', '/nothing', '/static/..%2f_headers'])(
      '%s is no file',
      async (at) => {
        expect((await ask(at)).status).toBe(404);
      },
    );

    test.each(['/../secret.txt', '/%2e%2e/secret.txt'])('%s leads nowhere', async (at) => {
      expect((await ask(at)).status).toBe(400);
    });

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not taken', async (method) => {
      expect((await ask('/taskpane.html', { method })).status).toBe(405);
    });

    test('another name that was made to point here gets nothing', async () => {
      expect((await ask('/taskpane.html', { headers: { host: 'evil.example' } })).status).toBe(421);
    });

    test('health answers', async () => {
      expect(await ask('/health')).toMatchObject({ status: 200, text: 'ok\n' });
    });
  });

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

    test('passes on the query byte for byte', async () => {
      const query = 'a=%2F%0d%0aX-Evil:%201&b=%zz&c=+?&d=..\\&e=//x/../y&&=';
      await call({ query });
      expect(service.received[0]?.url).toBe(`/company/api?${query}`);
    });

    test('passes on what the pane reads of an answer, and no cookie, address or power over the browser', async () => {
      service.answer = (_request, response) =>
        response
          .writeHead(429, {
            'content-type': 'text/plain',
            'retry-after': '3',
            'set-cookie': 'theirs=1',
            location: 'https://evil.example/',
            'access-control-allow-origin': '*',
            'content-security-policy': 'x',
            'clear-site-data': '"*"',
            'x-accel-redirect': '/_headers',
            'x-shiftsheet-relay-failure': 'unreachable',
          })
          .end('later');
      const { status, headers, text } = await call();
      expect([status, text]).toEqual([429, 'later']);
      const changing = ['date', 'content-length', 'transfer-encoding'];
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

    test.each([301, 302, 307])('does not follow a redirect (%d)', async (status) => {
      service.answer = (_request, response) => response.writeHead(status, { location: '/elsewhere' }).end();
      const told = await call();
      expect([told.status, told.headers['location'], service.received.length]).toEqual([
        status,
        undefined,
        1,
      ]);
    });

    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
      ['another port', { 'sec-fetch-site': 'same-site', origin: `${ORIGIN}:444` }],
      ['a name that begins alike', { 'sec-fetch-site': undefined, origin: `${ORIGIN}.evil.example` }],
      ['a hidden origin', { 'sec-fetch-site': undefined, origin: 'null' }],
      ['no origin', { 'sec-fetch-site': undefined, origin: undefined }],
      ['an origin that the browser does not confirm', { 'sec-fetch-site': 'cross-site' }],
    ])('refuses a page of %s', async (_, headers) => {
      const told = await call({ headers });
      expect([told.status, failureOf(told)]).toEqual([403, 'foreign-page']);
      expect(service.received).toEqual([]);
    });

    test('refuses another host name', async () => {
      const told = await call({ headers: { host: 'evil.example', origin: 'https://evil.example' } });
      expect([told.status, service.received.length]).toEqual([421, 0]);
    });

    test.each(['GET', 'PUT', 'OPTIONS'])('refuses %s', async (method) => {
      expect((await call({ method, body: '' })).status).toBe(405);
      expect(service.received).toEqual([]);
    });

    test('refuses a body that is too large, with nothing sent to the service', async () => {
      const told = await call({ body: 'x'.repeat(10_241) });
      expect([told.status, service.received.length]).toEqual([413, 0]);
    });

    test('sends nothing of a body that arrives too slowly', async () => {
      const head = [...Object.entries({ ...FROM_PANE, 'content-length': '100' })].map(
        ([name, value]) => `${name}: ${value}`,
      );
      const socket = connect({ port, host: '127.0.0.1', servername: HOST, rejectUnauthorized: false }, () =>
        socket.write([`POST /service?${QUERY} HTTP/1.1`, ...head, '', '[{'].join('\r\n')),
      );
      socket.resume();
      await new Promise((resolve) => socket.once('close', resolve));
      expect(service.received).toEqual([]);
    });

    test('a service that does not answer in time is 504, asked once', async () => {
      service.answer = () => undefined;
      const told = await call();
      expect([told.status, failureOf(told), service.received.length]).toEqual([504, 'timed-out', 1]);
    });

    test('a service that closes without an answer is 502, asked once', async () => {
      service.answer = (request) => void request.socket.destroy();
      const told = await call();
      expect([told.status, failureOf(told), service.received.length]).toEqual([502, 'unreachable', 1]);
    });

    test('an answer that breaks off is seen as broken off', async () => {
      service.answer = (request, response) => {
        response
          .writeHead(200, { 'content-length': 100 })
          .write('[{"ItemNo":"1"}', () => request.socket.destroy());
      };
      await expect(call()).rejects.toThrow('aborted');
    });

    test('a header with a zero byte in it is no answer', async () => {
      const raw = await rawService('HTTP/1.1 200 OK\r\nContent-Type: a\x00\r\nSet-Cookie: b=1\r\n\r\n[]');
      const others = { port, metricsPort, nginx };
      await start(raw.url);
      try {
        const told = await call();
        expect(told.status).toBe(502);
        expect(told.headers).not.toHaveProperty('set-cookie');
      } finally {
        await nginx.stop();
        await raw.close();
        ({ port, metricsPort, nginx } = others);
      }
    });
  });

  test('the metrics count requests, without an address', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/Active connections: \d/);
  });

  test('no log has anything of a query, a cookie or a body, whatever happened', () => {
    const logs = nginx.logs();
    const lines = logs.split('\n').filter((line) => line.startsWith('{'));
    const kinds = new Set(lines.map((line) => (JSON.parse(line) as { kind: string }).kind));
    expect([...kinds].sort()).toEqual(['file', 'health', 'page', 'relay']);
    expect(lines.some((line) => line.includes('"status":504'))).toBe(true);
    const secrets = ['ecret-7', 'SessionID', 'addUsers', 'mine=1', 'Zoë', '_host_Info', 'Evil'];
    expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
  });
});
