import path from 'node:path';
import { DEFAULT_PORT, otherPortNotice } from '../../src/server/listen';
import { startServer, type RunningServer } from '../../src/server/start-server';
import { until } from '../runner/until';
import { ask, certificate } from './ask';
import { builtPages } from './built-pages';

const built = builtPages();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ...built, port: 0, certificate: await certificate });
});
afterAll(async () => {
  await server.close();
  built.remove();
});

/** Whether a source of a policy matches a site: `*.` stands for at least one part of a name (CSP 3, section 6.7.2). */
function allows(source: string, site: string): boolean {
  const [scheme, host = ''] = source.split('://');
  const { protocol, hostname } = new URL(site);
  if (`${scheme}:` !== protocol) return false;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

const get = (page: string, headers: Record<string, string> = {}) => ask(server.url + page, { headers });

describe('the server', () => {
  test('gives its own address, and answers on both loopback addresses with a certificate for them', async () => {
    expect(server.url).toBe(`https://localhost:${server.port}/`);
    const pages = await Promise.all(
      ['localhost', '127.0.0.1', '[::1]'].map((host) => ask(`https://${host}:${server.port}/`)),
    );
    expect(pages.map((page) => page.text)).toEqual(
      Array(3).fill('<!doctype html><head><title>Workbench</title></head>'),
    );
  });

  test.each([
    ['', 'text/html'],
    ['index.html', 'text/html'],
    ['workbench.js', 'text/javascript'],
    ['taskpane.html', 'text/html'],
    ['taskpane.js', 'text/javascript'],
    ['taskpane.css', 'text/css'],
    ['help/de/home.html', 'text/html'],
    ['office-js/office.js', 'text/javascript'],
    ['office-js/excel-web-16.00.js', 'text/javascript'],
    ['office-js/AgaveErrorUX/index.html', 'text/html'],
    ['sandbox/address', 'application/json'],
  ])('serves /%s as %s, without caching and without guessing the type', async (page, type) => {
    const { status, headers } = await get(page);
    expect({ status, type: String(headers['content-type']).split(';')[0] }).toEqual({ status: 200, type });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('a page of help may run no script', async () => {
    const { headers } = await get('help/de/home.html');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
  });

  test('B9: gives icons so that Office may cache them, and no other file', async () => {
    const { status, headers } = await get('assets/icon-16.png');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('assets/nothing.png')).headers['cache-control']).toBe('no-store');
  });

  test.each([
    'nothing.html',
    '../secret.txt',
    '..%2fsecret.txt',
    'assets/..%2f..%2fsecret.txt',
    'office-js/..%2fpackage.json',
  ])('has no /%s', async (page) => {
    expect(await get(page)).toMatchObject({ status: 404 });
  });

  test('answers only under this machine’s own names', async () => {
    expect(await get('', { host: 'example.org' })).toMatchObject({ status: 403 });
  });
});

describe('the served pane', () => {
  test('loads Office.js from this server and says what the server offers', async () => {
    const { text } = await get('taskpane.html');
    expect(text).toContain('<script src="/office-js/office.js"></script>');
    expect(text).not.toContain('appsforoffice.microsoft.com');
    expect(text.match(/<meta name="shiftsheet[^>]*>/g)).toEqual([
      '<meta name="shiftsheet-sandbox" content="/sandbox/address">',
      '<meta name="shiftsheet-roster" content="/sandbox/roster">',
      '<meta name="shiftsheet-shifts" content="/sandbox/shifts">',
      '<meta name="shiftsheet-relay" content="/relay">',
    ]);
  });

  test.each([
    ['Excel on the web frames it', 'taskpane.html', { 'sec-fetch-site': 'cross-site' }],
    ['Excel on a desktop opens it', 'taskpane.html?_host_Info=Excel$Win32$16.01$en-US$$$$0', {}],
  ])('loads Microsoft’s Office.js if %s', async (_, page, headers) => {
    const { text } = await get(page, headers);
    expect(text).toContain('https://appsforoffice.microsoft.com/lib/1/hosted/office.js');
    expect(text).toContain('<meta name="shiftsheet-relay" content="/relay">');
  });

  test('loads this server’s Office.js in the workbench, whatever host the address names', async () => {
    const { text } = await get('taskpane.html?_host_Info=Excel$Web', { 'sec-fetch-site': 'same-origin' });
    expect(text).toContain('/office-js/office.js');
  });

  test('may be framed by this server and by Microsoft’s sites, and runs no scripts of others', async () => {
    const policy = directives((await get('taskpane.html')).headers['content-security-policy']);
    expect(policy['frame-ancestors']).toEqual(
      expect.arrayContaining(["'self'", 'https://*.officeapps.live.com']),
    );
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://appsforoffice.microsoft.com',
      'https://officeapis.public.onecdn.static.microsoft',
    ]);
    expect(policy['object-src']).toEqual(["'none'"]);
  });

  test.each([
    'https://excel.officeapps.live.com',
    'https://onedrive.live.com',
    'https://excel.cloud.microsoft',
    'https://contoso.sharepoint.com',
    'https://contoso-my.sharepoint.com',
    'https://www.office.com',
    'https://teams.microsoft.com',
    'https://emea.teams.microsoft.com',
  ])('B7: may be framed by %s', async (site) => {
    const policy = directives((await get('taskpane.html')).headers['content-security-policy']);
    expect(policy['frame-ancestors']?.some((source) => allows(source, site))).toBe(true);
  });

  test.each([
    'https://live.com',
    'https://example.org',
    'http://onedrive.live.com',
    'https://notsharepoint.com',
  ])('may not be framed by %s', async (site) => {
    const policy = directives((await get('taskpane.html')).headers['content-security-policy']);
    expect(policy['frame-ancestors']?.some((source) => allows(source, site))).toBe(false);
  });

  test('may pack files in its own workers', async () => {
    const policy = directives((await get('taskpane.html')).headers['content-security-policy']);
    expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
  });
});

