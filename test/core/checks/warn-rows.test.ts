import { trackRows } from '../../../src/core/changes/track-rows';
import { warningRows } from '../../../src/core/checks/warn-rows';
import { departments } from '../../../src/core/entities/category-items';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { users } from '../../../src/core/entities/users';
import { atOnce } from '../../../src/core/slices';
import type { FieldCells } from '../../../src/core/table/record';
import { base, baseline, cells, held, person, sheet } from '../users';
import { tracked } from './rows';

const records = [base('a', 1), base('b', 2)];
const nothing = {
  records,
  sentBefore: new Set<string>(),
  *breaches() {
    yield 0;
    return { breaches: [], rowOf: () => undefined };
  },
  weekStart: 0,
};
const rowName = (index: number) => `row ${index + 2}`;
const none = new Set<number>();
const warnRows = (...of: Parameters<typeof warningRows>) => atOnce(warningRows(...of));
const found = (problems: ReturnType<typeof warnRows>) =>
  problems.map(({ code, index, severity }) => `${code} ${index} ${severity}`);

const department = (typed: FieldCells): FieldCells => ({
  ...Object.fromEntries(departments.fields.map(({ id }) => [id, ''])),
  ...typed,
});
const inDepartments = (id: string, typed: FieldCells) =>
  trackRows(departments, sheet([id, department(typed)]), baseline()).rows;

test('records without edits have no warning', () => {
  expect(warnRows(users, tracked(['a', person(1)], ['b', person(2)]), none, nothing, rowName)).toEqual([]);
});

test('a record that gets the name of another record has a warning', () => {
  const edited = { ...person(1), FirstName: 'First 2', LastName: 'Last 2' };
  const [warning, ...others] = warnRows(
    users,
    tracked(['a', edited], ['b', person(2)]),
    none,
    nothing,
    rowName,
  );
  expect(warning).toMatchObject({
    code: 'called-like-another',
    severity: 'warning',
    index: 0,
    params: { one: 'user', name: 'First 2 Last 2' },
  });
  expect(others).toEqual([]);
});

test('a row with an error has no warning', () => {
  const edited = { ...person(1), FirstName: 'First 2', LastName: 'Last 2' };
  const rows = tracked(['a', edited], ['b', person(2)]);
  expect(warnRows(users, rows, new Set([0]), nothing, rowName)).toEqual([]);
});

test('a new row that equals a record has a warning', () => {
  const kitchen = { id: 'k', key: '7', ...held(department({ Name: 'Kitchen', CatItemID: 7 })) };
  const rows = inDepartments('x', { Name: 'Kitchen' });
  expect(found(warnRows(departments, rows, none, { ...nothing, records: [kitchen] }, rowName))).toEqual([
    'like-another 0 warning',
  ]);
});

test('a number that the user typed into a new row has a warning, and a number that Shiftsheet gave has none', () => {
  const typed = inDepartments('x', { Name: 'Bar', ExternalID: 4711 });
  expect(warnRows(departments, typed, none, { ...nothing, records: [] }, rowName)).toMatchObject([
    { code: 'may-replace', params: { field: 'External ID', number: '4711', one: 'department' } },
  ]);
  expect(
    warnRows(departments, inDepartments('x', { Name: 'Bar' }), none, { ...nothing, records: [] }, rowName),
  ).toEqual([]);
});

test('a row that was sent without an answer has a warning if another call would replace what the service has', () => {
  const sentBefore = new Set(['x']);
  const rows = inDepartments('x', { Name: 'Bar' });
  expect(found(warnRows(departments, rows, none, { ...nothing, records: [], sentBefore }, rowName))).toEqual([
    'sent-before 0 warning',
  ]);
  const user = trackRows(users, sheet(['x', cells({ UserName: 'newperson' })]), baseline()).rows;
  expect(warnRows(users, user, none, { ...nothing, records: [], sentBefore }, rowName)).toEqual([]);
});

test('an edited row whose record was found only by its key has a warning', () => {
  const known = baseline({ ...base('a', 1), needsPreview: true });
  const { rows } = trackRows(users, sheet(['a', { ...person(1), Email: 'x@y.example' }]), known);
  expect(warnRows(users, rows, none, nothing, rowName)).toMatchObject([
    { code: 'known-by-key', field: 'UserID', params: { key: 'User ID', one: 'user' } },
  ]);
});

test('N28: a time block ID that the user typed into a new row has the warning of a typed number', () => {
  const typed = trackRows(timeBlocks, sheet(['x', { Notes: 'late', TimeBlockID: 1 }]), baseline()).rows;
  expect(warnRows(timeBlocks, typed, none, { ...nothing, records: [] }, rowName)).toMatchObject([
    { code: 'may-replace', params: { field: 'Time block ID', number: '1', one: 'shift' } },
  ]);
});
