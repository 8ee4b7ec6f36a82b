/**
 * Runs one Office.js script in this process and writes down what happens: `one-script.ts FILE REPORT SECONDS PROFILE`; no profile
 * is Excel as the reference pages describe it. The script ends when nothing is left to wait for, so that an Excel.run that nobody awaits is finished too.
 */
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';
import { formatAddress, quoteSheetName } from '../../src/standins/excel/address';
import type { Profile } from '../../src/standins/excel/hardness';
import type { Host } from '../../src/standins/excel/host';
import { openWorkbook } from '../../test/office/open-workbook';
import { errorText } from './error-text';
import { loadScript } from './load-script';
import { forbidPage } from './no-page';
import type { Note, WorkbookShot } from './notes';

const [file = '', report = '', limit = '', profile = ''] = process.argv.slice(2);
const seconds = Number(limit);
let firstError: string | null = null;
let isDone = false;

const note = (each: Note): void => appendFileSync(report, `${JSON.stringify(each)}\n`);

/** The first failure is the script's error. */
function fail(sentence: string): void {
  if (firstError !== null) return;
  firstError = sentence;
  note({ kind: 'failed', error: sentence });
}

const failWith = (problem: unknown): void => fail(errorText(problem));

function shotOf({ grid, book }: Host): WorkbookShot {
  const sheets = grid.sheets().map(({ id, name }) => {
    const used = grid.used(id);
    const values = used ? grid.read(id, used).map((line) => line.map((cell) => cell.value)) : [];
    const tables = grid
      .tables()
      .filter((table) => table.sheet === id)
      .map((table) => ({
        name: table.name,
        address: `${quoteSheetName(name)}!${formatAddress(table.area)}`,
      }));
    return { name, visibility: book.sheetInfo(id).visibility, values, tables };
  });
  return { sheets };
}

async function runScript(): Promise<void> {
  const main = await loadScript(file);
  if (typeof main === 'function') await (main as () => unknown)();
}

const { host } = openWorkbook(profile === '' ? {} : { profile: profile as Profile });
forbidPage();
// The script's own lines are recorded. They must not be mixed into the answer.
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[level] = (...parts: unknown[]): void => note({ kind: 'logged', text: format(...parts) });
}

process.on('unhandledRejection', failWith);
process.on('uncaughtException', failWith);
process.on('exit', (code) => {
  if (!isDone) fail(code === 0 ? 'The script waits for something that never comes.' : exitSentence(code));
  note({ kind: 'ended', error: firstError, workbook: shotOf(host) });
});
const realExit = process.exit.bind(process);
process.exit = (code) => {
  fail(exitSentence(code ?? 0));
  return realExit(code);
};
function exitSentence(code: string | number): string {
  return `The script ended the process (exit code ${code}).`;
}
setTimeout(() => {
  fail(`The script was ended: it ran for more than ${seconds} seconds.`);
  realExit(1);
}, seconds * 1000).unref();

note({ kind: 'begun', at: Date.now() });
runScript()
  .catch(failWith)
  .finally(() => (isDone = true));
