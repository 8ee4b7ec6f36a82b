import type { BlockColumns } from '../entities/entity';
import { isFilled, type Row, type RowReader } from '../table/row-reader';
import { MINUTES_A_DAY } from '../values/serial';

/**
 * A moment of the company's wall clock: minutes since the midnight with which day 0 of Excel's day numbers begins. The
 * difference of two moments is the difference that clocks show, also in the nights when clocks change. Divided by 1440, it
 * is a day number.
 */
export type WallMinute = number;

/** The day, as one of Excel's day numbers, in which a moment is. */
export function dayOfMinute(minute: WallMinute): number {
  return Math.floor(minute / MINUTES_A_DAY);
}

export interface Span {
  readonly start: WallMinute;
  /** After the start. */
  readonly end: WallMinute;
}

/**
 * When a block begins and ends, as it is sent to the service: an End at or before Start is on the next day
 * (entities/time-blocks.ts). Undefined if the row does not say so, or if the block would end before it begins.
 */
export function blockSpan(read: RowReader, row: Row, columns: BlockColumns): Span | undefined {
  const day = read.day(row, columns.day);
  const [from, until] = [read.time(row, columns.start), read.time(row, columns.end)];
  if (!isFilled(day) || !isFilled(from) || !isFilled(until)) return undefined;
  const lastDay = read.day(row, columns.lastDay);
  if (lastDay === undefined) return undefined;
  const start = day * MINUTES_A_DAY + from;
  const end = (lastDay ?? (until <= from ? day + 1 : day)) * MINUTES_A_DAY + until;
  return end > start ? { start, end } : undefined;
}

/** The span from the midnight before it begins to the midnight at which its last day ends. */
export function wholeDays({ start, end }: Span): Span {
  return {
    start: dayOfMinute(start) * MINUTES_A_DAY,
    end: Math.ceil(end / MINUTES_A_DAY) * MINUTES_A_DAY,
  };
}
