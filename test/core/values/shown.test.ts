import { clockText } from '../../../src/core/calendar/clock';
import { date, datetime, time } from '../../../src/core/values/dates-and-times';
import type { ValueKind } from '../../../src/core/values/kind';
import { shownText } from '../../../src/core/values/shown';
import { text } from '../../../src/core/values/text';

const DAY = 46_349;
const withWeekday: ValueKind<string> = { ...date, format: 'ddd dd mmm yyyy' };

test.each<[ValueKind<string>, number | string | boolean, string]>([
  [date, DAY, '23 Nov 2026'],
  [withWeekday, DAY, 'Mon 23 Nov 2026'],
  [withWeekday, ' next week ', 'next week'],
  [datetime, DAY + 0.75, 'Mon 23 Nov 2026 6:00 PM'],
  [time, 0.375, '9:00 AM'],
  [time, 9, '9:00 AM'],
  [time, '9a', '9a'],
  [text, 4711, '4711'],
  [text, true, 'TRUE'],
])('%o shows the cell %s as %s', (kind, cell, shown) => {
  expect(shownText(kind, cell)).toBe(shown);
});

test('times of day are those of a clock with twelve hours', () => {
  expect([0, 1, 719, 720, 1439].map(clockText)).toEqual([
    '12:00 AM',
    '12:01 AM',
    '11:59 AM',
    '12:00 PM',
    '11:59 PM',
  ]);
});

test.each([
  ['30 Nov 2026', '2026-11-30'],
  ['Mon 30 nov 2026', '2026-11-30'],
  ['3 Dec 2026', '2026-12-03'],
])('a date that is typed as a text, as a sheet shows it, is read: %s', (typed, day) => {
  expect(date.fromCell(typed)).toEqual({ ok: true, value: day });
});

test.each(['31 Nov 2026', '30 Nox 2026', '30.11.2026', '11/30/2026'])(
  'a text that is no date, or not certainly one, is refused: %s',
  (typed) => {
    expect(date.fromCell(typed)).toMatchObject({ ok: false });
  },
);
