import { connect } from 'node:net';
import { Metrics } from '../../../src/server/serve/metrics';
import { askPort, QUERY, rawTo, startTestServing, type Serving } from './serving';
import { stubService, type StubService } from './stub-service';

let service: StubService;
let serving: Serving;
beforeEach(async () => {
  service = await stubService();
  serving = await startTestServing({ service: service.url, limits: { bodyBytes: 1000 } });
});
afterEach(async () => {
  await serving.close();
  await service.close();
});

test('each request is one line, with kind, status, time and bytes', async () => {
  await serving.call();
  await serving.ask('/taskpane.html');
  await serving.ask('/static/taskpane.0123abcd.js');
  await serving.ask('/nothing');
  await serving.ask('/health');
  await serving.call({ headers: { origin: 'https://evil.example' } });
  const number = expect.any(Number) as number;
  const counted = { ms: number, bytesIn: number, bytesOut: number };
  expect(serving.lines).toEqual([
    { kind: 'relay', status: 200, ...counted },
    { kind: 'page', status: 200, ...counted },
    { kind: 'file', status: 200, ...counted },
    { kind: 'other', status: 404, ...counted },
    { kind: 'health', status: 200, ...counted },
    { kind: 'relay', status: 403, failure: 'foreign-page', ...counted },
  ]);
});

test('the bytes are those of the request and the answer', async () => {
  const body = `["${'x'.repeat(900)}"]`;
  service.answer = (_request, response) => response.end('y'.repeat(3000));
  await serving.call({ body });
  const [{ bytesIn, bytesOut } = {}] = serving.lines as { bytesIn: number; bytesOut: number }[];
  expect(bytesIn).toBeGreaterThan(900);
  expect(bytesIn).toBeLessThan(1800);
  expect(bytesOut).toBeGreaterThan(3000);
  expect(bytesOut).toBeLessThan(3900);
});

test('no line and no metric has anything of the query, the headers or the bodies', async () => {
  const secrets = ['s%2Fecret-7', 's/ecret-7', 'ecret-7', 'addUsers', 'Module', 'Zoë', 'hunter2', 'evil'];
  await serving.call({ headers: { cookie: 'hunter2', referer: `https://sheets.example.com/?${QUERY}` } });
  await serving.call({ headers: { host: `${QUERY}.example` } });
  await serving.call({ body: `hunter2${'x'.repeat(2000)}` });
  await serving.call({ headers: { origin: `https://evil.example/?${QUERY}` } });
  await serving.ask(`/${QUERY}`);
  await serving.ask(`/taskpane.html?${QUERY}`);
  service.answer = (_request, response) => response.writeHead(500, { 'x-why': 'hunter2' }).end(QUERY);
  await serving.call();
  service.answer = (request) => void request.socket.destroy();
  await serving.call();
  await rawTo(serving.port, `POST /service?${QUERY} HTTP/1.1\r\nbroken ${QUERY}\r\n\r\n`);
  const text = JSON.stringify(serving.lines) + (await metrics());
  expect(serving.lines.length).toBeGreaterThanOrEqual(8);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('metrics count requests, failures, bytes and durations by kind', async () => {
  await serving.call();
  await serving.call();
  await serving.call({ body: 'x'.repeat(2000) });
  await serving.ask('/taskpane.html');
  const text = await metrics();
  expect(text).toContain('shiftsheet_requests_total{kind="relay",status="2xx"} 2');
  expect(text).toContain('shiftsheet_requests_total{kind="relay",status="4xx"} 1');
  expect(text).toContain('shiftsheet_relay_failures_total{failure="too-large"} 1');
  expect(text).toContain('shiftsheet_request_seconds_count{kind="page"} 1');
  expect(text).toMatch(/shiftsheet_bytes_total\{kind="relay",direction="in"\} \d{4}/);
  expect(text).not.toContain('127.0.0.1');
});

test('metrics are not on the port of the pane', async () => {
  expect((await serving.ask('/metrics')).status).toBe(404);
});

test('a duration is counted in each bucket that is as long or longer', () => {
  const counted = new Metrics(() => 3);
  for (const ms of [10, 700, 200_000])
    counted.add({ kind: 'relay', status: 200, ms, bytesIn: 1, bytesOut: 2 });
  const lines = counted.text().split('\n');
  const bucket = (bound: string) =>
    lines.find((line) => line.startsWith(`shiftsheet_request_seconds_bucket{kind="relay",le="${bound}"}`));
  expect(['0.01', '0.5', '1', '120', '+Inf'].map((bound) => bucket(bound)?.split(' ')[1])).toEqual([
    '1',
    '1',
    '2',
    '2',
    '3',
  ]);
  expect(lines).toContain('shiftsheet_relay_calls_running 3');
});

test('a caller that leaves early is 499', async () => {
  const socket = connect(serving.port, '127.0.0.1', () =>
    socket.write(
      'POST /service HTTP/1.1\r\nHost: sheets.example.com\r\nOrigin: https://sheets.example.com\r\nContent-Length: 9\r\n\r\n[',
      () => socket.destroy(),
    ),
  );
  while (serving.lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(serving.lines).toMatchObject([{ kind: 'relay', status: 499, reason: 'caller-left' }]);
  expect(service.received).toEqual([]);
});

async function metrics(): Promise<string> {
  return (await askPort(serving.metricsPort ?? 0, '/metrics', { headers: { host: 'any' } })).text;
}
