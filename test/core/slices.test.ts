import {
  atOnce,
  takeEach,
  inSlices,
  mapped,
  MOST_AT_ONCE,
  sorted,
  stage,
  type Sliced,
} from '../../src/core/slices';

/** Each look at the clock is 15 ms later, so that two of them fill a slice. */
function slowly() {
  let now = 0;
  let pauses = 0;
  return {
    clock: { now: () => (now += 15), sleep: () => Promise.resolve(void (pauses += 1)) },
    pauses: () => pauses,
  };
}
const numbers = Array.from({ length: 10 * MOST_AT_ONCE }, (_, at) => at);

test('work in slices has the result that it has at once', async () => {
  const work = () => mapped(numbers, (number) => number * 2);
  const { clock, pauses } = slowly();
  expect(await inSlices(work(), clock, () => 'go on')).toEqual(atOnce(work()));
  expect(pauses()).toBeGreaterThan(0);
});

test('work that takes less than a slice never pauses', async () => {
  const sleep = () => Promise.reject(new Error('paused'));
  const work = mapped(numbers, String);
  expect(await inSlices(work, { now: () => 0, sleep }, () => 'stop')).toHaveLength(numbers.length);
});

test('works that follow one another share the time of a slice', async () => {
  let [now, longest, since] = [0, 0, 0];
  const clock = {
    now: () => now,
    sleep: () => Promise.resolve(void (since = now)),
  };
  const work = () =>
    takeEach(numbers, () => {
      now += 1;
      longest = Math.max(longest, now - since);
    });
  // Each of them alone is shorter than two slices.
  for (let at = 0; at < 5; at += 1) await inSlices(work(), clock, () => 'go on');
  expect(longest).toBeLessThanOrEqual(30 + MOST_AT_ONCE);
});

test('short work never pauses, however long the work before it took', async () => {
  let now = 0;
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const long = takeEach(numbers, () => void (now += 1));
  await inSlices(long, clock, () => 'go on');
  now += 1000;
  const pauses = jest.fn((): 'go on' => 'go on');
  await inSlices(
    takeEach(numbers, () => void (now += 4 / numbers.length)),
    clock,
    pauses,
  );
  expect(pauses).not.toHaveBeenCalled();
});

test('a stop ends the work where it pauses', async () => {
  const taken: number[] = [];
  const work = takeEach(numbers, (number) => void taken.push(number));
  expect(await inSlices(work, slowly().clock, () => 'stop')).toBeUndefined();
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThan(numbers.length);
});

test('the progress of parts never goes back and ends at 1', () => {
  function* work(): Sliced<void> {
    yield* stage(
      takeEach(numbers, () => undefined),
      0,
      0.4,
    );
    yield* stage(
      takeEach(numbers, () => undefined),
      0.4,
      1,
    );
  }
  const progress = [...work()];
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

test('sorting in slices gives what sorting at once gives: equals stay in their order', () => {
  for (const count of [0, 1, 250, 251, 1000, 1777]) {
    const items = Array.from({ length: count }, (_, at) => ({ at, rank: (at * 7919) % 31 }));
    const byRank = (one: (typeof items)[number], other: (typeof items)[number]) => one.rank - other.rank;
    const before = [...items];
    expect(atOnce(sorted(items, byRank))).toEqual([...items].sort(byRank));
    expect(items).toEqual(before);
  }
});
