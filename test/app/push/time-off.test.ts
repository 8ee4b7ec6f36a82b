import { replace } from '../../runner/replace';
import { methodOf } from '../world/network';
import { callsOf, storedTimeOff, storedUser } from '../world/service';
import { addRow, addUser, HOLIDAY, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Off';
const rows = () => world.table(SHEET);
const YULE = { ...HOLIDAY, Description: 'Yule' };

test('people and accounts are shown by name, with dropdowns', async () => {
  world = await withEverything();
  expect(rows()[2]).toMatchObject({ Person: 'Maria Garcia (mgarcia2)', Account: 'Sick', Amount: -2 });
  const lists = world.workbook.grid.sheets().find(({ name }) => name === 'Shiftsheet Lists');
  expect(lists).toBeDefined();
  expect(world.workbook.person.read('Shiftsheet Lists').flat()).toContain('Ingrid Solberg');
});

test('transactions typed by name, e-mail and ID are sent in one call per account, and get their TransIDs', async () => {
  world = await withEverything();
  addRow(world, SHEET, { ...YULE, Description: 'one' });
  addRow(world, SHEET, { ...YULE, Person: 'garcia, maria', Description: 'ambiguous' });
  addRow(world, SHEET, { ...YULE, Person: 'MGARCIA2', Description: 'two' });
  addRow(world, SHEET, { ...YULE, Account: ' sick ', Description: 'three' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3, left: 1 });
  const sent = await callsOf(world, 'addTimeOffTrans');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map((call) => JSON.stringify(call['query'])))).toHaveProperty('size', 2);
  const [one] = await storedTimeOff(world, 'one');
  expect(rows().find((row) => row['Description'] === 'one')).toMatchObject({
    Status: '0',
    TransID: one?.['transId'],
    FirstName: 'Ingrid',
  });
  expect(rows().find((row) => row['Description'] === 'ambiguous')).toMatchObject({
    Status: 'Fix',
    Message:
      'Two people are called Maria Garcia: mgarcia1 (mgarcia1@harbourlight.example), mgarcia2 (mgarcia2@harbourlight.example). Choose one: type the user name into Person.',
  });
  const maria = await storedUser(world, 'mgarcia2');
  expect((await storedTimeOff(world, 'two'))[0]).toMatchObject({ userId: maria?.['userId'] });
});

test('an edited transaction is sent with its account in the query and its person in the item', async () => {
  world = await withEverything();
  const before = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  typeInto(world, SHEET, 'Amount', 3, '-11');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(rows()[1]).toMatchObject({ Status: '0', Amount: -11, TransID: 70002 });
  const after = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  expect(after).toEqual({ ...before, amount: -11 });
  const [call] = await callsOf(world, 'updateTimeOffTrans');
  expect(call?.['items']).toEqual([
    { Key: 'TransID', KeyVal: '70002', UserID: String(before?.['userId']), Amount: '-11' },
  ]);
});

test.each([
  ['Person', 'Ingrid Solbergg', 'there is no person "Ingrid Solbergg"; did you mean Ingrid Solberg'],
  ['Person', '', 'Person is empty: a new transaction needs one'],
  ['Account', '', 'Account is empty: a new transaction needs one'],
  ['EffectiveDate', '', 'Effective date is empty: a new transaction needs one'],
  ['Amount', '', 'Days (− taken) is empty: a new transaction needs one'],
  ['Account', 'Holidays', 'there is no time-off account "Holidays"'],
  ['EffectiveDate', '31.12.2026', 'is not a date that can be read safely'],
  ['Amount', '1.5', '"1.5" is not a whole number'],
  ['CanEdit', 'perhaps', 'is neither Yes nor No'],
  ['TransID', '99999', 'Transaction ID is given by the service'],
])('a new transaction whose %s is "%s" is blocked with the reason', async (column, text, sentence) => {
  world = await withEverything();
  const row = addRow(world, SHEET, { ...YULE, [column]: text });
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 0, left: 1 });
  await world.app.do({ do: 'send' });
  expect(rows()[row - 2]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(sentence) as string,
  });
  expect(await callsOf(world, 'addTimeOffTrans')).toEqual([]);
});

test('a transaction can’t move to another account', async () => {
  world = await withEverything();
  typeInto(world, SHEET, 'Account', 3, 'Sick');
  await world.app.do({ do: 'preview' });
  expect(rows()[1]).toMatchObject({
    Status: 'Fix',
    Message:
      'Account can’t be changed once the transaction is added: put "Vacation" back, or add a new transaction. Changed: Account',
  });
});

