import { MINUTES_A_DAY, serialOfDay } from '../../../src/core/calendar/days';
import type { Place } from '../../../src/core/entities/entity';
import { countNeeds, type NeedCount, type PlacedShift } from '../../../src/core/need/count-needs';
import type { Need } from '../../../src/core/need/need';
import { MONDAY, needsOf, row, shift, type Cells } from './needs';

const WEEK = { first: MONDAY, after: MONDAY + 7 };
const FOUNDERS_DAY = new Map([[MONDAY + 3, 'Founder’s day']]);

const count = (needs: readonly Need[], work: readonly PlacedShift[], holidays = new Map<number, string>()) =>
  countNeeds({ needs, holidays }, work, WEEK);

/** A count of a week in few words: `Mon 9-17: 2 whole, 1 least, short 1`. Only what is not 0 is said. */
function said({ need, day, whole, least, short, over, open, unfilled }: NeedCount): string {
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day - MONDAY] ?? '';
  const facts = Object.entries({ whole, least, short, over, open, unfilled }).filter(([, of]) => of !== 0);
  return `${weekday} ${need.from / 60}-${need.until / 60}: ${facts.map(([name, of]) => `${name} ${of}`).join(', ')}`;
}

const BAR = needsOf(row('Mon', '9-17', 2));

test.each<[string, readonly PlacedShift[], string]>([
  ['nobody', [], 'short 2, unfilled 2'],
  ['as many as are wanted', [shift('Ann', 0, '9-17'), shift('Bo', 0, '8-18')], 'whole 2, least 2'],
  [
    'one more',
    [shift('Ann', 0, '9-17'), shift('Bo', 0, '9-17'), shift('Cy', 0, '9-17')],
    'whole 3, least 3, over 1',
  ],
  [
    'half a day of one',
    [shift('Ann', 0, '9-17'), shift('Bo', 0, '9-13')],
    'whole 1, least 1, short 1, unfilled 1',
  ],
  [
    'a day of two halves',
    [shift('Ann', 0, '9-17'), shift('Bo', 0, '9-13'), shift('Cy', 0, '13-17')],
    'whole 1, least 2',
  ],
  [
    'a pause of a minute',
    [shift('Ann', 0, '9-17'), shift('Bo', 0, '9-12:59'), shift('Bo', 0, '13-17')],
    'whole 1, least 1, short 1, unfilled 1',
  ],
  [
    'one person with two shifts that touch',
    [shift('Ann', 0, '9-13'), shift('Ann', 0, '13-17'), shift('Bo', 0, '9-17')],
    'whole 2, least 2',
  ],
  [
    'one person twice',
    [shift('Ann', 0, '9-17'), shift('Ann', 0, '8-18')],
    'whole 1, least 1, short 1, unfilled 1',
  ],
  ['an open shift', [shift('Ann', 0, '9-17'), shift('0', 0, '9-17')], 'whole 1, least 1, short 1, open 1'],
  [
    'a short open shift',
    [shift('Ann', 0, '9-17'), shift('0', 0, '9-12')],
    'whole 1, least 1, short 1, open 1, unfilled 1',
  ],
  [
    'two open shifts, each a half',
    [shift('Ann', 0, '9-17'), shift('0', 0, '9-12'), shift('0', 0, '12-17')],
    'whole 1, least 1, short 1, open 2',
  ],
  [
    'shifts beside it',
    [shift('Ann', 0, '6-9'), shift('Bo', 0, '17-22'), shift('Cy', 1, '9-17')],
    'short 2, unfilled 2',
  ],
  [
    'a shift elsewhere',
    [shift('Ann', 0, '9-17', { department: 'Kitchen' }), shift('Bo', 0, '9-17', { department: '' })],
    'short 2, unfilled 2',
  ],
  [
    'an area of the department',
    [shift('Ann', 0, '9-17', { area: 'Terrace' }), shift('Bo', 0, '9-17', { task: 'Till' })],
    'whole 2, least 2',
  ],
])('two are wanted from 9 to 17, and there are %s', (_, work, found) => {
  expect(count(BAR, work).map(said)).toEqual([`Mon 9-17: ${found}`]);
});

