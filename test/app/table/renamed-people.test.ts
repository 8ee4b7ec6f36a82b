/** A person has got another name since a row was made: what the old name means in the sheet. */
import { storedBlocks, storedTimeOff } from '../world/service';
import { addRow, HOLIDAY, SHIFT, typeInto, typeUser, undoWhile } from '../world/typing';
import { changeElsewhere, pushAll, withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
});
afterEach(() => world.close());

const SHEET = { 'time-off': 'Time Off', 'time-blocks': 'Time Blocks', qualifications: 'Qualifications' };
type Kind = keyof typeof SHEET;

const YULE = { ...HOLIDAY, Description: 'Yule' };
const rows = (kind: Kind) => world.table(SHEET[kind]);

/** A colleague changes a user, and everything is downloaded again. */
async function rename(userName: string, fields: Readonly<Record<string, string>>, kind: Kind): Promise<void> {
  await changeElsewhere(world, userName, fields);
  for (const each of ['users', kind]) await world.app.do({ do: 'download', kind: each });
}

/** Presses Ctrl+Z until a row is as it was before it had an id. */
function undoPastId(kind: Kind, row: number): void {
  undoWhile(world, () => rows(kind)[row - 2]?.['Row'] !== '');
  expect(rows(kind)[row - 2]).toMatchObject({ Row: '' });
}

test('the old name still means the person: nothing is sent, and the next download writes the new name', async () => {
  await rename('isolberg', { LastName: 'Mensah' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Mensah' });
  typeInto(world, SHEET['time-off'], 'Person', 2, 'Ingrid Solberg');
  await world.reopenConnected();
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().notice?.title).toContain('Nothing to push');
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('the old name means the person also in a row that was deleted and added again by a download', async () => {
  await rename('isolberg', { LastName: 'Mensah' }, 'time-off');
  world.workbook.person.deleteRows(2, 1, SHEET['time-off']);
  await world.app.do({ do: 'download', kind: 'time-off' });
  typeInto(world, SHEET['time-off'], 'Person', rows('time-off').length + 1, 'Ingrid Solberg');
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test.each(['Ingrid Solberg', ' ingrid  solberg', 'Solberg, Ingrid', 'isolberg'])(
  'time off of "%s" that lost its row id to Ctrl+Z is stored once',
  async (person) => {
    const row = addRow(world, SHEET['time-off'], { ...YULE, Person: person });
    await pushAll(world);
    await rename('isolberg', { LastName: 'Mensah', UserName: 'imensah' }, 'time-off');
    undoPastId('time-off', row);
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'download', kind: 'time-off' });
    expect(await storedTimeOff(world, 'Yule')).toHaveLength(1);
    expect(rows('time-off')).toHaveLength(row - 1);
    expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
  },
);

test('time off that was pushed together with the new name, and lost its row id to Ctrl+Z, is stored once', async () => {
  const row = addRow(world, SHEET['time-off'], YULE);
  typeUser(world, 'LastName', 'isolberg', 'Mensah');
  await pushAll(world);
  expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah' });
  undoPastId('time-off', row);
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await storedTimeOff(world, 'Yule')).toHaveLength(1);
  expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('time off whose person shares the name with somebody else by now, and lost its row id to Ctrl+Z, is stored once', async () => {
  const row = addRow(world, SHEET['time-off'], YULE);
  await pushAll(world);
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  undoPastId('time-off', row);
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await storedTimeOff(world, 'Yule')).toHaveLength(1);
  expect(rows('time-off')).toHaveLength(row - 1);
});

test.each(['Ingrid Solberg', 'isolberg'])(
  'a block of "%s" that lost its row id to Ctrl+Z is stored once',
  async (person) => {
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    const row = addRow(world, SHEET['time-blocks'], { ...SHIFT, Person: person });
    await pushAll(world);
    await rename('isolberg', { LastName: 'Mensah', UserName: 'imensah' }, 'time-blocks');
    expect(rows('time-blocks')[row - 2]).toMatchObject({ Person: 'Ingrid Mensah' });
    undoPastId('time-blocks', row);
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect(await storedBlocks(world)).toHaveLength(1);
  },
);

test('a qualification that lost its row id to Ctrl+Z is in the sheet once', async () => {
  const pairs = rows('qualifications');
  const taken = pairs.filter((each) => each['Person'] === 'Ingrid Solberg').map((each) => each['Item']);
  const item = pairs.map((each) => String(each['Item'])).find((each) => !taken.includes(each)) ?? '';
  const row = addRow(world, SHEET['qualifications'], { Person: 'Ingrid Solberg', Item: item, Rank: '3' });
  await pushAll(world);
  await rename('isolberg', { LastName: 'Mensah' }, 'qualifications');
  undoPastId('qualifications', row);
  await world.app.do({ do: 'push', kind: 'qualifications' });
  await world.app.do({ do: 'download', kind: 'qualifications' });
  expect(rows('qualifications')).toHaveLength(row - 1);
  expect(rows('qualifications').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('a name that several people have today shows Fix', async () => {
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Solberg (isolberg)' });
  typeInto(world, SHEET['time-off'], 'Person', 2, 'Ingrid Solberg');
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(rows('time-off')[0]).toMatchObject({ Status: 'Fix' });
});

test('a name that another person has today means that person, also after that person is renamed', async () => {
  await rename('isolberg', { LastName: 'Berg' }, 'time-off');
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  typeInto(world, SHEET['time-off'], 'Person', 2, 'Ingrid Solberg');
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview?.tables[0]).toMatchObject({ updated: 1 });
  await rename('kwamemensah', { LastName: 'Ek' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Status: 'Fix', Person: 'Ingrid Solberg' });
});

test('a new name that only a download of users has brought is known after the pane is opened again', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await changeElsewhere(world, 'isolberg', { LastName: 'Nordmann' });
  await world.app.do({ do: 'download', kind: 'users' });
  await world.reopenConnected();
  const row = addRow(world, SHEET['time-blocks'], { ...SHIFT, Person: 'Ingrid Nordmann' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(rows('time-blocks')[row - 2]).toMatchObject({ Status: 'New', Message: '' });
});
