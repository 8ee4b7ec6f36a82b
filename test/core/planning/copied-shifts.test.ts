import fc from 'fast-check';
import { daysAfter, serialOfDay } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { copiedShifts } from '../../../src/core/planning/copied-shifts';
import type { FieldCells } from '../../../src/core/table/record';

/** The copy of a shift one week later. */
const nextWeek = (cells: FieldCells): FieldCells =>
  copiedShifts(timeBlocks, [{ cells }], [1])[0]?.cells ?? {};

test('both days move by seven, over the end of a year and of a February, and unique numbers are not copied', () => {
  const shift = { Person: 'Ann', Start: 0.5, Notes: '=1+1', ExternalID: 12, TimeBlockID: 7, Hours: '' };
  const days = (from: string, until: string) => ({
    Date: serialOfDay(from) ?? '',
    EndDate: serialOfDay(until) ?? '',
  });
  expect(nextWeek({ ...shift, ...days('2026-12-28', '2026-12-30') })).toEqual({
    Person: 'Ann',
    Start: 0.5,
    Notes: '=1+1',
    ...days('2027-01-04', '2027-01-06'),
  });
  expect(nextWeek(days('2028-02-25', '2028-02-27'))).toEqual(days('2028-03-03', '2028-03-05'));
});

test('a day that was typed as text moves too, and a day that is none stays', () => {
  expect(nextWeek({ Date: '2026-11-23' })).toEqual({ Date: serialOfDay('2026-11-30') });
  expect(nextWeek({ Date: 'someday' })).toEqual({ Date: 'someday' });
});

test('the copy of any day is the same weekday a week later', () => {
  fc.assert(
    fc.property(fc.nat(40_000), (days) => {
      const day = daysAfter('1990-01-01', days);
      expect(nextWeek({ Date: serialOfDay(day) ?? '' })['Date']).toBe((serialOfDay(day) ?? 0) + 7);
    }),
  );
});
