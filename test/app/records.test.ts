/** Categories, their items and qualifications: added, edited, refused, lost, and compared with the service field by field. */
import { fillRow, typeInto, writesTo } from './world/typing';
import { addressOf, openWorld, pushAll, withEverything, type World } from './world/world';

let world: World;
afterEach(() => world.close());

const type = (sheet: string, column: string, row: number, text: string) =>
  typeInto(world, sheet, column, row, text);
const fill = (sheet: string, cells: Record<string, string>) => fillRow(world, sheet, cells);
const calls = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method);
const writes = () => writesTo(world);
const rowNamed = (sheet: string, name: string) => world.table(sheet).find((row) => row['Name'] === name);
const item = async (name: string) =>
  (await world.sandbox.state()).categoryItems.find((each) => each['name'] === name);

test('a category is read by one name of a field and written by the other', async () => {
  world = await withEverything();
  type('Categories', 'MultItems', 2, 'TRUE');
  type('Categories', 'PluralName', 2, 'Teams');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect((await calls('updateCategories'))[0]?.['items']).toEqual([
    { Key: 'CatNo', KeyVal: '1', PluralName: 'Teams', MultItems: '1' },
  ]);
  expect((await world.sandbox.state()).categories[0]).toMatchObject({ multItems: true, pluralName: 'Teams' });
  expect(world.table('Categories')[0]).toMatchObject({ Status: '0', MultItems: true, PluralName: 'Teams' });
});

test('a new category gets the number that the service gave it', async () => {
  world = await withEverything();
  fill('Categories', { SingularName: 'Vehicle', QualEmployees: 'yes' });
  fill('Categories', { PluralName: 'Nameless' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1 });
  const stored = (await world.sandbox.state()).categories.find((each) => each['singularName'] === 'Vehicle');
  expect(stored).toMatchObject({ qualEmployees: true });
  expect(world.table('Categories').find((row) => row['SingularName'] === 'Vehicle')).toMatchObject({
    Status: '0',
    CatNo: stored?.['catNo'],
    QualEmployees: true,
  });
});

test('a new category whose answer is lost is looked for among what is new, and never sent twice by itself', async () => {
  world = await withEverything();
  fill('Categories', { SingularName: 'Vehicle' });
  fill('Categories', { SingularName: 'Vehicle' });
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateCategories' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  fill('Categories', { SingularName: 'Boat' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'updateCategories' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  await pushAll(world);
  expect(await calls('updateCategories')).toHaveLength(2);
});

const itemSheets = [
  ['Departments', 'updateDepts', {}, 1],
  ['Tasks', 'updateTasks', {}, 2],
  ['Areas', 'updateAreas', {}, 3],
  ['Times of Day', 'updateTimesOfDay', { StartTime: '9', EndTime: '5:30p' }, 4],
  ['Time-Off Accounts', 'updateTimeOffAccounts', { StartTime: '2026-01-01', EndTime: '2026-12-31 18:00' }, 5],
] as const;

test.each(itemSheets)(
  '%s: one added, one edited, one that would be refused',
  async (sheet, method, own, catNo) => {
    world = await withEverything();
    const [first] = world.table(sheet);
    const before = await item(String(first?.['Name']));
    type(sheet, 'Color', 2, '#00ff7f');
    fill(sheet, { ...own, Name: ' 007 "=1+1" 🚐 نقل', Color: 'ff8000', Active: 'yes', ShowToEmployee: '0' });
    fill(sheet, { ...own, Name: 'Badly painted', Color: 'red' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2, left: 1 });
    expect(await item(String(first?.['Name']))).toEqual({ ...before, color: '00FF7F' });
    const added = await item(' 007 "=1+1" 🚐 نقل');
    expect(added).toMatchObject({ catNo, color: 'FF8000', active: true, showToEmployee: false });
    expect(rowNamed(sheet, ' 007 "=1+1" 🚐 نقل')).toMatchObject({
      Status: '0',
      Message: 'Stored 21 Nov 14:05',
      CatItemID: added?.['catItemId'],
      ExternalID: added?.['externalId'],
      Color: 'FF8000',
    });
    expect(rowNamed(sheet, 'Badly painted')).toMatchObject({
      Status: 'Fix',
      Message: 'Color: "red" is not a colour; type six digits from 0 to F, for example FF8000.',
    });
    expect(
      (await calls(method)).map((call) => (call['query'] as Record<string, string>)['reqAddifnotfound']),
    ).toEqual(['0', '1']);
  },
);

test.each([true, false])(
  'a new department whose answer is lost (stored: %p) is there once in the end',
  async (stored) => {
    world = await withEverything();
    const row = fill('Departments', { Name: 'Garden' });
    await world.sandbox.fault({ kind: 'drop', stored, method: 'updateDepts' });
    await pushAll(world);
    expect(world.view().result).toMatchObject(stored ? { stored: 1 } : { notSent: 1 });
    if (!stored) await pushAll(world);
    const gardens = (await world.sandbox.state()).categoryItems.filter((each) => each['name'] === 'Garden');
    expect(gardens).toHaveLength(1);
    expect(world.table('Departments')[row - 2]).toMatchObject({
      Status: '0',
      ExternalID: gardens[0]?.['externalId'],
    });
  },
);

