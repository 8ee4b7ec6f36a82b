/** The state of sync is written into the workbook's memory and read again. */
import { SyncStore } from '../../../src/app/memory/sync-store';
import { addition, full } from '../../core/sync/full-state';
import { base } from '../../core/users';
import { memoryOf, type Kept } from './kept-memory';

const kind = 'users';
const company = { at: '21 Nov 14:05', service: 'https://x.example', sp: '1' };

async function storeOver({ memory }: Kept, pane = 'pane'): Promise<SyncStore> {
  const store = new SyncStore(memory, { now: () => 1 }, pane);
  await store.load([kind]);
  return store;
}

/** Events that lead to `full`, without the parts that only an older push leaves. */
async function filled(kept: Kept): Promise<SyncStore> {
  const store = await storeOver(kept);
  const table = full.tables.get(kind);
  if (!table || !full.lastPush) throw new Error('the state has no table');
  const { rows, attempts, unknownFields, readAt = '' } = table.snapshot;
  await store.commit(
    { type: 'table-created', kind, rows: [...rows.values()], unknownFields, readAt },
    {
      type: 'rows-blocked',
      kind,
      rows: [...attempts].map(([row, attempt]) => ({ row, attempt })),
    },
    { type: 'batch-sent', kind, entries: table.log },
    {
      type: 'rows-reconciled',
      kind,
      rows: table.log.slice(1).map(({ row }) => ({ row, base: base(row, 1), isStored: true })),
      ...company,
    },
  );
  return store;
}

const additionSettled = {
  type: 'log-settled',
  kind,
  next: [[addition.row, 'settled']],
} as const;

test('the state is read as it was written, with every part that it may have', async () => {
  const kept = memoryOf();
  const { state } = await filled(kept);
  expect(state.tables.get(kind)?.log).toEqual(full.tables.get(kind)?.log);
  expect(state.lastPush).toMatchObject({ push: 'p2', rows: [{ row: 'b', action: 'update' }] });
  expect((await storeOver(kept)).state).toEqual(state);
});

test('answers are written with the next event that is stored', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  await store.note({ type: 'batch-answered', kind, outcomes: [[addition.row, { kind: 'stored' }]] });
  expect((await storeOver(kept)).log(kind)).not.toEqual(store.log(kind));
  await store.commit();
  expect((await storeOver(kept)).log(kind)).toEqual(store.log(kind));
});

test('if the file can’t be written, the batch that was to be sent is not in later writes', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  await kept.memory.flush();
  const before = store.state;
  kept.fails = new Error('the cell is edited');
  const batch = { type: 'batch-sent', kind, entries: [{ ...addition, row: 'e' }] } as const;
  await expect(store.commitToFile(batch)).rejects.toThrow('the cell is edited');
  expect(store.state).toBe(before);
  kept.fails = undefined;
  await kept.memory.flush();
  expect((await storeOver(memoryOf(kept.file))).state).toEqual(before);
});

test('the last push and the baseline are in the file before the log drops a row', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  await kept.memory.flush();
  await store.note({ type: 'batch-answered', kind, outcomes: [[addition.row, { kind: 'stored' }]] });
  await store.commit();
  const found = { row: addition.row, base: base(addition.row, 4), isStored: true };
  await store.commit({ type: 'rows-reconciled', kind, rows: [found], ...company });
  await store.commit(additionSettled);
  await kept.memory.flush();
  expect(kept.steps.slice(-3)).toEqual([
    ['baseline-users', expect.any(String)],
    ['journal-pane/3', expect.any(String)],
    ['journal-pane/1', undefined],
  ]);
});

test('while a command may send rows, the memory says that they may have been sent, and afterwards what it said before', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  const before = store.log(kind);
  const fresh = { ...addition, row: 'e', push: 'p3' };
  const seen = await store.during([{ type: 'batch-sent', kind, entries: [fresh] }], async () =>
    (await storeOver(kept)).log(kind),
  );
  expect(seen).toContainEqual(expect.objectContaining({ row: 'e', push: 'p3' }));
  expect(store.log(kind)).toEqual(before);
  expect((await storeOver(kept)).log(kind)).toEqual(before);
});

test('simultaneous events are all applied', async () => {
  const store = await filled(memoryOf());
  const [first, second] = store.log(kind);
  const answer = (row = '') =>
    store.note({
      type: 'batch-answered',
      kind,
      outcomes: [[row, { kind: 'refused', code: '9', message: '', isCertain: true }]],
    });
  await Promise.all([answer(first?.row), answer(second?.row)]);
  expect(store.log(kind).map(({ outcome }) => outcome.kind)).toEqual(['refused', 'refused']);
});

test('events that are not in the memory yet are not lost when the memory is read', async () => {
  const store = await filled(memoryOf());
  await store.note({ type: 'push-began' });
  expect(await store.load([kind])).toBe(false);
  await store.commit();
  expect(await store.load([kind])).toBe(true);
});

test('a last push that can’t be read is ignored', async () => {
  const kept = memoryOf();
  await filled(kept);
  await kept.memory.flush();
  kept.file.set('last-push', '{"push":');
  expect((await storeOver(memoryOf(kept.file))).state.lastPush).toBeUndefined();
});

test('the pane that has the lock takes over the logs of the others', async () => {
  const kept = memoryOf();
  const { state } = await filled(kept);
  const other = await storeOver(kept, 'other');
  expect(other.state).toEqual(state);
  await other.commit(additionSettled);
  await kept.memory.flush();
  expect([...kept.file.keys()].filter((name) => name.startsWith('journal-'))).toEqual(['journal-other/1']);
});

test('after another pane has taken over, nothing is written until the memory is read again', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  await kept.memory.flush();
  await store.note({ type: 'batch-answered', kind, outcomes: [[addition.row, { kind: 'stored' }]] });
  kept.memory.discard();
  await expect(store.commit(additionSettled)).rejects.toThrow('both have changed the same');
  await expect(store.commitToFile(additionSettled)).rejects.toThrow('both have changed the same');
  expect((await storeOver(kept)).log(kind)).toEqual(full.tables.get(kind)?.log);
  expect(await store.load([kind])).toBe(true);
  expect(store.log(kind)).toEqual(full.tables.get(kind)?.log);
  await store.commit(additionSettled);
  expect(store.log(kind).map(({ row }) => row)).not.toContain(addition.row);
});
