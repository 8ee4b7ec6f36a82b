import { mondayOfWeek, weekStart } from '../../../../src/core/calendar/days';
import { dayOfParts } from '../../../../src/core/paste/days/calendar';
import { writtenDay } from '../../../../src/core/paste/days/days';
import { letterDays } from '../../../../src/core/paste/days/letter-days';
import type { PasteLanguage } from '../../../../src/core/paste/words/languages';

const WEEK = '2026-11-23';

/** The day in the chosen week. Both readings if either number could be the day. */
function dayOf(text: string, language: PasteLanguage = 'en'): string | undefined {
  const written = writtenDay(text, language);
  if (!written) return undefined;
  if (written.kind === 'clear') return dayOfParts(written.parts, WEEK);
  const { 'day-first': day, 'month-first': month } = written.parts;
  return `${dayOfParts(day, WEEK) ?? ''} or ${dayOfParts(month, WEEK) ?? ''}`;
}

test.each([
  ['Tue', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['24 Nov', '2026-11-24'],
  ['Nov 24th, 2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['24.11.', '2026-11-24'],
  ['46350', '2026-11-24'],
  ['1/12/2026', '2026-12-01 or 2026-01-12'],
  ['Tue 1/12/2026', '2026-12-01'],
  ['2 Jan', '2027-01-02'],
  ['31/02/2026', undefined],
  ['9-17', undefined],
  ['23-27 Nov', undefined],
  ['Marc Dubois', undefined],
])('the day %s is %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ['Di', 'de', '2026-11-24'],
  ['Di', 'fr', '2026-11-29'],
  ['Di', 'en', undefined],
  ['1. Dezember', 'de', '2026-12-01'],
  ['1er décembre', 'fr', '2026-12-01'],
] as const)('the day %s in the language %s is %s', (text, language, day) => {
  expect(dayOf(text, language)).toBe(day);
});

test('weeks of the year and first days of weeks follow ISO 8601', () => {
  expect([mondayOfWeek(2026, 48), mondayOfWeek(2026, 1), mondayOfWeek(2027, 1)]).toEqual([
    '2026-11-23',
    '2025-12-29',
    '2027-01-04',
  ]);
  expect([weekStart('2026-11-25', 0), weekStart('2026-11-25', 6)]).toEqual(['2026-11-23', '2026-11-22']);
});

test('French weekdays in one letter are found by their numbers', () => {
  const written = (day: number, weekday: number) => ({ kind: 'clear', parts: { day, weekday } });
  expect(letterDays(['Nom', 'L 23', 'M 24', 'M 25', 'J 26'])).toEqual(
    new Map([
      [1, { text: 'L 23', written: written(23, 0) }],
      [2, { text: 'M 24', written: written(24, 1) }],
      [3, { text: 'M 25', written: written(25, 2) }],
      [4, { text: 'J 26', written: written(26, 3) }],
    ]),
  );
});
