/**
 * Rows that changed places, were typed over, or got odd answers are compared with the service again: no edit is sent without
 * a preview, and none is stored twice.
 */
import { Network } from '../world/network';
import { callsOf, storedTimeOff } from '../world/service';
import { addUser, clipboardText, firstFreeRow, HOLIDAY, SHIFT, typeInto, typeRow } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
let network: Network;
beforeEach(async () => {
  network = new Network();
  world = await withEverything({ fetch: network.fetch });
});
afterEach(() => world.close());

/** Two rows' visible cells change places by pasting; their hidden ids stay. */
function swap(sheet: string, one: number, other: number): void {
  const rows = world.workbook.person.read(sheet);
  const cells = (row: number) => clipboardText((rows[row - 1] ?? []).slice(1));
  const [first, second] = [cells(one), cells(other)];
  world.workbook.person.paste(`'${sheet}'!B${one}`, second);
  world.workbook.person.paste(`'${sheet}'!B${other}`, first);
}
const push = (kind: string) => world.app.do({ do: 'push', kind });

/** Adds transactions that the service stores. Their answer is lost, and the list does not show them. */
async function lostHoliday(...descriptions: string[]): Promise<number> {
  const row = firstFreeRow(world, 'Time Off');
  for (const [at, Description] of descriptions.entries())
    typeRow(world, 'Time Off', row + at, { ...HOLIDAY, Description });
  const list = JSON.stringify(await world.sandbox.call('getTimeOffTrans'));
  network.reshape['getTimeOffTrans'] = () => list;
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeOffTrans' });
  await push('time-off');
  return row;
}

test('an unconfirmed row that changed places with a known record is not sent a second time', async () => {
  const row = await lostHoliday('one');
  swap('Time Off', 2, row);
  await push('time-off');
  await pushAll(world);
  expect(await storedTimeOff(world, 'one')).toHaveLength(1);
  expect(world.table('Time Off')[0]).toMatchObject({ Description: 'one', Status: 'Unknown' });
});

test('if two unconfirmed rows change places, the one that was typed over is not sent again either', async () => {
  const row = await lostHoliday('one', 'two');
  swap('Time Off', row, row + 1);
  typeInto(world, 'Time Off', 'Amount', row, '-2');
  await push('time-off');
  await pushAll(world);
  expect([...(await storedTimeOff(world, 'one')), ...(await storedTimeOff(world, 'two'))]).toHaveLength(2);
});

test('a row that is pasted over another of the same person and day shows Fix', async () => {
  const row = firstFreeRow(world, 'Time Off');
  typeRow(world, 'Time Off', row, { ...HOLIDAY, Description: 'one' });
  typeRow(world, 'Time Off', row + 1, { ...HOLIDAY, Amount: '-5', Description: 'two' });
  await pushAll(world);
  const cells = clipboardText((world.workbook.person.read('Time Off')[row - 1] ?? []).slice(1));
  world.workbook.person.paste(`'Time Off'!B${row + 1}`, cells);
  for (const act of [() => push('time-off'), () => world.app.do({ do: 'download', kind: 'time-off' })]) {
    await act();
    expect(world.table('Time Off')[row - 1]).toMatchObject({ Status: 'Fix' });
  }
  await pushAll(world);
  expect(await storedTimeOff(world, 'two')).toMatchObject([{ amount: -5 }]);
});

test('a qualification’s cleared cell stays cleared if the row is then sorted elsewhere', async () => {
  const at = world.table('Qualifications').findIndex((row) => row['Rank'] !== '');
  typeInto(world, 'Qualifications', 'Rank', at + 2, '');
  swap('Qualifications', at + 2, at === 0 ? 3 : 2);
  await push('qualifications');
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toMatchObject([{ field: 'Rank', to: '' }]);
});

test('a name typed while the row is sent is shown in a preview before it is sent, also after another push and in a reopened pane', async () => {
  const row = world.table('Departments').length + 2;
  typeInto(world, 'Departments', 'Name', row, 'Garden');
  network.before['updateDepts'] = () => typeInto(world, 'Departments', 'Name', row, 'Park');
  await push('departments');
  await world.reopenConnected();
  const sent = (await callsOf(world, 'updateDepts')).length;
  typeInto(world, 'Tasks', 'Name', 2, 'Night walk');
  await push('tasks');
  await push('departments');
  expect((await callsOf(world, 'updateDepts')).length).toBe(sent);
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    { warning: expect.stringContaining('Item ID of this row says which department it is') as string },
  ]);
});

test('an update that no list showed is no longer unconfirmed once the old value is typed again', async () => {
  const list = JSON.stringify(await world.sandbox.call('getDepts'));
  const old = String(world.table('Departments')[0]?.['Name']);
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  network.reshape['getDepts'] = () => list;
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown' });
  typeInto(world, 'Departments', 'Name', 2, old);
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: '' });
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('an edit is stored if the service trims its spaces', async () => {
  network.reshape['getUsers'] = (body) => body.replace('555 0199 ', '555 0199');
  typeInto(world, 'Users', 'HomePhone', 2, '555 0199 ');
  await push('users');
  expect(world.users()[0]).toMatchObject({ Status: '0' });
});

