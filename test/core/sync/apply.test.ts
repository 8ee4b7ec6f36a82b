/** Each event: the state before and after. An event that is applied twice gives the same state as applied once. */
import type { BaselineRow } from '../../../src/core/changes/baseline';
import { apply, fold } from '../../../src/core/sync/apply';
import type { SyncEvent } from '../../../src/core/sync/event';
import { emptyState, tableOf, type SyncState, type TableState } from '../../../src/core/sync/table-state';
import { base } from '../users';
import { entry, lost, refused, stored, typed } from './sent';

const kind = 'users';
const addition = entry({ action: 'add', push: 'p1', changes: typed({ UserName: 'newperson' }) });
const update = entry({
  row: 'b',
  action: 'update',
  push: 'p1',
  key: '1',
  changes: [{ field: 'FirstName', from: 'First 1', to: 'Other' }],
});
/** An addition with these IDs, in its changes and in its call. */
const namesNewRows = (person: string, department: string) =>
  entry({
    action: 'add',
    changes: [
      { field: 'Person', from: '', to: 'New Person', id: person },
      { field: 'Department', from: '', to: 'Night', id: department },
    ],
    repeat: { method: 'add', query: { DepartmentID: department }, item: { UserID: person, Notes: '+p q' } },
  });
const attempt = { cells: { FirstName: 'Other' }, status: 'Not sent', message: 'The push ended.' };
const known = base('b', 1);
const added = base('a', 9);
const updated: BaselineRow = { ...known, cells: { ...known.cells, FirstName: 'Other' } };
const when = { at: '21 Nov 14:05', service: 'https://x.example', sp: '1' };

/** A table with a baseline for row b, and with the given parts. */
function table(of: Partial<TableState> & { readonly attempts?: TableState['snapshot']['attempts'] } = {}) {
  const { attempts = new Map(), ...rest } = of;
  const snapshot = { rows: new Map([['b', known]]), attempts, unknownFields: [] };
  return { kind, snapshot, log: [], ...rest };
}

const state = (of: TableState, lastPush?: SyncState['lastPush']): SyncState => ({
  tables: new Map([[kind, of]]),
  ...(lastPush ? { lastPush } : {}),
});

const withRows = (...rows: readonly BaselineRow[]) => ({
  ...table().snapshot,
  rows: new Map([known, ...rows].map((row) => [row.id, row])),
});

type Case = readonly [rule: string, before: TableState, event: SyncEvent, after: TableState];

