import { undoOf, undoRow, type DoneChange } from '../../../src/core/changes/undo';
import { entityOf } from '../../../src/core/entities/registry';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';

const users = entityOf('users');
const renamed: DoneChange = { field: 'FirstName', from: 'Kwame', to: 'Kofi' };
const held = (cells: Record<string, string>, ids: Record<string, string> = {}) => ({ cells, ids });

test.each([
  [
    'as it was pushed gets its earlier value back',
    'Kofi',
    { back: [{ field: 'FirstName', now: 'Kofi', before: 'Kwame' }] },
  ],
  [
    'changed since the push stays as it is',
    'Yaw',
    { theirs: [{ field: 'FirstName', now: 'Yaw', before: 'Kwame' }] },
  ],
  ['at its earlier value already is not changed', 'Kwame', {}],
])('a field that is %s', (_, now, expected) => {
  expect(undoOf(users, [renamed], held({ FirstName: now }))).toEqual({
    back: [],
    theirs: [],
    unverified: false,
    ...expected,
  });
});

test('a field that the push emptied is compared as empty', () => {
  const emptied: DoneChange = { field: 'CellPhone', from: '0049', to: '' };
  expect(undoOf(users, [emptied], held({ CellPhone: '' })).back).toHaveLength(1);
  expect(undoOf(users, [emptied], held({ CellPhone: '1' })).theirs).toHaveLength(1);
});

test('a field that no list contains is restored without a check', () => {
  expect(undoOf(users, [renamed], held({}))).toMatchObject({
    back: [{ field: 'FirstName' }],
    unverified: true,
  });
  expect(undoOf(users, [renamed], undefined)).toMatchObject({ back: [{ now: 'Kofi' }], unverified: true });
});

test('a reference is compared by its ID, and restored with the present name of its record', () => {
  const people = new NameList('person', [
    { id: '1', name: 'Ana Lopez', apart: [], also: [] },
    { id: '2', name: 'Maria Garcia', apart: [], also: [] },
  ]);
  const transactions = bindNames(entityOf('time-off'), () => people);
  const moved: DoneChange = { field: 'Person', from: 'Ana Silva', to: 'Maria', fromId: '1', toId: '2' };
  const now = held({ Person: 'Maria Garcia' }, { Person: '2' });
  expect(undoOf(transactions, [moved], now).back).toEqual([
    { field: 'Person', now: 'Maria Garcia', before: 'Ana Lopez' },
  ]);
  expect(undoOf(transactions, [moved], held({ Person: 'Maria' }, { Person: '3' })).theirs).toHaveLength(1);
});

test('the row that restores fields has the baseline’s other cells and no conflicts', () => {
  const base = {
    id: 'abc',
    key: '1002',
    cells: { FirstName: 'Kofi', LastName: 'Mensah' },
    ids: {},
    conflicts: { LastName: 'Old' },
  };
  expect(undoRow(users, base, 4, [{ field: 'FirstName', now: 'Kofi', before: 'Kwame' }])).toEqual({
    index: 4,
    id: 'abc',
    cells: { FirstName: 'Kwame', LastName: 'Mensah' },
    status: '',
    message: '',
    change: 'edited',
    base: { id: 'abc', key: '1002', cells: base.cells, ids: {} },
    changed: ['FirstName'],
  });
});
