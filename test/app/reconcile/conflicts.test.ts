/** Changes on both sides: nothing is lost on either side until the user chooses. */
import { until } from '../../runner/until';
import { storedUser } from '../world/service';
import { typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const download = () => world.app.do({ do: 'download', kind: 'users' });
const preview = () => world.app.do({ do: 'preview', kind: 'users' });
const conflicts = () => world.view().preview?.tables[0]?.conflicts;
const PEOPLE = ['soconnor', 'kwamemensah', 'isolberg'];

/** Both sides change the last names of three people, and the user changes one first name. */
async function threeConflicts(): Promise<void> {
  for (const name of PEOPLE) {
    typeUser(world, 'LastName', name, `Mine ${name}`);
    await changeElsewhere(world, name, { LastName: `Theirs ${name}`, CellPhone: '0170 1' });
  }
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await download();
}

test('a download keeps my value in a conflict, shows all three values, and takes what only they changed', async () => {
  const before = world.user('soconnor')?.['LastName'];
  await threeConflicts();
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Conflict',
    Message: `Last name was changed on the service from "${String(before)}" to "Theirs soconnor". In the pane, choose “Keep mine” or “Take theirs”. Changed on the service: Cell phone`,
    FirstName: 'Sinéad',
    LastName: 'Mine soconnor',
    CellPhone: '0170 1',
  });
  await preview();
  expect(conflicts()).toMatchObject({ count: 3 });
  expect(world.view().preview).toMatchObject({ updated: 0, left: 3 });
  expect(conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.fields).toEqual([
    { field: 'Last name', base: before, mine: 'Mine soconnor', theirs: 'Theirs soconnor' },
  ]);
});

test('a conflict is resolved as theirs for one row and as mine for the rest', async () => {
  await threeConflicts();
  await preview();
  const row = conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.row;
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: row ?? '' });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Edited',
    FirstName: 'Sinéad',
    LastName: 'Theirs soconnor',
  });
  expect(conflicts()).toMatchObject({ count: 2 });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine', kind: 'users' });
  expect(world.view().preview).toMatchObject({ updated: 3, left: 0 });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(await storedUser(world, 'soconnor')).toMatchObject({
    firstName: 'Sinéad',
    lastName: 'Theirs soconnor',
  });
  expect(await storedUser(world, 'kwamemensah')).toMatchObject({
    lastName: 'Mine kwamemensah',
    cellPhone: '0170 1',
  });
});

test('an unresolved conflict survives a reopened pane and another change of theirs', async () => {
  const before = world.user('soconnor')?.['LastName'];
  await threeConflicts();
  await world.reopenConnected();
  await changeElsewhere(world, 'soconnor', { LastName: 'Theirs again' });
  await download();
  await preview();
  expect(conflicts()?.rows.find(({ label }) => label.startsWith('Sinéad'))?.fields).toEqual([
    { field: 'Last name', base: before, mine: 'Mine soconnor', theirs: 'Theirs again' },
  ]);
  await pushUsers(world);
  expect(world.view().result ?? { stored: 0 }).toMatchObject({ stored: 0 });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Theirs again' });
});

test('a conflict disappears if I type their value', async () => {
  await threeConflicts();
  for (const name of PEOPLE) typeUser(world, 'LastName', name, `Theirs ${name}`);
  await preview();
  expect(conflicts()).toMatchObject({ count: 0 });
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  expect(world.view().notice?.title).toContain('No row is changed on both sides');
});

test.each([1, 2, 3, 4])('a text typed before batch %i of “Take theirs” stays, as a conflict', async (at) => {
  await threeConflicts();
  await preview();
  const { faults } = world.workbook.host;
  let batches = 0;
  const stop = faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === at) typeUser(world, 'LastName', 'soconnor', 'Just typed');
  });
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs' });
  stop();
  expect(batches).toBeGreaterThanOrEqual(at);
  expect(world.user('soconnor')).toMatchObject({ LastName: 'Just typed' });
  expect(world.user('kwamemensah')).toMatchObject({ LastName: 'Theirs kwamemensah' });
  expect(conflicts()).toMatchObject({ count: 1 });
});

