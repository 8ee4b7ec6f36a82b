/** The workbook's structure is protected, and the hidden sheet of notes is not there yet. */
import { openingMessages } from '../../../src/app/opening-messages';
import { openWorld, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const noteSheet = () => world.workbook.grid.sheets().find(({ name }) => name === 'Shiftsheet Memory');

const protect = (isOn: boolean) =>
  Excel.run(async (context) => {
    if (isOn) context.workbook.protection.protect();
    else context.workbook.protection.unprotect();
    await context.sync();
  });

/** A workbook as an earlier release left it, without notes. */
const openWithoutNotes = async () => {
  world.workbook.grid.deleteSheet(noteSheet()?.id ?? '');
  await protect(true);
  await world.reopenPane();
};

test('the pane says what is missing, why that matters and what to do, when it opens and when it has connected', async () => {
  await openWithoutNotes();
  expect(world.view().notice).toMatchObject({ tone: 'warning', title: openingMessages.structureProtected });
  await world.app.do({ do: 'connect-sample' });
  const { notice } = world.view();
  expect(`${notice?.title} ${notice?.detail}`).toContain(openingMessages.structureProtected);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
});

test('when the user has lifted the protection, the next download adds the notes, and nothing is said any more', async () => {
  await openWithoutNotes();
  await world.app.do({ do: 'connect-sample' });
  await protect(false);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(noteSheet()).toBeDefined();
  await protect(true);
  await world.reopenPane();
  expect(world.view().notice).toBeUndefined();
});

test('a workbook that Shiftsheet has not worked in gets no such sentence', async () => {
  await world.close();
  world = await openWorld();
  await protect(true);
  await world.reopenConnected();
  expect(world.view().notice?.tone).not.toBe('warning');
});
