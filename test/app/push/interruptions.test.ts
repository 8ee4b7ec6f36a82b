import { addressOf, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const user = (userName: string) => world.users()[world.rowOf(userName) - 2];
const type = (column: string, userName: string, text: string) =>
  world.workbook.person.type(world.at(column, world.rowOf(userName)), text);
const stored = async (userName: string) =>
  (await world.sandbox.state()).users.filter((each) => each['userName'] === userName);

function addSomeone(): void {
  const cells = {
    UserName: 'newperson',
    FirstName: 'New',
    LastName: 'Person',
    Email: 'new@harbourlight.example',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(cells)) world.workbook.person.type(world.at(column, 50), text);
}

/** Downloads time off and pastes a transaction below it; answers its worksheet row. */
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

test('Ctrl+Z to before a row was typed, after it was pushed, stores nothing twice and brings it back', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  addSomeone();
  await pushUsers(world);
  while (world.users().some((row) => row['UserName'] === 'newperson')) world.workbook.person.undo();
  await pushUsers(world);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(await stored('newperson')).toHaveLength(1);
  expect(world.users().filter((row) => row['UserName'] === 'newperson')).toHaveLength(1);
  expect(user('newperson')).toMatchObject({
    FirstName: 'New',
    UserID: (await stored('newperson'))[0]?.['userId'],
  });
});

test('a row that is deleted while it is sent is counted as what the service made of it', async () => {
  addSomeone();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  while ((await stored('newperson')).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  world.workbook.person.deleteRows(50, 1, 'Users');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('newperson')).toMatchObject({ Status: '' });
});

test('what is typed into a row while it is sent stays, and is an edit of the stored record', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  while ((await stored('soconnor'))[0]?.['firstName'] !== 'Sinéad')
    await new Promise((resolve) => setTimeout(resolve, 10));
  type('FirstName', 'soconnor', 'Typed meanwhile');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(user('soconnor')).toMatchObject({ FirstName: 'Typed meanwhile', Status: 'Edited' });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 1 });
  await pushUsers(world);
  expect((await stored('soconnor'))[0]).toMatchObject({ firstName: 'Typed meanwhile' });
});

test('a table that is deleted while its rows are sent: the answers are in the pane, and nothing goes twice', async () => {
  addSomeone();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  while ((await stored('newperson')).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  world.workbook.person.deleteTable('Users');
  await sending;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.view().result?.stopped).toContain('no longer in this workbook');
  expect(world.view().result?.stopped).toContain('Reading back did not work');
  expect(world.view().result?.stopped).not.toContain('in the sheet');
  await world.app.do({ do: 'download', kind: 'users' });
  await pushUsers(world);
  expect(await stored('newperson')).toHaveLength(1);
});

