/** The commands and tests run on Linux, Windows and macOS: common habits that work on one of them only are found here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const SOURCE = /\.(?:tsx?|mjs|js)$/;
const OWN = 'test/any-system.test.ts';

const files = ['src', 'test', 'tools']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => file !== OWN);
const sources = files.filter((file) => SOURCE.test(file)).map((file) => ({ file, code: read(file) }));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What a script in package.json must not have: npm runs it with cmd.exe on Windows. */
const NOT_IN_SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['single quotes, which cmd.exe does not know', /'/],
  ['a variable before a command', /(?:^|&&\s*)\w+=\S/],
  ['the value of a variable', /\$/],
  ['commands of Unix', /(?:^|&&\s*)(?:rm|cp|mv|mkdir|cat|export|bash|sh|test|touch)\b/],
  ['a semicolon between commands', /;/],
  ['a command in the background', /[^&]&(?:[^&]|$)/],
  ['a script that starts by its #! line', /(?:^|&&\s*)\.\//],
];

test.each(NOT_IN_SCRIPTS)('no script of package.json has %s', (_, pattern) => {
  expect(Object.entries(scripts).filter(([, script]) => pattern.test(script))).toEqual([]);
});

/** What code that runs in Node must not have. */
const NOT_IN_CODE: readonly (readonly [string, RegExp])[] = [
  ['takes a path from the address of a file: use fileURLToPath', /import\.meta\.url\)\.pathname/],
  ['names the folder /tmp: use tmpdir() of node:os', /['"`]\/tmp\b/],
  [
    'starts npm or npx without a shell: Windows has npm.cmd',
    /(?:spawn|spawnSync|execFile|execFileSync)\(\s*['"`](?:npm|npx)\b/,
  ],
  ['asks for the variable HOME: use homedir() of node:os', /process\.env(?:\.HOME\b|\['HOME'\])/],
  ['presses Ctrl where macOS has Cmd: use ControlOrMeta', /press\(['"`]Control\+[a-z]['"`]\)/i],
];

test.each(NOT_IN_CODE)('no file %s', (_, pattern) => {
  expect(sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
});

test('each path can be made on Windows, and no two differ in case only', () => {
  expect(files.filter((file) => /[<>:"|?*\\]|[ .](?:\/|$)/.test(file))).toEqual([]);
  expect(files.filter((file) => path.join(root, file).length - root.length > 150)).toEqual([]);
  const lower = files.map((file) => file.toLowerCase());
  expect(files.filter((_, at) => lower.indexOf(lower[at] ?? '') !== at)).toEqual([]);
});

test('Git gives each text the same line ends everywhere', () => {
  expect(read('.gitattributes')).toContain('* text=auto eol=lf');
});

test('the workflow runs the README’s test command on three systems', () => {
  const workflow = read('.github/workflows/test.yml');
  const command = /Run every check.*?```sh\n(.*?)\n```/s.exec(read('README.md'))?.[1] ?? 'none';
  expect(workflow).toContain(`run: ${command}\n`);
  for (const system of ['ubuntu', 'windows', 'macos']) expect(workflow).toContain(`${system}-latest`);
});
