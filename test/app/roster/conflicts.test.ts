/** Time Blocks have changed since a roster was made: its cells are compared first, and both values are shown. */
import { checkOf, makeRoster, PEOPLE, shiftsIn, withShifts, SeenRoster } from '../world/rosters';
import { storedBlocks } from '../world/service';
import { addRow, HOLIDAY, typeInto } from '../world/typing';
import type { World } from '../world/world';

let world: World;
let roster: SeenRoster;
afterEach(() => world.close());

const KITCHEN = { Department: 'Kitchen' };
const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', ...KITCHEN },
  { Person: 'Kwame Mensah', Date: '2026-11-24', Start: '10:00', End: '18:00', ...KITCHEN },
  { Person: 'Hannah Abbott', Date: '2026-11-25', Start: '8:00', End: '16:00', ...KITCHEN },
];
const [INGRID, KWAME, HANNAH] = [
  'Ingrid Solberg|Nov 23|9:00|17:00|Kitchen',
  'Kwame Mensah|Nov 24|10:00|18:00|Kitchen',
  'Hannah Abbott|Nov 25|8:00|16:00|Kitchen',
];
const OUTDATED =
  '1 cell is older than Time Blocks and Time Off. Make the roster again to see the new shifts.';

beforeEach(async () => {
  world = await withShifts(SHIFTS);
  roster = await makeRoster(world);
});

const takeOver = () => world.app.do({ do: 'take-over-roster' });
async function pushBlocks(): Promise<void> {
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'open-rosters' });
}

test('a shift that was edited in Time Blocks makes its cell outdated, and taking over leaves that edit', async () => {
  typeInto(world, 'Time Blocks', 'Start', 2, '7:00');
  expect(await checkOf(world)).toMatchObject({ typed: 0, conflicts: [], sentences: [OUTDATED] });
  roster.type('Amara Diallo', '2026-11-23', '9-12');
  await takeOver();
  expect(shiftsIn(world)).toEqual([
    'Ingrid Solberg|Nov 23|7:00|17:00|Kitchen',
    KWAME,
    HANNAH,
    'Amara Diallo|Nov 23|9:00|12:00',
  ]);
});

test.each([
  ['a new shift', () => addRow(world, 'Time Blocks', { ...SHIFTS[0], Person: 'Amara Diallo' })],
  ['a shift of another day', () => typeInto(world, 'Time Blocks', 'Date', 2, '2026-11-26')],
  ['a note', () => typeInto(world, 'Time Blocks', 'Notes', 2, 'keys')],
])('%s in Time Blocks is no change of the roster', async (_what, change) => {
  change();
  const before = shiftsIn(world);
  expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
  await takeOver();
  expect(shiftsIn(world)).toEqual(before);
});