test('“Refresh selected” refreshes only the selected rows', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Mine');
  for (const name of PEOPLE)
    await changeElsewhere(world, name, { LastName: `Theirs ${name}`, CellPhone: '0170 1' });
  const row = world.rowOf('soconnor');
  world.workbook.person.select(`Users!A${row}:D${row}`);
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.view().notice?.title).toBe('1 user refreshed; your edits were kept');
  expect(world.user('soconnor')).toMatchObject({ LastName: 'Mine', CellPhone: '0170 1', Status: 'Conflict' });
  expect(world.user('kwamemensah')).toMatchObject({ LastName: 'Mensah' });
  expect(world.user('kwamemensah')?.['CellPhone']).not.toBe('0170 1');
  world.workbook.person.select('Users!A60');
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.view().notice?.title).toContain('No row of Users that is on the service is selected');
});

describe('without a preview', () => {
  const onHome = () => world.shownTable('users')?.conflicts;
  const rowOf = (name: string) => onHome()?.rows.find(({ label }) => label.startsWith(name))?.row ?? '';

  test('a conflict is shown and decided on Home, and the Status says so at once', async () => {
    await threeConflicts();
    expect(onHome()).toMatchObject({ count: 3 });
    expect(world.shownTable('users')?.fix).toEqual([]);
    await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: rowOf('Sinéad') });
    expect(world.view().screen.kind).toBe('home');
    expect(world.user('soconnor')).toMatchObject({ Status: 'Edited', LastName: 'Theirs soconnor' });
    await world.app.do({ do: 'resolve-conflicts', side: 'mine', kind: 'users' });
    expect(onHome()).toMatchObject({ count: 0 });
    await pushUsers(world);
    expect(await storedUser(world, 'kwamemensah')).toMatchObject({ lastName: 'Mine kwamemensah' });
  });

  test('a text that the pane has not shown yet stays in conflict', async () => {
    await threeConflicts();
    const row = rowOf('Sinéad');
    typeUser(world, 'LastName', 'soconnor', 'Just typed');
    await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row });
    expect(world.view().notice).toMatchObject({ tone: 'warning' });
    expect(world.view().notice?.title).toMatch(/^Not decided: 1 row,/);
    expect(world.user('soconnor')).toMatchObject({ LastName: 'Just typed', Status: 'Conflict' });
  });

  test('a conflict that a push finds is decided on its result', async () => {
    typeUser(world, 'LastName', 'soconnor', 'Mine');
    await changeElsewhere(world, 'soconnor', { LastName: 'Theirs' });
    await pushUsers(world);
    const shown = () => world.view().result;
    expect(shown()).toMatchObject({ notSent: 1, inConflict: 1, rows: [] });
    expect(onHome()?.rows[0]?.fields).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
    await world.app.do({ do: 'resolve-conflicts', side: 'mine', kind: 'users' });
    expect(onHome()).toMatchObject({ count: 0 });
    await world.app.do({ do: 'close-result' });
    await pushUsers(world);
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Mine' });
  });
});

test('a row that the service refused is counted as refused until it is changed', async () => {
  typeUser(world, 'Email', 'soconnor', 'no address');
  await pushUsers(world);
  const counts = () => world.shownTable('users')?.counts;
  expect(counts()).toMatchObject({ edited: 1, refused: 1, fix: 0 });
  expect(world.shownTable('users')?.refused[0]?.note).toBe(String(world.user('soconnor')?.['Message']));
  typeUser(world, 'Email', 'soconnor', 'an.address@example.org');
  await until(() => expect(counts()).toMatchObject({ edited: 1, refused: 0 }));
});
