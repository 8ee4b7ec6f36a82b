import { availableParallelism } from 'node:os';

/** Unit tests. Files that need Office.js with the in-memory workbook import test/office (it loads the real library). */
const shared = {
  testEnvironment: 'node',
  // Office.js has timers that outlive a test file, and Jest would warn of each global that they then use.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/'],
  // Tests don't need styles. webpack takes the styles from the same imports.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/taskpane/no-styles.ts' },
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
  // A tenth of the tests' time is waiting (for timers and loopback calls). One more worker than cores uses that time.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/longest-first.mjs',
  // Some tests process 10,000 users, which takes seconds on a busy machine with two cores.
  testTimeout: 60_000,
  projects: [
    // The add-in, its local server and the tools: everything except the stand-ins' own tests.
    {
      ...shared,
      displayName: 'product',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/test/standins/'],
    },
    // The stand-ins for Excel and for the service, each tested by itself.
    {
      ...shared,
      displayName: 'standins',
      testMatch: ['<rootDir>/test/standins/**/*.test.ts'],
    },
    // What the add-in does is the same in both forms of the service's answers. These files meet every list, every kind of item
    // and every kind of answer; the other tests do not depend on the form.
    {
      ...shared,
      displayName: 'XML answers',
      testMatch: ['<rootDir>/test/app/answer-forms.test.ts'],
      globals: { answerForm: 'xml' },
    },
  ],
};
