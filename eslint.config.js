import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import officeAddins from 'eslint-plugin-office-addins';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { noCircles } from './tools/lint/no-circles.mjs';

/** Which folder of src may import which others. The sentence says what to do instead. */
const onlyImports = (folder, others, message) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...others].map((name) => `./${name}`),
  message,
});

const DIRECTIONS = [
  onlyImports('core', [], 'core is pure and imports nothing of the rest: pass the value in.'),
  onlyImports('app', ['core'], 'app knows the world through its ports: add to src/app/ports.ts.'),
  onlyImports('service', ['core', 'app'], 'service implements the Service port only.'),
  onlyImports('excel', ['core', 'app'], 'excel implements the Workbook port only.'),
  onlyImports(
    'taskpane',
    ['core', 'app', 'service', 'excel'],
    'The pane ships to users: stand-ins must not reach it.',
  ),
  onlyImports('server', ['standins/service'], 'The local server serves pages and the stand-in service.'),
  onlyImports(
    'standins/service',
    [],
    'The stand-in service shares no code with the client: a mistake on both sides would pass every test.',
  ),
  onlyImports(
    'standins/excel',
    [],
    'The stand-in Excel answers Office.js alone; it knows nothing of this add-in.',
  ),
  onlyImports(
    'standins/workbench',
    ['standins/excel'],
    'The workbench hosts any add-in through src/standins/excel only.',
  ),
];

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
  {
    ignores: ['dist', 'dist-workbench', 'hosted', '.cache', 'artifacts', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX, 'office-addins': officeAddins },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: DIRECTIONS }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'src/core/**',
      'src/app/**',
      'src/service/**',
      'src/excel/**',
      'src/taskpane/**',
      'src/standins/**',
    ],
    plugins: { shiftsheet: { rules: { 'no-circles': noCircles } } },
    rules: {
      'shiftsheet/no-circles': [
        'error',
        {
          roots: ['src/core', 'src/app', 'src/service', 'src/excel', 'src/taskpane', 'src/standins'],
          folders: ['src/core', 'src/app', 'src/excel', 'src/standins/excel', 'src/standins/service'],
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
  { files: ['src/server/**', 'src/standins/service/main.ts', 'tools/**'], rules: { 'no-console': 'off' } },
  prettier,
);
