/**
 * The first path without a desktop: `npm run demo`. Opens the sample company, edits and copies some of them (one in a way that the
 * service refuses), sorts the table while the answers are on their way, and reads the users again. Prints what was sent and
 * answered for each row, and writes screenshots and tables into `artifacts/`. Exits with 0 only if every row shows the expected
 * status.
 */
import './commands/short-errors';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import type { WorkbenchPage } from '../test/e2e/workbench-page';
import { openWorkbench } from './open-workbench';

const ARTIFACTS = 'artifacts';

/** Time for the sort while the sandbox delays its answer, in milliseconds. */
const ANSWER_DELAY = 1500;

interface Expected {
  readonly userName: string;
  readonly action: 'update' | 'add' | 'left behind';
  readonly status: string;
}

/** One row of the printed table. */
interface Answer {
  readonly row: string;
  readonly action: string;
  readonly sent: string;
  readonly expected: string;
  readonly status: string;
  readonly message: string;
}

/** The sandbox's code for an invalid e-mail address. */
const BAD_EMAIL = '113';

const EXPECTED: readonly Expected[] = [
  { userName: 'kwamemensah', action: 'update', status: '0' },
  { userName: 'rthooft', action: 'update', status: '0' },
  { userName: 'copiedone', action: 'add', status: '0' },
  { userName: 'copiedtwo', action: 'add', status: BAD_EMAIL },
  { userName: 'copiedthree', action: 'add', status: '0' },
  { userName: 'isolberg', action: 'left behind', status: 'Fix' },
];

/** What is typed by keyboard. */
const TYPED = [
  { column: 'FirstName', row: 3, text: 'Kwame Kofi' },
  { column: 'CellPhone', row: 7, text: '0049 30 0123' },
];

/** Wide enough that each cell that is typed into is visible: the spreadsheet's editor needs that. */
const VIEWPORT = { width: 1720, height: 768 };

async function demo(): Promise<boolean> {
  await rm(ARTIFACTS, { recursive: true, force: true });
  await mkdir(ARTIFACTS, { recursive: true });
  const { workbench, close } = await openWorkbench(VIEWPORT);
  try {
    await connectAndDownload(workbench);
    await edit(workbench);
    await pushAndSort(workbench);
    const answers = await answersOf(workbench);
    await keepTable(answers, 'answers.csv');
    console.table(answers);
    const wrong = answers.filter(({ expected, status }) => expected !== status);
    for (const { row, expected, status } of wrong)
      console.error(`${row}: the status should be "${expected}" and is "${status}".`);
    for (const error of workbench.errors) console.error(`The page logged an error: ${error}`);
    return wrong.length === 0 && workbench.errors.length === 0;
  } finally {
    await close();
  }
}

async function connectAndDownload(workbench: WorkbenchPage): Promise<void> {
  await picture(workbench, '1-open');
  await workbench.button('Try it with sample data').click();
  await workbench.notice('Everything is here').waitFor();
  await workbench.jobEnded();
  await picture(workbench, '2-connected');
  await workbench.select('B2');
  const users = await keepUsers(workbench, 'users-downloaded.csv');
  say(`Downloaded ${users} users.`);
  await picture(workbench, '3-downloaded');
}

async function edit(workbench: WorkbenchPage): Promise<void> {
  const { page } = workbench;
  await workbench.focusGrid();
  for (const { column, row, text } of TYPED)
    await workbench.typeByKeyboard(await workbench.address(column, row), text);
  const rows = await workbench.rows();
  for (const { column, row, text } of TYPED) {
    const held = rows.find(({ number }) => number === row)?.cells[column];
    if (held !== text)
      throw new Error(`${column} in row ${row} should hold "${text}" and holds "${String(held)}".`);
  }
  await page.evaluate(() => window.workbench.copyRows(4, 3, 50, 'Users'));
  await workbench.type(50, { UserName: 'copiedone', UserType: 'E' });
  await workbench.type(51, { UserName: 'copiedtwo', UserType: 'Employee', Email: 'not an address' });
  await workbench.type(52, { UserName: 'copiedthree', UserType: 'Manager' });
  // This field needs a number. The check does not send to the service what is certainly wrong.
  await workbench.type(2, { ExternalID: 'none' });
  await workbench.sort('LastName', true);
  await workbench.pane.getByText('copied rows will be added').waitFor();
  say('Edited three rows, copied three, and sorted by last name.');
  await picture(workbench, '4-edited');
}

async function pushAndSort(workbench: WorkbenchPage): Promise<void> {
  await workbench.pushButton.click();
  await workbench.passwordsKept.check();
  say(`Preview: ${await workbench.shownSum()}.`);
  await picture(workbench, '5-preview');
  await workbench.fault({ kind: 'slow', ms: ANSWER_DELAY, method: 'addUsers' });
  await workbench.sendButton.click();
  while (!(await workbench.writes()).some(({ method }) => method === 'addUsers'))
    await workbench.page.waitForTimeout(50);
  await workbench.sort('UserName', false);
  say('Sorted by user name while the answers were on their way.');
  await picture(workbench, '6-pushing');
  await workbench.button('Done').waitFor();
  say(`Result: ${await workbench.shownSum()}.`);
  await picture(workbench, '7-result');
  await keepUsers(workbench, 'users-pushed.csv');
}

/** What was sent and answered for each row that was edited. */
async function answersOf(workbench: WorkbenchPage): Promise<Answer[]> {
  const sent = (await workbench.writes()).flatMap(({ items }) => items ?? []) as Record<string, unknown>[];
  const rows = await workbench.rows();
  return EXPECTED.map(({ userName, action, status }) => {
    const row = rows.find(({ cells }) => cells['UserName'] === userName);
    const key = String(row?.cells['UserID'] ?? '');
    const item = sent.find(({ KeyVal, UserName }) => UserName === userName || KeyVal === key);
    return {
      row: `${row ? `row ${row.number}` : 'missing'} ${userName}`,
      action,
      sent: Object.keys(item ?? {})
        .filter((field) => field !== 'Key' && field !== 'KeyVal')
        .join(' '),
      expected: status,
      status: String(row?.cells['Status'] ?? ''),
      message: String(row?.cells['Message'] ?? ''),
    };
  });
}

async function picture(workbench: WorkbenchPage, name: string): Promise<void> {
  await workbench.page.screenshot({ path: path.join(ARTIFACTS, `${name}.png`) });
}

/** Writes the table Users as it is into a file. Returns the number of its rows. */
async function keepUsers(workbench: WorkbenchPage, file: string): Promise<number> {
  const rows = await workbench.rows();
  await keepTable(
    rows.map(({ cells }) => cells),
    file,
  );
  return rows.length;
}

async function keepTable(rows: readonly object[], file: string): Promise<void> {
  await writeFile(path.join(ARTIFACTS, file), `${Papa.unparse([...rows])}\r\n`);
}

function say(line: string): void {
  console.log(line);
}

try {
  const allAsExpected = await demo();
  say(
    allAsExpected
      ? 'Every row shows the status that it should. Pictures and tables are in artifacts/.'
      : 'Not every row shows the status that it should. Pictures and tables are in artifacts/.',
  );
  process.exitCode = allAsExpected ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