test('a protected sheet is said before anything is sent', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
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

test('cancel stops between two batches, and what was not sent goes with the next push', async () => {
  const rows = Array.from(
    { length: 250 },
    (_, at) => `pasted${at}\tFirst ${at}\tLast ${at}\tp${at}@harbourlight.example\tE`,
  );
  world.workbook.person.paste(world.at('UserName', 50), rows.join('\n'));
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 150, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  while ((await stored('pasted0')).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await world.app.do({ do: 'cancel' });
  await sending;
  expect(world.view().result).toMatchObject({
    planned: 250,
    stored: 25,
    notSent: 225,
    stopped: 'Stopped, as you asked.',
  });
  expect(user('pasted24')).toMatchObject({ Status: '0' });
  expect(user('pasted25')).toMatchObject({ Status: 'Not sent' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 225, stored: 225 });
  expect((await world.sandbox.state()).users).toHaveLength(298);
});

test('a row that was refused and goes again as the pane closes does not keep its old refusal', async () => {
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
  while (
    !(await world.sandbox.state()).timeOffTransactions.some((each) => each['description'] === 'Christmas')
  )
    await new Promise((resolve) => setTimeout(resolve, 10));
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
});

test('Ctrl+Z to before a transaction had its place, and another push: it is stored once', async () => {
  const transactions = async () => (await world.sandbox.state()).timeOffTransactions.length;
  const before = await transactions();
  const row = await addChristmas();
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
  for (let times = 0; world.table('Time Off').at(-1)?.['Row'] !== '' && times < 100; times += 1)
    world.workbook.person.undo();
  expect(world.table('Time Off').at(-1)).toMatchObject({ Row: '', TransID: '', Description: 'Christmas' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off')).toHaveLength(row - 1);
  expect(world.table('Time Off').at(-1)).toMatchObject({
    Status: '',
    Person: 'Ingrid Solberg',
    CanEdit: false,
  });
});

test('Ctrl+Z to before a transaction had its place, while its answer is lost: it is stored once', async () => {
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
  for (let times = 0; world.table('Time Off').at(-1)?.['Row'] !== '' && times < 100; times += 1)
    world.workbook.person.undo();
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off')).toHaveLength(row - 1);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '', Description: 'Christmas' });
});

test('a pane closed when the sheet says that a row is stored, and the workbook’s memory not yet, settles it again', async () => {
  await world.close();
  world = await withEverything();
  const row = world.table('Time Off').length + 2;
  const cells = { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '-2' };
  for (const [column, text] of Object.entries({ ...cells, Description: 'cut off' }))
    world.workbook.person.type(world.cell('Time Off', column, row), text);
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
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(world.table('Time Off')[row - 2]).toMatchObject({ Status: '0', Description: 'cut off' });
  const { timeOffTransactions } = await world.sandbox.state();
  expect(timeOffTransactions.filter((each) => each['description'] === 'cut off')).toHaveLength(1);
});

test('Ctrl+Z to before a copy had its own place, and another push: it is stored once', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const last = world.table('Time Off').length + 1;
  const transactions = async () => (await world.sandbox.state()).timeOffTransactions.length;
  const before = await transactions();
  const original = world.table('Time Off').at(-1);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  world.workbook.person.type(world.cell('Time Off', 'Description', last + 1), 'copied');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const copy = world.table('Time Off').at(-1);
  expect(copy).toMatchObject({ Status: '0', Description: 'copied' });
  for (
    let times = 0;
    world.table('Time Off').at(-1)?.['Row'] !== original?.['Row'] && times < 100;
    times += 1
  )
    world.workbook.person.undo();
  expect(world.table('Time Off').at(-1)).toMatchObject({
    TransID: original?.['TransID'],
    Description: 'copied',
  });
  await world.app.do({ do: 'push', kind: 'time-off' });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(await transactions()).toBe(before + 1);
  expect(world.table('Time Off').slice(-2)).toEqual([original, { ...copy, Status: '', Message: '' }]);
});

test('Ctrl+Z to before a copy had its own place, and more edits of its original: each stays what it is', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const last = world.table('Time Off').length + 1;
  const type = (column: string, row: number, text: string) =>
    world.workbook.person.type(world.cell('Time Off', column, row), text);
  const original = world.table('Time Off').at(-1);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  type('Description', last + 1, 'copied');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const before = (await world.sandbox.state()).timeOffTransactions.length;
  for (
    let times = 0;
    world.table('Time Off').at(-1)?.['Row'] !== original?.['Row'] && times < 100;
    times += 1
  )
    world.workbook.person.undo();
  type('Amount', last, '-7');
  type('Description', last, 'edited');
  await world.app.do({ do: 'push', kind: 'time-off' });
  const { timeOffTransactions } = await world.sandbox.state();
  expect(timeOffTransactions).toHaveLength(before);
  expect(timeOffTransactions.slice(-2)).toMatchObject([
    { transId: original?.['TransID'], amount: -7, description: 'edited' },
    { description: 'copied' },
  ]);
});

test('an unsettled edit that Ctrl+Z took back does not say that it is as on the service', async () => {
  let isClosed = () => undefined as void;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  await world.close();
  world = await withUsers({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (!addressOf(input).includes('Method=updateUsers')) return answer;
      isClosed();
      return new Promise(() => undefined);
    },
  });
  type('FirstName', 'soconnor', 'Sinéad');
  void world.app.do({ do: 'push', kind: 'users' });
  await closed;
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  while (user('soconnor')?.['FirstName'] !== 'Siobhán') world.workbook.person.undo();
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('soconnor')).toMatchObject({
    Status: 'Unknown',
    Message: 'The service gave no answer for this row. It is settled at the next push.',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ Status: 'Edited', FirstName: 'Siobhán' });
  expect((await stored('soconnor'))[0]).toMatchObject({ firstName: 'Sinéad' });
});

test('a new user whose ExternalID could not follow yet is not said to be stored whole', async () => {
  addSomeone();
  world.workbook.person.type(world.at('ExternalID', 50), '987');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'status', status: 503, method: 'getUsers', after: 1, times: 3 });
  await world.app.do({ do: 'send' });
  expect(user('newperson')).toMatchObject({
    Status: 'Edited',
    Message: 'Stored 21 Nov 14:05; what differs since is not pushed yet.',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('newperson')).toMatchObject({ Status: 'Edited' });
  await pushUsers(world);
  expect(user('newperson')).toMatchObject({ Status: '0', ExternalID: 987 });
  expect(await stored('newperson')).toMatchObject([{ externalId: 987 }]);
});

test('an unsettled copy does not bear its original’s Status after Ctrl+Z', async () => {
  const row = await addChristmas();
  await world.app.do({ do: 'push', kind: 'time-off' });
  world.workbook.person.copyRows(row, 1, row + 1, 'Time Off');
  world.workbook.person.type(world.cell('Time Off', 'Description', row + 1), 'copied');
  const original = world.table('Time Off').at(-2);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
  for (
    let times = 0;
    world.table('Time Off').at(-1)?.['Row'] !== original?.['Row'] && times < 100;
    times += 1
  )
    world.workbook.person.undo();
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0', Description: 'copied' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.table('Time Off').slice(-2)).toMatchObject([
    { Status: '0', Description: 'Christmas' },
    { Status: 'Unknown', Description: 'copied' },
  ]);
});

test('an edit that was not stored and is taken back leaves its row as on the service', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault([
    { kind: 'drop', stored: false, method: 'updateUsers' },
    { kind: 'status', status: 503, method: 'getUsers', after: 1, times: 3 },
  ]);
  await world.app.do({ do: 'send' });
  expect(user('soconnor')).toMatchObject({ Status: 'Unknown' });
  type('FirstName', 'soconnor', 'Siobhán');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ Status: '', Message: '', FirstName: 'Siobhán' });
});
