/**
 * Unit tests. `npm run unit -- --selectProjects product` and `... standins` run them apart (tools/unit.mjs). Each test file
 * has modules and globals of its own, so a file that starts Office.js pays for it: cases that share a world share a file.
 */
import { availableParallelism } from 'node:os';
import longTests from './test/runner/long-tests.json' with { type: 'json' };

/** `npm run test:quick` leaves out the tests that take long (tools/unit.mjs). */
const LEFT_OUT = process.env['TESTS'] === 'quick' ? longTests : [];

/** Packages that are published as ES modules only. Jest runs CommonJS. */
const ONLY_MODULES = [
  'preact',
  '@preact',
  'hono',
  '@hono',
  'p-retry',
  'is-network-error',
  '@fluentui',
  'open',
  'strip-bom',
  'uuid',
];

/**
 * Objects of the language that modules get as arguments: a module of a test would look each of them up in the test's own
 * context, and that takes a third of the time of code that computes. Those that tests replace, such as `Date`,
 * are left out, and those whose names packages declare (asn1js: `Boolean`, `Set`).
 */
const KNOWN_OBJECTS = [
  'Array',
  'Error',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'WeakMap',
];

const project = (displayName, options) => ({
  displayName,
  testEnvironment: 'node',
  sandboxInjectedGlobals: KNOWN_OBJECTS,
  // Office.js keeps timers that outlive a test file, and Jest would warn of each global that they touch then.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Copies of the tree and built pages are no modules of this project.
  modulePathIgnorePatterns: ['<rootDir>/(dist|dist-workbench|hosted|artifacts|\\.cache)/'],
  // Styles say nothing to a test; webpack takes them from the same imports.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/runner/no-styles.ts' },
  // swc only translates: `npm run types` checks the types.
  transform: {
    '\\.(tsx?|m?js)$': [
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
  transformIgnorePatterns: [`/node_modules/(?!(${ONLY_MODULES.join('|')})/)`],
  ...options,
});

/** The product is tested on today's Excel, as hard as people report it (src/standins/excel/hardness.ts). */
const ON_TODAYS_EXCEL = '<rootDir>/test/runner/todays-excel.ts';
const CLOSED_PANES = '<rootDir>/test/runner/closed-panes.ts';

export default {
  // A quarter of the tests' time is waiting (for timers and loopback calls): two more workers than cores use it.
  maxWorkers: availableParallelism() + 2,
  testSequencer: '<rootDir>/test/runner/longest-first.mjs',
  // Ends a test that hangs, and no other one, however slow or busy the machine is.
  testTimeout: 600_000,
  projects: [
    // The add-in, its local server and the tools.
    project('product', {
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/test/standins/', '<rootDir>/test/taskpane/', ...LEFT_OUT],
      setupFiles: [ON_TODAYS_EXCEL, CLOSED_PANES],
    }),
    project('product: pane', {
      testMatch: ['<rootDir>/test/taskpane/**/*.test.{ts,tsx}'],
      setupFiles: [ON_TODAYS_EXCEL],
    }),
    // What the add-in does is the same whichever form the service answers in. This file meets every list, every kind of
    // item and every kind of answer. Other tests need not run in both forms.
    project('product: XML answers', {
      testMatch: ['<rootDir>/test/app/answer-forms.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...LEFT_OUT],
      setupFiles: [ON_TODAYS_EXCEL, CLOSED_PANES, '<rootDir>/test/runner/xml-answers.ts'],
    }),
    // What stands in for Excel and for the service, each tried by itself.
    project('standins', {
      testMatch: ['<rootDir>/test/standins/**/*.test.ts'],
    }),
  ],
};
