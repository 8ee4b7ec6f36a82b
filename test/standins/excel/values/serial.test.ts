import fc from 'fast-check';
import { momentOf, rolledSerial, serialOf } from '../../../../src/standins/excel/values/serial';

const days = fc.integer({ min: 1, max: 2_958_465 });

test('every day comes back from its serial, in both date systems', () => {
  fc.assert(
    fc.property(days, fc.boolean(), (serial, use1904) => {
      const moment = momentOf(serial, { use1904 });
      fc.pre(moment !== undefined && moment.year < 9990 && (serial !== 60 || use1904));
      if (moment) expect(serialOf(moment.year, moment.month, moment.day, { use1904 })).toBe(serial);
    }),
  );
});

test('dates that do not exist have no serial', () => {
  expect(serialOf(2026, 2, 29, { use1904: false })).toBeUndefined();
  expect(serialOf(2026, 13, 1, { use1904: false })).toBeUndefined();
  expect(serialOf(1903, 12, 31, { use1904: true })).toBeUndefined();
});

test('the time of day is read to the nearest second', () => {
  expect(momentOf(46_000 + 2 / 24 + 30 / 1440, { use1904: false })).toEqual({
    year: 2025,
    month: 12,
    day: 9,
    weekday: 2,
    hour: 2,
    minute: 30,
    second: 0,
  });
});

test('DATE carries months and days that are too large over to the next', () => {
  const system = { use1904: false };
  expect(rolledSerial(2025, 14, 1, system)).toBe(serialOf(2026, 2, 1, system));
  expect(rolledSerial(2025, 1, 32, system)).toBe(serialOf(2025, 2, 1, system));
});
