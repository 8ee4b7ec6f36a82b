/** The pane has what its main job needs soon after it has opened: a network that is lost later fails no script. */
import { expect, test } from './workbench-test';

test(
  'a download, an edit, a push and its undo work while every further script is refused',
  { tag: '@long' },
  async ({ workbench }) => {
    const { page } = workbench;
    await workbench.open();
    await page.waitForLoadState('networkidle');
    const refused: string[] = [];
    await page.route('**/*.js', (route) => {
      refused.push(route.request().url());
      return route.abort();
    });

    await workbench.button('Try it with sample data').click();
    await workbench.download('Users');
    const row = await workbench.rowWith('UserName', 'soconnor');
    await workbench.type(row.number, { FirstName: 'Sinéad' });
    expect(await workbench.push()).toBe('1 stored');
    await workbench.tab('Data').click();
    await workbench.button('Undo last push…').click();
    await workbench.button('Put 1 row back').click();
    await expect(workbench.pushedLine).toContainText('1 change put back');
    expect(refused).toEqual([]);
  },
);
