import { readNeeds } from '../../../src/core/need/read-needs';
import type { Cell } from '../../../src/core/values/cell';
import { COLUMNS, LISTS, MONDAY, readRows, readRowsWith, row, TODAY } from './needs';

/** The weekdays of a cell, `h` for holidays, and its dates: `MTWTF--h`. Undefined if it can't be read. */
function daysIn(cell: Cell): string | undefined {
  const { needs, unread } = readRows(row(cell, '9-17', 1));
  const [need] = needs;
  if (!need) {
    expect(unread).toMatchObject([{ index: 0, column: 'day' }]);
    return undefined;
  }
  const { weekdays, holidays, dates } = need.days;
  const week = weekdays.map((is, at) => (is ? 'MTWTFSS'.charAt(at) : '-')).join('');
  const days = dates.map(({ first, after }) => `${first - MONDAY}..${after - MONDAY - 1}`).join(' ');
  return `${week}${holidays ? 'h' : ''}${days}`;
}

test.each<[Cell, string | undefined]>([
  ['Monday', 'M------'],
  ['mon', 'M------'],
  ['Mondays', 'M------'],
  ['Mo.', 'M------'],
  ['Mon-Fri', 'MTWTF--'],
  ['Montag bis Freitag', 'MTWTF--'],
  ['Fri–Mon', 'M---FSS'],
  ['Sa, So', '-----SS'],
  ['Mon, Wed-Fri & Sunday', 'M-WTF-S'],
  ['Mon Wed Fri', 'M-W-F--'],
  ['mar', '-T-----'],
  ['daily', 'MTWTFSS'],
  ['täglich', 'MTWTFSS'],
  ['Weekdays', 'MTWTF--'],
  ['Wochenende', '-----SS'],
  ['holiday', '-------h'],
  ['Feiertage', '-------h'],
  ['Sundays and holidays', '------Sh'],
  ['So + Feiertag', '------Sh'],
  ['24 Dec 2026', '-------17..17'],
  ['24.-26.12.', '-------17..19'],
  ['24.12.2026, 31.12.2026', '-------17..17 24..24'],
  [MONDAY + 1, '-------1..1'],
  ['Tue 8 Dec', '-------1..1'],
  ['', undefined],
  ['soon', undefined],
  // Saturday is among them for some people.
  ['werktags', undefined],
  // It is a Tuesday.
  ['Mon 8 Dec 2026', undefined],
  ['3/4/2026', undefined],
  ['from 24 Dec 2026', undefined],
  ['Monday, soon', undefined],
  [true, undefined],
  [2.5, undefined],
])('the day %p is %p', (typed, days) => {
  expect(daysIn(typed)).toBe(days);
});

test.each<[Cell, Cell, number | undefined, number | undefined]>([
  ['9', '17', 540, 1020],
  ['9:00', '17:30', 540, 1050],
  ['9 am', '5 pm', 540, 1020],
  ['9 Uhr', '17 Uhr', 540, 1020],
  [0.375, 0.75, 540, 1080],
  ['22:00', '6:00', 1320, 1800],
  ['18', '24:00', 1080, 1440],
  ['0:00', '24:00', 0, 1440],
  ['7', '7', 420, 1860],
  ['22', '24', 1320, 1440],
  // A day does not begin with 24:00, and Excel makes 1 of a typed 24:00.
  ['24:00', '6:00', undefined, undefined],
  ['9', 1, undefined, undefined],
  ['early', '17', undefined, undefined],
  ['9', '', undefined, undefined],
  // 9 to 5 in the afternoon.
  ['9', '5', undefined, undefined],
])('from %p to %p is from minute %p to %p', (from, until, first, last) => {
  const { needs, unread } = readRows({ ...row('Mon', '', 1), from, until });
  expect([needs[0]?.from, needs[0]?.until]).toEqual([first, last]);
  expect(unread).toHaveLength(first === undefined ? 1 : 0);
});

