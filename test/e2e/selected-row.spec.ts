/** The selected row in the pane: it follows the selection, reverts a field, and pushes the row alone. */
import { expect, test } from './workbench-test';

test(
  'the selected row is shown, one of its fields is reverted, and it is pushed alone',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    const panel = workbench.pane.getByRole('region', { name: 'Selected row' });
    const row = await workbench.rowWith('UserName', 'soconnor');
    const other = await workbench.rowWith('UserName', 'isolberg');
    await workbench.type(row.number, { FirstName: 'Sinéad', CellPhone: '0049' });
    await workbench.type(other.number, { FirstName: 'Inga' });

    await test.step('the panel follows the selection', async () => {
      await workbench.select(`A${other.number}`);
      await expect(panel).toContainText('Inga Solberg');
      await workbench.select(`A${row.number}`);
      await expect(panel).toContainText("Sinéad O'Connor");
      await expect(panel).toContainText('Edited');
      await expect(panel.locator('del')).toHaveCount(2);
      expect(await workbench.accessibilityProblems()).toEqual([]);
    });

    await test.step('one field is reverted', async () => {
      await workbench.button('Revert First name').click();
      await expect(panel.locator('del')).toHaveCount(1);
      const { cells } = await workbench.rowWith('UserName', 'soconnor');
      expect([cells['FirstName'], cells['CellPhone']]).toEqual([row.cells['FirstName'], '0049']);
    });

    await test.step('the row is pushed alone, and its history says so', async () => {
      await workbench.jobEnded();
      await workbench.button('Push this row').click();
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toBe('1 stored');
      await workbench.done();
      expect((await workbench.rowWith('UserName', 'isolberg')).cells['FirstName']).toBe('Inga');
      expect(await workbench.writes()).toHaveLength(1);
      await expect(panel).toContainText('Stored');
      await panel.getByText('History').click();
      await expect(panel).toContainText('Cell phone');
    });
  },
);
