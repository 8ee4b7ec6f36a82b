import type { Cell } from '../values/cell';
import type { checkMessages } from './messages';

/** An error keeps its row out of a push; a warning does not, unless the user wants that. */
export type Severity = 'error' | 'warning';

/**
 * problems/: what can be wrong with a cell, by codes. The words for them are in messages.ts. The checks (checks/) find rows that
 * the service would refuse, and values that the user may not have wanted.
 */
export type ProblemCode = keyof typeof checkMessages;

/** The parameters of a code's sentence. */
export type ProblemParams<Code extends ProblemCode> = Parameters<(typeof checkMessages)[Code]['sentence']>[0];

/** What a check has found in a cell. */
export type Finding = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly params: ProblemParams<Code>;
    /** The value that the user surely wanted. It is written into the cell if the user agrees. */
    readonly suggestedValue?: Cell;
    /** The suggestion is another name, so the user agrees to it on its own, and never to many at once. */
    readonly isOtherName?: true;
  };
}[ProblemCode];

export type Problem = Finding & {
  readonly severity: Severity;
  /** The row, counted from 0. */
  readonly index: number;
  /** The field whose cell shows the problem. */
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

/** Whether the row was sent, and only the user can say what became of it. */
export function waitsForUser({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'unconfirmed' || code === 'number-taken';
}

export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error';
}

/** The indexes of the rows that have one of the problems. */
export function problemRows(problems: readonly Problem[]): Set<number> {
  return new Set(problems.map(({ index }) => index));
}

/** Leaves out the warnings of rows with an error: they are shown after the error is corrected. */
export function withoutWarningsBesideErrors(problems: readonly Problem[]): Problem[] {
  const wrong = problemRows(problems.filter(isError));
  return problems.filter((problem) => isError(problem) || !wrong.has(problem.index));
}
