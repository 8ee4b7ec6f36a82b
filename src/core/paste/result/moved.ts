import { distance } from '../../calendar/days';
import { Nearest } from './nearest';

/** A shift with its person's key. Times are `yyyy-MM-ddTHH:mm`. */
interface Timed {
  readonly person: string;
  readonly from: string;
  readonly until: string;
}

/**
 * Finds new shifts that are old shifts on another day: the person and the times are the same, and the old shift is no
 * longer in the text. The nearest old shift is taken, or the earlier one of two. Each old shift is taken once.
 */
export function moved<New, Old extends Timed>(
  added: readonly { readonly row: New; readonly at: Timed }[],
  gone: readonly Old[],
): Map<New, Old> {
  const alike = new Map<string, Old[]>();
  for (const old of gone) {
    const group = alike.get(keyOf(old));
    if (group) group.push(old);
    else alike.set(keyOf(old), [old]);
  }
  const rest = new Map([...alike].map(([key, olds]) => [key, new Nearest(olds, dayNumber)]));
  const found = new Map<New, Old>();
  for (const { row, at } of added) {
    const nearest = at.person === '' ? undefined : rest.get(keyOf(at))?.take(dayNumber(at));
    if (nearest) found.set(row, nearest);
  }
  return found;
}

/** The key of all shifts with the same person, times and length, on any day. */
function keyOf({ person, from, until }: Timed): string {
  const days = distance(from.slice(0, 10), until.slice(0, 10));
  return JSON.stringify([person, from.slice(11), until.slice(11), days]);
}

const EPOCH = '1970-01-01';
const dayNumber = ({ from }: Timed): number => distance(EPOCH, from.slice(0, 10));
