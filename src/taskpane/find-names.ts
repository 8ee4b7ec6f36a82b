import { plainLetters } from '../core/values/plain-letters';

/** A name to choose, and the id that it stands for. */
export interface Named {
  readonly id: string;
  readonly label: string;
}

export interface FoundNames {
  /** The first of them. */
  readonly shown: readonly Named[];
  readonly count: number;
}

/** More names than these can't be looked through in a pane, and drawing them all takes seconds. */
export const MOST_SHOWN = 50;

/**
 * Finds names that hold every word typed, in any order, whatever the letters' case and accents. Names are folded once, so
 * that 10,000 of them are searched at every key.
 */
export function nameFinder(names: readonly Named[], most = MOST_SHOWN): (typed: string) => FoundNames {
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
