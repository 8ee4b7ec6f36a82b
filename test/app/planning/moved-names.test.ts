/** Names move between people and departments: every shift that is made from another one still means the same records. */
import { storedBlocks } from '../world/service';
import { addRow, pasteShifts, SHIFT, typeInto } from '../world/typing';
import { changeElsewhere, pushAll, withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
});
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const KWAME = 'Kwame Mensah';
const WEEK = {
  do: 'copy-weeks',
  kind,
  from: '2026-11-23',
  to: '2026-11-30',
  times: 1,
  asOpen: false,
  leave: 'anyway',
} as const;

const peopleOf = async () => (await storedBlocks(world)).map((block) => String(block['userId']));
const idOf = (userName: string) => String(world.user(userName)?.['UserID']);
const line = (row: number) => world.table(SHEET)[row - 2];

/** Adds and pushes a shift of Kwame's. Returns its row. */
async function pushShift(cells: Readonly<Record<string, string>> = {}): Promise<number> {
  await world.app.do({ do: 'download', kind });
  const row = addRow(world, SHEET, { ...SHIFT, Person: KWAME, ...cells });
  await pushAll(world);
  expect(await storedBlocks(world)).toHaveLength(1);
  return row;
}

/** Kwame is renamed, and Ingrid gets his name. */
async function moveNames(app = world.app): Promise<void> {
  await changeElsewhere(world, 'kwamemensah', { FirstName: 'Kofi', LastName: 'Boateng' });
  await changeElsewhere(world, 'isolberg', { FirstName: 'Kwame', LastName: 'Mensah' });
  await app.do({ do: 'download', kind: 'users' });
}

/** Kwame and Ingrid are called by each other's names. */
async function exchangeNames(): Promise<void> {
  await changeElsewhere(world, 'kwamemensah', { FirstName: 'Ingrid', LastName: 'Solberg' });
  await changeElsewhere(world, 'isolberg', { FirstName: 'Kwame', LastName: 'Mensah' });
  await world.app.do({ do: 'download', kind: 'users' });
}

async function pushShown(): Promise<void> {
  await world.app.do({ do: 'push', kind });
  await world.app.do({ do: 'send' });
}

test('H3: the copy of a week is of the person that the original means', async () => {
  await pushShift();
  await moveNames();
  await world.app.do(WEEK);
  expect(line(3)).toMatchObject({ Person: 'Kofi Boateng' });
  await pushShown();
  expect(await peopleOf()).toEqual([idOf('kwamemensah'), idOf('kwamemensah')]);
});

test('H3: a second copy of the week finds the first one, whatever the people are called', async () => {
  await pushShift();
  await moveNames();
  await world.app.do(WEEK);
  await world.app.do(WEEK);
  expect(world.view().notice?.title).toContain('there already');
  expect(line(4)?.['Person'] ?? '').toBe('');
});

test('H4: a recurring shift on its dates is of the person that it means', async () => {
  await world.app.do({ do: 'download', kind: 'recurring-blocks' });
  addRow(world, 'Recurring Blocks', { Person: KWAME, 'Day number': '1', Start: '9', End: '17' });
  await pushAll(world);
  await world.app.do({ do: 'download', kind });
  await moveNames();
  await world.app.do({
    do: 'add-recurring',
    kind,
    entry: { dayOne: '2026-11-23', cycle: 7, first: '2026-11-23', last: '2026-11-29', leave: 'anyway' },
  });
  expect(line(2)).toMatchObject({ Person: 'Kofi Boateng' });
});

test('H5: the copy of a week is in the department that the original means', async () => {
  const [one = '', other = ''] = world.table('Departments').map((row) => String(row['Name']));
  const ids = world.table('Departments').map((row) => String(row['CatItemID']));
  await pushShift({ Department: one });
  for (const [KeyVal = '', Name] of [
    [ids[0], 'On the way'],
    [ids[1], one],
    [ids[0], other],
  ] as const)
    await world.sandbox.call('updateDepts', {
      query: { reqAddifnotfound: '0' },
      items: [{ Key: 'CatItemID', KeyVal, Name }],
    });
  await world.app.do({ do: 'download', kind: 'departments' });
  await world.app.do(WEEK);
  expect(line(3)).toMatchObject({ Department: other });
  await pushShown();
  const stored = await storedBlocks(world);
  expect(stored.map((block) => String(block['departmentId']))).toEqual([ids[0], ids[0]]);
});

