/** The lint rules of the project's own, run by oxlint as `npm run lint` runs them. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'lint-rules-')));
});
afterEach(() => rm(folder, { recursive: true }));

interface Found {
  readonly diagnostics: readonly { readonly filename: string; readonly message: string }[];
}

const OXLINT = path.resolve('node_modules/oxlint/bin/oxlint');
const PLUGIN = path.resolve('tools/lint/plugin.mjs');

/** Writes the files, and runs one rule over them. Gives what it says, file by file, in the order of the files. */
async function lint(
  rule: string,
  options: readonly unknown[],
  files: Record<string, string>,
): Promise<[string, string][]> {
  const config = path.join(folder, 'oxlint.json');
  const rules = { [`shiftsheet/${rule}`]: ['error', ...options] };
  await writeFile(
    config,
    JSON.stringify({ jsPlugins: [PLUGIN], plugins: [], categories: { correctness: 'off' }, rules }),
  );
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, [OXLINT, '-c', config, '--format', 'json'], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    ),
  );
  const { diagnostics } = JSON.parse(printed) as Found;
  return Object.keys(files).flatMap((name) =>
    diagnostics
      .filter(({ filename }) => path.resolve(folder, filename) === path.join(folder, name))
      .map(({ message }): [string, string] => [name, message]),
  );
}

/** Which kind of circle each of the files is in: `a.ts circle`. */
async function complaints(files: Record<string, string>): Promise<string[]> {
  const found = await lint('no-circles', [{ roots: [folder], folders: [folder] }], files);
  return [
    ...new Set(found.map(([name, said]) => `${name} ${said.startsWith('Folders') ? 'folders' : 'circle'}`)),
  ];
}

const inOneFolder = (files: Record<string, string>) =>
  complaints(
    Object.fromEntries(Object.entries(files).map(([name, text]): [string, string] => [`it/${name}`, text])),
  );

test('two files that import each other are a circle, whatever kind of import it is', async () => {
  const kinds = {
    values: `import { b } from './b'; export const a = b;`,
    types: `import type { B } from './b'; export type A = B;`,
    effect: `import './b'; export const a = 1;`,
    reexport: `export { b } from './b';`,
    reexportOfAll: `export * from './b';`,
    typeInPlace: `export type A = import('./b').B;`,
    typeOfWholeFile: `export type A = typeof import('./b');`,
    late: `export const a = () => import('./b');`,
  };
  const back = `import type {} from './a'; export const b = 1; export type B = number;`;
  const files = Object.entries(kinds).flatMap(([kind, text]) => [
    [`${kind}/a.ts`, text],
    [`${kind}/b.ts`, back],
  ]);
  expect(await complaints(Object.fromEntries(files) as Record<string, string>)).toEqual(
    files.map(([name]) => `${name} circle`),
  );
});

test('three files can be a circle too, and each of its imports is reported', async () => {
  const files = { 'a.ts': `import './b';`, 'b.ts': `export * from './c';`, 'c.ts': `void import('./a');` };
  expect(await inOneFolder(files)).toEqual(['it/a.ts circle', 'it/b.ts circle', 'it/c.ts circle']);
});

test('files that import in one direction, and packages, are no circle', async () => {
  const files = {
    'a.ts': `import 'b'; import './b'; import type { C } from './c'; export type A = C;`,
    'b.ts': `import { c } from './c'; export const b = c; // import './a'`,
    'c.ts': `export const c = "import './a'"; export type C = number;`,
  };
  expect(await inOneFolder(files)).toEqual([]);
});

test('two folders that import each other are a circle, even if no two files are', async () => {
  const files = {
    'one/a.ts': `import '../two/a';`,
    'two/a.ts': `export {};`,
    'two/b.ts': `import '../one/b';`,
    'one/b.ts': `export {};`,
  };
  expect(await complaints(files)).toEqual(['one/a.ts folders', 'two/b.ts folders']);
});

