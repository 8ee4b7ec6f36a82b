/**
 * The order in which the test files run: those that take longest begin first, so that none runs alone at the end. By itself
 * Vitest orders files that it has not run before by their size, and these are small.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders and files that take 15 seconds or more on two cores, the longest first. test/mirror.test.ts checks the paths. */
export const LONG = [
  'test/trust/fault-matrix',
  'test/trust/model',
  'test/app/push/rejected-calls.test.ts',
  'test/core/paste/growth.test.ts',
  'test/app/push/time-blocks.test.ts',
  'test/core/sync/model.test.ts',
  'test/app/push/large.test.ts',
  'test/app/push/time-off.test.ts',
  'test/app/answer-forms.test.ts',
  'test/trust/one-click',
  'test/standins/excel/run-on-host.test.ts',
  'test/app/records.test.ts',
  'test/trust/interruption',
  'test/trust/stories',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
