/** Excel does not give the workbook's memory when the pane reads it. */
import { typeInto } from '../world/typing';
import { withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('if the memory can’t be read at first, no row of the workbook shows as new', async () => {
  world = await withUsers();
  typeInto(world, 'Users', 'FirstName', 5, 'Mine');
  await world.workbook.eventsDelivered();
  // The first batch is the closing pane's own.
  world.workbook.host.faults.failBatch('GeneralException', { nth: 2 });
  await world.reopenPane();
  expect(world.view().notice).toMatchObject({ tone: 'error' });
  const before = world.users();
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().tables[0]?.counts).toMatchObject({ added: 0, edited: 1 });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 1, left: 0 });
  expect(world.users().map((row) => row['FirstName'])).toEqual(before.map((row) => row['FirstName']));
});