test('three folders are a circle too, with any kind of import', async () => {
  const files = {
    'one/a.ts': `export type A = import('../two/a').A;`,
    'two/a.ts': `export type A = number;`,
    'two/b.ts': `void import('../three/a');`,
    'three/a.ts': `export {};`,
    'three/b.ts': `import '../one/b';`,
    'one/b.ts': `export {};`,
  };
  expect(await complaints(files)).toEqual(['one/a.ts folders', 'two/b.ts folders', 'three/b.ts folders']);
});

test('a file beside the folders counts as a folder: imports through it are followed', async () => {
  const files = {
    'one/a.ts': `import '../context';`,
    'context.ts': `import './one/b';`,
    'one/b.ts': `export {};`,
  };
  expect(await complaints(files)).toEqual(['one/a.ts folders', 'context.ts folders']);
});

test('folders that import in one direction are no circle', async () => {
  const files = {
    'one/a.ts': `import '../two/a'; import '../three/a';`,
    'two/a.ts': `import '../three/a';`,
    'three/a.ts': `export {};`,
  };
  expect(await complaints(files)).toEqual([]);
});

test('a folder imports only what its line allows, and the sentence says what to do', async () => {
  const because = 'core is pure: pass the value in.';
  const lines = [
    { folder: 'core', imports: [], because },
    { folder: 'app', imports: ['core'], because: 'app has ports.' },
  ];
  const files = {
    'src/core/a.ts': `import '../app/b'; import './c'; import 'a-package'; export type T = import('../app/b').T;`,
    'src/core/c.ts': `export * from '../app/b'; void import('../app/b');`,
    'src/app/b.ts': `import '../core/c'; import '../excel/d'; export type T = number;`,
    'src/excel/d.ts': `import '../app/b';`,
    'test/a.ts': `import '../src/core/a';`,
  };
  expect(await lint('directions', [lines], files)).toEqual([
    ['src/core/a.ts', because],
    ['src/core/a.ts', because],
    ['src/core/c.ts', because],
    ['src/core/c.ts', because],
    ['src/app/b.ts', 'app has ports.'],
  ]);
});

test('a test that reads a clock is told what to do instead', async () => {
  const clocks = [
    'performance.now()',
    'window.performance.now()',
    "performance.measure('a')",
    'process.cpuUsage()',
    'process.hrtime.bigint()',
    "console.time('a')",
    'Date.now()',
    "Date['now']()",
  ];
  const others = ["performance.getEntriesByName('a')", 'process.cwd()', 'Date.UTC(2026)', 'now()'];
  const found = await lint('no-clocks', [], { 'a.ts': [...clocks, ...others].join(';\n') });
  expect(found).toHaveLength(clocks.length);
  for (const [, said] of found)
    expect(said).toContain('Count the work, or compare two sizes with expectLinear');
});

test('a test that asks which day it is is told to write one', async () => {
  const code = "new Date();\nnew Date(2026, 10, 25);\nnew Date('2026-11-25');\nDate.parse('2026-11-25')";
  const found = await lint('no-clocks', [], { 'a.ts': code });
  expect(found).toEqual([['a.ts', expect.stringContaining('Write a day')]]);
});

test('a value that is named by a particle is found, and a property is not', async () => {
  const values = [
    'const own = 1',
    'const { needs: each } = wanted',
    'const [of] = lists',
    'function both() {}',
    'const rows = lists.map((also) => also)',
    'const first = ({ of = 1 }) => of',
    'const rest = (...each) => each',
  ];
  const others = [
    'const view = { own: 1, both: 2 }',
    'const { of: kind } = asked',
    'const words = Array.of(1)',
  ];
  const found = await lint('no-particles', [], { 'a.ts': [...values, ...others].join(';\n') });
  expect(found).toHaveLength(values.length);
  for (const [, said] of found) expect(said).toContain('Name it by a noun');
});
