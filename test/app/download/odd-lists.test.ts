/** Empty lists, and records that a service writes in its own way. */
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

test('an empty list of users does not change a sheet with users', async () => {
  world = await withFiveEdits();
  const before = world.users();
  await listing([]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toContain('The service lists no users at all');
  expect(world.users()).toEqual(before);
});

test('the notice about an empty list has correct punctuation', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([], 'getTimeOffTrans');
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.detail).toContain('or check the SP.');
  expect(world.view().notice?.detail).not.toContain('..');
});

test('a company without users gets an empty table to type into', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ state: 'ready', counts: { rows: 0 } });
});

test('unknown fields are downloaded read-only, and JSON numbers and booleans are read like texts', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await listing([
    {
      UserID: 7,
      UserName: 'someone7',
      FirstName: 'Some',
      ExternalID: '0042',
      NoSuchField: 'So',
      Permissions: { DoNotSchedule: true },
    },
  ]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()).toMatchObject([
    { UserID: 7, ExternalID: 42, NoSuchField: 'So', DoNotSchedule: 'Yes', LastName: '' },
  ]);
  expect(world.view().tables[0]?.counts).toMatchObject({ rows: 1, unchanged: 1 });
  typeInto(world, 'Users', 'NoSuchField', 2, 'Other');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.users()[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('NoSuchField is kept by the service') as string,
  });
});

test('dates are downloaded as dates, and unreadable ones as texts', async () => {
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

test('records without a key are left out, the last of two records with one key counts, and a notice reports both', async () => {
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
      '1 user without User ID was left out. Please inform the people who run the service. 1 user is listed more than once. The last one is used.',
  });
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});
