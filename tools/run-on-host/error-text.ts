/** A sentence for anything that a script may throw. */
import { inspect } from 'node:util';

/**
 * `ApiNotFound: The stand-in ...` for Office.js's errors, `TypeError: ...` for others, and any other value as `inspect` shows
 * it.
 */
export function errorText(problem: unknown): string {
  if (!(problem instanceof Error)) return `The script threw ${inspect(problem)}.`;
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : problem.name;
  return `${code}: ${problem.message}`;
}
