/**
 * A new record is added under a number that is made of its row's id. In a copy of the workbook, at another company and in
 * another table, the same number would be another record's: an addition there never overwrites that record.
 */
import { startCaller } from '../../standins/service/caller';
import { addressOf } from '../world/network';
import { storedBlocks, storedUser } from '../world/service';
import { addRow, SHIFT, typeInto, typeRow } from '../world/typing';
import { withEverything, type World } from '../world/world';

const [WAS, NOW] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Copy of Week 47.xlsx'];

let world: World;
afterEach(() => world.close());

const push = (kind: string) => world.app.do({ do: 'push', kind });
const itemNames = async () => (await world.sandbox.state()).categoryItems.map(({ name }) => name);
const personsOfBlocks = async () => (await storedBlocks(world)).map((block) => block['userId']);

/** The new rows get their ids and numbers, and nothing is sent. */
async function previewOnly(kind: string): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'back' });
}

/** Keeps the file, pushes in the original, and opens the kept file as a copy, at another place. */
async function pushInOriginal(kind: string): Promise<void> {
  const openKept = world.workbook.keep();
  await push(kind);
  openKept();
  world.workbook.saveAs(NOW);
  await world.reopenConnected();
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
}

test('a department that gets another name in a copy is another record than the original’s', async () => {
  world = await withEverything({ workbook: { url: WAS } });
  const row = addRow(world, 'Departments', { Name: 'Garden' });
  await previewOnly('departments');
  await pushInOriginal('departments');
  typeInto(world, 'Departments', 'Name', row, 'Boathouse');
  await push('departments');
  expect(await itemNames()).toEqual(expect.arrayContaining(['Garden', 'Boathouse']));
});

test('a shift of a copy is not called stored because the original’s is', async () => {
  world = await withEverything({ workbook: { url: WAS } });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  typeRow(world, 'Time Blocks', 2, SHIFT);
  await previewOnly('time-blocks');
  await pushInOriginal('time-blocks');
  typeInto(world, 'Time Blocks', 'Person', 2, 'Kwame Mensah');
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await push('time-blocks');
  await world.app.do({ do: 'close-result' });
  await push('time-blocks');
  expect(world.table('Time Blocks')[0]).toMatchObject({ Status: '0' });
  expect(await personsOfBlocks()).toEqual([
    (await storedUser(world, 'isolberg'))?.['userId'],
    (await storedUser(world, 'kwamemensah'))?.['userId'],
  ]);
});

test('rows that are pushed as new to another company and back overwrite no stored record', async () => {
  const session = { sessionId: 'f4c1b07e9d2a63588bd0', sp: '12345' };
  const second = await startCaller({ session });
  const other = 'https://second.example/service';
  world = await withEverything({
    sandbox: { session },
    fetch: (input, init) => fetch(addressOf(input).replace(other, second.baseUrl), init),
  });
  addRow(world, 'Departments', { Name: 'Garden' });
  await push('departments');
  const garden = String((await world.sandbox.state()).categoryItems.at(-1)?.['catItemId']);
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: garden, Name: 'Orchard' }],
  });
  for (const baseUrl of [other, world.sandbox.baseUrl]) {
    await world.app.do({ do: 'sign-out' });
    await world.app.do({ do: 'connect', baseUrl, sessionId: session.sessionId, sp: session.sp });
    await push('departments');
    await world.app.do({ do: 'change-company', change: 'push' });
  }
  const rows = world.table('Departments');
  for (let at = rows.length; at > 0; at -= 1)
    if (rows[at - 1]?.['Name'] !== 'Garden') world.workbook.person.deleteRows(at + 1, 1, 'Departments');
  await push('departments');
  await world.app.do({ do: 'send' });
  await second.close();
  expect(await itemNames()).toEqual(expect.arrayContaining(['Orchard', 'Garden']));
});

test('a shift whose whole row is copied into another schedule is not called stored because its original is', async () => {
  world = await withEverything();
  for (const kind of ['time-blocks', 'timesheet']) await world.app.do({ do: 'download', kind });
  typeRow(world, 'Time Blocks', 2, SHIFT);
  await push('time-blocks');
  const [header = []] = world.workbook.person.read('Timesheet') as string[][];
  const [original] = world.table('Time Blocks');
  const cells = header.map((name) => String(original?.[name] ?? ''));
  world.workbook.person.paste(`'Timesheet'!A2`, cells.join('\t'), 'Timesheet');
  typeInto(world, 'Timesheet', 'Person', 2, 'Kwame Mensah');
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await push('timesheet');
  await world.app.do({ do: 'close-result' });
  await push('timesheet');
  expect(world.table('Timesheet')[0]).toMatchObject({ Status: '0' });
  expect(world.table('Timesheet')[0]?.['Row']).not.toBe(original?.['Row']);
  expect(await personsOfBlocks()).toEqual([
    (await storedUser(world, 'isolberg'))?.['userId'],
    (await storedUser(world, 'kwamemensah'))?.['userId'],
  ]);
});
