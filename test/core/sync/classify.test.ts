import type { Attempt, BaselineRow } from '../../../src/core/changes/baseline';
import { trackRows } from '../../../src/core/changes/track-rows';
import { users } from '../../../src/core/entities/users';
import { classifyRows } from '../../../src/core/sync/classify';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import type { RowState, RowStatus } from '../../../src/core/sync/row-state';
import { statusOf } from '../../../src/core/sync/status';
import type { FieldCells } from '../../../src/core/table/record';
import { base, baseline, cells, person } from '../users';
import { entry, lost, refused, refusedAsWhole, stored, typed } from './sent';

interface Given {
  readonly cells: FieldCells;
  readonly known?: Partial<BaselineRow>;
  readonly attempt?: Pick<Attempt, 'status' | 'message'>;
  readonly sent?: LogEntry;
  readonly shown?: RowStatus;
  readonly isCopy?: boolean;
}

const NOTHING: RowStatus = { status: '', message: '' };

/** The state of row `a`, and its Status and Message. */
function classified({ cells: now, known, attempt, sent, shown = NOTHING, isCopy = false }: Given): {
  state: RowState | undefined;
  says: RowStatus | undefined;
} {
  const remembered = baseline(...(known ? [{ ...base('a', 1), ...known }] : []));
  const tracking = trackRows(users, [{ index: 0, id: 'a', cells: now, ...shown }], remembered);
  const attempts = new Map(attempt ? [['a', { cells: now, ...attempt }]] : []);
  const copied = new Set(isCopy ? ['a'] : []);
  const [state] = classifyRows(users, tracking, { attempts, log: sent ? [sent] : [], copied }).rows;
  return { state, says: state && statusOf(state) };
}

const edited = { ...person(1), FirstName: 'Other' };
const added = cells({ UserName: 'newperson', FirstName: 'New', LastName: 'Person' });
const update = entry({ action: 'update', key: '1', changes: typed({ FirstName: 'Other' }) });
const addition = entry({ action: 'add', changes: typed(added) });

test.each<[string, Given, RowState['kind'], string, string]>([
  ['a row without any text is blank', { cells: cells() }, 'blank', '', ''],
  ['S1 a typed row is new', { cells: added }, 'new', 'New', ''],
  [
    'S1 a copied row has a Message that says so',
    { cells: added, isCopy: true },
    'new',
    'New',
    'Copied row: it will be added as new.',
  ],
  ['a row as on the service is in sync', { cells: person(1), known: {} }, 'in-sync', '', ''],
  [
    'S3 a stored row keeps its Status and time until somebody edits it',
    { cells: person(1), known: {}, shown: { status: '0', message: 'Stored 21 Nov 14:05' } },
    'in-sync',
    '0',
    'Stored 21 Nov 14:05',
  ],
  [
    'S11 a changed cell makes an edited row',
    { cells: edited, known: {}, shown: { status: '0', message: 'Stored' } },
    'edited',
    'Edited',
    '',
  ],
  [
    'S12 a row with the old value typed again is in sync',
    { cells: person(1), known: {}, shown: { status: 'Edited', message: '' } },
    'in-sync',
    '',
    '',
  ],
  [
    'S13 a field that both sides changed is a conflict',
    { cells: edited, known: { conflicts: { FirstName: 'Before' } } },
    'conflict',
    'Conflict',
    '',
  ],
  [
    'S14 a conflict in which the user typed the service’s value is none',
    { cells: person(1), known: { conflicts: { FirstName: 'Before' } } },
    'in-sync',
    '',
    '',
  ],
  [
    'S5 a refused row has the service’s code as Status',
    { cells: edited, known: {}, attempt: { status: '7', message: 'no' } },
    'rejected',
    '7',
    'no',
  ],
  [
    'S21 a row that the comparison with the service blocked has the Status Fix',
    { cells: added, attempt: { status: 'Fix', message: 'taken' } },
    'rejected',
    'Fix',
    'taken',
  ],
  [
    'S22 a new row that the push did not reach stays new, with the Status Not sent',
    { cells: added, attempt: { status: 'Not sent', message: 'again' } },
    'new',
    'Not sent',
    'again',
  ],
  [
    'S22 an edited row that the push did not reach stays edited, with the Status Not sent',
    { cells: edited, known: {}, attempt: { status: 'Not sent', message: 'again' } },
    'edited',
    'Not sent',
    'again',
  ],
  [
    'S6 a row that left the log as unconfirmed keeps its reason',
    { cells: edited, known: {}, attempt: { status: 'Unknown', message: 'half' } },
    'unconfirmed',
    'Unknown',
    'half',
  ],
  [
    'S17 a record that is listed again is not gone, whatever its attempt says',
    { cells: edited, known: {}, attempt: { status: 'Gone', message: 'x' } },
    'edited',
    'Edited',
    '',
  ],
  [
    'S16 a record that is not listed is gone',
    { cells: edited, known: { gone: true } },
    'gone',
    'Gone',
    'No longer on the service: delete the row, or copy it as a new one.',
  ],
])('%s', (_, given, kind, status, message) => {
  const { state, says } = classified(given);
  expect([state?.kind, says]).toEqual([kind, { status, message }]);
});

