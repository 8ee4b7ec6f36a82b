/**
 * The order in which the test files run: those that take longest begin first, so that none runs alone at the end. By itself
 * Vitest orders files that it has not run before by their size, and these are small.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longTests from './long-tests.json' with { type: 'json' };

/** Folders and files that take two seconds of a processor or more, the longest first. `npm run test:quick` leaves them out. test/mirror.test.ts checks the paths. */
export const LONG: readonly string[] = longTests;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
