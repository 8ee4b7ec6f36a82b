/** Warnings: shown on every row, counted apart, and sent unless the user wants such rows blocked. */
import { storedBlocks } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const KIND = 'time-blocks';
/** More than the pane lists of anything. */
const MANY = 80;
const LONG = 'Shift of 17 hours, more than 16: check Start, End and End date.';

const rows = () => world.table(SHEET);

/** Types shifts into the new table: each line is person, day, start and end. */
async function withShifts(...lines: readonly string[]): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: KIND });
  world.workbook.person.paste(world.cell(SHEET, 'Person', 2), lines.join('\n'));
}

const shift = (at: number, end: string) => {
  const day = new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10);
  return `Ingrid Solberg\t${day}\t6:00\t${end}`;
};
const mixed = [shift(0, '14:00'), shift(1, '23:00'), shift(2, '14:00')];

test('each of 80 rows with a warning shows it in the preview and in its Message, and stays New', async () => {
  await withShifts(...Array.from({ length: MANY }, (_, at) => shift(at, '23:00')));
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: MANY, left: 0, warned: MANY, blocked: '' });
  const [table] = world.view().preview?.tables ?? [];
  expect(table?.rows.map(({ warning }) => warning)).toEqual(Array.from({ length: MANY }, () => LONG));
  expect(rows().map((row) => [row['Status'], row['Message']])).toEqual(
    Array.from({ length: MANY }, () => ['New', LONG]),
  );
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: MANY, stored: MANY });
  expect(rows().every((row) => row['Message'] === `⚠ ${LONG}`)).toBe(true);
});

test('rows with warnings are counted and listed apart from rows that need fixing', async () => {
  await withShifts(...mixed, 'Nobody Atall\t2026-12-01\t6:00\t23:00');
  await world.app.do({ do: 'preview', kind: KIND });
  await world.app.do({ do: 'back' });
  expect(world.shownTable(KIND)).toMatchObject({
    counts: { added: 3, fix: 1, warned: 1 },
    warned: [{ note: LONG, number: 3 }],
  });
  expect(rows()[3]).toMatchObject({ Status: 'Fix' });
});

test('a push at one click shows a preview if a row has a warning', async () => {
  await withShifts(...mixed);
  await world.app.do({ do: 'push', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 3, warned: 1, blocked: '' });
  expect(await storedBlocks(world)).toEqual([]);
});

test('a filter shows only the rows with warnings until all rows are shown again', async () => {
  await withShifts(...mixed);
  const { grid } = world.workbook;
  const sheet = grid.sheets().find(({ name }) => name === SHEET)?.id ?? '';
  const shown = () => [2, 3, 4].filter((row) => !grid.rowHidden(sheet, row - 1));
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'warned' });
  expect(shown()).toEqual([3]);
  expect(world.view()).toMatchObject({
    narrowed: [KIND],
    notice: { title: expect.stringContaining('shows only 1 row with warnings') as string },
  });
  await world.app.do({ do: 'show-rows', kind: KIND, which: 'all' });
  expect(shown()).toEqual([2, 3, 4]);
});

test('rows with warnings are blocked if the user wants that, also after the pane is opened again', async () => {
  await withShifts(...mixed);
  expect(world.view().excludesWarned).toBe(false);
  await world.app.do({ do: 'exclude-warned', on: true });
  await world.reopenConnected();
  expect(world.view().excludesWarned).toBe(true);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 2, left: 1, warned: 0 });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ title: LONG.slice(0, -1), count: 1 }]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2, left: 1 });
  expect(rows()[1]).toMatchObject({ Status: 'New', Message: LONG });
  await world.app.do({ do: 'exclude-warned', on: false });
  await world.app.do({ do: 'preview', kind: KIND });
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toHaveLength(3);
});

test('a warning disappears when the row is corrected, and stays through a download', async () => {
  await withShifts(...mixed);
  await world.app.do({ do: 'preview', kind: KIND });
  await world.app.do({ do: 'download', kind: KIND });
  expect(rows()[1]).toMatchObject({ Status: 'New', Message: LONG });
  typeInto(world, SHEET, 'End', 3, '14:00');
  await world.app.do({ do: 'preview', kind: KIND });
  expect(rows()[1]).toMatchObject({ Status: 'New', Message: '' });
  expect(world.shownTable(KIND)).toMatchObject({ counts: { warned: 0 } });
});

test('a shift at a time at which the person works already names the row of the other shift', async () => {
  await withShifts(
    'Ingrid Solberg\t2026-11-23\t9:00\t17:00',
    'Kwame Mensah\t2026-11-23\t9:00\t17:00',
    'Ingrid Solberg\t2026-11-23\t16:00\t20:00',
  );
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 3, left: 0, warned: 2, blocked: '' });
  expect(rows().map((row) => row['Message'])).toEqual([
    'Double booking: Ingrid Solberg already has a shift from 4:00 PM to 8:00 PM on this day (row 4).',
    '',
    'Double booking: Ingrid Solberg already has a shift from 9:00 AM to 5:00 PM on this day (row 2).',
  ]);
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toHaveLength(3);
});

