import fc from 'fast-check';
import { mergeRow, matchAndMerge } from '../../../src/core/changes/merge';
import { trackRows } from '../../../src/core/changes/track-rows';
import { users } from '../../../src/core/entities/users';
import { atOnce } from '../../../src/core/slices';
import { asRead, base, baseline, cells, held, person, sheet } from '../users';

const fields = ['FirstName', 'LastName', 'Email', 'HomePhone'] as const;
const some = fc.record(Object.fromEntries(fields.map((name) => [name, fc.constantFrom('', 'a', 'b', 'c')])));

test('field by field, the merge takes the service’s value, keeps an edit, and reports a conflict if both sides changed', () => {
  fc.assert(
    fc.property(some, some, some, (was, mine, theirs) => {
      const merged = mergeRow(
        users,
        { id: 'a', key: '1', ...held(cells(was)) },
        cells(mine),
        held(cells(theirs)),
      );
      for (const name of fields) {
        const edited = mine[name] !== was[name];
        const changed = theirs[name] !== was[name];
        const after = merged.writes[name] ?? mine[name];
        expect(after).toBe(edited ? mine[name] : theirs[name]);
        const conflict = merged.conflicts.some(({ field }) => field === name);
        expect(conflict).toBe(edited && changed && mine[name] !== theirs[name]);
        expect(merged.baseline.cells[name]).toBe(theirs[name]);
      }
      const still = fields.filter((name) => (merged.writes[name] ?? mine[name]) !== theirs[name]);
      expect([...merged.edited].sort()).toEqual([...still].sort());
      const others = fields.filter((name) => mine[name] === was[name] && theirs[name] !== was[name]);
      expect([...merged.changedOnService].sort()).toEqual([...others].sort());
    }),
  );
});

test('a field that no list contains stays as it is on both sides', () => {
  const before = { ...base('a', 1), cells: { ...person(1), UserType: 'Employee' } };
  const merged = mergeRow(users, before, { ...person(1), UserType: 'Manager' }, held(asRead(1)));
  expect(merged.writes).toEqual({});
  expect(merged.baseline.cells['UserType']).toBe('Employee');
  expect(merged.edited).toEqual(['UserType']);
});

test('a field that only the service may change takes its value, whatever the cell says', () => {
  const merged = mergeRow(users, base('a', 1), { ...person(1), UserID: '' }, held(person(1)));
  expect(merged.writes).toEqual({ UserID: 1 });
});

test('a refresh uses every record and every row once', () => {
  const known = baseline(base('a', 1), base('b', 2), base('c', 3));
  const rows = sheet(
    ['a', person(1)],
    ['b', person(2)],
    ['', cells({ UserName: 'newcomer' })],
    ['s', person(9)],
  );
  const plan = atOnce(
    matchAndMerge(
      users,
      trackRows(users, rows, known),
      [1, 3, 4, 9].map((key) => held(person(key))),
    ),
  );
  expect(plan.merged.map(({ row }) => row.id)).toEqual(['a', 's']);
  expect(plan.gone.map((row) => row.id)).toEqual(['b']);
  expect(plan.appended.map(({ key, id }) => [key, id])).toEqual([
    ['3', 'c'],
    ['4', undefined],
  ]);
});

const stranger = { ...person(1), UserName: 'other99', FirstName: 'Other', LastName: 'Person' };

test('N22: if another record has the row’s key now, an edit of any field is a conflict', () => {
  const merged = mergeRow(users, base('a', 1), { ...person(1), HomePhone: '5' }, held(stranger));
  expect(merged.writes).toEqual({ UserName: 'other99', FirstName: 'Other', LastName: 'Person' });
  expect(merged.conflicts).toEqual([{ field: 'HomePhone', base: '', mine: '5', theirs: '' }]);
});

test('N22: a person whose first name has stayed is the same person', () => {
  const married = { ...stranger, FirstName: 'First 1' };
  const merged = mergeRow(users, base('a', 1), { ...person(1), HomePhone: '5' }, held(married));
  expect(merged.conflicts).toEqual([]);
});
