import { startCaller, type Caller } from '../../standins/service/caller';
import { addRow, SHIFT, typeInto, typeRow } from '../world/typing';
import { openWorld, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('a workbook of one company is neither pushed to another company nor refreshed from it', async () => {
  world = await withUsers();
  const other = await openOther();
  await world.app.do({ do: 'connect', ...other });
  expect(world.view().connection).toMatchObject({ state: 'in', sandbox: false });
  const before = world.users();
  for (const intent of ['download', 'preview'] as const) {
    await world.app.do({ do: intent, kind: 'users' });
    expect(world.view().notice).toMatchObject({
      tone: 'error',
      title: 'This workbook belongs to another company. Nothing was read or sent.',
    });
  }
  expect(world.users()).toEqual(before);
});

test('rows of another company are pushed as new rows only after the user says so, and change no record there', async () => {
  world = await withUsers();
  const other = await startCaller({ users: 5 });
  try {
    typeInto(world, 'Users', 'FirstName', 2, 'Edited');
    await world.app.do({ do: 'connect', ...signInTo(other) });
    await world.app.do({ do: 'change-company', change: 'push' });
    expect((await other.state()).calls.filter(({ method }) => method !== 'getUsers')).toEqual([]);
    await world.app.do({ do: 'push' });
    expect(world.view().company).toMatchObject({
      came: `${world.sandbox.baseUrl} (SP ${world.sandbox.sp})`,
      now: `${other.baseUrl} (SP ${other.sp})`,
      unconfirmed: 0,
    });
    const before = (await other.state()).users;
    await world.app.do({ do: 'change-company', change: 'push' });
    expect(world.view()).toMatchObject({ company: undefined, notice: { tone: 'success' } });
    expect(world.users().every((user) => user['UserID'] === '' && user['ExternalID'] === '')).toBe(true);
    // A new user needs a UserType, which no read returns. The other rows wait for one.
    for (const row of [20, 21, 22]) typeInto(world, 'Users', 'UserType', row, 'E');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 3, stored: 3, left: 45 });
    const { users } = await other.state();
    expect(users.slice(0, before.length)).toEqual(before);
    expect(users).toHaveLength(before.length + 3);
  } finally {
    await other.close();
  }
});

test('after one download, rows that equal a record of the other company are its rows, and only the others are new', async () => {
  world = await withEverything();
  const other = await startCaller();
  try {
    const kinds = [
      'departments',
      'tasks',
      'areas',
      'time-off-accounts',
      'times-of-day',
      'time-off',
      'qualifications',
    ];
    addRow(world, 'Departments', { Name: 'Only here' });
    await world.app.do({ do: 'connect', ...signInTo(other) });
    await world.app.do({ do: 'download', kind: 'users' });
    await world.app.do({ do: 'change-company', change: 'push' });
    const rows = world.table('Departments').length;
    await world.app.do({ do: 'download' });
    expect(kinds.map((kind) => [kind, world.shownTable(kind)?.counts.added])).toEqual(
      kinds.map((kind) => [kind, kind === 'departments' ? 1 : 0]),
    );
    expect(world.table('Departments')).toHaveLength(rows);
    expect(world.table('Departments').filter((row) => row['Status'] !== '')).toMatchObject([
      { Name: 'Only here', Status: 'New' },
    ]);
    expect(world.table('Departments')[0]).toMatchObject({ ExternalID: '' });
    const before = (await other.state()).categoryItems.length;
    await world.app.do({ do: 'push', kind: 'departments' });
    await world.app.do({ do: 'send' });
    expect((await other.state()).categoryItems).toHaveLength(before + 1);
  } finally {
    await other.close();
  }
});

test('the other company’s records replace the rows of the sheets, and the workbook then belongs to that company', async () => {
  world = await withUsers();
  const other = await startCaller({ users: 5 });
  try {
    typeInto(world, 'Users', 'FirstName', 2, 'Edited');
    await world.app.do({ do: 'connect', ...signInTo(other) });
    await world.app.do({ do: 'download', kind: 'users' });
    await world.app.do({ do: 'change-company', change: 'replace' });
    expect(world.users()).toHaveLength(5);
    expect(world.view().tables[0]?.counts).toMatchObject({ rows: 5, unchanged: 5 });
    await world.reopenPane();
    await world.app.do({ do: 'connect', ...signInTo(other) });
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.view()).toMatchObject({ notice: { tone: 'success' } });
    expect(world.view().company).toBeUndefined();
  } finally {
    await other.close();
  }
});

