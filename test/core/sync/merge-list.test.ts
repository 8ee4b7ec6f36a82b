import { atOnce } from '../../../src/core/slices';
/** What a merged list changes in each row: the cells that take the service’s values, the Status, and the new baseline. */
import type { Baseline, BaselineRow } from '../../../src/core/changes/baseline';
import { trackRows } from '../../../src/core/changes/track-rows';
import { users } from '../../../src/core/entities/users';
import { mergeList } from '../../../src/core/sync/merge-list';
import type { FieldCells } from '../../../src/core/table/record';
import { base, baseline, cells, held, person, sheet, type Row } from '../users';

interface Given {
  readonly rows: readonly Row[];
  readonly known: Baseline;
  readonly listed: readonly FieldCells[];
  readonly only?: ReadonlySet<string>;
}

function merged({ rows, known, listed, only }: Given) {
  const tracking = trackRows(users, sheet(...rows), known);
  const now = { tracking, problems: [], baseline: known };
  const merge = atOnce(
    mergeList(users, now, listed.map(held), { results: new Map(), ...(only ? { only } : {}) }),
  );
  return {
    ...merge,
    says: merge.rows.map(({ row, status, writes }) => [row.id, status.status, writes]),
  };
}

const edited = { ...person(1), FirstName: 'Mine' };
const theirs = { ...person(1), FirstName: 'Theirs' };
const nameOf = ({ cells: its }: BaselineRow) => its['FirstName'];

test('a row that nobody edited takes the service’s values', () => {
  const { says, baselines } = merged({
    rows: [['a', person(1)]],
    known: baseline(base('a', 1)),
    listed: [theirs],
  });
  expect(says).toEqual([['a', '', { FirstName: 'Theirs' }]]);
  expect(baselines.map(nameOf)).toEqual(['Theirs']);
});

test('S11 an edited row stays edited', () => {
  const { says } = merged({ rows: [['a', edited]], known: baseline(base('a', 1)), listed: [person(1)] });
  expect(says).toEqual([['a', 'Edited', {}]]);
});

test('S12 an edit whose value the service has by now is no edit any more', () => {
  const { says } = merged({ rows: [['a', edited]], known: baseline(base('a', 1)), listed: [edited] });
  expect(says).toEqual([['a', '', {}]]);
});

test('S13 an edited field that somebody else changed is a conflict, and the value before is kept', () => {
  const { says, baselines, conflicts } = merged({
    rows: [['a', edited]],
    known: baseline(base('a', 1)),
    listed: [theirs],
  });
  expect(says).toEqual([['a', 'Conflict', {}]]);
  expect([conflicts, baselines[0]?.conflicts]).toEqual([1, { FirstName: 'First 1' }]);
});

test('S16 a record that is not listed is gone, whether its row is edited or not', () => {
  const { says, gone, baselines } = merged({
    rows: [
      ['a', edited],
      ['b', person(2)],
    ],
    known: baseline(base('a', 1), base('b', 2)),
    listed: [person(3)],
  });
  expect(says).toEqual([
    ['a', 'Gone', {}],
    ['b', 'Gone', {}],
  ]);
  expect([gone, baselines.map((row) => row.gone)]).toEqual([2, [true, true]]);
});

test('S17 a record that is listed again is not gone', () => {
  const { says, baselines } = merged({
    rows: [['a', person(1)]],
    known: baseline({ ...base('a', 1), gone: true }),
    listed: [person(1)],
  });
  expect(says).toEqual([['a', '', {}]]);
  expect(baselines[0]?.gone).toBeUndefined();
});

test('S19 a deleted row comes back with its id, and a deleted row whose record is no longer listed is gone', () => {
  const { appended, baselines } = merged({
    rows: [],
    known: baseline(base('a', 1), base('b', 2)),
    listed: [person(1)],
  });
  expect(appended.map(({ id, key }) => [id, key])).toEqual([['a', '1']]);
  expect(baselines.map(({ id, gone }) => [id, gone])).toEqual([['b', true]]);
});

test('S20 a row without a baseline that shows a record’s key becomes the row of that record', () => {
  const { says } = merged({
    rows: [['a', cells({ UserID: 1, UserName: 'person1' })]],
    known: baseline(),
    listed: [person(1)],
  });
  expect(says).toMatchObject([['a', '', { FirstName: 'First 1', LastName: 'Last 1' }]]);
});

test('S15 an attempt is dropped when the row has the service’s values again', () => {
  const attempt = { cells: edited, status: '7', message: 'no' };
  const known = { ...baseline(base('a', 1)), attempts: new Map([['a', attempt]]) };
  expect(merged({ rows: [['a', edited]], known, listed: [person(1)] })).toMatchObject({
    outdatedAttempts: [],
    says: [['a', '7', {}]],
  });
  expect(merged({ rows: [['a', person(1)]], known, listed: [person(1)] })).toMatchObject({
    outdatedAttempts: ['a'],
    says: [['a', '', {}]],
  });
});

test('only the rows in `only` are merged', () => {
  const { says } = merged({
    rows: [
      ['a', person(1)],
      ['b', person(2)],
    ],
    known: baseline(base('a', 1), base('b', 2)),
    listed: [theirs, { ...person(2), FirstName: 'Theirs' }],
    only: new Set(['b']),
  });
  expect(says).toEqual([['b', '', { FirstName: 'Theirs' }]]);
});
