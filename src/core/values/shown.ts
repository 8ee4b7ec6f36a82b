import type { Cell } from '../table/sheet';
import { longDay, plainDay } from './day-text';
import type { ValueKind } from './kind';
import { regionFormat } from './region-format';
import { minutesOfTime, serialOfDay } from './serial';
import { textOf } from './text';

/** A cell as its column shows it: dates and times are numbers in cells, and the column's format makes texts of them. */
export function shownText(kind: ValueKind, cell: Cell): string {
  const isClock = kind.serial || kind.name === 'time';
  const parsed = isClock && typeof cell === 'number' ? kind.fromCell(cell) : undefined;
  if (!parsed?.ok || typeof parsed.value !== 'string') return textOf(cell).trim();
  const { value } = parsed;
  if (kind.name === 'time') return clockText(minutesOfTime(value));
  const day = dayText(value.slice(0, 10), kind.format.startsWith('ddd '));
  return kind.name === 'datetime' ? `${day} ${clockText(minutesOfTime(value.slice(11)))}` : day;
}

/** `9:00 AM`, or `09:00` where people count 24 hours, of minutes since midnight. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  if (regionFormat().hours === 24)
    return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `9:00 AM–5:00 PM` of two times of day (`HH:mm`). */
export function timesText(start: string, end: string): string {
  return `${clockText(minutesOfTime(start))}–${clockText(minutesOfTime(end))}`;
}

const NOON = 12;

/**
 * A time in its shortest form, of minutes since midnight: `9`, `9:30`, or `9a`, `9:30p` where times have AM and PM. The midnight
 * at the end of a day is 24, or `12a`.
 */
export function shortClock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  if (regionFormat().hours === 24) return `${hours}${rest}`;
  return `${hours % NOON || NOON}${rest}${hours % (2 * NOON) < NOON ? 'a' : 'p'}`;
}

function dayText(iso: string, hasWeekday: boolean): string {
  const day = serialOfDay(iso);
  if (day === undefined) return iso;
  return hasWeekday ? longDay(day) : plainDay(day);
}
