import {
  checkOf,
  makeRoster,
  newTimeOff,
  PEOPLE,
  shiftsIn,
  withShifts,
  type SeenRoster,
} from '../world/rosters';
/** A roster from the sheet that is made to the rows that are written: typed into, read, taken over, taken back. */
import { addRow } from '../world/typing';
import type { World } from '../world/world';

let world: World;
let roster: SeenRoster;
afterEach(() => world.close());

const KITCHEN = { Department: 'Kitchen' };
const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', ...KITCHEN },
  { Person: 'Ingrid Solberg', Date: '2026-11-24', Start: '7:00', End: '15:00', ...KITCHEN, Notes: 'keys' },
  { Person: 'Kwame Mensah', Date: '2026-11-23', Start: '9:00', End: '12:00', ...KITCHEN },
  { Person: 'Kwame Mensah', Date: '2026-11-23', Start: '17:00', End: '22:30', ...KITCHEN },
  { Person: 'Kwame Mensah', Date: '2026-11-28', Start: '22:00', End: '6:00', ...KITCHEN },
];
const BEFORE = [
  'Ingrid Solberg|Nov 23|9:00|17:00|Kitchen',
  'Ingrid Solberg|Nov 24|7:00|15:00|Kitchen|keys',
  'Kwame Mensah|Nov 23|9:00|12:00|Kitchen',
  'Kwame Mensah|Nov 23|17:00|22:30|Kitchen',
  'Kwame Mensah|Nov 28|22:00|6:00|Kitchen',
];

/** The same rows, of which one is another now. */
const changed = (rows: readonly string[], at: number, row: string) =>
  rows.map((each, index) => (index === (at + rows.length) % rows.length ? row : each));

async function begin(): Promise<void> {
  world = await withShifts(SHIFTS);
  roster = await makeRoster(world);
}

const takeOver = () => world.app.do({ do: 'take-over-roster' });
const linesOf = async (name: string) =>
  (await checkOf(world)).people.find((each) => each.name === name)?.lines ?? [];
const refusals = async () =>
  (await checkOf(world)).refused.map(({ name, date, sentence }) => ({ name, date, sentence }));

describe('the drawn sheet', () => {
  test('has a row for each person and one for open shifts, and a column for each day', async () => {
    await begin();
    expect(roster.text('Ingrid Solberg', '2026-11-23')).toBe('9-5');
    expect(roster.text('Ingrid Solberg', '2026-11-24')).toBe('Early *');
    expect(roster.text('Kwame Mensah', '2026-11-23')).toBe('9a–12p\n5p–10:30p');
    expect(roster.text('Kitchen/Open shifts', '2026-11-23')).toBe('');
    const names = PEOPLE.map((name) => roster.rowOf(name));
    expect(new Set(names).size).toBe(PEOPLE.length);
  });

  test('has the format Text in all cells that people type into, in the empty ones as well', async () => {
    await begin();
    const [first, last] = [
      roster.place('Kitchen', '2026-11-23'),
      roster.place('No department/Open shifts', '2026-11-29'),
    ];
    for (const name of [...PEOPLE, 'Kitchen/Open shifts', 'No department/Open shifts']) {
      const { row } = roster.place(name, '2026-11-23');
      const area = { row, column: first.column, rows: 1, columns: last.column - first.column + 1 };
      expect(world.workbook.grid.formats(roster.id, area)).toEqual([Array.from({ length: 7 }, () => '@')]);
    }
    roster.type('Hannah Abbott', '2026-11-25', '9-12');
    expect(roster.text('Hannah Abbott', '2026-11-25')).toBe('9-12');
  });

  test('hides the row and the column of ids, and keeps the head and the names in sight', async () => {
    await begin();
    const { grid } = world.workbook;
    const header = roster.rowOf('Person');
    const ids = roster.columnOf('days');
    expect(grid.rowHidden(roster.id, header - 1)).toBe(true);
    expect(grid.columnHidden(roster.id, ids)).toBe(true);
    const shown = roster.cells().flatMap((_, row) => (grid.rowHidden(roster.id, row) ? [] : [row]));
    expect(roster.cells()).toHaveLength(shown.length + 1);
    expect(grid.frozen(roster.id)).toEqual({ rows: header + 1, columns: 1 });
  });

  test('changes nothing if nobody types into it, and taking it over writes nothing', async () => {
    await begin();
    expect(await checkOf(world)).toMatchObject({
      typed: 0,
      changes: 0,
      people: [],
      refused: [],
      conflicts: [],
      sentences: [],
    });
    await takeOver();
    expect(world.view().notice?.title).toBe('There is nothing to take over.');
    expect(shiftsIn(world)).toEqual(BEFORE);
  });
});

