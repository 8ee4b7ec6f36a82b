/**
 * The real nginx with the file that the build writes. Without nginx on this machine, the tests are skipped and say so; `npm run test:nginx`
 * fails then.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer, request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { localhostCertificate } from '../../src/server/certificate';
import { nginxFile } from '../../tools/build/nginx';
import { until } from '../runner/until';
import type { Asked } from '../server/ask';
import { builtDist, HELP, PAGE, SCRIPT } from './built-dist';
import { startNameServer } from './name-server';
import { canConnect, freePort, hasNginx, startNginx, type Nginx, type Replacement } from './nginx-process';
import { stubService, succeed, type StubService } from './stub-service';

const ORIGIN = 'https://sheets.example.com';
const HOST = 'sheets.example.com';
const QUERY = 'Module=API&SessionID=s%2Fecret-7&SP=1&Method=addUsers';

/** What the pane's own calls have. Undefined in a test leaves a header out. */
const FROM_PANE = {
  host: HOST,
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  accept: 'application/json',
};

const isThere = hasNginx();
if (!isThere && process.env['NGINX'] === 'needed') {
  throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
}
if (!isThere) {
  process.stderr.write('The tests of nginx are skipped: nginx is not installed (npm run test:nginx).\n');
}

test('docs/serving.md has the value of each limit that it names', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const rows = read('docs/serving.md').matchAll(/^\| `(\w+_\w+(?: \w+)?)` +\| (\w+) +\|/gm);
  const limits = [...rows].map(([, name = '', value = '']) => `${name} ${value};`);
  expect(limits).toHaveLength(5);
  expect(limits.filter((limit) => !read('tools/build/nginx.conf').includes(` ${limit}`))).toEqual([]);
});

const certificate = localhostCertificate('/nowhere');

interface Told extends Asked {
  readonly bytes: Buffer;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

const HAS_IPV6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.family === 'IPv6');

// Most tests run the file with a relay, on IPv4.
(isThere ? test : test.skip).each([
  ['with a relay', '/service', 'https://service.example.com:8443/api'],
  ['without a relay', undefined, undefined],
] as const)(
  'nginx takes the whole file %s, with IPv6 where this machine has it',
  async (_, service, relayTo) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-nginx-file-'));
    const own = (name: string) => path.join(folder, name);
    const { cert, key } = await localhostCertificate('/nowhere');
    writeFileSync(own('cert.pem'), cert);
    writeFileSync(own('key.pem'), key);
    const server = {
      pages: folder,
      certificate: own('cert.pem'),
      key: own('key.pem'),
      resolver: '10.0.0.2 [2001:db8::53]',
      hasIpv6: HAS_IPV6,
    };
    const template = readFileSync(path.resolve(import.meta.dirname, '../../tools/build/nginx.conf'), 'utf8');
    const [port, plainPort] = [await freePort(), await freePort()];
    const file = nginxFile(template, { origin: ORIGIN, service, relayTo, server }, [
      { pattern: '/taskpane.html', headers: { 'cache-control': 'no-cache' } },
    ])
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replace('/run/nginx.pid', own('nginx.pid'))
      .replaceAll(
        /listen (\[::\]:)?443/g,
        (_all, six?: string) => `listen ${six ? '[::1]' : '127.0.0.1'}:${port}`,
      )
      .replaceAll(
        /listen (\[::\]:)?80;/g,
        (_all, six?: string) => `listen ${six ? '[::1]' : '127.0.0.1'}:${plainPort};`,
      );
    writeFileSync(own('nginx.conf'), file);
    const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', own('nginx.conf')], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(checked.stderr).toContain('syntax is ok');
    expect(checked.stderr).toContain('test is successful');
    expect(file.includes('listen [::1]')).toBe(HAS_IPV6);
  },
);

