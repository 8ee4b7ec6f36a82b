/**
 * Unit tests. `npm run unit -- --selectProjects product` and `... standins` run them apart (tools/unit.mjs). The files of a
 * project share their modules: a test file costs its tests, not another start of Office.js and of everything else. So a
 * test leaves nothing behind: it closes what it opened, and takes back what it replaced.
 */
import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longTests from './test/runner/long-tests.json' with { type: 'json' };

const PRODUCT_PART = 'test/standins/excel/product-part.test.ts';

/**
 * Files that take two seconds of a processor or more begin first, so that none runs alone at the end. By itself Vitest orders
 * files that it has not run before by their size, and these are small.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longTests.findIndex((part) => moduleId.includes(part));
      return at < 0 ? longTests.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** The product is tested on an Excel that is as hard as people report it (src/standins/excel/hardness.ts). */
const ON_HARD_EXCEL = { EXCEL: 'hard' };

/** `npm run test:quick` leaves out the tests that take long (tools/unit.mjs). */
const LEFT_OUT = process.env['TESTS'] === 'quick' ? longTests.flatMap((test) => [test, `${test}/**`]) : [];

type Tests = NonNullable<ViteUserConfig['test']>;

const project = (name: string, test: Tests): ViteUserConfig & { extends: true } => ({
  extends: true,
  test: { name, ...test },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globals: true,
    isolate: false,
    pool: 'forks',
    execArgv: [
      // Worlds make much garbage: with more room for young objects, the collector runs less often.
      '--max-semi-space-size=64',
      // Every cell of the fault matrix leaves about a megabyte behind, and `TRUST=all` has 4,134 of them.
      ...(process.env['TRUST'] === 'all' ? ['--max-old-space-size=16384'] : []),
    ],
    // A tenth of the tests' time is waiting (for timers and loopback calls): one more worker than cores uses it.
    maxWorkers: availableParallelism() + 1,
    // 10,000 users pass through some tests: seconds on a busy machine with two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    projects: [
      // The add-in, its local server and the tools.
      project('product', {
        include: ['test/**/*.test.{ts,tsx}'],
        exclude: ['test/standins/**', 'test/taskpane/**', ...LEFT_OUT],
        env: ON_HARD_EXCEL,
      }),
      // Each file has modules of its own: elements that one page has defined are unknown to the next page.
      project('product: pane', {
        include: ['test/taskpane/**/*.test.{ts,tsx}'],
        isolate: true,
        env: ON_HARD_EXCEL,
      }),
      // What the add-in does is the same whichever form the service answers in. This file meets every list, every kind of
      // item and every kind of answer. Other tests need not run in both forms.
      project('product: XML answers', {
        include: ['test/app/answer-forms.test.ts'],
        exclude: LEFT_OUT,
        env: { ...ON_HARD_EXCEL, ANSWER_FORM: 'xml' },
      }),
      // What stands in for Excel and for the service, each tried by itself.
      project('standins', { include: ['test/standins/**/*.test.ts'], exclude: [PRODUCT_PART] }),
      // The stand-in for Excel without what only the samples use.
      project('standins: product part', { include: [PRODUCT_PART], env: { EXCEL_PART: 'product' } }),
    ],
  },
});