const cases: readonly Case[] = [
  [
    'S2 a batch is in the log before it is sent',
    table(),
    { type: 'batch-sent', kind, entries: [addition] },
    table({ log: [addition] }),
  ],
  [
    'S2 a row that is sent again has one entry, the newer one',
    table({ log: [{ ...addition, push: 'p0', stage: 'may-send-again' }] }),
    { type: 'batch-sent', kind, entries: [addition] },
    table({ log: [addition] }),
  ],
  [
    'a batch that was not sent gives its rows their earlier entries back',
    table({ log: [addition, update] }),
    {
      type: 'batch-withdrawn',
      kind,
      rows: ['a'],
      before: [{ ...addition, push: 'p0', stage: 'may-send-again' }],
    },
    table({ log: [update, { ...addition, push: 'p0', stage: 'may-send-again' }] }),
  ],
  [
    'S3 S5 S6 each answer is written into the entry of its row',
    table({ log: [addition, update] }),
    {
      type: 'batch-answered',
      kind,
      outcomes: [
        ['a', stored],
        ['b', refused],
      ],
    },
    table({
      log: [
        { ...addition, outcome: stored },
        { ...update, outcome: refused },
      ],
    }),
  ],
  [
    'entries of an older push are marked when a push begins',
    table({ log: [addition] }),
    { type: 'push-began' },
    table({ log: [{ ...addition, fromEarlierPush: true }] }),
  ],
  [
    'rows that may have been sent before are in the log',
    table(),
    { type: 'rows-suspected', kind, entries: [{ ...addition, stage: 'waits-for-user' }] },
    table({ log: [{ ...addition, stage: 'waits-for-user' }] }),
  ],
  [
    'an entry that names new rows gets the keys of those that are known',
    table({ log: [namesNewRows('+p', '+q'), update] }),
    { type: 'named-rows-stored', kind, keys: [['p', '17']] },
    table({ log: [namesNewRows('17', '+q'), update] }),
  ],
  [
    'S3 S9 a stored row gets its baseline, and its attempt is dropped',
    table({ log: [addition], attempts: new Map([['a', attempt]]) }),
    { type: 'rows-reconciled', kind, rows: [{ row: 'a', base: added }], ...when },
    table({ log: [addition], snapshot: withRows(added) }),
  ],
  [
    'S5 S6 S7 S8 a row that is not stored gets an attempt',
    table({ log: [update] }),
    { type: 'rows-reconciled', kind, rows: [{ row: 'b', attempt }], ...when },
    table({ log: [update], attempts: new Map([['b', attempt]]) }),
  ],
  [
    'a row that left the log is not reconciled once more',
    table(),
    { type: 'rows-reconciled', kind, rows: [{ row: 'a', base: added, isStored: true }], ...when },
    table(),
  ],
  [
    'S3 S5 the log drops rows whose result is known',
    table({ log: [addition, update] }),
    { type: 'log-settled', kind, next: [['a', 'settled']] },
    table({ log: [update] }),
  ],
  [
    'S6 a row that no list shows waits for the user',
    table({ log: [addition] }),
    { type: 'log-settled', kind, next: [['a', 'waits-for-user']] },
    table({ log: [{ ...addition, stage: 'waits-for-user' }] }),
  ],
  [
    'S8 a row that may be sent again stays in the log for a late list, and the user is not asked',
    table({ log: [{ ...addition, stage: 'waits-for-user' }] }),
    { type: 'log-settled', kind, next: [['a', 'may-send-again']] },
    table({ log: [{ ...addition, stage: 'may-send-again' }] }),
  ],
  [
    'S6 after a refused update, the log keeps an earlier update without an answer',
    table({ log: [{ ...update, outcome: refused, earlierChanges: addition.changes }] }),
    { type: 'log-settled', kind, next: [['b', 'earlier']] },
    table({ log: [{ ...update, changes: addition.changes }] }),
  ],
  [
    'S10 a row that the user sends again leaves the log and has no attempt',
    table({ log: [addition, update], attempts: new Map([['a', attempt]]) }),
    { type: 'send-again', kind, rows: ['a'], kept: [] },
    table({ log: [update] }),
  ],
  [
    'S10 a row that a refusal can still show as stored stays in the log',
    table({ log: [{ ...addition, stage: 'waits-for-user' }] }),
    { type: 'send-again', kind, rows: ['a'], kept: ['a'] },
    table({ log: [{ ...addition, stage: 'may-send-again' }] }),
  ],
  [
    'S12 S17 S20 a merged list gives the baselines, and outdated attempts are dropped',
    table({ attempts: new Map([['b', attempt]]) }),
    {
      type: 'list-merged',
      kind,
      rows: [updated, added],
      outdatedAttempts: ['b'],
      readAt: '2026-11-21T14:05',
    },
    table({ snapshot: { ...withRows(updated, added), readAt: '2026-11-21T14:05' } }),
  ],
  [
    'S16 a record that is missing from a list is gone',
    table(),
    { type: 'list-merged', kind, rows: [{ ...known, gone: true }], outdatedAttempts: [] },
    table({ snapshot: withRows({ ...known, gone: true }) }),
  ],
  [
    'a table that is created from a list has the list’s records and nothing else',
    table({ log: [addition], attempts: new Map([['b', attempt]]) }),
    { type: 'table-created', kind, rows: [added], unknownFields: ['X'], readAt: '2026-11-21T14:05' },
    {
      kind,
      snapshot: {
        rows: new Map([['a', added]]),
        attempts: new Map(),
        unknownFields: ['X'],
        readAt: '2026-11-21T14:05',
      },
      log: [],
    },
  ],
  [
    'an empty sheet that is created again keeps the baselines and the log',
    table({ log: [addition], attempts: new Map([['b', attempt]]) }),
    { type: 'empty-sheet-created', kind },
    table({ log: [addition] }),
  ],
  [
    'the baselines drop the fields of columns that are added',
    table({ snapshot: withRows({ ...known, cells: { UserID: 1, Email: 'x' }, ids: { Email: '1' } }) }),
    { type: 'columns-added', kind, fields: ['Email'] },
    table({ snapshot: withRows({ ...known, cells: { UserID: 1 } }) }),
  ],
  [
    'S20 rows that are about to get their ids get baselines',
    table(),
    { type: 'rows-identified', kind, rows: [{ ...known, needsPreview: true }] },
    table({ snapshot: withRows({ ...known, needsPreview: true }) }),
  ],
  [
    'S21 S22 a blocked row gets an attempt',
    table(),
    { type: 'rows-blocked', kind, rows: [{ row: 'b', attempt }] },
    table({ attempts: new Map([['b', attempt]]) }),
  ],
  [
    'S13 S16 a row that somebody else has changed gets the service’s record as baseline',
    table(),
    { type: 'rows-blocked', kind, rows: [{ row: 'b', attempt, base: updated }] },
    table({ snapshot: { ...withRows(updated), attempts: new Map([['b', attempt]]) } }),
  ],
  [
    'S14 a decided conflict is an edit, or no edit',
    table({
      snapshot: {
        ...withRows({ ...known, conflicts: { FirstName: 'x' } }),
        attempts: new Map([['b', attempt]]),
      },
    }),
    { type: 'conflicts-decided', kind, rows: ['b'] },
    table(),
  ],
  [
    'S12 a cell that Excel changed while writing is no edit',
    table(),
    { type: 'cells-adjusted', kind, cells: [{ row: 'b', field: 'UserID', cell: '1' }] },
    table({ snapshot: withRows({ ...known, shown: { UserID: '1' } }) }),
  ],
  [
    'S13 a cell that was typed into while a list was written is in conflict, and an older conflict keeps its value from before',
    table({ snapshot: withRows({ ...known, conflicts: { Email: 'older' } }) }),
    {
      type: 'typed-meanwhile',
      kind,
      cells: [
        { row: 'b', field: 'FirstName', before: 'was' },
        { row: 'b', field: 'Email', before: 'newer' },
      ],
    },
    table({ snapshot: withRows({ ...known, conflicts: { FirstName: 'was', Email: 'older' } }) }),
  ],
  [
    'S18 the baselines of rows that were deleted in the sheet are dropped',
    table(),
    { type: 'rows-forgotten', kind, rows: ['b'] },
    { ...table(), snapshot: { ...table().snapshot, rows: new Map() } },
  ],
  [
    'a copied workbook sends no row of its original again without the user',
    table({ log: [{ ...addition, stage: 'may-send-again', repeat: { method: 'm', query: {}, item: {} } }] }),
    { type: 'workbook-copied' },
    table({ log: [{ ...addition, stage: 'waits-for-user' }] }),
  ],
  [
    'after a change of the company, nothing of the first one is kept',
    table({ log: [addition], attempts: new Map([['a', attempt]]) }),
    { type: 'company-changed' },
    { kind, snapshot: { rows: new Map(), attempts: new Map(), unknownFields: [] }, log: [] },
  ],
];

