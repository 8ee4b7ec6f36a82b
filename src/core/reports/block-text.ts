import { dayOfMinute, type DayNumber } from './days';
import { MINUTES_A_DAY } from '../values/serial';
import type { Shift, WallMinute } from './facts';
import { reportMessages } from './messages';

const MINUTES_AN_HOUR = 60;

/**
 * The days on which a block is written: that on which it begins, as people write shifts (`22–6` stands on one day). On
 * later days too where it lasts more than a day, and on the first day shown where it began before.
 */
export function daysWritten({ start, end }: Shift, firstShown: DayNumber): DayNumber[] {
  const first = dayOfMinute(start);
  const last = dayOfMinute(end - 1);
  if (end - start <= MINUTES_A_DAY) return [first >= firstShown ? first : last];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A block's time on a day on which it is written: `9–17`, `9:30–12`, `22–6`, `until 6`, `from 9`, and '' for all day. */
export function timeWritten({ start, end }: Shift, day: DayNumber): string {
  const [midnight, nextMidnight] = [day * MINUTES_A_DAY, (day + 1) * MINUTES_A_DAY];
  if (start <= midnight && end >= nextMidnight) return '';
  if (start < midnight) return reportMessages.until(clock(end, midnight));
  if (end - start > MINUTES_A_DAY) return reportMessages.from(clock(start, midnight));
  const until = end > nextMidnight ? clock(end, nextMidnight) : clock(end, midnight);
  return range(clock(start, midnight), until);
}

/** The part of a block that lies in a day: `9–13`, `22–24`, and '' for all of it. */
export function partWritten({ start, end }: Shift, day: DayNumber): string {
  const midnight = day * MINUTES_A_DAY;
  const [from, until] = [Math.max(start, midnight), Math.min(end, midnight + MINUTES_A_DAY)];
  return until - from === MINUTES_A_DAY ? '' : range(clock(from, midnight), clock(until, midnight));
}

/** With an en dash: Excel takes `9-12` for a date where a text is typed or a file of texts is opened. */
function range(from: string, until: string): string {
  return `${from}–${until}`;
}

/** `9`, `9:30`; the midnight at the end of a day is 24. */
function clock(minute: WallMinute, midnight: WallMinute): string {
  const [hours, minutes] = [
    Math.floor((minute - midnight) / MINUTES_AN_HOUR),
    (minute - midnight) % MINUTES_AN_HOUR,
  ];
  return minutes === 0 ? String(hours) : `${hours}:${String(minutes).padStart(2, '0')}`;
}
