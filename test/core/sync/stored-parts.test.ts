/** What is known goes into the workbook's file and comes back as it was, in the form in which releases read it today. */
import { Journal } from '../../../src/app/memory/journal';
import { readBaseline, writeBaseline } from '../../../src/app/memory/baseline-store';
import { changesOf, readLastPush } from '../../../src/app/memory/last-push';
import { apply } from '../../../src/core/sync/apply';
import { changedParts, stateOf, storedOf } from '../../../src/core/sync/stored-parts';
import { emptyState, type SyncState } from '../../../src/core/sync/table-state';
import type { Memory } from '../../../src/app/ports';
import { base } from '../users';
import { entry, lost, stored, typed } from './sent';

const kind = 'users';

function memoryInMemory(): Memory {
  const parts = new Map<string, string>();
  return {
    read: (name) => Promise.resolve(parts.get(name)),
    rivals: () => Promise.resolve([]),
    names: (prefix) => Promise.resolve([...parts.keys()].filter((name) => name.startsWith(prefix))),
    write: (name, text) => Promise.resolve(void parts.set(name, text)),
  } as Pick<Memory, 'read' | 'rivals' | 'names' | 'write'> as Memory;
}
const addition = entry({
  action: 'add',
  push: 'p1',
  older: true,
  unlisted: true,
  changes: typed({ UserName: 'newperson' }),
  twins: ['4'],
});
const update = entry({
  row: 'b',
  action: 'update',
  push: 'p2',
  undecided: true,
  key: '1',
  outcome: stored,
  changes: [{ field: 'FirstName', from: 'First 1', to: 'Other', id: '7' }],
  repeat: { method: 'm', query: { q: '1' }, item: { i: '2' } },
});

const full: SyncState = {
  tables: new Map([
    [
      kind,
      {
        kind,
        snapshot: {
          rows: new Map([
            [
              'b',
              {
                ...base('b', 1),
                ids: { X: '3' },
                shown: { Email: 'x' },
                conflicts: { Email: 'y' },
                moved: true,
              },
            ],
            ['c', { ...base('c', 2), former: { Email: ['old'] }, gone: true }],
          ]),
          attempts: new Map([
            ['a', { cells: { Email: 'z' }, status: 'Unknown', message: 'No answer.', unknown: 'no-answer' }],
            ['d', { cells: { Email: 'z' }, status: '7', message: 'no' }],
          ]),
          unknownFields: ['Extra'],
          readAt: '2026-11-21T14:05',
        },
        log: [addition, update],
      },
    ],
  ]),
  lastPush: {
    push: 'p2',
    at: '21 Nov 14:05',
    service: 'https://x.example',
    sp: '1',
    rows: [
      {
        kind,
        row: 'b',
        label: 'b',
        action: 'update',
        key: '1',
        changes: [{ field: 'FirstName', from: 'First 1', to: 'Other', fromId: '6', toId: '7' }],
      },
    ],
  },
};

test('the file gives back what is known, in the form that it has today', async () => {
  const memory = memoryInMemory();
  const { baselines, log, lastPush } = storedOf(full);
  for (const [each, baseline] of baselines) await writeBaseline(memory, each, baseline);
  await memory.write('journal-pane', JSON.stringify({ at: 1, entries: log }));
  await memory.write('last-push', JSON.stringify(lastPush));
  const journal = new Journal(memory, { now: () => 1 }, 'pane');
  await journal.load();
  const last = await readLastPush(memory);
  const read = stateOf({
    baselines: new Map([[kind, await readBaseline(memory, kind)]]),
    log: journal.all(kind),
    ...(last
      ? { lastPush: { ...last, rows: last.rows.map((row) => ({ ...row, changes: changesOf(row) })) } }
      : {}),
  });
  expect(read).toEqual(full);
});

test('the parts of the file and what is known of sync are the same', () => {
  expect(stateOf(storedOf(full))).toEqual(full);
  expect(stateOf(storedOf(emptyState))).toEqual(emptyState);
});

test('only what changed is written: of a batch that leaves the log alone', () => {
  const after = apply(full, { type: 'batch-sent', kind, entries: [{ ...addition, row: 'e' }] });
  expect(changedParts(full, after).map(({ part }) => part)).toEqual(['log']);
  expect(changedParts(full, full)).toEqual([]);
});

test('the last push and the baseline are written before anything of the log', () => {
  const before: SyncState = { tables: full.tables };
  const sent = [{ ...entry({ action: 'add', changes: [], push: 'p3', outcome: lost }), row: 'e' }];
  const logged = apply(before, { type: 'batch-sent', kind, entries: sent });
  const found = apply(logged, {
    type: 'rows-reconciled',
    kind,
    rows: [{ row: 'e', base: base('e', 5), isStored: true }],
    at: '',
    service: '',
    sp: '',
  });
  const closed = apply(found, { type: 'log-settled', kind, over: ['e'], undecided: [], unlisted: [] });
  expect(changedParts(before, closed).map(({ part }) => part)).toEqual(['last-push', 'baseline', 'log']);
});
