/**
 * What people with today's Excel measured or reported, each as the product meets it (docs/developer/stand-in-excel.md has the
 * sources), and the main job with each fault that only some builds or files have.
 */
import { VARIANTS } from '../../src/standins/excel/hardness';
import { replace } from '../runner/replace';
import { until } from '../runner/until';
import { addRow, pasteShifts, SHIFT, typeUser } from './world/typing';
import { openWorld, pushAll, pushUsers, withEverything, withUsers, type World } from './world/world';

let world: World;
afterEach(() => world.close());

const edited = (kind = 'users') => world.shownTable(kind)?.edited.length;
const sheets = () => world.workbook.grid.sheets().map(({ name }) => name);

/** The option of each later run that asks for a group of undo steps; the pinned library does not know it. */
function recordGroups(): unknown[] {
  const groups: unknown[] = [];
  const { run } = Excel;
  const recording = (...args: unknown[]): unknown => {
    groups.push((args[0] as { readonly mergeUndoGroup?: unknown }).mergeUndoGroup);
    return Reflect.apply(run, Excel, args);
  };
  replace(Excel, 'run', { value: recording });
  return groups;
}

/** The file is saved, closed, and opened again: its sheets and tables have other ids then. */
async function reopenFile(): Promise<void> {
  world.app.close();
  world.workbook.keep()();
  await world.reopenConnected();
}

test.each([['without a fault', {}], ...Object.entries(VARIANTS)])(
  'the main job, %s: downloaded, edited, pushed, closed, opened again, pasted, and a report',
  async (_, hardness) => {
    world = await openWorld({ workbook: { hardness } });
    const groups = recordGroups();
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download' });
    typeUser(world, 'FirstName', 'isolberg', 'Inge');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(world.user('isolberg')).toMatchObject({ Status: '0', FirstName: 'Inge' });
    const before = sheets();
    await reopenFile();
    await world.app.do({ do: 'download' });
    expect(sheets()).toEqual(before);
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    await pasteShifts(world, 'Employee\tShift date\tFrom\tTo\nKwame Mensah\t2026-11-23\t9:00\t17:00');
    await world.app.do({ do: 'add-pasted' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    const choice = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;
    await world.app.do({ do: 'make-report', id: 'hours', choice });
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    expect(sheets()).toEqual([...before, 'Time Blocks', 'Hours']);
    expect(groups.length).toBeGreaterThan(50);
    expect(groups.filter((group) => group !== undefined)).toEqual([]);
  },
);

test('N9: a table keeps its rows when its id changes, also if the user has renamed it, and none is made twice', async () => {
  world = await withUsers();
  const [table] = world.workbook.grid.tables();
  world.workbook.grid.renameTable(table?.id ?? '', 'Staff');
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  await world.app.do({ do: 'download', kind: 'users' });
  await reopenFile();
  expect(edited()).toBe(1);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.workbook.grid.tables().filter(({ name }) => name === 'Users')).toEqual([]);
});

test('measured: after a report with charts, and after a chart was made, rows can still be chosen', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, 'Time Blocks', SHIFT);
  const choice = { period: { from: '2026-11-23', to: '2026-12-06' }, paper: 'a4' } as const;
  await world.app.do({ do: 'make-report', id: 'hours', choice });
  expect(world.workbook.host.book.charts).not.toEqual([]);
  expect(world.workbook.host.book.isChartSelected).toBe(false);
  world.workbook.person.select('C3', 'Users');
  await world.workbook.eventsDelivered();
  world.workbook.host.book.isChartSelected = true;
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('a chart or a picture') as string,
  });
});

test('measured: a value that is chosen from a dropdown is counted when the user goes on to another cell, though Excel tells nothing', async () => {
  world = await withUsers();
  world.workbook.person.pick(world.at('UserType', 3), 'Manager');
  await world.workbook.eventsDelivered();
  expect(edited()).toBe(0);
  world.passTime(60_000);
  world.workbook.person.select('A1', 'Users');
  await until(() => expect(edited()).toBe(1));
});

test('N10: where no event of the selection comes, the selected row is shown when the user looks at the pane', async () => {
  world = await withUsers({ workbook: { hardness: VARIANTS['no event of the selection comes'] } });
  await world.app.do({ do: 'watch-rows', on: true });
  world.workbook.person.select('C3', 'Users');
  await world.workbook.eventsDelivered();
  await world.app.look();
  await until(() => expect(world.view().selection?.row?.number).toBe(3));
});

test('measured: an emptied storage of the browser is as a first visit: the pane asks, and the workbook’s edits are there', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  (world.device as Map<string, string>).clear();
  await world.reopenPane();
  expect(world.view().notice?.tone).not.toBe('error');
  await world.app.do({ do: 'connect-sample' });
  expect(edited()).toBe(1);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});
