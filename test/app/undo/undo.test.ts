/** Undo of the last push, as far as the service still has what the push stored. */
import { storedUser } from '../world/service';
import { addRow, addUser, HOLIDAY, typeInto, typeUser } from '../world/typing';
import { changeElsewhere, pushAll, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const undo = () => world.view().undo;
const shownRows = (part: 'back' | 'unverified' | 'stays') =>
  undo()?.tables.flatMap((table) => table[part].rows) ?? [];

async function renamed(): Promise<void> {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  typeUser(world, 'CellPhone', 'soconnor', '0049');
  typeUser(world, 'FirstName', 'kwamemensah', 'Kofi');
  await pushUsers(world);
  expect(world.view().undoable).toBe(true);
}

test('undo shows what it restores; then the service and the sheet are as before', async () => {
  world = await withUsers();
  const before = await world.sandbox.state();
  const sheet = world.users();
  expect(world.view().undoable).toBe(false);
  await renamed();
  await world.app.do({ do: 'undo' });
  expect(undo()).toMatchObject({ when: '21 Nov 14:05', count: 2, unverified: 0, blocked: '' });
  expect(shownRows('back')[1]).toMatchObject({
    fields: [
      { field: 'First name', now: 'Sinéad', before: 'Siobhán' },
      { field: 'Cell phone', now: '0049' },
    ],
    reason: '',
  });
  expect((await storedUser(world, 'soconnor'))?.['firstName']).toBe('Sinéad');
  await world.app.do({ do: 'send-undo' });
  expect(world.view()).toMatchObject({ undo: undefined, result: { planned: 2, stored: 2 } });
  expect((await world.sandbox.state()).users).toEqual(before.users);
  expect(world.users()).toEqual(
    sheet.map((row) =>
      ['soconnor', 'kwamemensah'].includes(String(row['UserName']))
        ? { ...row, Status: '0', Message: 'Stored 21 Nov 14:05' }
        : row,
    ),
  );
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 0, unchanged: 48 });
});

test('an undo is a push and can be undone', async () => {
  world = await withUsers();
  await renamed();
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'send-undo' });
  await world.app.do({ do: 'undo' });
  expect(shownRows('back')[1]?.fields[0]).toEqual({ field: 'First name', now: 'Siobhán', before: 'Sinéad' });
  await world.app.do({ do: 'send-undo' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
  expect(world.user('kwamemensah')).toMatchObject({ FirstName: 'Kofi', Status: '0' });
});

test('a field that somebody has changed since keeps their value, and the other fields are restored', async () => {
  world = await withUsers();
  await renamed();
  await changeElsewhere(world, 'soconnor', { FirstName: 'Theirs' });
  await world.app.do({ do: 'undo' });
  expect(shownRows('stays')).toMatchObject([
    {
      fields: [{ field: 'First name', now: 'Theirs' }],
      reason: 'Someone has changed this since. Their value is kept.',
    },
  ]);
  expect(undo()?.count).toBe(2);
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Theirs', cellPhone: '' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Theirs' });
});

test('a field that somebody changed before the push was read back keeps their value too', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Mine');
  await world.sandbox.fault({ kind: 'status', status: 503, method: 'getUsers', after: 1, times: 3 });
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({
    Status: '0',
    Message: expect.stringContaining('not read back') as string,
  });
  await changeElsewhere(world, 'soconnor', { FirstName: 'Theirs' });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'send-undo' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Theirs' });
});

test('a change that is made while the undo is open is shown, and nothing is sent', async () => {
  world = await withUsers();
  await renamed();
  await world.app.do({ do: 'undo' });
  await changeElsewhere(world, 'kwamemensah', { FirstName: 'Theirs' });
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toBeUndefined();
  expect(world.view().notice?.title).toContain('Something has changed since you looked');
  expect(undo()?.count).toBe(1);
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
});

test('a cell that was edited since stays an edit, wherever its row was sorted to', async () => {
  world = await withUsers();
  await renamed();
  typeUser(world, 'FirstName', 'soconnor', 'Síle');
  typeUser(world, 'LastName', 'soconnor', 'Connor');
  world.workbook.person.sort('Users', 'UserName', false);
  await world.app.do({ do: 'undo' });
  world.workbook.person.sort('Users', 'LastName', true);
  await world.app.do({ do: 'send-undo' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Siobhán', lastName: "O'Connor" });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Síle', LastName: 'Connor', Status: 'Edited' });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 1 });
});

test('a row that was deleted from the sheet is restored on the service', async () => {
  world = await withUsers();
  await renamed();
  world.workbook.person.deleteRows(world.rowOf('soconnor'), 1, 'Users');
  await world.app.do({ do: 'undo' });
  expect(undo()?.count).toBe(2);
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Siobhán' });
});

test('additions are listed as not undoable', async () => {
  world = await withUsers();
  addUser(world, { ExternalID: '77' });
  await pushUsers(world);
  await world.app.do({ do: 'undo' });
  expect(undo()).toMatchObject({
    count: 0,
    blocked: 'There is nothing to put back.',
    tables: [{ added: { labels: ['New Person'], count: 1 }, back: { count: 0 }, stays: { count: 0 } }],
  });
});

test.each([
  ['after storing', true],
  ['before storing', false],
])(
  'after a connection that breaks %s, Statuses are true and the undo can be completed',
  async (_, isStored) => {
    world = await withUsers();
    await renamed();
    await world.app.do({ do: 'undo' });
    await world.sandbox.fault({ kind: 'drop', stored: isStored, method: 'updateUsers' });
    await world.app.do({ do: 'send-undo' });
    expect(world.view().result).toMatchObject(
      isStored ? { planned: 2, stored: 2 } : { planned: 2, stored: 0, notSent: 2 },
    );
    if (!isStored) await pushUsers(world);
    expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Siobhán' });
    expect(world.user('soconnor')).toMatchObject({ FirstName: 'Siobhán', Status: '0' });
  },
);

test('a refused row keeps its answer and stays an edit', async () => {
  world = await withUsers();
  await renamed();
  await world.app.do({ do: 'undo' });
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 0 });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 2 });
});

