/** The tour as a visitor does it: each step is ticked when it was done, and F6 goes from part to part. */
import type { Locator } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './workbench-test';

// The tour begins open in a wide window.
test.use({ viewport: { width: 1400, height: 800 }, names: 'plain' });

test('the five steps of the tour are ticked as a visitor does them', async ({ workbench }) => {
  const { page, pane } = workbench;
  await workbench.open();
  const tour = page.getByRole('complementary', { name: 'Tour' });
  const steps = tour.getByRole('listitem');
  const isDone = (step: Locator) => expect(step).toContainText('Done', { timeout: 30_000 });
  await expect(steps).toHaveCount(5);
  await expect(tour).not.toContainText('Done');

  await workbench.button('Try it with sample data').click();
  await workbench.button('Download everything').click();
  await isDone(steps.nth(0));
  await workbench.jobEnded();
  await workbench.type(2, { Email: 'new@example.org' }, 'Users');
  await isDone(steps.nth(1));
  await workbench.button('Push 1 change').click();
  await isDone(steps.nth(2));
  await workbench.button('Done').click();
  await workbench.tab('Shifts').click();
  await workbench
    .button(/^Paste shifts/)
    .first()
    .click();
  await workbench.button('Paste the sample roster').click();
  await workbench.button(/^Add \d+ shifts/).click();
  await isDone(steps.nth(3));
  await workbench.jobEnded();
  await workbench.button(/^Back/).first().click();
  await workbench.tab('Reports').click();
  await pane
    .getByRole('button', { name: /Schedule/ })
    .first()
    .click();
  await workbench.button('Make report').click();
  await isDone(steps.nth(4));
  await expect(tour).toContainText('That was the main job.');

  await page.evaluate(axe.source);
  const wrong = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('#tour');
    return violations.map(({ id }) => id);
  });
  expect(wrong).toEqual([]);
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
  for (const part of ['tour', 'grid', 'dock', 'bar']) {
    await page.keyboard.press('F6');
    await expect.poll(focusedPart).toBe(part);
  }
  await page.keyboard.press('Shift+F6');
  await expect.poll(focusedPart).toBe('dock');

  await page.getByRole('button', { name: 'Close the tour' }).click();
  await workbench.open();
  await expect(page.getByRole('complementary', { name: 'Tour' })).toBeHidden();
  await page.getByRole('button', { name: 'Tour' }).click();
  await expect(page.getByRole('complementary', { name: 'Tour' })).toBeVisible();
});
