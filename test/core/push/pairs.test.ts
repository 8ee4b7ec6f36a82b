import fc from 'fast-check';
import { qualifications } from '../../../src/core/entities/qualifications';
import { nextBatch, Pace } from '../../../src/core/push/batches';
import { type PlannedPair, callsOfPairs } from '../../../src/core/push/plan';

const { pairs: operation } = qualifications;
if (!operation) throw new Error('qualifications are pairs');

const pair = (person: string, item: string, category = '2'): PlannedPair => ({
  ids: [person, item],
  category,
  fields: { Rank: '1' },
  item: { row: `${person}-${item}`, index: 0, label: '', action: 'add', key: '', changes: [] },
});
const every = (people: number, items: number) =>
  Array.from({ length: people * items }, (_, at) => pair(`p${Math.floor(at / items)}`, `i${at % items}`));

test.each([
  ['500 people by 10 tasks', 500, 10, 10],
  ['3 people by 40 tasks', 3, 40, 3],
  ['one person by one task', 1, 1, 1],
])('%s are as many calls as the side with fewer values has values', (_, people, items, expected) => {
  const calls = callsOfPairs(operation, '1', every(people, items));
  expect(calls).toHaveLength(expected);
  for (const call of calls) expect(nextBatch(call.items, new Pace(true).items)).toEqual(call.items);
});

test('a call names exactly one side in its query and the other in each item', () => {
  const [call] = callsOfPairs(operation, '1', [pair('7', '1'), pair('8', '1')]);
  expect(call?.query).toEqual({ CatNo: '2', CatItemID: '1', reqAddifnotfound: '1' });
  expect(call?.items.map(({ item }) => item)).toEqual([
    { Key: 'UserID', KeyVal: '7', Rank: '1' },
    { Key: 'UserID', KeyVal: '8', Rank: '1' },
  ]);
  const [byUser] = callsOfPairs(operation, '0', [pair('7', '1'), pair('7', '2')]);
  expect(byUser?.query).toEqual({ CatNo: '2', UserID: '7', reqAddifnotfound: '0' });
});

test('every pair is sent once, with its own category', () => {
  const some = fc.tuple(
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom('x', 'y', 'z'),
    fc.constantFrom('1', '2'),
  );
  fc.assert(
    fc.property(fc.uniqueArray(some, { selector: (of) => of.join(' ') }), (all) => {
      const calls = callsOfPairs(
        operation,
        '1',
        all.map((of) => pair(...of)),
      );
      const sent = calls.flatMap(({ query, items }) =>
        items.map(({ item }) => {
          const sides = { ...query, [item['Key'] ?? '']: item['KeyVal'] } as Record<string, string>;
          expect('UserID' in query && 'CatItemID' in query).toBe(false);
          return [sides['UserID'], sides['CatItemID'], sides['CatNo']].join(' ');
        }),
      );
      expect(sent.sort()).toEqual(all.map((of) => of.join(' ')).sort());
    }),
  );
});