describe('a cell that was typed into and whose shift was edited in Time Blocks', () => {
  beforeEach(() => {
    typeInto(world, 'Time Blocks', 'Start', 2, '7:00');
    roster.type('Ingrid Solberg', '2026-11-23', '10-17');
  });
  const EDITED = 'Ingrid Solberg|Nov 23|7:00|17:00|Kitchen';

  test('is shown with both values, and is not taken over without an answer', async () => {
    const { conflicts, changes } = await checkOf(world);
    expect(changes).toBe(0);
    expect(conflicts).toEqual([
      {
        id: '1001\n2026-11-23',
        name: 'Ingrid Solberg',
        date: '2026-11-23',
        text: '10-17',
        now: '7a–5p Kitchen',
      },
    ]);
    await takeOver();
    expect(shiftsIn(world)).toEqual([EDITED, KWAME, HANNAH]);
  });

  test.each([
    ['roster', 'Ingrid Solberg|Nov 23|10:00|17:00|Kitchen'],
    ['sheet', EDITED],
  ] as const)('is what the %s has, if that is the answer', async (side, after) => {
    const [{ id } = { id: '' }] = (await checkOf(world)).conflicts;
    await world.app.do({ do: 'answer-roster', id, side });
    await takeOver();
    expect(shiftsIn(world)).toEqual([after, KWAME, HANNAH]);
    await takeOver();
    expect(shiftsIn(world)).toEqual([after, KWAME, HANNAH]);
  });

  test('is asked about again if the shift is edited once more after the answer', async () => {
    const [{ id } = { id: '' }] = (await checkOf(world)).conflicts;
    await world.app.do({ do: 'answer-roster', id, side: 'roster' });
    typeInto(world, 'Time Blocks', 'Start', 2, '6:00');
    expect((await checkOf(world)).conflicts).toMatchObject([{ now: '6a–5p Kitchen' }]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(['Ingrid Solberg|Nov 23|6:00|17:00|Kitchen', KWAME, HANNAH]);
  });

  test('is no conflict if both sides say the same', async () => {
    roster.type('Ingrid Solberg', '2026-11-23', '7-17');
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
  });
});

test('a cell that was typed into and whose row of Time Blocks was deleted: the answer adds the shift once', async () => {
  world.workbook.person.deleteRows(2, 1, 'Time Blocks');
  roster.type('Ingrid Solberg', '2026-11-23', '10-17');
  const { conflicts } = await checkOf(world);
  expect(conflicts).toMatchObject([{ text: '10-17', now: '' }]);
  await takeOver();
  expect(shiftsIn(world)).toEqual([KWAME, HANNAH]);
  await world.app.do({ do: 'answer-roster', id: conflicts[0]?.id ?? '', side: 'roster' });
  await takeOver();
  const after = [KWAME, HANNAH, 'Ingrid Solberg|Nov 23|10:00|17:00|Kitchen'];
  expect(shiftsIn(world)).toEqual(after);
  await takeOver();
  expect(shiftsIn(world)).toEqual(after);
});

test('an emptied cell whose row of Time Blocks was deleted changes nothing', async () => {
  world.workbook.person.deleteRows(2, 1, 'Time Blocks');
  roster.type('Ingrid Solberg', '2026-11-23', '');
  expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
  await takeOver();
  expect(shiftsIn(world)).toEqual([KWAME, HANNAH]);
});

test('a shift that somebody else has now: the cell that was typed into is a conflict, and nobody has it twice', async () => {
  typeInto(world, 'Time Blocks', 'Person', 2, 'Amara Diallo');
  roster.type('Ingrid Solberg', '2026-11-23', '10-17');
  const { conflicts } = await checkOf(world);
  expect(conflicts).toMatchObject([{ name: 'Ingrid Solberg', now: '' }]);
  await takeOver();
  expect(shiftsIn(world)).toEqual(['Amara Diallo|Nov 23|9:00|17:00|Kitchen', KWAME, HANNAH]);
});

test('a time off that was entered meanwhile is a conflict with what was typed there', async () => {
  addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: '2026-11-26', Amount: '-1' });
  const before = world.table('Time Off').length;
  roster.type('Ingrid Solberg', '2026-11-26', '9-17');
  const { conflicts } = await checkOf(world);
  expect(conflicts).toMatchObject([{ name: 'Ingrid Solberg', now: 'Vacation' }]);
  await world.app.do({ do: 'answer-roster', id: conflicts[0]?.id ?? '', side: 'roster' });
  expect(world.view().roster?.check?.refused).toMatchObject([
    {
      date: '2026-11-26',
      sentence: 'The service can’t take time off away. Change it in its row.',
    },
  ]);
  await takeOver();
  expect(world.table('Time Off')).toHaveLength(before);
  expect(shiftsIn(world)).toEqual([INGRID, KWAME, HANNAH]);
});

test('a cell of time off that was typed over says where to change it', async () => {
  const { key } = await checkOf(world);
  const row = addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: '2026-11-26', Amount: '-2' });
  await world.app.do({ do: 'make-roster-again', key });
  expect(roster.text('Ingrid Solberg', '2026-11-27')).toBe('Vacation');
  roster.type('Ingrid Solberg', '2026-11-27', '');
  expect(await checkOf(world)).toMatchObject({
    changes: 0,
    refused: [{ date: '2026-11-27', row: { kind: 'time-off', number: row } }],
  });
  await takeOver();
  expect(world.table('Time Off')[row - 2]).toMatchObject({ Amount: -2 });
});

test('a push and a download meanwhile are no changes, and the pushed shift is changed by its cell', async () => {
  await pushBlocks();
  await world.app.do({ do: 'close-rosters' });
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'open-rosters' });
  expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [], sentences: [] });
  roster.type('Ingrid Solberg', '2026-11-23', '10-17');
  await takeOver();
  expect(shiftsIn(world)).toEqual(['Ingrid Solberg|Nov 23|10:00|17:00|Kitchen', KWAME, HANNAH]);
  await pushBlocks();
  expect((await storedBlocks(world)).map(({ timeStart }) => timeStart)).toHaveLength(3);
});

