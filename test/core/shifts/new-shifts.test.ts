import fc from 'fast-check';
import { serialOfDay } from '../../../src/core/calendar/days';
import type { TrackedRow } from '../../../src/core/changes/row';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { newShifts, type LeavePolicy } from '../../../src/core/shifts/new-shifts';
import type { FieldCells } from '../../../src/core/table/record';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';

const PEOPLE = ['Open shift', 'Ann', 'Bo'].map((name, id) => ({
  id: String(id),
  name,
  apart: [],
  also: [],
}));
const entity = bindNames(timeBlocks, (kind) => new NameList('', kind === 'people' ? PEOPLE : []));

const day = (date: string) => serialOfDay(date) ?? 0;
const shift = (Person: string, date: string): FieldCells => ({
  Person,
  Date: day(date),
  Start: 9 / 24,
  End: 17 / 24,
});
const rowsOf = (...all: readonly FieldCells[]): TrackedRow[] =>
  all.map((cells, index) => ({
    index,
    id: `r${index}`,
    cells,
    status: '',
    message: '',
    change: 'new',
    changed: [],
  }));
const proposedOf = (...all: readonly FieldCells[]) => all.map((cells) => ({ cells, source: cells }));

/** Ann has a block of time off on 30 November, and Bo has a day off on 1 December. */
const DAY_OFF = { ...shift('Ann', '2026-11-30'), TimeOffReason: 'Holiday' };
const TAKEN = [{ index: 0, personId: '2', firstDay: day('2026-12-01'), amount: -1, account: '' }];
const NO_LEAVE = { daysOff: [], counting: USUAL_COUNTING };
const LEAVE = { ...NO_LEAVE, daysOff: TAKEN };
const WEEK = [shift('Ann', '2026-11-30'), shift('Bo', '2026-11-30'), shift('Bo', '2026-12-01')];
const [ANN, BO] = [
  { index: 0, person: 'Ann', day: day('2026-11-30'), isProbable: false },
  { index: 2, person: 'Bo', day: day('2026-12-01'), isProbable: false },
];

const added = (policy: LeavePolicy, rows = rowsOf(DAY_OFF)) =>
  newShifts(entity, proposedOf(...WEEK), rows, policy, LEAVE);

test('shifts of people who are away become open shifts, with a block of time off or a transaction', () => {
  expect(added('open')).toEqual({
    cells: [shift('Open shift', '2026-11-30'), shift('Bo', '2026-11-30'), shift('Open shift', '2026-12-01')],
    alreadyThere: [],
    away: [ANN, BO],
  });
});

test('shifts of people who are away are left out, or stay theirs', () => {
  expect(added('leave-out')).toEqual({ cells: [WEEK[1]], alreadyThere: [], away: [ANN, BO] });
  expect(added('anyway')).toEqual({ cells: WEEK, alreadyThere: [], away: [ANN, BO] });
});

test('two identical open shifts are for two people: each shift of the sheet stands for one new shift', () => {
  const open = shift('Open shift', '2026-12-03');
  const { cells, alreadyThere } = newShifts(entity, proposedOf(open, open), rowsOf(open), 'open', NO_LEAVE);
  expect([cells, alreadyThere]).toEqual([[open], [open]]);
});

test('a row whose day is no day is not doubled', () => {
  const bad = { Date: 'someday' };
  expect(newShifts(entity, proposedOf(bad), rowsOf(bad), 'open', NO_LEAVE)).toEqual({
    cells: [],
    alreadyThere: [bad],
    away: [],
  });
});

test('whatever the user says about leave, a second try adds nothing', () => {
  const anyShift = fc
    .tuple(fc.constantFrom('Ann', 'Bo', 'Open shift'), fc.integer({ min: 28, max: 30 }))
    .map(([person, date]) => shift(person, `2026-11-${date}`));
  const policies = fc.constantFrom<LeavePolicy>('open', 'leave-out', 'anyway');
  fc.assert(
    fc.property(fc.array(anyShift), policies, (shifts, policy) => {
      const first = newShifts(entity, proposedOf(...shifts), rowsOf(DAY_OFF), policy, LEAVE);
      const again = newShifts(entity, proposedOf(...shifts), rowsOf(DAY_OFF, ...first.cells), policy, LEAVE);
      expect([again.cells, again.alreadyThere.length]).toEqual([[], first.cells.length]);
    }),
  );
});
