import { checkMessages } from '../problems/messages';
import type { Finding, Problem } from '../problems/problem';
import type { Wording } from '../problems/wording';
import { groupBy } from '../table/group-by';

/** The sentence for the row's Message. */
export function findingSentence(finding: Finding): string {
  return wordingOf(finding).sentence(finding.params);
}

/** What corrects the problem, in a few words. */
export function fixHint(finding: Finding): string {
  return wordingOf(finding).hint(finding.params);
}

/**
 * The title of a group of problems, and whether it says the reason of each. If the problems have several reasons, the title is
 * what corrects them.
 */
export function groupTitle([first, ...others]: readonly [Finding, ...Finding[]]): {
  readonly title: string;
  readonly saysReason: boolean;
} {
  const title = titleOf(first);
  return others.every((other) => titleOf(other) === title)
    ? { title, saysReason: true }
    : { title: fixHint(first), saysReason: false };
}

function titleOf(finding: Finding): string {
  const { title, sentence } = wordingOf(finding);
  return (title ?? sentence)(finding.params).replace(/[.]$/u, '');
}

/** The id of the group of problems that one fix corrects. */
export function fixGroup(finding: Finding): string {
  const { fix, by } = wordingOf(finding);
  const params = finding.params as Readonly<Record<string, unknown>>;
  return JSON.stringify([fix, ...by.map((name) => params[name])]);
}

/** The problems in groups by their fix, the largest group first. */
export function groupByFix(
  problems: readonly Problem[],
): { readonly id: string; readonly problems: readonly [Problem, ...Problem[]] }[] {
  return [...groupBy(problems, fixGroup)]
    .flatMap(([id, [first, ...others]]) =>
      first ? [{ id, problems: [first, ...others] as [Problem, ...Problem[]] }] : [],
    )
    .sort((a, b) => b.problems.length - a.problems.length);
}

/** The words of a code take the parameters of that code; the compiler can't check that through the union of all codes. */
function wordingOf({ code }: Pick<Finding, 'code'>): Wording<object> {
  return checkMessages[code] as Wording<object>;
}
