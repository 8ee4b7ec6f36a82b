/** A sheet that the user is working in, or has changed: a push waits, finds its cells, or says what to do. */
import { expect, test } from './workbench-test';

test.beforeEach(({ workbench }) => workbench.openWithUsers());

test(
  'if a cell is being edited while a push writes, the pane asks the user to finish, and the answer is written afterwards',
  { tag: '@long' },
  async ({ workbench }) => {
    const { page } = workbench;
    await workbench.type(6, { FirstName: 'Sinéad' });
    await workbench.fault({ kind: 'slow', ms: 500, method: 'updateUsers' });
    await workbench.startPush();
    await expect.poll(async () => (await workbench.writes()).length).toBe(1);
    await page.evaluate(() => {
      window.workbench.select('G9', 'Users');
      window.workbench.beginCellEdit();
    });
    await expect(workbench.pane.getByText('Finish typing in the cell').first()).toBeVisible();
    await page.evaluate(() => window.workbench.endCellEdit());
    await expect
      .poll(async () => (await workbench.rowWith('UserName', 'soconnor')).cells)
      .toMatchObject({ FirstName: 'Sinéad', Status: '0' });
  },
);

test(
  'columns: a renamed one is found, the user’s own stays, and a deleted one stops the push',
  { tag: '@long' },
  async ({ workbench }) => {
    const { page } = workbench;
    const ONE_STORED = '1 stored';
    const row = async () => (await workbench.rowWith('UserName', 'soconnor')).cells;
    const lastSent = async () => (await workbench.writes()).at(-1)?.items;
    await test.step('a renamed column', async () => {
      await workbench.type(6, { FirstName: 'Sinéad' });
      await page.evaluate(() => window.workbench.renameColumn('Users', 'First name', 'Vorname'));
      expect(await workbench.push()).toBe(ONE_STORED);
      expect(await row()).toMatchObject({ Status: '0', Vorname: 'Sinéad' });
      expect(await lastSent()).toEqual([{ Key: 'UserID', KeyVal: '1005', FirstName: 'Sinéad' }]);
      await workbench.done();
    });
    await test.step('a column of the user’s own in the middle', async () => {
      await page.evaluate(() => window.workbench.insertColumn('E', 'Nickname', 'Users'));
      await workbench.type(6, { Nickname: 'Shiv', LastName: 'O’Connor-Byrne' });
      expect(await workbench.push()).toBe(ONE_STORED);
      expect(await row()).toMatchObject({ Status: '0', Nickname: 'Shiv', LastName: 'O’Connor-Byrne' });
      expect(await lastSent()).toEqual([{ Key: 'UserID', KeyVal: '1005', LastName: 'O’Connor-Byrne' }]);
      await workbench.done();
    });
    await test.step('a deleted column, until Ctrl+Z brings it back', async () => {
      await workbench.type(6, { LastName: 'O’Connor' });
      await page.evaluate(() => window.workbench.deleteColumn('F', 'Users'));
      await expect(
        workbench.pane.getByText('The table on Users has no column "First name" any more.').first(),
      ).toBeVisible();
      await page.evaluate(() => window.workbench.undo());
      await workbench.pushButton.waitFor();
      expect(await workbench.push()).toBe(ONE_STORED);
      await workbench.done();
    });
    await test.step('a table that is deleted before the push', async () => {
      await workbench.type(6, { LastName: 'O’Brien' });
      await workbench.type(7, { Email: 'no address' });
      await workbench.pushButton.click();
      await workbench.sendButton.waitFor();
      const sent = await workbench.writes();
      await page.evaluate(() => window.workbench.deleteTable('Users'));
      // If the pane has noticed the change already, it offers another check in place of "Send".
      await workbench.sendButton.or(workbench.button('Check again')).click();
      await expect(workbench.notice('There is no table of users in this workbook')).toBeVisible();
      expect(await workbench.writes()).toEqual(sent);
    });
  },
);