describe('a workbook without any downloaded record', () => {
  let other: Caller;
  beforeEach(async () => {
    other = await startCaller();
    world = await openWorld();
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download', kind: 'time-blocks' });
  });
  afterEach(() => other.close());

  const changeTo = async (company: Caller) => {
    await world.app.do({ do: 'sign-out' });
    await world.app.do({ do: 'connect', ...signInTo(company) });
  };
  const writes = async (company: Caller) =>
    (await company.state()).calls.filter(({ method }) => !String(method).startsWith('get')).length;

  test.each(['typed', 'sent without an answer'])(
    'does not send shifts that were %s for one company to another company without asking',
    async (state) => {
      typeRow(world, 'Time Blocks', 2, SHIFT);
      if (state !== 'typed') {
        await world.app.do({ do: 'preview' });
        await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks', times: 5 });
        await world.app.do({ do: 'send' });
      }
      await changeTo(other);
      for (const intent of ['push', 'download'] as const) {
        await world.app.do({ do: intent, kind: 'time-blocks' });
        expect(world.view().company).toMatchObject({ unconfirmed: state === 'typed' ? 0 : 1 });
      }
      expect(await writes(other)).toBe(0);
    },
  );

  test('belongs to the next company without asking while it has no row, and then to that company alone', async () => {
    await changeTo(other);
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    expect(world.view().company).toBeUndefined();
    typeRow(world, 'Time Blocks', 2, SHIFT);
    await world.app.do({ do: 'push' });
    expect(world.view().result).toMatchObject({ stored: 1 });
    await changeTo(world.sandbox);
    await world.app.do({ do: 'push' });
    expect(world.view().company).toMatchObject({ came: `${other.baseUrl} (SP ${other.sp})` });
    expect(await writes(world.sandbox)).toBe(0);
  });
});

test('an address that is typed in another way is the same company', async () => {
  world = await withUsers();
  const { baseUrl, sessionId, sp } = world.sandbox;
  await world.app.do({
    do: 'connect',
    baseUrl: ` ${baseUrl.replace('http', 'HTTP')}/ `,
    sessionId,
    sp: `0${sp}`,
  });
  expect(world.view().connection).toEqual({ state: 'in', baseUrl, sp, sandbox: true });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view()).toMatchObject({ notice: { tone: 'success' } });
});

const signInTo = ({ baseUrl, sessionId, sp }: Caller) => ({ baseUrl, sessionId, sp });

/** The same sandbox under another address: another service to the workbook. */
function openOther(): Promise<{ baseUrl: string; sessionId: string; sp: string }> {
  const { baseUrl, sessionId, sp } = world.sandbox;
  return Promise.resolve({ baseUrl: baseUrl.replace('127.0.0.1', 'localhost'), sessionId, sp });
}

test('a wrong address is reported at its field, and no call is made', async () => {
  world = await openWorld();
  const right = { sessionId: world.sandbox.sessionId, sp: world.sandbox.sp, baseUrl: world.sandbox.baseUrl };
  for (const [field, value] of [
    ['baseUrl', 'http://company.example/service'],
    ['baseUrl', `${right.baseUrl}?SessionID=1`],
    ['sessionId', ' '],
    ['sp', 'one'],
  ] as const) {
    await world.app.do({ do: 'connect', ...right, [field]: value });
    expect(world.view().connection).toMatchObject({ state: 'out', problem: { field } });
  }
  await world.app.do({ do: 'connect', ...right, sessionId: 'wrong-session' });
  expect(world.view().connection.state).toBe('out');
  // The entries of this try are well-formed, so no field is wrong any more.
  expect(world.view().connection).not.toHaveProperty('problem');
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('Paste a new session ID, then press “Connect”.') as string,
  });
});
