/** How long a job will still take, by the share that is done. */

/** A share of a job at a time, in milliseconds. */
interface Sample {
  readonly at: number;
  readonly fraction: number;
}

export interface Progressed {
  /** The first share of this part of the job. */
  readonly first: Sample;
  readonly last: number;
  /** The time that is shown, in seconds; undefined if it can't be said yet. */
  readonly shown: number | undefined;
}

/** After a shorter time, or a smaller share, the rest can't be said. */
const LEAST_MS = 5000;
const LEAST_SHARE = 0.05;

/** Times that are shown, in seconds: a person wants no countdown. */
const SHOWN = [10, 20, 30, 60, 120, 180, 240, 300, 600, 900, 1200, 1800, 3600];

/** A longer time takes the place of a shorter one only if it is so much longer. */
const CLEARLY_LONGER = 1.3;

/** What is known after a share was done. A share below the last one begins another part of the job. */
export function progressed(before: Progressed | undefined, now: Sample): Progressed {
  if (!before || now.fraction < before.last) return { first: now, last: now.fraction, shown: undefined };
  const { first } = before;
  const [took, done] = [now.at - first.at, now.fraction - first.fraction];
  // At 100% the job still tidies up for a time that nobody can foretell.
  const known = took >= LEAST_MS && done >= LEAST_SHARE && now.fraction < 1;
  const shown = known ? shownTime((took * (1 - now.fraction)) / done / 1000, before.shown) : undefined;
  return { first, last: now.fraction, shown };
}

function shownTime(seconds: number, before: number | undefined): number {
  if (before !== undefined && seconds > before && seconds <= before * CLEARLY_LONGER) return before;
  return SHOWN.find((shownSeconds) => seconds <= shownSeconds) ?? Math.ceil(seconds / 3600) * 3600;
}
