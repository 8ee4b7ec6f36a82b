import { dayNumber } from '../../../src/core/calendar/days';
import { ownDays } from '../../../src/core/planning/facts';
import { readLimits } from '../../../src/core/planning/limits';
import { limitsLayout, WEEKDAYS } from '../../../src/core/table/people-limits';
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

const TODAY = '2026-11-28';
const read = (...rows: readonly (readonly Cell[])[]) => readLimits({ columns, rows }, people, TODAY);

/** A row of Ann with some cells filled. */
const ann = (cells: Readonly<Record<string, Cell>>) =>
  columns.map((id) => ({ person: 'Ann', ...cells })[id] ?? '');
const EMPTY = Array.from({ length: 7 }, () => undefined);
const NOTHING = {
  weekHours: undefined,
  leastHours: undefined,
  days: EMPTY,
  notOn: [],
  language: undefined,
  hasUnread: false,
};

/** What is read from a Monday's cell; the report if it can't be read. */
function monday(typed: Cell) {
  const { limits, unread } = read(ann({ monday: typed }));
  return unread[0]?.what ?? limits.get('1')?.days[0];
}

test.each<[Cell, ReturnType<typeof monday>]>([
  ['', undefined],
  [true, 'always'],
  [' No ', 'never'],
  ['-', 'never'],
  [false, 'never'],
  ['12:30 PM – 9 p.m.', [{ from: 750, until: 1260 }]],
  ['9a-5:30p', [{ from: 540, until: 1050 }]],
  ['9.15 to 17', [{ from: 555, until: 1020 }]],
  ['22:00-6:00', [{ from: 1320, until: 1800 }]],
  ['18-0', [{ from: 1080, until: 1440 }]],
  // Somebody who can work all day can also work a shift that ends on the next day.
  ['00:00-24:00', 'always'],
  ['0-0', 'always'],
  ['before noon, from noon', 'always'],
  ['24:00-6:00', 'day'],
  ['17am-8pm', 'day'],
  ['9h-5h', 'day'],
  // What is not said of the rest of the list, or twice.
  ['not 9-12, 14-18', 'day'],
  ['not only mornings', 'day'],
  ['from 10.12.', 'day'],
  ['up to 4h', 'day'],
  ['after 8', 'day'],
  ['x', 'either'],
  ['free', 'either'],
  [0.375, 'day'],
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
  expect(limits).toEqual(new Map([['1', { ...NOTHING, weekHours: hours, hasUnread: !isRead }]]));
  expect(unread).toEqual(isRead ? [] : [{ index: 0, what: 'hours', column: 'hours', typed: String(typed) }]);
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
  expect(unread).toEqual(isUnread ? [{ index: 0, what, column: 'hours', typed: time ?? typed }] : []);
});

test('unknown people, namesakes and people who are there twice are reported with their rows, and empty rows are not', () => {
  const { limits, unread } = read(
    ['ann', 20],
    columns.map((id) => (id === 'notes' ? 'a note' : '')),
    ['Zoe', 20],
    ['Ann', 30],
    ['', 30],
    ['Maria Garcia', 30],
    ['Maria Garcia (user4)', 'x', 'noon'],
  );
  expect(unread).toEqual([
    { index: 2, what: 'person', column: 'person', typed: 'Zoe' },
    { index: 3, what: 'twice', column: 'person', typed: 'Ann' },
    { index: 4, what: 'person', column: 'person', typed: '' },
    { index: 5, what: 'person', column: 'person', typed: 'Maria Garcia' },
    { index: 6, what: 'hours', column: 'hours', typed: 'x' },
    { index: 6, what: 'day', column: 'monday', typed: 'noon' },
  ]);
  expect([...limits].map(([id, { weekHours }]) => [id, weekHours])).toEqual([
    ['1', 20],
    ['4', undefined],
  ]);
});

test('columns may have any order, and a sheet of an older version lacks some', () => {
  const { limits, unread } = readLimits(
    { columns: ['sunday', 'person'], rows: [['no', 'Bo']] },
    people,
    TODAY,
  );
  expect(limits.get('2')).toEqual({ ...NOTHING, days: [...EMPTY.slice(1), 'never'] });
  expect(unread).toEqual([]);
});

test('least hours, dates and the language of a person', () => {
  const day = dayNumber('2026-12-24');
  expect(read(ann({ leastHours: '19,5', notOn: '24.12.', language: 'Deutsch' }))).toEqual({
    limits: new Map([
      ['1', { ...NOTHING, leastHours: 19.5, notOn: [{ first: day, after: day + 1 }], language: 'de' }],
    ]),
    unread: [],
  });
});

test.each([
  ['leastHours', 'some', 'hours', true],
  ['notOn', 'Christmas', 'dates', true],
  ['friday', 'maybe', 'day', true],
  // Nothing that is planned depends on the language.
  ['language', 'Klingon', 'language', false],
])('a cell of %s that can’t be read is reported: %p', (column, typed, what, hasUnread) => {
  const { limits, unread } = read(ann({ [column]: typed }));
  expect(unread).toEqual([{ index: 0, what, column, typed }]);
  expect(limits).toEqual(new Map([['1', { ...NOTHING, hasUnread }]]));
});

test('a date without a year that has just gone by is not taken for next year’s end or beginning of an absence', () => {
  const notOn = (typed: string, today: string) =>
    readLimits({ columns, rows: [ann({ notOn: typed })] }, people, today).unread;
  expect(notOn('not until 1 March', '2027-02-28')).toEqual([]);
  expect(notOn('not until 1 March', '2027-03-02')).toHaveLength(1);
  expect(notOn('from 1 March on', '2027-03-02')).toHaveLength(1);
  expect(notOn('not until 1 March 2027', '2027-03-02')).toEqual([]);
});

test.each<[string, readonly Cell[], readonly boolean[] | undefined]>([
  [
    'all seven cells',
    ['9-17', 'yes', 'no', '22-6', 'no', 'no', 'no'],
    [true, true, false, true, false, false, false],
  ],
  ['an empty cell', ['9-17', '', 'no', 'no', 'no', 'no', 'no'], undefined],
  ['a cell that can’t be read', ['9-17', 'x', 'no', 'no', 'no', 'no', 'no'], undefined],
  ['never on all days', ['no', 'no', 'no', 'no', 'no', 'no', 'no'], undefined],
])('the days of somebody’s own week: %s', (_what, week, days) => {
  const row = ann(Object.fromEntries(WEEKDAYS.map((day, at) => [day, week[at] ?? ''])));
  const found = read(row).limits.get('1');
  expect(found && ownDays(found)).toEqual(days);
});