test('shifts that are in another department now are still those of their cells', async () => {
  await world.app.do({ do: 'open-rosters' });
  const { choices } = world.view().roster!;
  const id = choices.departments.find(({ label }) => label === 'Kitchen')?.id ?? '';
  const period = { from: '2026-11-23', to: '2026-11-29' };
  await world.app.do({ do: 'make-roster', choice: { period, paper: 'a4', departments: [id] } });
  const ofKitchen = world.view().roster?.check?.sheet ?? '';
  const kitchen = new SeenRoster(world, ofKitchen);
  typeInto(world, 'Time Blocks', 'Department', 2, 'Front Desk');
  kitchen.type('Ingrid Solberg', '2026-11-23', '10-17');
  const { conflicts } = await checkOf(world);
  expect(conflicts).toMatchObject([{ now: expect.stringContaining('9a–5p') as string }]);
  await world.app.do({ do: 'answer-roster', id: conflicts[0]?.id ?? '', side: 'roster' });
  await takeOver();
  expect(shiftsIn(world)).toEqual(['Ingrid Solberg|Nov 23|10:00|17:00|Front Desk', KWAME, HANNAH]);
});

describe('a roster that is made again', () => {
  test('asks first if something was typed, and then shows the sheets as they are', async () => {
    const { key } = await checkOf(world);
    typeInto(world, 'Time Blocks', 'Start', 2, '7:00');
    roster.type('Amara Diallo', '2026-11-23', '9-12');
    await world.app.do({ do: 'make-roster-again', key });
    expect(world.view().notice).toMatchObject({
      tone: 'warning',
      title: '1 cell was typed into and not taken over. What it says would be lost.',
    });
    expect(roster.text('Amara Diallo', '2026-11-23')).toBe('9-12');
    await world.app.do({ do: 'make-roster-again', key, mayLose: true });
    expect(roster.text('Amara Diallo', '2026-11-23')).toBe('');
    expect(roster.text('Ingrid Solberg', '2026-11-23')).toBe('7a–5p');
    expect(await checkOf(world)).toMatchObject({ typed: 0, sentences: [] });
    expect(world.view().roster?.made).toHaveLength(1);
    expect(shiftsIn(world)).toEqual(['Ingrid Solberg|Nov 23|7:00|17:00|Kitchen', KWAME, HANNAH]);
  });

  test('keeps the user’s notes beside and below it', async () => {
    const { key } = await checkOf(world);
    const lines = roster.cells();
    const [right, below] = [lines[0]?.length ?? 0, lines.length + 2];
    const letter = String.fromCharCode(65 + right + 1);
    world.workbook.person.type(`${letter}${roster.rowOf('Ingrid Solberg') + 1}`, 'ask Ingrid', roster.sheet);
    world.workbook.person.type(`A${below}`, 'mine', roster.sheet);
    for (const day of ['23', '24', '25'])
      addRow(world, 'Time Blocks', { ...SHIFTS[0], Person: 'Amara Diallo', Date: `2026-11-${day}` });
    await world.app.do({ do: 'make-roster-again', key });
    const texts = roster
      .cells()
      .flat()
      .map(({ value }) => value);
    expect(texts).toContain('ask Ingrid');
    expect(texts).toContain('mine');
    expect(roster.text('Amara Diallo', '2026-11-24')).toBe('9-5');
    roster.type('Amara Diallo', '2026-11-24', '10-17');
    expect(await checkOf(world)).toMatchObject({ typed: 1, changes: 1, sentences: [] });
  });

  test('is sorted, hidden and filtered no longer, and is read as before', async () => {
    const { key } = await checkOf(world);
    const rows = PEOPLE.slice(1).map((name) => roster.rowOf(name));
    roster.reorder(rows, [...rows].reverse());
    world.workbook.grid.setRowsHidden(roster.id, rows[0] ?? 0, 2, true);
    await world.app.do({ do: 'make-roster-again', key });
    expect(rows.map((row) => world.workbook.grid.rowHidden(roster.id, row))).toEqual([false, false, false]);
    expect(await checkOf(world)).toMatchObject({ typed: 0, sentences: [] });
  });
});
