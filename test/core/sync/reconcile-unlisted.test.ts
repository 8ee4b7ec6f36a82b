/**
 * Each line of docs/developer/answers.md about what an answer alone shows of a sent row, because no list shows it: N1 to N7. N2 is
 * about a repeated call, and its tests are in test/app/push/lost-shifts.test.ts.
 */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import type { FieldCells } from '../../../src/core/table/record';
import { held } from '../users';
import { reconciled } from './reconciled';
import { entry, refused, stored, typed } from './sent';

describe('a time block, which the service can’t list', () => {
  const filled = { ExternalID: 77, Notes: 'Late' };
  const empty = Object.fromEntries(timeBlocks.fields.map(({ id }) => [id, '']));
  const repeat = { method: 'addTimeBlocks', query: {}, item: { ExternalID: '77' } };
  const block = entry({ kind: 'time-blocks', action: 'add', changes: typed(filled), repeat });
  const change = entry({
    kind: 'time-blocks',
    action: 'update',
    key: '77',
    changes: typed({ Notes: 'Early' }),
  });
  const known = [{ id: 'a', key: '77', cells: { ...empty, ...filled }, ids: {} }];
  const added = { cells: { ...empty, ...filled } };
  const changed = { cells: { ...empty, ...filled, Notes: 'Early' }, known };

  test('is stored if the service answered 0', () => {
    const done = reconciled(timeBlocks, { ...block, outcome: stored }, { by: 'answers' }, added);
    expect([done.shown, done.next, done.baseline.rows.get('a')?.key]).toEqual([
      {
        status: '0',
        message: '',
      },
      'settled',
      '77',
    ]);
  });

  test('S4 a row that was edited while it was sent is edited, and its Message says that a part is not pushed', () => {
    const sheet = { cells: { ...empty, ...filled, Notes: 'Later' } };
    const done = reconciled(timeBlocks, { ...block, outcome: stored }, { by: 'answers' }, sheet);
    expect(done.shown).toEqual({
      status: 'Edited',
      message: 'Stored 21 Nov 14:05. Later edits are not pushed yet.',
    });
  });

  test.each([
    ['N1 an addition without an answer waits for a push, which sends it again', block, 'no-answer', 'open'],
    [
      'N3 an addition whose repeated call gave no result waits for the user',
      { ...block, stage: 'waits-for-user' },
      'not-found',
      'waits-for-user',
    ],
    [
      'N4 an addition that can’t be repeated waits for the user',
      entry({ action: 'add', changes: typed(filled) }),
      'not-found',
      'waits-for-user',
    ],
    ['N5 an update without an answer is unconfirmed and still to be pushed', change, 'not-readable', 'open'],
    [
      'N6 an update of the ExternalID waits for the user',
      { ...change, changes: typed({ ExternalID: 78 }) },
      'key-in-doubt',
      'waits-for-user',
    ],
    [
      'N7 an addition that is refused by its number waits for the user',
      { ...block, outcome: { kind: 'unknown', reason: 'number-taken' } },
      'number-taken',
      'waits-for-user',
    ],
  ] as const)('%s', (_, sent, reason, next) => {
    const done = reconciled(timeBlocks, sent, { by: 'answers' }, sent.action === 'add' ? added : changed);
    expect([done.result?.sentResult, done.result?.status, done.next]).toEqual([
      { kind: 'unknown', reason },
      'Unknown',
      next,
    ]);
  });

  test('S5 is refused if the service clearly refused it', () => {
    const done = reconciled(timeBlocks, { ...block, outcome: refused }, { by: 'answers' }, added);
    expect([done.shown, done.next]).toEqual([{ status: '7', message: 'no' }, 'settled']);
  });

  test('N3 S9 is stored if the user says “They are there”', () => {
    const sent: LogEntry = { ...block, stage: 'waits-for-user' };
    const done = reconciled(timeBlocks, sent, { by: 'user', stored: new Set(['a']) }, added);
    expect([done.shown, done.next, done.baseline.rows.has('a')]).toEqual([
      { status: '0', message: 'Stored, as you said 21 Nov 14:05.' },
      'settled',
      true,
    ]);
  });

  test('S10 stays in the log after “Send again”, while its row is in the sheet', () => {
    const sent: LogEntry = { ...block, stage: 'may-send-again' };
    const next = (sheet: { cells?: FieldCells }) => {
      const done = reconciled(timeBlocks, sent, { by: 'answers' }, sheet);
      return [done.next, done.result];
    };
    expect([next(added), next({})]).toEqual([
      ['may-send-again', undefined],
      ['settled', undefined],
    ]);
  });

  test('leaves the log if it was an update and the workbook no longer knows its row and record', () => {
    expect(reconciled(timeBlocks, change, { by: 'answers' }, {}).next).toBe('settled');
  });

  test('is logged once for each reason while it waits, and always by the push that sent it', () => {
    const isNews = (unknown: string, justSent?: string) =>
      reconciled(
        timeBlocks,
        { ...block, push: 'p' },
        { by: 'answers', ...(justSent === undefined ? {} : { justSent }) },
        { ...added, attempt: { cells: {}, status: 'Unknown', message: '', unknown } },
      ).result?.isNews;
    expect([
      isNews('no-answer'),
      isNews('not-found'),
      isNews('no-answer', 'p'),
      isNews('no-answer', 'q'),
    ]).toEqual([false, true, true, false]);
  });
});

test('S6 after a refused update, the result of an earlier update without an answer is still unknown', () => {
  const changes = [{ field: 'Notes', from: 'old', to: 'newer' }];
  const earlierChanges = [{ field: 'Notes', from: 'old', to: 'new' }];
  const sent = entry({
    kind: 'time-blocks',
    action: 'update',
    key: '5',
    changes,
    earlierChanges,
    outcome: refused,
  });
  const known = [{ id: 'a', key: '5', ...held({ Notes: 'old', ExternalID: 5 }) }];
  const now = { cells: { Notes: 'newer', ExternalID: 5 }, known };
  const { next, result } = reconciled(timeBlocks, sent, { by: 'answers' }, now);
  expect([result?.status, next]).toEqual(['7', 'earlier']);
});
