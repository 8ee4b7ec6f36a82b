/** After a push: the log says what was done, and the undo reverts it. */
import { expect, test } from './workbench-test';

const LOG = 'Push Log';

test(
  'a push is logged and undone: updates are restored after a preview, additions are listed',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    const before = (await workbench.sandbox()).users;
    await workbench.tab('Data').click();
    await expect(workbench.button('Undo last push…')).toHaveCount(0);
    await workbench.tab('Home').click();

    await test.step('push two changed users and a new one', async () => {
      const changed = await workbench.rowWith('UserName', 'soconnor');
      await workbench.type(changed.number, { FirstName: 'Sinéad', CellPhone: '0049' });
      const other = await workbench.rowWith('UserName', 'kwamemensah');
      await workbench.type(other.number, { FirstName: 'Kofi' });
      await workbench.typeNew(
        {
          UserName: 'newperson',
          FirstName: 'New',
          LastName: 'Person',
          Email: 'new@harbourlight.example',
          UserType: 'E',
        },
        'Users',
      );
      expect(await workbench.push()).toBe('3 stored');
    });

    await test.step('every field has its line in the log', async () => {
      const lines = (await workbench.rows(LOG)).map(({ cells }) => cells);
      expect(lines.slice(0, 3).map((line) => [line['Field'], line['New'], line['Result']])).toEqual(
        expect.arrayContaining([
          ['First name', 'Sinéad', 'Stored'],
          ['Cell phone', '0049', 'Stored'],
          ['First name', 'Kofi', 'Stored'],
        ]),
      );
      expect(lines.map((line) => String(line['SP']))).not.toContain('');
      expect(lines.every((line) => typeof line['When'] === 'number' && line['When'] > 45_000)).toBe(true);
    });

    await test.step('look at what an undo would do', async () => {
      await workbench.button('Undo last push…').click();
      await expect(workbench.heading(/^Undo the push of /)).toBeVisible();
      await expect(workbench.pane.getByText('Added: can’t be undone')).toBeVisible();
      await expect(workbench.pane.getByText('The service has no delete')).toBeVisible();
      expect(await workbench.accessibilityProblems()).toEqual([]);
      expect((await workbench.sandbox()).users).not.toEqual(before);
    });

    await test.step('put back what was changed, while the sheet is sorted', async () => {
      await workbench.sort('LastName', true);
      await workbench.button('Put 2 rows back').click();
      await expect(workbench.pushedLine).toContainText('2 changes put back');
      const after = (await workbench.sandbox()).users;
      expect(after.filter(({ userName }) => userName !== 'newperson')).toEqual(before);
      const row = await workbench.rowWith('UserName', 'soconnor');
      expect(row.cells).toMatchObject({ FirstName: 'Siobhán', Status: '0' });
    });

    await test.step('the undo is in the log as well', async () => {
      const lines = (await workbench.rows(LOG)).map(({ cells }) => cells);
      expect(lines.at(-1)).toMatchObject({ Result: 'Stored', Code: '0' });
    });
  },
);
