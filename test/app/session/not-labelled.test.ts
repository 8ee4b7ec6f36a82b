/** Excel denies everything until the user has chosen a sensitivity label, or has enabled editing. */
import { excelMessages } from '../../../src/excel/calls/messages';
import { typeUser } from '../world/typing';
import { openWorld, pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const faults = () => world.workbook.host.faults;

test('E4: the opening pane names labels and Enable Editing, and works when the user comes back to it', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  faults().deniesUntilLabelled = true;
  await world.reopenPane();
  expect(world.view().notice).toMatchObject({ tone: 'error', title: excelMessages.notAllowedYet });
  faults().deniesUntilLabelled = false;
  await world.app.look();
  expect(world.view().notice?.title).not.toBe(excelMessages.notAllowedYet);
  expect(world.shownTable('users')?.counts).toMatchObject({ edited: 1 });
  await world.app.do({ do: 'connect-sample' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('E4: a download that Excel denies does not speak of sheet protection', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  faults().deniesUntilLabelled = true;
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toBe(excelMessages.notAllowedYet);
});
