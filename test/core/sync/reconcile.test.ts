/**
 * Each line of docs/developer/answers.md about what a list alone shows of a sent row: R1 to R18. reconcile-unlisted.test.ts has N1
 * to N7.
 */
import { timeOff } from '../../../src/core/entities/time-off';
import { users } from '../../../src/core/entities/users';
import type { Outcome } from '../../../src/core/push/outcome';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import type { FieldCells, ServiceRecord } from '../../../src/core/table/record';
import { base, cells, held, person } from '../users';
import { reconciled } from './reconciled';
import { entry, lost, refused, refusedAsWhole, stored, typed } from './sent';

const EDITS = { FirstName: 'Other', Email: 'o@x.example' };
const update = entry({
  action: 'update',
  key: '1',
  changes: [
    { field: 'FirstName', from: 'First 1', to: 'Other' },
    { field: 'Email', from: '', to: 'o@x.example' },
  ],
});
const NEW = { UserName: 'newperson', FirstName: 'New', LastName: 'Person', Email: 'n@x.example' };
const addition = entry({ action: 'add', changes: typed(NEW) });
const ours = { ...cells(NEW), UserID: 9 };
const edited = { ...person(1), ...EDITS };

const listOf = (...records: readonly FieldCells[]) => ({ by: 'list' as const, records: records.map(held) });

const UNLISTED_TEXT =
  'The service answered that it is stored, but does not list it yet. Download again. If the record does not appear, check on the service before you send the row again.';
const UNSHOWN_TEXT =
  'The service answered that it is stored, but still shows the old values. Download again. If they stay, check on the service before you send the row again.';
const UNFOUND_TEXT =
  'No clear answer came, and the service does not list it. Check on the service. Shiftsheet asks you before it sends the row again.';
const NOT_STORED_TEXT = 'No answer came, and the service does not have this row. Push again.';

type Case = readonly [
  rule: string,
  outcome: Outcome,
  records: readonly FieldCells[],
  status: string,
  message: string,
  next: string,
];

test.each<Case>([
  ['R1 S5 refused by item', refused, [person(1)], '7', 'no', 'settled'],
  ['R4 S3 stored and listed as it was sent', stored, [edited], '0', 'Stored 21 Nov 14:05', 'settled'],
  [
    'R5 S3 stored and listed with another value in some field',
    stored,
    [{ ...edited, Email: 'O@x.example' }],
    '0',
    'Stored 21 Nov 14:05, but the service has Email "O@x.example".',
    'settled',
  ],
  [
    'R6 S6 stored and listed with its earlier values',
    stored,
    [person(1)],
    'Unknown',
    UNSHOWN_TEXT,
    'waits-for-user',
  ],
  [
    'R7 S7 stored, and its record is no longer listed',
    stored,
    [person(2)],
    'Gone',
    'No longer on the service: delete the row, or copy it as a new one.',
    'settled',
  ],
  ['R8 S3 no answer, and listed as it was sent', lost, [edited], '0', 'Stored 21 Nov 14:05', 'settled'],
  [
    'R8 S3 refused with its whole call, and listed as it was sent',
    refusedAsWhole,
    [edited],
    '0',
    'Stored 21 Nov 14:05',
    'settled',
  ],
  [
    'R9 S8 no answer, and listed with its earlier values',
    lost,
    [person(1)],
    'Not sent',
    NOT_STORED_TEXT,
    'settled',
  ],
  [
    'R10 S6 no answer, and listed in part',
    lost,
    [{ ...person(1), FirstName: 'Other' }],
    'Unknown',
    'The answer was lost. The service has only some of the changes. Push again to send the rest.',
    'settled',
  ],
  [
    'R10 S6 no answer, and listed with values of somebody else',
    lost,
    [{ ...person(1), FirstName: 'Third', Email: 't@x.example' }],
    'Unknown',
    'The answer was lost. The service has neither the old values nor the values that were sent. Check the record before you push again.',
    'settled',
  ],
])('an update: %s', (_, outcome, records, status, message, next) => {
  const done = reconciled(users, { ...update, outcome }, listOf(...records), {
    cells: edited,
    known: [base('a', 1)],
  });
  expect([done.shown, done.next]).toEqual([{ status, message }, next]);
});

