/**
 * The visible columns are sorted in another sheet and pasted back over the table: the hidden row ids stay where they were.
 */
import type { Scalar } from '../../../src/standins/excel/grid';
import { Network } from '../world/network';
import { writesTo } from '../world/service';
import { clipboardText, SHIFT, typeInto, typeRow } from '../world/typing';
import { changeElsewhere, pushAll, withEveryKind, type World } from '../world/world';

let world: World;
let network: Network;
beforeEach(async () => {
  network = new Network();
  world = await withEveryKind({ fetch: network.fetch });
});
afterEach(() => world.close());

const table = (sheet: string) => world.workbook.person.read(sheet);

/** Pastes the visible columns of all rows (all but the hidden `Row`) back in another order. */
function pasteBack(sheet: string, reorder: (rows: Scalar[][]) => Scalar[][]): void {
  const [, ...rows] = table(sheet);
  const visible = rows.map((cells) => cells.slice(1));
  const text = reorder(visible).map((cells) => clipboardText(cells));
  world.workbook.person.paste(`'${sheet}'!B2`, text.join('\n'));
}

const reversed = (rows: Scalar[][]) => [...rows].reverse();
const byKey = (sheet: string, key: readonly string[]) =>
  new Map(
    world
      .table(sheet)
      .map(({ Row: _, Status: __, Message: ___, ...row }) => [key.map((name) => row[name]).join(' '), row]),
  );

test.each([
  ['Departments', ['CatItemID'], 'departments'],
  ['Time Off', ['TransID'], 'time-off'],
  ['Users', ['UserID'], 'users'],
  ['Categories', ['CatNo'], 'categories'],
  ['Qualifications', ['Person', 'Item'], 'qualifications'],
] as const)(
  'each pasted row of %s belongs to the record whose key it shows: it is no edit, and nothing is sent',
  async (sheet, key, kind) => {
    const before = byKey(sheet, key);
    pasteBack(sheet, reversed);
    await world.app.do({ do: 'preview' });
    expect(world.view().notice?.title).toMatch(/^Nothing to push/);
    await world.app.do({ do: 'download', kind });
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    await pushAll(world);
    expect(await writesTo(world)).toEqual([]);
    expect(byKey(sheet, key)).toEqual(before);
    expect(table(sheet).some((row) => row[1] === 'Fix')).toBe(false);
  },
);

test('an edit in a pasted row is sent for the record of its key, after a preview', async () => {
  const [first] = world.table('Departments');
  pasteBack('Departments', (rows) => {
    const names = table('Departments')[0]?.slice(1) ?? [];
    const edited = rows.map((cells) =>
      cells.map((cell, at) => (names[at] === 'Name' && cell === first?.['Name'] ? 'Care and Cure' : cell)),
    );
    return edited.reverse();
  });
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await writesTo(world)).toEqual([]);
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    {
      action: 'update',
      changes: [{ field: 'Name', from: first?.['Name'], to: 'Care and Cure' }],
      warning: expect.stringContaining('Item ID of this row says which department it is') as string,
    },
  ]);
  await world.app.do({ do: 'send' });
  const { categoryItems } = await world.sandbox.state();
  expect(categoryItems.find(({ catItemId }) => catItemId === first?.['CatItemID'])).toMatchObject({
    name: 'Care and Cure',
  });
  expect((await writesTo(world)).length).toBe(1);
});

test('a download between paste and push does not remove the preview', async () => {
  const [first] = world.table('Departments');
  pasteBack('Departments', reversed);
  const row = world.table('Departments').findIndex((each) => each['CatItemID'] === first?.['CatItemID']) + 2;
  typeInto(world, 'Departments', 'Name', row, 'Care and Cure');
  await world.app.do({ do: 'download', kind: 'departments' });
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await writesTo(world)).toEqual([]);
  expect(world.view().preview).toMatchObject({ updated: 1 });
});

