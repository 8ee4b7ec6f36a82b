/** How long a job will still take. */
import * as fc from 'fast-check';
import { progressed, type Progressed } from '../../../src/core/progress/time-left';

const SECOND = 1000;

/** What is shown after each of these shares, `[seconds, share]`. */
function shown(...samples: readonly (readonly [number, number])[]): (number | undefined)[] {
  let known: Progressed | undefined;
  return samples.map(([at, fraction]) => {
    known = progressed(known, { at: at * SECOND, fraction });
    return known.shown;
  });
}

test('a short job, and the beginning of a long one, say nothing', () => {
  expect(shown([0, 0], [2, 0.5], [4, 0.9])).toEqual([undefined, undefined, undefined]);
  expect(shown([0, 0], [20, 0.01])).toEqual([undefined, undefined]);
});

test('the rest is rounded up to a time that a person would say', () => {
  expect(shown([0, 0], [10, 0.1])).toEqual([undefined, 120]);
  expect(shown([0, 0], [10, 0.5])).toEqual([undefined, 10]);
  expect(shown([0, 0], [60, 0.01], [600, 0.05])).toEqual([undefined, undefined, 14_400]);
});

test('a slightly slower moment changes nothing, and a much slower one does', () => {
  expect(shown([0, 0], [20, 0.5], [22, 0.5], [60, 0.55])).toEqual([undefined, 20, 20, 60]);
});

test('nothing is said after the last share: the job may still read back what it sent', () => {
  expect(shown([0, 0], [10, 0.9], [11, 1])).toEqual([undefined, 10, undefined]);
});

test('the next part of a job begins anew', () => {
  expect(shown([0, 0], [10, 0.5], [11, 0])).toEqual([undefined, 10, undefined]);
});

test('a steady job never says that it takes longer than before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 10_000 }), fc.integer({ min: 20, max: 200 }), (whole, parts) => {
      const samples = Array.from(
        { length: parts + 1 },
        (_, at) => [(whole * at) / parts, at / parts] as const,
      );
      const said = shown(...samples).filter((each) => each !== undefined);
      for (const [at, each] of said.entries()) {
        expect(each).toBeGreaterThan(0);
        if (at > 0) expect(each).toBeLessThanOrEqual(said[at - 1] ?? 0);
      }
    }),
  );
});
