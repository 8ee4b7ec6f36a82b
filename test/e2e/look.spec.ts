import { expect, test } from './workbench-test';
test.use({ names: 'plain', viewport: { width: 1300, height: 1000 } });
test('look', async ({ workbench, page }) => {
  const { pane } = workbench;
  await workbench.open();
  await workbench.button('Try it with sample data').click();
  await workbench.notice('Everything is here').waitFor({ timeout: 60_000 });
  await workbench.jobEnded();
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` });
  await workbench.tab('Shifts').click();
  await page.waitForTimeout(1000);
  await shot('1-shifts');
  await workbench.button('Check the week').click();
  await pane.getByRole('heading', { name: /Check the week/ }).waitFor();
  await page.waitForTimeout(500);
  await shot('2-check');
  await workbench.button('Rules…').click();
  await page.waitForTimeout(500);
  await pane
    .getByLabel('Numbers for rest and hours')
    .selectOption('eu')
    .catch(() => undefined);
  await page.waitForTimeout(300);
  await shot('3-rules');
  await workbench.button('Save rules').click();
  await page.waitForTimeout(1500);
  await shot('4-check-eu');
  await workbench.button('Later').click();
  await page.waitForTimeout(800);
  await shot('5-next');
  await pane
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
    .catch(() => undefined);
  await page.waitForTimeout(300);
  await shot('6-accept');
  await workbench.button('Rules…').click();
  await workbench.button('Make the sheet People limits').click();
  await page.waitForTimeout(2500);
  await shot('7-limits');
  console.log(workbench.errors);
});
