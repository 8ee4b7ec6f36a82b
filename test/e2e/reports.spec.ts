/** Every report of a company with a roster: made through the pane, made again, set up for paper, and exported. */
import { TODAY } from './days';
import { makeReport, pasteRoster, REPORTS, ROSTER } from './sample-roster';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

const PERIOD = { from: ROSTER.monday, to: '2026-12-20' };
const MINUTES_A_DAY = 1440;

/** The hours of the roster’s shifts that begin in the period. */
function hoursOf(rows: readonly string[][], counts: (row: readonly string[]) => boolean): number {
  let hours = 0;
  for (const row of rows.filter(counts)) {
    const [, date = '', from = '', to = '', , , typed] = row;
    const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
    if (date < PERIOD.from || date > PERIOD.to) continue;
    const length = (minutes(to) - minutes(from) + MINUTES_A_DAY) % MINUTES_A_DAY;
    hours += typed === '' ? length / 60 : Number(typed);
  }
  return hours;
}

const read = (workbench: WorkbenchPage, sheet: string) =>
  workbench.page.evaluate((on) => window.workbench.read(on), sheet);

const setupOf = (workbench: WorkbenchPage, sheet: string) =>
  workbench.page.evaluate((on) => window.workbench.pageSetup(on), sheet);

test('every report is made from the sample company, adds up, and is set up for paper', async ({
  workbench,
  page,
}) => {
  await workbench.openWithEverything();
  await workbench.type(3, { FirstName: 'Kwame Kofi' });
  expect(await workbench.push()).toBe('1 stored');
  await workbench.done();
  const roster = await pasteRoster(workbench);
  for (const report of REPORTS) {
    await makeReport(workbench, report, report.isOfToday ? { from: TODAY, to: TODAY } : PERIOD);
    const [[title] = []] = await read(workbench, report.sheet);
    expect.soft(title, report.title).toBe(report.person ? `When ${report.person} works` : report.title);
    const { printArea, footer } = await setupOf(workbench, report.sheet);
    expect.soft(printArea.length, report.title).toBeGreaterThan(0);
    expect.soft(footer['RightFooter'], report.title).toBe('Page &P of &N');
  }

  const hours = await read(workbench, 'Hours');
  const total = hours.find(([label]) => label === 'Total') ?? [];
  const isWork = ([, , , , , reason]: readonly string[]) => reason === '';
  const planned = hoursOf(roster, (row) => isWork(row) && row[0] !== 'Open shift');
  expect(total.filter((cell) => typeof cell === 'number')[0]).toBeCloseTo(planned, 6);
  expect(await page.evaluate(() => window.workbench.charts('Hours').length)).toBe(1);
  expect(await page.evaluate(() => window.workbench.charts('Time-Off Balances').length)).toBe(0);

  const { told, titleRows, breaks } = await setupOf(workbench, 'Schedule');
  expect([told['Orientation'], titleRows?.rows]).toEqual(['Landscape', 1]);
  // All departments are on the same pages.
  expect(breaks.rows).toEqual([]);
  expect(workbench.errors).toEqual([]);
});

test(
  'a report is made again in its worksheet, beside the user’s notes, and exported as a file',
  { tag: '@long' },
  async ({ workbench, page }) => {
    await workbench.openWithEverything();
    await pasteRoster(workbench);
    const [hours] = REPORTS;
    if (!hours) throw new Error('There is no report.');
    await makeReport(workbench, hours, PERIOD);
    const width = Math.max(...(await read(workbench, hours.sheet)).map((row) => row.length));
    const note = `${String.fromCharCode(65 + width + 1)}5`;
    await page.evaluate(([at, on]) => window.workbench.type(at, 'ask Ann', on), [note, hours.sheet] as const);
    await workbench.type(3, { Hours: '100' }, 'Time Blocks');
    const before = JSON.stringify(await read(workbench, hours.sheet));
    await workbench.button(/^Make again/).click();
    await expect.poll(async () => JSON.stringify(await read(workbench, hours.sheet))).not.toBe(before);
    expect((await read(workbench, hours.sheet)).flat()).toContain('ask Ann');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      workbench.button('CSV: By person').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Hours by week and department, By person .*\.csv$/);
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      workbench.button('Save as workbook').click(),
    ]);
    expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
  },
);
