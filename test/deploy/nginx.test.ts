/** The file that the build writes for nginx, and the pages that it gives out. `npm run test:nginx` fails without nginx. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { localhostCertificate } from '../../src/server/certificate';
import { nginxFile } from '../../tools/build/nginx';
import { HELP, PAGE, SCRIPT } from './built-dist';
import { freePort } from './nginx-process';
import {
  ask,
  describeNginx,
  expectNoSecrets,
  HOST,
  ORIGIN,
  sendAndRead,
  tested,
  testWithNginx,
} from './nginx-under-test';

test('docs/serving.md has the value of each limit that it names', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const rows = read('docs/serving.md').matchAll(/^\| `(\w+_\w+(?: \w+)?)` +\| (\w+) +\|/gm);
  const limits = [...rows].map(([, name = '', value = '']) => `${name} ${value};`);
  expect(limits).toHaveLength(5);
  expect(limits.filter((limit) => !read('tools/build/nginx.conf').includes(` ${limit}`))).toEqual([]);
});

const HAS_IPV6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.family === 'IPv6');

// Most tests run the file with a relay, on IPv4.
testWithNginx.each([
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

describeNginx(() => {
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
      const write = (name: string, text: string) => writeFileSync(path.join(tested.built.dist, name), text);
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

  test('health answers who asks by address, without a name, and nothing else does', async () => {
    const asked = async (at: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(
          { port: tested.nginx.port, host: '127.0.0.1', rejectUnauthorized: false },
          () => socket.write(`GET ${at} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
        ).setEncoding('latin1');
        let answer = '';
        socket.on('data', (part: string) => (answer += part));
        socket.once('error', reject).once('close', () => resolve(answer));
      });
    expect(await asked('/health')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await asked('/taskpane.html')).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('who types the address without https comes to the pages', async () => {
    const told = await fetch(`http://127.0.0.1:${tested.nginx.plainPort}/taskpane.html?a=b`, {
      redirect: 'manual',
    });
    expect([told.status, told.headers.get('location')]).toEqual([301, `${ORIGIN}/`]);
  });

  test('the metrics count requests, without an address', async () => {
    const text = await (await fetch(`http://127.0.0.1:${tested.nginx.metricsPort}/metrics`)).text();
    expect(text).toMatch(/Active connections: \d/);
  });

  test('the metrics are not at the address of the pane', async () => {
    expect((await ask('/metrics')).status).toBe(404);
  });

  test('no log has anything of a query, a cookie or a body, whatever happened', () => {
    expectNoSecrets('file', 'health', 'page');
  });
});
