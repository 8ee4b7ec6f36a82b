import { type DayNumber, MINUTES_A_DAY, dayOfMinute } from '../calendar/days';
import type { Shift } from './facts';
import { shortClock } from '../calendar/clock';
import { reportMessages } from './messages';

/**
 * The days on which a block is written. It is written on the day on which it begins, as people write shifts (`22–6` is
 * written on one day). A block of more than a day is also written on its later days. A block that began before the first day
 * shown is written on that day.
 */
export function daysOfBlock({ start, end }: Shift, firstShown: DayNumber): DayNumber[] {
  const first = dayOfMinute(start);
  const last = dayOfMinute(end - 1);
  if (end - start <= MINUTES_A_DAY) return [first >= firstShown ? first : last];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A block's time on a day on which it is written: `9–17`, `22–6`, `until 6`, `from 9`, or '' for all day. */
export function timeText({ start, end }: Shift, day: DayNumber): string {
  const [midnight, nextMidnight] = [day * MINUTES_A_DAY, (day + 1) * MINUTES_A_DAY];
  if (start <= midnight && end >= nextMidnight) return '';
  if (start < midnight) return reportMessages.until(shortClock(end - midnight));
  if (end - start > MINUTES_A_DAY) return reportMessages.from(shortClock(start - midnight));
  const until = end > nextMidnight ? shortClock(end - nextMidnight) : shortClock(end - midnight);
  return range(shortClock(start - midnight), until);
}

/** The part of a block that is in a day: `9–13`, `22–24`, or '' for the whole day. */
export function partText({ start, end }: Shift, day: DayNumber): string {
  const midnight = day * MINUTES_A_DAY;
  const [from, until] = [Math.max(start, midnight), Math.min(end, midnight + MINUTES_A_DAY)];
  return until - from === MINUTES_A_DAY
    ? ''
    : range(shortClock(from - midnight), shortClock(until - midnight));
}

/** An en dash is used, because Excel reads `9-12` as a date if a user types the text or opens a file of texts. */
function range(from: string, until: string): string {
  return `${from}–${until}`;
}
