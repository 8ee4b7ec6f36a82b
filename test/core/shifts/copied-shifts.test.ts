import fc from 'fast-check';
import { daysAfter, serialOfDay } from '../../../src/core/calendar/days';
import { fieldOf } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { copiedShifts } from '../../../src/core/shifts/copied-shifts';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';

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

describe('names that have moved', () => {
  const people = (...records: readonly (readonly [string, string])[]) =>
    bindNames(
      timeBlocks,
      () =>
        new NameList(
          'person',
          records.map(([id, name]) => ({ id, name, apart: [], also: [] })),
        ),
    );
  const stored = { cells: { Person: 'Ann' }, base: { cells: { Person: 'Ann' }, ids: { Person: '1' } } };
  const copyWith = (...records: readonly (readonly [string, string])[]) =>
    copiedShifts(people(...records), [stored], [1])[0]?.cells['Person'];

  test('the copy has today’s name of the person whom the original means', () => {
    expect(copyWith(['1', 'Ann'], ['2', 'Ben'])).toBe('Ann');
    expect(copyWith(['1', 'Bea'], ['2', 'Ann'])).toBe('Bea');
    expect(copyWith(['1', 'Ann'], ['2', 'Ann'])).toBe('Ann (1)');
  });

  test('if that person is gone, the copy has a name that leads to nobody', () => {
    const gone = copyWith(['2', 'Ann']);
    expect(gone).toBe('Ann (1)');
    const person = fieldOf(people(['2', 'Ann']), 'Person');
    expect(person.valueKind.fromCell(gone ?? '').ok).toBe(false);
  });
});
