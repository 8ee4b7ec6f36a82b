import type { JobContext } from '../job-context';

/** A part of a push, counted in rows. */
interface Part {
  /** Rows of the parts before this one. */
  readonly before: number;
  readonly rows: number;
  /** Rows of all parts. */
  readonly all: number;
}

/** The same work, which counts what is done of a part as done of the whole push: the bar never goes back to its beginning. */
export function partOf(work: JobContext, { before, rows, all }: Part): JobContext {
  const whole = (fraction: number) => (before + fraction * rows) / all;
  return {
    ...work,
    progress: (sentence, fraction) =>
      work.progress(sentence, fraction === undefined || all === 0 ? undefined : whole(fraction)),
  };
}
