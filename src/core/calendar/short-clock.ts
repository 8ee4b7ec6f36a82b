import { timeOfMinutes, two } from './clock';
import { dayOfMinute, MINUTES_A_DAY, type WallMinute } from './days';
import { regionFormat } from './region-format';

const NOON = 12;

/**
 * A time in its shortest form, of minutes since midnight: `9`, `9:30`, or `9a`, `9:30p` where times have AM and PM. The midnight
 * at the end of a day is 24, or `12a`.
 */
export function shortClock(minutes: number): string {
  const { hours } = regionFormat();
  let text = clocks[hours].get(minutes);
  if (text === undefined) {
    text = clockOf(minutes, hours);
    if (clocks[hours].size >= MOST_CLOCKS) clocks[hours].clear();
    clocks[hours].set(minutes, text);
  }
  return text;
}

/** A cache, by all that a text depends on: a report has the same few times in each of its rows. */
const clocks = { 12: new Map<number, string>(), 24: new Map<number, string>() };
/** All minutes of a day and of the next. */
const MOST_CLOCKS = 2 * MINUTES_A_DAY;

function clockOf(minutes: number, format: 12 | 24): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${two(minutes % 60)}`;
  if (format === 24) return `${hours}${rest}`;
  return `${hours % NOON || NOON}${rest}${hours % (2 * NOON) < NOON ? 'a' : 'p'}`;
}

/** The time of day, `HH:mm`. */
export function timeOfMinute(minute: WallMinute): string {
  return timeOfMinutes(minute - dayOfMinute(minute) * MINUTES_A_DAY);
}
