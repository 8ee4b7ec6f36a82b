/** Names that look the same to a person: a second record is warned about, and spaces that nobody sees are not sent. */
import { storedItems } from '../world/service';
import { addRow, addUser, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
});
afterEach(() => world.close());

const NBSP = '\u00A0';
const ZERO_WIDTH = '\u200B';
const added = (sheet: string) =>
  world
    .table(sheet)
    .flatMap((row) => (row['Status'] === '' ? [] : [[row['Status'], String(row['Message'])]]));
/** `Care team` as `care  TEAM`. */
const inOtherLetters = (name: string) =>
  `${name.slice(0, 2).toLowerCase()}${name.slice(2).toUpperCase()}`.replaceAll(' ', '  ');

test.each([
  ['Departments', 'departments', {}],
  ['Tasks', 'tasks', {}],
  ['Areas', 'areas', {}],
  ['Time-Off Accounts', 'time-off-accounts', {}],
  ['Times of Day', 'times-of-day', { 'Start time': '7:00', 'End time': '15:00' }],
])(
  'a new row of %s with the name of a record in other letters is warned about',
  async (sheet, kind, cells) => {
    const name = String(world.table(sheet)[0]?.['Name']);
    addRow(world, sheet, { ...cells, Name: inOtherLetters(name) });
    await world.app.do({ do: 'preview', kind });
    expect(added(sheet)).toEqual([
      ['New', expect.stringContaining('There is already an identical') as string],
    ]);
  },
);

test('a new department with spaces that nobody sees is to be fixed, and is like the known one without them', async () => {
  const name = String(world.table('Departments')[0]?.['Name']);
  const row = addRow(world, 'Departments', { Name: `${name}${NBSP}` });
  addRow(world, 'Departments', { Name: `${name}${ZERO_WIDTH}` });
  await world.app.do({ do: 'preview', kind: 'departments' });
  expect(added('Departments')).toEqual([
    ['Fix', expect.stringContaining(`make it "${name}"`) as string],
    ['Fix', expect.stringContaining(`make it "${name}"`) as string],
  ]);
  await world.app.do({ do: 'send' });
  expect(await storedItems(world, name)).toHaveLength(1);
  typeInto(world, 'Departments', 'Name', row, name);
  await world.app.do({ do: 'preview', kind: 'departments' });
  expect(added('Departments')[0]).toEqual([
    'New',
    expect.stringContaining('There is already an identical') as string,
  ]);
});

test.each(['FirstName', 'LastName', 'Email', 'UserName'])(
  'a new user whose %s ends with a space is to be fixed',
  async (field) => {
    const row = addUser(world);
    const typed = String(world.users()[row - 2]?.[field]);
    typeInto(world, 'Users', field, row, `${typed} `);
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.users()[row - 2]).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining(`make it "${typed}"`) as string,
    });
  },
);

test('a stored name with an odd space is no edit, and other fields of its row can be pushed', async () => {
  const department = String(world.table('Departments')[0]?.['CatItemID']);
  const Name = ` Care${NBSP}`;
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: department, Name }],
  });
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(added('Departments')).toEqual([]);
  typeInto(world, 'Departments', 'Color', 2, 'FF0000');
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await storedItems(world, Name)).toMatchObject([{ color: 'FF0000' }]);
  typeInto(world, 'Departments', 'Name', 2, 'Care');
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await storedItems(world, 'Care')).toHaveLength(1);
});