describe('a typed cell', () => {
  beforeEach(begin);

  test('adds a shift in the department of its row, and what was typed beside the times is its note', async () => {
    roster.type('Ingrid Solberg', '2026-11-25', '10-18 Bar');
    roster.type('Hannah Abbott', '2026-11-25', '9-17');
    expect(await checkOf(world)).toMatchObject({ typed: 2, changes: 2 });
    await takeOver();
    expect(shiftsIn(world)).toEqual([
      ...BEFORE,
      'Ingrid Solberg|Nov 25|10:00|18:00|Kitchen|Bar',
      'Hannah Abbott|Nov 25|9:00|17:00',
    ]);
    expect(world.view().notice).toMatchObject({
      tone: 'success',
      title: '2 shifts added to Time Blocks.',
      takesBack: true,
    });
  });

  test('changes the times of its shift and keeps the details that it does not show', async () => {
    roster.type('Ingrid Solberg', '2026-11-24', '8-15');
    expect(await linesOf('Ingrid Solberg')).toMatchObject([{ date: '2026-11-24', kind: 'changed' }]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(BEFORE, 1, 'Ingrid Solberg|Nov 24|8:00|15:00|Kitchen|keys'));
  });

  test('with two lines changes the shift that is nearest in time, and a line more is one shift more', async () => {
    roster.type('Kwame Mensah', '2026-11-23', '9-12\n18-22:30\n14-16');
    expect((await linesOf('Kwame Mensah')).map(({ kind }) => kind)).toEqual(['changed', 'added']);
    await takeOver();
    expect(shiftsIn(world)).toEqual([
      ...changed(BEFORE, 3, 'Kwame Mensah|Nov 23|18:00|22:30|Kitchen'),
      'Kwame Mensah|Nov 23|14:00|16:00|Kitchen',
    ]);
  });

  test('that was emptied makes its shift open', async () => {
    roster.type('Ingrid Solberg', '2026-11-23', '');
    expect(await linesOf('Ingrid Solberg')).toMatchObject([{ kind: 'opened' }]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(BEFORE, 0, 'Open shift|Nov 23|9:00|17:00|Kitchen'));
  });

  test('that was cut and pasted into another row gives its shift to that person', async () => {
    roster.type('Ingrid Solberg', '2026-11-24', '');
    roster.type('Hannah Abbott', '2026-11-24', 'Early *');
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(BEFORE, 1, 'Hannah Abbott|Nov 24|7:00|15:00|Kitchen|keys'));
  });

  test('with an account is a day of Time Off, and with a reason is time off in Time Blocks', async () => {
    roster.type('Hannah Abbott', '2026-11-26', 'Vacation');
    roster.type('Hannah Abbott', '2026-11-27', 'Vacation');
    expect(await linesOf('Hannah Abbott')).toEqual([
      { date: '2026-11-26', kind: 'away', shift: 'Vacation', was: '', keeps: '' },
      { date: '2026-11-27', kind: 'away', shift: 'Vacation', was: '', keeps: '' },
    ]);
    await takeOver();
    expect(newTimeOff(world)).toEqual(['Hannah Abbott|Vacation|Nov 26|-2']);
    expect(shiftsIn(world)).toEqual(BEFORE);
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, refused: [] });
  });

  test('may have the name of each account and each reason, and of each time of day', async () => {
    const namesIn = (sheet: string) => world.table(sheet).map((row) => String(row['Name']));
    await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
    const reasons = (world.view().paste?.codeChoices.reasons ?? []).map((text) => text.split(': ').at(-1));
    await world.app.do({ do: 'close-paste' });
    await world.app.do({ do: 'open-rosters' });
    const kindOf = async (name = '') => {
      roster.type('Hannah Abbott', '2026-11-26', name);
      const [line] = await linesOf('Hannah Abbott');
      return `${name}: ${line?.kind} ${line?.shift}`;
    };
    for (const name of namesIn('Time-Off Accounts')) expect(await kindOf(name)).toBe(`${name}: away ${name}`);
    for (const name of reasons) expect(await kindOf(name)).toBe(`${name}: away ${name}`);
    expect(reasons.length).toBeGreaterThan(2);
    expect(await kindOf('Night')).toBe('Night: added 10:00 PM–7:15 AM');
  });

  test('in the row of open shifts adds an open shift, and no absence', async () => {
    roster.type('Kitchen/Open shifts', '2026-11-25', '9-12');
    roster.type('Kitchen/Open shifts', '2026-11-26', 'Vacation');
    expect(await refusals()).toMatchObject([{ date: '2026-11-26' }]);
    await takeOver();
    expect(shiftsIn(world)).toEqual([...BEFORE, 'Open shift|Nov 25|9:00|12:00|Kitchen']);
    expect(newTimeOff(world)).toEqual([]);
  });

  test('that can’t be read is refused with a sentence, and the rest is taken over', async () => {
    const day = '2026-11-25';
    roster.type('Amara Diallo', day, 'QX');
    roster.type('Hannah Abbott', day, '=A1');
    roster.type('Ingrid Solberg', day, `9-17 ${'x'.repeat(2_000)}`);
    roster.type('Kwame Mensah', day, '9-17');
    expect(await refusals()).toEqual([
      { name: 'Ingrid Solberg', date: day, sentence: 'The text is too long for a shift.' },
      {
        name: 'Amara Diallo',
        date: day,
        sentence:
          '"QX" is no code that this workbook knows. Write the times, for example 9-17; or paste a shift with this code once, and say what it means.',
      },
      { name: 'Hannah Abbott', date: day, sentence: 'The cell has a formula. Write the shift itself.' },
    ]);
    await takeOver();
    expect(shiftsIn(world)).toEqual([...BEFORE, 'Kwame Mensah|Nov 25|9:00|17:00|Kitchen']);
    expect(await checkOf(world)).toMatchObject({ typed: 3, changes: 0, refused: [{}, {}, {}] });
  });

  test('that lost the format Text and became a number or a date is refused', async () => {
    const { grid } = world.workbook;
    const place = { ...roster.place('Amara Diallo', '2026-11-25'), rows: 1, columns: 2 };
    grid.setFormat(roster.id, place, 'General');
    roster.type('Amara Diallo', '2026-11-25', '9-12');
    roster.type('Amara Diallo', '2026-11-26', '9');
    expect((await refusals()).map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^The cell has the number \d+, as Excel makes it of a date/) as string,
      expect.stringMatching(/^The cell has the number 9, /) as string,
    ]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });

  test('that is merged with others is refused, because nobody knows whose shift it has', async () => {
    const { row, column } = roster.place('Ingrid Solberg', '2026-11-23');
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem(roster.sheet).getRangeByIndexes(row, column, 1, 2).merge();
      await context.sync();
    });
    expect(await refusals()).toMatchObject([{ date: '2026-11-23' }, { date: '2026-11-24' }]);
    await takeOver();
    expect(shiftsIn(world)).toEqual(BEFORE);
  });

  test('with the same text in other words changes nothing', async () => {
    roster.type('Ingrid Solberg', '2026-11-23', '9:00-17:00');
    roster.type('Kwame Mensah', '2026-11-23', '9-12\n17:00 - 22:30');
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, refused: [], conflicts: [] });
  });

  test('empties more than five shifts only after a question', async () => {
    await world.app.do({ do: 'close-rosters' });
    for (const day of ['24', '25', '26', '27'])
      addRow(world, 'Time Blocks', { ...SHIFTS[0], Person: 'Amara Diallo', Date: `2026-11-${day}` });
    roster = await makeRoster(world, PEOPLE);
    for (const day of ['24', '25', '26', '27']) roster.type('Amara Diallo', `2026-11-${day}`, '');
    for (const day of ['23', '24']) roster.type('Ingrid Solberg', `2026-11-${day}`, '');
    expect(await checkOf(world)).toMatchObject({ asksOpen: 6 });
    const before = shiftsIn(world);
    await takeOver();
    expect(shiftsIn(world)).toEqual(before);
    await world.app.do({ do: 'answer-roster', opensAll: true });
    await takeOver();
    expect(shiftsIn(world).filter((line) => line.startsWith('Open shift'))).toHaveLength(6);
  });
});

