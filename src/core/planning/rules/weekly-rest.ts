import { DAYS_A_WEEK, dayOfMinute, MINUTES_A_DAY, type DayNumber, weeksOf } from '../../calendar/days';
import type { Shift, Span } from '../../shifts/shift';
import { breach, type Rule } from '../breach';
import { hoursBetween, hundredths } from './worked';

const HOURS_A_DAY = 24;

/** As long as the time before a person's first shift, and after the last one, is looked at. */
const TWO_WEEKS = 2 * DAYS_A_WEEK * MINUTES_A_DAY;

/** Some hours of rest, and how many of them lie in a week. */
interface Rest {
  readonly hours: number;
  readonly inWeek: number;
}

/**
 * No rest of so many hours in a row in a week. At least 24 hours of the rest lie in the week: the daily rest that is a part of it may lie
 * before or after. In 14 days, a week without such a rest is in order if the week before or after it has two, or one that is longer by
 * 24 hours. The time before a person's first shift and after the last one is rest. Found are all shifts that are in the week. The source
 * of 35 hours is in presets.ts.
 */
export const weeklyRest: Rule<'weekly-rest'> = {
  name: 'weekly-rest',
  find: ({ shifts }, input) => {
    const { weeklyRestHours: least, weeklyRestDays: days = DAYS_A_WEEK } = input.rules.numbers;
    if (least === undefined) return [];
    const weeksWith = (span: Span) =>
      weeksOf({ first: dayOfMinute(span.start), after: dayOfMinute(span.end - 1) + 1 }, input.weekStart);
    const rests = new Map<DayNumber, Rest[]>();
    for (const rest of restsBetween(shifts)) {
      const hours = hoursBetween(rest, input);
      for (const week of weeksWith(rest)) {
        const own = rests.get(week) ?? [];
        own.push({ hours, inWeek: hoursIn(rest, week) });
        rests.set(week, own);
      }
    }
    const mostInWeek = Math.min(least, HOURS_A_DAY);
    const isOne = ({ hours, inWeek }: Rest, more = 0) => hours >= least + more && inWeek >= mostInWeek + more;
    const countIn = (week: DayNumber): number =>
      (rests.get(week) ?? []).reduce(
        (count, rest) => count + (isOne(rest, HOURS_A_DAY) ? 2 : isOne(rest) ? 1 : 0),
        0,
      );
    return [...new Set(shifts.flatMap(weeksWith))].flatMap((week) => {
      if (countIn(week) > 0) return [];
      const isMadeUp = [week - DAYS_A_WEEK, week + DAYS_A_WEEK].some((next) => countIn(next) > 1);
      if (days > DAYS_A_WEEK && isMadeUp) return [];
      const own = shifts.filter((shift) => hoursIn(shift, week) > 0);
      const longest = (rests.get(week) ?? []).map((rest) =>
        rest.inWeek < mostInWeek ? rest.inWeek : rest.hours,
      );
      const hours = hundredths(Math.max(0, ...longest));
      return [breach('weekly-rest', own, { hours, least, week, days })];
    });
  },
};

/** The time in which none of some shifts lasts. */
function restsBetween(shifts: readonly Shift[]): Span[] {
  const rests: Span[] = [];
  let end = (shifts[0]?.start ?? 0) - TWO_WEEKS;
  for (const shift of shifts) {
    if (shift.start > end) rests.push({ start: end, end: shift.start });
    end = Math.max(end, shift.end);
  }
  return [...rests, { start: end, end: end + TWO_WEEKS }];
}

/** Hours on the clock. */
function hoursIn({ start, end }: Span, week: DayNumber): number {
  const first = week * MINUTES_A_DAY;
  return (Math.min(end, first + DAYS_A_WEEK * MINUTES_A_DAY) - Math.max(start, first)) / 60;
}
