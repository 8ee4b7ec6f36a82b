/** The sheet "Wanted": it is made from the screen "Shifts", which says what does not count, and a roster shows who is missing. */
import type { WantedView } from '../../../src/app/view/index';
import { atRest } from '../world/count-trips';
import { makeRoster } from '../world/rosters';
import { addHolidays, typeRow } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

const WANTED = 'Wanted';

async function wanted(): Promise<WantedView | undefined> {
  await atRest(world);
  return world.view().wanted;
}

const make = () => world.app.do({ do: 'make-settings', kind: 'wanted' });
const paste = (...rows: readonly string[]) => world.workbook.person.paste('A2', rows.join('\n'), WANTED);

test('it begins with an example of the company’s own first department, which counts', async () => {
  expect(await wanted()).toBeUndefined();
  const { screen } = world.view();
  await make();
  // The user stays on “Shifts”.
  expect(world.view().screen).toEqual(screen);
  expect(world.view().notice?.title).toMatch(/^The sheet Wanted is made/);
  const [headers, example] = world.workbook.person.read(WANTED).map((row) => row.map(String));
  const [department] = world.table('Departments');
  expect(headers).toEqual([
    ...['Day', 'From', 'To', 'Department', 'Area', 'Task', 'Heads', 'Valid from', 'Valid until', 'Notes'],
    'Message',
  ]);
  expect(example?.slice(0, 7)).toEqual(['Mon-Fri', '9:00', '17:00', department?.['Name'], '', '', '1']);
  expect(await wanted()).toEqual({ count: 1, unread: [], unreadCount: 0 });
  // The second time, the sheet that is there comes to the front.
  world.workbook.person.select('A2', 'Time Blocks');
  await make();
  expect(world.workbook.grid.activeSheet()).toBe(
    world.workbook.grid.sheets().find(({ name }) => name === WANTED)?.id,
  );
  expect(world.workbook.person.read(WANTED)).toHaveLength(2);
});

test('what can’t be read is a sentence on “Shifts”, and the rest counts', async () => {
  await make();
  paste(
    'Mon-Fri\t9\t17\tKitchen\t\t\t2',
    'soon\t9\t5\tPool\t\t\t1.5\tsummer',
    'Sat\t9\t17\t\t\t\t1',
    'Sun\t9\t17\tKitchen\t\t\t0',
    '24 Dec 2026\t9\t17\tKitchen\t\t\t0',
  );
  const found = await wanted();
  expect(found).toMatchObject({ count: 2, unreadCount: 7 });
  expect(found?.unread.map((sentence) => sentence.split(/\. /)[0])).toEqual([
    'Row 3, Day: “soon” can’t be read',
    'Row 3, To: until “5” the need would last more than 16 hours, over midnight',
    'Row 3, Department: nothing, or more than one record, is called “Pool”.',
    'Row 3, Heads: “1.5” is no number of people',
    'Row 3, Valid from: “summer” can’t be read',
    'Row 4, Department: the row has no department, area or task.',
    'Row 5, Heads: “0” on weekdays asks for nobody',
  ]);
});

test('a row for holidays says that it counts on none, until the sheet Holidays has a day', async () => {
  await make();
  paste('Sun, holiday\t9\t17\tKitchen\t\t\t2');
  const missing =
    'Row 2, Day: this row counts on no holiday, because the workbook has no sheet Holidays, or no date in it. “Rules…” makes the sheet.';
  expect(await wanted()).toEqual({ count: 1, unread: [missing], unreadCount: 1 });
  await world.app.do({ do: 'check-week', kind: 'time-blocks', offset: 0 });
  expect(world.view().screen).toMatchObject({
    check: {
      unchecked: expect.arrayContaining([
        '1 row of Wanted does not count as it is typed. “Shifts” says why.',
      ]) as unknown,
    },
  });
  await world.app.do({ do: 'make-settings', kind: 'holidays' });
  expect(await wanted()).toEqual({ count: 1, unread: [missing], unreadCount: 1 });
  await addHolidays(world, '25 Dec 2026\tChristmas Day');
  expect(await wanted()).toEqual({ count: 1, unread: [], unreadCount: 0 });
});

