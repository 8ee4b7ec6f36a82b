import { readLimits } from '../../../src/core/planning/limits';
import { limitsLayout } from '../../../src/core/table/people-limits';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';

const people = new NameList(
  'person',
  ['Ann', 'Bo', 'Maria Garcia', 'Maria Garcia'].map((name, at) => ({
    id: `${at + 1}`,
    name,
    apart: [`user${at + 1}`],
    also: [],
  })),
);

const columns = limitsLayout().columns.map(({ id }) => id);

const read = (...rows: readonly (readonly Cell[])[]) => readLimits(columns, rows, people);

const WEEK = Array.from({ length: 7 }, () => 'always');

/** What is read from a Monday's cell; undefined if it is reported. */
function monday(typed: Cell) {
  const { limits, unread } = read(['Ann', '', typed]);
  return unread.length > 0 ? undefined : limits.get('1')?.days[0];
}

test.each<[Cell, ReturnType<typeof monday>]>([
  ['', 'always'],
  ['yes', 'always'],
  [true, 'always'],
  ['no', 'never'],
  [' No ', 'never'],
  ['-', 'never'],
  [false, 'never'],
  ['9-17', { from: 540, until: 1020 }],
  ['9am-5pm', { from: 540, until: 1020 }],
  ['12:30 PM – 9 p.m.', { from: 750, until: 1260 }],
  ['9a-5:30p', { from: 540, until: 1050 }],
  ['9:00–17:30', { from: 540, until: 1050 }],
  ['9.15 to 17', { from: 555, until: 1020 }],
  ['22:00-6:00', { from: 1320, until: 360 }],
  ['18:00-24:00', { from: 1080, until: 1440 }],
  // Somebody who can work all day can also work a shift that ends on the next day.
  ['00:00-24:00', 'always'],
  ['0-0', 'always'],
  ['24:00-6:00', undefined],
  ['900-1730', { from: 540, until: 1050 }],
  ['18-0', { from: 1080, until: 1440 }],
  ['17am-8pm', undefined],
  ['9:75-17', undefined],
  ['9-25', undefined],
  ['mornings', undefined],
  [0.375, undefined],
])('available on Mondays: %p is read as %p', (typed, available) => {
  expect(monday(typed)).toEqual(available);
});

test.each<[Cell, number | undefined, boolean]>([
  [38.5, 38.5, true],
  ['38,5', 38.5, true],
  ['38.5', 38.5, true],
  [0, 0, true],
  [168, 168, true],
  ['', undefined, true],
  // The limit for all people counts then.
  [500, undefined, false],
  [-8, undefined, false],
  ['full', undefined, false],
])('hours a week: %p is read as %p', (typed, hours, isRead) => {
  const { limits, unread } = read(['Ann', typed]);
  expect(limits).toEqual(new Map([['1', { weekHours: hours, days: WEEK }]]));
  expect(unread).toEqual(isRead ? [] : [{ index: 0, what: 'hours', typed: String(typed) }]);
});

test.each<[Cell, number | undefined, string | undefined]>([
  // What Excel makes of a typed 37:30, 40:00, 48:00 and 7:30.
  [37.5 / 24, undefined, '37:30'],
  [40 / 24, undefined, '40:00'],
  [2, undefined, '48:00'],
  [7.5 / 24, undefined, '7:30'],
  ['37:30', 37.5, undefined],
  ['40:00', 40, undefined],
  ['1.5', 1.5, undefined],
  ['37:75', undefined, undefined],
  [3, 3, undefined],
  [8.5, 8.5, undefined],
])('H11: hours a week: %p is read as %p, or is the time %p', (typed, hours, time) => {
  const { limits, unread } = read(['Ann', typed]);
  expect(limits.get('1')?.weekHours).toBe(hours);
  const isUnread = hours === undefined;
  const what = time === undefined ? 'hours' : 'time';
  expect(unread).toEqual(isUnread ? [{ index: 0, what, typed: time ?? typed }] : []);
});

test('unknown people, namesakes and people who are there twice are reported with their rows, and empty rows are not', () => {
  const { limits, unread } = read(
    ['ann', 20],
    ['', '', '', '', '', '', '', '', '', 'a note'],
    ['Zoe', 20],
    ['Ann', 30],
    ['', 30],
    ['Maria Garcia', 30],
    ['Maria Garcia (user4)', 'x', 'noon'],
  );
  expect(unread).toEqual([
    { index: 2, what: 'person', typed: 'Zoe' },
    { index: 3, what: 'twice', typed: 'Ann' },
    { index: 4, what: 'person', typed: '' },
    { index: 5, what: 'person', typed: 'Maria Garcia' },
    { index: 6, what: 'hours', typed: 'x' },
    { index: 6, what: 'day', typed: 'noon' },
  ]);
  expect([...limits].map(([id, { weekHours }]) => [id, weekHours])).toEqual([
    ['1', 20],
    ['4', undefined],
  ]);
});

test('columns may have any order, and a column may be missing', () => {
  const { limits } = readLimits(['sunday', 'person'], [['no', 'Bo']], people);
  expect(limits.get('2')).toEqual({ weekHours: undefined, days: [...WEEK.slice(1), 'never'] });
});