test.each([
  ['a cut connection', { kind: 'drop', stored: true }],
  ['a web page', { kind: 'login-page', stored: true }],
  ['ItemNos missing', { kind: 'item-nos', how: 'none' }],
])('additions that are stored and answered with %s are counted and found in the list', async (_, fault) => {
  world = await withEverything();
  addRow(world, SHEET, YULE);
  addRow(world, SHEET, YULE);
  await world.sandbox.fault({ ...fault, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(await storedTimeOff(world, 'Yule')).toHaveLength(2);
  const ids = rows()
    .filter((row) => row['Description'] === 'Yule')
    .map((row) => row['TransID']);
  expect(new Set(ids).size).toBe(2);
  await pushAll(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('an addition without an answer that is not listed is sent again only if the user chooses “Send again”', async () => {
  world = await withEverything();
  const row = addRow(world, SHEET, YULE);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  expect(rows()[row - 2]).toMatchObject({ Status: 'Unknown' });

  typeInto(world, SHEET, 'Description', row, 'Yule again');
  await pushAll(world);
  expect(await callsOf(world, 'addTimeOffTrans')).toHaveLength(1);
  await world.reopenConnected();
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({
    added: 0,
    left: 1,
    tables: [{ groups: [{ sendAgain: true }] }],
  });

  await world.app.do({ do: 'send-again', kind: 'time-off' });
  expect(world.view().preview).toMatchObject({ added: 1, left: 0 });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedTimeOff(world, 'Yule again')).toHaveLength(1);
});

test('an unconfirmed addition that is listed later is found by the next download, and not sent again', async () => {
  world = await withEverything();
  const row = addRow(world, SHEET, YULE);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  const [{ userId, toAccountId } = {}] = (await world.sandbox.state()).timeOffTransactions;
  await world.sandbox.call('addTimeOffTrans', {
    query: { TOAccountID: String(toAccountId) },
    items: [{ UserID: String(userId), EffectiveDate: '12-24-2026', Amount: '-2', Description: 'Yule' }],
  });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(rows()[row - 2]).toMatchObject({ Status: '0', Description: 'Yule' });
  expect(rows().filter((each) => each['Description'] === 'Yule')).toHaveLength(1);
  await pushAll(world);
  expect(await callsOf(world, 'addTimeOffTrans')).toHaveLength(2);
});

test('if a person gets a new name, or someone else gets the old one, a row still means the same person', async () => {
  world = await withEverything();
  const ingrid = await storedUser(world, 'isolberg');
  const omar = await storedUser(world, 'yhaddad');
  await world.sandbox.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [
      { Key: 'UserName', KeyVal: 'isolberg', LastName: 'Berg' },
      { Key: 'UserName', KeyVal: 'yhaddad', FirstName: 'Ingrid', LastName: 'Solberg' },
    ],
  });
  // Only the users are read anew: the sheet still says Ingrid Solberg, which is now another person.
  await world.app.do({ do: 'download', kind: 'users' });
  typeInto(world, SHEET, 'Amount', 3, '-11');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const after = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  expect(after).toMatchObject({ userId: ingrid?.['userId'], amount: -11 });
  expect(after?.['userId']).not.toBe(omar?.['userId']);
  expect(rows()[1]).toMatchObject({ Person: 'Ingrid Berg', Status: '0' });
  expect(rows()[0]).toMatchObject({ Person: 'Ingrid Berg', Status: '' });
});

test('a new person and a transaction of theirs are sent in one push, the person first', async () => {
  world = await withEverything();
  addUser(world);
  addRow(world, SHEET, { ...YULE, Person: 'New Person' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview).toMatchObject({
    added: 0,
    left: 1,
    tables: [{ groups: [{ title: expect.stringMatching(/is a new row that is not stored yet/) as string }] }],
  });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const [yule] = await storedTimeOff(world, 'Yule');
  const person = await storedUser(world, 'newperson');
  expect(yule).toMatchObject({ userId: person?.['userId'] });
});

test('if the new person is refused, the transaction is not sent', async () => {
  world = await withEverything();
  addUser(world, { Email: 'no address' });
  const row = addRow(world, SHEET, { ...YULE, Person: 'New Person' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 0, refused: 1, notSent: 1 });
  expect(rows()[row - 2]).toMatchObject({ Status: 'Fix' });
  expect(await callsOf(world, 'addTimeOffTrans')).toEqual([]);
});

test('rows that are copied below with another date are added, and the originals stay', async () => {
  world = await withEverything();
  const before = (await world.sandbox.state()).timeOffTransactions;
  world.workbook.person.copyRows(2, 3, rows().length + 2, SHEET);
  for (let row = rows().length - 1; row <= rows().length + 1; row += 1)
    typeInto(world, SHEET, 'EffectiveDate', row, '2027-01-04');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  const after = (await world.sandbox.state()).timeOffTransactions;
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 3);
});

test('a row means the person that it meant in the preview, even if the push exchanges two people’s names', async () => {
  world = await withEverything();
  const users = world.table('Users');
  const rowOf = (name: string) =>
    users.findIndex((user) => `${String(user['FirstName'])} ${String(user['LastName'])}` === name) + 2;
  const [ingrid, kwame] = [rowOf('Ingrid Solberg'), rowOf('Kwame Mensah')];
  const rename = (row: number, first: string, last: string) => {
    typeInto(world, 'Users', 'FirstName', row, first);
    typeInto(world, 'Users', 'LastName', row, last);
  };
  rename(ingrid, 'Kwame', 'Mensah');
  rename(kwame, 'Ingrid', 'Solberg');
  addRow(world, SHEET, { ...YULE, Description: 'of her who was Ingrid' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(await storedTimeOff(world, 'of her who was Ingrid')).toEqual([
    expect.objectContaining({ userId: users[ingrid - 2]?.['UserID'] }),
  ]);
  expect(rows().at(-1)).toMatchObject({ Status: '0', Person: 'Kwame Mensah' });
});

test('an addition that was answered 0 and is not listed is not sent again without the user’s decision', async () => {
  world = await withEverything();
  addRow(world, SHEET, { ...YULE, Description: 'acknowledged' });
  // The list is late: every read gets the list from before.
  const { fetch: real } = globalThis;
  const before = await (await world.sandbox.send('getTimeOffTrans')).text();
  const lagging: typeof real = async (input, init) => {
    const answer = await real(input, init);
    return methodOf(input) === 'getTimeOffTrans' ? new Response(before) : answer;
  };
  const restore = replace(globalThis, 'fetch', { value: lagging });
  await pushAll(world);
  expect(rows().at(-1)).toMatchObject({ Status: 'Unknown' });
  await pushAll(world);
  restore();
  expect(await storedTimeOff(world, 'acknowledged')).toHaveLength(1);
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(rows().at(-1)).toMatchObject({ Status: '0', Description: 'acknowledged' });
});

test('a colleague’s change of a field that is only sent along is not reverted', async () => {
  world = await withEverything();
  const { users, timeOffTransactions } = await world.sandbox.state();
  const other = users.find((user) => user['userName'] === 'soconnor');
  const account = timeOffTransactions.find((each) => each['transId'] === 70002)?.['toAccountId'];
  typeInto(world, 'Time Off', 'Amount', 3, '-11');
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

test('a copy above an unconfirmed row is not taken for that row', async () => {
  world = await withEverything();
  const last = addRow(world, 'Time Off', HOLIDAY);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  world.workbook.person.copyRows(last, 1, last + 1, 'Time Off');
  typeInto(world, 'Time Off', 'EffectiveDate', last, '2027-12-24');
  await pushAll(world);
  const sent = await callsOf(world, 'addTimeOffTrans');
  expect(
    sent.map((call) => (call['items'] as { EffectiveDate: string }[]).map((item) => item.EffectiveDate)),
  ).toEqual([['12-24-2026'], ['12-24-2027']]);
  expect(world.table('Time Off').slice(-2)).toMatchObject([{ Status: '0' }, { Status: 'Unknown' }]);
});

test('after a download, a copy of a stored row does not show that it is stored', async () => {
  world = await withEverything();
  const row = addRow(world, 'Time Off', HOLIDAY);
  await pushAll(world);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
  world.workbook.person.copyRows(row, 1, row + 1, 'Time Off');
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(world.table('Time Off').slice(-2)).toMatchObject([
    { Status: '', Message: '' },
    {
      Status: 'New',
      Message:
        'Copied row: it will be added as new. Identical transaction already there: this row adds a second one.',
      TransID: '',
    },
  ]);
});
