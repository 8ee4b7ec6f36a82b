/** What the user can take back with Ctrl+Z: Excel forgets it when a file is saved from a pane. */
import { until } from '../../runner/until';
import { storedTimeOff } from '../world/service';
import { addRow, addUser, HOLIDAY, typeUser } from '../world/typing';
import { withUsers, type World } from '../world/world';

const FILE = 'https://company.example/Shared/Staff.xlsx';
const TYPED = { ...HOLIDAY, Description: 'Sent under AutoSave' };

let world: World;
afterEach(() => world.close());

const saves = () => world.workbook.host.book.saves;

test('B4: a push of edits saves the file before it sends, so that nothing typed is lost if Excel ends, and when it is done', async () => {
  world = await withUsers({ workbook: { url: FILE } });
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view()).toMatchObject({ result: { stored: 1 }, saved: '' });
  expect(saves()).toBe(2);
});

test('B4: a push that adds something saves the file before it sends, and when it is done', async () => {
  world = await withUsers({ workbook: { url: FILE } });
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.view()).toMatchObject({ result: { stored: 1 }, saved: '' });
  expect(saves()).toBe(2);
});

test('B4: where AutoSave is on, a push leaves the saving to Excel, and Ctrl+Z still works', async () => {
  world = await withUsers({ workbook: { url: FILE, autoSave: true, hardness: { saveEndsUndo: true } } });
  addUser(world, { UserName: 'autosaved' });
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.view()).toMatchObject({ result: { stored: 1 }, saved: '' });
  expect(saves()).toBe(0);
  expect(world.workbook.person.undo()).toBe(true);
});

test('B4: if Excel ends before AutoSave has saved a push, its rows are not sent again', async () => {
  world = await withUsers({ workbook: { url: FILE, autoSave: true } });
  await world.app.do({ do: 'download', kind: 'time-off' });
  addRow(world, 'Time Off', TYPED);
  await world.app.do({ do: 'preview', kind: 'time-off' });
  const openAsBefore = world.workbook.keep();
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeOffTrans' });
  // Excel ends during the call.
  const { device } = world;
  const sending = world.app.do({ do: 'send' });
  await until(() => [...device.keys()].some((name) => name.includes('unsaved')));
  const remembered = new Map(device);
  await sending;
  for (const [name, text] of remembered) (device as Map<string, string>).set(name, text);
  openAsBefore();
  await world.reopenPane();
  expect(world.view().notice?.title).toContain('closed without saving after a push');
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(await storedTimeOff(world, TYPED.Description)).toHaveLength(1);
});
