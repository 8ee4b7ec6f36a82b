/**
 * Categories, their items and qualifications: added, edited, refused, without an answer, and compared with the service field
 * by field.
 */
import { replace } from '../runner/replace';
import { until } from '../runner/until';
import { methodOf } from './world/network';
import { callsOf, storedItems, writesTo } from './world/service';
import { addRow, addUser, typeInto } from './world/typing';
import { openWorld, pushAll, withEveryKind, type World } from './world/world';

let world: World;
afterEach(() => world.close());

const rowNamed = (sheet: string, name: string) => world.table(sheet).find((row) => row['Name'] === name);

test('a category’s field is read under one name and written under another', async () => {
  world = await withEveryKind();
  typeInto(world, 'Categories', 'MultItems', 2, 'TRUE');
  typeInto(world, 'Categories', 'PluralName', 2, 'Teams');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect((await callsOf(world, 'updateCategories'))[0]?.['items']).toEqual([
    { Key: 'CatNo', KeyVal: '1', PluralName: 'Teams', MultItems: '1' },
  ]);
  expect((await world.sandbox.state()).categories[0]).toMatchObject({ multItems: true, pluralName: 'Teams' });
  expect(world.table('Categories')[0]).toMatchObject({ Status: '0', MultItems: 'Yes', PluralName: 'Teams' });
});

test('a new category gets the number that the service gave it', async () => {
  world = await withEveryKind();
  addRow(world, 'Categories', { SingularName: 'Vehicle', QualEmployees: 'yes' });
  addRow(world, 'Categories', { PluralName: 'Nameless' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1 });
  const stored = (await world.sandbox.state()).categories.find((each) => each['singularName'] === 'Vehicle');
  expect(stored).toMatchObject({ qualEmployees: true });
  expect(world.table('Categories').find((row) => row['SingularName'] === 'Vehicle')).toMatchObject({
    Status: '0',
    CatNo: stored?.['catNo'],
    QualEmployees: 'Yes',
  });
});

test('a new category whose answer is lost is searched among the new records of the list, and is not sent again by itself', async () => {
  world = await withEveryKind();
  addRow(world, 'Categories', { SingularName: 'Vehicle' });
  addRow(world, 'Categories', { SingularName: 'Vehicle' });
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateCategories' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  addRow(world, 'Categories', { SingularName: 'Boat' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'updateCategories' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  await pushAll(world);
  expect(await callsOf(world, 'updateCategories')).toHaveLength(2);
});

const itemSheets = [
  ['Departments', 'updateDepts', {}, 1],
  ['Tasks', 'updateTasks', {}, 2],
  ['Areas', 'updateAreas', {}, 3],
  ['Times of Day', 'updateTimesOfDay', { StartTime: '9', EndTime: '5:30p' }, 4],
  ['Time-Off Accounts', 'updateTimeOffAccounts', { StartTime: '2026-01-01', EndTime: '2026-12-31 18:00' }, 5],
] as const;

test.each(itemSheets)(
  '%s: one row is added, one is edited, one is blocked',
  async (sheet, method, own, catNo) => {
    world = await withEveryKind();
    const [first] = world.table(sheet);
    const before = (await storedItems(world, String(first?.['Name'])))[0];
    typeInto(world, sheet, 'Color', 2, '#00ff7f');
    addRow(world, sheet, {
      ...own,
      Name: '007 "=1+1" 🚐 نقل',
      Color: 'ff8000',
      Active: 'yes',
      ShowToEmployee: '0',
    });
    addRow(world, sheet, { ...own, Name: 'Badly painted', Color: 'red' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2, left: 1 });
    expect((await storedItems(world, String(first?.['Name'])))[0]).toEqual({ ...before, color: '00FF7F' });
    const added = (await storedItems(world, '007 "=1+1" 🚐 نقل'))[0];
    expect(added).toMatchObject({ catNo, color: 'FF8000', active: true, showToEmployee: false });
    expect(rowNamed(sheet, '007 "=1+1" 🚐 نقل')).toMatchObject({
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
      (await callsOf(world, method)).map(
        (call) => (call['query'] as Record<string, string>)['reqAddifnotfound'],
      ),
    ).toEqual(['0', '1']);
  },
);

test.each([true, false])(
  'a new department whose answer is lost (stored: %p) is stored once after the next push',
  async (stored) => {
    world = await withEveryKind();
    const row = addRow(world, 'Departments', { Name: 'Garden' });
    await world.sandbox.fault({ kind: 'drop', stored, method: 'updateDepts' });
    await pushAll(world);
    expect(world.view().result).toMatchObject(stored ? { stored: 1 } : { notSent: 1 });
    if (!stored) await pushAll(world);
    const gardens = await storedItems(world, 'Garden');
    expect(gardens).toHaveLength(1);
    expect(world.table('Departments')[row - 2]).toMatchObject({
      Status: '0',
      ExternalID: gardens[0]?.['externalId'],
    });
  },
);

test('a time of day is sent with both its times, and needs both', async () => {
  world = await withEveryKind();
  const [early] = world.table('Times of Day');
  typeInto(world, 'Times of Day', 'Name', 2, 'Very early');
  typeInto(world, 'Times of Day', 'EndTime', 3, '');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1 });
  expect((await callsOf(world, 'updateTimesOfDay'))[0]?.['items']).toEqual([
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
    Message: 'End time is empty: every time of day needs one. Changed: End time',
  });
});

