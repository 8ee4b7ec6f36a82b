/** Which of two states of a record is newer: by the pushes from which each was made, and never by the time alone. */
import { joinedLineage, newerOf, pushedAt, type Lineage } from '../../../src/core/changes/baseline';

const first = pushedAt(100, undefined);
const second = pushedAt(200, first);

test('a state is newer than every state from which it was made', () => {
  const third = pushedAt(300, second);
  expect(third).toEqual({ knownAt: 300, earlier: [100, 200] });
  expect(newerOf(first, third)).toBe('there');
  expect(newerOf(third, first)).toBe('here');
  expect(newerOf(second, second)).toBe('here');
});

test('two states from one ancestor do not say which one is newer, whatever their clocks say', () => {
  const fast = pushedAt(9_999, first);
  expect(newerOf(second, fast)).toBe('unknown');
  expect(newerOf(fast, second)).toBe('unknown');
});

test('a clock that was set back does not make a later push older', () => {
  const later = pushedAt(50, second);
  expect(newerOf(second, later)).toBe('there');
});

test.each<[string, Lineage, Lineage]>([
  ['both without a push', {}, {}],
  ['one without a push', {}, first],
  [
    'each has the other one, because the user has decided in both workbooks',
    { knownAt: 1, earlier: [2] },
    { knownAt: 2, earlier: [1] },
  ],
])('nobody knows which state is newer: %s', (_what, one, other) => {
  expect(newerOf(one, other)).toBe('unknown');
});

test('after the user has decided between two states, both are known', () => {
  const other = pushedAt(150, first);
  const decided = joinedLineage(second, other);
  expect(decided).toEqual({ knownAt: 200, earlier: [100, 150] });
  expect(newerOf(decided, other)).toBe('here');
  expect(newerOf(decided, second)).toBe('here');
});

test('a row that was pushed very often forgets its oldest pushes, so that the user decides', () => {
  let often = first;
  for (let at = 101; at < 140; at += 1) often = pushedAt(at, often);
  expect(often.earlier).toHaveLength(16);
  expect(newerOf(first, often)).toBe('unknown');
});
