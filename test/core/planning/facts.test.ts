import { trackRows } from '../../../src/core/changes/track-rows';
import { categories } from '../../../src/core/entities/categories';
import type { Entity } from '../../../src/core/entities/entity';
import { qualifications } from '../../../src/core/entities/qualifications';
import { users } from '../../../src/core/entities/users';
import {
  peopleNotScheduled,
  phonesOf,
  placesAsked,
  placesUsed,
  qualifiedItems,
} from '../../../src/core/planning/facts';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { base, baseline, person, sheet, type Row } from '../users';

const list = (...names: readonly (readonly [id: string, name: string])[]) =>
  new NameList(
    'record',
    names.map(([id, name]) => ({ id, name, apart: [], also: [] })),
  );

function rowsOf(entity: Entity, ...cells: readonly FieldCells[]) {
  const empty = Object.fromEntries(entity.fields.map(({ id }) => [id, '']));
  const rows = cells.map((each, at): Row => [`x${at}`, { ...empty, ...each }]);
  return trackRows(entity, sheet(...rows), baseline()).rows;
}

test('people who must not be scheduled are known by their IDs, in whatever form Yes is typed; a new user has no ID yet', () => {
  const { rows } = trackRows(
    users,
    sheet(
      ['a', { ...person(1), DoNotSchedule: 'Yes' }],
      ['b', { ...person(2), DoNotSchedule: true }],
      ['c', { ...person(3), DoNotSchedule: 'No' }],
      ['d', { ...person(4), DoNotSchedule: 'perhaps' }],
      ['', { ...person(5), UserID: '', DoNotSchedule: 'Yes' }],
    ),
    baseline(base('a', 1), base('b', 2), base('c', 3), base('d', 4)),
  );
  expect(peopleNotScheduled(users, rows)).toEqual(new Set(['1', '2']));
});

test('qualified items are collected by person; a row without one of both says nothing', () => {
  const names = { users: list(['1', 'Ann'], ['2', 'Bo']), items: list(['7', 'Kitchen'], ['8', 'Bar']) };
  const entity = bindNames(qualifications, (kind) => (kind === 'users' ? names.users : names.items));
  const rows = rowsOf(
    entity,
    { Person: 'Ann', Item: 'Kitchen' },
    { Person: 'Bo', Item: 'Bar' },
    { Person: 'ann', Item: 'Bar' },
    { Person: 'Bo' },
    { Item: 'Bar' },
  );
  expect(qualifiedItems(entity, rows)).toEqual(
    new Map([
      ['1', new Set(['7', '8'])],
      ['2', new Set(['8'])],
    ]),
  );
});

test('a kind asks for qualified people if its category does, also one that the user picked for the kind', () => {
  const rows = rowsOf(
    categories,
    { SingularName: 'Department', Type: 'Department', QualEmployees: 'Yes', CatNo: 1 },
    { SingularName: 'Area', Type: 'Area', QualEmployees: 'No', CatNo: 2 },
    { SingularName: 'Job', QualEmployees: 'Yes', CatNo: '003' },
  );
  expect(placesAsked(categories, rows, () => undefined)).toEqual(new Set(['departments']));
  const picked = (kind: string) => (kind === 'task' ? '3' : undefined);
  expect(placesAsked(categories, rows, picked)).toEqual(new Set(['departments', 'tasks']));
});

test('without categories, a kind asks for qualified people if somebody is qualified for one of its items', () => {
  const items = new Map([['1', new Set(['7', '99'])]]);
  const names = (kind: string) => (kind === 'tasks' ? list(['7', 'Cook']) : list(['8', 'Kitchen']));
  expect(placesUsed(items, names)).toEqual(new Set(['tasks']));
  expect(placesUsed(new Map(), names)).toEqual(new Set());
});

test('people are reached by their cell phone, or else by another number; who has none is not in the list', () => {
  const phones = phonesOf(
    users,
    rowsOf(
      users,
      { UserID: '1', WorkPhone: '3', CellPhone: '1' },
      { UserID: '2', WorkPhone: '3', HomePhone: '2' },
      { UserID: '3' },
    ),
  );
  expect([...phones.values()]).toEqual(['1', '2']);
});
