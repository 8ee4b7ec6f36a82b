import type { SyncState } from '../../../src/core/sync/table-state';
import { base } from '../users';
import { entry, stored, typed } from './sent';

const kind = 'users';

export const addition = entry({
  action: 'add',
  push: 'p1',
  fromEarlierPush: true,
  stage: 'may-send-again',
  changes: typed({ UserName: 'newperson' }),
  preexisting: ['4'],
});
const update = entry({
  row: 'b',
  action: 'update',
  push: 'p2',
  stage: 'waits-for-user',
  key: '1',
  outcome: stored,
  changes: [{ field: 'FirstName', from: 'First 1', to: 'Other', id: '7' }],
  repeat: { method: 'm', query: { q: '1' }, item: { i: '2' } },
});

/** A state that has every optional part. */
export const full: SyncState = {
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
                needsPreview: true,
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
