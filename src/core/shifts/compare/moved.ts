import { distance, serialOfDay } from '../../calendar/days';
import { startDay, type PersonTextSpan } from '../../calendar/text-span';
import { groupBy } from '../../table/group-by';
import { Nearest } from './nearest';

/** A new shift of the text, with its person's key. */
export interface GainedShift<Row> extends PersonTextSpan {
  readonly row: Row;
}

/**
 * Finds new shifts that are old shifts on another day: the person and the times are the same, and the old shift is no
 * longer in the text. The nearest old shift is taken, or the earlier one of two. Each old shift is taken once.
 */
export function moved<New, Old extends PersonTextSpan>(
  added: readonly GainedShift<New>[],
  gone: readonly Old[],
): Map<New, Old> {
  const rest = new Map([...groupBy(gone, keyOf)].map(([key, olds]) => [key, new Nearest(olds, dayNumber)]));
  const found = new Map<New, Old>();
  for (const each of added) {
    const nearest = each.person === '' ? undefined : rest.get(keyOf(each))?.take(dayNumber(each));
    if (nearest) found.set(each.row, nearest);
  }
  return found;
}

/** The key of all shifts with the same person, times and length, on any day. */
function keyOf({ person, from, until }: PersonTextSpan): string {
  const days = distance(from.slice(0, 10), until.slice(0, 10));
  return JSON.stringify([person, from.slice(11), until.slice(11), days]);
}

const dayNumber = (span: PersonTextSpan): number => serialOfDay(startDay(span)) ?? 0;
