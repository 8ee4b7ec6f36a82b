import { dayOfMinute, type WallMinute } from '../bookings/span';
import { shortDay } from '../values/day-text';
import { MINUTES_A_DAY } from '../values/serial';
import { clockText } from '../values/shown';

/** `9:00 AM`, or with the day `Mon 23 Nov, 9:00 AM`. */
export function momentText(minute: WallMinute, hasDay: boolean): string {
  const day = dayOfMinute(minute);
  const time = clockText(minute - day * MINUTES_A_DAY);
  return hasDay ? `${shortDay(day)}, ${time}` : time;
}
