import { weekdayName } from '../calendar/day-text';
import {
  dayOfSerial,
  daysOfPeriod,
  daysOf,
  minutesOfDays,
  weekdaysFrom,
  type DaySpan,
  weekdayOf,
} from '../calendar/days';
import { shortByHour } from '../need/short-by-hour';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { takeEach, type Sliced } from '../slices';
import { absenceOf, awayWarnings } from './away';
import { chosenShifts, clockNotices, shiftsByPerson, timeOffNotices } from './chosen-shifts';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { plannedWork, type ReportFacts, type ReportShift } from './facts';
import { reportMessages } from './messages';
import { needFill, needLegend } from './need-colours';
import type { ReportOptions } from './options';
import {
  areaAt,
  type ColumnKind,
  type ReportContent,
  type ReportKind,
  type ReportCell,
  type ReportChart,
  type ReportColumn,
  type ReportRow,
  type ReportSection,
} from './report';
import { reportWords } from './words';

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;
/**
 * The first column of all tables. It must be the same, because on paper the headers of the first table are repeated above
 * the rows of the others.
 */
const dayColumn = (kind: 'text' | 'weekday-date'): ReportColumn => ({
  header: reportWords.columns.day,
  width: 17,
  kind,
});
const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);

/** How many people are present in each hour, by weekday and by day, and how many are missing or too many. */
export const coverage: ReportKind = {
  id: 'coverage',
  name: reportWords.kinds.coverage,
  sources: ['shifts', 'leave'],
  hasDays: true,
  options: ['period', 'people', 'departments'],
  orientation: 'landscape',
  content,
};

/** Minutes of presence by hour, 24 for each day of the span. */
type Presence = Float64Array;

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const span = daysOfPeriod(options.period);
  const { work, timeOff } = yield* chosenShifts(facts, options);
  const staffed = work.filter(({ personId }) => personId !== OPEN_SHIFT);
  const open = work.filter(({ personId }) => personId === OPEN_SHIFT);
  const people = yield* shiftsByPerson(staffed, facts, options);
  const presence = yield* presenceOf([...people.values()], span);
  // Each open shift needs a person of its own.
  const wanted =
    open.length > 0
      ? yield* presenceOf(
          open.map((shift) => [shift]),
          span,
        )
      : undefined;
  const bookings = yield* doubleBookings(people, options);
  const needs = needsOf(facts, options, span);
  const away = yield* awayWarnings(staffed, absenceOf(facts), facts, options);
  return {
    records: [{ ...reportWords.records.shifts, counted: staffed }],
    warnings: [
      ...doubleBookingWarnings(bookings),
      ...(bookings.length > 0 ? [reportMessages.countOnce] : []),
      ...(away.length > 0 ? [...away, reportMessages.awayCounted] : []),
    ],
    notices: [
      reportMessages.headsAreAverages,
      ...(open.length > 0 ? [reportMessages.openIsNobody(open.length)] : []),
      ...(staffed.some(({ hoursTyped }) => hoursTyped !== undefined)
        ? [reportMessages.presenceIsByTheClock]
        : []),
      ...timeOffNotices(timeOff),
      ...clockNotices(options),
      ...needs.notices,
    ],
    ...(needs.sections.length > 0 && { legend: needLegend() }),
    sections: [
      ...[byWeekday(presence, wanted, span, options.weekStart ?? 0), byDay(presence, span)].map((table) =>
        work.length === 0 ? { ...table, rows: [], heat: [], charts: [] } : table,
      ),
      ...needs.sections,
    ],
  };
}

/** The table of who is missing and too many, if people are wanted in the period. Needs are not those of some people. */
function needsOf(
  { wanted, shifts }: ReportFacts,
  { people, departments }: ReportOptions,
  span: DaySpan,
): Pick<ReportContent, 'notices' | 'sections'> {
  const needs = wanted?.needs.filter(({ departmentId }) => departments?.has(departmentId) ?? true) ?? [];
  const hours = wanted ? shortByHour({ ...wanted, needs }, plannedWork(shifts), span) : [];
  if (hours.every((hour) => hour === undefined)) return { notices: [], sections: [] };
  return people
    ? { notices: [reportMessages.shortOrOverNotByPerson], sections: [] }
    : {
        notices: [reportMessages.shortOrOverMeans, reportMessages.shortOrOverAdds],
        sections: [shortOrOver(hours, span)],
      };
}

/** Counts the presence of each person once, even if several of the person's blocks, which are in order, overlap. */
function* presenceOf(people: readonly (readonly ReportShift[])[], span: DaySpan): Sliced<Presence> {
  const presence = new Float64Array(Math.max(0, span.after - span.first) * HOURS_A_DAY);
  const { first, after } = minutesOfDays(span);
  yield* takeEach(people, (shiftsOfPerson) => {
    let covered = first;
    for (const { start, end } of shiftsOfPerson) {
      const until = Math.min(end, after);
      for (let from = Math.max(start, covered); from < until;) {
        const hour = Math.floor((from - first) / MINUTES_AN_HOUR);
        const hourEnd = Math.min(first + (hour + 1) * MINUTES_AN_HOUR, until);
        presence[hour] = (presence[hour] ?? 0) + hourEnd - from;
        from = hourEnd;
      }
      covered = Math.max(covered, until);
    }
  });
  return presence;
}

