import type { OfferedName } from '../core/values/name-list';
import { plainLetters } from '../core/values/same-name';

export interface FoundNames<Of extends OfferedName> {
  /** The first of the found names. */
  readonly shown: readonly Of[];
  readonly count: number;
}

/** The most names that are shown: a user can't look through more in a pane, and drawing them all takes seconds. */
export const MOST_SHOWN = 50;

/**
 * Finds names that contain every typed word, in any order, ignoring case and accents. The names are normalized once, so that
 * 10,000 of them can be searched at every key.
 */
export function nameFinder<Of extends OfferedName>(
  names: readonly Of[],
  most = MOST_SHOWN,
): (typed: string) => FoundNames<Of> {
  const folded = names.map(({ label }) => fold(label));
  return (typed) => {
    const words = fold(typed)
      .split(/\s+/)
      .filter((word) => word !== '');
    const found = names.filter((_, at) => words.every((word) => folded[at]?.includes(word)));
    return { shown: found.slice(0, most), count: found.length };
  };
}

const fold = (name: string): string => plainLetters(name).toLowerCase();
