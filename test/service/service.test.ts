import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  NotSent,
  Redirected,
  Refused,
  Rejected,
  SessionEnded,
  TimedOut,
  Unreachable,
  UnreadableAnswer,
} from '../../src/app/call-failures';
import { AddressProblem, Cancelled } from '../../src/app/failures';
import type { Service, ServiceCall } from '../../src/app/ports/service';
import { callUrl, checkAddress } from '../../src/service/address';
import { serviceAt } from '../../src/service/service';
import { startCaller, type Caller } from '../standins/service/caller';
import { failure, sleep } from './calls';

let sandbox: Caller;
beforeEach(async () => {
  sandbox = await startCaller();
});
afterEach(() => sandbox.close());

type Form = 'json' | 'xml';

function service(limitMs = 5000, address: Partial<Caller> = {}, accept: Form = 'json'): Service {
  return serviceAt({ fetch: (input, init) => fetch(input, init), sleep, limitMs, accept, firstRetryMs: 1 })({
    ...sandbox,
    ...address,
  });
}

describe.each<Form>(['json', 'xml'])('asked for %s', (form) => {
  test.each([
    ['a web page', { kind: 'login-page' }, SessionEnded],
    ['HTTP 401', { kind: 'status', status: 401 }, SessionEnded],
    ['HTTP 403', { kind: 'status', status: 403 }, SessionEnded],
    ['an error that speaks of the session', { kind: 'session-ended' }, SessionEnded],
    ['nothing', { kind: 'empty-body' }, UnreadableAnswer],
    ['half an answer', { kind: 'cut-json' }, UnreadableAnswer],
    ['HTTP 500', { kind: 'status', status: 500 }, Refused],
    ['HTTP 413', { kind: 'status', status: 413 }, Refused],
    ['HTTP 429', { kind: 'status', status: 429 }, Refused],
    ['an overall error', { kind: 'overall-error', stored: false }, Rejected],
    ['a cut connection', { kind: 'drop', stored: false }, Unreachable],
  ])('a read that is answered with %s fails with the right error', async (_, fault, type) => {
    await sandbox.fault({ ...fault, times: 3 });
    expect(await failure(service(5000, {}, form).call('getUsers'))).toBeInstanceOf(type);
  });

  test('a write’s overall error is an answer, because the codes of its items count too', async () => {
    await sandbox.fault({ kind: 'overall-error', stored: false });
    const answer = await service(5000, {}, form).call('updateUsers', {
      query: { reqAddifnotfound: '0' },
      items: [],
    });
    expect(answer).toMatchObject({ code: '1999', items: [] });
  });
});

test.each<[Form, string]>([
  ['json', '{'],
  ['xml', '<'],
])('%s is asked for, sent and read', async (accept, beginning) => {
  let arrived = '';
  const port = serviceAt({
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      arrived = await response.clone().text();
      return response;
    },
    sleep,
    accept,
  })(sandbox);
  const { records } = await port.call('getUsers');
  expect(arrived.slice(0, 1)).toBe(beginning);
  expect(records).toEqual((await service().call('getUsers')).records);
});

test('an answer to a read without Items is not an empty list', async () => {
  await sandbox.fault({ kind: 'status', status: 200, body: '{"ErrorMessage":"Success","ErrorCode":"0"}' });
  expect(await failure(service().call('getUsers'))).toBeInstanceOf(UnreadableAnswer);
});

test('Retry-After in seconds is read', async () => {
  await sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 7 });
  const write = service().call('updateUsers', { items: [] });
  expect(await failure(write)).toMatchObject({ status: 429, retryAfter: 7 });
});

