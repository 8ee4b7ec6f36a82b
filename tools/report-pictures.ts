/**
 * Takes the pictures in docs/scheduler/reports: every report of the sample company, and the chart of the hours. `npm run picture`.
 */
import './commands/short-errors';
import { mkdir } from 'node:fs/promises';
import { sampleDaysAfter, sampleMonday } from '../src/standins/service/company/roster';
import { thisDay } from '../src/standins/service/company/sample-company';
import { makeReport, REPORTS } from '../test/e2e/sample-roster';
import { openWorkbench } from './open-workbench';

const FOLDER = 'docs/scheduler/reports';
const MONDAY = sampleMonday(thisDay());
/** This week for the wall, and all weeks that the sample company has planned for the other reports. Changes were pushed today. */
const WEEK = { from: MONDAY, to: sampleDaysAfter(MONDAY, 6) };
const PLANNED = { from: sampleDaysAfter(MONDAY, -7), to: sampleDaysAfter(MONDAY, 13) };

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
  // The chart is right of the table and is wider than the part of the grid that the other pictures show.
  await page.setViewportSize({ width: 2000, height: 800 });
  await page.evaluate(() => window.workbench.select('A1', 'Hours'));
  await page.waitForTimeout(DRAWN);
  // The picture of the chart gets its new room with the next act in the grid.
  await page.evaluate(() => window.workbench.select('A2', 'Hours'));
  await page.waitForTimeout(DRAWN);
  const clip = await page.getByRole('img', { name: /^Shiftsheet/ }).boundingBox();
  await page.screenshot({ path: `${FOLDER}/hours-chart.png`, ...(clip && { clip }) });
  console.log(`${FOLDER} holds ${REPORTS.length + 1} pictures.`);
} finally {
  await close();
}
