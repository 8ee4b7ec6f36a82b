import { until } from '../../runner/until';
/** Names that look the same to a person: a second record is warned about, and spaces that nobody sees are not sent. */
import { storedItems } from '../world/service';
import { addRow, addUser, typeInto, typeUser } from '../world/typing';
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
      ['New', expect.stringContaining('already there: this row adds a second one') as string],
    ]);
  },
);

test('a new department with spaces that nobody sees is like the known one, and the check takes them out', async () => {
  const name = String(world.table('Departments')[0]?.['Name']);
  const row = addRow(world, 'Departments', { Name: `${name}${NBSP}` });
  addRow(world, 'Departments', { Name: `${name}${ZERO_WIDTH}` });
  await world.app.do({ do: 'preview', kind: 'departments' });
  expect(world.view().preview?.tables[0]).toMatchObject({ tidied: 2, warned: 2 });
  expect(world.table('Departments')[row - 2]?.['Name']).toBe(name);
  expect(added('Departments')[0]).toEqual([
    'New',
    expect.stringContaining('already there: this row adds a second one') as string,
  ]);
});

test.each(['FirstName', 'LastName', 'Email', 'UserName'])(
  'a new user whose %s ends with a space: the cell says how it is sent, and it is sent so',
  async (field) => {
    const row = addUser(world);
    const typed = String(world.users()[row - 2]?.[field]);
    typeInto(world, 'Users', field, row, `${typed} ${ZERO_WIDTH}`);
    const message = () => String(world.users()[row - 2]?.['Message']);
    await until(() => message().includes(`is sent as "${typed}"`));
    expect(world.users()[row - 2]).toMatchObject({ Status: 'New' });
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.view().preview?.tables[0]).toMatchObject({ added: 1, left: 0, tidied: 1 });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.app.do({ do: 'send' });
    expect(world.users()[row - 2]).toMatchObject({ Status: '0', [field]: typed });
    const { users } = await world.sandbox.state();
    expect(users.at(-1)).toMatchObject({ [`${field[0]?.toLowerCase()}${field.slice(1)}`]: typed });
  },
);

test('one click does not send a name without its spaces unseen, and a name that is the old one without them is no edit', async () => {
  typeUser(world, 'LastName', 'soconnor', ' Newname ');
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view().preview?.tables[0]).toMatchObject({ updated: 1, tidied: 1 });
  await world.app.do({ do: 'back' });
  const before = String(world.user('isolberg')?.['LastName']);
  typeUser(world, 'LastName', 'isolberg', `${before}${NBSP}`);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('isolberg')).toMatchObject({ LastName: before, Status: '' });
});

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
