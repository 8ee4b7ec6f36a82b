/**
 * The undo of a push: fields that still have the sent value get their earlier value back, and for all others there is a
 * reason.
 */
import type { DoneRow } from '../../../src/core/changes/undo';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { users } from '../../../src/core/entities/users';
import { invert } from '../../../src/core/sync/invert';
import type { FieldCells } from '../../../src/core/table/record';
import { base, held, person } from '../users';

const done = (of: Partial<DoneRow> = {}): DoneRow => ({
  row: 'a',
  label: 'First 1 Last 1',
  action: 'update',
  key: '1',
  changes: [{ field: 'FirstName', from: 'First 1', to: 'Other' }],
  ...of,
});
const sent = { ...person(1), FirstName: 'Other' };
const baselines = new Map([['a', { ...base('a', 1), cells: sent }]]);
const now = (...records: readonly FieldCells[]) => ({ baselines, listed: records.map(held) });

test('an updated field gets its earlier value back', () => {
  const { rows, back, stays } = invert(users, [done()], now(sent));
  expect(rows.map(({ id, cells, changed }) => [id, cells['FirstName'], changed])).toEqual([
    ['a', 'First 1', ['FirstName']],
  ]);
  expect([...back.keys()]).toEqual(['a']);
  expect(stays).toEqual([]);
});

test('an added record is listed by name and not deleted', () => {
  const { rows, added } = invert(users, [done({ action: 'add', changes: [] })], now(sent));
  expect(rows).toEqual([]);
  expect(added).toEqual(['First 1 Last 1']);
});

test.each([
  ['theirs', 'somebody has changed it since', done(), now({ ...sent, FirstName: 'Theirs' })],
  ['already', 'the service has its earlier value again', done(), now(person(1))],
  ['gone', 'the record is no longer listed', done(), now()],
  ['before-unknown', 'nobody knows its earlier values', done({ action: 'before-unknown' }), now(sent)],
] as const)('%s: the row stays as it is if %s', (why, _, row, as) => {
  const { rows, stays } = invert(users, [row], as);
  expect(rows).toEqual([]);
  expect(stays.map((each) => each.reason)).toEqual([why]);
});

test('forgotten: a row stays as it is if no list shows its record and the workbook no longer knows it', () => {
  const { stays } = invert(timeBlocks, [done({ changes: [] })], { baselines: new Map(), listed: [] });
  expect(stays.map(({ reason }) => reason)).toEqual(['forgotten']);
});

test('in one row, a field that nobody changed is restored, and one that somebody changed stays', () => {
  const both = done({
    changes: [...done().changes, { field: 'Email', from: '', to: 'o@x.example' }],
  });
  const theirs = { ...sent, Email: 'theirs@x.example' };
  const { rows, stays } = invert(users, [both], now(theirs));
  expect(rows.map(({ changed }) => changed)).toEqual([['FirstName']]);
  expect(stays.map(({ reason, undo }) => [reason, undo.back])).toEqual([['theirs', []]]);
});

test('a row of a table that was downloaded anew is found by its key', () => {
  const anew = { baselines: new Map([['z', { ...base('z', 1), cells: sent }]]), listed: [held(sent)] };
  expect(invert(users, [done()], anew).rows.map(({ id }) => id)).toEqual(['z']);
});
