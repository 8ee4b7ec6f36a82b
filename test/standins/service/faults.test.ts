import { request } from 'node:http';
import { callCode } from '../../../src/standins/service/error-codes';
import { until } from '../../runner/until';
import { startCaller, type Answered, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const rename = (FirstName: string) => ({
  query: { reqAddifnotfound: '0' },
  items: [1001, 1002, 1003].map((id) => ({ Key: 'UserID', KeyVal: String(id), FirstName })),
});

const firstNames = async () => (await sandbox.state()).users.slice(0, 3).map((user) => user['firstName']);

const before = ['Ingrid', 'Kwame', 'Maria'];
const after = ['New', 'New', 'New'];

const numbers = (answered: Answered) => answered.ItemResponses.map((response) => response.ItemNo);

describe('a cut connection', () => {
  test.each([
    ['before', false, before],
    ['after', true, after],
  ])('%s storing leaves the caller without any answer', async (_, stored, names) => {
    await sandbox.fault({ kind: 'drop', stored });
    await expect(sandbox.send('updateUsers', rename('New'))).rejects.toThrow('fetch failed');
    expect(await firstNames()).toEqual(names);
    expect((await sandbox.call('getUsers')).ErrorCode).toBe('0');
  });
});

describe('an unusable answer', () => {
  test.each([413, 429, 500, 401])('HTTP %s is sent before anything is stored', async (status) => {
    await sandbox.fault({ kind: 'status', status, body: 'not now', retryAfterSeconds: 2 });
    const response = await sandbox.send('updateUsers', rename('New'));
    expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
      status,
      'not now',
      '2',
    ]);
    expect(await firstNames()).toEqual(before);
  });

  test('a login page is HTML with HTTP 200', async () => {
    await sandbox.fault({ kind: 'login-page' });
    const response = await sandbox.send('updateUsers', rename('New'));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('Please sign in');
    expect(await firstNames()).toEqual(before);
  });

  test('an empty body is sent after everything was stored', async () => {
    await sandbox.fault({ kind: 'empty-body' });
    expect(await (await sandbox.send('updateUsers', rename('New'))).text()).toBe('');
    expect(await firstNames()).toEqual(after);
  });

  test('half a JSON text is sent after everything was stored', async () => {
    await sandbox.fault({ kind: 'cut-json' });
    const text = await (await sandbox.send('updateUsers', rename('New'))).text();
    expect(text).toMatch(/^\{"ErrorMessage":"Success"/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(await firstNames()).toEqual(after);
  });
});

describe('wrong item numbers', () => {
  test.each([
    ['none', []],
    ['missing', ['1', '2']],
    ['unnumbered', [undefined, undefined, undefined]],
    ['doubled', ['1', '2', '1']],
    ['shuffled', ['3', '2', '1']],
    ['moved', ['2', '3', '4']],
    ['out-of-range', ['1', '2', '5']],
    ['not-a-number', ['1', '2', 'last']],
  ])('%s: everything is stored and the answer has %j', async (how, expected) => {
    await sandbox.fault({ kind: 'item-nos', how });
    expect(numbers(await sandbox.call('updateUsers', rename('New')))).toEqual(expected);
    expect(await firstNames()).toEqual(after);
  });
});

describe('an overall error', () => {
  test.each([
    [false, before],
    [true, after],
  ])('does not say what was stored (stored: %s)', async (stored, names) => {
    await sandbox.fault({ kind: 'overall-error', stored });
    expect(await sandbox.call('updateUsers', rename('New'))).toEqual({
      ErrorMessage: expect.any(String) as string,
      ErrorCode: String(callCode.onDemand),
      ItemResponses: [],
      Items: [],
    });
    expect(await firstNames()).toEqual(names);
  });

  test('a session that has ended gets the same answer as a wrong one', async () => {
    await sandbox.fault({ kind: 'session-ended' });
    expect((await sandbox.call('getUsers')).ErrorCode).toBe(String(callCode.sessionWrong));
  });
});

describe('a fault', () => {
  test('with a delay answers rightly', async () => {
    await sandbox.fault({ kind: 'slow', ms: 20 });
    expect((await sandbox.call('getUsers')).Items).toHaveLength(4);
  });

  test('with a delay answers later than a call that came after it', async () => {
    await sandbox.fault({ kind: 'slow', ms: 60_000 });
    let isAnswered = false;
    void sandbox.send('updateUsers', rename('New')).then(
      () => (isAnswered = true),
      () => undefined, // the sandbox is closed before
    );
    await until(async () => (await sandbox.state()).calls.length > 0);
    expect((await sandbox.call('getUsers')).Items).toHaveLength(4);
    expect(isAnswered).toBe(false);
  });

  test('with a delay stores before it answers, whether or not the caller waits', async () => {
    await sandbox.fault({ kind: 'slow', ms: 60_000 });
    void sandbox.send('updateUsers', rename('New')).catch(() => undefined);
    await until(async () => (await sandbox.state()).calls.length > 0);
    expect(await firstNames()).toEqual(after);
  });

  test('occurs only in calls of its method, after the given number of calls, and as often as given', async () => {
    await sandbox.fault({ kind: 'status', status: 500, method: 'updateUsers', after: 1, times: 2 });
    const statuses: number[] = [];
    for (const method of [
      'getUsers',
      'updateUsers',
      'updateUsers',
      'getUsers',
      'updateUsers',
      'updateUsers',
    ]) {
      const sent = method === 'getUsers' ? {} : rename('New');
      statuses.push((await sandbox.send(method, sent)).status);
    }
    expect(statuses).toEqual([200, 200, 500, 200, 500, 200]);
    expect((await sandbox.state()).faults).toEqual([]);
  });

  test('can be one of a list, whose faults occur in their order', async () => {
    await sandbox.fault([{ kind: 'empty-body' }, { kind: 'status', status: 429 }]);
    expect(await (await sandbox.send('getUsers')).text()).toBe('');
    expect((await sandbox.send('getUsers')).status).toBe(429);
    expect((await sandbox.send('getUsers')).status).toBe(200);
  });

  test('that is pending is removed by DELETE', async () => {
    await sandbox.fault({ kind: 'status', status: 500 });
    await fetch(sandbox.control('faults'), { method: 'DELETE' });
    expect((await sandbox.send('getUsers')).status).toBe(200);
  });

  test.each([
    { kind: 'unknown' },
    { kind: 'drop' },
    { kind: 'slow', ms: -1 },
    'drop',
    { kind: 'drop', stored: true, x: 1 },
  ])('that is invalid is refused: %j', async (fault) => {
    expect((await sandbox.fault(fault)).status).toBe(400);
    expect((await sandbox.state()).faults).toEqual([]);
  });
});

describe('the state', () => {
  test('has the calls as they came, without session and passwords', async () => {
    await sandbox.fault({ kind: 'login-page' });
    await sandbox.call('getUsers').catch(() => undefined);
    await sandbox.call('updateUsers', {
      query: { reqAddifnotfound: '0' },
      items: [{ Key: 'UserID', KeyVal: '1001', Password: 'n3w!secret' }],
    });
    expect((await sandbox.state()).calls).toEqual([
      {
        method: 'getUsers',
        query: { Module: 'API', SP: sandbox.sp, Method: 'getUsers' },
        fault: 'login-page',
      },
      {
        method: 'updateUsers',
        query: { Module: 'API', SP: sandbox.sp, Method: 'updateUsers', reqAddifnotfound: '0' },
        items: [{ Key: 'UserID', KeyVal: '1001', Password: { set: true } }],
      },
    ]);
  });
});

describe('the controls refuse', () => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site', origin: 'https://localhost:3443' }],
    ['an origin that is not their own', { origin: 'https://example.org' }],
    ['a name that was made to point here', { host: 'example.org' }],
  ])('%s', async (_, headers) => {
    for (const [method, page] of [
      ['GET', 'state'],
      ['GET', 'address'],
      ['POST', 'faults'],
      ['DELETE', 'faults'],
    ] as const) {
      expect(await statusOf(sandbox.control(page), method, headers)).toBe(403);
    }
  });
});

/** fetch sets Host and Sec-Fetch-Site itself, so only the bare client can send what a browser would. */
function statusOf(url: string, method: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end();
  });
}