test.each(cases)('%s', (_, before, event, after) => {
  expect(apply(state(before), event)).toEqual(state(after));
});

test.each(cases)('applied twice, the state is the same as after once: %s', (_, before, event) => {
  const once = apply(state(before), event);
  expect(apply(once, event)).toEqual(once);
});

test.each(cases)('an event that is read from JSON has the same effect: %s', (_, before, event) => {
  expect(apply(state(before), JSON.parse(JSON.stringify(event)) as SyncEvent)).toEqual(
    apply(state(before), event),
  );
});

const ofNobody: readonly SyncEvent[] = [
  { type: 'batch-withdrawn', kind, rows: ['x'], before: [addition] },
  { type: 'batch-answered', kind, outcomes: [['x', stored]] },
  { type: 'rows-reconciled', kind, rows: [{ row: 'x', base: added, isStored: true }], ...when },
  {
    type: 'log-settled',
    kind,
    next: [
      ['x', 'settled'],
      ['y', 'waits-for-user'],
      ['z', 'may-send-again'],
    ],
  },
  { type: 'send-again', kind, rows: ['x'], kept: ['x'] },
  { type: 'conflicts-decided', kind, rows: ['x'] },
  { type: 'cells-adjusted', kind, cells: [{ row: 'x', field: 'Email', cell: '' }] },
  { type: 'typed-meanwhile', kind, cells: [{ row: 'x', field: 'Email', before: '' }] },
  { type: 'rows-forgotten', kind, rows: ['x'] },
];

