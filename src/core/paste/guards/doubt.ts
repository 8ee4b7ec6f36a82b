import type { LeftOutRow } from '../draft';
import type { PastedPage } from '../page';
import type { DoubtId } from '../question-ids';
import type { Resolving } from '../read-shift';

/** What the guards look at: the text, the shifts that were read from it, and what was left. */
export interface ReadResult {
  readonly page: PastedPage;
  readonly shifts: readonly Resolving[];
  readonly left: readonly LeftOutRow[];
}

/** The shifts that a guard doubts, and the text that shows why. */
export interface Doubt {
  readonly sample: string;
  readonly doubted: ReadonlySet<Resolving>;
}

/**
 * Looks at the result, whichever reader made it, for one thing that is seldom right. The user is asked about all shifts
 * that it doubts at once.
 */
export interface Guard {
  readonly id: DoubtId;
  readonly test: (result: ReadResult) => Doubt | undefined;
}