/** The averages of each weekday and of all days. Where shifts are open, also with a person in each of them, and a chart of both. */
function byWeekday(
  presence: Presence,
  wanted: Presence | undefined,
  span: DaySpan,
  weekStart: number,
): ReportSection {
  const days = daysOf(span);
  const places = days.map((_, at) => at);
  const rows = weekdaysFrom(weekStart).flatMap((weekday): ReportRow[] => {
    const dates = places.filter((at) => weekdayOf(span.first + at) === weekday);
    return dates.length === 0
      ? []
      : [
          {
            role: 'data',
            cells: [weekdayName(weekday), ...cellsOf(minutesOn(presence, dates), dates.length)],
          },
        ];
  });
  const sumRow = (label: string, summed: Presence): ReportRow => ({
    role: 'total',
    cells: [label, ...cellsOf(minutesOn(summed, places), days.length)],
  });
  const withOpen = wanted && presence.map((minutes, at) => minutes + (wanted[at] ?? 0));
  const sums = [
    sumRow(reportWords.columns.allDays, presence),
    ...(withOpen ? [sumRow(reportWords.columns.withOpen, withOpen)] : []),
  ];
  const hoursOf = (row: number) => areaAt(row, 1, 1, HOURS_A_DAY);
  const chart: ReportChart = {
    type: 'line',
    title: reportMessages.headsByHour,
    unit: reportWords.columns.people,
    categories: hoursOf(-1),
    series: sums.map((_, at) => ({
      name: at === 0 ? reportWords.columns.planned : reportWords.columns.withOpen,
      values: hoursOf(rows.length + at),
    })),
  };
  return { ...section(reportWords.tables.byWeekday, dayColumn('text'), [...rows, ...sums]), charts: [chart] };
}

function byDay(presence: Presence, span: DaySpan): ReportSection {
  const rows = daysOf(span).map((day, at): ReportRow => ({
    role: 'data',
    cells: [dayOfSerial(day), ...cellsOf(minutesOn(presence, [at]), 1)],
  }));
  return section(reportWords.tables.byDay, dayColumn('weekday-date'), rows);
}

/** An empty cell where nobody is wanted, and 0 where all are there. */
function shortOrOver(hours: ReturnType<typeof shortByHour>, span: DaySpan): ReportSection {
  const rows = daysOf(span).map((day, at): ReportRow => {
    const hoursOfDay = hours.slice(at * HOURS_A_DAY, (at + 1) * HOURS_A_DAY);
    const missing = hoursOfDay.reduce((sum, hour) => sum + (hour?.shortMinutes ?? 0), 0);
    const fills = hoursOfDay.flatMap((hour, place) => {
      const fill = hour && needFill(hour.short > 0, hour.over > 0);
      return fill === undefined ? [] : [[place + 1, fill] as const];
    });
    return {
      role: 'data',
      cells: [
        dayOfSerial(day),
        ...hoursOfDay.map((hour) => hour && hour.over - hour.short),
        missing === 0 ? 0 : -missing / MINUTES_AN_HOUR,
      ],
      ...(fills.length > 0 && { fills: Object.fromEntries(fills) }),
    };
  });
  return {
    ...section(reportWords.tables.shortOrOver, dayColumn('weekday-date'), rows, 'signed'),
    heat: [],
  };
}

function section(
  title: string,
  head: ReportColumn,
  rows: readonly ReportRow[],
  kind: ColumnKind = 'heads',
): ReportSection {
  const hourColumns = HOURS.map((hour): ReportColumn => ({
    header: `${hour}–${hour + 1}`,
    kind,
    width: 6,
  }));
  return {
    title,
    columns: [head, ...hourColumns, { header: reportWords.columns.hoursADay, kind: 'hours', width: 12 }],
    rows,
    empty: reportMessages.noShifts,
    heat: [areaAt(0, 1, rows.filter(({ role }) => role === 'data').length, HOURS_A_DAY)],
    frozenColumns: 1,
  };
}

/** Minutes of presence by hour of the day, summed over days. */
function minutesOn(presence: Presence, days: readonly number[]): number[] {
  return HOURS.map((hour) => days.reduce((sum, day) => sum + (presence[day * HOURS_A_DAY + hour] ?? 0), 0));
}

/** The average number of people in each hour, and the average of all hours, over so many days. */
function cellsOf(minutes: readonly number[], days: number): ReportCell[] {
  const all = minutes.reduce((sum, presentMinutes) => sum + presentMinutes, 0);
  return [...minutes, all].map((presentMinutes) => presentMinutes / (MINUTES_AN_HOUR * days));
}
