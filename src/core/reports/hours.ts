import { longDay } from '../calendar/day-text';
import { daysOfPeriod, dayOfMinute, dayOfSerial, weeksOf, MINUTES_A_DAY } from '../calendar/days';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { takeEach, mapped, type Sliced } from '../slices';
import {
  chosenShifts,
  clockNotices,
  crossingNotices,
  knownSinceNotices,
  timeOffNotices,
  typedNotices,
  shiftsByPerson,
  hoursOfParts,
} from './chosen-shifts';
import { weekColumns, nameColumn, personColumn, type WeekColumns } from './columns';
import { doubleBookings, doubleBookingWarnings, shiftsText, type DoubleBooking } from './double-bookings';
import type { ReportFacts } from './facts';
import {
  hoursOfPeople,
  spanUpToToday,
  dueWeeks,
  noHours,
  sumOf,
  sumsBy,
  type PersonSums,
  type Sums,
  type WeekSums,
} from './hour-sums';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  areaAt,
  type ReportContent,
  type ReportKind,
  type ReportColumn,
  type ReportCell,
  type ReportChart,
  type ReportRow,
  type ReportSection,
} from './report';
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
  options: ['period', 'people', 'departments'],
  orientation: 'portrait',
  content,
};

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { work: plan, timeOff } = yield* chosenShifts(facts, options);
  const timesheet = (yield* chosenShifts(facts, options, 'timesheet')).work;
  const hasTimesheet = facts.sources.timesheet !== undefined;
  const planOf = yield* shiftsByPerson(plan, facts, options);
  const timesheetOf = yield* shiftsByPerson(timesheet, facts, options);
  const { people: all, departments } = yield* hoursOfPeople(planOf, timesheetOf, facts, options);
  const people = all.filter(({ personId }) => personId !== OPEN_SHIFT);
  const taken = people.flatMap(({ weeks }) => weeks);
  const untaken = all.find(({ personId }) => personId === OPEN_SHIFT)?.weeks ?? [];
  const { weekStart = 0 } = options;
  const span = daysOfPeriod(options.period);
  const past = spanUpToToday(facts, options);
  const isDue = past.after > past.first;
  const bookings = yield* doubleBookings(planOf, options);
  const overlaps = (yield* doubleBookings(timesheetOf, options)).length;
  const table: HoursData = {
    people,
    taken,
    untaken,
    departments: departments.map((label) => label || reportWords.none.department),
    measures: hasTimesheet ? [...planColumns(), ...timesheetColumns()] : planColumns(),
    hasTimesheet,
    weeks: weekColumns(span, weekStart),
    empty: plan.length + timesheet.length > 0 ? reportMessages.nothingBegins : reportMessages.noShifts,
    takenTotal: sumOf(taken, isDue),
    untakenTotal: sumOf(untaken, isDue),
    facts,
    options,
  };
  return {
    records: [
      { ...reportWords.records.shifts, counted: plan },
      { ...reportWords.records.timesheetRows, counted: timesheet },
    ],
    warnings: [
      ...doubleBookingWarnings(bookings),
      ...(bookings.length > 0 ? [reportMessages.countTwice] : []),
      ...(overlaps > 0 ? [reportMessages.overlappingTimesheet(overlaps)] : []),
    ],
    notices: [
      ...crossingNotices(plan, options, reportWords.records.shifts),
      ...crossingNotices(timesheet, options, reportWords.records.timesheetRows),
      ...knownSinceNotices(plan, facts, options),
      ...typedNotices(plan, timesheet),
      ...(hasTimesheet && past.after < span.after
        ? [reportMessages.differenceUpTo(longDay(past.after - 1))]
        : []),
      ...timeOffNotices(timeOff),
      ...clockNotices(options),
    ],
    sections: [
      yield* byPerson(table),
      yield* byDepartment(table),
      ...(bookings.length > 0 ? [yield* bookingsTable(bookings)] : []),
      yield* byWeek(table),
    ],
  };
}

const departmentColumn = (width: number) => nameColumn(reportWords.columns.department, width);
const openColumn = (): ReportColumn => ({ header: reportWords.none.person, kind: 'hours', width: 13 });
const HOURS_A_DAY = 24;