test.each([
  ['Sun, 06 Nov 1994 08:50:37 GMT', 60],
  ['Sunday, 06-Nov-94 08:50:07 GMT', 30],
  ['Sun Nov  6 08:50:37 1994', 60],
  ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('Retry-After may be a date, %j, compared with the answer’s own Date', async (asked, seconds) => {
  const headers = { 'Retry-After': asked, Date: 'Sun, 06 Nov 1994 08:49:37 GMT' };
  const port = serviceAt({
    fetch: () => Promise.resolve(new Response('', { status: 429, headers })),
    sleep,
    now: () => 0,
  })(sandbox);
  const { retryAfter } = (await failure(port.call('updateUsers', { items: [] }))) as Refused;
  expect(retryAfter).toBe(seconds);
});

test('without a Date in the answer, Retry-After is compared with this computer’s clock', async () => {
  const headers = { 'Retry-After': 'Sun, 06 Nov 1994 08:50:37 GMT' };
  const port = serviceAt({
    fetch: () => Promise.resolve(new Response('', { status: 429, headers })),
    sleep,
    now: () => Date.UTC(1994, 10, 6, 8, 49, 37),
  })(sandbox);
  expect(await failure(port.call('updateUsers', { items: [] }))).toMatchObject({ retryAfter: 60 });
});

test.each([300, 301, 302, 303, 307, 308])(
  'HTTP %d is not followed, so nothing is sent to another host',
  async (status) => {
    const reached: string[] = [];
    const stranger = createServer((request, response) => {
      reached.push(String(request.url));
      response.end('{"ErrorCode":"0"}');
    });
    const moved = createServer((_request, response) =>
      response.writeHead(status, { location: `${baseUrlOf(stranger)}/?SessionID=secret` }).end(),
    );
    for (const server of [stranger, moved])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = service(5000, { baseUrl: baseUrlOf(moved) });
    const items = [{ UserName: 'newperson', Password: 'hunter2-and-more' }];
    try {
      for (const call of [() => port.call('addUsers', { items }), () => port.call('getUsers')]) {
        const error = await failure(call());
        expect(error).toBeInstanceOf(Redirected);
        expect(String(error)).toContain('redirects to another address');
        expect(String(error)).not.toContain('secret');
      }
      expect(reached).toEqual([]);
    } finally {
      for (const server of [stranger, moved]) {
        server.closeAllConnections();
        server.close();
      }
    }
  },
);

test('a redirect is an error even if the browser hides its status', async () => {
  const opaque = { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers(), text: () => '' };
  const port = serviceAt({ fetch: () => Promise.resolve(opaque as unknown as Response), sleep })(sandbox);
  expect(await failure(port.call('getUsers'))).toBeInstanceOf(Redirected);
});

function baseUrlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const calls = async (method: string) =>
  (await sandbox.state()).calls.filter((call) => call['method'] === method).length;

test.each([
  ['cut connections', { kind: 'drop', stored: false }],
  ['HTTP 503', { kind: 'status', status: 503 }],
  ['HTTP 429', { kind: 'status', status: 429 }],
])('a read is tried again after two answers of %s, and a write is not', async (_, fault) => {
  await sandbox.fault({ ...fault, times: 2 });
  const answer = await service().call('getUsers');
  expect(answer.records).not.toHaveLength(0);
  expect(await calls('getUsers')).toBe(3);
  await sandbox.fault(fault);
  await failure(service().call('updateUsers', { query: { reqAddifnotfound: '0' }, items: [] }));
  expect(await calls('updateUsers')).toBe(1);
});

test('a read waits as long as the service asks before the next try', async () => {
  const waits: number[] = [];
  await sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 7 });
  const patient = serviceAt({
    fetch: (input, init) => fetch(input, init),
    sleep: (ms) => {
      waits.push(ms);
      return ms === 7000 ? Promise.resolve() : new Promise(() => undefined);
    },
    firstRetryMs: 1,
  })(sandbox);
  await patient.call('getUsers');
  expect(waits).toContain(7000);
});

test('a read that is cancelled between two tries ends at once', async () => {
  await sandbox.fault({ kind: 'drop', stored: false });
  const controller = new AbortController();
  const patient = serviceAt({ fetch: (input, init) => fetch(input, init), sleep, firstRetryMs: 60_000 })(
    sandbox,
  );
  const call = failure(patient.call('getUsers', { signal: controller.signal }));
  setTimeout(() => controller.abort(), 100);
  expect(await call).toBeInstanceOf(Cancelled);
});

test('a call ends at its limit, and at once when it is cancelled', async () => {
  await sandbox.fault({ kind: 'slow', ms: 3000, times: 2 });
  expect(await failure(service(50).call('getUsers'))).toBeInstanceOf(TimedOut);
  const controller = new AbortController();
  const call = failure(service().call('getUsers', { signal: controller.signal }));
  controller.abort();
  expect(await call).toBeInstanceOf(Cancelled);
});

test('a write that is cancelled while the service works on it ends at once', async () => {
  await sandbox.fault({ kind: 'slow', ms: 1000 });
  const controller = new AbortController();
  const call = failure(service().call('updateUsers', { items: [], signal: controller.signal }));
  setTimeout(() => controller.abort(), 50);
  expect(await call).toBeInstanceOf(Cancelled);
});

test('a service that does not answer is unreachable', async () => {
  expect(
    await failure(service(5000, { baseUrl: 'http://127.0.0.1:9/service' }).call('getUsers')),
  ).toBeInstanceOf(Unreachable);
});

test.each([
  ['sheets.example.com', 'https://10.0.0.7/service', true],
  ['sheets.example.com', 'https://planner/service', true],
  ['sheets.example.com', 'https://planner.example.com/service', false],
  ['localhost', 'https://10.0.0.7/service', false],
  ['planner', 'https://10.0.0.7/service', false],
])(
  'B8: from a page of %s, an unreachable service at %s may have been blocked by the browser: %s',
  async (pageHost, baseUrl, isBlocked) => {
    const blocking = serviceAt({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      sleep,
      pageHost,
    });
    const found = await failure(blocking({ ...sandbox, baseUrl }).call('addUsers', { items: [{}] }));
    expect(found).toBeInstanceOf(Unreachable);
    expect(String(found).includes('the browser may have blocked the call')).toBe(isBlocked);
  },
);