test('items of other categories are shown, and their rows say that they can’t be changed here', async () => {
  world = await withEveryKind();
  typeInto(world, 'Other Items', 'Name', 2, 'Changed');
  addRow(world, 'Other Items', { Name: 'New' });
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 2 });
  await world.app.do({ do: 'download', kind: 'other-items' });
  expect(world.table('Other Items')[0]).toMatchObject({ Name: 'Holiday', Status: '' });
});

test('qualifications are sent by person or by item, whichever needs fewer calls', async () => {
  world = await withEveryKind();
  const people = world
    .users()
    .slice(10, 40)
    .map((user) => String(user['UserName']));
  const items = ['Breakfast', 'Handover', 'Sick'].filter((name) => rowNamed('Tasks', name));
  for (const [at, person] of people.entries())
    addRow(world, 'Qualifications', {
      Person: person,
      Item: items[at % items.length] ?? '',
      Rank: String(at),
    });
  await pushAll(world);
  const result = world.view().result;
  expect(result?.planned).toBeGreaterThan(20);
  expect(result?.stored).toBe(result?.planned);
  expect((await callsOf(world, 'updateQualifications')).length).toBeLessThanOrEqual(items.length);
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

test('a qualification is edited by its pair; the pair can’t be edited and can’t be there twice', async () => {
  world = await withEveryKind();
  const [first] = world.table('Qualifications');
  typeInto(world, 'Qualifications', 'Rank', 2, '3');
  typeInto(world, 'Qualifications', 'Person', 3, 'Kwame Mensah');
  addRow(world, 'Qualifications', { Person: String(first?.['Person']), Item: String(first?.['Item']) });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 2 });
  expect(world.table('Qualifications')[0]).toMatchObject({ Status: '0', Rank: 3 });
  expect(world.table('Qualifications').at(-1)).toMatchObject({ Status: 'Fix' });
  expect(world.table('Qualifications')[1]?.['Message']).toContain('can’t be changed once');
});

test('a new department, a new person and a qualification of both are sent in one push', async () => {
  world = await withEveryKind();
  addRow(world, 'Departments', { Name: 'Garden' });
  addUser(world, { UserName: 'gardener', FirstName: 'Greta', LastName: 'Green' });
  addRow(world, 'Qualifications', { Person: 'Greta Green', Item: 'Garden' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(world.table('Qualifications').at(-1)).toMatchObject({ Status: '0', Category: 'Department' });
});

test('if the Type of a category is unknown, the user chooses it once', async () => {
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
  expect(world.view().tables.filter(({ state }) => state === 'ready')).toHaveLength(7);
  const wing = world.view().ask?.choices.find(({ name }) => name === 'Wing');
  await world.app.do({ do: 'pick-category', category: 'area', catNo: wing?.catNo ?? '' });
  expect(world.view().ask).toBeUndefined();
  expect(world.table('Areas')[0]).toMatchObject({ Name: 'North' });
  await world.app.do({ do: 'download', kind: 'other-items' });
  expect(world.table('Other Items').some((row) => row['Category'] === 'Wing')).toBe(false);
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'areas' });
  expect(world.view().ask).toBeUndefined();
});

test('an ExternalID typed for a new department comes with a warning that it may change an existing one', async () => {
  world = await withEveryKind();
  addRow(world, 'Departments', { Name: 'Garden', ExternalID: '55' });
  addRow(world, 'Departments', { Name: 'Yard' });
  await world.app.do({ do: 'preview' });
  const rows = world.view().preview?.tables[0]?.rows ?? [];
  expect(rows.map((row) => row.warning)).toEqual([
    'Changes the department with External ID 55 if it exists, and adds none.',
    undefined,
  ]);
});

