import { distance, serialOfDay } from '../../calendar/days';
import { startDay, type PersonTextSpan } from '../../calendar/text-span';
import { atOnce, takeEach, mapped, type Sliced } from '../../slices';
import { groupingBy } from '../../table/group-by';
import { Nearest } from './nearest';

/** A new shift of the text, with its person's key. */
export interface GainedShift<Row> extends PersonTextSpan {
  readonly row: Row;
}

/**
 * Finds new shifts that are old shifts on another day: the person and the times are the same, and the old shift is no
 * longer in the text. The nearest old shift is taken, or the earlier one of two. Each old shift is taken once.
 */
export function* findingMoved<New, Old extends PersonTextSpan>(
  added: readonly GainedShift<New>[],
  gone: readonly Old[],
): Sliced<Map<New, Old>> {
  const found = new Map<New, Old>();
  if (added.length === 0 || gone.length === 0) return found;
  const groups = [...(yield* groupingBy(gone, keyOf))];
  const rest = new Map(yield* mapped(groups, ([key, olds]) => [key, new Nearest(olds, dayNumber)] as const));
  yield* takeEach(added, (one) => {
    const nearest = one.person === '' ? undefined : rest.get(keyOf(one))?.take(dayNumber(one));
    if (nearest) found.set(one.row, nearest);
  });
  return found;
}

/** The same at once. */
export function moved<New, Old extends PersonTextSpan>(
  added: readonly GainedShift<New>[],
  gone: readonly Old[],
): Map<New, Old> {
  return atOnce(findingMoved(added, gone));
}

/** The key of all shifts with the same person, times and length, on any day. */
function keyOf({ person, from, until }: PersonTextSpan): string {
  const days = distance(from.slice(0, 10), until.slice(0, 10));
  return JSON.stringify([person, from.slice(11), until.slice(11), days]);
}

const dayNumber = (span: PersonTextSpan): number => serialOfDay(startDay(span)) ?? 0;
