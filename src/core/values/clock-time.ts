import { timeOfMinutes } from './serial';

/** `9`, `09`, `900`, `0900`, `9:30`, `9.30`, `9h30`, each with or without `a`, `am`, `p`, `p.m.`, and seconds after minutes. */
const SHAPE = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?(?:m\.?)?)?$/i;
const NOON = 12;

/** Reads a time of day as people write it, and returns `HH:mm`; undefined if the text is no time. `24:00` is midnight. */
export function clockTime(text: string): string | undefined {
  const match = SHAPE.exec(text.trim());
  if (!match) return undefined;
  const [, hourText = '', minuteText = '0', half = ''] = match;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59) return undefined;
  if (half === '')
    return hour < 24 || (hour === 24 && minute === 0) ? timeOfMinutes((hour % 24) * 60 + minute) : undefined;
  if (hour < 1 || hour > NOON) return undefined;
  const afternoon = half.toLowerCase() === 'p' ? NOON : 0;
  return timeOfMinutes(((hour % NOON) + afternoon) * 60 + minute);
}
