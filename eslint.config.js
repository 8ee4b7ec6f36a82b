import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import officeAddins from 'eslint-plugin-office-addins';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { noCircles } from './tools/lint/no-circles.mjs';

/** Which folder of src may import which; the sentence says what to do instead. */
const direction = (folder, forbidden, advice) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `(^|/)\\.\\./(.*/)?(${forbidden.join('|')})/`, message: advice }] },
    ],
  },
});

const ambient = [
  'fetch',
  'setTimeout',
  'setInterval',
  'localStorage',
  'sessionStorage',
  'crypto',
  'performance',
];
const officeNames = ['Excel', 'Office', 'OfficeExtension', 'OfficeRuntime'];
const restricted = (names, message) => names.map((name) => ({ name, message }));

export default tseslint.config(
  { ignores: ['dist', 'dist-workbench', '.cache', 'artifacts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'tools/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX, 'office-addins': officeAddins },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/core/**', 'src/app/**', 'src/service/**', 'src/excel/**', 'src/taskpane/**'],
    plugins: { shiftsheet: { rules: { 'no-circles': noCircles } } },
    rules: {
      'shiftsheet/no-circles': [
        'error',
        {
          roots: ['src/core', 'src/app', 'src/service', 'src/excel', 'src/taskpane'],
          folders: 'src/app',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/excel/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...restricted(
          officeNames,
          'Only src/excel names the Office API: add what you need to its port (src/app/ports.ts).',
        ),
      ],
    },
  },
  {
    files: ['src/core/**', 'src/app/**', 'src/service/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...restricted(
          officeNames,
          'Only src/excel names the Office API: add what you need to its port (src/app/ports.ts).',
        ),
        ...restricted(
          ambient,
          'Take it as an argument (a port): pure code is tested without waiting, network or chance.',
        ),
      ],
    },
  },
  direction(
    'core',
    ['app', 'service', 'excel', 'taskpane', 'sandbox', 'server', 'host', 'workbench'],
    'core is pure and imports nothing of the rest: pass the value in.',
  ),
  direction(
    'app',
    ['service', 'excel', 'taskpane', 'sandbox', 'server', 'host', 'workbench'],
    'app knows the world through its ports: add to src/app/ports.ts.',
  ),
  direction(
    'service',
    ['excel', 'taskpane', 'sandbox', 'server', 'host', 'workbench'],
    'service implements the Service port only.',
  ),
  direction(
    'excel',
    ['service', 'taskpane', 'sandbox', 'server', 'host', 'workbench'],
    'excel implements the Workbook port only.',
  ),
  direction(
    'taskpane',
    ['sandbox', 'server', 'host', 'workbench'],
    'The pane ships to users: stand-ins must not reach it.',
  ),
  direction(
    'sandbox',
    ['core', 'app', 'service', 'excel', 'taskpane', 'server', 'host', 'workbench'],
    'The sandbox shares no code with the client: a mistake on both sides would pass every test.',
  ),
  direction(
    'host',
    ['core', 'app', 'service', 'excel', 'taskpane', 'sandbox', 'server', 'workbench'],
    'host answers Office.js alone; it knows nothing of this add-in.',
  ),
  direction(
    'workbench',
    ['core', 'app', 'service', 'excel', 'taskpane', 'sandbox', 'server'],
    'The workbench hosts any add-in through src/host only.',
  ),
  {
    files: ['src/excel/**'],
    rules: {
      'office-addins/call-sync-after-load': 'error',
      'office-addins/call-sync-before-read': 'error',
      'office-addins/load-object-before-read': 'error',
      'office-addins/test-for-null-using-isNullObject': 'error',
      'office-addins/no-context-sync-in-loop': 'error',
      'office-addins/no-empty-load': 'error',
    },
  },
  { files: ['src/server/**', 'src/sandbox/main.ts', 'tools/**'], rules: { 'no-console': 'off' } },
  prettier,
);