test.each<Case>([
  ['R2 S5 refused by item, and not listed', refused, [], '7', 'no', 'settled'],
  [
    'R2 S5 refused by item, and another record has its name',
    refused,
    [{ ...ours, Email: 'else@x.example' }],
    '7',
    'no',
    'settled',
  ],
  ['R3 S3 refused by item, and listed', refused, [ours], '0', 'Stored 21 Nov 14:05', 'settled'],
  [
    'R11 S3 stored and listed with its name',
    stored,
    [{ ...ours, LastName: 'PERSON' }],
    '0',
    'Stored 21 Nov 14:05, but the service has Last name "PERSON".',
    'settled',
  ],
  ['R12 S6 stored and not listed', stored, [person(1)], 'Unknown', UNLISTED_TEXT, 'waits-for-user'],
  ['R13 S9 no answer, and listed', lost, [ours], '0', 'Stored 21 Nov 14:05', 'settled'],
  [
    'R15 S6 no answer, and another record has its name',
    lost,
    [{ ...ours, Email: 'else@x.example' }],
    'Unknown',
    'The answer was lost. The service has another record with this name. Check that record before you push again.',
    'settled',
  ],
  ['R16 S8 no answer, and not listed', lost, [person(1)], 'Not sent', NOT_STORED_TEXT, 'may-send-again'],
  ['R16 S8 refused with its whole call, and not listed', refusedAsWhole, [], '7', 'no', 'may-send-again'],
])('a new user: %s', (_, outcome, records, status, message, next) => {
  const done = reconciled(users, { ...addition, outcome }, listOf(...records), { cells: cells(NEW) });
  expect([done.shown, done.next]).toEqual([{ status, message }, next]);
});

describe('R18 S23 a new user without an answer, and a record like it with other values', () => {
  const sent = { ...addition, changes: typed({ ...NEW, HomePhone: '1', CellPhone: '2' }) };
  const sheet = { cells: cells({ ...NEW, HomePhone: '1', CellPhone: '2' }) };
  const listed = { ...ours, HomePhone: '3', CellPhone: '2' };
  const done = reconciled(users, sent, listOf(listed), sheet);

  test('is in conflict, and its Message has the service’s value', () => {
    expect([done.shown, done.next]).toEqual([
      {
        status: 'Conflict',
        message:
          'No answer says that this row is stored. The service lists a similar record with Home phone "3"; it may be somebody else’s. In the pane, choose “Keep mine” or “Take theirs”.',
      },
      'settled',
    ]);
  });

  test('becomes the row of that record, with both values of the field', () => {
    const row = done.baseline.rows.get('a');
    expect([row?.key, row?.cells['HomePhone'], row?.conflicts]).toEqual(['9', '3', { HomePhone: '3' }]);
  });

  test('can’t be undone, because nobody knows who added the record', () => {
    expect(done.result?.stored).toBeUndefined();
  });

  test('is stored if only spaces or capital letters differ', () => {
    const tidied = reconciled(users, sent, listOf({ ...listed, HomePhone: ' 1 ' }), sheet);
    expect(tidied.result?.status).toBe('0');
  });
});

describe('a new transaction, which has no unique field', () => {
  const sent = entry({
    kind: 'time-off',
    action: 'add',
    changes: [
      { field: 'Account', from: '', to: 'Vacation', id: '9' },
      { field: 'Person', from: '', to: 'Person 1', id: '1' },
      { field: 'EffectiveDate', from: '', to: 46347 },
      { field: 'Amount', from: '', to: -1 },
    ],
  });
  const now = Object.fromEntries(sent.changes.map(({ field, to }) => [field, to]));
  const listed = (TransID: number): ServiceRecord => ({
    cells: { ...now, TransID },
    ids: { Person: '1', Account: '9' },
  });
  const by = (...records: readonly ServiceRecord[]) =>
    reconciled(timeOff, sent, { by: 'list', records }, { cells: now });

  test('R13 S9 no answer, and listed once', () => {
    expect(by(listed(1)).shown).toEqual({ status: '0', message: 'Stored 21 Nov 14:05' });
  });

  test('R14 S9 no answer, and listed more often than it was sent', () => {
    expect(by(listed(1), listed(2)).shown).toEqual({
      status: '0',
      message:
        'Stored 21 Nov 14:05, but the service lists 1 more like it than you sent. Check whether one of them is a duplicate.',
    });
  });

  test('R17 S6 no answer and not listed, it waits for the user', () => {
    const done = by();
    expect([done.shown, done.next]).toEqual([{ status: 'Unknown', message: UNFOUND_TEXT }, 'waits-for-user']);
  });

  test('a record that was listed before the push is not the added one', () => {
    const done = reconciled(
      timeOff,
      { ...sent, preexisting: ['1'] },
      { by: 'list', records: [listed(1)] },
      { cells: now },
    );
    expect(done.result?.sentResult.kind).toBe('unknown');
  });
});

