import { browserRandom } from '../../../src/taskpane/browser/device';

const drawing = (...drawn: number[]) => {
  const left = [...drawn];
  return browserRandom(() => left.shift() ?? 0);
};

test('a draw that would make small numbers more likely is thrown away', () => {
  // 2^32 = 10 * 429,496,729 + 6, so the six highest draws are not part of a whole ten.
  expect(drawing(2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7).integer(10)).toBe(9);
  expect(drawing(23).integer(10)).toBe(3);
});

test('with one possible number, that number is drawn', () => {
  expect(drawing(2 ** 32 - 1).integer(1)).toBe(0);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('there is no integer below %p', (max) => {
  expect(() => drawing(1).integer(max)).toThrow(RangeError);
});

test('the browser’s own random source gives every number of a small range', () => {
  const random = browserRandom();
  const seen = new Set(Array.from({ length: 500 }, () => random.integer(6)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
