import { users } from '../../../src/core/entities/users';
import type { Outcome } from '../../../src/core/push/outcome';
import { resultsByList } from '../../../src/core/sync/results-by-list';
import type { SentItem } from '../../../src/core/sync/sent';
import type { FieldCells } from '../../../src/core/table/record';
import { asRead, cells, held, person } from '../users';
import { lost, refused, refusedAsWhole, stored } from './sent';

type Sent = Pick<SentItem, 'action' | 'key' | 'changes'>;
const settled = (sent: Sent, outcome: Outcome, record: FieldCells | undefined) => {
  const item: SentItem = { ...sent, row: 'a', outcome, preexisting: [] };
  const found = resultsByList(users, [item], record ? [held(record)] : [], new Set()).get('a');
  if (!found) throw new Error('the item was not settled');
  return found;
};
const result = (sent: Sent, outcome: Outcome, record: FieldCells | undefined) => {
  const found = settled(sent, outcome, record);
  return found.kind === 'unknown' ? found.reason : found.kind;
};

const update: Sent = {
  action: 'update',
  key: '1',
  changes: [
    { field: 'FirstName', from: 'First 1', to: 'Other' },
    { field: 'Email', from: '', to: 'o@x.example' },
  ],
};
const addition: Sent = {
  action: 'add',
  key: '',
  changes: [
    { field: 'UserName', from: '', to: 'newperson' },
    { field: 'FirstName', from: '', to: 'New' },
    { field: 'LastName', from: '', to: 'Person' },
    { field: 'Email', from: '', to: 'n@x.example' },
  ],
};
const ours = cells({
  UserID: 9,
  UserName: 'newperson',
  FirstName: 'New',
  LastName: 'Person',
  Email: 'n@x.example',
});

test.each([
  ['stored and there', stored, { ...person(1), FirstName: 'Other', Email: 'o@x.example' }, 'stored'],
  ['stored, and its record is gone', stored, undefined, 'gone'],
  ['lost and there', lost, { ...person(1), FirstName: 'Other', Email: 'o@x.example' }, 'stored'],
  ['lost and not there', lost, person(1), 'not-stored'],
  ['lost and stored in part', lost, { ...person(1), FirstName: 'Other' }, 'half'],
  ['refused', refused, person(1), 'refused'],
  [
    'refused as a whole and there',
    refusedAsWhole,
    { ...person(1), FirstName: 'Other', Email: 'o@x.example' },
    'stored',
  ],
  ['refused as a whole and not there', refusedAsWhole, person(1), 'refused'],
])('an update that is %s', (_, outcome, record, expected) => {
  expect(result(update, outcome, record)).toBe(expected);
});

test('an update without an answer stays unknown if no list contains its field', () => {
  const sent: Sent = {
    action: 'update',
    key: '1',
    changes: [{ field: 'UserType', from: '', to: 'Manager' }],
  };
  expect(result(sent, lost, asRead(1))).toBe('not-readable');
});

test.each([
  ['stored and there', stored, ours, 'stored'],
  ['stored and not listed', stored, undefined, 'not-listed'],
  ['lost and there', lost, ours, 'stored'],
  ['lost and not there', lost, undefined, 'not-stored'],
  ['lost, with another person’s record there', lost, { ...ours, Email: 'other@x.example' }, 'someone-else'],
  ['refused', refused, undefined, 'refused'],
  ['refused because it was stored a moment ago', refused, ours, 'stored'],
  ['refused because of another person’s record', refused, { ...ours, LastName: 'Other' }, 'refused'],
])('an addition that is %s', (_, outcome, record, expected) => {
  expect(result(addition, outcome, record)).toBe(expected);
});

test('the fields in which a stored record differs are reported', () => {
  const record = { ...person(1), FirstName: 'OTHER', Email: 'o@x.example' };
  expect(settled(update, stored, record)).toMatchObject({ kind: 'stored', differs: ['FirstName'] });
});

test.each([
  ['lost', lost, ['CellPhone']],
  ['stored', stored, undefined],
])(
  'a %s addition is listed with another phone number, which is contested only without an answer',
  (_, outcome, contested) => {
    const phones = { field: 'CellPhone', from: '', to: '0170 1' };
    const tidied = { field: 'WorkPhone', from: '', to: ' 030 1' };
    const sent: Sent = { ...addition, changes: [...addition.changes, phones, tidied] };
    const found = settled(sent, outcome, { ...ours, CellPhone: '0170 2', WorkPhone: '030 1' });
    expect(found).toMatchObject({ kind: 'stored', differs: ['CellPhone', 'WorkPhone'] });
    expect(found.kind === 'stored' && found.differingFields).toEqual(contested);
  },
);