test('the workbench page may be in no frame and runs only its own scripts', async () => {
  const policy = directives((await get('')).headers['content-security-policy']);
  expect([policy['frame-ancestors'], policy['default-src'], policy['script-src']]).toEqual([
    ["'none'"],
    ["'self'"],
    undefined,
  ]);
});

describe('the sandbox inside', () => {
  test('is on the same origin, at the address that the server gives', async () => {
    const address = JSON.parse((await get('sandbox/address')).text) as { baseUrl: string };
    const { sessionId, sp } = server.sandbox;
    expect(address).toEqual({ baseUrl: `${server.url}service`, sessionId, sp });
    const query = new URLSearchParams({ Module: 'API', SessionID: sessionId, SP: sp, Method: 'getUsers' });
    const { text } = await ask(`${address.baseUrl}?${query.toString()}`, { method: 'POST' });
    expect((JSON.parse(text) as { Items: unknown[] }).Items).toHaveLength(48);
  });

  test('really cuts the connection on request', async () => {
    const fault = JSON.stringify({ kind: 'drop', stored: false });
    await ask(`${server.url}sandbox/faults`, { method: 'POST', body: fault });
    await expect(ask(`${server.url}service`, { method: 'POST' })).rejects.toThrow('socket hang up');
  });

  test('gives its address to no other site', async () => {
    expect(await get('sandbox/address', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });
});

test('B9: a server on another port than the manifest’s says so', () => {
  expect(otherPortNotice(DEFAULT_PORT)).toBeUndefined();
  expect(otherPortNotice(DEFAULT_PORT + 1)).toContain(`manifest.xml names port ${DEFAULT_PORT}`);
});

describe('starting', () => {
  test('on a taken port uses the next free port', async () => {
    const second = await startServer({ ...built, port: server.port, certificate: await certificate });
    expect(second.port).toBeGreaterThan(server.port);
    expect((await ask(second.url)).status).toBe(200);
    await second.close();
  });

  test('on a taken port that the user has chosen says what to do', async () => {
    const starting = startServer({
      ...built,
      port: server.port,
      exactPort: true,
      certificate: await certificate,
    });
    await expect(starting).rejects.toThrow(
      `Port ${server.port} is taken by another program. Stop that program or choose another port with --port.`,
    );
  });

  test.each(['dist', 'distWorkbench'] as const)(
    'without %s says that the pages must be built first',
    async (folder) => {
      const starting = startServer({ ...built, [folder]: path.join(built.dist, 'nothing'), port: 0 });
      await expect(starting).rejects.toThrow('Run "npm run build" first.');
    },
  );

  test('and closing frees the port at once, also with open connections', async () => {
    const first = await startServer({ ...built, port: 0, certificate: await certificate });
    const slow = JSON.stringify({ kind: 'slow', ms: 60_000 });
    await ask(`${first.url}sandbox/faults`, { method: 'POST', body: slow });
    const waiting = ask(`${first.url}service`, { method: 'POST' });
    const ended = expect(waiting).rejects.toThrow('socket hang up');
    await until(async () => (await ask(`${first.url}sandbox/state`)).text.includes('"fault":"slow"'));
    await first.close();
    await ended;
    const second = await startServer({
      ...built,
      port: first.port,
      exactPort: true,
      certificate: await certificate,
    });
    await second.close();
  });
});

function directives(policy: string | string[] | undefined): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  ) as Record<string, string[]>;
}