test('the preview shows a row with a warning however many rows there are', async () => {
  const row = world.table('Departments').length + 2;
  const names = Array.from({ length: 51 }, (_, at) => `Garden ${at}`);
  world.workbook.person.paste(world.cell('Departments', 'Name', row), names.join('\n'));
  typeInto(world, 'Departments', 'ExternalID', row + 50, '4711');
  await world.app.do({ do: 'preview', kind: 'departments' });
  expect(world.view().preview?.tables[0]?.rows[0]).toMatchObject({
    label: 'Garden 50',
    warning: expect.stringContaining('with External ID 4711 if it exists') as string,
  });
});

test('a record that is listed twice with different values is not overwritten', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  network.reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: Record<string, string>[] };
    const [first] = answer.Items;
    return JSON.stringify({ ...answer, Items: [{ ...first, Name: 'Theirs' }, ...answer.Items] });
  };
  const sent = (await callsOf(world, 'updateDepts')).length;
  await push('departments');
  expect((await callsOf(world, 'updateDepts')).length).toBe(sent);
  expect(world.table('Departments')[0]?.['Message']).toContain('more than once, with different values');
});

test('a user who is stored before HTTP 429 and refused as a duplicate after it is one row, however late the list shows it', async () => {
  addUser(world, { UserName: 'gardener' });
  const list = JSON.stringify(await world.sandbox.call('getUsers'));
  network.reshape['getUsers'] = () => list;
  await world.sandbox.fault({
    kind: 'status',
    status: 429,
    stored: true,
    method: 'addUsers',
    retryAfterSeconds: 0,
  });
  await pushAll(world);
  network.reshape = {};
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().filter((user) => user['UserName'] === 'gardener')).toMatchObject([{ Status: '0' }]);
});

test('a refused transaction is not called stored because a colleague has added the same one', async () => {
  typeRow(world, 'Time Off', firstFreeRow(world, 'Time Off'), { ...HOLIDAY, Description: 'one' });
  network.reshape['addTimeOffTrans'] = () =>
    JSON.stringify({
      ErrorCode: '0',
      ErrorMessage: 'Success',
      ItemResponses: [{ ErrorCode: '77', ErrorMessage: 'No right to add', ItemNo: '1' }],
      Items: [],
    });
  await push('time-off'); // the sandbox stores one: as if a colleague had added it at this moment
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '77', Message: 'No right to add' });
});

test('a record that is neither in the sheet nor in the list causes one extra read, once', async () => {
  world.workbook.person.deleteRows(2, 1, 'Departments');
  network.reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: unknown[] };
    return JSON.stringify({ ...answer, Items: answer.Items.slice(1) });
  };
  const reads = async () => (await callsOf(world, 'getDepts')).length;
  const counts: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const at = await reads();
    await world.app.do({ do: 'download', kind: 'departments' });
    counts.push((await reads()) - at);
  }
  expect(counts).toEqual([2, 1]);
});

test('a single block that is too large for the service is Unknown: it may be stored', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  typeRow(world, 'Time Blocks', 2, SHIFT);
  network.reshape['addTimeBlocks'] = () => new Response('too large', { status: 413 });
  await push('time-blocks');
  expect(world.table('Time Blocks')[0]).toMatchObject({ Status: 'Unknown' });
  expect((await world.sandbox.state()).timeBlocks).toHaveLength(1);
});

test('N22: an edit does not go to another person who has the row’s ID now', async () => {
  const old = world.users()[0];
  typeInto(world, 'Users', 'HomePhone', 2, '555 0100');
  network.reshape['getUsers'] = (body) => {
    const answer = JSON.parse(body) as { Items: Record<string, string>[] };
    const Items = answer.Items.map((user) =>
      user['UserID'] === String(old?.['UserID'])
        ? {
            ...user,
            UserName: 'stranger1',
            FirstName: 'Some',
            LastName: 'Body',
            Email: 's@b.example',
            HomePhone: '',
          }
        : user,
    );
    return JSON.stringify({ ...answer, Items });
  };
  await push('users');
  expect(await callsOf(world, 'updateUsers')).toHaveLength(0);
  expect(world.users()[0]).toMatchObject({ Status: 'Conflict', FirstName: 'Some', HomePhone: '555 0100' });
});

test('N16: a new record whose text the service keeps in another Unicode form is found when its answer is lost', async () => {
  const row = firstFreeRow(world, 'Departments');
  typeRow(world, 'Departments', row, { Name: 'Küche'.normalize('NFD') });
  network.reshape['getDepts'] = (body) => body.normalize('NFC');
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateDepts' });
  await push('departments');
  expect(world.table('Departments')[row - 2]).toMatchObject({ Status: '0' });
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(world.table('Departments')).toHaveLength(row - 1);
});
