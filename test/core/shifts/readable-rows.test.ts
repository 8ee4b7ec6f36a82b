/** Rules and reports agree on which rows can be read. */
import { shiftsOf } from '../../../src/core/reports/from-rows';
import { readShifts } from '../../../src/core/shifts/shift';
import { atOnce } from '../../../src/core/slices';
import { breachIndexOf } from '../planning/plans';
import { rowsOf, schedule, type Planned } from '../planning/rosters';

const shift = (more: Partial<Planned> = {}): Planned => ({
  person: 1,
  day: 0,
  from: 540,
  minutes: 480,
  ...more,
});

test('figure 1: rows with hours below zero or unreadable hours count for no rule and in no report, and are counted as unread', () => {
  const rows = rowsOf([
    shift(),
    shift({ hours: -9 }),
    shift({ day: 1, hours: 0 }),
    shift({ day: 2, hours: -1, isTimeOff: true }),
    shift({ day: 3 }),
  ]).map((row) => (row.index === 4 ? { ...row, cells: { ...row.cells, Hours: 'eight' } } : row));
  const { facts, unreadable } = atOnce(shiftsOf(schedule, rows, 'current'));
  expect(facts.map(({ hoursTyped }) => hoursTyped)).toEqual([undefined, 0]);
  expect(unreadable.map(({ index }) => index)).toEqual([1, 3, 4]);
  const read = readShifts(schedule, rows);
  expect(read.map(({ row, hours }) => [row, hours])).toEqual([
    [rows[0], 8],
    [rows[2], 0],
  ]);
  const breachIndex = breachIndexOf(schedule, rows);
  expect(breachIndex.unread).toBe(3);
  expect(breachIndex.breaches).toEqual([]);
});

test('figure 4: the same shift twice is recognised by what is meant, and not by what is typed', () => {
  const typed = (cells: Readonly<Record<string, string>>) =>
    rowsOf([shift({ department: 'Kitchen' }), shift({ department: 'Kitchen' })]).map((row) =>
      row.index === 1 ? { ...row, cells: { ...row.cells, ...cells } } : row,
    );
  const rules = (cells: Readonly<Record<string, string>>) =>
    breachIndexOf(schedule, typed(cells)).breaches.map(({ rule }) => rule);
  expect(rules({ Department: 'kitchen' })).toEqual(['same-block']);
  expect(rules({ Department: 'd1', Person: '1' })).toEqual(['same-block']);
  expect(rules({ Department: 'Bar' })).toEqual(['double-booked']);
  expect(rules({ Department: 'Bakery' })).toEqual(['double-booked']);
});
