/**
 * Excel on the web: each round trip takes 150 ms (`?excel=web`). What a user waits for Excel is counted in round trips, which
 * are the same on a busy machine. The seconds that pass are printed.
 */
import type { Page } from '@playwright/test';
import { DEBOUNCE_MS } from '../../src/app/live-counts';
import { PROFILES } from '../../src/standins/excel/hardness';
import { expect, test } from './workbench-test';

/** In milliseconds. A pane is usable this long after Office.js says that it is ready. */
const USABLE_MS = 2000;
const COUNTED_MS = 1000;
const PUSHED_MS = 5000;

const EDITS = 3;

/** Waits for Excel, one after another, from now on. Gives their sum in milliseconds, and prints what passed. */
async function waiting(page: Page): Promise<(act: string) => Promise<number>> {
  const begun = Date.now();
  const trips = await page.evaluateHandle(() => {
    const counted = { trips: 0 };
    window.workbench.host.faults.afterEachBatch(() => void (counted.trips += 1));
    return counted;
  });
  return async (act) => {
    const passed = Date.now() - begun;
    const count = await trips.evaluate(({ trips: now }) => now);
    expect(count, act).toBeGreaterThan(0);
    process.stdout.write(`${act}: ${count} round trips, ${passed} ms\n`);
    return count * PROFILES.web.roundTripMs;
  };
}

test('with all tables, Excel lets a user wait at most 2 s for the pane, 1 s for the count of an edit, and 5 s for a push', async ({
  workbench,
}) => {
  const { page } = workbench;
  const sample = workbench.button('Try it with sample data');
  await workbench.open('/?excel=web');
  await sample.click();
  await workbench.downloadEverything();

  await test.step('the pane is opened again', async () => {
    const waited = await waiting(page);
    await page.evaluate(() => window.workbench.reloadPane());
    // It is usable when it has read the workbook and is connected.
    await sample.click();
    await workbench.heading('Everything is stored').waitFor();
    expect(await waited('pane opened')).toBeLessThan(USABLE_MS);
  });

  await test.step('cells are typed', async () => {
    // The pane reads the selection when it is usable.
    await workbench.pane
      .getByRole('region', { name: 'Selected row' })
      .getByText(/^row \d/i)
      .waitFor();
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const waited = await waiting(page);
      await page.evaluate((row) => window.workbench.type(`E${row}`, 'Kofi', 'Users'), edit + 2);
      const counted = workbench.pane.getByText(`${edit} edited`).first();
      await counted.waitFor({ timeout: COUNTED_MS * 2 }).catch(async () => {
        // This Excel loses each fifth event. The pane counts again when the user turns from the sheet to it. If it has
        // counted for that reason a moment ago, the user has to turn to it once more.
        await expect(async () => {
          await page.mouse.move(300, 400);
          await workbench.pane.locator('h1, h2').first().hover();
          await counted.waitFor({ timeout: COUNTED_MS });
        }).toPass();
      });
      expect(DEBOUNCE_MS + (await waited('edit counted'))).toBeLessThan(COUNTED_MS);
      // Status is written after the count. It is no part of the next edit.
      await expect
        .poll(async () => (await workbench.rows('Users'))[edit]?.cells['Status'], { timeout: COUNTED_MS * 5 })
        .toBe('Edited');
    }
  });

  await test.step('the edited cells are pushed', async () => {
    const waited = await waiting(page);
    await workbench.pushButton.click();
    await workbench.result.waitFor();
    expect(await waited('edits pushed')).toBeLessThan(PUSHED_MS);
    expect(await workbench.shownSum()).toBe(`${EDITS} stored`);
  });
});
