/**
 * The container of a release: its start script with the real nginx. No image is built. Without nginx on this machine, the tests of
 * the start are skipped and say so; `npm run test:nginx` fails then.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../runner/until';
import { ask, certificate } from '../server/ask';
import { canConnect, hasNginx, inFolder } from './nginx-process';

const root = path.resolve(import.meta.dirname, '../..');

const isThere = hasNginx();
if (!isThere && process.env['NGINX'] === 'needed') {
  throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
}
if (!isThere) {
  process.stderr.write(
    'The start of the container is not tried: nginx is not installed (npm run test:nginx).\n',
  );
}

/** The folder of a release, as webpack.config.prebuilt.js makes it, with small pages in place of the built ones. */
let unpacked: string;

beforeAll(() => {
  unpacked = mkdtempSync(path.join(tmpdir(), 'shiftsheet-prebuilt-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/webpack/bin/webpack.js'),
      ...['--config', 'webpack.config.prebuilt.js', '--config-name', 'configure', '--output-path', unpacked],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  mkdirSync(path.join(unpacked, 'pages/static'), { recursive: true });
  writeFileSync(path.join(unpacked, 'pages/taskpane.html'), '<html><head><title>pane</title></head></html>');
  writeFileSync(path.join(unpacked, 'pages/static/taskpane.0123abcd.js'), 'export {};');
});
afterAll(() => rmSync(unpacked, { recursive: true, force: true }));

test('the release has each file that the image copies, and the images below it have versions', () => {
  const lines = readFileSync(path.join(unpacked, 'Dockerfile'), 'utf8').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied).toEqual(expect.arrayContaining(['configure.mjs', 'start.sh', 'templates', 'pages']));
  expect(copied.filter((file) => !existsSync(path.join(unpacked, file)))).toEqual([]);
  const images = lines.filter((line) => line.startsWith('ARG ')).map((line) => line.split('=')[1]);
  expect(images).toEqual([
    expect.stringMatching(/^node:24-\w+-slim$/),
    expect.stringMatching(/^nginx:\d+\.\d+-\w+$/),
  ]);
});

test('configure.mjs needs no package, and the release has the licence of each one that is in it', () => {
  const licences = readFileSync(path.join(unpacked, 'licences.txt'), 'utf8');
  const script = readFileSync(path.join(unpacked, 'configure.mjs'), 'utf8');
  const packages = new Set(
    [...script.matchAll(/^;\/\/ \.\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name = '']) => name),
  );
  expect(packages).toContain('zod');
  expect([...packages].filter((name) => !licences.includes(`${name} `))).toEqual([]);
  // Node's own modules need no installation.
  const imported = [...script.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name = '']) => name);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
});

(isThere ? describe : describe.skip)('the start of the container', () => {
  let folder: string;
  let port: number;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-container-'));
    cpSync(unpacked, path.join(folder, 'opt'), { recursive: true });
    const template = path.join(folder, 'opt/templates/nginx.conf');
    const here = await inFolder(folder, readFileSync(template, 'utf8'), await certificate, [
      // The test asks this machine.
      ['server_name sheets.example.com', 'server_name sheets.example.com localhost'],
    ]);
    writeFileSync(template, here.text);
    port = here.port;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs start.sh with Debian's nginx and these variables, and collects what it writes. */
  function start(variables: Readonly<Record<string, string>>) {
    const script = path.join(folder, 'opt/start.sh');
    const program = spawn('sh', [script], {
      env: {
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
        SHIFTSHEET_OUT: path.join(folder, 'srv'),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    const ended = once(program, 'close').then(([status]) => Number(status));
    return { program, ended, said: () => said };
  }

  const GOOD = {
    SHIFTSHEET_ORIGIN: 'https://sheets.example.com',
    SHIFTSHEET_SERVICE: '/service',
    SHIFTSHEET_RELAY_TO: 'https://192.0.2.1/company/api',
    SHIFTSHEET_SP: '7',
  };
  const get = (at: string) =>
    ask(`https://localhost:${port}${at}`, { headers: { host: 'sheets.example.com' } });
  const written = (name: string) => path.join(folder, 'srv', name);

  test('the pages of the variables are served, and nginx takes the place of the script', async () => {
    const { program, ended } = start(GOOD);
    // `nginx -t`, which comes first, opens the port for a moment too.
    await until(async () => (await get('/health')).status === 200);
    const page = await get('/taskpane.html');
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(page.text).toBe(readFileSync(written('pages/taskpane.html'), 'utf8'));
    expect(page.text).toContain('<meta name="shiftsheet-service" content="/service">');
    expect(page.text).toContain('<meta name="shiftsheet-sp" content="7">');
    expect((await get('/manifest.xml')).text).toContain('https://sheets.example.com/taskpane.html');
    // The name servers of this machine, as nginx writes addresses.
    const servers = [
      ...readFileSync('/etc/resolv.conf', 'utf8').matchAll(/^nameserver\s+([^\s%]+)\s*$/gm),
    ].map(([, server = '']) => (server.includes(':') ? `[${server}]` : server));
    expect(
      readFileSync(written('nginx.conf'), 'utf8').match(/^ *resolver (.*) valid=30s;$/m)?.[1] ?? '',
    ).toBe(servers.join(' '));
    // The relay is there: it takes no GET.
    expect((await get('/service')).status).toBe(405);
    // The signal with which the container is stopped reaches nginx itself.
    program.kill('SIGQUIT');
    expect(await ended).toBe(0);
  });

  test.each([
    [
      'a misspelled name',
      { SHIFTSHEET_RELAYTO: 'https://service.example.com' },
      '--env relayto is no option',
    ],
    ['no address', { SHIFTSHEET_ORIGIN: '' }, '--env origin has no value'],
    ['a wrong address', { SHIFTSHEET_ORIGIN: 'http://sheets.example.com' }, 'must begin with https://'],
    ['a file that is not there', { SHIFTSHEET_CODES: '/nowhere' }, '--env codes takes a file'],
  ])('%s ends the start with a sentence, and nothing is served', async (_, wrong, sentence) => {
    const { ended, said } = start({ ...GOOD, ...wrong });
    expect(await ended).toBe(1);
    expect(said()).toContain(sentence);
    expect(said()).not.toMatch(/\n {4}at /);
    expect(existsSync(written('nginx.conf'))).toBe(false);
    expect(await canConnect(port)).toBe(false);
  });

  test('a wrong option serves nothing, also if the container has served before', async () => {
    const first = start(GOOD);
    await until(async () => (await get('/health')).status === 200);
    first.program.kill('SIGQUIT');
    await first.ended;
    const again = start({ ...GOOD, SHIFTSHEET_SP: 'seven' });
    expect(await again.ended).toBe(1);
    expect(again.said()).toBe('--env sp takes the company\'s number, not "seven".\n');
    expect(await canConnect(port)).toBe(false);
  });

  test('a certificate that is missing ends the start, because nginx refuses its file', async () => {
    rmSync(path.join(folder, 'cert.pem'));
    const { ended, said } = start(GOOD);
    expect(await ended).not.toBe(0);
    expect(said()).toContain('cannot load certificate');
    expect(await canConnect(port)).toBe(false);
  });
});
