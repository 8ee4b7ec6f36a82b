/** A sheet made through Office.js by the pane's own library: what the grid and the printed page show of it. */
import { expect, test } from './workbench-test';
import type { Frame, Page } from '@playwright/test';

const HOURS = [
  ['Week', 'Bar', 'Kitchen'],
  ['W45', 120, 80],
  ['W46', 90, 100],
  ['W47', 60, 110],
];

/** The pane's frame, after Office.js has loaded. */
async function officeFrame(page: Page): Promise<Frame> {
  const frame = page.frames().find((each) => each.url().includes('taskpane'));
  if (!frame) throw new Error('There is no pane.');
  await frame.waitForFunction(() => typeof Excel !== 'undefined');
  return frame;
}

test('charts are drawn over their cells, and the printed pages follow the page layout', async ({
  page,
  workbench,
}) => {
  await workbench.open();
  const office = await officeFrame(page);
  await office.evaluate(async (hours) => {
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      sheet.getRange('A1:C4').values = hours;
      sheet.getRange('E1:G1').merge();
      sheet.showGridlines = false;
      const { colorScale } = sheet.getRange('B2:C4').conditionalFormats.add('ColorScale');
      colorScale.criteria = {
        minimum: { type: 'LowestValue', color: '#FFFFFF' },
        maximum: { type: 'HighestValue', color: '#FF0000' },
      };
      const chart = sheet.charts.add('ColumnStacked', sheet.getRange('A1:C4'), 'Columns');
      chart.title.text = 'Hours by week';
      chart.setPosition('A6', 'F20');
      const { pageLayout } = sheet;
      pageLayout.set({ orientation: 'Landscape', paperSize: 'A4', zoom: { horizontalFitToPages: 1 } });
      pageLayout.headersFooters.defaultForAllPages.rightFooter = 'Page &P of &N';
      await context.sync();
    });
  }, HOURS);
  const chart = page.getByRole('img', { name: 'Chart 1' });
  await expect(chart).toContainText('Hours by week');
  const before = await chart.boundingBox();
  expect(before).toMatchObject({ width: 384, height: 300 });
  expect(await page.evaluate(() => window.workbench.pageSetup('Sheet1').orientation)).toBe('Landscape');
  expect(await page.evaluate(() => window.workbench.charts('Sheet1').map(({ name }) => name))).toEqual([
    'Chart 1',
  ]);

  await page.evaluate(() => window.workbench.type('B2', '260'));
  await expect(chart.locator('text', { hasText: '400' })).toHaveCount(1);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await chart.boundingBox())?.y).toBe((before?.y ?? 0) - 60);

  const html = await page.evaluate(() => window.workbench.printView('Sheet1'));
  const paper = await page.context().newPage();
  await paper.setContent(html);
  await expect(paper.locator('section')).toHaveCount(1);
  await expect(paper.getByText('Page 1 of 1')).toBeVisible();
  const pdf = (await paper.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox ?\[0 0 841\.9\d* 594\.9\d*\]/g)).toHaveLength(1);
  expect(workbench.errors).toEqual([]);
});
