/** Faults in which the service gives a good answer and does something else, or gives an answer of its own. */
import { callCode } from '../../../src/standins/service/error-codes';
import { replace } from '../../runner/replace';
import { startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const rename = (FirstName: string) => ({
  query: { reqAddifnotfound: '0' },
  items: [1001, 1002, 1003].map((id) => ({ Key: 'UserID', KeyVal: String(id), FirstName })),
});

const held = async () => (await sandbox.state()).users.slice(0, 3).map((user) => user['firstName']);
const listed = async () =>
  (await sandbox.call('getUsers')).Items.slice(0, 3).map((user) => user['FirstName']);

const before = ['Ingrid', 'Kwame', 'Maria'];
const after = ['New', 'New', 'New'];

test('an item that is answered 0 and not stored is in no list', async () => {
  await sandbox.fault({ kind: 'not-stored' });
  expect(await sandbox.codes('updateUsers', rename('New').items, { reqAddifnotfound: '0' })).toEqual([
    '0',
    '0',
    '0',
  ]);
  expect([await listed(), await held()]).toEqual([before, before]);
});

describe('late lists', () => {
  test('are answered from an older copy for the given number of reads, while the company has the change at once', async () => {
    await sandbox.fault({ kind: 'late', how: 'replica', reads: 2 });
    await sandbox.call('updateUsers', rename('New'));
    expect([await held(), (await sandbox.state()).isListedLate]).toEqual([after, true]);
    expect([await listed(), await listed(), await listed()]).toEqual([before, before, after]);
    expect((await sandbox.state()).isListedLate).toBe(false);
  });

  test('do not have a queued change until they have been read the given number of times, when it is stored', async () => {
    await sandbox.fault({ kind: 'late', how: 'queue', reads: 1 });
    await sandbox.call('updateUsers', rename('New'));
    expect(await held()).toEqual(before);
    expect([await listed(), await held()]).toEqual([before, before]);
    expect([await listed(), await held()]).toEqual([after, after]);
  });

  test('count the reads of each list separately', async () => {
    await sandbox.fault({ kind: 'late', how: 'replica', reads: 1 });
    await sandbox.call('updateUsers', rename('New'));
    await sandbox.call('getDepts');
    expect([await listed(), await listed()]).toEqual([before, after]);
  });

  test('show everything once the faults are removed', async () => {
    await sandbox.fault({ kind: 'late', how: 'queue', reads: 9, lost: true });
    await expect(sandbox.send('updateUsers', rename('New'))).rejects.toThrow('fetch failed');
    await fetch(sandbox.control('faults'), { method: 'DELETE' });
    expect([await held(), await listed()]).toEqual([after, after]);
  });
});

test.each([
  ['trimmed', 'New'],
  ['capitals', '  NEW '],
])('texts that the service has %s are stored in that form', async (how, stored) => {
  await sandbox.fault({ kind: 'tidied', how });
  await sandbox.call('updateUsers', rename('  New '));
  expect(await held()).toEqual([stored, stored, stored]);
});

describe('refusals on request', () => {
  test.each([null, 31, { text: 'no' }, '', 'Could not be saved'])(
    'have the code and the message %j, and nothing is stored',
    async (message) => {
      await sandbox.fault({ kind: 'refused', items: 'all', code: '1', message });
      const { ItemResponses } = await sandbox.call('updateUsers', rename('New'));
      expect(ItemResponses).toEqual(
        ['1', '2', '3'].map((ItemNo) => ({ ItemNo, ErrorCode: '1', ErrorMessage: message })),
      );
      expect(await held()).toEqual(before);
    },
  );

  test('concern only the items with these values, and other refusals have the same words', async () => {
    await sandbox.fault({ kind: 'refused', items: { KeyVal: '1002' }, code: '1', message: 'no' });
    const { items, query } = rename('New');
    const badPhone = { Key: 'UserID', KeyVal: '1004', HomePhone: '<>' };
    const { ItemResponses } = await sandbox.call('updateUsers', { query, items: [...items, badPhone] });
    const told = ItemResponses.map(({ ErrorCode, ErrorMessage }) => [ErrorCode, ErrorMessage]);
    expect(told).toEqual([
      ['0', 'Success'],
      ['1', 'no'],
      ['0', 'Success'],
      ['1', 'no'],
    ]);
    expect(await held()).toEqual(['New', 'Kwame', 'New']);
  });

  test('have an XML form too', async () => {
    await sandbox.fault({ kind: 'refused', items: 'all', code: '1', message: { text: 'a < b', no: null } });
    const answer = await sandbox.send('updateUsers', {
      ...rename('New'),
      headers: { accept: 'application/xml' },
    });
    expect(await answer.text()).toContain('<ErrorMessage><text>a &lt; b</text><no></no></ErrorMessage>');
  });
});

test.each([
  ['shortened', 2],
  ['doubled', 5],
])('a list that is %s has %i of four records', async (how, count) => {
  await sandbox.fault({ kind: 'records', how });
  expect((await sandbox.call('getUsers')).Items).toHaveLength(count);
  expect((await sandbox.call('getUsers')).Items).toHaveLength(4);
});

describe('a redirect', () => {
  const unfollowed = () =>
    fetch(
      `${sandbox.baseUrl}?Module=API&SessionID=${sandbox.sessionId}&SP=${sandbox.sp}&Method=updateUsers&reqAddifnotfound=0`,
      { method: 'POST', body: JSON.stringify(rename('New').items), redirect: 'manual' },
    );

  test.each([
    [301, false, before],
    [302, true, after],
    [303, true, after],
    [307, true, after],
    [308, false, before],
  ])('%i leads elsewhere, with the items stored before: %s', async (status, stored, names) => {
    await sandbox.fault({ kind: 'redirect', status, to: 'elsewhere', stored });
    const answer = await unfollowed();
    expect([answer.status, answer.headers.get('location')]).toEqual([status, '/sandbox/elsewhere']);
    expect([await held(), (await sandbox.state()).elsewhere]).toEqual([names, 0]);
  });

  test('that is followed elsewhere is counted there, and the answer there is that the session has ended', async () => {
    await sandbox.fault({ kind: 'redirect', status: 307, to: 'elsewhere', stored: false });
    expect((await sandbox.call('updateUsers', rename('New'))).ErrorCode).toBe(String(callCode.sessionWrong));
    expect((await sandbox.state()).elsewhere).toBe(1);
  });

  test('may lead back to the service, which then processes the same call again', async () => {
    await sandbox.fault({ kind: 'redirect', status: 307, to: 'service', stored: true });
    expect((await sandbox.call('updateUsers', rename('New'))).ErrorCode).toBe('0');
    expect((await sandbox.state()).calls).toHaveLength(2);
  });
});

test('Retry-After may be a date', async () => {
  await sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 40, retryAfterAsDate: true });
  replace(Date, 'now', { value: () => Date.UTC(2026, 10, 27, 12) });
  const answer = await sandbox.send('updateUsers', rename('New'));
  expect(answer.headers.get('retry-after')).toBe('Fri, 27 Nov 2026 12:00:40 GMT');
});

test('an overall error may have a text of its own', async () => {
  await sandbox.fault({
    kind: 'overall-error',
    stored: true,
    message: 'ORA-00028: your session has been killed',
  });
  const { ErrorMessage, ErrorCode } = await sandbox.call('updateUsers', rename('New'));
  expect([ErrorCode, ErrorMessage]).toEqual(['1999', 'ORA-00028: your session has been killed']);
  expect(await held()).toEqual(after);
});
