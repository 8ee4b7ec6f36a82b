/** What Status shows while the user edits: never at the cost of what only a push, a download or the user knows. */
import * as fc from 'fast-check';
import type { BaselineRow } from '../../../src/core/changes/baseline';
import { problemAt, type Problem } from '../../../src/core/problems/problem';
import type { RowState, RowStatus } from '../../../src/core/sync/row-state';
import { liveStatus, type EditedRow } from '../../../src/core/sync/status';
import { STATUS } from '../../../src/core/sync/status-words';

const base: BaselineRow = { id: 'a', key: 'a', cells: {}, ids: {} };
const edited: RowState = { kind: 'edited', base, changed: ['Email'] };
const inSync: RowState = { kind: 'in-sync', base };
const refused: RowState = {
  kind: 'rejected',
  reason: { by: 'note', status: '113', noted: 'Email is not an address' },
};
const wrong = problemAt(0, 'Start', { code: 'below-zero', params: { field: 'Start' } });
const stored: RowStatus = { status: '0', message: 'Stored 21 Nov 14:05' };
const of = (status: string, message = ''): RowStatus => ({ status, message });

function live(state: RowState, shown: RowStatus, rest: Partial<EditedRow> = {}): RowStatus | undefined {
  const edited = state.kind === 'edited' ? state.changed : [];
  return liveStatus({ state, shown, problems: [], edited, wasAttempted: false, ...rest });
}

test.each<[string, RowStatus | undefined, RowStatus | undefined]>([
  ['a stored row is edited', live(edited, stored), of('Edited', 'Changed: Email')],
  ['a row is typed', live({ kind: 'new' }, of('')), of('New')],
  ['a typed row is cleared', live({ kind: 'blank' }, of('New')), of('')],
  [
    'a stored row is cleared, and was marked so',
    live({ kind: 'blank' }, of(''), { before: stored }),
    undefined,
  ],
  ['an edit is taken back', live(inSync, of('Edited'), { before: of('') }), of('')],
  ['an edit of a stored row is taken back', live(inSync, of('Edited'), { before: stored }), stored],
  [
    'a refused row is edited',
    live(edited, of('113', 'No'), { wasAttempted: true }),
    of('Edited', 'Changed: Email'),
  ],
  ['a code without a known push stays', live(edited, of('113', 'No')), undefined],
  [
    'a refused row has the refused cells again',
    live(refused, of('Edited'), { wasAttempted: true }),
    of('113', 'Email is not an address'),
  ],
  ['what a push has stored in part stays', live(edited, of('Edited', 'Stored 14:05; …')), undefined],
  [
    'a message of the marks follows the cells',
    live(edited, of('Edited', 'old'), { before: of('') }),
    of('Edited', 'Changed: Email'),
  ],
  [
    'one more cell of a row is edited',
    live({ kind: 'edited', base, changed: ['Email', 'Mobile'] }, of('Edited', 'Changed: Email')),
    of('Edited', 'Changed: Email; Mobile'),
  ],
  [
    'what changed on the service stays in the message',
    live(edited, of('', 'Changed on the service: Mobile')),
    of('Edited', 'Changed on the service: Mobile; Changed: Email'),
  ],
])('%s', (_what, written, wanted) => {
  expect(written).toEqual(wanted);
});

test('a wrong row says Fix, with the sentence', () => {
  expect(live(edited, stored, { problems: [wrong] })).toMatchObject({ status: 'Fix', message: /./ });
});

const states: readonly RowState[] = [
  { kind: 'blank' },
  { kind: 'new' },
  { kind: 'new', notSent: 'not-reached' },
  inSync,
  { kind: 'in-sync', base, stored: { by: 'sheet', message: stored.message } },
  edited,
  { kind: 'edited', base, changed: ['Email'], notSent: 'not-stored' },
  { kind: 'conflict', base, conflicts: [] },
  { kind: 'in-flight', answer: { kind: 'stored' } },
  { kind: 'unconfirmed', reason: 'no-answer', isInLog: true },
  { kind: 'unconfirmed', reason: 'no-answer', isInLog: false },
  refused,
  { kind: 'gone', base },
];
const problems: readonly Problem[] = [
  wrong,
  problemAt(0, 'Email', { code: 'gone', params: {} }),
  problemAt(0, 'Email', { code: 'conflict', params: { field: 'Email', base: 'a', theirs: 'b' } }),
];
const statuses = fc.record({
  status: fc.constantFrom(...Object.values(STATUS), '113', 'Code Fix'),
  message: fc.constantFrom(
    '',
    'a message',
    stored.message,
    'Changed: Email',
    'Changed on the service: Mobile; Email; Changed: Name',
    'a message. Changed on the service: Mobile',
  ),
});
/** A row without an edit whose Status is 0 is stored: classifyRows finds nothing else. */
const isPossible = ({ state, shown }: Pick<EditedRow, 'state' | 'shown'>): boolean =>
  state.kind !== 'in-sync' || state.stored !== undefined || shown.status !== STATUS.stored;

const rows = fc
  .record({
    state: fc.constantFrom(...states),
    shown: statuses,
    problems: fc.subarray([...problems]),
    edited: fc.subarray(['Email', 'User name']),
    wasAttempted: fc.boolean(),
    before: fc.option(statuses, { nil: undefined }),
  })
  .filter(isPossible);

test('no mark replaces or invents what only a push, a download or the user knows', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const written = liveStatus(row);
      if (!written) return;
      const { state, shown, wasAttempted, before } = row;
      expect([STATUS.unknown, STATUS.conflict, STATUS.gone, STATUS.notSent]).not.toContain(shown.status);
      expect(['conflict', 'in-flight', 'unconfirmed', 'gone']).not.toContain(state.kind);
      if (shown.status === '113') expect(wasAttempted).toBe(true);
      const words: string[] = [STATUS.asOnService, STATUS.added, STATUS.edited, STATUS.fix];
      const isTold = state.kind === 'rejected' || (state.kind === 'in-sync' && state.stored !== undefined);
      if (isTold) words.push('113', STATUS.stored);
      // Without a push, the row is stored only if it said so before the edit that was taken back.
      if (before?.status === STATUS.stored) words.push(STATUS.stored);
      expect(words).toContain(written.status);
    }),
  );
});

test('a mark is not written twice', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const written = liveStatus(row);
      if (written)
        expect(liveStatus({ ...row, shown: written, before: row.before ?? row.shown })).toBeUndefined();
    }),
  );
});