test('a new pane can undo the push too', async () => {
  world = await withUsers();
  await renamed();
  await world.reopenPane();
  expect(world.view().undoable).toBe(true);
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'send-undo' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Siobhán' });
});

test('a time block is restored with both its ends only after the user confirms, because the service can’t list it', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  const sheet = 'Time Blocks';
  const put = (column: string, text: string) => typeInto(world, sheet, column, 2, text);
  for (const [column, text] of Object.entries({
    Person: 'Ingrid Solberg',
    Date: '2026-11-23',
    Start: '9',
    End: '17',
    Department: 'Care',
    Notes: 'early',
  }))
    put(column, text);
  await pushAll(world);
  const [before] = (await world.sandbox.state()).timeBlocks;
  put('Person', 'Kwame Mensah');
  put('Start', '10:30');
  put('Notes', 'late');
  await pushAll(world);
  await world.app.do({ do: 'undo' });
  expect(undo()).toMatchObject({ count: 0, unverified: 1, includesUnverified: false });
  expect(undo()?.blocked).toContain('First tick the box');
  await world.app.do({ do: 'include-unverified', on: true });
  expect(undo()).toMatchObject({ count: 1, blocked: '' });
  expect(shownRows('unverified')[0]?.fields).toEqual([
    { field: 'Person', now: 'Kwame Mensah', before: 'Ingrid Solberg' },
    { field: 'Start', now: '10:30 AM', before: '9:00 AM' },
    { field: 'Notes', now: 'late', before: 'early' },
  ]);
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect((await world.sandbox.state()).timeBlocks).toEqual([before]);
  expect(world.table(sheet)[0]).toMatchObject({ Person: 'Ingrid Solberg', Status: '0' });
});

test('qualifications and transactions are restored too', async () => {
  world = await withEverything();
  const before = await world.sandbox.state();
  typeInto(world, 'Qualifications', 'Rank', 2, '9');
  typeInto(world, 'Time Off', 'Amount', 2, '-7');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  await world.app.do({ do: 'undo' });
  expect(undo()?.count).toBe(2);
  await world.app.do({ do: 'send-undo' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const after = await world.sandbox.state();
  expect(after.qualifications).toEqual(before.qualifications);
  expect(after.timeOffTransactions).toEqual(before.timeOffTransactions);
});

test('an unresolved conflict survives the undo of another field of its row', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  typeUser(world, 'LastName', 'soconnor', 'Mine');
  await changeElsewhere(world, 'soconnor', { LastName: 'Theirs' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Conflict' });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'send-undo' });
  expect(world.user('soconnor')).toMatchObject({
    FirstName: 'Siobhán',
    LastName: 'Mine',
    Status: 'Conflict',
  });
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view().preview).toMatchObject({ left: 1, tables: [{ conflicts: { count: 1 } }] });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Siobhán', lastName: 'Theirs' });
});

test('a row of an older push that is reconciled later does not replace the last push', async () => {
  world = await withEverything();
  addRow(world, 'Time Off', HOLIDAY);
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'addTimeOffTrans' },
    { kind: 'drop', stored: true, method: 'getTimeOffTrans', after: 1, times: 3 },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.reopenConnected();
  await world.app.do({ do: 'download' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
  await world.app.do({ do: 'undo' });
  expect(undo()).toMatchObject({ count: 1, tables: [{ kind: 'users' }] });
});

test.each([
  ['by the undo', () => Promise.resolve()],
  ['by a push that finds nothing left', () => pushUsers(world)],
])('a push that is reconciled late, %s, becomes the last push', async (_, first) => {
  world = await withUsers();
  await renamed();
  typeUser(world, 'FirstName', 'soconnor', 'Síle');
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'updateUsers' },
    { kind: 'drop', stored: true, method: 'getUsers', after: 1, times: 3 },
  ]);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  await world.reopenConnected();
  await first();
  await world.app.do({ do: 'undo' });
  expect(shownRows('back')).toMatchObject([
    { fields: [{ field: 'First name', now: 'Síle', before: 'Sinéad' }], reason: '' },
  ]);
});
