/** A person has another name since a row was made: what the old one means where it comes back. */
import { changeElsewhere, pushAll, withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
});
afterEach(() => world.close());

const SHEET = { 'time-off': 'Time Off', 'time-blocks': 'Time Blocks', qualifications: 'Qualifications' };
type Kind = keyof typeof SHEET;

const rows = (kind: Kind) => world.table(SHEET[kind]);
const type = (kind: Kind, column: string, row: number, text: string) =>
  world.workbook.person.type(world.cell(SHEET[kind], column, row), text, SHEET[kind]);

/** Types a row below the table's last filled one; answers its worksheet row. */
function add(kind: Kind, cells: Readonly<Record<string, string>>): number {
  const row = rows(kind).filter((each) => each['Person'] !== '').length + 2;
  for (const [column, text] of Object.entries(cells)) type(kind, column, row, text);
  return row;
}

/** Somebody else changes a user, and everything is read again. */
async function rename(userName: string, fields: Readonly<Record<string, string>>, kind: Kind): Promise<void> {
  await changeElsewhere(world, userName, fields);
  for (const each of ['users', kind]) await world.app.do({ do: 'download', kind: each });
}

/** Ctrl+Z until a row is as it was before it had an id. */
function undoPastId(kind: Kind, row: number): void {
  for (let times = 0; rows(kind)[row - 2]?.['Row'] !== '' && times < 200; times += 1)
    world.workbook.person.undo();
  expect(rows(kind)[row - 2]).toMatchObject({ Row: '' });
}

const holiday = {
  Person: 'Ingrid Solberg',
  Account: 'Vacation',
  EffectiveDate: '2026-12-24',
  Amount: '-2',
  Description: 'Yule',
};
const shift = { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9', End: '17' };
const holidays = async () =>
  (await world.sandbox.state()).timeOffTransactions.filter((each) => each['description'] === 'Yule');

test('the old name still means them: nothing is sent, and the next download writes the new one', async () => {
  await rename('isolberg', { LastName: 'Mensah' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Mensah' });
  type('time-off', 'Person', 2, 'Ingrid Solberg');
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().notice?.title).toContain('Nothing to push');
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('so it does in a row that was deleted and comes back with a download', async () => {
  await rename('isolberg', { LastName: 'Mensah' }, 'time-off');
  world.workbook.person.deleteRows(2, 1, SHEET['time-off']);
  await world.app.do({ do: 'download', kind: 'time-off' });
  type('time-off', 'Person', rows('time-off').length + 1, 'Ingrid Solberg');
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test.each(['Ingrid Solberg', ' ingrid  solberg', 'Solberg, Ingrid', 'isolberg'])(
  'time off of "%s" that Ctrl+Z brought back to before it had an id is stored once',
  async (person) => {
    const row = add('time-off', { ...holiday, Person: person });
    await pushAll(world);
    await rename('isolberg', { LastName: 'Mensah', UserName: 'imensah' }, 'time-off');
    undoPastId('time-off', row);
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'download', kind: 'time-off' });
    expect(await holidays()).toHaveLength(1);
    expect(rows('time-off')).toHaveLength(row - 1);
    expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
  },
);

test('so is time off that was pushed together with the new name', async () => {
  const row = add('time-off', holiday);
  world.workbook.person.type(world.at('LastName', world.rowOf('isolberg')), 'Mensah', 'Users');
  await pushAll(world);
  expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah' });
  undoPastId('time-off', row);
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await holidays()).toHaveLength(1);
  expect(rows('time-off').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('so is time off whose person has a namesake by now', async () => {
  const row = add('time-off', holiday);
  await pushAll(world);
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  undoPastId('time-off', row);
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await holidays()).toHaveLength(1);
  expect(rows('time-off')).toHaveLength(row - 1);
});

test.each(['Ingrid Solberg', 'isolberg'])(
  'a block of "%s" that Ctrl+Z brought back to before it had an id is stored once',
  async (person) => {
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    const row = add('time-blocks', { ...shift, Person: person });
    await pushAll(world);
    await rename('isolberg', { LastName: 'Mensah', UserName: 'imensah' }, 'time-blocks');
    expect(rows('time-blocks')[row - 2]).toMatchObject({ Person: 'Ingrid Mensah' });
    undoPastId('time-blocks', row);
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(1);
  },
);

test('a qualification that Ctrl+Z brought back to before it had an id stands once in the sheet', async () => {
  const pairs = rows('qualifications');
  const taken = pairs.filter((each) => each['Person'] === 'Ingrid Solberg').map((each) => each['Item']);
  const item = pairs.map((each) => String(each['Item'])).find((each) => !taken.includes(each)) ?? '';
  const row = add('qualifications', { Person: 'Ingrid Solberg', Item: item, Rank: '3' });
  await pushAll(world);
  await rename('isolberg', { LastName: 'Mensah' }, 'qualifications');
  undoPastId('qualifications', row);
  await world.app.do({ do: 'push', kind: 'qualifications' });
  await world.app.do({ do: 'download', kind: 'qualifications' });
  expect(rows('qualifications')).toHaveLength(row - 1);
  expect(rows('qualifications').at(-1)).toMatchObject({ Person: 'Ingrid Mensah', Status: '' });
});

test('a name that several bear today is asked about', async () => {
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Person: 'Ingrid Solberg (isolberg)' });
  type('time-off', 'Person', 2, 'Ingrid Solberg');
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(rows('time-off')[0]).toMatchObject({ Status: 'Fix' });
});

test('a name that another bears today means them, also when they are renamed in their turn', async () => {
  await rename('isolberg', { LastName: 'Berg' }, 'time-off');
  await rename('kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' }, 'time-off');
  type('time-off', 'Person', 2, 'Ingrid Solberg');
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview?.tables[0]).toMatchObject({ updated: 1 });
  await rename('kwamemensah', { LastName: 'Ek' }, 'time-off');
  expect(rows('time-off')[0]).toMatchObject({ Status: 'Fix', Person: 'Ingrid Solberg' });
});

test('a new name that only a download of the users has brought is known after the pane is opened again', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await changeElsewhere(world, 'isolberg', { LastName: 'Nordmann' });
  await world.app.do({ do: 'download', kind: 'users' });
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  const row = add('time-blocks', { ...shift, Person: 'Ingrid Nordmann' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(rows('time-blocks')[row - 2]).toMatchObject({ Status: 'New', Message: '' });
});
