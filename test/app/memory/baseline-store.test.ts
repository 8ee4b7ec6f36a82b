import { readBaseline, writeBaseline } from '../../../src/app/memory/baseline-store';
import type { Memory } from '../../../src/app/ports';
import { timeOff } from '../../../src/core/entities/time-off';

function memoryOf(parts: Map<string, string>): Memory {
  return {
    read: (name) => Promise.resolve(parts.get(name)),
    rivals: () => Promise.resolve([]),
    write: (name, text) => Promise.resolve(void parts.set(name, text)),
    remove: (name) => Promise.resolve(void parts.delete(name)),
  } as Pick<Memory, 'read' | 'rivals' | 'write' | 'remove'> as Memory;
}

/** As releases wrote it that kept the cells of unknown fields under their wire names. */
const old = {
  fields: [...timeOff.fields.map(({ name }) => name), 'Nickname', 'Status', 'amount'],
  unknownFields: ['Nickname', 'Status', 'amount'],
  rows: [['row1', '7', [...timeOff.fields.map(() => null), 'So', 'Approved', '9'], null, false]],
  attempts: [],
};

test('a workbook that knows unknown fields from an older release goes on with them under their headers', async () => {
  const parts = new Map([['baseline-time-off', JSON.stringify(old)]]);
  const memory = memoryOf(parts);
  const baseline = await readBaseline(memory, 'time-off');
  expect(baseline.unknownFields).toEqual(old.unknownFields);
  const cells = { Nickname: 'So', 'Status (service)': 'Approved', 'amount (service)': '9' };
  expect(baseline.rows.get('row1')?.cells).toEqual(cells);
  await writeBaseline(memory, 'time-off', baseline);
  expect(await readBaseline(memory, 'time-off')).toEqual(baseline);
});

test('a field that is called like a password is dropped from what an older release kept', async () => {
  const fields = [...timeOff.fields.map(({ name }) => name), 'Nickname', 'InitialPassword', 'amount'];
  const unknownFields = ['Nickname', 'InitialPassword', 'amount'];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, fields, unknownFields })]]);
  const baseline = await readBaseline(memoryOf(parts), 'time-off');
  expect(baseline.unknownFields).toEqual(['Nickname', 'amount']);
  expect(baseline.rows.get('row1')?.cells).toEqual({ Nickname: 'So', 'amount (service)': '9' });
});

test('a row whose id is a word that every object knows has no former names', async () => {
  const rows = [['toString', '7', [], null, false]];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, rows, former: {} })]]);
  const baseline = await readBaseline(memoryOf(parts), 'time-off');
  expect(baseline.rows.get('toString')).not.toHaveProperty('former');
});

test('why an attempt is unconfirmed is kept beside it; an attempt of an older release has no reason', async () => {
  const attempts = [
    ['row1', { Amount: 2 }, 'Unknown', 'No clear answer came.'],
    ['row2', { Amount: 3 }, '117', 'Refused.'],
  ];
  const parts = new Map([['baseline-time-off', JSON.stringify({ ...old, attempts })]]);
  const memory = memoryOf(parts);
  const before = await readBaseline(memory, 'time-off');
  const attempt = { cells: { Amount: 2 }, status: 'Unknown', message: 'No clear answer came.' };
  expect(before.attempts.get('row1')).toEqual(attempt);
  const known = new Map([...before.attempts, ['row1', { ...attempt, unknown: 'not-readable' }]]);
  await writeBaseline(memory, 'time-off', { ...before, attempts: known });
  const after = await readBaseline(memory, 'time-off');
  expect(after.attempts.get('row1')).toEqual({ ...attempt, unknown: 'not-readable' });
  expect(after.attempts.get('row2')).toEqual(before.attempts.get('row2'));
});
