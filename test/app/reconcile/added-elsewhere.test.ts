/** A colleague adds a record that the user is typing, and a workbook loses its memory: nothing is overwritten. */
import { storedUser, writesTo } from '../world/service';
import { addRow, typeInto, typeRow, typeUser } from '../world/typing';
import { changeElsewhere, pushAll, withEveryKind, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEveryKind();
});
afterEach(() => world.close());

const SHEET = 'Qualifications';
const last = () => world.table(SHEET).at(-1) ?? {};
const writes = async () => (await writesTo(world)).length;

const idOf = (userName: string) =>
  world.users().find((user) => user['UserName'] === userName)?.['UserID'] as number;
const team = () => world.table('Departments').find((row) => row['Name'] === 'Night Team') ?? {};

/** A colleague adds the pair of Kwame Mensah and the night team to the service. */
async function colleagueAdds(fields: Record<string, string>): Promise<void> {
  await world.sandbox.call('updateQualifications', {
    query: { CatNo: String(team()['CatNo']), CatItemID: String(team()['CatItemID']), reqAddifnotfound: '1' },
    items: [{ Key: 'UserID', KeyVal: String(idOf('kwamemensah')), ...fields }],
  });
}

const storedPair = async () =>
  (await world.sandbox.state()).qualifications.find(
    (each) => each['userId'] === idOf('kwamemensah') && each['catItemId'] === team()['CatItemID'],
  );

const pair = { Person: 'Kwame Mensah', Item: 'Night Team' };

test('a pair that a colleague has added becomes the row’s record: blank cells take the colleague’s values, other differences are conflicts', async () => {
  addRow(world, SHEET, { ...pair, Rank: '5' });
  await colleagueAdds({ Rank: '2', PayRate: '19' });
  const before = await writes();
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  expect(last()).toMatchObject({ Status: 'Conflict', Rank: 5, PayRate: 19, Category: 'Department' });
  expect(last()['Message']).toBe(
    'Somebody else has added this qualification in the meantime. Nothing was sent. Rank is "2" on the service, and this row has another value. In the pane, choose “Keep mine” or “Take theirs”.',
  );
  await world.app.do({ do: 'download', kind: 'qualifications' });
  expect(last()).toMatchObject({ Status: 'Conflict', Rank: 5, PayRate: 19 });
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  await world.app.do({ do: 'send' });
  expect(await storedPair()).toMatchObject({ rank: 5, payRate: 19 });
});

test('a pair that a colleague has added with the same values is not sent, and is no edit', async () => {
  addRow(world, SHEET, pair);
  await colleagueAdds({ Rank: '2', PayRate: '19' });
  const before = await writes();
  await world.app.do({ do: 'push' });
  expect(last()).toMatchObject({ Status: '', Rank: 2, PayRate: 19 });
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  expect(await storedPair()).toMatchObject({ rank: 2, payRate: 19 });
});

test('a download merges the colleague’s pair into the typed row', async () => {
  addRow(world, SHEET, { ...pair, Rank: '5' });
  await colleagueAdds({ Rank: '2', PayRate: '19' });
  const rows = world.table(SHEET).length;
  await world.app.do({ do: 'download', kind: 'qualifications' });
  expect(world.table(SHEET)).toHaveLength(rows);
  expect(last()).toMatchObject({ Status: 'Conflict', Rank: 5, PayRate: 19 });
});

test('a pair that is typed again after its row was deleted becomes the known record’s row', async () => {
  await colleagueAdds({ Rank: '2', PayRate: '19' });
  await world.app.do({ do: 'download', kind: 'qualifications' });
  const at = world.table(SHEET).findIndex((row) => row['Item'] === 'Night Team');
  world.workbook.person.deleteRows(at + 2, 1, SHEET);
  addRow(world, SHEET, { ...pair, Rank: '5' });
  const before = await writes();
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  expect(last()).toMatchObject({ Status: 'Conflict', Rank: 5, PayRate: 19 });
});

test.each([
  ['Departments', 'departments', { Name: 'Garden' }],
  ['Categories', 'categories', { SingularName: 'Garden' }],
])('a new row of %s that a colleague has added too is blocked once', async (sheet, kind, cells) => {
  const methods = { departments: 'updateDepts', categories: 'updateCategories' } as const;
  const method = methods[kind as keyof typeof methods];
  const row = addRow(world, sheet, cells);
  const key =
    kind === 'departments' ? { Key: 'ExternalID', KeyVal: '4711' } : { Key: 'CatNo', KeyVal: '4711' };
  await world.sandbox.call(method, { query: { reqAddifnotfound: '1' }, items: [{ ...key, ...cells }] });
  const before = await writes();
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  expect(world.table(sheet)[row - 2]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringMatching(/^Somebody else has added a .* just like this one meanwhile/) as string,
  });
  await world.app.do({ do: 'download', kind });
  await world.app.do({ do: 'push' });
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    { action: 'add', warning: expect.stringContaining('adds a second one') as string },
  ]);
  await world.app.do({ do: 'send' });
  expect(await writes()).toBe(before + 1);
});