test('a row without anything but notes is nothing, and every cell that can’t be read is reported with its column', () => {
  const { needs, unread } = readRows(
    { notes: 'for the summer' },
    row('Mon', '9-17', 2, { department: 'bar', area: 'Terrace', task: 'Till' }),
    row('soon', 'x-', 'many', { department: 'Pool' }),
    row('Mon', '9-5', 1),
    row('Mon', '9-17', 1, {}),
  );
  expect(needs).toMatchObject([
    { index: 1, departmentId: '1', department: 'Bar', area: 'Terrace', task: 'Till', heads: 2 },
  ]);
  expect(unread).toEqual([
    { index: 2, what: 'day', column: 'day', typed: 'soon' },
    { index: 2, what: 'time', column: 'from', typed: 'x' },
    { index: 2, what: 'empty', column: 'until', typed: '' },
    { index: 2, what: 'name', column: 'department', typed: 'Pool' },
    { index: 2, what: 'heads', column: 'heads', typed: 'many' },
    { index: 3, what: 'half-day', column: 'until', typed: '5' },
    { index: 4, what: 'no-place', column: 'department', typed: '' },
  ]);
});

test('without a day in the sheet Holidays, a row that names holidays says so and still counts', () => {
  const { needs, unread } = readRowsWith(false, row('Sun, holiday', '9-17', 1), row('Sun', '9-17', 1));
  expect(needs).toHaveLength(2);
  expect(unread).toEqual([{ index: 0, what: 'no-holidays', column: 'day', typed: 'Sun, holiday' }]);
});

test('a need may have an area or a task alone', () => {
  expect(readRows(row('Mon', '9-17', 1, { task: 'till' }))).toMatchObject({
    needs: [{ departmentId: '', department: '', area: '', task: 'Till' }],
    unread: [],
  });
});

test.each<[Cell, Cell, string | undefined]>([
  ['Mon', 1, undefined],
  ['Mon', '3', undefined],
  ['Mon', 1.5, 'heads'],
  ['Mon', '1,5', 'heads'],
  ['Mon', -1, 'heads'],
  ['Mon', '', 'empty'],
  ['Mon', 46_000, 'heads'],
  ['Mon', 0, 'nobody'],
  // The house is closed.
  ['24 Dec 2026', 0, undefined],
  ['holiday', 0, undefined],
])('on %p, %p people are %p', (day, heads, what) => {
  const { needs, unread } = readRows(row(day, '9-17', heads), row('Tue', '9-17', 1));
  expect(unread.map((each) => each.what)).toEqual(what === undefined ? [] : [what]);
  // The rest goes on.
  expect(needs.at(-1)).toMatchObject({ index: 1, heads: 1 });
  expect(needs).toHaveLength(what === undefined ? 2 : 1);
});

test.each<[Cell, Cell, number | undefined, number | undefined, string | undefined]>([
  [MONDAY, MONDAY + 6, 0, 6, undefined],
  ['7 Dec 2026', '', 0, undefined, undefined],
  ['', '13.12.26', undefined, 6, undefined],
  // A text without its year is asked about, and the row counts as if the cell were empty.
  ['1 Nov', MONDAY, undefined, 0, 'valid'],
  ['soon', '', undefined, undefined, 'valid'],
  ['1 Dec 2026 - 3 Dec 2026', '', undefined, undefined, 'valid'],
])('valid from %p until %p', (validFrom, validUntil, first, last, what) => {
  const { needs, unread } = readRows({ ...row('Mon', '9-17', 1), validFrom, validUntil });
  const at = (day: number | undefined) => (day === undefined ? undefined : MONDAY + day);
  expect(needs).toMatchObject([{ validFrom: at(first), validUntil: at(last) }]);
  expect(unread.map((each) => each.what)).toEqual(what === undefined ? [] : [what]);
});

test('a row that ends to be valid before it begins is reported and does not count', () => {
  const { needs, unread } = readRows({ ...row('Mon', '9-17', 1), validFrom: MONDAY, validUntil: MONDAY - 1 });
  expect(needs).toEqual([]);
  expect(unread).toMatchObject([{ what: 'order', column: 'validUntil' }]);
});

test('columns are found by what they are, and 10,000 rows are read', () => {
  const columns = [...COLUMNS].reverse();
  const cells = row('Mon', '9-17', 2);
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    columns.map((id) => (id === 'heads' && at % 2 === 1 ? 1.5 : (cells[id] ?? ''))),
  );
  const { needs, unread } = readNeeds({ columns, rows }, LISTS, TODAY, true);
  expect([needs.length, unread.length]).toEqual([5000, 5000]);
});