test('new rows that can’t be sent are blocked, each with its reason, and nothing is sent', async () => {
  const bad: readonly (readonly [sheet: string, cells: Record<string, string>, reason: string])[] = [
    ...['Departments', 'Tasks', 'Areas', 'Time-Off Accounts'].map(
      (sheet): [string, Record<string, string>, string] => [
        sheet,
        { Color: 'FF8000' },
        'Name is empty: a new',
      ],
    ),
    ['Times of Day', { StartTime: '9', EndTime: '17' }, 'Name is empty: a new time of day needs one.'],
    ['Times of Day', { Name: 'Tea', EndTime: '17' }, 'Start time is empty: a new time of day needs one.'],
    ['Times of Day', { Name: 'Tea', StartTime: '9' }, 'End time is empty: a new time of day needs one.'],
    ['Qualifications', { Item: 'Breakfast' }, 'Person is empty: a new qualification needs one.'],
    ['Qualifications', { Person: 'Kwame Mensah' }, 'Item is empty: a new qualification needs one.'],
    [
      'Qualifications',
      { Person: 'Kwame Mensah', Item: 'Breakfast', Rank: '1.5' },
      '"1.5" is not a whole number',
    ],
  ];
  world = await withEveryKind();
  const filled = bad.map(([sheet, cells]) => [sheet, addRow(world, sheet, cells) - 2] as const);
  await pushAll(world);
  expect(filled.map(([sheet, at]) => world.table(sheet)[at])).toMatchObject(
    bad.map(([, , reason]) => ({ Status: 'Fix', Message: expect.stringContaining(reason) as string })),
  );
  expect(await writesTo(world)).toEqual([]);
});

test('if two new departments have the same ExternalID, each names the other, and nothing is sent', async () => {
  world = await withEveryKind();
  const row = addRow(world, 'Departments', { Name: 'Garden', ExternalID: '55' });
  addRow(world, 'Departments', { Name: 'Yard', ExternalID: '055' });
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
  expect(await writesTo(world)).toEqual([]);
});

test.each([true, false])(
  'a qualification whose answer is lost (stored: %p) is stored once after the next push, with its rank',
  async (stored) => {
    world = await withEveryKind();
    const row = addRow(world, 'Qualifications', { Person: 'Kwame Mensah', Item: 'Night Team', Rank: '4' });
    await world.sandbox.fault({ kind: 'drop', stored, method: 'updateQualifications' });
    await pushAll(world);
    expect(world.view().result).toMatchObject(
      stored ? { planned: 1, stored: 1 } : { planned: 1, notSent: 1 },
    );
    if (!stored) await pushAll(world);
    const team = (await storedItems(world, 'Night Team'))[0];
    const { qualifications } = await world.sandbox.state();
    expect(qualifications.filter((each) => each['catItemId'] === team?.['catItemId'])).toMatchObject([
      { rank: 4 },
    ]);
    expect(world.table('Qualifications')[row - 2]).toMatchObject({ Status: '0', Rank: 4 });
  },
);

test('a cell that is edited while an earlier table is sent is not sent without a preview', async () => {
  world = await withEveryKind();
  typeInto(world, 'Users', 'FirstName', 3, 'Kofi');
  typeInto(world, 'Time Off', 'Amount', 2, '-11');
  await world.app.do({ do: 'preview' });
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await callsOf(world, 'updateUsers')).length > 0);
  typeInto(world, 'Time Off', 'Amount', 2, '-99');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  expect(world.table('Time Off')[0]).toMatchObject({
    Amount: -99,
    Status: 'Not sent',
    Message: 'This row was changed while the push ran. Push again.',
  });
});

test('if a list is suddenly empty, no row shows Gone', async () => {
  world = await withEveryKind();
  const { fetch: real } = globalThis;
  typeInto(world, 'Users', 'FirstName', 3, 'Kofi');
  await world.app.do({ do: 'preview', kind: 'users' });
  const empty: typeof real = async (input, init) => {
    const answer = await real(input, init);
    const isList = methodOf(input) === 'getUsers';
    return isList ? new Response('{"ErrorMessage":"Success","ErrorCode":"0","Items":[]}') : answer;
  };
  const restore = replace(globalThis, 'fetch', { value: empty });
  await world.app.do({ do: 'send' });
  restore();
  expect(world.view().notice?.title).toContain('lists no users at all');
  expect(world.table('Users').every((row) => row['Status'] !== 'Gone')).toBe(true);
});