test('a user who was not stored keeps every cell if a colleague then adds the same person with other phone numbers', async () => {
  const names = { UserName: 'gardener', FirstName: 'Greta', LastName: 'Green', Email: 'g@x.example' };
  const at = world.users().length + 2;
  const typed = { ...names, UserType: 'E', WorkPhone: '030 1', CellPhone: '0170 1', ExternalID: '7001' };
  typeRow(world, 'Users', at, typed);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addUsers' });
  await pushAll(world);
  expect(world.users().at(-1)).toMatchObject({ Status: 'Not sent' });
  const theirs = { ...names, UserType: 'E', CellPhone: '0170 2', HomePhone: '040 1', Password: 'secret-1!' };
  await world.sandbox.call('addUsers', { items: [theirs] });
  const before = await writes();
  await pushAll(world);
  const row = () => world.users().find(({ UserName }) => UserName === 'gardener');
  const kept = { Status: 'Conflict', WorkPhone: '030 1', CellPhone: '0170 1', HomePhone: '040 1' };
  expect(row()).toMatchObject({ ...kept, ExternalID: 7001, UserID: expect.any(Number) as number });
  expect(row()?.['Message']).toMatch(
    /Work phone is empty on the service.*Cell phone is "0170 2" on the service/s,
  );
  expect(await writes()).toBe(before);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(row()).toMatchObject(kept);
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  await world.app.do({ do: 'send' });
  expect(await storedUser(world, 'gardener')).toMatchObject({
    workPhone: '030 1',
    cellPhone: '0170 1',
    homePhone: '040 1',
    externalId: 7001,
  });
});

test('if one column was sorted alone, a preview is shown before every record is renamed', async () => {
  const names = world.table('Departments').slice(0, 4);
  for (const [at, { Name }] of [...names].reverse().entries())
    typeInto(world, 'Departments', 'Name', at + 2, String(Name));
  const before = await writes();
  await world.app.do({ do: 'push' });
  expect(await writes()).toBe(before);
  expect(world.view().preview?.tables[0]?.rows.map(({ warning }) => warning)).toEqual(
    [...names].reverse().map(({ Name }) => expect.stringContaining(`is called “${String(Name)}”`) as string),
  );
});

describe('a workbook without its memory', () => {
  beforeEach(async () => {
    for (const userName of ['soconnor', 'isolberg', 'kwamemensah'])
      await changeElsewhere(world, userName, { CellPhone: '0170 1' });
    const at = world.rowOf('soconnor');
    typeInto(world, 'Users', 'CellPhone', at, '0160 2');
    typeUser(world, 'CellPhone', 'isolberg', '');
    world.workbook.host.book.xmlParts.clear();
    await world.reopenConnected();
  });
  const phone = async (userName: string) =>
    (await world.sandbox.state()).users.find((each) => each['userName'] === userName)?.['cellPhone'];
  const row = (userName: string) => world.users().find((user) => user['UserName'] === userName);

  test('takes the service’s value for a blank cell, and shows a conflict for two different values', async () => {
    const before = await writes();
    await world.app.do({ do: 'download' });
    expect(row('soconnor')).toMatchObject({ Status: 'Conflict', CellPhone: '0160 2' });
    expect(row('isolberg')).toMatchObject({ Status: '', CellPhone: '0170 1' });
    await world.app.do({ do: 'push' });
    await pushAll(world);
    expect(await writes()).toBe(before);
    expect(await phone('kwamemensah')).toBe('0170 1');
    await world.app.do({ do: 'resolve-conflicts', side: 'theirs' });
    await world.app.do({ do: 'download' });
    for (const sheet of ['Users', 'Departments', 'Categories', 'Time Off', SHEET])
      expect(world.table(sheet).filter(({ Status }) => Status !== '')).toEqual([]);
  });

  test('finds the people of its rows, whichever sheet is downloaded first', async () => {
    const rows = world.table(SHEET).length;
    await world.app.do({ do: 'download', kind: 'qualifications' });
    expect(world.table(SHEET)).toHaveLength(rows);
    expect(world.table(SHEET).filter(({ Status }) => Status !== '')).toEqual([]);
  });

  test('sends nothing before a download', async () => {
    const before = await writes();
    await world.app.do({ do: 'push' });
    await pushAll(world);
    expect(await writes()).toBe(before);
  });
});
