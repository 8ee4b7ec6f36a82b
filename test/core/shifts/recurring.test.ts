import { serialOfDay } from '../../../src/core/calendar/days';
import { recurringBlocks, timeBlocks } from '../../../src/core/entities/time-blocks';
import {
  datedShifts,
  recurringProblem,
  usualCycle,
  type RecurringEntry,
} from '../../../src/core/shifts/recurring';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';

const recurring = bindNames(
  recurringBlocks,
  () => new NameList('person', [{ id: '1', name: 'Ann', apart: [], also: [] }]),
);

const row = (DayNo: number | string, more: FieldCells = {}) => ({
  cells: { Person: 'Ann', DayNo, Start: 9 / 24, End: 17 / 24, ...more },
});
/** 7 December is a Monday. */
const ENTRY: RecurringEntry = {
  dayOne: '2026-12-07',
  cycle: 7,
  first: '2026-12-07',
  last: '2026-12-20',
  leave: 'open',
};

const daysOf = (rows: readonly ReturnType<typeof row>[], entry: Partial<RecurringEntry> = {}) =>
  datedShifts(recurring, rows, timeBlocks, { ...ENTRY, ...entry }).proposed.map(({ cells }) => cells['Date']);
const on = (...days: readonly string[]) => days.map((day) => serialOfDay(day));

test('a day number comes again after each cycle, and before the date of day 1', () => {
  expect(daysOf([row(1), row(3)])).toEqual(on('2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16'));
  expect(daysOf([row(1)], { dayOne: '2027-01-04' })).toEqual(on('2026-12-07', '2026-12-14'));
  expect(daysOf([row(1), row(14)], { cycle: 14, dayOne: '2026-12-08' })).toEqual(
    on('2026-12-07', '2026-12-08'),
  );
});

test('the shift on a date has all cells of the recurring one but its day number and unique numbers', () => {
  const shift = row(1, { Notes: 'early', Hours: 7.5, ExternalID: 12, TimeBlockID: 4 });
  const { proposed } = datedShifts(recurring, [shift], timeBlocks, { ...ENTRY, last: ENTRY.first });
  expect(proposed).toEqual([
    {
      source: shift,
      cells: {
        Person: 'Ann',
        Date: serialOfDay('2026-12-07'),
        Start: 9 / 24,
        End: 17 / 24,
        Hours: 7.5,
        Notes: 'early',
      },
    },
  ]);
});

test('time off, and rows without times or a day number of the cycle, are not made into shifts', () => {
  const [off, without, beyond, none] = [
    row(1, { TimeOffReason: 'Holiday' }),
    row(1, { End: '' }),
    row(8),
    row('Mon'),
  ];
  expect(datedShifts(recurring, [off, without, beyond, none], timeBlocks, ENTRY)).toEqual({
    proposed: [],
    timeOff: [off],
    unread: [without, beyond, none],
  });
});

test('the usual cycle is as many weeks as the day numbers need', () => {
  expect(
    [[], [row(5)], [row(7)], [row(8), row('x')]].map((rows) => usualCycle(recurringBlocks, rows)),
  ).toEqual([7, 7, 7, 14]);
});

test('an entry that can’t be carried out says why', () => {
  const problems = [
    {},
    { dayOne: '' },
    { cycle: 0 },
    { cycle: 365 },
    { last: '2026-12-06' },
    { first: 'soon' },
    { last: '2028-01-01' },
  ].map((part) => recurringProblem({ ...ENTRY, ...part }));
  expect(problems).toEqual([
    undefined,
    'no-day-one',
    'bad-cycle',
    'bad-cycle',
    'ends-before-start',
    'no-days',
    'too-long',
  ]);
});

test('a row with a name that is not known is not made into shifts, because each of them would have to be mended', () => {
  const { proposed, unread } = datedShifts(
    recurring,
    [row(1, { Person: 'Nobody' }), row(2)],
    timeBlocks,
    ENTRY,
  );
  expect(proposed.map(({ cells }) => cells['Person'])).toEqual(['Ann', 'Ann']);
  expect(unread.map(({ cells }) => cells['Person'])).toEqual(['Nobody']);
});
