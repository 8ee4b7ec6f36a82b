/** Under a filter Excel may put values into other rows than they were written to: every value is in its own row all the same. */
import { typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const filter = (column: string, texts: readonly string[] | undefined) =>
  world.workbook.person.filter('Users', column, texts);

const people = (names: readonly unknown[]) =>
  world.users().filter((user) => names.includes(user['UserName']));

const isHidden = (userName: string) =>
  world.workbook.grid.rowHidden(world.workbook.grid.tables()[0]?.sheet ?? '', world.rowOf(userName) - 1);

/** The table's contents by user, without Shiftsheet's own columns. */
const contents = () =>
  Object.fromEntries(
    world
      .users()
      .map(({ Row: _row, Status: _status, Message: _message, ...user }) => [String(user['UserName']), user]),
  );

test('A2: a refresh with four people filtered gives each row its own values', async () => {
  world = await withUsers();
  const names = world.users().map((user) => String(user['UserName']));
  const before = contents();
  const [shown, changed] = [names.slice(4, 8), names.slice(2, 12)];
  for (const [at, name] of changed.entries())
    await changeElsewhere(world, name, { FirstName: `First${at}`, LastName: `Last${at}` });
  filter('UserName', shown);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ counts: { rows: 48, unchanged: 48, edited: 0, fix: 0 } });
  for (const [at, name] of changed.entries())
    expect(contents()[name]).toEqual({
      ...before[name],
      FirstName: `First${at}`,
      'First name': `First${at}`,
      LastName: `Last${at}`,
      'Last name': `Last${at}`,
    });
  for (const name of names.filter((each) => !changed.includes(each)))
    expect(contents()[name]).toEqual(before[name]);
});

test('A2: a push gives each row its own Status while only rows that need fixing are shown', async () => {
  world = await withUsers();
  const names = world.users().map((user) => String(user['UserName']));
  const [bad = '', ...good] = [names[5], names[1], names[4], names[9], names[20]].map(String);
  typeUser(world, 'Email', bad, 'not an address');
  await pushUsers(world);
  for (const name of good) typeUser(world, 'FirstName', name, `Edited ${name}`);
  await world.app.do({ do: 'show-rows', kind: 'users', which: 'needs-attention' });
  expect(people(good).map(({ UserName }) => isHidden(String(UserName)))).toEqual([true, true, true, true]);
  const before = contents();
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ stored: 4 });
  expect(contents()).toEqual(before);
  for (const user of people(good))
    expect(user).toMatchObject({ Status: '0', Message: 'Stored 21 Nov 14:05' });
  const others = world.users().filter((user) => !good.includes(String(user['UserName'])));
  for (const user of others) expect(user['Message']).not.toMatch(/^Stored/);
});

test('A2: a push under the user’s own filter, sorted in between, gives each row its own Status', async () => {
  world = await withUsers();
  const names = world.users().map((user) => String(user['UserName']));
  const edited = [names[0], names[3], names[17], names[40]].map(String);
  for (const name of edited) typeUser(world, 'FirstName', name, `Edited ${name}`);
  filter('UserName', names.slice(3, 18));
  const before = contents();
  let batches = 0;
  world.workbook.host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 12) world.workbook.person.sort('Users', 'LastName', false);
    if (batches === 16) filter('UserName', names.slice(10, 45));
  });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ stored: 4 });
  expect(contents()).toEqual(before);
  for (const user of people(edited)) expect(user).toMatchObject({ Message: 'Stored 21 Nov 14:05' });
});
