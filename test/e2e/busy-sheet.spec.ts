/** A sheet that its user goes on working in, or has changed: a push waits, finds its way, or says what to do. */
import { expect, test } from './workbench-test';

test.beforeEach(({ workbench }) => workbench.openWithUsers());

test('a cell that is being edited while a push writes: the pane asks to finish, and the answer still comes', async ({
  workbench,
}) => {
  const { page } = workbench;
  await workbench.type(6, { FirstName: 'Sinéad' });
  await workbench.fault({ kind: 'slow', ms: 500, method: 'updateUsers' });
  await workbench.startPush();
  await expect.poll(async () => (await workbench.writes()).length).toBe(1);
  await page.evaluate(() => {
    window.workbench.select('G9', 'Users');
    window.workbench.beginCellEdit();
  });
  await expect(workbench.pane.getByText('Finish typing in the cell').first()).toBeVisible({
    timeout: 15_000,
  });
  await page.evaluate(() => window.workbench.endCellEdit());
  await expect
    .poll(async () => (await workbench.rowWith('UserName', 'soconnor')).cells, { timeout: 20_000 })
    .toMatchObject({ FirstName: 'Sinéad', Status: '0' });
});

test('a renamed column is known by its id: its edit is counted and sent, and its new header stays', async ({
  workbench,
}) => {
  await workbench.type(6, { FirstName: 'Sinéad' });
  await workbench.page.evaluate(() => window.workbench.renameColumn('Users', 'FirstName', 'Vorname'));
  expect(await workbench.push()).toBe('Planned 1 = 1 stored + 0 refused + 0 unknown + 0 not sent');
  expect((await workbench.rowWith('UserName', 'soconnor')).cells).toMatchObject({
    Status: '0',
    Vorname: 'Sinéad',
  });
  expect((await workbench.writes())[0]?.items).toEqual([
    { Key: 'UserID', KeyVal: '1005', FirstName: 'Sinéad' },
  ]);
});

test('a deleted column stops its table with a sentence, and the push goes on when Ctrl+Z brings it back', async ({
  workbench,
}) => {
  await workbench.type(6, { LastName: 'O’Connor-Byrne' });
  const { page } = workbench;
  await page.evaluate(() => window.workbench.deleteColumn('E', 'Users'));
  await expect(
    workbench.pane.getByText('The table on Users has no column "FirstName" any more.').first(),
  ).toBeVisible();
  await page.evaluate(() => window.workbench.undo());
  await workbench.button('Push changes').waitFor();
  expect(await workbench.push()).toBe('Planned 1 = 1 stored + 0 refused + 0 unknown + 0 not sent');
});

test('a column of the user’s own in the middle stays, and nothing of it is sent', async ({ workbench }) => {
  await workbench.page.evaluate(() => window.workbench.insertColumn('E', 'Nickname', 'Users'));
  await workbench.type(6, { Nickname: 'Shiv', LastName: 'O’Connor-Byrne' });
  expect(await workbench.push()).toBe('Planned 1 = 1 stored + 0 refused + 0 unknown + 0 not sent');
  expect((await workbench.rowWith('UserName', 'soconnor')).cells).toMatchObject({
    Status: '0',
    Nickname: 'Shiv',
    LastName: 'O’Connor-Byrne',
  });
  expect((await workbench.writes())[0]?.items).toEqual([
    { Key: 'UserID', KeyVal: '1005', LastName: 'O’Connor-Byrne' },
  ]);
});

test('a table that is deleted before the push sends nothing and says what to do', async ({ workbench }) => {
  await workbench.type(6, { FirstName: 'Sinéad' });
  await workbench.button('Look first').click();
  await workbench.sendButton.waitFor();
  await workbench.page.evaluate(() => window.workbench.deleteTable('Users'));
  await workbench.sendButton.click();
  await expect(workbench.notice('There is no table of users in this workbook')).toBeVisible();
  expect(await workbench.writes()).toEqual([]);
});
