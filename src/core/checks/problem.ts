import type { Cell } from '../table/sheet';
import type { messages } from './messages';

/** An error keeps its row out of a push; a warning does not, unless the user wants that. */
export type Severity = 'error' | 'warning';

/** checks/: facts about rows that would be refused, or that may not be meant; words for them are in messages.ts. */
export type ProblemCode = keyof typeof messages;

/** What the sentence of a code is made from. */
export type ProblemParams<Code extends ProblemCode> = Parameters<(typeof messages)[Code]['sentence']>[0];

/** What a check has found in a cell. */
export type Finding = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly params: ProblemParams<Code>;
    /** What was surely meant, to be written into the cell at the user's word. */
    readonly suggestedValue?: Cell;
  };
}[ProblemCode];

export type Problem = Finding & {
  readonly severity: Severity;
  /** The row, counted from 0. */
  readonly index: number;
  /** The field to look at. */
  readonly field: string;
};

export function problemAt(
  index: number,
  field: string,
  finding: Finding,
  severity: Severity = 'error',
): Problem {
  return { index, field, severity, ...finding };
}

export function warningAt(index: number, field: string, finding: Finding): Problem {
  return problemAt(index, field, finding, 'warning');
}

export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error';
}

/** The rows that have one of the problems, by their indexes. */
export function problemRows(problems: readonly Problem[]): Set<number> {
  return new Set(problems.map(({ index }) => index));
}

/** Warnings of a row with an error are left out: they are shown once the error is corrected. */
export function withoutOverruled(problems: readonly Problem[]): Problem[] {
  const wrong = problemRows(problems.filter(isError));
  return problems.filter((problem) => isError(problem) || !wrong.has(problem.index));
}
