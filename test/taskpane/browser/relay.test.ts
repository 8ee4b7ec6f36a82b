import { NotSent, Unreachable } from '../../../src/app/call-failures';
import { failingAsDirect, networkService, relayThrough } from '../../../src/taskpane/browser/network-service';

const target = relayThrough('/relay', 'https://localhost:3000');

test('a call to another origin goes through the relay, with its address in a header and its query unchanged', () => {
  expect(target('https://schedule.example.com/api?Module=API&SessionID=a%26b&SP=1')).toEqual({
    url: '/relay?Module=API&SessionID=a%26b&SP=1',
    headers: { 'x-shiftsheet-target': 'https://schedule.example.com/api' },
  });
});

test('a call to the page’s own origin does not go through the relay', () => {
  const url = 'https://localhost:3000/sandbox/service?Module=API';
  expect(target(url)).toEqual({ url, headers: {} });
});

test('a service that the relay can’t reach fails as it would without a relay', async () => {
  const headers = { 'x-shiftsheet-relay-failure': 'unreachable', 'x-shiftsheet-request': 'a1b2c3' };
  const get = failingAsDirect(() => Promise.resolve(new Response('no answer', { status: 502, headers })));
  const failed: unknown = await get('/relay').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Unreachable);
  expect(failed).not.toBeInstanceOf(NotSent);
  expect(failed).toMatchObject({ logId: 'a1b2c3' });
});

test.each([
  ['not-sent', 'could not connect'],
  ['foreign-page', 'takes no calls from here'],
  ['not-allowed', 'takes no calls from here'],
])('a call of which the relay says “%s” fails as not sent', async (failure, words) => {
  const headers = { 'x-shiftsheet-relay-failure': failure };
  const get = failingAsDirect(() => Promise.resolve(new Response('no', { status: 502, headers })));
  const failed: unknown = await get('/relay').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotSent);
  expect((failed as NotSent).message).toContain(words);
});

test('the browser keeps no list of the requests, in whose addresses the session ID is', () => {
  const kept: number[] = [];
  Object.assign(globalThis, { location: { hostname: 'localhost', origin: 'https://localhost:3000' } });
  Object.assign(performance, { setResourceTimingBufferSize: (most: number) => kept.push(most) });
  networkService(fetch, undefined);
  Reflect.deleteProperty(performance, 'setResourceTimingBufferSize');
  Reflect.deleteProperty(globalThis, 'location');
  expect(kept).toEqual([0]);
});

test('the service’s own failures are passed on', async () => {
  const get = failingAsDirect(() => Promise.resolve(new Response('down', { status: 502 })));
  expect((await get('/relay')).status).toBe(502);
});
