import type { DayItem, HeaderDays } from '../days/day-items';
import { isSeveral } from '../days/day-lists';
import type { WrittenDay } from '../days/days';

/**
 * Joins two lines of a header about the same days: `Mon` above `23`. Undefined if the lines are about different
 * columns.
 */
export function mergedDays(upper: HeaderDays, lower: HeaderDays): HeaderDays | undefined {
  const shared = [...lower.keys()].filter((at) => upper.has(at));
  if (shared.length * 2 < Math.min(upper.size, lower.size)) return undefined;
  const merged = new Map<number, DayItem>();
  for (const at of [...new Set([...upper.keys(), ...lower.keys()])].sort((a, b) => a - b)) {
    const [above, below] = [upper.get(at), lower.get(at)];
    const item = above && below ? mergedSpan(above, below) : (above ?? below);
    if (item) merged.set(at, item);
  }
  return merged;
}

/**
 * Joins `Mon-Fri` and `23-27 Nov`. If a span stands above its first day, the line below says the date of that day.
 */
function mergedSpan(above: DayItem, below: DayItem): DayItem {
  if (!isSeveral(above) && !isSeveral(below)) return mergedItem(above, below);
  if (above.more || below.more) return below;
  const item = mergedItem(dayOf(above), dayOf(below));
  if (!below.until) return item;
  return { ...item, until: above.until ? mergedItem(above.until, below.until) : below.until };
}

function dayOf({ text, written }: DayItem): DayItem {
  return { text, written };
}

function mergedItem(above: DayItem, below: DayItem): DayItem {
  const text = `${above.text} ${below.text}`;
  const [fuller, other] =
    precisionOf(below.written) >= precisionOf(above.written) ? [below, above] : [above, below];
  if (other.written.kind !== 'clear') return { ...fuller, text };
  const { weekday } = other.written.parts;
  if (weekday === undefined || other.written.parts.month !== undefined)
    return { ...fuller, text, secondMention: other };
  const isNumber = fuller.isNumber === true ? { isNumber: true } : {};
  if (fuller.written.kind === 'clear')
    return { text, written: { ...fuller.written, parts: { ...fuller.written.parts, weekday } }, ...isNumber };
  const { parts } = fuller.written;
  return {
    text,
    written: {
      kind: 'both',
      parts: {
        'day-first': { ...parts['day-first'], weekday },
        'month-first': { ...parts['month-first'], weekday },
      },
    },
  };
}

/**
 * How precise a written day is: a date is more precise than a number, and a number is more precise than a weekday.
 */
export function precisionOf(written: WrittenDay): number {
  const parts = written.kind === 'clear' ? written.parts : written.parts['day-first'];
  return (
    (parts.year === undefined ? 0 : 4) +
    (parts.month === undefined ? 0 : 2) +
    (parts.day === undefined ? 0 : 1)
  );
}

/** The kind of days in a header line. Two lines with the same kind never form one header. */
export function headerKindOf(days: HeaderDays): string {
  const [first] = days.values();
  return first === undefined
    ? ''
    : isSeveral(first)
      ? `several ${precisionOf(first.written) === 0 ? 'weekdays' : 'dates'}`
      : precisionOf(first.written) === 0
        ? 'weekdays'
        : first.isNumber
          ? 'numbers'
          : 'dates';
}
