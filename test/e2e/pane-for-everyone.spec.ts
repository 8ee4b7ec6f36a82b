/** Every screen of the pane: what axe-core finds in light and dark mode, and whether the screen fits 320 pixels. */
import path from 'node:path';
import { TODAY } from './days';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

/** `SCREENS=folder` also takes a picture of each screen, narrow and wide, light, dark and in forced colours. */
const SCREENS = process.env['SCREENS'];

/** The narrowest pane of Excel, in pixels; WCAG 1.4.10 wants no sideways scrolling at this width. */
const NARROWEST = 320;

/**
 * Edits that fill every list: two new rows, one of which the check blocks, one edited row, and one that the service refuses.
 */
async function edit(workbench: WorkbenchPage): Promise<void> {
  await workbench.page.evaluate(() => window.workbench.copyRows(4, 2, 50, 'Users'));
  await workbench.type(50, { UserName: 'copiedone', UserType: 'E', Email: 'not an address' });
  await workbench.type(51, { UserName: 'short' });
  await workbench.type(6, { FirstName: 'A rather long first name'.repeat(5) });
}

test(`axe finds nothing on any screen, light or dark, and every screen fits a ${NARROWEST} px pane`, async ({
  workbench,
}) => {
  const { page } = workbench;
  const frame = page.locator('iframe[title="Shiftsheet"]');
  const changeTheme = () => page.getByRole('button', { name: 'Dark' }).click();
  const examine = async (screen: string) => {
    expect.soft(await workbench.accessibilityProblems(), screen).toEqual([]);
    await changeTheme();
    expect.soft(await workbench.accessibilityProblems(), `${screen}, dark`).toEqual([]);
    await changeTheme();
    await frame.evaluate((element, width) => (element.style.width = `${width}px`), NARROWEST);
    const overflow = await workbench.pane
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect.soft(overflow, `${screen} at ${NARROWEST} px`).toBe(0);
    if (SCREENS !== undefined) await takePictures(SCREENS, screen);
    await frame.evaluate((element) => (element.style.width = ''));
  };
  const takePictures = async (folder: string, screen: string) => {
    for (const look of ['light', 'dark', 'forced'] as const)
      for (const width of [NARROWEST, 400]) {
        if (look === 'dark') await changeTheme();
        await page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none' });
        await frame.evaluate((element, wanted) => (element.style.width = `${wanted}px`), width);
        const name = `${screen} ${width} ${look}.png`.replaceAll(' ', '-');
        await frame.screenshot({ path: path.join(folder, name) });
        if (look === 'dark') await changeTheme();
      }
    await page.emulateMedia({ forcedColors: 'none' });
  };
  await workbench.open();
  await examine('connect');
  await workbench.button('Connect').click();
  await examine('connect with mistakes');
  await workbench.button('Try it with sample data').click();
  await workbench.button('Download everything').waitFor();
  await examine('home before a download');
  await workbench.download('Users');
  await examine('home');
  await workbench.makeSheet('Time Blocks');
  await workbench.type(2, { Person: 'mgarcia1', Date: TODAY, Start: '9', End: '17' }, 'Time Blocks');
  await workbench.pane.getByText('1 new').first().waitFor();
  for (const tab of ['Shifts', 'Data']) {
    await workbench.tab(tab).click();
    await examine(tab);
  }
  await workbench.tab('Shifts').click();
  // The week is read after the tab was opened, and the screen is drawn again then.
  await workbench.pane.getByText('in this week').waitFor();
  await workbench.button('Enter time off…').click();
  await workbench.pane.getByLabel('Find a person').fill('maria');
  await examine('time off');
  await workbench.pane.getByRole('radio', { name: 'Maria' }).first().check();
  await workbench.pane.getByLabel('First day').fill(TODAY);
  await workbench.pane.getByLabel('Saturdays and Sundays count too').check();
  await workbench.pane.getByText('1 shift in these days').waitFor();
  await examine('time off with a warning');
  await workbench.button('Back').click();
  await workbench.button('Copy or repeat shifts…').click();
  await workbench.pane.locator('summary', { hasText: 'Pattern' }).click();
  await workbench.pane.locator('summary', { hasText: 'Recurring shifts' }).click();
  await examine('copied and repeated shifts');
  await workbench.button('Back').click();
  await workbench.tab('Data').click();
  await workbench.button('More for Users').click();
  expect.soft(await workbench.accessibilityProblems(), 'an open menu').toEqual([]);
  await workbench.page.keyboard.press('Escape');
  await workbench.tab('Home').click();
  await workbench.button('More for Time Blocks').click();
  await workbench.pane.getByRole('menuitem', { name: 'Columns and views…' }).click();
  await workbench.heading('Columns and views of Time Blocks').waitFor();
  await workbench.pane.getByText('Make a view').click();
  await examine('columns and views');
  await workbench.button('Back').click();
  await workbench.tab('Reports').click();
  await workbench.button('Schedule').waitFor();
  await examine('reports');
  await workbench.button('Schedule').click();
  await workbench.pane.locator('summary', { hasText: 'People' }).click();
  await workbench.pane.getByRole('searchbox', { name: 'Find in the list: People' }).fill('ma');
  await workbench.pane.getByRole('checkbox', { name: 'Maria' }).first().check();
  await examine('report form');
  await workbench.button('Make report').click();
  await workbench.pane.getByText('Take it out of Excel').waitFor();
  await examine('report made');
  await workbench.button(/^Change…: Schedule/).click();
  await workbench.pane.getByLabel('Last day').fill('2020-01-01');
  await examine('report form with a mistake');
  await workbench.button('Back').click();
  await workbench.tab('Home').click();
  await edit(workbench);
  await examine('home with edits');
  await workbench.pushButton.click();
  await workbench.sendButton.waitFor();
  await workbench.pane.getByText('See or change them').click();
  await examine('preview');
  await workbench.passwordsKept.check();
  await workbench.fault({ kind: 'slow', ms: 6000, method: 'updateUsers' });
  await workbench.sendButton.click();
  await workbench.heading('Pushing changes').waitFor();
  await examine('progress');
  await workbench.result.waitFor();
  await examine('result');
  await workbench.done();
  await workbench.menu('Sign out');
  await workbench.button('Reports…').waitFor();
  await examine('connect with tables');
  expect(workbench.errors).toEqual([]);
});
