/** Weeks of shifts for the sample company, the same each time: tests and pictures of reports use them. */
import type { WorkbenchPage } from './workbench-page';

interface Staff {
  /** What is typed for each person. */
  readonly people: readonly string[];
  readonly departments: readonly string[];
}

const PATTERNS = [
  ['9:00', '17:00'],
  ['7:00', '15:00'],
  ['15:00', '23:00'],
  ['22:00', '6:00'],
] as const;

const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

/** The columns of the sheet that `rosterRows` fills. */
const ROSTER_COLUMNS = [
  'Person',
  'Date',
  'Start',
  'End',
  'Department',
  'Time-off reason',
  'Hours',
  'Notes',
] as const;

/**
 * Rows of texts in the order of ROSTER_COLUMNS: everybody works five days a week in one department, a tenth has a day off
 * with a reason, some hours are typed, and each day has an open shift.
 */
function rosterRows({ people, departments }: Staff, monday: string, weeks: number): string[][] {
  const rows: string[][] = [];
  for (let day = 0; day < weeks * DAYS_A_WEEK; day += 1) {
    const date = new Date(Date.parse(monday) + day * DAY_MS).toISOString().slice(0, 10);
    people.forEach((person, at) => {
      if ((day + at) % DAYS_A_WEEK > 4) return;
      const department = departments[at % departments.length] ?? '';
      if ((day + at) % 20 === 0) return rows.push([person, date, '9:00', '17:00', '', 'Illness', '', '']);
      const [from, to] = PATTERNS[(at + Math.floor(day / DAYS_A_WEEK)) % PATTERNS.length] ?? PATTERNS[0];
      const hours = (day + at) % 11 === 0 ? '7.5' : '';
      return rows.push([person, date, from, to, department, '', hours, at % 9 === 0 ? 'Keys' : '']);
    });
    const department = departments[day % departments.length] ?? '';
    rows.push(['Open shift', date, '17:00', '22:00', department, '', '', '']);
  }
  return rows;
}

/** The first Monday of the roster, and how many weeks it has. */
export const ROSTER = { monday: '2026-11-23', weeks: 4 } as const;

const DEPARTMENTS = ['Care', 'Kitchen', 'Night Team', 'مطبخ', 'Garden 🌱'];

/**
 * Pastes a roster for all people of the downloaded company into Time Blocks, and one week of it as worked time into
 * Timesheet.
 */
export async function pasteRoster(workbench: WorkbenchPage): Promise<readonly string[][]> {
  for (const sheet of ['Time Blocks', 'Timesheet']) {
    await workbench.makeSheet(sheet);
  }
  const people = (await workbench.rows()).map(({ cells }) => String(cells['UserName']));
  const rows = rosterRows({ people, departments: DEPARTMENTS }, ROSTER.monday, ROSTER.weeks);
  await pasteRows(workbench, 'Time Blocks', rows);
  const worked = rows.filter(([, date = '', , , , reason]) => reason === '' && date < '2026-11-30');
  await pasteRows(workbench, 'Timesheet', worked);
  return rows;
}

async function pasteRows(
  workbench: WorkbenchPage,
  sheet: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const headers = await workbench.headers(sheet);
  // Columns are pasted one by one: the sheet has others between them.
  for (const [at, column] of ROSTER_COLUMNS.entries()) {
    const address = await workbench.address(column, 2, sheet);
    if (!headers.includes(column)) throw new Error(`${sheet} has no column ${column}.`);
    const text = rows.map((cells) => cells[at] ?? '').join('\n');
    await workbench.page.evaluate(([to, pasted, on]) => window.workbench.paste(to, pasted, on), [
      address,
      text,
      sheet,
    ] as const);
  }
}

/** A report as the pane offers it, and what its form needs besides the period. */
export interface AskedReport {
  /** It has what was done today, not what is planned. */
  readonly isOfToday?: true;
  readonly title: string;
  /** The first name of its worksheet. */
  readonly sheet: string;
  readonly person?: string;
}

/** Every report that the pane offers. */
export const REPORTS: readonly AskedReport[] = [
  { title: 'Hours by week and department', sheet: 'Hours' },
  { title: 'Schedule', sheet: 'Schedule' },
  { title: 'Coverage by hour', sheet: 'Coverage' },
  { title: 'Open shifts', sheet: 'Open Shifts' },
  { title: 'Who works when', sheet: 'Who Works When', person: 'Ingrid Solberg' },
  { title: 'Time-off balances', sheet: 'Time-Off Balances' },
  { title: 'Time-off calendar', sheet: 'Time-Off Calendar' },
  { title: 'Qualification matrix', sheet: 'Qualification Matrix' },
  { title: 'Changes pushed', sheet: 'Changes', isOfToday: true },
];

/** Makes one report through the pane's form, from the home screen or the reports screen. */
export async function makeReport(
  workbench: WorkbenchPage,
  { title, person }: AskedReport,
  period: { readonly from: string; readonly to: string },
): Promise<void> {
  const { pane } = workbench;
  if ((await workbench.heading('Reports').count()) === 0) await workbench.tab('Reports').click();
  await pane.getByRole('button', { name: title, exact: true }).click();
  if ((await pane.getByLabel('First day').count()) > 0) {
    await pane.getByLabel('First day').fill(period.from);
    await pane.getByLabel('Last day').fill(period.to);
  }
  if (person !== undefined) {
    await pane.getByLabel('Find a person').fill(person);
    await pane.getByLabel(person, { exact: true }).check();
  }
  await workbench.button('Make report').click();
  await workbench.notice('is ready, on the sheet').waitFor();
}
