import fc from 'fast-check';
import { hoursBetween, hoursOf } from '../../../src/core/reports/work-hours';
import { shift } from './facts';

test('the pieces of a shift sum to the whole, typed hours to the last decimal, however the shift is cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.option(fc.nat(999_999), { nil: undefined }),
      fc.array(fc.integer({ min: -100, max: 5100 })),
      (length, typed, cuts) => {
        const hoursTyped = typed === undefined ? undefined : typed / 10_000;
        const { start } = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00');
        const whole = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00', {
          end: start + length,
          hoursTyped,
        });
        const edges = [-100, ...cuts, 5100].sort((one, other) => one - other);
        const pieces = edges
          .slice(1)
          .map((until, at) => hoursBetween(whole, start + (edges[at] ?? 0), start + until));
        expect(Math.min(...pieces)).toBeGreaterThanOrEqual(0);
        expect(hoursOf(pieces.reduce((sum, piece) => sum + piece, 0))).toBe(hoursTyped ?? length / 60);
      },
    ),
  );
});

test('ten thousand shifts of twenty minutes sum to exactly a third of ten thousand hours', () => {
  const short = shift('Ann', '2026-11-23 09:00', '2026-11-23 09:20');
  const parts = Array.from({ length: 10_000 }, () => hoursBetween(short, short.start, short.end));
  expect(hoursOf(parts.reduce((sum, part) => sum + part, 0))).toBe(10_000 / 3);
});
