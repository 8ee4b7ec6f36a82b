/** `npm run serve` as a process of its own: its settings, its signals, its exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { localhostCertificate } from '../../../src/server/certificate';
import { builtDist, PAGE } from './built-dist';

const MAIN = path.resolve(import.meta.dirname, '../../../src/server/serve/main.ts');

const built = builtDist();
afterAll(() => built.remove());

function serve(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'],
      SHIFTSHEET_ORIGIN: 'https://localhost',
      SHIFTSHEET_PORT: '0',
      SHIFTSHEET_DIST: built.dist,
      ...environment,
    },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const lines: Record<string, unknown>[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  return { child, lines, output, errors: () => errors, ended: once(child, 'close') };
}

test.each([
  [{ SHIFTSHEET_ORIGIN: 'nonsense' }, 'SHIFTSHEET_ORIGIN takes an address'],
  [{ SHIFTSHEET_DIST: '/nowhere' }, '/nowhere/taskpane.html is missing'],
  [
    { SHIFTSHEET_TLS_CERT: '/nowhere.pem', SHIFTSHEET_TLS_KEY: '/nowhere.pem' },
    "names a file that can't be read (ENOENT): /nowhere.pem",
  ],
  [{ SHIFTSHEET_TLS_CERT: MAIN, SHIFTSHEET_TLS_KEY: MAIN }, 'is no PEM file that belongs to the other'],
  [{ SHIFTSHEET_LISTEN: '192.0.2.1' }, 'EADDRNOTAVAIL'],
])('with %j it ends with one sentence and exit code 1', async (environment, sentence) => {
  const { ended, errors } = serve(environment);
  expect(await ended).toEqual([1, null]);
  expect(errors()).toContain(sentence);
  expect(errors().trim().split('\n')).toHaveLength(1);
});

test('it serves over TLS, logs each request as a line of JSON, and ends with exit code 0 on SIGTERM', async () => {
  const { cert, key } = await localhostCertificate('/nowhere');
  const files = {
    cert: path.join(built.dist, '..', 'cert.pem'),
    key: path.join(built.dist, '..', 'key.pem'),
  };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  const { child, lines, output, ended, errors } = serve({
    SHIFTSHEET_TLS_CERT: files.cert,
    SHIFTSHEET_TLS_KEY: files.key,
  });
  await once(output, 'line');
  const port = Number(lines[0]?.['port']);
  const text = await new Promise<string>((resolve, reject) => {
    const url = `https://localhost:${port}/taskpane.html?SessionID=secret`;
    request(url, { ca: cert, headers: { host: 'localhost' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.once('end', () => resolve(body));
    })
      .once('error', reject)
      .end();
  });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(text).toBe(PAGE);
  expect(lines).toMatchObject([
    { event: 'started', origin: 'https://localhost', relay: false },
    { kind: 'page', status: 200 },
    { event: 'stopping' },
    { event: 'stopped', cut: 0 },
  ]);
  expect(lines.every(({ time }) => !Number.isNaN(Date.parse(String(time))))).toBe(true);
  expect(JSON.stringify(lines) + errors()).not.toContain('secret');
});
