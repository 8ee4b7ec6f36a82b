/** The tour as a visitor does it: each step is ticked when it was done, and F6 goes from part to part. */
import axe from 'axe-core';
import { expect, test } from './workbench-test';

// The tour begins open in a wide window.
test.use({ viewport: { width: 1400, height: 800 }, names: 'plain' });

test('the five steps of the tour are ticked as a visitor does them', async ({ workbench }) => {
  const { page, pane } = workbench;
  await workbench.open();
  const tour = page.getByRole('complementary', { name: 'Tour' });
  const steps = tour.getByRole('listitem');
  /** The first steps are ticked, and no other one is. */
  const areDone = (count: number) =>
    expect(steps).toContainText([1, 2, 3, 4, 5].map((step) => (step <= count ? 'Done' : `Step ${step}`)));
  await areDone(0);

  await workbench.button('Try it with sample data').click();
  await workbench.notice('Everything is here').waitFor();
  await workbench.jobEnded();
  await areDone(1);
  await workbench.button('Check all sheets').click();
  await pane.getByText('Stored, and to be checked').waitFor();
  await workbench.button('Back').click();
  const twice = await workbench.rowWith('Start', 13 / 24, 'Time Blocks');
  await workbench.type(twice.number, { Person: 'Open shift' }, 'Time Blocks');
  await areDone(2);
  await workbench.button('Push 1 change').click();
  await areDone(3);
  await workbench.tab('Shifts').click();
  await workbench.button('Paste shifts…').click();
  await workbench.button('Paste the sample roster').click();
  await workbench.button(/^Add \d+ shifts/).click();
  await areDone(4);
  await workbench.jobEnded();
  await workbench.button(/^Back/).first().click();
  await workbench.openReport('Schedule');
  await workbench.button('Make report').click();
  await areDone(5);
  await expect(tour).toContainText('That was the main job.');

  await page.evaluate(axe.source);
  const wrong = () =>
    page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('#tour');
      return violations.map(({ id }) => id);
    });
  expect(await wrong()).toEqual([]);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await wrong()).toEqual([]);
  // In a narrow window the tour is a strip above the sheet.
  await page.setViewportSize({ width: 1000, height: 700 });
  expect(await wrong()).toEqual([]);
  const { width } = (await tour.boundingBox()) ?? {};
  expect(width).toBe(1000);
  // Without the tour, the sheet and the pane fill the window below its bar.
  await page.getByRole('button', { name: 'Close the tour' }).click();
  for (const part of ['#grid', '#dock']) {
    const { y = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
    expect(y + height).toBe(700);
    expect(height).toBeGreaterThan(600);
  }
});

test('F6 goes from part to part, and a closed tour stays closed', async ({ workbench }) => {
  const { page } = workbench;
  await workbench.open();
  const focusedPart = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('#bar, #tour, #grid, #dock')?.id;
    });
  await page.getByRole('button', { name: 'Dark' }).focus();
  for (const [part, ring] of [
    ['tour', null],
    ['grid', 'Spreadsheet'],
    ['dock', 'Shiftsheet'],
    ['bar', null],
  ]) {
    await page.keyboard.press('F6');
    await expect.poll(focusedPart).toBe(part);
    const ringed = await page.evaluate(() => document.querySelector('.reached')?.ariaLabel ?? null);
    expect(ringed).toBe(ring);
  }
  await page.keyboard.press('Shift+F6');
  await expect.poll(focusedPart).toBe('dock');

  await page.getByRole('button', { name: 'Close the tour' }).click();
  await workbench.open();
  await expect(page.getByRole('complementary', { name: 'Tour' })).toBeHidden();
  await page.getByRole('button', { name: 'Tour' }).click();
  await expect(page.getByRole('complementary', { name: 'Tour' })).toBeVisible();
});