test('a need with more places asks for each of them', () => {
  const needs = needsOf(
    row('Mon', '9-17', 1, { department: 'Bar', area: 'Terrace' }),
    row('Mon', '9-17', 1, { task: 'Till' }),
  );
  const work = [shift('Ann', 0, '9-17'), shift('Bo', 0, '9-17', { department: 'Kitchen', task: 'Till' })];
  expect(count(needs, work).map(said)).toEqual([
    'Mon 9-17: short 1, unfilled 1',
    'Mon 9-17: whole 1, least 1',
  ]);
});

test('a night belongs to the day on which it begins, and its end is counted on the next day', () => {
  const needs = needsOf(row('Mon, Sun', '22-6', 1));
  const night = (day: number) => shift('Ann', day, '22-6');
  expect(count(needs, [night(0)]).map(said)).toEqual([
    'Mon 22-30: whole 1, least 1',
    'Sun 22-30: short 1, unfilled 1',
  ]);
  expect(count(needs, [night(-1), night(6)]).map(said)).toEqual([
    'Mon 22-30: short 1, unfilled 1',
    'Sun 22-30: whole 1, least 1',
  ]);
  const halves = [shift('Ann', 0, '22-0'), shift('Bo', 1, '0-6')];
  expect(count(needs, halves).map(said)[0]).toBe('Mon 22-30: least 1');
});

test('24:00 is the end of the day, and a whole day ends where the next one begins', () => {
  const needs = needsOf(row('Mon', '18-24:00', 1), row('Tue', '0:00-24:00', 1));
  const work = [shift('Ann', 0, '18-0'), shift('Bo', 1, '0-0')];
  expect(count(needs, work).map(said)).toEqual(['Mon 18-24: whole 1, least 1', 'Tue 0-24: whole 1, least 1']);
  expect(count(needs, [shift('Ann', 0, '18-23:59')]).map(said)[0]).toBe('Mon 18-24: short 1, unfilled 1');
});

test('in the nights in which clocks change, a shift with the times of a need meets it', () => {
  // The clocks of Europe: 28 March 2027 has no 2:30, and 31 October 2027 has it twice.
  const nights = ['2027-03-27', '2027-10-30'].map((day) => serialOfDay(day) ?? 0);
  const needs = needsOf(row('Sat', '22-6', 1));
  for (const night of nights) {
    const work = [shift('Ann', night - MONDAY, '22-6')];
    const [found] = countNeeds({ needs, holidays: new Map() }, work, { first: night, after: night + 1 });
    expect(found).toMatchObject({ whole: 1, least: 1, short: 0, end: (night + 1) * MINUTES_A_DAY + 360 });
  }
});

test('a shift of several days counts on each of them', () => {
  const needs = needsOf(row('daily', '9-17', 1));
  const long = { ...shift('Ann', -3, '0-0'), end: (MONDAY + 2) * MINUTES_A_DAY };
  expect(count(needs, [long]).filter(({ short }) => short === 0)).toHaveLength(2);
});

test('a need counts from the first to the last day on which it is valid', () => {
  const needs = needsOf({ ...row('daily', '9-17', 1), validFrom: MONDAY + 2, validUntil: MONDAY + 3 });
  expect(count(needs, []).map(({ day }) => day - MONDAY)).toEqual([2, 3]);
});

/** The heads that are wanted on a day of the week, in the order of the rows. */
const wantedOn = (day: number, ...rows: readonly Cells[]) =>
  count(needsOf(...rows), [], FOUNDERS_DAY)
    .filter((each) => each.day === MONDAY + day)
    .map(({ need, short }) => `${need.index}: ${short}`);

const FRIDAY = MONDAY + 4;

