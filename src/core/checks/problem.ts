import { grouped } from '../table/grouped';
import type { Cell } from '../table/sheet';
import { messages, type Severity, type Wording } from './messages';

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

export function problemAt(index: number, field: string, finding: Finding): Problem {
  return { index, field, severity: wordingOf(finding).severity, ...finding };
}

export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error';
}

/** The sentence for the row's Message. */
export function sentenceOf(finding: Finding): string {
  return wordingOf(finding).sentence(finding.params);
}

/** What repairs it, in a few words. */
export function fixHint(finding: Finding): string {
  return wordingOf(finding).hint(finding.params);
}

/** The rows that have one of the problems, by their indexes. */
export function rowsOf(problems: readonly Problem[]): Set<number> {
  return new Set(problems.map(({ index }) => index));
}

/** Warnings of a row with an error are left out: they are told once the error is put right. */
export function withoutOverruled(problems: readonly Problem[]): Problem[] {
  const wrong = rowsOf(problems.filter(isError));
  return problems.filter((problem) => isError(problem) || !wrong.has(problem.index));
}

/** The id of the group of problems that one repair puts right. */
export function fixGroup(finding: Finding): string {
  const { fix, by } = wordingOf(finding);
  const params = finding.params as Readonly<Record<string, unknown>>;
  return JSON.stringify([fix, ...by.map((name) => params[name])]);
}

/** The problems by what repairs them, the largest group first. */
export function groupByFix(
  problems: readonly Problem[],
): { readonly id: string; readonly problems: readonly [Problem, ...Problem[]] }[] {
  return [...grouped(problems, fixGroup)]
    .flatMap(([id, [first, ...others]]) =>
      first ? [{ id, problems: [first, ...others] as [Problem, ...Problem[]] }] : [],
    )
    .sort((a, b) => b.problems.length - a.problems.length);
}

/** A code's own words take its own params; the compiler can't follow that through the union of all. */
function wordingOf({ code }: Pick<Finding, 'code'>): Wording<object> {
  return messages[code] as Wording<object>;
}
