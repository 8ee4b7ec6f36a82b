/** The days on which leave takes somebody away, for the second checker of the rules. */
import type { RuleInput } from '../../../src/core/planning/breach';
import { DAY, type PlainBlock, range, weekdayOf } from './naive-days';

/** Whether somebody is away on a day, by a block that has a minute of it or by leave as the company counts it. */
export function isAway(
  day: number,
  shifts: readonly PlainBlock[],
  offs: readonly PlainBlock[],
  { facts }: Pick<RuleInput, 'facts'>,
): boolean {
  if (offs.some((off) => off.start < (day + 1) * DAY && off.end > day * DAY)) return true;
  const personId = shifts[0]?.personId ?? '';
  const { by, ownDays } = facts.counting;
  return facts.daysOff.some((taken) => {
    if (taken.personId !== personId || isInBlocks(taken, offs, ownDays.get(personId))) return false;
    return countedDays(taken.firstDay, Math.ceil(-taken.amount), by, ownDays.get(personId)).includes(day);
  });
}

/** The days of leave as the company counts, or on the person's own weekdays. Who begins on a day that does not count means this one, if it is enough. */
function countedDays(
  first: number,
  count: number,
  by: string,
  own: readonly boolean[] | undefined,
): number[] {
  const counts = (day: number) =>
    own?.some(Boolean) ? own[weekdayOf(day)] === true : by === 'every-day' || weekdayOf(day) < 5;
  const later = range(first, first + count * 7 + 14);
  const free = later.findIndex(counts);
  return count <= free ? later.slice(0, count) : later.filter(counts).slice(0, count);
}

/** Whether blocks of whole days stand on as many days as a transaction takes: then they are these days. */
export function isInBlocks(
  { firstDay, amount }: { readonly firstDay: number; readonly amount: number },
  offs: readonly PlainBlock[],
  own: readonly boolean[] | undefined,
): boolean {
  const count = Math.ceil(-amount);
  const isWhole = (day: number) =>
    offs.some((off) => off.start <= day * DAY && off.end >= day * DAY + DAY - 1);
  return coveredDays(firstDay, count, own).filter(isWhole).length >= count;
}

/** The days of leave by every day of the calendar, by Mondays to Fridays, and by the person's own weekdays. */
export function coveredDays(first: number, count: number, own: readonly boolean[] | undefined): number[] {
  const later = range(first, first + count * 7 + 14);
  const ofWeek = (counts: (weekday: number) => boolean) =>
    later.filter((day) => counts(weekdayOf(day))).slice(0, count);
  const sunday = later.find((day) => weekdayOf(day) === 6) ?? first;
  // Who begins on a weekend means this weekend, and the week after it if the weekend is too short.
  const weekend = weekdayOf(first) >= 5 ? range(first, sunday + 1) : [];
  return [
    ...new Set([
      ...later.slice(0, count),
      ...(count <= weekend.length ? [] : [...weekend, ...ofWeek((weekday) => weekday < 5)]),
      ...(own?.some(Boolean) ? ofWeek((weekday) => own[weekday] === true) : []),
    ]),
  ];
}
