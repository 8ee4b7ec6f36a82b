/** Which parts of the workbook's memory an event changes, and in which order they are written. */
import { apply } from '../../../src/core/sync/apply';
import { changedParts, type SyncState } from '../../../src/core/sync/table-state';
import { base } from '../users';
import { addition, full } from './full-state';
import { entry, lost } from './sent';

const kind = 'users';

test('only changed parts are written, and after a sent batch that is the log alone', () => {
  const after = apply(full, { type: 'batch-sent', kind, entries: [{ ...addition, row: 'e' }] });
  expect(changedParts(full, after).map(({ part }) => part)).toEqual(['log']);
  expect(changedParts(full, full)).toEqual([]);
});

test('the last push and the baseline are written before the log', () => {
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
  const closed = apply(found, {
    type: 'log-settled',
    kind,
    next: [['e', 'settled']],
  });
  expect(changedParts(before, closed).map(({ part }) => part)).toEqual(['last-push', 'baseline', 'log']);
});
