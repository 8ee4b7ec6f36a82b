import { grouped } from '../table/grouped';
import type { Cell } from '../table/sheet';

/** checks/: facts about rows that would be refused, each as a sentence with the repair it needs. */
export interface Problem {
  readonly index: number;
  /** The field to look at. */
  readonly column: string;
  /** For the row's Message: what is wrong and what to do. */
  readonly sentence: string;
  /** Both sides changed the field: the user decides whose counts. */
  readonly conflict?: true;
  /** The row's record is no longer on the service. */
  readonly gone?: true;
  /** What was surely meant, to be written into the cell at the user's word. */
  readonly mend?: Cell;
  /** What repairs it; problems with the same repair are shown as one group. */
  readonly repair: string;
}

/** The problems by what repairs them, the largest group first. */
export function groupByRepair(
  problems: readonly Problem[],
): { readonly repair: string; readonly problems: readonly Problem[] }[] {
  return [...grouped(problems, (problem) => problem.repair)]
    .map(([repair, all]) => ({ repair, problems: all }))
    .sort((a, b) => b.problems.length - a.problems.length);
}
