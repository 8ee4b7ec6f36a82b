/** What the diagnostics get of each request to the service. */
import { Refused, SessionEnded, TimedOut, Unreachable } from '../../src/app/call-failures';
import type { ServiceCall } from '../../src/app/ports/service';
import { serviceAt } from '../../src/service/service';

const QUOTED = 'Maria Garcia';

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });

/** Calls a service that answers so, and returns what is reported. */
async function callsTo(
  fetch: typeof globalThis.fetch,
  items?: readonly Record<string, string>[],
): Promise<ServiceCall[]> {
  const calls: ServiceCall[] = [];
  let time = 0;
  const slow: typeof fetch = (...given) => {
    time += 40;
    return fetch(...given);
  };
  const connect = serviceAt({ fetch: slow, sleep, now: () => time, limitMs: 50, firstRetryMs: 1 });
  const address = { baseUrl: 'https://service.example', sessionId: 'a-session-id', sp: '1' };
  const service = connect(address, (call) => calls.push(call));
  await service.call('updateUsers', items ? { items } : {}).catch(() => undefined);
  return calls;
}

const answering = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));

const never: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error(QUOTED)));
  });

const items = [{ LastName: 'Garcia' }];
const body = '{"ErrorCode":"0","ItemResponses":[]}';

test('a request has its method, duration, sizes, status and form', async () => {
  expect(await callsTo(answering(body), items)).toEqual([
    {
      method: 'updateUsers',
      ms: 40,
      sent: '[{"LastName":"Garcia"}]'.length,
      received: body.length,
      status: 200,
      form: 'json',
      codes: [],
    },
  ]);
});

test('an answer in XML is called XML', async () => {
  const xml = '<Answer><ErrorCode>0</ErrorCode></Answer>';
  expect(await callsTo(answering(xml), items)).toMatchObject([{ form: 'xml', codes: [] }]);
});

test('codes other than success are reported if they are short numbers; others only as `other`', async () => {
  const codes = ['0', '17', ' 17 ', '-3', `17 ${QUOTED}`, '123456', QUOTED];
  const answer = JSON.stringify({
    ErrorCode: '1030',
    ErrorMessage: QUOTED,
    ItemResponses: codes.map((ErrorCode, at) => ({
      ItemNo: String(at + 1),
      ErrorCode,
      ErrorMessage: QUOTED,
    })),
  });
  const calls = await callsTo(answering(answer), items);
  expect(calls.map((call) => call.codes)).toEqual([['1030', '17', '17', '-3', 'other', 'other', 'other']]);
  expect(JSON.stringify(calls)).not.toContain('Maria');
});

test.each([
  ['an HTTP status', answering(QUOTED, { status: 418 }), { failure: Refused, status: 418, received: 12 }],
  ['an ended session', answering(QUOTED, { status: 401 }), { failure: SessionEnded, status: 401 }],
  [
    'no answer',
    () => Promise.reject(new TypeError(QUOTED)),
    { failure: Unreachable, received: 0, status: undefined },
  ],
  ['an answer that never comes', never, { failure: TimedOut }],
])('a request with %s has the class of its failure', async (_, fetch, expected) => {
  const calls = await callsTo(fetch, items);
  expect(calls).toMatchObject([expected]);
  expect(JSON.stringify(calls)).not.toContain('Maria');
});

test('each try of a read is a request of its own', async () => {
  const calls = await callsTo(answering('', { status: 503 }));
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 503]);
});