test('the address of a call has the common parameters, and escapes its values', () => {
  const url = new URL(
    callUrl({ baseUrl: 'https://c.example/s', sessionId: 'a&b=c', sp: '7' }, 'updateUsers', {
      reqAddifnotfound: '0',
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    Module: 'API',
    SessionID: 'a&b=c',
    SP: '7',
    Method: 'updateUsers',
    reqAddifnotfound: '0',
  });
});

test('an address has one normal form, however it is typed', () => {
  const given = { baseUrl: ' HTTPS://C.example:443/Service// ', sessionId: ' s ', sp: ' 007 ' };
  expect(checkAddress(given)).toEqual({ baseUrl: 'https://c.example/Service', sessionId: 's', sp: '7' });
});

test.each([
  ['', 'baseUrl'],
  ['company', 'baseUrl'],
  ['http://company.example/service', 'baseUrl'],
  ['ftp://company.example', 'baseUrl'],
  ['https://me:secret@company.example/service', 'baseUrl'],
  ['https://company.example/service?Module=API', 'baseUrl'],
])('"%s" is not a service address', (baseUrl, field) => {
  expect(() => checkAddress({ baseUrl, sessionId: 's', sp: '1' })).toThrow(AddressProblem);
  try {
    checkAddress({ baseUrl, sessionId: 's', sp: '1' });
  } catch (error) {
    expect(error).toMatchObject({ field });
    expect((error as Error).message).not.toContain('secret');
  }
});

test.each([
  ['read', undefined],
  ['write', []],
])('a %s sends no cookies and no referrer, is not cached, and follows no redirect', async (_, items) => {
  const requests: (RequestInit | undefined)[] = [];
  const fetched: typeof fetch = (_url, request) => {
    requests.push(request);
    return Promise.resolve(new Response('{"ErrorCode":"0","Items":[]}'));
  };
  await serviceAt({ fetch: fetched, sleep })(sandbox).call('getUsers', items ? { items } : {});
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
  });
});

// A web filter or a proxy on the way has refused the call. The session goes on.
test.each([401, 403])(
  'HTTP %d with a web page ends no session, and the sentence says where it comes from',
  async (status) => {
    const page = '<!DOCTYPE html><html><body>Blocked by policy</body></html>';
    const { baseUrl, sp } = sandbox;
    const port = serviceAt({ fetch: () => Promise.resolve(new Response(page, { status })), sleep });
    const failed = await failure(port({ baseUrl, sp, sessionId: 'right-1234' }).call('getUsers'));
    expect(failed).toBeInstanceOf(Refused);
    expect((failed as Refused).message).toMatch(
      /^Something on the way to the service answered HTTP \d+ with a web page/,
    );
  },
);

test('the id under which a relay has logged a call is told, also if nothing was sent', async () => {
  const calls: ServiceCall[] = [];
  const { baseUrl, sp, sessionId } = sandbox;
  const headers = { 'x-shiftsheet-request': 'a1b2c3' };
  const notSent = new NotSent();
  notSent.logId = 'd4e5f6';
  const answers = [() => new Response('', { status: 500, headers }), () => Promise.reject(notSent)];
  for (const answer of answers) {
    const port = serviceAt({ fetch: () => Promise.resolve(answer()), sleep });
    await failure(
      port({ baseUrl, sp, sessionId }, (call) => calls.push(call)).call('updateUsers', { items: [] }),
    );
  }
  expect(calls.map(({ id }) => id)).toEqual(['a1b2c3', 'd4e5f6']);
});

test.each([
  ['Database is down', {}, Rejected],
  ['Database is down', { ErrorCode: '' }, Rejected],
  ['Database is down', { ErrorCode: '0', Items: [{ UserID: '1' }] }, Rejected],
  ['Session expired', {}, SessionEnded],
  ['Session expired', { ErrorCode: '0' }, SessionEnded],
])('N6: a read with the message "%s" and %j is no list', async (ErrorMessage, more, type) => {
  const body = JSON.stringify({ ErrorMessage, Items: [], ...more });
  const port = serviceAt({ fetch: () => Promise.resolve(new Response(body)), sleep })(sandbox);
  const found = await failure(port.call('getUsers'));
  expect(found).toBeInstanceOf(type);
  expect(String(found)).toContain(ErrorMessage);
});

test.each([
  {},
  { ErrorMessage: '' },
  { ErrorMessage: 'SUCCESS ' },
  { ErrorMessage: 'success', ErrorCode: '0' },
])('N6: a read with %j is a list', async (more) => {
  const body = JSON.stringify({ Items: [], ...more });
  const port = serviceAt({ fetch: () => Promise.resolve(new Response(body)), sleep })(sandbox);
  expect(await port.call('getUsers')).toMatchObject({ records: [] });
});

test('N6: a write whose whole answer speaks of the session asks for a session, whatever its code is', async () => {
  const body = JSON.stringify({ ErrorMessage: 'Session expired', ErrorCode: '0', ItemResponses: [] });
  const port = serviceAt({ fetch: () => Promise.resolve(new Response(body)), sleep })(sandbox);
  expect(await failure(port.call('updateUsers', { items: [{}] }))).toBeInstanceOf(SessionEnded);
});