test('a time of day is sent with both its times, and needs them', async () => {
  world = await withEverything();
  const [early] = world.table('Times of Day');
  type('Times of Day', 'Name', 2, 'Very early');
  type('Times of Day', 'EndTime', 3, '');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1 });
  expect((await calls('updateTimesOfDay'))[0]?.['items']).toEqual([
    {
      Key: 'CatItemID',
      KeyVal: String(early?.['CatItemID']),
      Name: 'Very early',
      StartTime: '7:00 AM',
      EndTime: '3:00 PM',
    },
  ]);
  expect(world.table('Times of Day')[1]).toMatchObject({
    Status: 'Fix',
    Message: 'EndTime is empty: every time of day needs one.',
  });
});

test('items of other categories are shown, and say that they can’t be changed here', async () => {
  world = await withEverything();
  type('Other Items', 'Name', 2, 'Changed');
  fill('Other Items', { Name: 'New' });
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 2 });
  await world.app.do({ do: 'download', kind: 'other-items' });
  expect(world.table('Other Items')[0]).toMatchObject({ Name: 'Holiday', Status: '' });
});

test('qualifications go by whichever side needs fewer calls', async () => {
  world = await withEverything();
  const people = world
    .users()
    .slice(10, 40)
    .map((user) => String(user['UserName']));
  const items = ['Breakfast', 'Handover', 'Sick'].filter((name) => rowNamed('Tasks', name));
  for (const [at, person] of people.entries())
    fill('Qualifications', { Person: person, Item: items[at % items.length] ?? '', Rank: String(at) });
  await pushAll(world);
  const result = world.view().result;
  expect(result?.planned).toBeGreaterThan(20);
  expect(result?.stored).toBe(result?.planned);
  expect((await calls('updateQualifications')).length).toBeLessThanOrEqual(items.length);
  const { qualifications } = await world.sandbox.state();
  for (const row of world.table('Qualifications')) {
    const user = world.users().find((each) => row['Person'] === `${each['FirstName']} ${each['LastName']}`);
    if (!user || row['Status'] !== '0') continue;
    const task = rowNamed('Tasks', String(row['Item']));
    expect(qualifications).toContainEqual(
      expect.objectContaining({ userId: user['UserID'], catItemId: task?.['CatItemID'], rank: row['Rank'] }),
    );
  }
});

test('a qualification is edited by its pair; the pair itself can’t be edited, nor stand twice', async () => {
  world = await withEverything();
  const [first] = world.table('Qualifications');
  type('Qualifications', 'Rank', 2, '3');
  type('Qualifications', 'Person', 3, 'Kwame Mensah');
  fill('Qualifications', { Person: String(first?.['Person']), Item: String(first?.['Item']) });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 2 });
  expect(world.table('Qualifications')[0]).toMatchObject({ Status: '0', Rank: 3 });
  expect(world.table('Qualifications').at(-1)).toMatchObject({ Status: 'Fix' });
  expect(world.table('Qualifications')[1]?.['Message']).toContain('can’t be changed once');
});