test.each<[string, number, readonly Cells[], readonly string[]]>([
  ['a date is an exception to its weekday', 4, [row('Fri', '9-17', 2), row(FRIDAY, '9-17', 5)], ['1: 5']],
  ['another date is none', 3, [row('Thu', '9-17', 2), row(FRIDAY, '9-17', 5)], ['0: 2']],
  ['times that overlap are enough', 4, [row('Fri', '9-17', 2), row(FRIDAY, '16-23', 5)], ['1: 5']],
  ['times that touch do not overlap', 4, [row('Fri', '9-17', 2), row(FRIDAY, '17-23', 5)], ['0: 2', '1: 5']],
  [
    'another place stays',
    4,
    [row('Fri', '9-17', 2, { department: 'Kitchen' }), row(FRIDAY, '9-17', 5)],
    ['0: 2', '1: 5'],
  ],
  [
    'an area is another place than its department',
    4,
    [row('Fri', '9-17', 2), row(FRIDAY, '9-17', 5, { department: 'Bar', area: 'Hall' })],
    ['0: 2', '1: 5'],
  ],
  ['a date with 0 people closes', 4, [row('Fri', '9-17', 2), row(FRIDAY, '0-24', 0)], ['1: 0']],
  ['the night before a date stays', 3, [row('Thu', '22-6', 2), row(FRIDAY, '0-8', 5)], ['0: 2']],
  [
    'a holiday is an exception to its weekday',
    3,
    [row('Mon-Fri', '9-17', 2), row('holiday', '10-12', 1)],
    ['1: 1'],
  ],
  [
    'a holiday’s row does not hold on other days',
    2,
    [row('Mon-Fri', '9-17', 2), row('holiday', '10-12', 1)],
    ['0: 2'],
  ],
  [
    'a date is an exception to a holiday',
    3,
    [row('holiday', '9-17', 2), row(MONDAY + 3, '9-17', 5)],
    ['1: 5'],
  ],
  [
    'a row of a weekday and of holidays is no exception to itself',
    3,
    [row('Thu, holiday', '9-17', 2)],
    ['0: 2'],
  ],
  [
    'an exception that is not valid is none',
    3,
    [row('Thu', '9-17', 2), { ...row('holiday', '9-17', 1), validUntil: MONDAY }],
    ['0: 2'],
  ],
  [
    'two needs of one place are counted each by itself',
    0,
    [row('Mon', '9-17', 2), row('Mon', '12-14', 3)],
    ['0: 2', '1: 3'],
  ],
])('%s', (_, day, rows, found) => {
  expect(wantedOn(day, ...rows)).toEqual(found);
});

test('nobody is wanted, and somebody is there', () => {
  const [closed] = count(needsOf(row(MONDAY, '9-17', 0)), [shift('Ann', 0, '9-17')]);
  expect(closed).toMatchObject({ short: 0, over: 1 });
});

test('a shift of many years is read as far as the period goes', () => {
  const needs = needsOf(row('daily', '9-17', 1));
  const endless = { ...shift('Ann', 0, '0-0'), start: 100 * MINUTES_A_DAY, end: 2_900_000 * MINUTES_A_DAY };
  expect(count(needs, [endless]).every(({ short }) => short === 0)).toBe(true);
});

test('10,000 needs of one place are counted, half of them exceptions', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(at % 2 ? 'daily' : FRIDAY, '9-17', 1 + (at % 3)),
  );
  const found = count(needsOf(...rows), [shift('Ann', 4, '9-17')]);
  expect(found).toHaveLength(6 * 5000 + 5000);
  expect(found.filter(({ day }) => day === FRIDAY).every(({ need }) => need.index % 2 === 0)).toBe(true);
});

describe('a task whose category asks for qualified people', () => {
  const till = { department: 'Bar', task: 'Till' };
  const needs = needsOf(row('Mon', '9-17', 1, till), row('Mon', '9-17', 1));
  const work = [shift('Ann', 0, '9-17', till)];
  const saidOf = (items: ReadonlyMap<string, ReadonlySet<string>>, asked: readonly Place[]) =>
    countNeeds({ needs, holidays: new Map(), qualified: { asked: new Set(asked), items } }, work, WEEK).map(
      said,
    );
  const [tillId = ''] = needs[0]?.places.filter(({ kind }) => kind === 'tasks').map(({ id }) => id) ?? [];

  test('only who is qualified counts for a need that names it; in the department, everybody counts', () => {
    expect(saidOf(new Map(), ['tasks'])).toEqual([
      'Mon 9-17: short 1, unfilled 1',
      'Mon 9-17: whole 1, least 1',
    ]);
    const met = ['Mon 9-17: whole 1, least 1', 'Mon 9-17: whole 1, least 1'];
    expect(saidOf(new Map([['Ann', new Set([tillId])]]), ['tasks'])).toEqual(met);
    expect(saidOf(new Map(), ['areas'])).toEqual(met);
  });

  test('an open shift is open for whoever is qualified', () => {
    const open = countNeeds(
      { needs, holidays: new Map(), qualified: { asked: new Set<Place>(['tasks']), items: new Map() } },
      [shift('0', 0, '9-17', till)],
      WEEK,
    );
    expect(open.map(said)).toEqual(Array.from({ length: 2 }, () => 'Mon 9-17: short 1, open 1'));
  });
});
