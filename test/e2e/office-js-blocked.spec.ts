/** Networks that block Microsoft's Office.js: the pane says so, and which address is to be allowed. */
import { expect, test } from './workbench-test';

/** The pane as Office itself would ask for it, so Office.js is to come from Microsoft. */
const PANE = 'taskpane.html?_host_Info=Excel$Win32$16.01$en-US';
const OFFICE_JS = 'https://appsforoffice.microsoft.com/**';

test('if Office.js is refused, the pane names the address to allow', async ({ page }) => {
  await page.route(OFFICE_JS, (route) => route.abort('connectionrefused'));
  await page.goto(PANE);
  await expect(page.getByRole('heading')).toHaveText('Microsoft’s Office.js is blocked');
  await expect(page.locator('main p')).toHaveText(
    'Shiftsheet needs Office.js from https://appsforoffice.microsoft.com, and it did not load. Ask your administrator to allow this address in your network, then choose “Load again”. Nothing in your workbook was touched.',
  );
  await expect(page.getByText('starting')).toHaveCount(0);
});

test('if a page of the network comes in place of Office.js, the pane says the same, in German too', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.route(OFFICE_JS, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Blocked' }));
  await page.goto(server.url + PANE);
  await expect(page.getByRole('heading')).toHaveText('Microsofts Office.js ist blockiert');
  await context.close();
});

test('while Office.js does not answer, the pane shows that it is starting, and later what it waits for', async ({
  page,
}) => {
  await page.route(OFFICE_JS, () => undefined); // never answered
  await page.goto(PANE, { waitUntil: 'commit' });
  await expect(page.getByText('Shiftsheet is starting…')).toBeVisible();
  // The browser has drawn it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const waitsFor = page.getByText('allow https://appsforoffice.microsoft.com');
  await page.evaluate(() => {
    for (const each of document.getAnimations()) {
      each.pause();
      each.currentTime = 0;
    }
  });
  await expect(waitsFor).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(waitsFor).toBeVisible();
});

test('E6: if Excel does not answer, the pane loads itself again twice, and then offers to; the network is not named', async ({
  page,
}) => {
  await page.clock.install();
  const body = 'globalThis.Office = { onReady: () => new Promise(() => undefined) };';
  await page.route(OFFICE_JS, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(PANE);
  for (const load of [1, 2, 3]) {
    await expect.poll(() => loads).toBe(load);
    await expect(page.getByText('Shiftsheet is starting…')).toBeVisible();
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(page.getByText('allow https://appsforoffice.microsoft.com')).toBeHidden();
    await page.clock.fastForward(6_000);
  }
  await expect(page.getByRole('heading')).toHaveText('Excel has not connected Shiftsheet');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => loads).toBe(4);
});
