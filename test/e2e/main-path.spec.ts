/** The main path: users are downloaded, edited and pushed, and each row gets its answer. */
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

/** The sandbox's code for an invalid e-mail address. */
const BAD_EMAIL = '113';

/** Sheet columns and the sandbox's names for the same fields: every field that a read returns. */
const FIELDS = {
  UserID: 'userId',
  UserName: 'userName',
  FirstName: 'firstName',
  LastName: 'lastName',
  Email: 'email',
  HomePhone: 'homePhone',
  WorkPhone: 'workPhone',
  CellPhone: 'cellPhone',
  ExternalID: 'externalId',
} as const;

/** Users as texts by field, sorted by UserID, to compare sheet and sandbox. */
async function inSheet(workbench: WorkbenchPage, except: readonly string[]): Promise<unknown[]> {
  const rows = (await workbench.rows()).filter(({ cells }) => !except.includes(String(cells['UserName'])));
  return rows
    .map(({ cells }) => Object.keys(FIELDS).map((column) => String(cells[column] ?? '')))
    .sort(byFirst);
}

async function inSandbox(workbench: WorkbenchPage): Promise<unknown[]> {
  const { users } = await workbench.sandbox();
  return users
    .map((user) => Object.values(FIELDS).map((field) => String((user[field] as string | number) ?? '')))
    .sort(byFirst);
}

const byFirst = (a: readonly string[], b: readonly string[]) => Number(a[0]) - Number(b[0]);

test('edited, copied and refused rows get their own answers, also when the table is sorted during the push', async ({
  workbench,
}) => {
  const { page } = workbench;
  await workbench.openWithUsers();
  const before = await workbench.rows();
  await workbench.focusGrid();

  await test.step('type over a name, copy three rows below and change them', async () => {
    await workbench.typeByKeyboard('E3', 'Kwame Kofi');
    await workbench.select('A4:Q6');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('mgarcia1');
    await workbench.select('A50');
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(async () => (await workbench.rows()).length).toBe(51);
    for (const [row, userName, type] of [
      [50, 'copiedone', 'E'],
      [51, 'copiedtwo', 'Employee'],
      [52, 'copiedthree', 'Manager'],
    ] as const) {
      await workbench.typeByKeyboard(`D${row}`, userName);
      await workbench.typeByKeyboard(`H${row}`, type);
    }
    await workbench.typeByKeyboard('G51', 'not an address');
    await workbench.typeByKeyboard('D8', 'short');
    await expect(workbench.pane.getByText('3 copied rows will be added')).toBeVisible();
  });

  await test.step('sort, check and look at what would go', async () => {
    await workbench.sort('LastName', true);
    await workbench.pushButton.click();
    await expect(workbench.heading('Check before sending')).toBeVisible();
    expect(await workbench.shownSum()).toBe('3 new users and 1 change to 1 user');
    await expect(workbench.sendButton).toHaveAttribute('aria-disabled', 'true');
    await workbench.sendButton.click({ force: true });
    expect(await workbench.writes()).toEqual([]);
    await workbench.passwordsKept.check();
  });

  await test.step('send, and sort again while the answers are on their way', async () => {
    await workbench.fault({ kind: 'slow', ms: 700, times: 2, method: 'addUsers' });
    await workbench.sendButton.click();
    await expect.poll(async () => (await workbench.writes()).at(-1)?.method).toBe('addUsers');
    await workbench.sort('UserName', false);
    await workbench.result.waitFor();
  });

  await test.step('every row shows its own answer', async () => {
    expect(await workbench.shownSum()).toBe('3 stored, 1 refused');
    const stored = { Status: '0', Message: expect.stringMatching(/^Stored /) as unknown };
    expect((await workbench.rowWith('UserName', 'kwamemensah')).cells).toMatchObject({
      ...stored,
      FirstName: 'Kwame Kofi',
    });
    for (const name of ['copiedone', 'copiedthree']) {
      const { cells } = await workbench.rowWith('UserName', name);
      expect(cells).toMatchObject(stored);
      expect(Number(cells['UserID'])).toBeGreaterThan(1048);
    }
    expect((await workbench.rowWith('UserName', 'copiedtwo')).cells).toMatchObject({
      Status: BAD_EMAIL,
      Message: 'Email is not an e-mail address',
      UserID: '',
    });
    expect((await workbench.rowWith('UserName', 'short')).cells).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining('User name "short"'),
    });
    expect((await workbench.rowWith('UserName', 'mgarcia1')).cells).toEqual(before[2]?.cells);
  });

  await test.step('what the sheet says is what the service holds, field by field', async () => {
    // "short" was not sent: the service has the user's old name.
    expect(await inSheet(workbench, ['copiedtwo', 'short'])).toEqual(
      (await inSandbox(workbench)).filter((user) => (user as string[])[1] !== 'jmueller'),
    );
    const items = (await workbench.writes()).map(({ method, items }) => [method, items?.length]);
    expect(items).toEqual([
      ['updateUsers', 1],
      ['addUsers', 3],
    ]);
  });

  await test.step('the refused row is mended and pushed alone', async () => {
    await workbench.done();
    const { number } = await workbench.rowWith('UserName', 'copiedtwo');
    await workbench.type(number, { Email: 'copied.two@harbourlight.example' });
    expect(await workbench.push()).toBe('1 stored');
    expect((await workbench.rowWith('UserName', 'copiedtwo')).cells['Status']).toBe('0');
  });
  expect(workbench.errors).toEqual([]);
});