test('shifts on all days that a row of Time Off takes name that row, also before the row is pushed', async () => {
  const days = ['23', '24', '25', '26'];
  await withShifts(...days.map((day) => `Ingrid Solberg\t2026-11-${day}\t9:00\t17:00`));
  await world.app.do({ do: 'download', kind: 'time-off' });
  const below = world.table('Time Off').length + 2;
  const account = String(world.table('Time Off')[0]?.['Account']);
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', below),
    `Ingrid Solberg\t${account}\t2026-11-24\t-2`,
  );
  await world.app.do({ do: 'preview' });
  const why = `2 days of ${account} from Tue 24 Nov (Time Off, row ${below}).`;
  expect(rows().map((row) => row['Message'])).toEqual([
    '',
    `On time off: Ingrid Solberg on Tue 24 Nov, by ${why}`,
    `On time off: Ingrid Solberg on Wed 25 Nov, by ${why}`,
    '',
  ]);
});

const TWICE = [
  'Double booking: Ingrid Solberg already has a shift from 4:00 PM to 8:00 PM on this day (row 3).',
  'Double booking: Ingrid Solberg already has a shift from 9:00 AM to 5:00 PM on this day (row 2).',
];

/** Pushes two shifts of one person that overlap. */
async function withStoredTwice(): Promise<void> {
  await withShifts('Ingrid Solberg\t2026-11-23\t9:00\t17:00', 'Ingrid Solberg\t2026-11-23\t16:00\t20:00');
  await world.app.do({ do: 'preview', kind: KIND });
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
}

test('stored shifts keep their warnings in Message, and "Check" lists them', async () => {
  await withStoredTwice();
  const marked = TWICE.map((sentence) => ['0', `⚠ ${sentence}`]);
  expect(rows().map((row) => [row['Status'], row['Message']])).toEqual(marked);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(rows().map((row) => [row['Status'], row['Message']])).toEqual(marked);
  expect(world.view().preview).toMatchObject({
    added: 0,
    updated: 0,
    left: 0,
    warned: 0,
    blocked: 'Nothing to push: no row of any table is new or edited.',
    tables: [
      {
        groups: [],
        stored: [
          {
            title: 'Check people who are booked twice at the same time',
            count: 2,
            rows: [
              { number: 2, note: TWICE[0] },
              { number: 3, note: TWICE[1] },
            ],
          },
        ],
      },
    ],
  });
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'download', kind: KIND });
  expect(rows().map((row) => row['Message'])).toEqual(marked.map(([, message]) => message));
});

test('the warnings of stored shifts stay when something else is edited, and go when one shift is moved', async () => {
  await withStoredTwice();
  typeInto(world, SHEET, 'Notes', 2, 'till');
  await world.app.do({ do: 'push', kind: KIND });
  expect(rows()[0]).toMatchObject({ Status: '0', Message: `⚠ ${TWICE[0]}` });
  await world.app.do({ do: 'close-result' });
  typeInto(world, SHEET, 'Start', 3, '17:00');
  await world.app.do({ do: 'push', kind: KIND });
  expect(rows().map((row) => [row['Status'], row['Message']])).toEqual([
    ['0', ''],
    ['0', ''],
  ]);
  expect(world.view().preview).toBeUndefined();
});

test('time off that is entered later warns on shifts that are stored, and the row shows it until the time off goes', async () => {
  await withShifts('Ingrid Solberg\t2026-11-24\t9:00\t17:00');
  await world.app.do({ do: 'push', kind: KIND });
  expect(rows()[0]).toMatchObject({ Status: '0', Message: '' });
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  const below = world.table('Time Off').length + 2;
  const account = String(world.table('Time Off')[0]?.['Account']);
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', below),
    `Ingrid Solberg\t${account}\t2026-11-23\t-2`,
  );
  await world.app.do({ do: 'preview' });
  expect(rows()[0]?.['Message']).toBe(
    `⚠ On time off: Ingrid Solberg on Tue 24 Nov, by 2 days of ${account} from Mon 23 Nov (Time Off, row ${below}).`,
  );
  await world.app.do({ do: 'back' });
  world.workbook.person.paste(world.cell('Time Off', 'Amount', below), '2');
  await world.app.do({ do: 'preview' });
  expect(rows()[0]?.['Message']).toBe('');
});

test.each(['time-blocks', 'timesheet'])(
  'F4: hours that do not fit the times are warned about before a push of %s, and none is stored at one click',
  async (kind) => {
    world = await withEverything();
    await world.app.do({ do: 'download', kind });
    const sheet = kind === KIND ? SHEET : 'Timesheet';
    const hours = ['75', '24', '8.1', '0', '7.5'];
    for (const [at, Hours] of hours.entries())
      addRow(world, sheet, { ...SHIFT, Date: `2026-12-${String(at + 1).padStart(2, '0')}`, Hours });
    await world.app.do({ do: 'push', kind });
    expect(world.view().preview).toMatchObject({ added: 5, warned: 4 });
    expect(await storedBlocks(world)).toEqual([]);
    const said = (of: string) => `Hours is ${of}, but the shift lasts 8 hours: check Hours.`;
    expect(world.table(sheet).map((row) => row['Message'])).toEqual([...hours.slice(0, 4).map(said), '']);
  },
);
