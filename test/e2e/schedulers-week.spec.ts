/** What a scheduler must be able to trust in an ordinary week: no meaning is changed or lost without a word. */
import { dayIn } from './days';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

test.use({ names: 'plain' });

async function paste(workbench: WorkbenchPage, lines: readonly string[]): Promise<void> {
  await workbench.tab('Shifts').click();
  await workbench.button('Paste shifts…').click();
  await workbench.pane.getByLabel('Shifts from another sheet').fill(lines.join('\n'));
}

test(
  'the five ways in which a week can lose its meaning without a word',
  { tag: '@long' },
  async ({ workbench, page }) => {
    const { pane } = workbench;
    await workbench.open();
    await workbench.button('Try it with sample data').click();
    await workbench.notice('Everything is here').waitFor();
    await workbench.jobEnded();
    const days = [0, 1, 2, 3].map((day) => dayIn(6, day));
    const header = ['Name', ...days].join('\t');

    await test.step('a code that is an account becomes time off, and a word that fits nothing is refused', async () => {
      await paste(workbench, [header, 'Ingrid Solberg\t9-17\tU\tU\t9-17']);
      const code = pane.getByLabel('U', { exact: true });
      await code.fill('Ferien');
      await workbench.button('Read the codes').click();
      await expect(
        pane.getByText('“Ferien” is no time of day and no time off of your company.'),
      ).toBeVisible();
      await code.fill('Vacation');
      await workbench.button('Read the codes').click();
      await workbench.button(/^Add 2 shifts/).click();
      await workbench
        .notice('2 shifts added to Time Blocks, 2 days of time off added to Time Off.')
        .waitFor();
      const taken = (await workbench.rows('Time Off')).filter(({ cells }) => cells['Status'] === 'New');
      expect(taken.map(({ cells }) => [cells['Person'], cells['Account'], cells['Amount']])).toEqual([
        ['Ingrid Solberg', 'Vacation', -2],
      ]);
    });

    await test.step('before anything is sent, the pane says that new rows can’t be taken back', async () => {
      await workbench.heading('Check before sending').waitFor();
      await expect(pane.getByText('3 new rows can’t be taken back after the push')).toBeVisible();
      await workbench.sendButton.click();
      await workbench.pushedLine.waitFor();
      await expect(workbench.button('Undo last push…')).toHaveCount(0);
      await workbench.done();
    });

    await test.step('no button gives the shifts of an unknown person to another person along with others', async () => {
      await paste(workbench, [header, 'Zoe van der Berg\t9-17', 'Rosario Martinez\t9-17\t9-17']);
      await expect(pane.getByText('Nobody has this name').first()).toBeVisible();
      await workbench.button(/^Add 3 shifts/).click();
      await workbench.heading('Check before sending').waitFor();
      const all = workbench.button(/^Change all \d+ as suggested/);
      if ((await all.count()) > 0) await all.click();
      const people = (await workbench.rows('Time Blocks')).map(({ cells }) => cells['Person']);
      expect(people.filter((person) => person === 'Rosario Martinez')).toHaveLength(2);
      expect(people.filter((person) => person === 'Zoe van der Berg')).toEqual([]);
      await workbench.button('Back').click();
    });

    await test.step('all days of a time-off transaction warn, and the schedule for the wall shows them', async () => {
      const next = dayIn(7);
      await workbench.typeNew(
        { Person: 'Noa Levi', Account: 'Vacation', EffectiveDate: next, Amount: '-3' },
        'Time Off',
      );
      const shift = { Person: 'Noa Levi', Start: '9', End: '17' };
      for (const day of [0, 1, 2, 3])
        await workbench.typeNew({ ...shift, Date: dayIn(7, day) }, 'Time Blocks');
      await workbench.tab('Home').click();
      await workbench.button(/^Check \d+ rows/).click();
      await workbench.heading('Check before sending').waitFor();
      const warned = (await workbench.rows('Time Blocks')).filter(
        ({ cells }) => cells['Person'] === 'Noa Levi',
      );
      const ofWeek = warned.slice(-4).map(({ cells }) => String(cells['Message']));
      expect(ofWeek.map((message) => /Vacation/.test(message))).toEqual([true, true, true, false]);
      await workbench.button('Back').click();
      await workbench.openReport('Schedule');
      await pane.getByLabel('First day').fill(next);
      await pane.getByLabel('Last day').fill(dayIn(7, 6));
      await workbench.button('Make report').click();
      await workbench
        .notice(/Schedule/)
        .or(pane.getByText('Take out of Excel').first())
        .first()
        .waitFor();
      const cells = (await page.evaluate(() => window.workbench.read('Schedule'))).flat().map(String);
      expect(cells.filter((cell) => /Off\? Vacation/.test(cell)).length).toBeGreaterThanOrEqual(3);
    });
    expect(workbench.errors).toEqual([]);
  },
);
