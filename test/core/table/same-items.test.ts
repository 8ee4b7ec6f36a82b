import { haveSameItems } from '../../../src/core/table/same-items';

test('lists have the same items if each place has the same one, and none has more', () => {
  const item = {};
  expect(haveSameItems([item, 1, 'a'], [item, 1, 'a'])).toBe(true);
  expect(haveSameItems([], [])).toBe(true);
  expect(haveSameItems([item], [{}])).toBe(false);
  expect(haveSameItems([1, 2], [2, 1])).toBe(false);
  expect(haveSameItems([1], [1, 2])).toBe(false);
  expect(haveSameItems([1, undefined], [1])).toBe(false);
});