test.each(ofNobody)('$type of an unknown row changes nothing', (event) => {
  const before = state(table({ log: [update] }));
  expect(apply(before, event)).toEqual(before);
});

describe('the last push', () => {
  const found = (row: 'a' | 'b'): SyncEvent => ({
    type: 'rows-reconciled',
    kind,
    rows: [{ row, base: row === 'a' ? added : updated, isStored: true }],
    ...when,
  });
  const rowsOf = ({ lastPush }: SyncState) => lastPush?.rows.map(({ row, action }) => [row, action]);

  test('has what the push stored, and the values before', () => {
    const { lastPush } = apply(state(table({ log: [update] })), found('b'));
    expect(lastPush).toEqual({
      push: 'p1',
      ...when,
      rows: [
        {
          kind,
          row: 'b',
          label: 'a',
          action: 'update',
          key: '1',
          changes: [{ field: 'FirstName', from: 'First 1', to: 'Other' }],
        },
      ],
    });
  });

  test('adds the rows of its push one after the other, each of them once', () => {
    const begun = state(table({ log: [addition, update] }));
    const done = fold(begun, [found('a'), found('b'), found('a')]);
    expect(rowsOf(done)).toEqual([
      ['a', 'add'],
      ['b', 'update'],
    ]);
  });

  test('replaces the push before it', () => {
    const before = apply(state(table({ log: [addition] })), found('a'));
    const after = fold(before, [
      { type: 'push-began' },
      { type: 'batch-sent', kind, entries: [{ ...update, push: 'p2' }] },
      found('b'),
    ]);
    expect(after.lastPush?.push).toBe('p2');
    expect(rowsOf(after)).toEqual([['b', 'update']]);
  });

  test('is not replaced by an older push whose rows are reconciled later', () => {
    const open = state(table({ log: [addition] }));
    const after = fold(open, [
      { type: 'push-began' },
      { type: 'batch-sent', kind, entries: [{ ...update, push: 'p2' }] },
      found('b'),
      found('a'),
    ]);
    expect(rowsOf(after)).toEqual([['b', 'update']]);
  });

  test('marks an update by a typed key as one whose earlier values are unknown', () => {
    const blind = state({ ...table({ log: [update] }), snapshot: { ...withRows(), rows: new Map() } });
    expect(rowsOf(apply(blind, found('b')))).toEqual([['b', 'before-unknown']]);
  });

  test('is dropped in a copied workbook', () => {
    const before = apply(state(table({ log: [addition] })), found('a'));
    expect(apply(before, { type: 'workbook-copied' }).lastPush).toBeUndefined();
  });
});

test('a table without any state accepts every event', () => {
  const events = cases.map(([, , event]) => event);
  expect(() => fold(emptyState, events)).not.toThrow();
  expect(tableOf(emptyState, kind).log).toEqual([]);
  expect(tableOf(apply(emptyState, { type: 'batch-sent', kind, entries: [addition] }), kind).log).toEqual([
    { ...addition, outcome: lost },
  ]);
});
