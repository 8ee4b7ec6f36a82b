import { groupBy } from '../table/group-by';
import { messages, type Wording } from './messages';
import type { Finding, Problem } from './problem';

/** The sentence for the row's Message. */
export function findingSentence(finding: Finding): string {
  return wordingOf(finding).sentence(finding.params);
}

/** What repairs it, in a few words. */
export function fixHint(finding: Finding): string {
  return wordingOf(finding).hint(finding.params);
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
  return [...groupBy(problems, fixGroup)]
    .flatMap(([id, [first, ...others]]) =>
      first ? [{ id, problems: [first, ...others] as [Problem, ...Problem[]] }] : [],
    )
    .sort((a, b) => b.problems.length - a.problems.length);
}

/** A code's own words take its own params; the compiler can't follow that through the union of all. */
function wordingOf({ code }: Pick<Finding, 'code'>): Wording<object> {
  return messages[code] as Wording<object>;
}
