import { clockText, minutesOfTime } from '../calendar/clock';
import { longDay, plainDay } from '../calendar/day-text';
import { serialOfDay } from '../calendar/days';
import { paneWords } from '../words/words';
import { type Cell, textOf } from './cell';
import type { ValueKind } from './kind';

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

function dayText(iso: string, hasWeekday: boolean): string {
  const day = serialOfDay(iso);
  if (day === undefined) return iso;
  return hasWeekday ? longDay(day) : plainDay(day);
}

const formats = new Map<string, Intl.NumberFormat>();

/** `2,000` in English, `2.000` in German. */
export function countText(count: number): string {
  const { tag } = paneWords;
  let format = formats.get(tag);
  if (!format) formats.set(tag, (format = new Intl.NumberFormat(tag)));
  return format.format(count);
}

/** Shortens a long input for a sentence. */
export function truncate(source: string, most = 40): string {
  return source.length <= most ? source : `${source.slice(0, most)}…`;
}
