import { availableParallelism } from 'node:os';

/** Unit tests. Files that need Office.js on a workbook in memory import test/office, which loads Microsoft's library. */
const shared = {
  testEnvironment: 'node',
  // Office.js keeps timers that outlive a test file, and Jest would warn of each global that they touch then.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/'],
  // Styles say nothing to a test; webpack takes them from the same imports.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/jest/no-styles.ts' },
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(preact|@preact|hono|@hono|p-retry|is-network-error)/)'],
};

export default {
  // A tenth of the tests' time is waiting (for timers and loopback calls): one more worker than cores uses it.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/jest/longest-first.mjs',
  // 10,000 users pass through some tests: seconds on a busy machine with two cores.
  testTimeout: 60_000,
  projects: [
    // The add-in, its local server and the tools: everything but the stand-ins' own tests.
    {
      ...shared,
      displayName: 'product',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/test/standins/'],
    },
    // What stands in for Excel and for the service, each tried by itself.
    {
      ...shared,
      displayName: 'standins',
      testMatch: ['<rootDir>/test/standins/**/*.test.ts'],
    },
    // What the add-in does is the same whichever form the service answers in. This file meets every list, every kind of item
    // and every kind of answer; to the others an answer is an answer.
    {
      ...shared,
      displayName: 'XML answers',
      testMatch: ['<rootDir>/test/app/answer-forms.test.ts'],
      globals: { answerForm: 'xml' },
    },
  ],
};
