/** The periods that people ask for most, counted from today. */
import {
  dayOfSerial,
  daysOfPeriod,
  dayNumber,
  DAYS_A_WEEK,
  weekOf,
  type Period,
  readIsoDay,
  serialOfDay,
} from '../core/calendar/days';
import { reportMessages } from '../core/reports/messages';

export const quickPeriods = [
  'today',
  'last7Days',
  'lastWeek',
  'thisWeek',
  'nextWeek',
  'lastMonth',
  'thisMonth',
  'nextMonth',
  'thisYear',
] as const;

export type QuickPeriod = (typeof quickPeriods)[number];

const MONTHS_A_YEAR = 12;

/** A period by its name. `today` is `yyyy-MM-dd`; weeks begin with `weekStart` (0 is Monday). */
export function periodOf(quick: QuickPeriod, today: string, weekStart: number): Period {
  switch (quick) {
    case 'today':
      return { from: today, to: today };
    case 'last7Days':
      return { from: dayOfSerial(dayNumber(today) - DAYS_A_WEEK + 1) ?? '', to: today };
    case 'lastWeek':
      return weekFrom(weekOf(dayNumber(today), weekStart) - DAYS_A_WEEK);
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case 'thisWeek':
      return weekFrom(weekOf(dayNumber(today), weekStart));
    case 'nextWeek':
      return weekFrom(weekOf(dayNumber(today), weekStart) + DAYS_A_WEEK);
    case 'thisMonth':
      return monthFrom(today, 0);
    case 'nextMonth':
      return monthFrom(today, 1);
    case 'lastMonth':
      return monthFrom(today, -1);
  }
}

function weekFrom(first: number): Period {
  return { from: dayOfSerial(first) ?? '', to: dayOfSerial(first + DAYS_A_WEEK - 1) ?? '' };
}

/** The month that is this number of months after today's month. */
function monthFrom(today: string, after: number): Period {
  const month = Number(today.slice(0, 4)) * MONTHS_A_YEAR + Number(today.slice(5, 7)) - 1 + after;
  const from = firstOf(month);
  return { from, to: dayOfSerial(dayNumber(firstOf(month + 1)) - 1) ?? '' };
}

/** The first day of a month, counted from the year 0. */
function firstOf(month: number): string {
  const year = String(Math.floor(month / MONTHS_A_YEAR)).padStart(4, '0');
  return `${year}-${String((month % MONTHS_A_YEAR) + 1).padStart(2, '0')}-01`;
}

/**
 * A period with its weekdays. Months are names, so that all readers understand them in the same way. '' if it is no valid
 * period.
 */
export function periodText(period: Period): string {
  const isPeriod = isDay(period.from) && isDay(period.to) && period.from <= period.to;
  return isPeriod ? reportMessages.period(daysOfPeriod(period)) : '';
}

/** While a year is being typed, its first digits are years that Excel does not know. */
function isDay(day: string): boolean {
  return readIsoDay(day) !== undefined && serialOfDay(day) !== undefined;
}
