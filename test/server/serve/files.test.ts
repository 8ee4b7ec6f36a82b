import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { NotBuilt, readFiles } from '../../../src/server/serve/files';
import { PAGE, SCRIPT } from './built-dist';
import { askPort, HOST, rawTo, startTestServing, type Serving } from './serving';

let serving: Serving;
beforeAll(async () => {
  serving = await startTestServing();
});
afterAll(() => serving.close());

test('the page has the headers of the build, and is asked for again each time', async () => {
  const { status, headers, text } = await serving.ask('/taskpane.html?_host_Info=Excel');
  expect([status, text]).toEqual([200, PAGE]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(PAGE.length),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
});

test('a file whose name has the hash of its content is kept for a year', async () => {
  const { headers, text } = await serving.ask('/static/taskpane.0123abcd.js');
  expect(text).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1, gzip;q=0.5', true],
  ['gzip;q=0', false],
  ['br', false],
])('to a browser that accepts %s, a script is sent compressed: %s', async (accepted, isCompressed) => {
  const { port } = serving;
  const { headers, body } = await new Promise<{ headers: object; body: Buffer }>((resolve) => {
    request(
      { port, path: '/static/taskpane.0123abcd.js', headers: { host: HOST, 'accept-encoding': accepted } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      },
    ).end();
  });
  expect((isCompressed ? gunzipSync(body) : body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({ vary: 'accept-encoding' });
  expect('content-encoding' in headers).toBe(isCompressed);
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await serving.ask('/taskpane.html');
  const again = await serving.ask('/taskpane.html', {
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
});

test('HEAD has the headers and no body', async () => {
  const { status, headers, text } = await serving.ask('/taskpane.html', { method: 'HEAD' });
  expect([status, headers['content-length'], text]).toEqual([200, String(PAGE.length), '']);
});

test.each([
  '/_headers',
  '/_nginx-headers.conf',
  '/',
  '/static',
  '/static/',
  '/../secret.txt',
  '/static/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/..\\..\\secret.txt',
  '//secret.txt',
  '/taskpane.html%00.png',
  '/taskpane.html/',
  '/__proto__',
  '/constructor',
])('%s is no file', async (path_) => {
  const { status, text } = await serving.ask(path_);
  expect([status, text]).toEqual([404, 'There is no such file here.\n']);
});

test('an address of another server in the request line is no file', async () => {
  const answer = await rawTo(
    serving.port,
    `GET http://example.org/taskpane.html HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
  );
  expect(answer).toContain('HTTP/1.1 404 ');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not taken', async (method) => {
  const { status, headers } = await serving.ask('/taskpane.html', { method });
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each([
  'evil.example',
  '127.0.0.1',
  'localhost',
  'sheets.example.com.evil.example',
  'sheets.example.com:81',
])('a name that was made to point here gets nothing: %s', async (host) => {
  const { status, text } = await serving.ask('/taskpane.html', { headers: { host } });
  expect([status, text]).toEqual([421, 'This server answers only at https://sheets.example.com.\n']);
});

test('without a configured service there is no relay', async () => {
  expect(await serving.call()).toMatchObject({ status: 404 });
});

test('without a build for an address, the server says what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-serve-'));
  const reading = () => readFiles(folder, () => () => ({}));
  try {
    expect(reading).toThrow(NotBuilt);
    writeFileSync(path.join(folder, 'taskpane.html'), PAGE);
    expect(reading).toThrow('npm run build -- --env origin=https://');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('health is for anybody, by any name', async () => {
  const { status, text } = await askPort(serving.port, '/health', { headers: { host: '10.0.0.7:8080' } });
  expect([status, text]).toEqual([200, 'ok\n']);
});
