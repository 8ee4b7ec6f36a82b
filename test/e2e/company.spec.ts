/**
 * A workbook of one company that is connected to another: nothing is sent until the user chooses a sentence that names both.
 */
import { startCaller } from '../standins/service/caller';
import { expect, test } from './workbench-test';

const OTHER_USERS = 20;

test(
  'a workbook of one company asks, with a sentence that names both companies, before it is used for another',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    const own = (await workbench.sandbox()).users;
    const other = await startCaller({ users: OTHER_USERS });
    const writes = async () =>
      (await other.state()).calls.filter(({ method }) => !String(method).startsWith('get'));
    try {
      await workbench.type(2, { FirstName: 'Not for them' });
      await workbench.menu('Sign out');
      await workbench.pane.getByRole('textbox', { name: 'Service address' }).fill(other.baseUrl);
      await workbench.pane.getByRole('textbox', { name: 'Session ID' }).fill(other.sessionId);
      await workbench.pane.getByRole('textbox', { name: 'SP' }).fill(other.sp);
      await workbench.button('Connect').click();
      await expect(workbench.pane.getByText('Live', { exact: true })).toBeVisible();
      await workbench.pushButton.click();

      const question = workbench.pane.getByRole('region', { name: 'Another company' });
      const sentences = question.getByText(/came from https:.*\(SP \d+\)\. I want .*http:.*\(SP \d+\)/);
      await expect(sentences).toHaveCount(2);
      await expect.poll(() => workbench.accessibilityProblems()).toEqual([]);
      expect(await writes()).toEqual([]);
      await question.getByRole('radio').nth(1).check();
      await workbench.button('Continue').click();
      await expect.poll(async () => (await workbench.rows()).length).toBe(OTHER_USERS);
      expect(await writes()).toEqual([]);
      expect((await workbench.sandbox()).users).toEqual(own);
    } finally {
      await other.close();
    }
  },
);
