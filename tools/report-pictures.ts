/**
 * Takes the pictures in docs/scheduler/reports: every report of the sample company, and the schedule as it is printed. `npm run picture`.
 */
import { mkdir } from 'node:fs/promises';
import { daysAfter, mondayOf } from '../src/standins/service/company/days';
import { thisDay } from '../src/standins/service/company/sample-company';
import { makeReport, REPORTS } from '../test/e2e/sample-roster';
import { openWorkbench } from './open-workbench';

const FOLDER = 'docs/scheduler/reports';
const MONDAY = mondayOf(thisDay());
/** This week for the wall, and all weeks that the sample company has planned for the other reports. Changes were pushed today. */
const WEEK = { from: MONDAY, to: daysAfter(MONDAY, 6) };
const PLANNED = { from: daysAfter(MONDAY, -7), to: daysAfter(MONDAY, 13) };

/** The grid draws a change within a few frames. In milliseconds. */
const DRAWN = 800;

const { workbench, close } = await openWorkbench({ width: 1400, height: 800 });
try {
  const { page } = workbench;
  await mkdir(FOLDER, { recursive: true });
  await workbench.button('Try it with sample data').click();
  await workbench.downloadEverything();
  await workbench.type(7, { LastName: 'van ’t Hooft' });
  await workbench.type(9, { Email: 'new@harbourlight.example' });
  await workbench.push();
  await workbench.done();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  for (const report of REPORTS) {
    const period =
      report.sheet === 'Schedule' ? WEEK : report.sheet === 'Changes' ? { from: today, to: today } : PLANNED;
    await makeReport(workbench, report, period);
    await page.waitForTimeout(DRAWN);
    await page.screenshot({ path: `${FOLDER}/${report.sheet.toLowerCase().replaceAll(' ', '-')}.png` });
  }
  for (const sheet of ['Schedule', 'Hours']) {
    const html = await page.evaluate((on) => window.workbench.printView(on), sheet);
    const paper = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 1100, height: 850 } });
    if (!paper) throw new Error('The browser is gone.');
    await paper.setContent(html);
    // The first page of the schedule, and of the other report the last page, which has its chart.
    const pages = paper.locator('section');
    await (sheet === 'Schedule' ? pages.first() : pages.last()).screenshot({
      path: `${FOLDER}/${sheet.toLowerCase()}-printed.png`,
    });
    await mkdir('artifacts', { recursive: true });
    await paper.pdf({ path: `artifacts/${sheet}.pdf`, preferCSSPageSize: true, printBackground: true });
  }
  console.log(`${FOLDER} holds ${REPORTS.length + 2} pictures; the printed pages are in artifacts/.`);
} finally {
  await close();
}