test('H6: a stored row that is copied by hand is of the person that the original means', async () => {
  const row = await pushShift();
  await moveNames();
  world.workbook.person.copyRows(row, 1, row + 1, SHEET);
  typeInto(world, SHEET, 'Date', row + 1, '2026-11-24');
  await pushShown();
  expect(line(row + 1)).toMatchObject({ Person: 'Kofi Boateng' });
  expect(await peopleOf()).toEqual([idOf('kwamemensah'), idOf('kwamemensah')]);
});

test('H7: “Give shift” gives the shift to the person who was chosen, though another person has the name by now', async () => {
  await world.app.do({ do: 'download', kind });
  addRow(world, SHEET, { ...SHIFT, Person: 'Open shift', Start: '9:00', End: '17:00' });
  await world.app.look();
  await world.app.do({ do: 'open-who', kind, index: 0 });
  expect(world.view().screen.kind).toBe('who');
  const other = await world.secondPane();
  await moveNames(other);
  await world.app.do({ do: 'give-shift', person: idOf('kwamemensah') });
  expect(line(2)).toMatchObject({ Person: 'Kofi Boateng' });
});

test('“Give shift” gives a shift to the person who has its old name by now', async () => {
  await pushShift({ Start: '9:00', End: '17:00' });
  await moveNames();
  await world.app.do({ do: 'open-who', kind, index: 0 });
  await world.app.do({ do: 'give-shift', person: idOf('isolberg') });
  await pushShown();
  expect(await peopleOf()).toEqual([idOf('isolberg')]);
});

test('“Swap” exchanges two people who have exchanged their names', async () => {
  await pushShift({ Start: '9:00', End: '17:00' });
  addRow(world, SHEET, { Person: 'Ingrid Solberg', Date: '2026-11-24', Start: '12:00', End: '20:00' });
  await pushAll(world);
  await exchangeNames();
  await world.app.do({ do: 'open-who', kind, index: 0 });
  await world.app.do({ do: 'swap-shifts', row: String(line(3)?.['Row']), index: 1 });
  await pushShown();
  expect(await peopleOf()).toEqual([idOf('isolberg'), idOf('kwamemensah')]);
});

test('an undo gives a shift back to its person, though both people have exchanged their names', async () => {
  const row = await pushShift();
  typeInto(world, SHEET, 'Person', row, 'Ingrid Solberg');
  await pushShown();
  await world.app.do({ do: 'close-result' });
  expect(await peopleOf()).toEqual([idOf('isolberg')]);
  await exchangeNames();
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'include-unverified', on: true });
  await world.app.do({ do: 'send-undo' });
  expect(await peopleOf()).toEqual([idOf('kwamemensah')]);
});

test('a pasted shift is compared with the person whom the shift in the sheet means', async () => {
  await pushShift();
  await moveNames();
  await pasteShifts(world, 'Who\tDate\tStart\tEnd\nKofi Boateng\t2026-11-23\t09:00\t17:00');
  expect(world.view().paste?.shifts.map(({ change }) => change)).toEqual(['unchanged']);
  await pasteShifts(world, `Who\tDate\tStart\tEnd\n${KWAME}\t2026-11-23\t09:00\t17:00`);
  expect(world.view().paste?.shifts.map(({ change }) => change)).toEqual(['added']);
});

test('a pasted shift is added for the person who was shown, though another person has the name by now', async () => {
  await world.app.do({ do: 'download', kind });
  await pasteShifts(world, `Who\tDate\tStart\tEnd\n${KWAME}\t2026-11-23\t09:00\t17:00`);
  const other = await world.secondPane();
  await moveNames(other);
  await world.app.do({ do: 'add-pasted' });
  expect(line(2)).toMatchObject({ Person: 'Kofi Boateng' });
  other.close();
});
