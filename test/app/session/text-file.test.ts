/** A file that Excel opens, and that can't keep a table or the workbook's memory. */
import { writesTo } from '../world/service';
import { addUser } from '../world/typing';
import { openWorld, pushUsers, withUsers, type World } from '../world/world';

const [WORKBOOK, CSV] = ['C:\\Plans\\Staff.xlsx', 'C:\\Plans\\Staff.csv'];

let world: World;
afterEach(() => world.close());

test.each(['Staff.csv', 'STAFF.TXT', 'staff.tsv', 'staff.prn', 'staff.dif', 'staff.slk', 'staff.xls'])(
  'B11: nothing is downloaded into %s, and the pane says to save it as a workbook first',
  async (name) => {
    world = await openWorld({ workbook: { url: `C:\\Plans\\${name}` } });
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.view().notice).toMatchObject({
      tone: 'error',
      title: expect.stringContaining('Save it as an Excel workbook first') as string,
    });
    expect(world.workbook.grid.tables()).toEqual([]);
    world.workbook.saveAs(WORKBOOK);
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.users()).toHaveLength(48);
  },
);

test('B11: a workbook that was saved as a CSV file sends nothing, and the file is not overwritten', async () => {
  world = await withUsers({ workbook: { url: WORKBOOK } });
  addUser(world);
  world.workbook.saveAs(CSV);
  const { saves } = world.workbook.host.book;
  await pushUsers(world);
  expect(world.view().notice?.title).toContain(`${CSV} can’t keep tables`);
  expect(await writesTo(world)).toEqual([]);
  expect(world.workbook.host.book.saves).toBe(saves);
  world.workbook.saveAs(WORKBOOK);
  await pushUsers(world);
  expect(world.view()).toMatchObject({ result: { stored: 1 }, saved: '' });
});

test('B11: a file that is saved as a CSV file during a push is not overwritten at its end', async () => {
  world = await withUsers({ workbook: { url: WORKBOOK } });
  addUser(world);
  const { book } = world.workbook.host;
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  let saves = 0;
  world.workbook.host.faults.afterEachBatch(async () => {
    if (book.location === CSV || (await writesTo(world)).length === 0) return;
    world.workbook.saveAs(CSV);
    ({ saves } = book);
  });
  await world.app.do({ do: 'send' });
  expect(book).toMatchObject({ location: CSV, saves });
  expect(world.view().saved).toContain('Save the workbook');
});
