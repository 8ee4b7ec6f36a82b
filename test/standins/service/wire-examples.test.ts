import examples from '../../fixtures/wire-examples.json';
import { startCaller, type Caller } from './caller';

/** How the records of each kind of example are read. */
const readings = [
  ['user', 'getUsers', {}],
  ['category', 'getCategories', {}],
  ['department', 'getDepts', {}],
  ['category-item', 'getCategoryItems', { CatNo: '1' }],
  ['time-of-day', 'getTimesOfDay', {}],
  ['qualification', 'getQualifications', { CatNo: '101' }],
  ['time-off-transaction', 'getTimeOffTrans', {}],
] as const;

const old = { reqAddifnotfound: '0' };

/** How the items of each kind of example are written, and the list of the state in which they are stored. */
const writings = [
  ['user-to-add', 'addUsers', {}, 'users'],
  ['user-to-update', 'updateUsers', old, 'users'],
  ['time-block-to-add', 'addTimeBlocks', { ScheduleID: '1' }, 'timeBlocks'],
  ['time-block-to-update', 'updateTimeBlocks', { ...old, ScheduleID: '1' }, 'timeBlocks'],
  ['recurring-block-to-add', 'addTimeBlocks', { ScheduleID: '2' }, 'timeBlocks'],
  ['category-to-update', 'updateCategories', old, 'categories'],
  ['department-to-update', 'updateDepts', old, 'categoryItems'],
  ['time-of-day-to-update', 'updateTimesOfDay', old, 'categoryItems'],
  ['account-to-update', 'updateTimeOffAccounts', old, 'categoryItems'],
  [
    'qualification-to-update',
    'updateQualifications',
    { CatNo: '101', UserID: '1001', reqAddifnotfound: '1' },
    'qualifications',
  ],
  ['transaction-to-add', 'addTimeOffTrans', { TOAccountID: '2042' }, 'timeOffTransactions'],
  ['transaction-to-update', 'updateTimeOffTrans', { ...old, TOAccountID: '2042' }, 'timeOffTransactions'],
] as const;

const spoken = [
  ...readings.map(([kind]) => kind),
  ...writings.map(([kind]) => kind),
  'write-answer',
  'read-answer',
  'query',
  'xml-write-answer',
  'xml-read-answer',
];

const of = (kind: string) =>
  examples.examples
    .filter((example) => example.kind === kind)
    .map((example) => [example.name, example.wire] as const);

const read = readings.flatMap(([kind, method, query]) =>
  of(kind).map(([name, wire]) => ({ name, wire, method, query })),
);

const written = writings.flatMap(([kind, method, query, list]) =>
  examples.examples
    .filter((example) => example.kind === kind)
    .map(({ name, wire, value }) => ({ name, wire, value, kind, method, query, list })),
);

const XML = { accept: 'application/xml' };

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller();
});
afterEach(() => sandbox.close());

test.each(spoken)('there are examples of the kind %s', (kind) => {
  expect(of(kind)).not.toEqual([]);
});

test.each(read)('$method answers $name as in the example', async ({ method, query, wire }) => {
  expect((await sandbox.call(method, { query })).Items).toContainEqual(wire);
});

test.each(written)(
  '$method accepts $name, stores its value, and answers as in the example of a write',
  async ({ kind, method, query, wire, value, list }) => {
    const [toAdd] = of('time-block-to-add');
    if (kind === 'time-block-to-update')
      await sandbox.call('addTimeBlocks', { query: { ScheduleID: '1' }, items: [toAdd?.[1]] });
    expect(await sandbox.call(method, { query, items: [wire] })).toEqual(of('write-answer')[0]?.[1]);
    if (list === 'users') return;
    const stored = (await sandbox.state())[list];
    expect(stored).toContainEqual(expect.objectContaining(asHeld(value as object)));
  },
);

/** The service's names as the sandbox's state spells them: UserID is userId there. */
function asHeld(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name.charAt(0).toLowerCase() + name.slice(1).replace(/ID$/, 'Id'),
      held as unknown,
    ]),
  );
}

test.each(of('xml-write-answer'))('updateUsers answers %s', async (_, wire) => {
  const items = ['1001', '1002', '1003'].map((KeyVal) => ({ Key: 'UserID', KeyVal, CellPhone: '0123' }));
  const response = await sandbox.send('updateUsers', { query: old, items, headers: XML });
  expect(await response.text()).toBe(wire);
});

test.each(of('xml-read-answer'))('getUsers of an empty company answers %s', async (_, wire) => {
  const empty = await startCaller({ users: 0 });
  expect(await (await empty.send('getUsers', { headers: XML })).text()).toBe(wire);
  await empty.close();
});

test.each(of('read-answer'))('getUsers of an empty company answers %s', async (_, wire) => {
  const withCode = 'ErrorCode' in (wire as object);
  const empty = await startCaller({
    users: 0,
    behaviour: { readsWithoutErrorCode: withCode ? [] : ['getUsers'] },
  });
  expect(await empty.call('getUsers')).toEqual(wire);
  await empty.close();
});

test.each(of('query'))('the service accepts %s', async (_, wire) => {
  if (typeof wire !== 'string') throw new TypeError('A query is a text.');
  const filled = wire.replace('%3Csession_id%3E', sandbox.sessionId).replace('%3Csp_value%3E', sandbox.sp);
  const update = filled.includes('updateUsers');
  const response = await fetch(sandbox.baseUrl + filled, { method: 'POST', ...(update && { body: '[]' }) });
  expect(((await response.json()) as { ErrorCode: string }).ErrorCode).toBe('0');
});

test('a boolean, a date, a time, a colour and a sort value are answered in the form of the examples', async () => {
  const answered = (kind: string) =>
    examples.examples
      .filter((example) => example.kind === kind && example.direction === 'response')
      .map((example) => example.wire);
  const { Items: users } = await sandbox.call('getUsers');
  const { Items: times } = await sandbox.call('getTimesOfDay');
  const { Items: departments } = await sandbox.call('getDepts');
  const inPermissions = users.map((user) => (user as { Permissions: { DoNotSchedule: string } }).Permissions);
  expect([...new Set(inPermissions.map((each) => each.DoNotSchedule))].sort()).toEqual(
    answered('boolean').sort(),
  );
  expect(users.map((user) => user['DoB'])).toContain(answered('date')[0]);
  expect(times.flatMap((time) => [time['StartTime'], time['EndTime']])).toEqual(
    expect.arrayContaining(answered('time').filter((time) => time !== '9:05:00 PM')),
  );
  expect(departments.map((item) => item['Color'])).toEqual(expect.arrayContaining(answered('colour')));
  expect(departments.map((item) => item['SortValue'])).toEqual(
    expect.arrayContaining(answered('sort-value')),
  );
});

test('every value of every answer is a string, or an object of strings', async () => {
  const onlyStrings = (value: unknown): boolean =>
    typeof value === 'string' ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((inner) => onlyStrings(inner)));
  for (const [, method, query] of readings)
    expect(onlyStrings(await sandbox.call(method, { query }))).toBe(true);
  expect(onlyStrings(await sandbox.call('addUsers', { items: [{}, {}] }))).toBe(true);
});