test('a new department, a qualification for it and its person go in one push', async () => {
  world = await withEverything();
  fill('Departments', { Name: 'Garden' });
  fill('Users', {
    UserName: 'gardener',
    FirstName: 'Greta',
    LastName: 'Green',
    Email: 'g@x.example',
    UserType: 'E',
  });
  fill('Qualifications', { Person: 'Greta Green', Item: 'Garden' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(world.table('Qualifications').at(-1)).toMatchObject({ Status: '0', Category: 'Department' });
});

test('a category whose Type says nothing is picked by the user, once', async () => {
  world = await openWorld({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const body = await answer.text();
      return new Response(body.replace(/("Type":"|<Type>)Area/, '$1Floors'), answer);
    },
  });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  expect(world.view().ask).toMatchObject({ category: 'area' });
  expect(world.view().tables.filter(({ state }) => state === 'ready')).toHaveLength(8);
  const wing = world.view().ask?.choices.find(({ name }) => name === 'Wing');
  await world.app.do({ do: 'pick-category', category: 'area', catNo: wing?.catNo ?? '' });
  expect(world.view().ask).toBeUndefined();
  expect(world.table('Areas')[0]).toMatchObject({ Name: 'North' });
  expect(world.table('Other Items').some((row) => row['Category'] === 'Wing')).toBe(false);
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'areas' });
  expect(world.view().ask).toBeUndefined();
});

test('an ExternalID that was typed for a new department is said to change the one that has it', async () => {
  world = await withEverything();
  fill('Departments', { Name: 'Garden', ExternalID: '55' });
  fill('Departments', { Name: 'Yard' });
  await world.app.do({ do: 'preview' });
  const rows = world.view().preview?.tables[0]?.rows ?? [];
  expect(rows.map((row) => row.warning)).toEqual([
    'ExternalID 55 was typed: if a department has it on the service, that one is changed instead of adding another.',
    undefined,
  ]);
});

test('new rows that can’t be sent are held back, each with its reason, and nothing is sent', async () => {
  const bad: readonly (readonly [sheet: string, cells: Record<string, string>, reason: string])[] = [
    ...['Departments', 'Tasks', 'Areas', 'Time-Off Accounts'].map(
      (sheet): [string, Record<string, string>, string] => [
        sheet,
        { Color: 'FF8000' },
        'Name is empty: a new',
      ],
    ),
    ['Times of Day', { StartTime: '9', EndTime: '17' }, 'Name is empty: a new time of day needs one.'],
    ['Times of Day', { Name: 'Tea', EndTime: '17' }, 'StartTime is empty: a new time of day needs one.'],
    ['Times of Day', { Name: 'Tea', StartTime: '9' }, 'EndTime is empty: a new time of day needs one.'],
    ['Qualifications', { Item: 'Breakfast' }, 'Person is empty: a new qualification needs one.'],
    ['Qualifications', { Person: 'Kwame Mensah' }, 'Item is empty: a new qualification needs one.'],
    [
      'Qualifications',
      { Person: 'Kwame Mensah', Item: 'Breakfast', Rank: '1.5' },
      '"1.5" is not a whole number',
    ],
  ];
  world = await withEverything();
  const filled = bad.map(([sheet, cells]) => [sheet, fill(sheet, cells) - 2] as const);
  await pushAll(world);
  expect(filled.map(([sheet, at]) => world.table(sheet)[at])).toMatchObject(
    bad.map(([, , reason]) => ({ Status: 'Fix', Message: expect.stringContaining(reason) as string })),
  );
  expect(await writes()).toEqual([]);
});

test('two new departments with one ExternalID are both told of the other, and nothing is sent', async () => {
  world = await withEverything();
  const row = fill('Departments', { Name: 'Garden', ExternalID: '55' });
  fill('Departments', { Name: 'Yard', ExternalID: '055' });
  await pushAll(world);
  expect(
    world
      .table('Departments')
      .slice(-2)
      .map(({ Status, Message }) => [Status, Message]),
  ).toEqual([
    ['Fix', expect.stringContaining(`is also in row ${row + 1}`)],
    ['Fix', expect.stringContaining(`is also in row ${row}`)],
  ]);
  expect(await writes()).toEqual([]);
});

test.each([true, false])(
  'a qualification whose answer is lost (stored: %p) is there once in the end, with its rank',
  async (stored) => {
    world = await withEverything();
    const row = fill('Qualifications', { Person: 'Kwame Mensah', Item: 'Night Team', Rank: '4' });
    await world.sandbox.fault({ kind: 'drop', stored, method: 'updateQualifications' });
    await pushAll(world);
    expect(world.view().result).toMatchObject(
      stored ? { planned: 1, stored: 1 } : { planned: 1, notSent: 1 },
    );
    if (!stored) await pushAll(world);
    const team = await item('Night Team');
    const { qualifications } = await world.sandbox.state();
    expect(qualifications.filter((each) => each['catItemId'] === team?.['catItemId'])).toMatchObject([
      { rank: 4 },
    ]);
    expect(world.table('Qualifications')[row - 2]).toMatchObject({ Status: '0', Rank: 4 });
  },
);

test('a cell that is edited while an earlier table is sent does not go unseen', async () => {
  world = await withEverything();
  type('Users', 'FirstName', 3, 'Kofi');
  type('Time Off', 'Amount', 2, '-11');
  await world.app.do({ do: 'preview' });
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  const sent = async () => (await world.sandbox.state()).calls.some(({ method }) => method === 'updateUsers');
  while (!(await sent())) await new Promise((resolve) => setTimeout(resolve, 5));
  type('Time Off', 'Amount', 2, '-99');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  expect(world.table('Time Off')[0]).toMatchObject({
    Amount: -99,
    Status: 'Not sent',
    Message: 'It was changed while the push ran, and is not what you saw before: push again.',
  });
});

test('a list that is empty all at once takes nothing for gone', async () => {
  world = await withEverything();
  const { fetch: real } = globalThis;
  world.workbook.person.type(world.cell('Users', 'FirstName', 3), 'Kofi');
  await world.app.do({ do: 'preview', kind: 'users' });
  const empty = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const isList = addressOf(input).includes('Method=getUsers');
    return isList ? new Response('{"ErrorMessage":"Success","ErrorCode":"0","Items":[]}') : answer;
  });
  await world.app.do({ do: 'send' });
  empty.mockRestore();
  expect(world.view().notice?.title).toContain('lists no users at all');
  expect(world.table('Users').every((row) => row['Status'] !== 'Gone')).toBe(true);
});
