import { hoursIn, hoursOfParts } from '../../../src/core/reports/chosen-shifts';
import { shift } from './facts';

test('a shift counts with all its hours where it begins, and with none where it only ends', () => {
  const night = shift('Ann', '2026-11-29 22:00', '2026-11-30 06:00');
  const midnight = shift('Ann', '2026-11-30 00:00', '2026-11-30 00:01').start;
  const before = { first: midnight - 1440, after: midnight };
  const after = { first: midnight, after: midnight + 1440 };
  expect([before, after].map((span) => hoursOfParts(hoursIn(night, span)))).toEqual([8, 0]);
  const typed = { ...night, hoursTyped: 7.2501 };
  expect([before, after].map((span) => hoursOfParts(hoursIn(typed, span)))).toEqual([7.2501, 0]);
});

test('ten thousand shifts of twenty minutes sum to exactly a third of ten thousand hours', () => {
  const short = shift('Ann', '2026-11-23 09:00', '2026-11-23 09:20');
  const span = { first: short.start, after: short.end };
  const parts = Array.from({ length: 10_000 }, () => hoursIn(short, span));
  expect(hoursOfParts(parts.reduce((sum, part) => sum + part, 0))).toBe(10_000 / 3);
});
