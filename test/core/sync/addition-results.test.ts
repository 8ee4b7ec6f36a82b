/** Time-off transactions: nothing in them is unique, so only counting tells what became of them. */
import fc from 'fast-check';
import { timeOff } from '../../../src/core/entities/time-off';
import type { Outcome } from '../../../src/core/push/outcome';
import { preexistingMatches } from '../../../src/core/sync/matching-records';
import { resultsByList } from '../../../src/core/sync/results-by-list';
import type { SentItem } from '../../../src/core/sync/sent';
import type { ServiceRecord } from '../../../src/core/table/record';
import { lost, refused, stored } from './sent';

interface Transaction {
  readonly person: string;
  readonly amount: number;
  readonly description?: string;
}
const holiday: Transaction = { person: '1', amount: -1 };

const listed = (id: number, { person, amount, description = '' }: Transaction): ServiceRecord => ({
  cells: {
    Person: `Person ${person}`,
    Account: 'Vacation',
    EffectiveDate: 46347,
    Amount: amount,
    Description: description,
    CanEdit: false,
    TransID: id,
  },
  ids: { Person: person, Account: '9' },
});

function sent(row: string, of: Transaction, outcome: Outcome, preexisting: readonly string[] = []): SentItem {
  const description = of.description;
  return {
    row,
    action: 'add',
    key: '',
    outcome,
    preexisting,
    changes: [
      { field: 'Account', from: '', to: 'Vacation', id: '9' },
      { field: 'Person', from: '', to: `Person ${of.person}`, id: of.person },
      { field: 'EffectiveDate', from: '', to: 46347 },
      { field: 'Amount', from: '', to: of.amount },
      ...(description === undefined ? [] : [{ field: 'Description', from: '', to: description }]),
    ],
  };
}

function settledAs(
  items: readonly SentItem[],
  records: readonly ServiceRecord[],
  claimed: readonly string[] = [],
) {
  return [...resultsByList(timeOff, items, records, new Set(claimed))].map(([row, found]) => [
    row,
    found.kind === 'unknown' ? found.reason : found.kind,
    found.kind === 'stored' ? found.record?.cells['TransID'] : undefined,
  ]);
}

test('equal transactions each get a record of their own', () => {
  const items = [sent('a', holiday, stored), sent('b', holiday, stored)];
  expect(settledAs(items, [listed(1, holiday), listed(2, holiday)])).toEqual([
    ['a', 'stored', 1],
    ['b', 'stored', 2],
  ]);
});

test('an addition without an answer is stored only if the list has one more such record than before', () => {
  const before = [listed(1, holiday)];
  const preexisting = preexistingMatches(timeOff, [sent('a', holiday, lost)], before).get('a') ?? [];
  expect(preexisting).toEqual(['1']);
  expect(settledAs([sent('a', holiday, lost, preexisting)], before)).toEqual([['a', 'not-found', undefined]]);
  expect(settledAs([sent('a', holiday, lost, preexisting)], [...before, listed(2, holiday)])).toEqual([
    ['a', 'stored', 2],
  ]);
});

test('if two additions got no answer and the list has one record, one is stored and the other waits for the user', () => {
  const items = [sent('a', holiday, lost), sent('b', holiday, lost)];
  expect(settledAs(items, [listed(5, holiday)]).map(([, kind]) => kind)).toEqual(['stored', 'not-found']);
});

test('an addition that was answered 0 gets the record before one without an answer, in any order in the sheet', () => {
  const items = [sent('a', holiday, lost), sent('b', holiday, stored)];
  expect(settledAs(items, [listed(5, holiday)])).toEqual([
    ['a', 'not-found', undefined],
    ['b', 'stored', 5],
  ]);
});

test('a refused addition stays refused, even if an equal one was stored', () => {
  const items = [sent('a', holiday, refused), sent('b', holiday, stored)];
  expect(settledAs(items, [listed(5, holiday)])).toEqual([
    ['a', 'refused', undefined],
    ['b', 'stored', 5],
  ]);
});

test('a record that belongs to another row of the sheet is not used', () => {
  expect(settledAs([sent('a', holiday, lost)], [listed(5, holiday)], ['5'])).toEqual([
    ['a', 'not-found', undefined],
  ]);
});

test('an addition is stored even if the service has trimmed a text', () => {
  const asked = { ...holiday, description: ' Easter ' };
  const [settled] = resultsByList(
    timeOff,
    [sent('a', asked, stored)],
    [listed(5, { ...holiday, description: 'Easter' })],
    new Set(),
  ).values();
  expect(settled).toMatchObject({ kind: 'stored', differs: ['Description'] });
});

test('if a late list has only another transaction of the same day, an addition that was answered 0 waits for a later list', () => {
  const asked = { ...holiday, description: 'Easter' };
  const others = [listed(5, { ...holiday, description: 'Ski trip' }), listed(6, { ...asked, amount: -2 })];
  expect(settledAs([sent('a', asked, stored)], others)).toEqual([['a', 'not-listed', undefined]]);
});

test('a listed record more than were sent is reported', () => {
  const records = [listed(5, holiday), listed(6, holiday)];
  const [settled] = resultsByList(timeOff, [sent('a', holiday, stored)], records, new Set()).values();
  expect(settled).toMatchObject({ kind: 'stored', duplicates: 1 });
});

test('no record is used for two rows, or for a row that it does not match', () => {
  const some = fc.record({ person: fc.constantFrom('1', '2'), amount: fc.constantFrom(1, 2) });
  const outcome = fc.constantFrom(stored, lost, refused);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(some, outcome), { maxLength: 8 }),
      fc.array(some, { maxLength: 8 }),
      (rows, records) => {
        const items = rows.map(([of, answer], at) => sent(`r${at}`, of, answer));
        const settled = resultsByList(
          timeOff,
          items,
          records.map((of, at) => listed(at + 1, of)),
          new Set(),
        );
        const given = [...settled.values()].flatMap((found) =>
          found.kind === 'stored' && found.record ? [found.record] : [],
        );
        expect(new Set(given).size).toBe(given.length);
        for (const [at, [of]] of rows.entries()) {
          const found = settled.get(`r${at}`);
          if (found?.kind === 'stored' && found.record && items[at]?.outcome.kind !== 'stored')
            expect([found.record.ids['Person'], found.record.cells['Amount']]).toEqual([
              of.person,
              of.amount,
            ]);
        }
      },
    ),
  );
});
