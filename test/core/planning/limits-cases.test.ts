import { dayOfSerial } from '../../../src/core/calendar/days';
import { readDayCell } from '../../../src/core/planning/day-cell';
import { readHours, timeOfDays } from '../../../src/core/planning/hours-cell';
import { readLanguage } from '../../../src/core/planning/language-cell';
import { readNotOn } from '../../../src/core/planning/not-on-cell';
import type { Cell } from '../../../src/core/values/cell';
import allCases from '../../fixtures/people-limits/cases.json';

/**
 * What planners type into "People limits", by somebody who did not know the reader. Days are as of 28 November 2026. A cell that is
 * not read is asked about, so it does no harm; a cell that is read in another way than it was meant does.
 */
interface Case {
  readonly column: 'day' | 'most' | 'least' | 'noton' | 'language';
  readonly typed: Cell;
  readonly meaning: unknown;
  readonly alsoFine?: readonly unknown[];
}

const cases = allCases as readonly Case[];
const TODAY = '2026-11-28';

function dayIn(cell: Cell): unknown {
  const read = readDayCell(cell);
  if (read === 'either') return 'unread';
  if (read === 'empty') return 'always';
  return typeof read === 'string' ? read : read.map(({ from, until }) => [from, until]);
}

function datesIn(cell: Cell): unknown {
  const read = readNotOn(cell, TODAY);
  if (!read) return 'unread';
  const days = read
    .filter(({ after }) => after !== Infinity)
    .map(({ first, after }) => [dayOfSerial(first), dayOfSerial(after - 1)]);
  const open = read.find(({ after }) => after === Infinity);
  return open ? { days, from: dayOfSerial(open.first) } : days;
}

const hoursIn = (cell: Cell, of: 'most' | 'least') =>
  timeOfDays(cell) === undefined ? (readHours(cell, of) ?? 'unread') : 'unread';

const READ: Readonly<Record<Case['column'], (cell: Cell) => unknown>> = {
  day: dayIn,
  most: (cell) => hoursIn(cell, 'most'),
  least: (cell) => hoursIn(cell, 'least'),
  noton: datesIn,
  language: (cell) => readLanguage(cell) ?? 'unread',
};

const columns = [...new Set(cases.map(({ column }) => column))];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test.each(columns)('%s: no cell is read in another way than it is meant', (column) => {
  const wrong = cases
    .filter((each) => each.column === column)
    .map(({ typed, meaning, alsoFine = [] }) => ({
      typed,
      read: READ[column](typed),
      fine: [meaning, ...alsoFine],
    }))
    .filter(({ read, fine }) => read !== 'unread' && !fine.some((each) => same(each, read)));
  expect(wrong).toEqual([]);
});

test.each(columns)('%s: nearly every cell that has a meaning is read', (column) => {
  const readable = cases.filter(
    ({ column: its, meaning, alsoFine = [] }) =>
      its === column && meaning !== 'unread' && !alsoFine.includes('unread'),
  );
  const unread = readable.filter(({ typed }) => READ[column](typed) === 'unread').map(({ typed }) => typed);
  expect(readable.length).toBeGreaterThan(7);
  expect(unread).toEqual([]);
});
