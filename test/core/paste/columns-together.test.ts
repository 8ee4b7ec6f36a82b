/** Two pasted columns that together hold one name, place, task or note. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';

const targets = pasteTargets(timeBlocks);
const read = (lines: readonly string[], columns: readonly [number, string][], together: readonly number[]) =>
  readPasted(splitPasted(lines.join('\n')), targets, {
    week: '2026-11-23',
    columns: new Map(columns),
    together: new Set(together),
  });

const LIST = ['Name\tDate\tTimes\tWhere\tPost', 'Ann Lee\t2026-11-23\t09:00-17:00\tGate 2\tNorth side'];

test('a column that is joined with another holds a further part of the place', () => {
  const { shifts, unused } = read(
    LIST,
    [
      [3, 'Department'],
      [4, 'Department'],
    ],
    [4],
  );
  expect(shifts).toMatchObject([{ fields: { Department: 'Gate 2 North side' } }]);
  expect(unused).toEqual([]);
});

test('joined parts are in the order of the text’s columns, in any order of the user’s choices', () => {
  const { shifts } = read(
    LIST,
    [
      [4, 'Task'],
      [3, 'Task'],
    ],
    [3],
  );
  expect(shifts).toMatchObject([{ fields: { Task: 'Gate 2 North side' } }]);
});

test('a column that is not joined replaces the other column with the same target', () => {
  const { shifts, unused } = read(
    LIST,
    [
      [3, 'Task'],
      [4, 'Task'],
    ],
    [],
  );
  expect(shifts).toMatchObject([{ fields: { Task: 'North side' } }]);
  expect(unused).toEqual(['Where']);
});

test('notes of two columns are joined with a semicolon', () => {
  const { shifts } = read(
    LIST,
    [
      [3, 'Notes'],
      [4, 'Notes'],
    ],
    [4],
  );
  expect(shifts).toMatchObject([{ fields: { Notes: 'Gate 2; North side' } }]);
});

test('first and last names in two columns of a roster are joined', () => {
  const roster = ['\t\tMon 23/11/2026', 'Lee\tAnn\t09:00-17:00', 'Ek\tBo\t10:00-18:00'];
  expect(read(roster, [], []).asked).toMatchObject([
    { id: 'people', people: { columns: [{ at: 0 }, { at: 1 }] } },
  ]);
  const both = read(
    roster,
    [
      [0, 'First name'],
      [1, 'Last name'],
    ],
    [],
  );
  expect(both.shifts).toMatchObject([{ person: 'Lee Ann' }, { person: 'Ek Bo' }]);
  expect(both.asked).toEqual([]);
});
