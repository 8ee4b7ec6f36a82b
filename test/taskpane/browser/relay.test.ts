import { NotSent } from '../../../src/app/call-failures';
import { failingAsDirect, relayThrough } from '../../../src/taskpane/browser/network-service';

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
  const headers = { 'x-shiftsheet-relay-failure': 'unreachable' };
  const get = failingAsDirect(() => Promise.resolve(new Response('no answer', { status: 502, headers })));
  await expect(get('/relay')).rejects.toThrow(TypeError);
});

test('a call of which the relay says that it was not sent fails as not sent', async () => {
  const headers = { 'x-shiftsheet-relay-failure': 'not-sent' };
  const get = failingAsDirect(() => Promise.resolve(new Response('no', { status: 502, headers })));
  await expect(get('/relay')).rejects.toThrow(NotSent);
});

test('the service’s own failures are passed on', async () => {
  const get = failingAsDirect(() => Promise.resolve(new Response('down', { status: 502 })));
  expect((await get('/relay')).status).toBe(502);
});
