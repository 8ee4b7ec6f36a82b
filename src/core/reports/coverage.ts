import { chosenShifts } from './chosen';
import { daysOf, isoDay, minutesOf, spanOf, weekdaysFrom, type DaySpan } from './days';
import { weekdayName, weekdayOf } from '../values/day-text';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { OPEN_SHIFT } from '../bookings/open-shift';
import type { Facts, Shift } from './facts';
import { clockNotices } from './hour-notices';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages, SHIFTS } from './messages';
import type { ReportOptions } from './options';
import type { ReportCell, ReportColumn, ReportRow, ReportSection } from './report';

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;
/**
 * The first column of both tables. It must be the same, because on paper the headers of the first table are repeated above
 * the second one's rows.
 */
const DAY = { header: 'Day', width: 17 };
const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);

/** How many people are present in each hour, by weekday and by day. */
export const coverage: ReportKind = {
  id: 'coverage',
  title: 'Coverage by hour',
  sheet: 'Coverage',
  about: 'How many people are present in each hour of the day, by weekday and by day.',
  sources: ['shifts'],
  options: ['period', 'people', 'departments', 'weekStart'],
  orientation: 'landscape',
  content,
};

/** Minutes of presence by hour, 24 for each day of the span. */
type Presence = Float64Array;

function content(facts: Facts, options: ReportOptions): ReportContent {
  const span = spanOf(options.period);
  const { work } = chosenShifts(facts, options);
  const staffed = work.filter(({ personId }) => personId !== OPEN_SHIFT);
  const presence = presenceOf(staffed, span);
  const bookings = doubleBookings(staffed, facts, options);
  return {
    records: [{ ...SHIFTS, of: staffed }],
    warnings: [
      ...doubleBookingWarnings(bookings),
      ...(bookings.length > 0 ? [reportMessages.countOnce] : []),
    ],
    notices: [
      reportMessages.headsAreAverages,
      ...(staffed.length < work.length ? [reportMessages.openIsNobody(work.length - staffed.length)] : []),
      ...(staffed.some(({ hoursTyped }) => hoursTyped !== undefined)
        ? [reportMessages.presenceIsByTheClock]
        : []),
      reportMessages.timeOffIsNoWork,
      ...clockNotices(options),
    ],
    sections: [byWeekday(presence, span, options.weekStart ?? 0), byDay(presence, span)],
  };
}

/** Counts each person's presence once, even if several of their blocks overlap. */
function presenceOf(shifts: readonly Shift[], span: DaySpan): Presence {
  const presence = new Float64Array(Math.max(0, span.after - span.first) * HOURS_A_DAY);
  const { first, after } = minutesOf(span);
  const blocks = new Map<string, Shift[]>();
  for (const shift of shifts) {
    const own = blocks.get(shift.personId);
    if (own) own.push(shift);
    else blocks.set(shift.personId, [shift]);
  }
  for (const own of blocks.values()) {
    own.sort((one, other) => one.start - other.start);
    let covered = first;
    for (const { start, end } of own) {
      const until = Math.min(end, after);
      for (let from = Math.max(start, covered); from < until;) {
        const hour = Math.floor((from - first) / MINUTES_AN_HOUR);
        const hourEnd = Math.min(first + (hour + 1) * MINUTES_AN_HOUR, until);
        presence[hour] = (presence[hour] ?? 0) + hourEnd - from;
        from = hourEnd;
      }
      covered = Math.max(covered, until);
    }
  }
  return presence;
}

function byWeekday(presence: Presence, span: DaySpan, weekStart: number): ReportSection {
  const days = daysOf(span);
  const places = days.map((_, at) => at);
  const rows = weekdaysFrom(weekStart).flatMap((weekday): ReportRow[] => {
    const of = places.filter((at) => weekdayOf(span.first + at) === weekday);
    return of.length === 0
      ? []
      : [{ role: 'data', cells: [weekdayName(weekday), ...cellsOf(minutesOn(presence, of), of.length)] }];
  });
  const total = cellsOf(minutesOn(presence, places), days.length);
  return section('By weekday, on average', { ...DAY, kind: 'text' }, [
    ...rows,
    { role: 'total', cells: ['All days', ...total] },
  ]);
}

function byDay(presence: Presence, span: DaySpan): ReportSection {
  const rows = daysOf(span).map((day, at): ReportRow => ({
    role: 'data',
    cells: [isoDay(day), ...cellsOf(minutesOn(presence, [at]), 1)],
  }));
  return section('By day', { ...DAY, kind: 'weekday-date' }, rows);
}

function section(title: string, head: ReportColumn, rows: readonly ReportRow[]): ReportSection {
  const hourColumns = HOURS.map((hour): ReportColumn => ({
    header: `${hour}–${hour + 1}`,
    kind: 'number',
    width: 6,
  }));
  return {
    title,
    columns: [head, ...hourColumns, { header: 'Hours a day', kind: 'hours', width: 12 }],
    rows,
    empty: reportMessages.noShifts,
    heat: [
      {
        firstRow: 0,
        lastRow: rows.filter(({ role }) => role === 'data').length - 1,
        firstColumn: 1,
        lastColumn: HOURS_A_DAY,
      },
    ],
    frozenColumns: 1,
  };
}

/** Minutes of presence by hour of the day, summed over days. */
function minutesOn(presence: Presence, days: readonly number[]): number[] {
  return HOURS.map((hour) => days.reduce((sum, day) => sum + (presence[day * HOURS_A_DAY + hour] ?? 0), 0));
}

/** The average number of people in each hour, and the average of all hours, over so many days. */
function cellsOf(minutes: readonly number[], days: number): ReportCell[] {
  const all = minutes.reduce((sum, each) => sum + each, 0);
  return [...minutes, all].map((each) => each / (MINUTES_AN_HOUR * days));
}
