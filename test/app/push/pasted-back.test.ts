/** The visible columns were sorted in another sheet and pasted back over the table: the hidden row ids stayed behind. */
import type { Scalar } from '../../../src/standins/excel/grid';
import { addressOf, changeElsewhere, pushAll, withEverything, type World } from '../world/world';

let world: World;
/** What the user does while the next departments are on their way. */
let meanwhile: (() => void) | undefined;
beforeEach(async () => {
  meanwhile = undefined;
  world = await withEverything({
    fetch: (input, init) => {
      if (addressOf(input).includes('Method=updateDepts')) {
        meanwhile?.();
        meanwhile = undefined;
      }
      return fetch(input, init);
    },
  });
});
afterEach(() => world.close());

const table = (sheet: string) => world.workbook.person.read(sheet);
const writes = async () =>
  (await world.sandbox.state()).calls.filter(({ method }) => /^(?:add|update)/.test(String(method)));

/** Pastes the body's visible columns (all but the hidden `Row`) back in another order. */
function pasteBack(sheet: string, reorder: (rows: Scalar[][]) => Scalar[][]): void {
  const [, ...rows] = table(sheet);
  const visible = rows.map((cells) => cells.slice(1));
  const text = reorder(visible).map((cells) => cells.map(typed).join('\t'));
  world.workbook.person.paste(`'${sheet}'!B2`, text.join('\n'));
}

/** A cell as Excel puts it on the clipboard: one with a line break stands in quotes. */
function typed(value: Scalar): string {
  const text = typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
  return /[\n\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
  'each pasted row of %s is the record whose key it shows: nothing is an edit, nothing is sent',
  async (sheet, key, kind) => {
    const before = byKey(sheet, key);
    pasteBack(sheet, reversed);
    await world.app.do({ do: 'preview' });
    expect(world.view().notice?.title).toMatch(/^Nothing to push/);
    await world.app.do({ do: 'download', kind });
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    await pushAll(world);
    expect(await writes()).toEqual([]);
    expect(byKey(sheet, key)).toEqual(before);
    expect(table(sheet).some((row) => row[1] === 'Fix')).toBe(false);
  },
);

test('what was edited before it was pasted back is sent for the record of its key, and shown before', async () => {
  const [first] = world.table('Departments');
  pasteBack('Departments', (rows) => {
    const names = table('Departments')[0]?.slice(1) ?? [];
    const edited = rows.map((cells) =>
      cells.map((cell, at) => (names[at] === 'Name' && cell === first?.['Name'] ? 'Care and Cure' : cell)),
    );
    return edited.reverse();
  });
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await writes()).toEqual([]);
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    {
      action: 'update',
      changes: [{ field: 'Name', from: first?.['Name'], to: 'Care and Cure' }],
      warning: expect.stringContaining('CatItemID says which department it is') as string,
    },
  ]);
  await world.app.do({ do: 'send' });
  const { categoryItems } = await world.sandbox.state();
  expect(categoryItems.find(({ catItemId }) => catItemId === first?.['CatItemID'])).toMatchObject({
    name: 'Care and Cure',
  });
  expect((await writes()).length).toBe(1);
});

test('a download between the paste and the push does not take the preview away', async () => {
  const [first] = world.table('Departments');
  pasteBack('Departments', reversed);
  const row = world.table('Departments').findIndex((each) => each['CatItemID'] === first?.['CatItemID']) + 2;
  world.workbook.person.type(world.cell('Departments', 'Name', row), 'Care and Cure');
  await world.app.do({ do: 'download', kind: 'departments' });
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(await writes()).toEqual([]);
  expect(world.view().preview).toMatchObject({ updated: 1 });
});

test('one row pasted over another is asked about, and neither record changes', async () => {
  const [first, second] = world.table('Departments');
  const cells = table('Departments')[1]?.slice(1).map(typed) ?? [];
  world.workbook.person.paste("'Departments'!B3", cells.join('\t'));
  await world.app.do({ do: 'push', kind: 'departments' });
  const [, pasted] = world.table('Departments');
  expect(pasted).toMatchObject({
    Status: 'Fix',
    Name: first?.['Name'],
    Message: expect.stringContaining(`stands in the row of “${String(second?.['Name'])}”`) as string,
  });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ count: 1 }]);
  expect(world.view().preview?.tables[0]?.groups[0]?.fixable).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'departments' });
  await pushAll(world);
  expect(await writes()).toEqual([]);
  world.workbook.person.deleteRows(3, 1, 'Departments');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments').map((row) => row['Name'])).toContain(second?.['Name']);
  await pushAll(world);
  expect(await writes()).toEqual([]);
});

test('a row that is renamed and whose number is cleared is asked about, not renamed', async () => {
  const [first] = world.table('Departments');
  world.workbook.person.type(world.cell('Departments', 'Name', 2), 'Garden');
  world.workbook.person.type(world.cell('Departments', 'CatItemID', 2), '');
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(`“${String(first?.['Name'])}” comes back in a row of its own`) as string,
  });
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({ CatItemID: '', Name: 'Garden' });
  await pushAll(world);
  expect(await writes()).toEqual([]);
});

test('no conflict is settled in a row of which nobody knows which record it is', async () => {
  const at = world.rowOf('soconnor');
  world.workbook.person.type(world.at('CellPhone', at), '0160 2');
  await changeElsewhere(world, 'soconnor', { CellPhone: '0170 1' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()[at - 2]).toMatchObject({ Status: 'Conflict' });
  for (const column of ['UserID', 'UserName', 'FirstName', 'LastName', 'CellPhone'])
    world.workbook.person.type(world.at(column, at), '');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview?.tables[0]?.conflicts.count).toBe(0);
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs' });
  expect(world.users()[at - 2]).toMatchObject({ Status: 'Fix', CellPhone: '' });
});

test('a download alone says of such a row that it must be put right', async () => {
  world.workbook.person.type(world.cell('Departments', 'Name', 2), 'Garden');
  world.workbook.person.type(world.cell('Departments', 'CatItemID', 2), '');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('comes back in a row of its own') as string,
  });
});

test('a number that was typed over by a slip is put back', async () => {
  const [first] = world.table('Departments');
  world.workbook.person.type(world.cell('Departments', 'CatItemID', 2), '999999');
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({ CatItemID: first?.['CatItemID'], Status: '' });
});

test('new rows that change places while they are sent get their own answers', async () => {
  const person = world.workbook.person;
  const at = world.table('Departments').length + 2;
  for (const [offset, name] of ['Garden', 'Workshop'].entries())
    person.type(world.cell('Departments', 'Name', at + offset), name);
  meanwhile = () => pasteBack('Departments', (rows) => [...rows.slice(0, -2), ...rows.slice(-2).reverse()]);
  await pushAll(world);
  expect(meanwhile).toBeUndefined();
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

test('shifts, which the service can’t list, are recognised by their ExternalID, and new rows among them stay new', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  const cells = { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9' };
  for (const [at, End] of ['12', '13', '14'].entries())
    for (const [column, text] of Object.entries({ ...cells, End }))
      world.workbook.person.type(world.cell('Time Blocks', column, 2 + at), text);
  await pushAll(world);
  for (const [column, text] of Object.entries({ ...cells, End: '18' }))
    world.workbook.person.type(world.cell('Time Blocks', column, 5), text);
  pasteBack('Time Blocks', reversed);
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const { timeBlocks } = await world.sandbox.state();
  expect(timeBlocks.map((block) => block['endDateTime'])).toEqual(
    ['12', '13', '14', '18'].map((hour) => `2026-11-23T${hour}:00`),
  );
});
