/** What two sides changed: nothing of either is lost until somebody chooses. */
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const user = (userName: string) => world.users().find((row) => row['UserName'] === userName);
const type = (column: string, userName: string, text: string) =>
  world.workbook.person.type(world.at(column, world.rowOf(userName)), text);
const elsewhere = (userName: string, fields: Record<string, string>) =>
  changeElsewhere(world, userName, fields);
const stored = async (userName: string) =>
  (await world.sandbox.state()).users.find((each) => each['userName'] === userName);
const download = () => world.app.do({ do: 'download', kind: 'users' });
const preview = () => world.app.do({ do: 'preview', kind: 'users' });
const conflicts = () => world.view().preview?.tables[0]?.conflicts;
const PEOPLE = ['soconnor', 'kwamemensah', 'isolberg'];

/** Both sides change the last names of three people, and one changes a first name. */
async function threeConflicts(): Promise<void> {
  for (const name of PEOPLE) {
    type('LastName', name, `Mine ${name}`);
    await elsewhere(name, { LastName: `Theirs ${name}`, CellPhone: '0170 1' });
  }
  type('FirstName', 'soconnor', 'Sinéad');
  await download();
}

test('a refresh keeps mine, shows before, mine and theirs, and takes in all that only they changed', async () => {
  const before = user('soconnor')?.['LastName'];
  await threeConflicts();
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(user('soconnor')).toMatchObject({
    Status: 'Conflict',
    Message: `LastName was "${String(before)}" and is "Theirs soconnor" on the service meanwhile: choose mine or theirs in the pane.`,
    FirstName: 'Sinéad',
    LastName: 'Mine soconnor',
    CellPhone: '0170 1',
  });
  await preview();
  expect(conflicts()).toMatchObject({ count: 3 });
  expect(world.view().preview).toMatchObject({ updated: 0, left: 3 });
  expect(conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.fields).toEqual([
    { field: 'LastName', base: before, mine: 'Mine soconnor', theirs: 'Theirs soconnor' },
  ]);
});

test('one row is settled as theirs, the rest as mine, and each side is where it was put', async () => {
  await threeConflicts();
  await preview();
  const row = conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.row;
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: row ?? '' });
  expect(user('soconnor')).toMatchObject({
    Status: 'Edited',
    FirstName: 'Sinéad',
    LastName: 'Theirs soconnor',
  });
  expect(conflicts()).toMatchObject({ count: 2 });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine', kind: 'users' });
  expect(world.view().preview).toMatchObject({ updated: 3, left: 0 });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(await stored('soconnor')).toMatchObject({ firstName: 'Sinéad', lastName: 'Theirs soconnor' });
  expect(await stored('kwamemensah')).toMatchObject({ lastName: 'Mine kwamemensah', cellPhone: '0170 1' });
});

test('an undecided conflict outlives a reopened pane and a second change of theirs', async () => {
  const before = user('soconnor')?.['LastName'];
  await threeConflicts();
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await elsewhere('soconnor', { LastName: 'Theirs again' });
  await download();
  await preview();
  expect(conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.fields).toEqual([
    { field: 'LastName', base: before, mine: 'Mine soconnor', theirs: 'Theirs again' },
  ]);
  await pushUsers(world);
  expect(world.view().result ?? { stored: 0 }).toMatchObject({ stored: 0 });
  expect(await stored('soconnor')).toMatchObject({ lastName: 'Theirs again' });
});

test('a conflict in which I type what they have is none any more', async () => {
  await threeConflicts();
  for (const name of PEOPLE) type('LastName', name, `Theirs ${name}`);
  await preview();
  expect(conflicts()).toMatchObject({ count: 0 });
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  expect(world.view().notice?.title).toContain('nothing left to decide');
});

test.each([1, 2, 3, 4])('what is typed before batch %i of taking theirs stays, in conflict', async (at) => {
  await threeConflicts();
  await preview();
  const { faults } = world.workbook.host;
  let batches = 0;
  const stop = faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === at) type('LastName', 'soconnor', 'Just typed');
  });
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs' });
  stop();
  expect(batches).toBeGreaterThanOrEqual(at);
  expect(user('soconnor')).toMatchObject({ LastName: 'Just typed' });
  expect(user('kwamemensah')).toMatchObject({ LastName: 'Theirs kwamemensah' });
  expect(conflicts()).toMatchObject({ count: 1 });
});

test('only the selected rows are refreshed', async () => {
  type('LastName', 'soconnor', 'Mine');
  for (const name of PEOPLE) await elsewhere(name, { LastName: `Theirs ${name}`, CellPhone: '0170 1' });
  const row = world.rowOf('soconnor');
  world.workbook.person.select(`Users!A${row}:D${row}`);
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.view().notice?.title).toBe('1 user refreshed; your edits were kept');
  expect(user('soconnor')).toMatchObject({ LastName: 'Mine', CellPhone: '0170 1', Status: 'Conflict' });
  expect(user('kwamemensah')).toMatchObject({ LastName: 'Mensah' });
  expect(user('kwamemensah')?.['CellPhone']).not.toBe('0170 1');
  world.workbook.person.select('Users!A60');
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.view().notice?.title).toContain('No row of Users that is on the service is selected');
});
