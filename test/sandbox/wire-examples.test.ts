import examples from '../wire-examples.json';
import { startCaller, type Caller } from './caller';

/** The kinds of example that the sandbox has to do with so far; the others come with the records that have them. */
const spoken = ['user', 'write-answer', 'read-answer', 'query', 'user-to-add', 'user-to-update'] as const;

const of = (kind: (typeof spoken)[number]) =>
  examples.examples
    .filter((example) => example.kind === kind)
    .map((example) => [example.name, example.wire] as const);

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller();
});
afterEach(() => sandbox.close());

test.each(spoken)('there are examples of the kind %s', (kind) => {
  expect(of(kind)).not.toEqual([]);
});

test.each(of('user'))('getUsers answers %s as in the example', async (_, wire) => {
  const { UserID } = wire as { UserID: string };
  expect((await sandbox.call('getUsers')).Items.find((user) => user['UserID'] === UserID)).toEqual(wire);
});

test.each(of('user-to-add'))(
  'addUsers takes %s and answers as in the example of a write',
  async (_, wire) => {
    expect(await sandbox.call('addUsers', { items: [wire] })).toEqual(of('write-answer')[0]?.[1]);
  },
);

test.each(of('user-to-update'))(
  'updateUsers takes %s and answers as in the example of a write',
  async (_, wire) => {
    const answered = await sandbox.call('updateUsers', { query: { reqAddifnotfound: '0' }, items: [wire] });
    expect(answered).toEqual(of('write-answer')[0]?.[1]);
  },
);

test.each(of('read-answer'))('getUsers of an empty company answers %s', async (_, wire) => {
  const withCode = 'ErrorCode' in (wire as object);
  const empty = await startCaller({
    users: 0,
    behaviour: { readsWithoutErrorCode: withCode ? [] : ['getUsers'] },
  });
  expect(await empty.call('getUsers')).toEqual(wire);
  await empty.close();
});

test.each(of('query'))('the service takes %s', async (_, wire) => {
  if (typeof wire !== 'string') throw new TypeError('A query is a text.');
  const filled = wire.replace('%3Csession_id%3E', sandbox.sessionId).replace('%3Csp_value%3E', sandbox.sp);
  const update = filled.includes('updateUsers');
  const response = await fetch(sandbox.baseUrl + filled, { method: 'POST', ...(update && { body: '[]' }) });
  expect(((await response.json()) as { ErrorCode: string }).ErrorCode).toBe('0');
});

test('a boolean and a date are answered in the form of the examples', async () => {
  const answered = (kind: string) =>
    examples.examples
      .filter((example) => example.kind === kind && example.direction === 'response')
      .map((example) => example.wire);
  const users = (await sandbox.call('getUsers')).Items as {
    Permissions: { DoNotSchedule: string };
    DoB?: string;
  }[];
  expect([...new Set(users.map((user) => user.Permissions.DoNotSchedule))].sort()).toEqual(
    answered('boolean').sort(),
  );
  expect(users.map((user) => user.DoB)).toContain(answered('date')[0]);
});

test('every value of every answer is a string, or an object of strings', async () => {
  const onlyStrings = (value: unknown): boolean =>
    typeof value === 'string' ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((inner) => onlyStrings(inner)));
  expect(onlyStrings(await sandbox.call('getUsers'))).toBe(true);
  expect(onlyStrings(await sandbox.call('addUsers', { items: [{}, {}] }))).toBe(true);
});
