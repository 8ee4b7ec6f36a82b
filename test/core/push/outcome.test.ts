import fc from 'fast-check';
import { type Answer, type ItemAnswer, outcomesOf } from '../../../src/core/push/outcome';

const entry = (itemNo: number | undefined, code: string | undefined = '0'): ItemAnswer => ({
  itemNo,
  code,
  message: code === '0' ? 'Success' : `m${code}`,
});
const answer = (items: ItemAnswer[], code: string | undefined = '0'): Answer => ({
  code,
  message: 'overall',
  items,
  records: undefined,
});
const kinds = (items: ItemAnswer[], count: number, code?: string) =>
  outcomesOf(answer(items, code), count).map((outcome) => outcome.kind);

test('entries in any order belong to the items whose numbers they have', () => {
  const codes = fc.array(fc.constantFrom('0', '7', '12'), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(codes, fc.infiniteStream(fc.nat()), (list, seeds) => {
      const entries = list.map((code, at) => ({
        sort: seeds.next().value as number,
        entry: entry(at + 1, code),
      }));
      entries.sort((one, other) => one.sort - other.sort);
      const outcomes = outcomesOf(answer(entries.map((each) => each.entry)), list.length);
      expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : '0'))).toEqual(list);
    }),
  );
});

test.each([
  ['an item without an entry is unknown', [entry(1), entry(3)], 3, ['stored', 'unknown', 'stored']],
  [
    'two equal entries for an item count as one',
    [entry(1), entry(1), entry(2, '7')],
    2,
    ['stored', 'refused'],
  ],
  ['an item with two different entries is unknown', [entry(1), entry(1, '7')], 1, ['unknown']],
  [
    'an entry with a number above the count is ignored beside a full set',
    [1, 2, 3, 7].map((number) => entry(number)),
    3,
    ['stored', 'stored', 'stored'],
  ],
  [
    'no item is certain if a number is above the count while an item has no entry',
    [2, 3, 4].map((number) => entry(number, number === 2 ? '7' : '0')),
    3,
    ['unknown', 'unknown', 'unknown'],
  ],
  [
    'items are unknown if no entry has a number',
    [entry(undefined), entry(undefined)],
    2,
    ['unknown', 'unknown'],
  ],
  [
    'an entry without a code is unknown',
    [entry(1, ''), { itemNo: 2, code: undefined, message: '' }],
    2,
    ['unknown', 'unknown'],
  ],
  ['items are unknown if there is no entry', [], 2, ['unknown', 'unknown']],
])('%s', (_, items, count, expected) => {
  expect(kinds(items, count)).toEqual(expected);
});

test('an overall error without entries refuses every item without certainty, and an item’s own code counts more', () => {
  expect(outcomesOf(answer([], '99'), 1)).toEqual([
    { kind: 'refused', code: '99', message: 'overall', isCertain: false },
  ]);
  expect(kinds([entry(1)], 2, '99')).toEqual(['stored', 'unknown']);
});

test.each([
  ['Success', { kind: 'stored' }],
  [' SUCCESS ', { kind: 'stored' }],
  ['', { kind: 'stored' }],
  ['Locked', { kind: 'unknown', reason: 'contradictory', serviceText: 'Locked' }],
])('N8: code 0 with the message "%s" gives the right outcome', (message, outcome) => {
  expect(outcomesOf(answer([{ itemNo: 1, code: '0', message }]), 1)).toEqual([outcome]);
});

test('N8: an answer without entries keeps the words that it has instead of them', () => {
  expect(outcomesOf(answer([]), 1)).toEqual([{ kind: 'unknown', reason: 'missing', serviceText: 'overall' }]);
});

test('N27: an entry with the number 0 makes all items of the call unknown', () => {
  expect(kinds([entry(0), entry(1, '7')], 2)).toEqual(['unknown', 'unknown']);
});
