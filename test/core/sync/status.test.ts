import { problemAt, warningAt, type Problem } from '../../../src/core/problems/problem';
import type { RejectedReason } from '../../../src/core/sync/row-state';
import { blockedStatus, statusOf, type ShownState } from '../../../src/core/sync/status';
import { isCode, needsUser, STATUS } from '../../../src/core/sync/status-words';

const when = '14:05';
const gone = problemAt(0, 'UserName', { code: 'gone', params: {} });
const fix = problemAt(0, 'Start', { code: 'below-zero', params: { field: 'Start' } });
const conflict = problemAt(0, 'Email', {
  code: 'conflict',
  params: { field: 'Email', base: 'a', theirs: 'b' },
});
const warning = warningAt(0, 'Start', {
  code: 'long-shift',
  params: { hours: 17, most: 16 },
});
const WARNED = 'Shift of 17 hours, more than 16: check Start, End and End date.';

test.each<[string, ShownState, string, string]>([
  ['deleted here', { kind: 'deleted-here' }, '', ''],
  [
    'stored and edited since',
    { kind: 'edited', storedAt: when },
    'Edited',
    'Stored 14:05. Later edits are not pushed yet.',
  ],
  [
    'stored and not read back yet',
    { kind: 'in-flight', answer: { kind: 'stored' }, when },
    '0',
    'Stored 14:05; not read back yet',
  ],
  [
    'an addition whose other fields are sent later',
    { kind: 'in-flight', answer: { kind: 'stored' }, when, isPart: true },
    'Edited',
    'Stored 14:05. Later edits are not pushed yet.',
  ],
  [
    'refused without a reason',
    { kind: 'rejected', reason: { by: 'service', code: '7', serviceText: '' } },
    '7',
    'Refused without a reason.',
  ],
  [
    'stored because the user said so',
    { kind: 'in-sync', stored: { by: 'user', when } },
    '0',
    'Stored, as you said 14:05.',
  ],
  [
    'stored with other values than the sent ones',
    {
      kind: 'in-sync',
      stored: {
        by: 'list',
        when,
        differs: [
          { field: 'Notes', serviceValue: 'A' },
          { field: 'City', serviceValue: '' },
        ],
      },
    },
    '0',
    'Stored 14:05, but the service has Notes "A", City "".',
  ],
  [
    'accepted by a typed key',
    { kind: 'in-sync', stored: { by: 'answer', when, ifKeyExists: 'TimeBlockID' } },
    '0',
    'Accepted 14:05; empty cells changed nothing. If no shift has this TimeBlockID, the service ignores it, and that can’t be read back.',
  ],
])('a row that is %s has the expected Status and Message', (_, state, status, message) => {
  expect(statusOf(state)).toEqual({ status, message });
});

test.each<[string, readonly Problem[], string]>([
  ['an error gives Fix', [fix], 'Fix'],
  ['a conflict gives Conflict, whatever other errors there are', [conflict, fix], 'Conflict'],
  ['a record that is gone gives Gone, whatever other errors there are', [fix, gone], 'Gone'],
])('%s', (_, problems, status) => {
  const told = statusOf({ kind: 'edited' }, problems);
  expect(told.status).toBe(status);
  expect(told.message).toBe(problems.map((each) => statusOf({ kind: 'edited' }, [each]).message).join(' '));
});

test('a warning follows the Message and changes no Status', () => {
  expect(statusOf({ kind: 'new' }, [warning])).toEqual({ status: 'New', message: WARNED });
  expect(statusOf({ kind: 'edited', notSent: 'not-reached' }, [warning])).toEqual({
    status: 'Not sent',
    message: `The push ended before this row was sent. Push again. ${WARNED}`,
  });
});

test('a sentence that was stored for a row is its Message unchanged', () => {
  const noted = 'What an earlier push found.';
  expect(statusOf({ kind: 'new', notSent: { noted } })).toEqual({ status: 'Not sent', message: noted });
  expect(statusOf({ kind: 'rejected', reason: { by: 'note', status: '101', noted } })).toEqual({
    status: '101',
    message: noted,
  });
});

test('a problem that the comparison before sending found has the Status Fix and its own sentence', () => {
  const status = (found: Extract<RejectedReason, { by: 'comparison' }>['found']) =>
    statusOf({ kind: 'rejected', reason: { by: 'comparison', found } });
  expect(status(fix)).toEqual(statusOf({ kind: 'edited' }, [fix]));
  expect(status({ code: 'listed-twice', one: 'shift' })).toEqual({
    status: 'Fix',
    message: expect.stringContaining('lists this shift more than once') as string,
  });
  expect(status({ code: 'equal-added', one: 'shift', label: 'Anna, Monday' }).message).toContain(
    'a shift just like this one meanwhile (Anna, Monday)',
  );
});

test('the Status of a row in the write-ahead log does not change, whatever a check finds in the row', () => {
  const state = { kind: 'unconfirmed', reason: 'no-code', isInLog: true } as const;
  expect(statusOf(state, [fix])).toEqual(statusOf(state));
  expect(statusOf({ ...state, isInLog: false }, [fix]).status).toBe('Fix');
});

test('a row that only warnings keep out of a push has the Status Not sent', () => {
  expect(blockedStatus([warning])).toEqual({ status: 'Not sent', message: WARNED });
  expect(blockedStatus([fix, warning]).status).toBe('Fix');
});

test('a Status that is not a word of Shiftsheet is a code of the service, and needs the user', () => {
  expect(['101', 'E-7'].map((status) => [isCode(status), needsUser(status)])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(Object.values(STATUS).filter(isCode)).toEqual([]);
  expect(Object.values(STATUS).filter(needsUser)).toEqual(['Fix', 'Conflict', 'Unknown', 'Gone']);
});

test('a code of the service that is also a word of the Status column is marked as a code, and is read back as one', () => {
  for (const word of ['Unknown', 'Fix', 'Not sent', 'gone', 'NEW']) {
    const reason = { by: 'service', code: word, serviceText: 'No.' } as const;
    const { status, message } = statusOf({ kind: 'rejected', reason });
    expect(isCode(status)).toBe(true);
    expect(needsUser(status)).toBe(true);
    expect(status).toContain(word);
    const noted = { by: 'note', status, noted: message } as const;
    expect(statusOf({ kind: 'rejected', reason: noted })).toEqual({ status, message });
  }
});
