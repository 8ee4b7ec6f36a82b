import { timeOfMinutes, two } from './clock';
import { dayOfMinute, MINUTES_A_DAY, type WallMinute } from './days';
import { regionFormat } from './region-format';

const NOON = 12;

/**
 * A time in its shortest form, of minutes since midnight: `9`, `9:30`, or `9a`, `9:30p` where times have AM and PM. The midnight
 * at the end of a day is 24, or `12a`.
 */
export function shortClock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${two(minutes % 60)}`;
  if (regionFormat().hours === 24) return `${hours}${rest}`;
  return `${hours % NOON || NOON}${rest}${hours % (2 * NOON) < NOON ? 'a' : 'p'}`;
}

/** The time of day, `HH:mm`. */
export function timeOfMinute(minute: WallMinute): string {
  return timeOfMinutes(minute - dayOfMinute(minute) * MINUTES_A_DAY);
}