test('S15 a refused row that is edited again forgets the refusal', () => {
  const remembered = baseline(base('a', 1));
  const tracking = trackRows(
    users,
    [{ index: 0, id: 'a', cells: edited, status: '7', message: 'no' }],
    remembered,
  );
  const attempts = new Map([['a', { cells: { ...edited, LastName: 'x' }, status: '7', message: 'no' }]]);
  const { rows } = classifyRows(users, tracking, { attempts, log: [], copied: new Set() });
  expect(rows.map(({ kind }) => kind)).toEqual(['edited']);
});

test('S18 a row that was deleted in the sheet is listed as deleted here, unless its record is gone', () => {
  const tracking = trackRows(users, [], baseline(base('a', 1), { ...base('b', 2), gone: true }));
  const { rows, deleted } = classifyRows(users, tracking, {
    attempts: new Map(),
    log: [],
    copied: new Set(),
  });
  expect([rows, deleted]).toEqual([[], [{ kind: 'deleted-here', base: base('a', 1) }]]);
});

const NO_ANSWER =
  'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.';

test.each<[string, Given, RowState['kind'], string, string]>([
  [
    'S2 a row whose sending only the log shows is unconfirmed, whatever its Status',
    { cells: added, sent: addition, shown: { status: 'New', message: '' } },
    'unconfirmed',
    'Unknown',
    NO_ANSWER,
  ],
  [
    'a row that was answered and not read back keeps its time',
    {
      cells: added,
      sent: { ...addition, outcome: stored },
      shown: { status: '0', message: 'Stored 14:05; not read back yet' },
    },
    'in-flight',
    '0',
    'Stored 14:05; not read back yet',
  ],
  [
    'a row whose Status Ctrl+Z has removed gets the Status again',
    { cells: added, sent: { ...addition, outcome: stored }, shown: { status: 'New', message: '' } },
    'in-flight',
    '0',
    'Stored; not read back yet',
  ],
  [
    'S4 a stored update of a row with more edits has the Status Edited',
    { cells: { ...edited, LastName: 'Else' }, known: {}, sent: { ...update, outcome: stored } },
    'in-flight',
    'Edited',
    '',
  ],
  [
    'a stored addition that was edited since does not have the Status 0',
    {
      cells: { ...added, LastName: 'Else' },
      sent: { ...addition, outcome: stored },
      shown: { status: '0', message: 'Stored' },
    },
    'unconfirmed',
    'Unknown',
    NO_ANSWER,
  ],
  [
    'S5 a refusal is shown before the read-back',
    { cells: added, sent: { ...addition, outcome: refused } },
    'in-flight',
    '7',
    'no',
  ],
  [
    'S6 a refusal of the whole call leaves the row unconfirmed',
    { cells: added, sent: { ...addition, outcome: refusedAsWhole } },
    'unconfirmed',
    'Unknown',
    'Refused with the whole call (no). “Find out now”, or the next push or download, finds out whether this row was stored.',
  ],
  [
    'S6 a row that waits for the user has a Message that says what to check',
    {
      cells: added,
      sent: { ...addition, outcome: lost, stage: 'waits-for-user' },
      shown: { status: 'Edited', message: '' },
    },
    'unconfirmed',
    'Unknown',
    'No clear answer came, and the service does not list it. Check on the service. Shiftsheet asks you before it sends the row again.',
  ],
])('%s', (_, given, kind, status, message) => {
  const { state, says } = classified(given);
  expect([state?.kind, says]).toEqual([kind, { status, message }]);
});
