import { distance } from '../days/days';

/** A shift with the key of its person; moments are `yyyy-MM-ddTHH:mm`. */
interface Timed {
  readonly person: string;
  readonly from: string;
  readonly until: string;
}

/**
 * New shifts that are old ones on another day: of the same person at the same times, while the old one is no longer in the
 * text. Of several old ones it is the nearest; each is taken once.
 */
export function moved<New, Old extends Timed>(
  added: readonly { readonly row: New; readonly at: Timed }[],
  gone: readonly Old[],
): Map<New, Old> {
  const found = new Map<New, Old>();
  const rest = new Set(gone);
  for (const { row, at } of added) {
    if (at.person === '') continue;
    const away = (old: Old) => Math.abs(distance(dayOf(old), dayOf(at)));
    const [nearest] = [...rest].filter((old) => isMove(old, at)).sort((a, b) => away(a) - away(b));
    if (!nearest) continue;
    rest.delete(nearest);
    found.set(row, nearest);
  }
  return found;
}

function isMove(old: Timed, now: Timed): boolean {
  const days = ({ from, until }: Timed) => distance(from.slice(0, 10), until.slice(0, 10));
  return (
    old.person === now.person &&
    old.from.slice(11) === now.from.slice(11) &&
    old.until.slice(11) === now.until.slice(11) &&
    days(old) === days(now)
  );
}

const dayOf = ({ from }: Timed): string => from.slice(0, 10);
