import { openWorld, pushUsers, withUsers, type World } from './world';

let world: World;
afterEach(() => world.close());

const listing = (items: unknown[]) =>
  world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: JSON.stringify({ ErrorMessage: 'Success', Items: items }),
    method: 'getUsers',
  });

test('a workbook of one company is neither pushed to nor refreshed from another', async () => {
  world = await withUsers();
  const other = await openOther();
  await world.app.do({ do: 'connect', ...other });
  expect(world.view().connection).toMatchObject({ state: 'in', sandbox: false });
  const before = world.users();
  for (const intent of ['download', 'preview'] as const) {
    await world.app.do({ do: intent, kind: 'users' });
    expect(world.view().notice).toMatchObject({
      tone: 'error',
      title: expect.stringContaining('This workbook’s records came from') as string,
    });
  }
  expect(world.users()).toEqual(before);
});

/** The same sandbox under another name: for the workbook another service. */
function openOther(): Promise<{ baseUrl: string; sessionId: string; sp: string }> {
  const { baseUrl, sessionId, sp } = world.sandbox;
  return Promise.resolve({ baseUrl: baseUrl.replace('127.0.0.1', 'localhost'), sessionId, sp });
}

test('fields that nobody told Shiftsheet of come down read-only, numbers and booleans are read like texts', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([
    {
      UserID: 7,
      UserName: 'someone7',
      FirstName: 'Some',
      ExternalID: '0042',
      Nickname: 'So',
      Permissions: { DoNotSchedule: true },
    },
  ]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()).toMatchObject([
    { UserID: 7, ExternalID: 42, Nickname: 'So', DoNotSchedule: true, LastName: '' },
  ]);
  expect(world.view().tables[0]?.counts).toMatchObject({ rows: 1, unchanged: 1 });
  world.workbook.person.type(world.at('Nickname', 2), 'Other');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.users()[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('Nickname is kept by the service') as string,
  });
});

test('dates come down as dates, and those that can’t be read as the texts they are', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([
    { UserID: '1', UserName: 'dated01', DoB: '2-9-2000' },
    { UserID: '2', UserName: 'dated02', DoB: '02-30-2000' },
    { UserID: '3', UserName: 'dated03', DoB: '01-01-1899' },
  ]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().map((user) => user['DoB'])).toEqual([36565, '02-30-2000', '1899-01-01']);
});

test('records without a key of their own, or with one key twice, lose nothing that is there', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([
    { UserID: '1', UserName: 'first001' },
    { UserID: '1', UserName: 'again001' },
    { UserName: 'keyless1' },
  ]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().map((user) => user['UserName'])).toEqual(['first001', 'again001', 'keyless1']);
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('a wrong address is told beside its field, and nothing is asked', async () => {
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
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('The service refused the call') as string,
  });
});