(isThere ? describe : describe.skip)('nginx', () => {
  let built: ReturnType<typeof builtDist>;
  let service: StubService;
  let nginx: Nginx;

  const start = async (serviceUrl: string, others: readonly Replacement[] = [], site = '') =>
    startNginx({ dist: built.dist, service: serviceUrl, certificate: await certificate, others, site });
  /** Runs a test on another nginx than the one of most tests. */
  const onOther = async (other: Promise<Nginx>, act: () => Promise<void>) => {
    const first = nginx;
    nginx = await other;
    try {
      await act();
    } finally {
      await nginx.stop();
      nginx = first;
    }
  };
  const ask = async (at: string, { method = 'GET', headers = {}, body = '' }: Ask = {}): Promise<Told> => {
    const sent = Object.entries({ host: HOST, ...headers }).filter(([, value]) => value !== undefined);
    const { cert } = await certificate;
    return new Promise((resolve, reject) => {
      const options = {
        port: nginx.port,
        path: at,
        method,
        headers: Object.fromEntries(sent) as Record<string, string>,
        servername: HOST,
        ca: cert,
        checkServerIdentity: () => undefined, // the certificate is for localhost
        agent: false as const,
      };
      const asking = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: bytes.toString('utf8'),
            bytes,
          });
        });
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
  /** A call that the service has got, and answers when the test says so. */
  const heldCall = () =>
    new Promise<{ readonly first: ReturnType<typeof call>; readonly answerFirst: () => void }>((resolve) => {
      service.answer = (request, response) =>
        resolve({ first, answerFirst: () => succeed(request, response) });
      const first = call();
    });
  /** Sends bytes as they are. */
  const send = (bytes: string, localAddress = '127.0.0.1'): TLSSocket => {
    const from: ConnectionOptions & { readonly localAddress: string } = {
      port: nginx.port,
      host: '127.0.0.1',
      localAddress,
      servername: HOST,
      rejectUnauthorized: false,
    };
    const socket = connect(from, () => socket.write(bytes, 'latin1'));
    return socket.on('error', () => undefined);
  };
  /** Sends bytes as they are, and gives everything that comes back until the connection ends. */
  const sendAndRead = (bytes: string, from?: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = send(bytes, from).setEncoding('latin1');
      socket.on('data', (part: string) => (answer += part));
      socket.once('close', () => resolve(answer));
    });
  const headOf = (headers: Readonly<Record<string, string>>) =>
    [
      `POST /service?${QUERY} HTTP/1.1`,
      ...Object.entries({ ...FROM_PANE, ...headers }).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n');
  const failureOf = ({ headers }: Asked) => headers['x-shiftsheet-relay-failure'];

  beforeAll(async () => {
    built = builtDist();
    service = await stubService();
    nginx = await start(`${service.url}/company/api`, [
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

    test.each(['/help/de/home.html', '/support.html'])('%s has the headers of the help', async (at) => {
      const { headers, text } = await ask(at);
      expect([headers['content-security-policy'], text]).toEqual(["default-src 'none'", HELP]);
    });

    test.each([
      ['gzip, deflate, br', true],
      ['br;q=1, gzip;q=0.5', true],
      ['gzip;q=0', false],
      ['br', false],
    ])('to a browser that accepts %s, a script is sent compressed: %s', async (accepted, isCompressed) => {
      const { headers, bytes } = await ask('/static/taskpane.0123abcd.js', {
        headers: { 'accept-encoding': accepted },
      });
      expect((isCompressed ? gunzipSync(bytes) : bytes).toString()).toBe(SCRIPT);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
      expect('content-encoding' in headers).toBe(isCompressed);
    });

    test.each(['/static/gone.js', '/assets/gone.png'])(
      'the answer that %s is missing is kept by nobody, so the file is there as soon as it is put back',
      async (at) => {
        const { status, headers } = await ask(at);
        expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
          404,
          undefined,
          'nosniff',
        ]);
      },
    );

    test('after an update, the page names the new files, and a pane that is open still gets the old ones', async () => {
      const write = (name: string, text: string) => writeFileSync(path.join(built.dist, name), text);
      write('static/taskpane.4567cdef.js', 'new');
      write('taskpane.html', `${PAGE}<script src="/static/taskpane.4567cdef.js"></script>`);
      try {
        expect((await ask('/taskpane.html')).text).toContain('4567cdef');
        expect((await ask('/static/taskpane.4567cdef.js')).text).toBe('new');
        expect((await ask('/static/taskpane.0123abcd.js')).text).toBe(SCRIPT);
      } finally {
        write('taskpane.html', PAGE);
      }
    });

    test('a page that has not changed is not sent again', async () => {
      const { headers } = await ask('/taskpane.html');
      const again = await ask('/taskpane.html', { headers: { 'if-none-match': String(headers['etag']) } });
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
    });

    test('HEAD has the headers and no body', async () => {
      const { status, headers, text } = await ask('/taskpane.html', { method: 'HEAD' });
      expect([status, headers['content-length'], text]).toEqual([200, String(PAGE.length), '']);
    });

    test.each([
      '/_headers',
      '/nothing',
      '/static/..%2f_headers',
      '/static/..\\..\\secret.txt',
      '//secret.txt',
      '/taskpane.html/',
      '/__proto__',
    ])('%s is no file', async (at) => {
      expect((await ask(at)).status).toBe(404);
    });

    test.each([
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/static/../../secret.txt',
      '/taskpane.html%00.png',
    ])('%s leads nowhere', async (at) => {
      expect((await ask(at)).status).toBe(400);
    });

    test.each(['/', '/static/', '/assets/'])('the folder %s is not listed', async (at) => {
      expect((await ask(at)).status).toBe(403);
    });

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not taken', async (method) => {
      const { status, headers } = await ask('/taskpane.html', { method });
      expect(status).toBe(405);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });

    test.each(['evil.example', '127.0.0.1', 'localhost', `${HOST}.evil.example`])(
      'another name that was made to point here gets nothing: %s',
      async (host) => {
        expect((await ask('/taskpane.html', { headers: { host } })).status).toBe(421);
      },
    );

    test('an address of another server in the request line gets nothing', async () => {
      const answer = await sendAndRead(
        `GET https://example.org/taskpane.html HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
      );
      expect(answer).toContain('HTTP/1.1 421 ');
    });

    test.each([HOST, '10.0.0.7:8080'])('health answers under the name %s', async (host) => {
      expect(await ask('/health', { headers: { host } })).toMatchObject({ status: 200, text: 'ok\n' });
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

    test('passes on a call without a query and a body', async () => {
      await ask('/service', { method: 'POST', headers: FROM_PANE });
      expect(service.received[0]).toMatchObject({
        url: '/company/api',
        body: '',
        headers: { 'content-length': '0' },
      });
    });

    test('passes on a compressed answer as the service compressed it', async () => {
      service.answer = (request, response) =>
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
      service.answer = (_request, response) => response.writeHead(status).end();
      const told = await call();
      expect([told.status, failureOf(told)]).toEqual([status, undefined]);
    });

    test('each call has a connection of its own to the service, so no closing connection can swallow it', async () => {
      const ports = new Set<number | undefined>();
      service.answer = (request, response) => {
        ports.add(request.socket.remotePort);
        succeed(request, response);
      };
      while (service.received.length < 3) await call();
      expect(ports.size).toBe(3);
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
      ['http', { 'sec-fetch-site': undefined, origin: `http://${HOST}` }],
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

    test.each(['evil.example', 'localhost', '127.0.0.1'])('refuses the host name %s', async (host) => {
      const told = await call({ headers: { host, origin: `https://${host}` } });
      expect([told.status, service.received.length]).toEqual([421, 0]);
    });

    test.each(['GET', 'PUT', 'OPTIONS', 'HEAD'])('refuses %s', async (method) => {
      const { status, headers } = await call({ method, body: '' });
      expect(status).toBe(405);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(service.received).toEqual([]);
    });

    test.each(['/service/', '/service/other', '/service%2f', '/SERVICE', '/service;x'])(
      'refuses the path %s',
      async (at) => {
        const told = await ask(at, { method: 'POST', headers: FROM_PANE });
        expect([told.status, service.received.length]).toEqual([404, 0]);
      },
    );

    test('refuses headers that are too large', async () => {
      expect((await call({ query: 'x'.repeat(20_000) })).status).toBe(414);
      expect(service.received).toEqual([]);
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
      expect(service.received).toEqual([]);
    });

    test('a caller that sends slowly uses up its own share, and others are served', async () => {
      const started = start(`${service.url}/company/api`, [
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
      const first = nginx;
      nginx = await start(`${service.url}/company/api`);
      try {
        const arrived = new Promise<void>((resolve) => {
          service.answer = () => resolve();
        });
        const cut = call().catch((error: unknown) => error);
        await arrived;
        await nginx.kill();
        expect(String(await cut)).toMatch(/aborted|socket hang up|ECONNRESET/);
        expect(service.received).toHaveLength(1);
        service.answer = succeed;
        nginx = await start(`${service.url}/company/api`);
        expect((await call()).status).toBe(200);
        await nginx.stop();
      } finally {
        nginx = first;
      }
    });

    test('takes no second request on the same connection', async () => {
      const one = `${headOf({ 'content-length': '2' })}[]`;
      const answer = await sendAndRead(one + one);
      expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(1);
      expect(service.received).toHaveLength(1);
    });

    test('refuses a body that is too large, with nothing sent to the service', async () => {
      const told = await call({ body: 'x'.repeat(10_241) });
      expect([told.status, service.received.length]).toEqual([413, 0]);
      // Without the mark, the pane sends fewer rows.
      expect(failureOf(told)).toBeUndefined();
      expect((await call({ body: 'x'.repeat(10_240) })).status).toBe(200);
    });

    test('refuses a body in chunks that is too large', async () => {
      const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
      const answer = await sendAndRead(headOf({ 'transfer-encoding': 'chunked' }) + chunk.repeat(11));
      expect(answer).toContain('HTTP/1.1 413 ');
      expect(service.received).toEqual([]);
    });

    test('sends nothing of a body that arrives too slowly', async () => {
      await sendAndRead(`${headOf({ 'content-length': '100' })}[{`);
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

    test.each([
      ['with a length', { 'content-length': 100 }],
      ['in chunks', {}],
    ])('an answer %s that breaks off is seen as broken off', async (_, headers) => {
      service.answer = (request, response) => {
        response.writeHead(200, headers).write('[{"ItemNo":"1"}', () => request.socket.destroy());
      };
      await expect(call()).rejects.toThrow('aborted');
    });

    test('an answer that stops is cut, and never looks whole', async () => {
      service.answer = (_request, response) => void response.writeHead(200).write('[');
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
      service.answer = (request) => void request.socket.end(answer, 'latin1');
      const told = await call();
      expect([told.status, failureOf(told)]).toEqual([502, 'unreachable']);
      expect(told.headers).not.toHaveProperty('set-cookie');
    });

    test('what is not HTTP never looks like an answer', async () => {
      service.answer = (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n');
      await onOther(start(service.url), async () => {
        await expect(call()).rejects.toThrow('Parse Error');
      });
    });

    test('a service that adds a header in the middle of another sets no cookie here', async () => {
      service.answer = (request) =>
        void request.socket.end(
          'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n Set-Cookie: b=1\r\nContent-Length: 2\r\n\r\n[]',
        );
      expect((await call()).headers).not.toHaveProperty('set-cookie');
    });

    test('if the caller leaves, the call to the service ends too', async () => {
      const left = new Promise<void>((resolve) => {
        service.answer = (request) => void request.socket.once('close', () => resolve());
      });
      await onOther(start(service.url), async () => {
        const socket = send(`${headOf({ 'content-length': '2' })}[]`);
        await until(() => service.received.length > 0);
        socket.destroy();
        await left;
        await until(() => nginx.logs().includes('"status":499'));
      });
    });

    test('one call more than allowed at once is 429, with nothing sent, and its place is free later', async () => {
      await onOther(
        start(service.url, [['limit_conn shiftsheet_calls 200', 'limit_conn shiftsheet_calls 1']]),
        async () => {
          const { first, answerFirst } = await heldCall();
          const second = await call();
          expect([second.status, failureOf(second), service.received.length]).toEqual([429, undefined, 1]);
          answerFirst();
          expect((await first).status).toBe(200);
          service.answer = succeed;
          expect((await call()).status).toBe(200);
        },
      );
    });

    test('a call under way is finished before nginx ends (nginx -s quit)', async () => {
      await onOther(start(service.url), async () => {
        let ended: Promise<void> | undefined;
        service.answer = (request, response) => {
          ended = nginx.quit();
          void until(async () => !(await canConnect(nginx.port))).then(() => succeed(request, response));
        };
        expect(await call()).toMatchObject({ status: 200, text: '{"ErrorCode":"0"}' });
        await ended;
      });
    });
  });

  describe('a service that can not be reached', () => {
    const closing: (() => void | Promise<void>)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });
    /** The line of a call: nginx writes it after the answer. */
    const lineOf = async ({ headers }: Told) => {
      const id = String(headers['x-shiftsheet-request']);
      const find = () =>
        nginx
          .logs()
          .split('\n')
          .find((line) => line.startsWith('{') && line.includes(id));
      await until(() => find() !== undefined);
      return JSON.parse(find() ?? '') as Readonly<Record<string, unknown>>;
    };

    test('nginx starts and serves pages while the name server is silent, and finds the service when it moves', async () => {
      const names = await startNameServer();
      closing.push(() => names.close());
      const { port } = new URL(service.url);
      const site = `resolver 127.0.0.1:${names.port} valid=1s ipv6=off; resolver_timeout 1s;`;
      await onOther(start(`http://service.test:${port}/company/api`, [], site), async () => {
        expect((await ask('/taskpane.html')).status).toBe(200);
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([502, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ kind: 'relay', failure: 'name' });
        names.address = '127.0.0.1';
        await until(async () => (await call()).status === 200);
        expect(service.received.at(-1)).toMatchObject({
          url: `/company/api?${QUERY}`,
          headers: { host: `service.test:${port}` },
        });
        // Nothing listens there.
        names.address = '127.0.0.9';
        let later = await call();
        await until(async () => (later = await call()).status === 502);
        expect(await lineOf(later)).toMatchObject({ failure: 'connection' });
        names.address = '127.0.0.1';
        await until(async () => (await call()).status === 200);
      });
    });

    test('the log says that the connection was refused, with the id that the pane gets', async () => {
      const gone = await stubService();
      await gone.close();
      await onOther(start(gone.url), async () => {
        const told = await call();
        expect(await lineOf(told)).toMatchObject({ failure: 'connection' });
        expect(nginx.serviceLog()).toContain('Connection refused');
        expect(nginx.logs()).not.toContain('ecret-7');
      });
    });

    test('the log says that the certificate is of an authority that nobody has named, until a file of the administrator names it', async () => {
      const { cert, key } = await certificate;
      const own = createTlsServer({ cert, key }, (asked, answer) => {
        asked.resume().once('end', () => answer.end('[]'));
      });
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
      closing.push(() => void own.close());
      const { port } = own.address() as AddressInfo;
      const to = ['set $shiftsheet_connect localhost:', 'set $shiftsheet_connect 127.0.0.1:'] as const;
      await onOther(start(`https://localhost:${port}/`, [to]), async () => {
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([502, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ failure: 'connection' });
        expect(nginx.serviceLog()).toContain('certificate verify error');
      });
      const file = path.join(built.dist, 'authority.pem');
      writeFileSync(file, cert);
      await onOther(
        start(`https://localhost:${port}/`, [to], `proxy_ssl_trusted_certificate ${file};`),
        async () => {
          expect(await call()).toMatchObject({ status: 200, text: '[]' });
        },
      );
    });

    test('a service that takes no call in time got nothing, and the log says time', async () => {
      const silent = createServer((socket) => socket.resume());
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      closing.push(() => void silent.close());
      const { port } = silent.address() as AddressInfo;
      const soon = ['proxy_connect_timeout 15s', 'proxy_connect_timeout 300ms'] as const;
      await onOther(start(`https://127.0.0.1:${port}/`, [soon]), async () => {
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([504, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ failure: 'time' });
      });
    });
  });

  describe('files of the administrator', () => {
    const lines = () =>
      nginx
        .logs()
        .split('\n')
        .filter((line) => line.startsWith('{'));

    test('addresses that may not call get neither pages nor calls, and health answers them', async () => {
      await onOther(start(service.url, [], 'allow 10.0.0.0/8; deny all;'), async () => {
        expect((await ask('/taskpane.html')).status).toBe(403);
        const told = await call();
        expect([told.status, failureOf(told), service.received.length]).toEqual([403, 'not-allowed', 0]);
        expect((await ask('/health')).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${nginx.metricsPort}/metrics`)).status).toBe(200);
      });
    });

    test('behind a load balancer, the real address is the one that may call, counts and is logged', async () => {
      const site = `
        set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
        allow 10.0.0.0/8; deny all;
        access_log /var/log/nginx/access.log shiftsheet_callers;`;
      await onOther(start(service.url, [], site), async () => {
        expect((await call({ headers: { 'x-forwarded-for': '10.1.2.3' } })).status).toBe(200);
        expect((await call({ headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
        await until(() => lines().length > 1);
        expect(lines().map((line) => (JSON.parse(line) as { caller?: string }).caller)).toEqual([
          '10.1.2.3',
          '192.0.2.7',
        ]);
      });
    });

    test('limits of the calls are those of the file', async () => {
      const site = 'limit_conn shiftsheet_calls 200; limit_conn shiftsheet_callers 1;';
      await onOther(start(service.url, [], site), async () => {
        const { first, answerFirst } = await heldCall();
        expect((await call()).status).toBe(429);
        expect((await ask('/taskpane.html')).status).toBe(200);
        answerFirst();
        expect((await first).status).toBe(200);
      });
    });

    test('an outgoing proxy is another place to connect to, and the service keeps its name', async () => {
      const { port } = new URL(service.url);
      const site = `set $shiftsheet_connect 127.0.0.1:${port};`;
      await onOther(start('http://service.test/company/api', [], site), async () => {
        expect((await call()).status).toBe(200);
        expect(service.received[0]).toMatchObject({ headers: { host: 'service.test' } });
      });
    });

    test('a certificate of the relay and all else that serving.md shows are taken by nginx', async () => {
      const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/serving.md'), 'utf8');
      const blocks = [...text.matchAll(/```nginx\n([^`]*)```/g)].map(([, block = '']) => block);
      expect(blocks.length).toBeGreaterThan(3);
      const { cert, key } = await certificate;
      const own = (name: string, content: string) => {
        const file = path.join(built.dist, name);
        writeFileSync(file, content);
        return file;
      };
      const files: readonly Replacement[] = [
        ['/etc/ssl/shiftsheet/client.pem', own('client.pem', cert)],
        ['/etc/ssl/shiftsheet/client-key.pem', own('client-key.pem', key)],
        ['/etc/ssl/shiftsheet/authority.pem', own('authority.pem', cert)],
      ];
      for (const block of blocks) {
        const site = files.reduce((written, [from, to]) => written.replaceAll(from, to), block);
        await onOther(start('https://service.test/api', [], site), async () => {
          expect((await ask('/health')).status).toBe(200);
        });
      }
    });
  });

  test('health answers who asks by address, without a name, and nothing else does', async () => {
    const asked = async (at: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect({ port: nginx.port, host: '127.0.0.1', rejectUnauthorized: false }, () =>
          socket.write(`GET ${at} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
        ).setEncoding('latin1');
        let answer = '';
        socket.on('data', (part: string) => (answer += part));
        socket.once('error', reject).once('close', () => resolve(answer));
      });
    expect(await asked('/health')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await asked('/taskpane.html')).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('who types the address without https comes to the pages', async () => {
    const told = await fetch(`http://127.0.0.1:${nginx.plainPort}/taskpane.html?a=b`, { redirect: 'manual' });
    expect([told.status, told.headers.get('location')]).toEqual([301, `${ORIGIN}/`]);
  });

  test('the metrics count requests, without an address', async () => {
    const text = await (await fetch(`http://127.0.0.1:${nginx.metricsPort}/metrics`)).text();
    expect(text).toMatch(/Active connections: \d/);
  });

  test('the metrics are not at the address of the pane', async () => {
    expect((await ask('/metrics')).status).toBe(404);
  });

  test('no log has anything of a query, a cookie or a body, whatever happened', () => {
    const logs = nginx.logs();
    const lines = logs.split('\n').filter((line) => line.startsWith('{'));
    const read = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const names = [
      ...['time', 'id', 'kind', 'status', 'seconds', 'bytesIn', 'bytesOut', 'serviceStatus', 'failure'],
    ];
    expect(read.filter((line) => String(Object.keys(line)) !== String(names))).toEqual([]);
    const kinds = new Set(read.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['file', 'health', 'page', 'relay']);
    expect(lines.some((line) => line.includes('"status":504'))).toBe(true);
    const secrets = ['ecret-7', 'SessionID', 'addUsers', 'mine=1', 'Zoë', '_host_Info', 'Evil'];
    expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
  });
});
