/** Rows that a user has typed below a table, in an Excel whose tables do not grow. */
import { NEW_USER, firstFreeRow, typeRow } from '../world/typing';
import { withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('B12: the pane counts the rows below the table, and its button makes them new rows', async () => {
  world = await withUsers();
  world.workbook.person.setTableGrowth(false);
  const row = firstFreeRow(world, 'Users');
  typeRow(world, 'Users', row, NEW_USER);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ rowsBelow: 1, counts: { rows: 48, added: 0 } });
  await world.app.do({ do: 'include-below', kind: 'users' });
  expect(world.view().notice).toMatchObject({
    tone: 'success',
    title: '1 row below the table is now part of it, on Users.',
  });
  expect(world.view().tables[0]).toMatchObject({ rowsBelow: 0, counts: { rows: 49, added: 1 } });
  await world.app.do({ do: 'include-below', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'info' });
});