test('a person without a mouse downloads, edits, undoes, edits again, pushes and closes the result', async ({
  workbench,
}) => {
  const { page } = workbench;
  await workbench.open();
  const press = async (name: string | RegExp) => {
    await tabTo(workbench, name);
    await page.keyboard.press('Enter');
  };
  await workbench.heading(/Keep your schedule/).focus();
  await press('Try it with sample data');
  await workbench.tab('Home').waitFor();
  // The arrow keys move among the tabs, and Enter opens one.
  await workbench.heading('Nothing is downloaded yet').focus();
  // Between the tabs and the heading is the notice that says which company is connected.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(workbench.tab('Home')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await press('More sheets…');
  await press('Download Users');
  await workbench.notice('48 users downloaded').waitFor();
  await workbench.jobEnded();
  await workbench.tab('Data').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await workbench.focusGrid();
  await workbench.typeByKeyboard('E3', 'Kwamina');
  // The first Ctrl+Z takes back what Shiftsheet has written into Status, the second one what was typed.
  const cells = async () => (await workbench.rows())[1]?.cells;
  await expect.poll(async () => (await cells())?.['Status']).toBe('Edited');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(cells).toMatchObject({ Status: '', FirstName: 'Kwamina' });
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(cells).toMatchObject({ Status: '', FirstName: 'Kwame' });
  await workbench.heading('Everything is stored').focus();
  await press('Check all sheets');
  await workbench.notice('Nothing to push: no row of users is new or edited.').waitFor();
  expect(await workbench.writes()).toEqual([]);
  await workbench.focusGrid();
  await workbench.typeByKeyboard('F3', 'Mensah-Addo');
  // The counts and the button appear a moment after the typing.
  await workbench.pushButton.waitFor();
  await workbench.heading('1 change ready').focus();
  await press('Push 1 change');
  await workbench.pushedLine.filter({ hasText: 'The row is stored' }).waitFor();
  await expect(workbench.heading('Everything is stored')).toBeVisible();
  // The line stands before the heading, on which the focus is.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(workbench.pushedLine).toHaveCount(0);
  expect((await workbench.rowWith('UserName', 'kwamemensah')).cells).toMatchObject({
    Status: '0',
    LastName: 'Mensah-Addo',
  });
  // The address of each call has the session ID. The pane's scripts can't read it from the browser's list of requests.
  const withSession = page
    .frames()
    .map((frame) =>
      frame.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.toLowerCase().includes('sessionid')).length,
      ),
    );
  expect((await Promise.all(withSession)).reduce((one, other) => one + other, 0)).toBe(0);
});

/** Presses Tab until the button has the focus. */
async function tabTo(workbench: WorkbenchPage, name: string | RegExp): Promise<void> {
  const button = workbench.button(name).or(workbench.pane.locator('summary', { hasText: name }));
  for (let presses = 0; presses < 30; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await workbench.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the button ${String(name)}.`);
}
