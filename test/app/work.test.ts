import { Cancelled } from '../../src/app/failures';
import { sliced, Turns } from '../../src/app/work';
import { mapped } from '../../src/core/slices';

/** Each look at the clock is a second later, so each place to pause is used. */
function slowClock() {
  let now = 0;
  return { now: () => (now += 1000), sleep: () => Promise.resolve() };
}
const NAME = 'rows of a table';
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('work in slices has the result that it has at once', async () => {
  const all = numbers(100);
  expect(await sliced(NAME, mapped(all, String), slowClock())).toEqual(all.map(String));
});

test('work whose result nobody needs any more ends where it pauses', async () => {
  const made: number[] = [];
  const work = mapped(numbers(100), (number) => made.push(number));
  await expect(sliced(NAME, work, slowClock(), () => true)).rejects.toThrow(Cancelled);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(100);
});

test('work that was begun first ends first, however long it takes', async () => {
  const turns = new Turns(slowClock());
  const ended: string[] = [];
  const long = turns.take(NAME, mapped(numbers(1000), String)).then(() => ended.push('long'));
  const short = turns.take(NAME, mapped(numbers(1), String)).then(() => ended.push('short'));
  await Promise.all([long, short]);
  expect(ended).toEqual(['long', 'short']);
});

test('work that is not needed when its turn comes is not begun, and the next work has its turn', async () => {
  const turns = new Turns(slowClock());
  const made: number[] = [];
  const dropped = turns.take(
    NAME,
    mapped(numbers(1), (number) => made.push(number)),
    () => true,
  );
  await expect(dropped).rejects.toThrow(Cancelled);
  expect(made).toEqual([]);
  expect(await turns.take(NAME, mapped(numbers(2), String))).toEqual(['0', '1']);
});
