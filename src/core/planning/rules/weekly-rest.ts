import { DAYS_A_WEEK, dayOfMinute, MINUTES_A_DAY, type DayNumber, weekOf } from '../../calendar/days';
import type { Shift, Span } from '../../shifts/shift';
import { breach, type Rule } from '../breach';
import { hoursBetween, hundredths } from './worked';

const HOURS_A_DAY = 24;

/** As long as the time before a person's first shift, and after the last one, is looked at. */
const TWO_WEEKS = 2 * DAYS_A_WEEK * MINUTES_A_DAY;

/** No clock changes by more. */
const HOURS_OF_A_CHANGE = 2;

/**
 * No rest of so many hours in a row in a week. At least 24 hours of the rest lie in the week: the daily rest that is a part of it may lie
 * before or after. In 14 days, a week without such a rest is in order if the week before or after it has two, or one that is longer by
 * 24 hours. The time before a person's first shift and after the last one is rest. Found are all shifts that are in the week. The source
 * of 35 hours is in presets.ts.
 */
export const weeklyRest: Rule<'weekly-rest'> = {
  name: 'weekly-rest',
  find: ({ shifts, weeks: weekOfShift }, input) => {
    const { weeklyRestHours: least, weeklyRestDays: days = DAYS_A_WEEK } = input.rules.numbers;
    if (least === undefined) return [];
    const { weekStart } = input;
    const mostInWeek = Math.min(least, HOURS_A_DAY);
    const isOne = (rest: Span, week: DayNumber, more = 0) =>
      hoursBetween(rest, input) >= least + more && hoursIn(rest, week) >= mostInWeek + more;
    const counts = new Map<DayNumber, number>();
    // Most rests are far too short, however clocks change.
    for (const rest of restsBetween(shifts, (least - HOURS_OF_A_CHANGE) * 60)) {
      const after = dayOfMinute(rest.end - 1);
      for (let week = weekOf(dayOfMinute(rest.start), weekStart); week <= after; week += DAYS_A_WEEK) {
        const count = isOne(rest, week, HOURS_A_DAY) ? 2 : isOne(rest, week) ? 1 : 0;
        if (count > 0) counts.set(week, (counts.get(week) ?? 0) + count);
      }
    }
    const countIn = (week: DayNumber) => counts.get(week) ?? 0;
    const worked = new Set<DayNumber>();
    let known: DayNumber | undefined;
    shifts.forEach(({ end }, at) => {
      for (let week = weekOfShift[at] ?? 0; week < end / MINUTES_A_DAY; week += DAYS_A_WEEK)
        if (week !== known) worked.add((known = week));
    });
    let rests: readonly Span[] | undefined;
    return [...worked].flatMap((week) => {
      if (countIn(week) > 0) return [];
      const isMadeUp = [week - DAYS_A_WEEK, week + DAYS_A_WEEK].some((next) => countIn(next) > 1);
      if (days > DAYS_A_WEEK && isMadeUp) return [];
      rests ??= restsBetween(shifts);
      const longest = rests
        .filter((rest) => hoursIn(rest, week) > 0)
        .map((rest) => (hoursIn(rest, week) < mostInWeek ? hoursIn(rest, week) : hoursBetween(rest, input)));
      const hours = hundredths(Math.max(0, ...longest));
      const shiftsOfWeek = shifts.filter((shift) => hoursIn(shift, week) > 0);
      return [breach('weekly-rest', shiftsOfWeek, { hours, least, week, days })];
    });
  },
};

/** The time in which none of some shifts lasts, in spans of at least so many minutes. */
function restsBetween(shifts: readonly Shift[], least = 1): Span[] {
  const rests: Span[] = [];
  let end = (shifts[0]?.start ?? 0) - TWO_WEEKS;
  for (const shift of shifts) {
    if (shift.start - end >= least) rests.push({ start: end, end: shift.start });
    end = Math.max(end, shift.end);
  }
  return [...rests, { start: end, end: end + TWO_WEEKS }];
}

/** Hours on the clock. */
function hoursIn({ start, end }: Span, week: DayNumber): number {
  const first = week * MINUTES_A_DAY;
  return (Math.min(end, first + DAYS_A_WEEK * MINUTES_A_DAY) - Math.max(start, first)) / 60;
}