test('the baseline of a stored row is what was sent, and its attempt is dropped', () => {
  const attempt = { cells: edited, status: 'Unknown', message: 'x' };
  const done = reconciled(users, update, listOf({ ...edited, HomePhone: '1' }), {
    cells: edited,
    known: [base('a', 1)],
    attempt,
  });
  const row = done.baseline.rows.get('a');
  expect(row?.cells).toEqual(edited);
  expect(done.result?.stored?.before).toEqual(base('a', 1));
  expect(done.baseline.attempts.has('a')).toBe(false);
});

test('a row that is not stored keeps its baseline and gets an attempt', () => {
  const sheet = { cells: { ...edited, LastName: 'Typed since' }, known: [base('a', 1)] };
  const { baseline } = reconciled(users, { ...update, outcome: refused }, listOf(person(1)), sheet);
  expect(baseline.rows.get('a')).toEqual(base('a', 1));
  expect(baseline.attempts.get('a')).toEqual({
    cells: { ...sheet.cells, ...EDITS },
    status: '7',
    message: 'no',
  });
});

test('a new row that was renamed while it was sent needs a preview before its next push', () => {
  const sheet = { cells: cells({ ...NEW, LastName: 'Else' }) };
  const { baseline } = reconciled(users, { ...addition, outcome: stored }, listOf(ours), sheet);
  expect(baseline.rows.get('a')?.needsPreview).toBe(true);
});

test('a row that may be sent again stays in the log for a late list, while it is in the sheet', () => {
  const sent: LogEntry = { ...addition, stage: 'may-send-again' };
  const next = (sheet: { cells?: FieldCells }, ...records: FieldCells[]) => {
    const done = reconciled(users, sent, listOf(...records), sheet);
    return [done.next, done.result?.status];
  };
  expect(next({ cells: cells(NEW) })).toEqual(['may-send-again', undefined]);
  expect(next({})).toEqual(['settled', undefined]);
  expect(next({ cells: cells(NEW) }, ours)).toEqual(['settled', '0']);
});

test('an update that was answered 0, that no list shows, and that the user typed over does not wait for the user', () => {
  const sheet = { cells: { ...edited, FirstName: 'Typed' }, known: [base('a', 1)] };
  expect(reconciled(users, { ...update, outcome: stored }, listOf(person(1)), sheet).next).toBe('settled');
});

test('reconciling twice gives the same as reconciling once, as needed if a pane is closed before the log is written', () => {
  const sent = { ...addition, outcome: stored };
  const first = reconciled(users, sent, listOf(ours), { cells: cells(NEW) });
  const again = reconciled(users, sent, listOf(ours), {
    cells: cells(NEW),
    known: [...first.baseline.rows.values()],
  });
  expect(again.baseline).toEqual(first.baseline);
  expect(again.shown).toEqual(first.shown);
});

describe('S3 a list was merged into the row, and the pane was closed before the log was written', () => {
  const sent = { cells: { ...cells(NEW), UserID: 9 } };

  test('a row that shows its key is found by the key, even if somebody has renamed the record since', () => {
    const renamed = { ...ours, UserName: 'renamed1' };
    const { result, next } = reconciled(users, { ...addition, outcome: stored }, listOf(renamed), sent);
    expect(result?.sentResult.kind).toBe('stored');
    expect(next).toBe('settled');
  });

  test('a key whose record belongs to another row is not used', () => {
    const baselines = [base('z', 9)];
    const { next } = reconciled(users, { ...addition, outcome: stored }, listOf(person(9)), {
      ...sent,
      known: baselines,
    });
    expect(next).toBe('waits-for-user');
  });
});