/** The data of the tables of the hours report. */
interface HoursData {
  readonly people: readonly PersonSums[];
  /** The hours of all people. */
  readonly taken: readonly WeekSums[];
  /** Hours of open shifts. */
  readonly untaken: readonly WeekSums[];
  /** The names of the departments in order. */
  readonly departments: readonly string[];
  /** Planned and overridden hours. With a timesheet, also its hours and the difference. */
  readonly measures: readonly ReportColumn[];
  readonly hasTimesheet: boolean;
  readonly weeks: WeekColumns;
  /** Why the tables have no rows: shifts that only end in the period are not counted in it. */
  readonly empty: string;
  /** They have a difference if a part of the period is not after today, even if every week in which people work is still to come. */
  readonly takenTotal: Sums;
  readonly untakenTotal: Sums;
  readonly facts: ReportFacts;
  readonly options: ReportOptions;
}

function* byPerson(table: HoursData): Sliced<ReportSection> {
  const { measures, weeks } = table;
  return {
    title: reportWords.tables.byPerson,
    columns: [personColumn(), ...weeks.columns, departmentColumn(18), ...measures],
    rows: isEmpty(table) ? [] : [...(yield* personRows(table)), ...(yield* openRows(table))],
    empty: table.empty,
    frozenColumns: 1,
  };
}

function* byDepartment(table: HoursData): Sliced<ReportSection> {
  const { measures } = table;
  const taken = yield* sumsBy(table.taken, 'department');
  const untaken = yield* sumsBy(table.untaken, 'department');
  const rows = table.departments.map((name, at): ReportRow => ({
    role: 'data',
    cells: [name, ...sumCells(taken.get(at) ?? noHours(), untaken.get(at), table)],
  }));
  return {
    title: reportWords.tables.byDepartment,
    columns: [departmentColumn(24), ...measures, openColumn()],
    rows: isEmpty(table) ? [] : [...rows, totalRow([reportWords.columns.total], table)],
    empty: table.empty,
  };
}

/** The table with a chart. A week without hours has a row too, so that the chart's weeks are equally far apart. */
function* byWeek(table: HoursData): Sliced<ReportSection> {
  const { measures, hasTimesheet, weeks, facts, options } = table;
  const isDue = dueWeeks(facts, options);
  const taken = yield* sumsBy(table.taken, 'week');
  const untaken = yield* sumsBy(table.untaken, 'week');
  const rows = weeksOf(daysOfPeriod(options.period), options.weekStart ?? 0).map((week): ReportRow => ({
    role: 'data',
    cells: [
      ...weeks.cellsOf(week),
      ...sumCells(taken.get(week) ?? noHours(isDue(week)), untaken.get(week), table),
    ],
  }));
  const planned = weeks.columns.length;
  const title = hasTimesheet ? reportWords.charts.plannedAndWorked : reportWords.charts.planned;
  const column = (place: number) => areaAt(0, place, rows.length);
  const chart: ReportChart = {
    type: 'column-clustered',
    title: reportMessages.inParts(title, weeks.parts),
    unit: reportWords.columns.hours,
    categories: column(0),
    series: [
      { name: reportWords.columns.planned, values: column(planned) },
      ...(hasTimesheet ? [{ name: reportWords.columns.timesheet, values: column(planned + 2) }] : []),
    ],
  };
  return {
    title: reportWords.tables.byWeek,
    columns: [...weeks.columns, ...measures, openColumn()],
    rows: isEmpty(table)
      ? []
      : [...rows, totalRow([reportWords.columns.total, ...weeks.empty.slice(1)], table)],
    empty: table.empty,
    // One bar says nothing that its row does not say.
    charts: isEmpty(table) || rows.length === 1 ? [] : [chart],
  };
}

