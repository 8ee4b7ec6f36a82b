/** Backups in a browser: a file is saved, the workbook is lost, and the file brings the shifts into a new one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './workbench-test';

/** `SCREENS=folder` also takes pictures of the screen. */
const SCREENS = process.env['SCREENS'];

const NARROWEST = 320;
const SHEET = 'Time Blocks';
const SHIFT = { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9', End: '5:30p' };

test(
  'a lost workbook comes back from a saved backup, and a list is taken over',
  { tag: '@long' },
  async ({ workbench, page }) => {
    const { pane } = workbench;
    const frame = page.locator('iframe[title="Shiftsheet"]');
    const examine = async (screen: string) => {
      expect.soft(await workbench.accessibilityProblems(), screen).toEqual([]);
      if (SCREENS !== undefined)
        await frame.screenshot({ path: path.join(SCREENS, `${screen}.png`.replaceAll(' ', '-')) });
      await frame.evaluate((element, width) => (element.style.width = `${width}px`), NARROWEST);
      const overflow = await pane.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect.soft(overflow, `${screen} at ${NARROWEST} px`).toBe(0);
      if (SCREENS !== undefined)
        await frame.screenshot({ path: path.join(SCREENS, `${screen} 320.png`.replaceAll(' ', '-')) });
      await frame.evaluate((element) => (element.style.width = ''));
    };

    await workbench.openWithEverything();
    await workbench.makeSheet(SHEET);
    await workbench.typeNew(SHIFT, SHEET);
    await workbench.tab('Home').click();
    await workbench.push();
    await workbench.done();
    await pane.getByText('No backup yet: only this workbook knows 1 shift.').waitFor();
    await examine('home with a backup line');
    await workbench.button('Keep shifts safe…').click();
    await examine('keep safe');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      workbench.button('Back up records').click(),
    ]);
    const saved = readFileSync(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toMatch(/^Shiftsheet backup .*\.json$/);
    await pane.getByText('Last backup: less than a day ago; nothing pushed since.').waitFor();
    await examine('backed up');

    await workbench.open();
    await workbench.button('Try it with sample data').click();
    await workbench.tab('Data').click();
    await workbench.button('Bring shifts back…').click();
    const choose = (accept: string) => pane.locator(`input[type=file][accept^="${accept}"]`);
    const upload = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await choose('.json').setInputFiles(upload('shifts.csv', 'Person;Start'));
    await pane.getByText('This file is no backup of Shiftsheet.').waitFor();
    await choose('.json').setInputFiles(upload('backup.json', saved));
    await pane.getByText('1 row, 1 to bring in').waitFor();
    await examine('backup chosen');
    await workbench.button('Bring in 1 row').click();
    await workbench.notice('1 row brought in.').waitFor();
    await workbench.jobEnded();
    expect(await workbench.rows(SHEET)).toMatchObject([{ cells: { Person: 'Ingrid Solberg', Status: '' } }]);

    await workbench.button('Keep shifts safe…').click();
    await pane
      .getByRole('textbox', { name: 'List' })
      .fill('External ID\tPerson\n00123\tIngrid Solberg\n\tKwame Mensah\n');
    await workbench.button('Read the list').click();
    await pane.getByText('1 shift can be taken over into Time Blocks.').waitFor();
    await pane.getByText('1 line is left out').click();
    await examine('list read');
    await workbench.button('Take over 1 shift').click();
    await workbench.notice('1 row taken over into Time Blocks.').waitFor();
    await workbench.jobEnded();
    expect((await workbench.rows(SHEET)).at(-1)).toMatchObject({
      cells: {
        Status: '',
        Message: '',
      },
    });
  },
);
