/** Ten everyday tasks: how many clicks in the pane each takes. */
import type { Locator } from '@playwright/test';
import { expect, test } from './workbench-test';

/** The clicks of each task. What is typed or pasted does not count. */
const CLICKS = {
  'Change three e-mails and a name': 1,
  'Paste a week with two misspelt names': 6,
  'Copy a week to the next': 5,
  'Move a shift': 1,
  'Enter time off': 1,
  'Add an employee': 3,
  'Make a schedule and export it': 4,
  'Undo the push': 2,
  'Resolve a conflict': 2,
  'Go on after the session has ended': 2,
} as const;

/** Counts clicks. What is typed into cells or boxes is no click. */
class Clicks {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** The number since the last call. */
  taken(): number {
    const { count } = this;
    this.count = 0;
    return count;
  }
}

test(
  'each everyday task takes as many clicks as are listed here',
  { tag: '@long' },
  async ({ workbench, page, server }) => {
    const clicks = new Clicks();
    const { pane } = workbench;
    const taken = (task: keyof typeof CLICKS) => expect.soft(clicks.taken(), task).toBe(CLICKS[task]);
    const week = ['Name', 'Mon 7 Dec 2026', 'Tue 8 Dec 2026', 'Wed 9 Dec 2026'].join('\t');
    await workbench.openWithEverything();

    await test.step('change three e-mails and a name', async () => {
      for (const row of [3, 4, 5]) await workbench.type(row, { Email: `new${row}@harbourlight.example` });
      await workbench.type(6, { FirstName: 'Sinéad' });
      await clicks.on(workbench.pushButton);
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toBe('4 stored');
      taken('Change three e-mails and a name');
    });

    await test.step('undo', async () => {
      await clicks.on(workbench.button('Undo last push…'));
      await clicks.on(workbench.button(/^Put \d rows back/));
      await workbench.pushedLine.filter({ hasText: 'changes put back' }).waitFor();
      taken('Undo the push');
      await workbench.done();
    });

    await test.step('paste a week with two misspellings', async () => {
      await clicks.on(workbench.tab('Shifts'));
      await clicks.on(workbench.button('Paste shifts…'));
      const rows = [
        ['Kwame Mensa', '9-17', '', '9-17'],
        ['Ingrid Solberk', '', '7-15', '7-15'],
      ];
      await pane
        .getByLabel('Shifts from another sheet')
        .fill([week, ...rows.map((row) => row.join('\t'))].join('\n'));
      await clicks.on(workbench.button('Kwame Mensa → Kwame Mensah'));
      await clicks.on(workbench.button('Ingrid Solberk → Ingrid Solberg'));
      await clicks.on(workbench.button('Add 4 shifts to Time Blocks'));
      await workbench.heading('Check before sending').waitFor();
      await clicks.on(workbench.sendButton);
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toContain('4 ');
      taken('Paste a week with two misspelt names');
      await workbench.done();
    });

    await test.step('copy a week', async () => {
      await clicks.on(workbench.tab('Shifts'));
      await clicks.on(workbench.button('Copy or repeat shifts…'));
      await pane.getByLabel('From the week of').fill('2026-12-07');
      await pane.getByLabel('To the week of').fill('2026-12-14');
      await clicks.on(workbench.button('Copy the week'));
      await workbench.notice(/copied to/).waitFor();
      await clicks.on(workbench.tab('Home'));
      await clicks.on(workbench.pushButton);
      await workbench.result.waitFor();
      taken('Copy a week to the next');
      await workbench.done();
    });

    await test.step('move a shift', async () => {
      await workbench.type(2, { Start: '10', End: '18' }, 'Time Blocks');
      await clicks.on(workbench.pushButton);
      await workbench.result.waitFor();
      taken('Move a shift');
      await workbench.done();
    });

    await test.step('enter time off', async () => {
      await workbench.typeNew(
        { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '-1' },
        'Time Off',
      );
      await clicks.on(workbench.pushButton);
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toBe('1 stored');
      taken('Enter time off');
      await workbench.done();
    });

    await test.step('add an employee', async () => {
      await workbench.typeNew(
        {
          UserName: 'newperson',
          FirstName: 'New',
          LastName: 'Person',
          Email: 'new@harbourlight.example',
          UserType: 'Employee',
        },
        'Users',
      );
      await clicks.on(workbench.pushButton);
      await workbench.heading('Check before sending').waitFor();
      await clicks.on(workbench.passwordsKept);
      await clicks.on(workbench.sendButton);
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toBe('1 stored');
      taken('Add an employee');
      await workbench.done();
    });

    await test.step('a colleague changed the same field', async () => {
      const { number, cells } = await workbench.rowWith('UserName', 'soconnor');
      await workbench.type(number, { LastName: 'Mine' });
      await workbench.storeElsewhere('updateUsers', {
        Key: 'UserID',
        KeyVal: String(cells['UserID']),
        LastName: 'Theirs',
      });
      await clicks.on(workbench.pushButton);
      await clicks.on(workbench.button(/^Take theirs/).first());
      await workbench.notice(/the sheet now shows their values/).waitFor();
      taken('Resolve a conflict');
      await workbench.done();
    });

    await test.step('the session is over', async () => {
      const { number } = await workbench.rowWith('UserName', 'kwamemensah');
      await workbench.type(number, { FirstName: 'Kwame Kofi' });
      await workbench.fault({ kind: 'status', status: 401, method: 'updateUsers', after: 0 });
      await clicks.on(workbench.pushButton);
      const field = pane.getByRole('textbox', { name: 'New session ID' });
      await field.waitFor();
      const address = await page.request.get(new URL('/sandbox/address', server.url).href);
      const { sessionId } = (await address.json()) as { sessionId: string };
      await field.fill(sessionId);
      await clicks.on(workbench.button('Go on'));
      await workbench.result.waitFor();
      taken('Go on after the session has ended');
      await workbench.done();
    });

    await test.step('make and export a schedule', async () => {
      await clicks.on(workbench.tab('Reports'));
      await clicks.on(workbench.button('Schedule'));
      await pane.getByLabel('First day').fill('2026-12-07');
      await pane.getByLabel('Last day').fill('2026-12-13');
      await clicks.on(workbench.button('Make report'));
      await pane.getByText('Take it out of Excel').waitFor();
      const download = page.waitForEvent('download');
      await clicks.on(workbench.button('Save as workbook'));
      await download;
      taken('Make a schedule and export it');
    });
  },
);