/** Every double booking, with the hours that count twice; by the clock, whatever Hours were typed. */
function* bookingsTable(bookings: readonly DoubleBooking[]): Sliced<ReportSection> {
  const hoursTwice = (minutes: number) => (minutes / MINUTES_A_DAY) * HOURS_A_DAY;
  const total = bookings.reduce((sum, { from, until }) => sum + until - from, 0);
  return {
    title: reportWords.tables.doubleBookings,
    columns: [
      personColumn(),
      { header: reportWords.columns.date, kind: 'date', width: 14 },
      { header: reportWords.columns.shifts, kind: 'text', width: 20, wrap: true },
      { header: reportWords.columns.hoursTwice, kind: 'hours', width: 13 },
    ],
    rows: [
      ...(yield* mapped(bookings, (booking): ReportRow => ({
        role: 'data',
        cells: [
          booking.person,
          dayOfSerial(dayOfMinute(booking.from)),
          shiftsText(booking),
          hoursTwice(booking.until - booking.from),
        ],
      }))),
      { role: 'total', cells: [reportWords.columns.total, undefined, undefined, hoursTwice(total)] },
    ],
    empty: '',
  };
}

function isEmpty({ taken, untaken }: HoursData): boolean {
  return taken.length + untaken.length === 0;
}

function* personRows(table: HoursData): Sliced<ReportRow[]> {
  const rows: ReportRow[] = [];
  yield* takeEach(table.people, ({ person, weeks }) => {
    for (const entry of weeks) rows.push(entryRow('data', person, entry, table));
    // One row needs no subtotal.
    if (weeks.length > 1) rows.push(sumRow('subtotal', person, sumOf(weeks), table));
  });
  rows.push(sumRow('total', reportWords.columns.total, table.takenTotal, table));
  return rows;
}

/** Open shifts are nobody's hours: they are below the people's total, with a total of their own. */
function* openRows(table: HoursData): Sliced<ReportRow[]> {
  const { untaken } = table;
  if (untaken.length === 0) return [];
  return [
    ...(yield* mapped(untaken, (entry) => entryRow('band', reportWords.none.person, entry, table))),
    sumRow('total', reportMessages.totalOf(reportWords.none.person), sumOf(untaken), table),
  ];
}

function entryRow(role: ReportRow['role'], label: string, entry: WeekSums, table: HoursData): ReportRow {
  const { weeks, departments } = table;
  return rowOf(role, label, weeks.cellsOf(entry.week), departments[entry.department], entry, table);
}

function sumRow(role: ReportRow['role'], label: string, sums: Sums, table: HoursData): ReportRow {
  return rowOf(role, label, table.weeks.empty, undefined, sums, table);
}

/** Written out, in a list that has its length at once: spreads for each of 100,000 rows are slow. */
function rowOf(
  role: ReportRow['role'],
  label: string,
  week: readonly ReportCell[],
  department: ReportCell,
  { planned, typed, worked, difference }: Sums,
  { measures, hasTimesheet }: HoursData,
): ReportRow {
  const cells = new Array<ReportCell>(2 + week.length + measures.length);
  cells[0] = label;
  for (let at = 0; at < week.length; at += 1) cells[at + 1] = week[at];
  const at = week.length + 1;
  cells[at] = department;
  cells[at + 1] = hoursOfParts(planned);
  cells[at + 2] = hoursOfParts(typed);
  if (hasTimesheet) {
    cells[at + 3] = hoursOfParts(worked);
    cells[at + 4] = difference && hoursOfParts(difference);
  }
  return { role, cells };
}

function totalRow(labels: readonly ReportCell[], table: HoursData): ReportRow {
  return { role: 'total', cells: [...labels, ...sumCells(table.takenTotal, table.untakenTotal, table)] };
}

/** The people's hours, and the planned hours of open shifts. */
function sumCells(taken: Sums, untaken: Sums | undefined, table: HoursData): ReportCell[] {
  return [...measureCells(taken, table), hoursOfParts(untaken?.planned ?? 0)];
}

function measureCells(
  { planned, typed, worked, difference }: Sums,
  { hasTimesheet }: Pick<HoursData, 'hasTimesheet'>,
): ReportCell[] {
  return hasTimesheet
    ? [
        hoursOfParts(planned),
        hoursOfParts(typed),
        hoursOfParts(worked),
        difference && hoursOfParts(difference),
      ]
    : [hoursOfParts(planned), hoursOfParts(typed)];
}
