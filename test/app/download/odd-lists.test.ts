/** Lists that are empty, and lists of records that a service writes in its own way. */
import { withFiveEdits } from '../world/five-edits';
import { typeInto } from '../world/typing';
import { openWorld, pushUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** The next list is this one. */
const listing = (items: readonly unknown[], method = 'getUsers') =>
  world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: JSON.stringify({ ErrorCode: '0', ErrorMessage: 'Success', ItemResponses: [], Items: items }),
    method,
  });

test('a service that lists nobody leaves the sheet as it is', async () => {
  world = await withFiveEdits();
  const before = world.users();
  await listing([]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toContain('The service lists no users at all');
  expect(world.users()).toEqual(before);
});

test('a list without any record is told in sentences that end once', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([], 'getTimeOffTrans');
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.detail).toContain('or check the SP.');
  expect(world.view().notice?.detail).not.toContain('../..');
});

test('a company without users gets an empty table to type into', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ state: 'ready', counts: { rows: 0 } });
});

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
  typeInto(world, 'Users', 'Nickname', 2, 'Other');
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

test('records without a key of their own are left out, of one key twice the last counts, and both are told', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([
    { UserID: '1', UserName: 'first001' },
    { UserID: '1', UserName: 'again001' },
    { UserName: 'keyless1' },
  ]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().map((user) => user['UserName'])).toEqual(['again001']);
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    detail:
      '1 user without UserID was left out. Tell whoever runs the service. 1 user is listed more than once; the last counts.',
  });
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});
