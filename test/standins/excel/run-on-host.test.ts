/** `npm run host`, as a person runs it: scripts in a folder of their own, outside the project. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TOOL = resolve(import.meta.dirname, '../../../tools/run-on-host.ts');
const EMPTY_BOOK = { sheets: [{ name: 'Sheet1', visibility: 'Visible', values: [], tables: [] }] };

interface Line {
  readonly file: string;
  readonly ok: boolean;
  readonly error: string | null;
  readonly logged: readonly string[];
  readonly workbook: object;
}

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs scripts, given as texts by file name, in one call of the command; a null script is a file that is missing. */
async function host(
  scripts: Readonly<Record<string, string | null>>,
  ...flags: string[]
): Promise<{ code: number | null; lines: Line[] }> {
  const files = Object.entries(scripts).map(([name, text]) => {
    const file = join(folder, name);
    if (text !== null) writeFileSync(file, text);
    return file;
  });
  const child = spawn(process.execPath, ['--import', 'tsx', TOOL, ...flags, ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.map(({ file }) => file)).toEqual(files);
  return { code, lines };
}

test('each script has a workbook of its own, and its line of output has what it logged and what the workbook holds at the end', async () => {
  const { code, lines } = await host({
    'table.ts': `
      await Excel.run(async (context) => {
        const sheet: Excel.Worksheet = context.workbook.worksheets.add('My data');
        sheet.getRange('B2:C3').values = [['Name', 'Hours'], ['Ada', 7.5]];
        sheet.tables.add('B2:C3', true).name = 'Shifts';
        sheet.visibility = 'Hidden';
        await context.sync();
        console.log('made', { rows: 1 });
        console.warn('careful');
      });`,
    'exported.js': `
      export default async function main() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await Excel.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [[true]];
          await context.sync();
        });
      }`,
    'not-awaited.js': `
      Office.onReady(() => {
        Excel.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [['late']];
          await context.sync();
        });
      });`,
  });
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    {
      ok: true,
      error: null,
      logged: ['made { rows: 1 }', 'careful'],
      workbook: {
        sheets: [
          { name: 'Sheet1', visibility: 'Visible', values: [], tables: [] },
          {
            name: 'My data',
            visibility: 'Hidden',
            values: [
              ['Name', 'Hours'],
              ['Ada', 7.5],
            ],
            tables: [{ name: 'Shifts', address: "'My data'!B2:C3" }],
          },
        ],
      },
    },
    { ok: true, workbook: { sheets: [{ values: [[true]] }] } },
    { ok: true, workbook: { sheets: [{ values: [['late']] }] } },
  ]);
});

test('every failure is a sentence in the output, and the exit code is 1', async () => {
  const { code, lines } = await host({
    'fine.js': 'console.log(1);',
    'missing.js': null,
    'syntax.ts': 'const x = ;',
    'text.js': 'throw "no";',
    'exit.js': 'console.log("before"); process.exit(0);',
    'later.js': 'setTimeout(() => Promise.reject(new Error("too late")), 20);',
    'not-modelled.js': `Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1').getImage();
      await context.sync();
    });`,
    'page.js': `document.getElementById('run').addEventListener('click', () => undefined);`,
    'jquery.js': `$('#run').on('click', () => undefined);`,
    'waits.js': 'export default () => new Promise(() => undefined);',
  });
  expect(code).toBe(1);
  expect(lines.map(({ ok, error, logged }) => [ok, error, logged])).toEqual([
    [true, null, ['1']],
    [false, expect.stringContaining('ERR_MODULE_NOT_FOUND: Cannot find module'), []],
    [false, expect.stringContaining('Unexpected ";"'), []],
    [false, "The script threw 'no'.", []],
    [false, 'The script ended the process (exit code 0).', ['before']],
    [false, 'Error: too late', []],
    [false, 'ApiNotFound: The stand-in for Excel does not model Range.GetImage.', []],
    [false, expect.stringContaining('There is no page here'), []],
    [false, expect.stringContaining('There is no page here'), []],
    [false, 'The script waits for something that never comes.', []],
  ]);
  expect(lines.map(({ workbook }) => workbook)).toEqual(lines.map(() => EMPTY_BOOK));
});

test('a script that does not end is stopped at the limit', async () => {
  const { code, lines } = await host(
    { 'loop.js': 'console.log("begun"); for (;;);', 'timer.js': 'setInterval(() => undefined, 10);' },
    '--limit',
    '1',
  );
  expect(code).toBe(1);
  const error = 'The script was ended: it ran for more than 1 seconds.';
  expect(lines).toMatchObject([
    { ok: false, error, logged: ['begun'], workbook: { sheets: [] } },
    { ok: false, error, logged: [], workbook: EMPTY_BOOK },
  ]);
});

test('--profile runs a script on the Excel of a platform', async () => {
  const script = `console.log(Office.context.requirements.isSetSupported('ExcelApi', '1.15'));`;
  const { lines } = await host({ 'newest.js': script }, '--profile', 'excel2021');
  expect(lines).toMatchObject([{ ok: true, logged: ['false'] }]);
});