describe('what was taken over', () => {
  beforeEach(begin);
  const type = () => {
    roster.type('Ingrid Solberg', '2026-11-23', '10-17');
    roster.type('Ingrid Solberg', '2026-11-24', '');
    roster.type('Hannah Abbott', '2026-11-25', '9-17');
    roster.type('Hannah Abbott', '2026-11-26', 'Vacation');
  };
  const AFTER = [
    'Ingrid Solberg|Nov 23|10:00|17:00|Kitchen',
    'Open shift|Nov 24|7:00|15:00|Kitchen|keys',
    ...BEFORE.slice(2),
    'Hannah Abbott|Nov 25|9:00|17:00',
  ];

  test('is taken back by one click: all rows are as they were', async () => {
    type();
    await takeOver();
    expect(shiftsIn(world)).toEqual(AFTER);
    expect(newTimeOff(world)).toHaveLength(1);
    await world.app.do({ do: 'take-back' });
    expect(shiftsIn(world)).toEqual(BEFORE);
    expect(newTimeOff(world)).toEqual([]);
  });

  test('is not found again: taking over once more changes nothing, in the next pane too', async () => {
    type();
    await takeOver();
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, refused: [], conflicts: [] });
    await takeOver();
    await world.reopenConnected();
    await world.app.do({ do: 'open-rosters' });
    await takeOver();
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
    expect(shiftsIn(world)).toEqual(AFTER);
    expect(newTimeOff(world)).toHaveLength(1);
  });

  test('is changed by a later edit of the same cell', async () => {
    type();
    await takeOver();
    roster.type('Hannah Abbott', '2026-11-25', '9-18');
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(AFTER, -1, 'Hannah Abbott|Nov 25|9:00|18:00'));
    roster.type('Hannah Abbott', '2026-11-25', '');
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(AFTER, -1, 'Open shift|Nov 25|9:00|18:00'));
  });

  test('and was pushed is changed by a later edit of the same cell', async () => {
    type();
    await takeOver();
    await world.app.do({ do: 'close-rosters' });
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'open-rosters' });
    expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0, conflicts: [] });
    roster.type('Hannah Abbott', '2026-11-25', '9-18');
    await takeOver();
    expect(shiftsIn(world)).toEqual(changed(AFTER, -1, 'Hannah Abbott|Nov 25|9:00|18:00'));
  });

  test('and was taken back is a difference of the roster again', async () => {
    type();
    await takeOver();
    await world.app.do({ do: 'take-back' });
    await world.app.do({ do: 'open-rosters' });
    const check = await checkOf(world);
    expect(check.changes).toBe(0);
    expect(check.sentences.join(' ')).toContain('older than Time Blocks');
  });
});

test('somebody who is ill is entered from a roster, which is shown again, in front, with the shifts open', async () => {
  await begin();
  const { screen } = world.view();
  if (screen.kind !== 'roster') throw new Error(`${screen.kind} is open`);
  const { people } = screen.roster.choices;
  const person = people.find(({ label }) => label === 'Kwame Mensah')?.id ?? '';
  await world.app.do({ do: 'open-time-off', isIll: true, person, day: '2026-11-23' });
  const form = world.view().screen;
  if (form.kind !== 'time-off') throw new Error(`${form.kind} is open`);
  const { entry, accounts, covers } = form.timeOff;
  expect(entry).toMatchObject({ personId: person, first: '2026-11-23' });
  expect(covers).toHaveLength(2);
  await world.app.do({
    do: 'fill-time-off',
    entry: { ...entry, records: 'transaction', accountId: accounts[0]?.id ?? '' },
  });
  await world.app.do({ do: 'add-time-off' });
  expect(world.view().screen.kind).toBe('roster');
  const open = world.table('Time Blocks').filter((row) => row['Person'] === 'Open shift');
  expect(open).toHaveLength(2);
});
