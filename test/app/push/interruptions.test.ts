import type { OpenOptions } from '../../office/open-workbook';
import { until } from '../../runner/until';
import { Network } from '../world/network';
import { storedTimeOff, storedUser, storedUsers } from '../world/service';
import { addRow, addUser, HOLIDAY, pasteUsers, typeInto, typeUser, undoWhile } from '../world/typing';
import { pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

/** Downloads time off and pastes a transaction below it. Gives its worksheet row. */
async function addChristmas(): Promise<number> {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const row = world.table('Time Off').length + 2;
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', row),
    'isolberg\tVacation\t2026-12-24\t-2\tChristmas',
    'Time Off',
  );
  return row;
}

test('if Ctrl+Z removes a row that was pushed, it is stored once, and a download adds its row again', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  addUser(world);
  await pushUsers(world);
  undoWhile(world, () => world.users().some((row) => row['UserName'] === 'newperson'));
  await pushUsers(world);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(await storedUsers(world, 'newperson')).toHaveLength(1);
  expect(world.users().filter((row) => row['UserName'] === 'newperson')).toHaveLength(1);
  expect(world.user('newperson')).toMatchObject({
    FirstName: 'New',
    UserID: (await storedUser(world, 'newperson'))?.['userId'],
  });
});

test('a row that is deleted while it is sent counts as the service answered', async () => {
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await storedUsers(world, 'newperson')).length > 0);
  world.workbook.person.deleteRows(50, 1, 'Users');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('newperson')).toMatchObject({ Status: '' });
});

test('a text typed into a row while the row is sent stays, as an edit of the stored record', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await storedUser(world, 'soconnor'))?.['firstName'] === 'Sinéad');
  typeUser(world, 'FirstName', 'soconnor', 'Typed meanwhile');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Typed meanwhile', Status: 'Edited' });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 1 });
  await pushUsers(world);
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Typed meanwhile' });
});

test('if a table is deleted while its rows are sent, the pane shows the answers, and no row is stored twice', async () => {
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await storedUsers(world, 'newperson')).length > 0);
  world.workbook.person.deleteTable('Users');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.view().result?.stopped).toContain('no longer in this workbook');
  expect(world.view().result?.stopped).toContain('could not read the records back');
  expect(world.view().result?.stopped).not.toContain('in the sheet');
  await world.app.do({ do: 'download', kind: 'users' });
  await pushUsers(world);
  expect(await storedUsers(world, 'newperson')).toHaveLength(1);
});

test('a protected sheet is reported before anything is sent', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Users').protection.protect();
    await context.sync();
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('The sheet is protected') as string,
  });
});

test('cancelling stops a push between two batches, and the next push sends the rest', async () => {
  pasteUsers(world, 250);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await storedUsers(world, 'pasted0')).length > 0);
  await world.app.do({ do: 'cancel' });
  await sending;
  expect(world.view().result).toMatchObject({
    planned: 250,
    stored: 25,
    notSent: 225,
    stopped: 'Stopped, as you asked.',
  });
  expect(world.user('pasted24')).toMatchObject({ Status: '0' });
  expect(world.user('pasted25')).toMatchObject({ Status: 'Not sent' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 225, stored: 225 });
  expect((await world.sandbox.state()).users).toHaveLength(298);
});

test('if the pane closes while a refused row is sent again, the row is Unknown and no longer shows the refusal', async () => {
  await addChristmas();
  await world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: '{"ErrorCode":"0","ItemResponses":[{"ItemNo":"1","ErrorCode":"1500","ErrorMessage":"Closed"}]}',
    method: 'addTimeOffTrans',
  });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '1500' });
  await world.sandbox.fault({ kind: 'slow', ms: 60_000, method: 'addTimeOffTrans' });
  void world.app.do({ do: 'push', kind: 'time-off' });
  await until(async () => (await storedTimeOff(world, 'Christmas')).length > 0);
  await world.reopenConnected();
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
});

