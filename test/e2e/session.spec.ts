/** If a session ends during a push, the pane asks for another, the push continues, and each row is stored once. */
import { expect, test } from './workbench-test';

const ROWS = 300;

test.use({ users: ROWS });

test(
  'a push of 300 rows whose session ends half-way is completed with a new session ID',
  { tag: '@long' },
  async ({ workbench, server, page }) => {
    await workbench.openWithUsers();
    const column = (await workbench.address('FirstName', 2)).replace('2', '');
    await page.evaluate(
      ([letter, rows]) => {
        for (let row = 2; row < rows + 2; row += 1) window.workbench.type(`${letter}${row}`, 'Once', 'Users');
      },
      [column, ROWS] as const,
    );
    await workbench.fault({ kind: 'status', status: 401, method: 'updateUsers', after: 2 });
    await workbench.pushButton.click();
    await workbench.pane.getByRole('checkbox', { name: 'Yes, change all these rows' }).check();
    await workbench.sendButton.click();

    const field = workbench.pane.getByRole('textbox', { name: 'New session ID' });
    await expect(field).toBeVisible();
    // Fluent changes a button's colours gradually.
    await expect.poll(() => workbench.accessibilityProblems()).toEqual([]);
    await field.fill('not-the-right-one');
    await field.press('Enter');
    await expect(workbench.pane.getByText('This session ID does not work either')).toBeVisible();
    const address = await page.request.get(new URL('/sandbox/address', server.url).href);
    const { sessionId } = (await address.json()) as { sessionId: string };
    await field.fill(sessionId);
    await workbench.button('Go on').click();

    await workbench.result.waitFor();
    expect(await workbench.shownSum()).toBe(`${ROWS} stored`);
    const { users } = await workbench.sandbox();
    expect(users.filter((user) => user['firstName'] === 'Once')).toHaveLength(ROWS);
  },
);
