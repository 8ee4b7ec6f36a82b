/** The pane knows whose sheet is in front: it hears Excel's events, and asks whenever it reads the tables. */
import { openWorld, withEverything, withUsers } from './world/world';

const A_MINUTE = 60_000;

test.each([
  ['the active table follows the sheet that the user brings to the front', false],
  ['E11: where Excel does not tell which sheet comes to the front, it follows the selection', true],
])('%s', async (_, dropsActivated) => {
  const world = await withEverything({ workbook: { hardness: { dropsActivated } } });
  expect(world.view().active).toBe('users');
  world.workbook.person.select('A1', 'Departments');
  await world.workbook.eventsDelivered();
  expect(world.view().active).toBe('departments');
  world.workbook.person.select('A1', 'Sheet1');
  await world.workbook.eventsDelivered();
  expect(world.view().active).toBeUndefined();
  await world.close();
});

test('a pane that opens on a workbook with tables knows the active one', async () => {
  const world = await withEverything();
  world.workbook.person.select('A1', 'Tasks');
  await world.reopenPane();
  expect(world.view().active).toBe('tasks');
  await world.close();
});

test('events: a sheet whose event was lost is found when the user looks at the pane', async () => {
  const world = await withUsers({ workbook: { hardness: { dropsEventEach: 1 } } });
  expect(world.view().active).toBe('users');
  world.workbook.person.select('A1', 'Sheet1');
  await world.workbook.eventsDelivered();
  expect(world.view().active).toBe('users');
  world.passTime(A_MINUTE);
  await world.app.look();
  expect(world.view().active).toBeUndefined();
  await world.close();
});

test('a table is brought to the front from the pane, also if the event is lost', async () => {
  const world = await withEverything({ workbook: { hardness: { dropsEventEach: 1 } } });
  await world.app.do({ do: 'show-table', kind: 'tasks' });
  expect(world.workbook.grid.activeSheet()).toBe(sheetId(world, 'Tasks'));
  expect(world.view().active).toBe('tasks');
  await world.close();
});

test('after everything was downloaded, Users is in front', async () => {
  const world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  expect(world.workbook.grid.activeSheet()).toBe(sheetId(world, 'Users'));
  await world.close();
});

test('after everything else was downloaded, Time Blocks is in front if the workbook has it', async () => {
  const world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await world.app.do({ do: 'download' });
  expect(world.workbook.grid.activeSheet()).toBe(sheetId(world, 'Time Blocks'));
  expect(world.view().active).toBe('time-blocks');
  await world.close();
});

test('a download that makes no sheet leaves the user where they are', async () => {
  const world = await withEverything();
  world.workbook.person.select('B3', 'Tasks');
  await world.app.do({ do: 'download' });
  expect(world.view().active).toBe('tasks');
  await world.close();
});

function sheetId({ workbook }: Awaited<ReturnType<typeof openWorld>>, name: string): string | undefined {
  return workbook.grid.sheets().find((sheet) => sheet.name === name)?.id;
}