test('a row that is pasted over another shows Fix, and neither record changes', async () => {
  const [first, second] = world.table('Departments');
  const cells = table('Departments')[1]?.slice(1) ?? [];
  world.workbook.person.paste("'Departments'!B3", clipboardText(cells));
  await world.app.do({ do: 'push', kind: 'departments' });
  const [, pasted] = world.table('Departments');
  expect(pasted).toMatchObject({
    Status: 'Fix',
    Name: first?.['Name'],
    Message: expect.stringContaining(`is in the row of “${String(second?.['Name'])}”`) as string,
  });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ count: 1 }]);
  expect(world.view().preview?.tables[0]?.groups[0]?.fixable).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'departments' });
  await pushAll(world);
  expect(await writesTo(world)).toEqual([]);
  world.workbook.person.deleteRows(3, 1, 'Departments');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments').map((row) => row['Name'])).toContain(second?.['Name']);
  await pushAll(world);
  expect(await writesTo(world)).toEqual([]);
});

test('a row that is renamed and whose number is cleared shows Fix and is not sent', async () => {
  const [first] = world.table('Departments');
  typeInto(world, 'Departments', 'Name', 2, 'Garden');
  typeInto(world, 'Departments', 'CatItemID', 2, '');
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(`“${String(first?.['Name'])}” comes back`) as string,
  });
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({ CatItemID: '', Name: 'Garden' });
  await pushAll(world);
  expect(await writesTo(world)).toEqual([]);
});

test('a conflict can’t be resolved in a row whose record is not known', async () => {
  const at = world.rowOf('soconnor');
  typeInto(world, 'Users', 'CellPhone', at, '0160 2');
  await changeElsewhere(world, 'soconnor', { CellPhone: '0170 1' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()[at - 2]).toMatchObject({ Status: 'Conflict' });
  for (const column of ['UserID', 'UserName', 'FirstName', 'LastName', 'CellPhone'])
    typeInto(world, 'Users', column, at, '');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview?.tables[0]?.conflicts.count).toBe(0);
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs' });
  expect(world.users()[at - 2]).toMatchObject({ Status: 'Fix', CellPhone: '' });
});

test('a download alone marks a row whose record is not known with Fix', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Garden');
  typeInto(world, 'Departments', 'CatItemID', 2, '');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('comes back') as string,
  });
});

test('a download restores a number that was typed over', async () => {
  const [first] = world.table('Departments');
  typeInto(world, 'Departments', 'CatItemID', 2, '999999');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({ CatItemID: first?.['CatItemID'], Status: '' });
});

test('new rows that change places while they are sent get their own answers', async () => {
  const person = world.workbook.person;
  const at = world.table('Departments').length + 2;
  for (const [offset, name] of ['Garden', 'Workshop'].entries())
    person.type(world.cell('Departments', 'Name', at + offset), name);
  network.before['updateDepts'] = () =>
    pasteBack('Departments', (rows) => [...rows.slice(0, -2), ...rows.slice(-2).reverse()]);
  await pushAll(world);
  expect(network.before['updateDepts']).toBeUndefined();
  await pushAll(world);
  const { categoryItems } = await world.sandbox.state();
  for (const name of ['Garden', 'Workshop']) {
    const item = categoryItems.filter((each) => each['name'] === name);
    expect(item).toHaveLength(1);
    expect(world.table('Departments').find((row) => row['Name'] === name)?.['CatItemID']).toBe(
      item[0]?.['catItemId'],
    );
  }
});

test('pasted shifts are recognised by their ExternalID, because the service can’t list them, and new rows among them stay new', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  for (const [at, End] of ['12', '13', '14'].entries())
    typeRow(world, 'Time Blocks', 2 + at, { ...SHIFT, End });
  await pushAll(world);
  typeRow(world, 'Time Blocks', 5, { ...SHIFT, Start: '15', End: '18' });
  pasteBack('Time Blocks', reversed);
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const { timeBlocks } = await world.sandbox.state();
  expect(timeBlocks.map((block) => block['endDateTime'])).toEqual(
    ['12', '13', '14', '18'].map((hour) => `2026-11-23T${hour}:00`),
  );
});
