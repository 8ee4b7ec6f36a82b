/** What nearly went wrong: each of these lost an edit, doubled a record, told a lie or a secret in a draft. */
import { pushAll, pushUsers, withEverything, withUsers, type World } from './world/world';

let world: World;
afterEach(() => world.close());

const calls = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method);

function addPerson(userName: string, row: number): void {
  const cells = {
    UserName: userName,
    FirstName: 'New',
    LastName: 'Person',
    Email: `${userName}@harbourlight.example`,
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(cells)) world.workbook.person.type(world.at(column, row), text);
}

test('a first password that the service quotes in its refusal gets neither into the sheet nor into the workbook', async () => {
  let password = '';
  world = await withUsers({
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      if (!body.includes('"Password"')) return fetch(input, init);
      password = (JSON.parse(body) as { Password: string }[])[0]?.Password ?? '';
      const message = `Password ${password} is too weak`;
      const items = [{ ItemNo: '1', ErrorCode: '17', ErrorMessage: message }];
      return Response.json({ ErrorCode: '9', ErrorMessage: message, ItemResponses: items });
    },
  });
  addPerson('newperson', 50);
  await pushUsers(world);
  expect(password).not.toBe('');
  expect(world.users().at(-1)).toMatchObject({ Status: '17', Message: 'Password … is too weak' });
  const kept = JSON.stringify([world.users(), world.view().result?.rows, world.view().notice]);
  expect(kept).not.toContain(password);
});

test('a workbook whose memory can’t be read at first is not taken for one full of new rows', async () => {
  world = await withUsers();
  world.workbook.person.type(world.at('FirstName', 5), 'Mine');
  await world.workbook.eventsTold();
  // The first batch is the closing pane's own.
  world.workbook.host.faults.failBatch('GeneralException', { nth: 2 });
  await world.reopenPane();
  expect(world.view().notice).toMatchObject({ tone: 'error' });
  const before = world.users();
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().tables[0]?.counts).toMatchObject({ added: 0, edited: 1 });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 1, left: 0 });
  expect(world.users().map((row) => row['FirstName'])).toEqual(before.map((row) => row['FirstName']));
});

test('a colleague’s change of a field that only goes along is not put back', async () => {
  world = await withEverything();
  const { users, timeOffTransactions } = await world.sandbox.state();
  const other = users.find((user) => user['userName'] === 'soconnor');
  const account = timeOffTransactions.find((each) => each['transId'] === 70002)?.['toAccountId'];
  world.workbook.person.type(world.cell('Time Off', 'Amount', 3), '-11');
  await world.app.do({ do: 'preview' });
  await world.sandbox.call('updateTimeOffTrans', {
    query: { TOAccountID: String(account), reqAddifnotfound: '0' },
    items: [{ Key: 'TransID', KeyVal: '70002', UserID: String(other?.['userId']) }],
  });
  await world.app.do({ do: 'send' });
  const after = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  expect(after).toMatchObject({ userId: other?.['userId'], amount: -11 });
  expect(world.table('Time Off')[1]).toMatchObject({ Status: '0', FirstName: 'Siobhán' });
});

test('a copy above a row of unknown fate does not take its place', async () => {
  world = await withEverything();
  const last = world.table('Time Off').length + 2;
  const holiday = {
    Person: 'Ingrid Solberg',
    Account: 'Vacation',
    EffectiveDate: '2026-12-24',
    Amount: '-2',
  };
  for (const [column, text] of Object.entries(holiday))
    world.workbook.person.type(world.cell('Time Off', column, last), text);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  world.workbook.person.type(world.cell('Time Off', 'EffectiveDate', last), '2027-12-24');
  await pushAll(world);
  const sent = await calls('addTimeOffTrans');
  expect(
    sent.map((call) => (call['items'] as { EffectiveDate: string }[]).map((item) => item.EffectiveDate)),
  ).toEqual([['12-24-2026'], ['12-24-2027']]);
  expect(world.table('Time Off').slice(-2)).toMatchObject([{ Status: '0' }, { Status: 'Unknown' }]);
});

test('a workbook that can’t be written to in the middle of a push ends it with the sum of what was stored', async () => {
  world = await withUsers();
  const rows = Array.from(
    { length: 150 },
    (_, at) => `pasted${at}\tFirst ${at}\tLast ${at}\tp${at}@harbourlight.example\tE`,
  );
  world.workbook.person.paste(world.at('UserName', 50), rows.join('\n'));
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

test('a copy of a stored row does not say, after a download, that it is stored as well', async () => {
  world = await withEverything();
  const row = world.table('Time Off').length + 2;
  const cells = { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '-2' };
  for (const [column, text] of Object.entries(cells))
    world.workbook.person.type(world.cell('Time Off', column, row), text);
  await pushAll(world);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
  world.workbook.person.copyRows(row, 1, row + 1, 'Time Off');
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(world.table('Time Off').slice(-2)).toMatchObject([
    { Status: '', Message: '' },
    {
      Status: 'New',
      Message:
        'Copied row: it will be added as new. There is a transaction just like this one already: this adds a second one.',
      TransID: '',
    },
  ]);
});
