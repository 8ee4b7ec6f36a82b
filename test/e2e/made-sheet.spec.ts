/** A sheet made through Office.js by the pane's own library: what the grid shows of it, and its page set-up. */
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './workbench-test';

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

test(
  'charts are drawn over their cells, and the page layout is kept',
  { tag: '@long' },
  async ({ page, workbench }) => {
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
        const chart = sheet.charts.add('ColumnClustered', sheet.getRange('B2:B4'), 'Columns');
        chart.series.getItemAt(0).setXAxisValues(sheet.getRange('A2:A4'));
        chart.title.text = 'Hours by week';
        chart.setPosition('A6', 'F20');
        const { pageLayout } = sheet;
        pageLayout.set({ orientation: 'Landscape', paperSize: 'A4', zoom: { scale: 80 } });
        pageLayout.headersFooters.defaultForAllPages.rightFooter = 'Page &P of &N';
        await context.sync();
      });
    }, HOURS);
    const chart = page.getByRole('img', { name: 'Chart 1' });
    await expect(chart).toContainText('Hours by week');
    const before = await chart.boundingBox();
    expect(before).toMatchObject({ width: 384, height: 300 });
    expect(await page.evaluate(() => window.workbench.pageSetup('Sheet1'))).toMatchObject({
      told: { Orientation: 'Landscape', PaperSize: 'A4', Zoom: { scale: 80 } },
      footer: { RightFooter: 'Page &P of &N' },
    });
    expect(await page.evaluate(() => window.workbench.charts('Sheet1').map(({ name }) => name))).toEqual([
      'Chart 1',
    ]);

    await page.evaluate(() => window.workbench.type('B2', '260'));
    await expect(chart.locator('text', { hasText: '300' })).toHaveCount(1);
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 60);
    await expect.poll(async () => (await chart.boundingBox())?.y).toBe((before?.y ?? 0) - 60);

    expect(workbench.errors).toEqual([]);
  },
);
