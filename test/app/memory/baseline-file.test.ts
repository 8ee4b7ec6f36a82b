import { readBaseline } from '../../../src/app/memory/baseline-file';
import { writeBaseline } from '../../../src/app/memory/baseline-writer';
import { timeOff } from '../../../src/core/entities/time-off';
import { unknownId } from '../../../src/core/table/unknown-fields';
import { memoryOf } from './kept-memory';

/** The last three fields are not in the entity. */
const wires = ['NoSuchField', 'Status', 'amount'];
const old = {
  fields: [...timeOff.fields.map(({ id }) => id), ...wires.map(unknownId)],
  unknownFields: wires,
  rows: [['row1', '7', [...timeOff.fields.map(() => null), 'So', 'Approved', '9'], null, false]],
  attempts: [],
};

test('fields that the entity does not know are stored under their own ids', async () => {
  const parts = new Map([['baseline-time-off', JSON.stringify(old)]]);
  const memory = memoryOf(parts).memory;
  const baseline = await readBaseline(memory, 'time-off');
  expect(baseline.unknownFields).toEqual(wires);
  const cells = { 'wire:NoSuchField': 'So', 'wire:Status': 'Approved', 'wire:amount': '9' };
  expect(baseline.rows.get('row1')?.cells).toEqual(cells);
  await writeBaseline(memory, 'time-off', baseline);
  expect(await readBaseline(memory, 'time-off')).toEqual(baseline);
});

test('a field with a name like “password” is dropped from what an older release stored', async () => {
  const unknownFields = ['NoSuchField', 'InitialPassword', 'amount'];
  const fields = [...timeOff.fields.map(({ id }) => id), ...unknownFields.map(unknownId)];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, fields, unknownFields })]]);
  const baseline = await readBaseline(memoryOf(parts).memory, 'time-off');
  expect(baseline.unknownFields).toEqual(['NoSuchField', 'amount']);
  expect(baseline.rows.get('row1')?.cells).toEqual({ 'wire:NoSuchField': 'So', 'wire:amount': '9' });
});

test('a field that a release has added keeps the cells that it had as an unknown field', async () => {
  const unknownFields = ['NoSuchField', 'Description'];
  const known = timeOff.fields.map(({ id }) => id).filter((id) => id !== 'Description');
  const fields = [...known, ...unknownFields.map(unknownId)];
  const rows = [['row1', '7', [...known.map(() => null), 'So', 'Beach'], null, false]];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, fields, unknownFields, rows })]]);
  const baseline = await readBaseline(memoryOf(parts).memory, 'time-off');
  expect(baseline.unknownFields).toEqual(['NoSuchField']);
  expect(baseline.rows.get('row1')?.cells).toEqual({ 'wire:NoSuchField': 'So', Description: 'Beach' });
});

test('a row whose id is the name of an object’s method has no former names', async () => {
  const rows = [['toString', '7', [], null, false]];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, rows, former: {} })]]);
  const baseline = await readBaseline(memoryOf(parts).memory, 'time-off');
  expect(baseline.rows.get('toString')).not.toHaveProperty('former');
});

test('the reason why an attempt is unconfirmed is stored with it; attempts of older releases have none', async () => {
  const attempts = [
    ['row1', { Amount: 2 }, 'Unknown', 'No clear answer came.'],
    ['row2', { Amount: 3 }, '117', 'Refused.'],
  ];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, attempts })]]);
  const memory = memoryOf(parts).memory;
  const before = await readBaseline(memory, 'time-off');
  const attempt = { cells: { Amount: 2 }, status: 'Unknown', message: 'No clear answer came.' };
  expect(before.attempts.get('row1')).toEqual(attempt);
  const known = new Map([...before.attempts, ['row1', { ...attempt, unknown: 'not-readable' }]]);
  await writeBaseline(memory, 'time-off', { ...before, attempts: known });
  const after = await readBaseline(memory, 'time-off');
  expect(after.attempts.get('row1')).toEqual({ ...attempt, unknown: 'not-readable' });
  expect(after.attempts.get('row2')).toEqual(before.attempts.get('row2'));
});

test('when a record was found stored, and whether the user alone says so, is stored for runs of rows', async () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => [id, id, [], null, false]);
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, rows })]]);
  const { memory } = memoryOf(parts);
  const before = await readBaseline(memory, 'time-off');
  const known = [...before.rows.values()].map((row, at) => ({
    ...row,
    ...[{}, { knownAt: 5 }, { knownAt: 5 }, { adopted: true } as const][at],
  }));
  const baseline = { ...before, rows: new Map(known.map((row) => [row.id, row])) };
  await writeBaseline(memory, 'time-off', baseline);
  await memory.flush();
  expect(JSON.parse(parts.get('baseline-time-off') ?? '')).toMatchObject({
    origins: [
      [null, false, 1],
      [5, false, 2],
      [null, true, 1],
    ],
  });
  expect(await readBaseline(memory, 'time-off')).toEqual(baseline);
});

test('the earlier pushes of a row, and an edit of a backup that is in conflict, are stored', async () => {
  const { memory } = memoryOf(new Map([['baseline-time-off', JSON.stringify(old)]]));
  const before = await readBaseline(memory, 'time-off');
  const known = [...before.rows.values()].map((row) => ({
    ...row,
    knownAt: 5,
    earlier: [3, 4],
    conflicts: { Amount: 1 },
    fromBackup: { Amount: 2 },
  }));
  const baseline = { ...before, rows: new Map(known.map((row) => [row.id, row])) };
  await writeBaseline(memory, 'time-off', baseline);
  expect(await readBaseline(memory, 'time-off')).toEqual(baseline);
});