test('a transaction is stored once if Ctrl+Z removes its row id before the next push', async () => {
  const transactions = async () => (await world.sandbox.state()).timeOffTransactions.length;
  const before = await transactions();
  const row = await addChristmas();
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
  undoWhile(world, () => world.table('Time Off').at(-1)?.['Row'] !== '');
  expect(world.table('Time Off').at(-1)).toMatchObject({ Row: '', TransID: '', Description: 'Christmas' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off')).toHaveLength(row - 1);
  expect(world.table('Time Off').at(-1)).toMatchObject({
    Status: '',
    Person: 'Ingrid Solberg',
    CanEdit: 'No',
  });
});

test('a transaction without an answer is stored once if Ctrl+Z removes its row id before the next push', async () => {
  const transactions = async () => (await world.sandbox.state()).timeOffTransactions.length;
  const before = await transactions();
  const row = await addChristmas();
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'addTimeOffTrans' },
    { kind: 'status', status: 503, method: 'getTimeOffTrans', times: 3, after: 1 },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
  undoWhile(world, () => world.table('Time Off').at(-1)?.['Row'] !== '');
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off')).toHaveLength(row - 1);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '', Description: 'Christmas' });
});

test('if the pane closes after it wrote Status 0 and before it wrote its memory, a download reconciles the row again', async () => {
  await world.close();
  world = await withEverything();
  const row = addRow(world, 'Time Off', { ...HOLIDAY, Description: 'cut off' });
  const { faults } = world.workbook.host;
  const closed = new Promise<void>((resolve) => {
    const stop = faults.beforeEachBatch(async () => {
      if (world.table('Time Off')[row - 2]?.['Status'] !== '0') return;
      stop();
      resolve();
      await new Promise(() => undefined);
    });
  });
  void world.app.do({ do: 'push' });
  await closed;
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(world.table('Time Off')[row - 2]).toMatchObject({ Status: '0', Description: 'cut off' });
  expect(await storedTimeOff(world, 'cut off')).toHaveLength(1);
});

test('a copied row is stored once if Ctrl+Z gives it its original’s row id before the next push', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const last = world.table('Time Off').length + 1;
  const transactions = async () => (await world.sandbox.state()).timeOffTransactions.length;
  const before = await transactions();
  const original = world.table('Time Off').at(-1);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  typeInto(world, 'Time Off', 'Description', last + 1, 'copied');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const copy = world.table('Time Off').at(-1);
  expect(copy).toMatchObject({ Status: '0', Description: 'copied' });
  undoWhile(world, () => world.table('Time Off').at(-1)?.['Row'] !== original?.['Row']);
  expect(world.table('Time Off').at(-1)).toMatchObject({
    TransID: original?.['TransID'],
    Description: 'copied',
  });
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off').slice(-2)).toEqual([original, { ...copy, Status: '', Message: '' }]);
});

test('if Ctrl+Z gives a copied row its original’s row id, edits of the original change the original only', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const last = world.table('Time Off').length + 1;
  const original = world.table('Time Off').at(-1);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  typeInto(world, 'Time Off', 'Description', last + 1, 'copied');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const before = (await world.sandbox.state()).timeOffTransactions.length;
  undoWhile(world, () => world.table('Time Off').at(-1)?.['Row'] !== original?.['Row']);
  typeInto(world, 'Time Off', 'Amount', last, '-7');
  typeInto(world, 'Time Off', 'Description', last, 'edited');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const { timeOffTransactions } = await world.sandbox.state();
  expect(timeOffTransactions).toHaveLength(before);
  expect(timeOffTransactions.slice(-2)).toMatchObject([
    { transId: original?.['TransID'], amount: -7, description: 'edited' },
    { description: 'copied' },
  ]);
});

test('an unconfirmed edit that Ctrl+Z reverts is Unknown, not unchanged', async () => {
  const network = new Network();
  await world.close();
  world = await withUsers({ fetch: network.fetch });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await new Promise<void>((closed) => {
    network.after['updateUsers'] = () => {
      closed();
      return new Promise(() => undefined);
    };
    void world.app.do({ do: 'push', kind: 'users' });
  });
  await world.reopenConnected();
  undoWhile(world, () => world.user('soconnor')?.['FirstName'] !== 'Siobhán');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Unknown',
    Message:
      'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Edited', FirstName: 'Siobhán' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
});

test('a new user whose ExternalID is not sent yet shows Edited', async () => {
  addUser(world, { ExternalID: '987' });
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'status', status: 503, method: 'getUsers', after: 1, times: 3 });
  await world.app.do({ do: 'send' });
  expect(world.user('newperson')).toMatchObject({
    Status: 'Edited',
    Message: 'Stored 21 Nov 14:05. Later edits are not pushed yet.',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('newperson')).toMatchObject({ Status: 'Edited' });
  await pushUsers(world);
  expect(world.user('newperson')).toMatchObject({ Status: '0', ExternalID: 987 });
  expect(await storedUsers(world, 'newperson')).toMatchObject([{ externalId: 987 }]);
});

