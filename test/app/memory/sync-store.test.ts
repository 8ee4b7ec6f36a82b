/** What is known goes into the workbook's memory and comes back as it was. */
import { SyncStore } from '../../../src/app/memory/sync-store';
import type { Memory } from '../../../src/app/ports';
import { base } from '../../core/users';
import { addition, full } from '../../core/sync/full-state';

const kind = 'users';
const company = { at: '21 Nov 14:05', service: 'https://x.example', sp: '1' };

interface Kept {
  readonly parts: Map<string, string>;
  readonly memory: Memory;
  /** What the next write of the file throws. */
  fails: Error | undefined;
}

function memoryOf(parts = new Map<string, string>()): Kept {
  const kept: Kept = {
    parts,
    fails: undefined,
    memory: {
      read: (name) => Promise.resolve(parts.get(name)),
      otherVersions: () => Promise.resolve([]),
      names: (prefix) => Promise.resolve([...parts.keys()].filter((name) => name.startsWith(prefix))),
      write: (name, text) => Promise.resolve(void parts.set(name, text)),
      remove: (name) => Promise.resolve(void parts.delete(name)),
      flush: () => (kept.fails ? Promise.reject(kept.fails) : Promise.resolve()),
    } as Pick<Memory, 'read' | 'otherVersions' | 'names' | 'write' | 'remove' | 'flush'> as Memory,
  };
  return kept;
}

async function storeOver({ memory }: Kept, pane = 'pane'): Promise<SyncStore> {
  const store = new SyncStore(memory, { now: () => 1 }, pane);
  await store.load([kind]);
  return store;
}

/** Events that lead to `full` but for what only an older push leaves. */
async function filled(kept: Kept): Promise<SyncStore> {
  const store = await storeOver(kept);
  const table = full.tables.get(kind);
  if (!table || !full.lastPush) throw new Error('the state has no table');
  const { rows, attempts, unknownFields, readAt = '' } = table.snapshot;
  await store.commit(
    { type: 'table-laid', kind, rows: [...rows.values()], unknownFields, readAt },
    {
      type: 'rows-held-back',
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

test('what is known comes back as it was, with every part that it may have', async () => {
  const kept = memoryOf();
  const { state } = await filled(kept);
  expect(state.tables.get(kind)?.log).toEqual(full.tables.get(kind)?.log);
  expect(state.lastPush).toMatchObject({ push: 'p2', rows: [{ row: 'b', action: 'update' }] });
  expect((await storeOver(kept)).state).toEqual(state);
});

test('answers are written with the next event that is kept', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  await store.note({ type: 'batch-answered', kind, outcomes: [[addition.row, { kind: 'stored' }]] });
  expect((await storeOver(kept)).log(kind)).not.toEqual(store.log(kind));
  await store.commit();
  expect((await storeOver(kept)).log(kind)).toEqual(store.log(kind));
});

test('where the file can’t be written, a batch has not happened, and the next event writes what is true', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  const before = store.state;
  kept.fails = new Error('the cell is edited');
  const batch = { type: 'batch-sent', kind, entries: [{ ...addition, row: 'e' }] } as const;
  await expect(store.commitToFile(batch)).rejects.toThrow('the cell is edited');
  expect(store.state).toBe(before);
  await store.commit();
  expect((await storeOver(kept)).state).toEqual(before);
});

test('while something is done that may send rows, the memory says that they may have been sent; then what it said before', async () => {
  const kept = memoryOf();
  const store = await filled(kept);
  const before = store.state;
  const again = { ...addition, push: 'p3', unlisted: false };
  const seen = await store.during([{ type: 'batch-sent', kind, entries: [again] }], async () =>
    (await storeOver(kept)).log(kind),
  );
  expect(seen).toContainEqual(expect.objectContaining({ row: addition.row, push: 'p3' }));
  expect(store.log(kind)).toEqual(expect.arrayContaining([...(before.tables.get(kind)?.log ?? [])]));
  expect((await storeOver(kept)).state.tables.get(kind)?.log).toEqual(store.log(kind));
});

test('a last push that can’t be read is none: nothing is sent twice without it', async () => {
  const kept = memoryOf();
  await filled(kept);
  kept.parts.set('last-push', '{"push":');
  expect((await storeOver(kept)).state.lastPush).toBeUndefined();
});

test('the pane that has the lock takes over the logs of the others', async () => {
  const kept = memoryOf();
  const { state } = await filled(kept);
  const other = await storeOver(kept, 'other');
  expect(other.state).toEqual(state);
  await other.commit({ type: 'log-settled', kind, over: [addition.row], undecided: [], unlisted: [] });
  expect([...kept.parts.keys()].filter((name) => name.startsWith('journal-'))).toEqual(['journal-other']);
});
