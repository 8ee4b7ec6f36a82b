/** Shifts of a pattern, and shifts on dates made of recurring ones. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { PATTERNS } from '../../../src/core/shifts/patterns';
import { wait } from '../../runner/until';
import { addHolidays, addRow, HOLIDAY } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const on = (day: string) => serialOfDay(day);
const notice = () => world.view().notice;
const shown = () => world.table(SHEET).map((row) => [row['Person'], row['Date'], row['Start'], row['End']]);
const again = () => {
  const { screen } = world.view();
  return screen.kind === 'repeat' ? screen.repeat : undefined;
};
const idOf = (person: string) => again()?.people.find(({ label }) => label === person)?.id ?? '';

const entryOf = (people: readonly string[]) =>
  ({
    pattern: PATTERNS[0],
    first: '2026-12-21',
    last: '2026-12-28',
    people: people.map((person, at) => ({ id: idOf(person), ahead: 4 * at })),
    turns: [{ start: '07:00', end: '19:00' }],
    department: '',
    area: '',
    task: '',
    closed: ['2026-12-25'],
    leave: 'open',
  }) as const;

beforeEach(async () => {
  world = await withEverything();
});

test('the shifts of a pattern are added, with open shifts for people who are away, and a second time nothing', async () => {
  addRow(world, 'Time Off', HOLIDAY);
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await world.app.do({ do: 'open-repeat' });
  const entry = entryOf(['Ingrid Solberg', 'Kwame Mensah']);
  await world.app.do({ do: 'add-pattern', kind, entry });
  expect(notice()).toMatchObject({
    tone: 'success',
    title:
      '7 shifts added to Time Blocks for Mon 21 to Mon 28 Dec 2026. ' +
      '1 is an open shift, because the person is away then: Ingrid Solberg on Thu 24 Dec.',
    takesBack: true,
  });
  expect(world.view().screen.kind).toBe('home');
  const [start, end] = [7 / 24, 19 / 24];
  expect(shown()).toEqual([
    ...['2026-12-21', '2026-12-22', '2026-12-23'].map((day) => ['Ingrid Solberg', on(day), start, end]),
    ['Open shift', on('2026-12-24'), start, end],
    ...['2026-12-26', '2026-12-27', '2026-12-28'].map((day) => ['Kwame Mensah', on(day), start, end]),
  ]);
  await world.app.do({ do: 'add-pattern', kind, entry });
  expect(notice()?.title).toBe(
    'No shifts were added for Mon 21 to Mon 28 Dec 2026. 7 identical shifts are there already and were not added again.',
  );
  await world.app.do({ do: 'take-back' });
  expect(shown()).toEqual([['', '', '', '']]);
});

test('the shifts of a pattern name the holidays on which they begin, and not those on which nobody works', async () => {
  await addHolidays(
    world,
    '2026-12-24\tChristmas Eve',
    '2026-12-25\tChristmas Day',
    '2026-12-26\tBoxing Day',
  );
  await wait(400);
  await world.app.do({ do: 'open-repeat' });
  await world.app.do({ do: 'add-pattern', kind, entry: entryOf(['Ingrid Solberg', 'Kwame Mensah']) });
  expect(notice()?.title).toBe(
    '7 shifts added to Time Blocks for Mon 21 to Mon 28 Dec 2026. ' +
      'On holidays: Thu 24 Dec (Christmas Eve), Sat 26 Dec (Boxing Day).',
  );
});

test('an entry with a problem adds nothing', async () => {
  await world.app.do({ do: 'add-pattern', kind, entry: entryOf([]) });
  expect(world.shownTable(kind)?.state).toBe('absent');
});

test('recurring shifts become shifts on dates, and the notice lists the rows that were left out', async () => {
  await world.app.do({ do: 'download', kind: 'recurring-blocks' });
  const shift = { Person: 'Ingrid Solberg', Start: '9', End: '17' };
  addRow(world, 'Recurring Blocks', { ...shift, 'Day number': '1', Notes: 'early' });
  addRow(world, 'Recurring Blocks', { ...shift, 'Day number': '9' });
  addRow(world, 'Recurring Blocks', { ...shift });
  await world.app.do({ do: 'open-repeat' });
  expect(again()?.recurring).toEqual({ title: 'Recurring Blocks', rows: 3, cycle: 14 });
  await world.app.do({
    do: 'add-recurring',
    kind,
    entry: { dayOne: '2026-12-07', cycle: 14, first: '2026-12-07', last: '2026-12-27', leave: 'open' },
  });
  expect(notice()).toMatchObject({
    title: '3 shifts added to Time Blocks for Mon 7 to Sun 27 Dec 2026.',
    more: expect.stringMatching(
      /^1 row has no times, no day number of the cycle, or a name that is not known\. Not copied: Ingrid Solberg .*\(row 4\)\.$/,
    ) as string,
  });
  expect(world.table(SHEET)).toMatchObject([
    { Person: 'Ingrid Solberg', Date: on('2026-12-07'), Notes: 'early', Status: 'New' },
    { Date: on('2026-12-15'), Notes: '' },
    { Date: on('2026-12-21'), Notes: 'early' },
  ]);
});

test('without recurring shifts, nothing is added and the notice says so', async () => {
  await world.app.do({
    do: 'add-recurring',
    kind,
    entry: { dayOne: '2026-12-07', cycle: 7, first: '2026-12-07', last: '2026-12-27', leave: 'open' },
  });
  expect(notice()?.title).toBe('Recurring Blocks has no rows. Nothing was added.');
});
