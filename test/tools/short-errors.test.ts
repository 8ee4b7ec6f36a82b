import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const entries = Object.values(scripts).flatMap((script) =>
  [...script.matchAll(/tsx (tools\/\S+)/g)].map(([, file = '']) => file),
);

/** A few screens: an error with its stack and with what Office.js says of it. */
const MOST_CHARACTERS = 5000;

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8' });
  return { status, stderr, isShort: stderr.length < MOST_CHARACTERS };
}

test('an error that Office.js throws ends a command with its words, and not with the source of Office.js', () => {
  const command = `
    import './tools/commands/short-errors';
    import { openWorkbook } from './test/office/open-workbook';
    openWorkbook();
    await Excel.run(async (context) => {
      context.workbook.tables.getItem('Nobody').load('name');
      await context.sync();
    });`;
  const { status, stderr, isShort } = run('--input-type=module', '--eval', command);
  expect(stderr).toContain('ItemNotFound');
  expect([status, isShort]).toEqual([1, true]);
});

test('a part of the bench that fails ends `npm run bench` with its words', () => {
  // The count of round trips edits a second person.
  const { status, stderr, isShort } = run('tools/bench/main.ts', 'trips', '--people=1');
  expect(stderr).toContain('Error: the live counts do not show the typed cell');
  expect([status, isShort]).toEqual([1, true]);
});

test.each(entries)('%s prints its errors in this way from its first line on', (file) => {
  expect(/^import .*$/m.exec(readFileSync(file, 'utf8'))?.[0]).toMatch(/commands\/short-errors';$/);
});
