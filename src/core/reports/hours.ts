import { chosenShifts } from './chosen';
import { spanOf } from './days';
import { longDay } from '../values/day-text';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { OPEN_SHIFT } from '../bookings/open-shift';
import type { Facts } from './facts';
import { clockNotices, cutNotices, timeOffNotices, typedNotices } from './hour-notices';
import { hoursOfPeople, spanUpToToday } from './hour-sums';
import { byDepartment, byPerson, byWeek, bookingsTable, type Table } from './hours-tables';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages, SHIFTS, TIMESHEET_ROWS } from './messages';
import type { ReportOptions } from './options';
import { weekColumns } from './part-weeks';
import type { ReportColumn } from './report';

const hoursColumn = (header: string): ReportColumn => ({ header, kind: 'hours', width: 11 });
const PLAN = [hoursColumn('Planned'), hoursColumn('Overridden')];
const TIMESHEET: readonly ReportColumn[] = [
  hoursColumn('Timesheet'),
  { header: 'Difference', kind: 'difference', width: 11 },
];

/** Hours of each person by week and department: planned, overridden, and the timesheet against the plan. */
export const hours: ReportKind = {
  id: 'hours',
  title: 'Hours by week and department',
  sheet: 'Hours',
  about:
    'Each person’s hours by week and department: planned, overridden, and the timesheet against the plan.',
  sources: ['shifts', 'timesheet'],
  options: ['period', 'people', 'departments', 'weekStart'],
  orientation: 'portrait',
  content,
};

function content(facts: Facts, options: ReportOptions): ReportContent {
  const { work: plan, timeOff } = chosenShifts(facts, options);
  const timesheet = chosenShifts(facts, options, 'timesheet').work;
  const hasTimesheet = facts.sources.timesheet !== undefined;
  const all = hoursOfPeople(plan, timesheet, facts, options);
  const { weekStart = 0 } = options;
  const span = spanOf(options.period);
  const past = spanUpToToday(facts, options);
  const bookings = doubleBookings(plan, facts, options);
  const overlaps = doubleBookings(timesheet, facts, options).length;
  const table: Table = {
    people: all.filter(({ personId }) => personId !== OPEN_SHIFT),
    open: all.filter(({ personId }) => personId === OPEN_SHIFT),
    measures: hasTimesheet ? [...PLAN, ...TIMESHEET] : PLAN,
    hasTimesheet,
    weeks: weekColumns(span, weekStart),
    facts,
    options,
  };
  return {
    records: [
      { ...SHIFTS, of: plan },
      { ...TIMESHEET_ROWS, of: timesheet },
    ],
    warnings: [
      ...doubleBookingWarnings(bookings),
      ...(bookings.length > 0 ? [reportMessages.countTwice] : []),
      ...(overlaps > 0 ? [reportMessages.overlappingTimesheet(overlaps)] : []),
    ],
    notices: [
      ...cutNotices(plan, options, SHIFTS),
      ...cutNotices(timesheet, options, TIMESHEET_ROWS),
      ...typedNotices([...plan, ...timesheet]),
      ...(hasTimesheet && past.after < span.after
        ? [reportMessages.differenceUpTo(longDay(past.after - 1))]
        : []),
      ...timeOffNotices(timeOff),
      ...clockNotices(options),
    ],
    sections: [
      byPerson(table),
      byDepartment(table),
      ...(bookings.length > 0 ? [bookingsTable(bookings)] : []),
      byWeek(table),
    ],
  };
}