test('departments are known again when the pane is opened again', async () => {
  await world.close();
  // No sheet that has departments is downloaded.
  world = await withEverything();
  await make();
  await world.reopenPane();
  expect(await wanted()).toEqual({ count: 1, unread: [], unreadCount: 0 });
});

test('a roster shows who is missing by the sheet as it is now', async () => {
  const Department = 'Kitchen';
  typeRow(world, 'Time Blocks', 2, {
    ...{ Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', Department },
  });
  typeRow(world, 'Time Blocks', 3, {
    ...{ Person: 'Open shift', Date: '2026-11-24', Start: '9:00', End: '17:00', Department },
  });
  const choice = { period: { from: '2026-11-23', to: '2026-11-25' }, paper: 'a4' } as const;
  const short = () => {
    const { screen } = world.view();
    const [made] = screen.kind === 'roster' ? screen.roster.made : [];
    const lines = world.workbook.person.read(made?.sheet ?? '').map((row) => row.map(String));
    return lines.filter(([name]) => name === 'Short or over').map((line) => line.slice(1, 4));
  };
  await world.app.do({ do: 'make-roster', choice });
  expect(short()).toEqual([]);
  await make();
  paste('Mon-Fri\t9\t17\tKitchen\t\t\t1');
  await world.app.do({ do: 'make-roster', choice });
  expect(short()).toEqual([['', '-1 (9a–5p), 1 open', '-1 (9a–5p)']]);
  paste('Mon-Fri\t9\t17\tKitchen\t\t\t3', '25 Nov 2026\t9\t17\tKitchen\t\t\t0');
  await world.app.do({ do: 'make-roster', choice });
  expect(short()).toEqual([['-2 (9a–5p)', '-3 (9a–5p), 1 open', '']]);
});

test('after a take-over the row says who is missing or too many now, in its colours, wherever it was sorted to', async () => {
  await make();
  paste('daily\t9\t17\tKitchen\t\t\t1');
  for (const [at, day] of ['23', '24', '28'].entries())
    typeRow(world, 'Time Blocks', at + 2, {
      ...{ Person: 'Ingrid Solberg', Date: `2026-11-${day}`, Start: '9:00', End: '17:00' },
      Department: 'Kitchen',
    });
  const roster = await makeRoster(world);
  const { grid } = world.workbook;
  const row = () => roster.rowOf('Short or over');
  const days = ['23', '24', '25', '28', '29'].map((day) => `2026-11-${day}`);
  const seen = () => days.map((date) => roster.text('Short or over', date));
  const fills = () =>
    days.map((date) => {
      const { column } = roster.place('Short or over', date);
      return grid.look(roster.id, row(), column).fill ?? 'none';
    });
  expect(seen()).toEqual(['', '', '-1 (9a–5p)', '', '-1 (9a–5p)']);
  const [plain, , missing, weekend] = fills();
  expect(fills()).toEqual([plain, plain, missing, weekend, missing]);
  roster.reorder([row(), row() - 1], [row() - 1, row()]);
  roster.type('Kwame Mensah', '2026-11-23', '9-17 Kitchen');
  roster.type('Ingrid Solberg', '2026-11-24', '10-17');
  roster.type('Kwame Mensah', '2026-11-25', '9-17 Kitchen');
  roster.type('Ingrid Solberg', '2026-11-28', '9-12');
  roster.type('Kwame Mensah', '2026-11-29', '8-18 Kitchen');
  await world.app.do({ do: 'take-over-roster' });
  expect(seen()).toEqual(['+1 (9a–5p)', '-1 (9a–5p)', '', '-1 (9a–5p)', '']);
  const [tooMany] = fills();
  expect(fills()).toEqual([tooMany, missing, plain, missing, weekend]);
  expect(new Set([plain, missing, tooMany, weekend]).size).toBe(4);
});