test('after Ctrl+Z an unconfirmed copy does not show its original’s Status', async () => {
  const row = await addChristmas();
  await world.app.do({ do: 'push', kind: 'time-off' });
  world.workbook.person.copyRows(row, 1, row + 1, 'Time Off');
  typeInto(world, 'Time Off', 'Description', row + 1, 'copied');
  const original = world.table('Time Off').at(-2);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
  undoWhile(world, () => world.table('Time Off').at(-1)?.['Row'] !== original?.['Row']);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0', Description: 'copied' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.table('Time Off').slice(-2)).toMatchObject([
    { Status: '0', Description: 'Christmas' },
    { Status: 'Unknown', Description: 'copied' },
  ]);
});

test('an edit that was not stored and is reverted by hand leaves its row unchanged', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault([
    { kind: 'drop', stored: false, method: 'updateUsers' },
    { kind: 'status', status: 503, method: 'getUsers', after: 1, times: 3 },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Unknown' });
  typeUser(world, 'FirstName', 'soconnor', 'Siobhán');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: '', Message: '', FirstName: 'Siobhán' });
});

test('if Excel refuses a write during a push, the push ends with the true counts', async () => {
  world = await withUsers();
  pasteUsers(world, 150);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  const { faults } = world.workbook.host;
  let failed = false;
  const stop = faults.beforeEachBatch(() => {
    if (failed || world.view().job?.sentence !== 'Sending 75 of 150 rows') return;
    failed = true;
    faults.failBatch('GeneralException');
  });
  await world.app.do({ do: 'send' });
  stop();
  expect(failed).toBe(true);
  const stored = (await world.sandbox.state()).users.length - 48;
  const result = world.view().result;
  expect(stored).toBe(75);
  expect(result).toMatchObject({ planned: 150, stored: 75, notSent: 75, unknown: 0 });
  expect(result?.stopped).toContain('Excel could not do this');
});

/** Edits a user and a department, and opens the preview. The users are sent first. */
async function editTwoTables(workbook?: OpenOptions): Promise<Network> {
  await world.close();
  const network = new Network();
  world = await withEverything({ fetch: network.fetch, ...(workbook && { workbook }) });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  typeInto(world, 'Departments', 'Name', 2, 'Front office');
  await world.app.do({ do: 'preview' });
  expect(world.view().preview?.tables.map(({ kind }) => kind)).toEqual(['users', 'departments']);
  return network;
}

test('a row of the second table that is deleted while the first is sent is listed and logged as not sent', async () => {
  const network = await editTwoTables();
  network.after['updateUsers'] = async () => {
    world.workbook.person.deleteRows(2, 1, 'Departments');
    await world.workbook.eventsDelivered();
  };
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  expect(world.view().result?.rows).toMatchObject([
    { outcome: 'not-sent', note: expect.stringContaining('changed while the push ran') as string },
  ]);
  expect(world.table('Push Log')).toMatchObject([
    { Sheet: 'Users', Result: 'Stored' },
    { Sheet: 'Departments', Result: 'Not sent' },
  ]);
});

test('a row whose deletion Excel reports only after the push is stored, and logged as stored', async () => {
  const network = await editTwoTables({ hardness: { eventsLateMs: 5_000 } });
  network.after['updateUsers'] = () => world.workbook.person.deleteRows(2, 1, 'Departments');
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(world.table('Push Log')).toMatchObject([
    { Sheet: 'Users', Result: 'Stored' },
    { Sheet: 'Departments', Result: 'Stored' },
  ]);
});

test('if the second table can’t be read after the first was sent, its rows say that the push did not reach them', async () => {
  const network = await editTwoTables();
  network.after['updateUsers'] = () => {
    network.reshape['getDepts'] = () => new Response('', { status: 503 });
  };
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  expect(world.view().result?.rows).toMatchObject([
    { outcome: 'not-sent', note: 'The push ended before this row was sent. Push again.' },
  ]);
  expect(world.table('Departments')[0]).toMatchObject({
    Message: 'The push ended before this row was sent. Push again.',
  });
});
