import { chosenShifts } from './chosen';
import { spanOf } from '../calendar/days';
import { longDay } from '../calendar/day-text';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { OPEN_SHIFT } from '../bookings/bookings';
import type { Facts } from './facts';
import { clockNotices, crossingNotices, timeOffNotices, typedNotices } from './hour-notices';
import { hoursOfPeople, spanUpToToday } from './hour-sums';
import { byDepartment, byPerson, byWeek, bookingsTable, type Table } from './hours-tables';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import { weekColumns } from './part-weeks';
import type { ReportColumn } from './report';
import { reportWords } from './words';

const hoursColumn = (header: string): ReportColumn => ({ header, kind: 'hours', width: 11 });
const planColumns = () => [
  hoursColumn(reportWords.columns.planned),
  hoursColumn(reportWords.columns.overridden),
];
const timesheetColumns = (): readonly ReportColumn[] => [
  hoursColumn(reportWords.columns.timesheet),
  { header: reportWords.columns.difference, kind: 'difference', width: 11 },
];

/** Hours of each person by week and department: planned, overridden, and the timesheet against the plan. */
export const hours: ReportKind = {
  id: 'hours',
  name: reportWords.kinds.hours,
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
    measures: hasTimesheet ? [...planColumns(), ...timesheetColumns()] : planColumns(),
    hasTimesheet,
    weeks: weekColumns(span, weekStart),
    facts,
    options,
  };
  return {
    records: [
      { ...reportWords.records.shifts, of: plan },
      { ...reportWords.records.timesheetRows, of: timesheet },
    ],
    warnings: [
      ...doubleBookingWarnings(bookings),
      ...(bookings.length > 0 ? [reportMessages.countTwice] : []),
      ...(overlaps > 0 ? [reportMessages.overlappingTimesheet(overlaps)] : []),
    ],
    notices: [
      ...crossingNotices(plan, options, reportWords.records.shifts),
      ...crossingNotices(timesheet, options, reportWords.records.timesheetRows),
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
