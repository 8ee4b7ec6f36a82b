/** The main job in today's Excel (`?excel=m365`), with what offices have beside it: a colleague, grouped sheets, and calculation by hand. */
import { VARIANTS } from '../../src/standins/excel/hardness';
import { expect, test } from './workbench-test';

test('users are downloaded, edited and pushed, while a colleague types and Excel calculates by hand', async ({
  workbench,
}) => {
  const { page } = workbench;
  await workbench.open('/?excel=m365');
  await workbench.button('Try it with sample data').click();
  await workbench.downloadEverything();

  await test.step('a colleague edits a row, and the user another one', async () => {
    await page.evaluate(() => {
      window.workbench.asColleague(() => window.workbench.type('E4', 'Kofi', 'Users'));
      window.workbench.calculateByHand();
      window.workbench.type('E3', 'Inge', 'Users');
    });
    await workbench.pane.getByText('2 edited').first().waitFor();
  });

  await test.step('both edits are pushed', async () => {
    await workbench.pushButton.click();
    await workbench.result.waitFor();
    expect(await workbench.shownSum()).toBe('2 stored');
    const { users } = await workbench.sandbox();
    expect(users.map(({ firstName }) => firstName)).toEqual(expect.arrayContaining(['Kofi', 'Inge']));
  });
});

test('a download waits while sheets are grouped, and goes on when one sheet is selected', async ({
  workbench,
}) => {
  const { page } = workbench;
  await workbench.open('/?excel=m365');
  await workbench.button('Try it with sample data').click();
  await page.evaluate(() => {
    const { grid } = window.workbench.host;
    const [first] = grid.sheets();
    const second = grid.addSheet('Notes');
    window.workbench.groupSheets(
      first?.name ?? '',
      grid.sheets().find(({ id }) => id === second)?.name ?? 'Notes',
    );
  });
  const downloading = workbench.downloadEverything();
  await workbench.pane.getByText('[Group]').first().waitFor();
  await page.evaluate(() => window.workbench.groupSheets());
  await downloading;
  expect((await workbench.rows('Users')).length).toBe(48);
});

for (const variant of Object.keys(VARIANTS))
  test(
    `users are downloaded, edited and pushed where ${variant}`,
    { tag: '@long' },
    async ({ workbench }) => {
      await workbench.open(`/?${new URLSearchParams({ excel: 'm365', variant }).toString()}`);
      await workbench.button('Try it with sample data').click();
      await workbench.downloadEverything();
      await workbench.type(3, { FirstName: 'Inge' });
      expect(await workbench.push()).toBe('1 stored');
      const { users } = await workbench.sandbox();
      expect(users.map(({ firstName }) => firstName)).toContain('Inge');
    },
  );
