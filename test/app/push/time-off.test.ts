import { addressOf, pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Off';
const rows = () => world.table(SHEET);
const type = (column: string, row: number, text: string) =>
  world.workbook.person.type(world.cell(SHEET, column, row), text);
const calls = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method);
const stored = async (description: string) =>
  (await world.sandbox.state()).timeOffTransactions.filter((each) => each['description'] === description);

/** Types a new transaction below the table; answers its worksheet row. */
function add(cells: Record<string, string>): number {
  const row = rows().length + 2;
  for (const [column, text] of Object.entries(cells)) type(column, row, text);
  return row;
}
const holiday = {
  Person: 'Ingrid Solberg',
  Account: 'Vacation',
  EffectiveDate: '2026-12-24',
  Amount: '-2',
  Description: 'Yule',
};

test('people and accounts stand in the sheet by name, with lists to choose them from', async () => {
  world = await withEverything();
  expect(rows()[2]).toMatchObject({ Person: 'Maria Garcia (mgarcia2)', Account: 'Sick', Amount: -2 });
  const lists = world.workbook.grid.sheets().find(({ name }) => name === 'Shiftsheet Lists');
  expect(lists).toBeDefined();
  expect(world.workbook.person.read('Shiftsheet Lists').flat()).toContain('Ingrid Solberg');
});

test('transactions typed by name, e-mail and ID go in one call for each account, and get their TransIDs', async () => {
  world = await withEverything();
  add({ ...holiday, Description: 'one' });
  add({ ...holiday, Person: 'garcia, maria', Description: 'ambiguous' });
  add({ ...holiday, Person: 'MGARCIA2', Description: 'two' });
  add({ ...holiday, Account: ' sick ', Description: 'three' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3, left: 1 });
  const sent = await calls('addTimeOffTrans');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map((call) => JSON.stringify(call['query'])))).toHaveProperty('size', 2);
  const [one] = await stored('one');
  expect(rows().find((row) => row['Description'] === 'one')).toMatchObject({
    Status: '0',
    TransID: one?.['transId'],
    FirstName: 'Ingrid',
  });
  expect(rows().find((row) => row['Description'] === 'ambiguous')).toMatchObject({
    Status: 'Fix',
    Message:
      'Two people are called Maria Garcia: mgarcia1 (mgarcia1@harbourlight.example), mgarcia2 (mgarcia2@harbourlight.example). Say which one is meant: type the user name into Person.',
  });
  const maria = (await world.sandbox.state()).users.find((user) => user['userName'] === 'mgarcia2');
  expect((await stored('two'))[0]).toMatchObject({ userId: maria?.['userId'] });
});

test('an edited transaction goes with its account in the query and its person in the item', async () => {
  world = await withEverything();
  const before = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  type('Amount', 3, '-11');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(rows()[1]).toMatchObject({ Status: '0', Amount: -11, TransID: 70002 });
  const after = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  expect(after).toEqual({ ...before, amount: -11 });
  const [call] = await calls('updateTimeOffTrans');
  expect(call?.['items']).toEqual([
    { Key: 'TransID', KeyVal: '70002', UserID: String(before?.['userId']), Amount: '-11' },
  ]);
});

test.each([
  ['Person', 'Ingrid Solbergg', 'there is no person "Ingrid Solbergg"; did you mean Ingrid Solberg'],
  ['Person', '', 'Person is empty: a new transaction needs one'],
  ['Account', '', 'Account is empty: a new transaction needs one'],
  ['EffectiveDate', '', 'EffectiveDate is empty: a new transaction needs one'],
  ['Amount', '', 'Amount is empty: a new transaction needs one'],
  ['Account', 'Holidays', 'there is no time-off account "Holidays"'],
  ['EffectiveDate', '31.12.2026', 'is not a date that can be read safely'],
  ['Amount', '1.5', '"1.5" is not a whole number'],
  ['CanEdit', 'perhaps', 'is neither TRUE nor FALSE'],
  ['TransID', '99999', 'TransID is given by the service'],
])('a new transaction whose %s is "%s" is held back with the reason', async (column, text, sentence) => {
  world = await withEverything();
  const row = add({ ...holiday, [column]: text });
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 0, left: 1 });
  await world.app.do({ do: 'send' });
  expect(rows()[row - 2]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(sentence) as string,
  });
  expect(await calls('addTimeOffTrans')).toEqual([]);
});

test('a transaction can’t move to another account', async () => {
  world = await withEverything();
  type('Account', 3, 'Sick');
  await world.app.do({ do: 'preview' });
  expect(rows()[1]).toMatchObject({
    Status: 'Fix',
    Message:
      'Account can’t be changed once the transaction is added: put "Vacation" back, or add a new transaction.',
  });
});

test.each([
  ['a cut connection', { kind: 'drop', stored: true }],
  ['a web page', { kind: 'login-page', stored: true }],
  ['ItemNos missing', { kind: 'item-nos', how: 'none' }],
])('additions that were stored and answered with %s are counted and found', async (_, fault) => {
  world = await withEverything();
  add(holiday);
  add(holiday);
  await world.sandbox.fault({ ...fault, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(await stored('Yule')).toHaveLength(2);
  const ids = rows()
    .filter((row) => row['Description'] === 'Yule')
    .map((row) => row['TransID']);
  expect(new Set(ids).size).toBe(2);
  await pushAll(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('an addition that got no answer and is not listed is sent again only at the user’s word', async () => {
  world = await withEverything();
  const row = add(holiday);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  expect(rows()[row - 2]).toMatchObject({ Status: 'Unknown' });

  type('Description', row, 'Yule again');
  await pushAll(world);
  expect(await calls('addTimeOffTrans')).toHaveLength(1);
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
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
  expect(await stored('Yule again')).toHaveLength(1);
});

test('one that turns up later is found at the next download, and never sent again', async () => {
  world = await withEverything();
  const row = add(holiday);
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
  expect(await calls('addTimeOffTrans')).toHaveLength(2);
});

test('a person with a new name, or a namesake, is no edit and no other person', async () => {
  world = await withEverything();
  const ingrid = (await world.sandbox.state()).users.find((user) => user['userName'] === 'isolberg');
  const omar = (await world.sandbox.state()).users.find((user) => user['userName'] === 'yhaddad');
  await world.sandbox.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [
      { Key: 'UserName', KeyVal: 'isolberg', LastName: 'Berg' },
      { Key: 'UserName', KeyVal: 'yhaddad', FirstName: 'Ingrid', LastName: 'Solberg' },
    ],
  });
  // Only the users are read anew: the sheet still says Ingrid Solberg, which is now another person.
  await world.app.do({ do: 'download', kind: 'users' });
  type('Amount', 3, '-11');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const after = (await world.sandbox.state()).timeOffTransactions.find((each) => each['transId'] === 70002);
  expect(after).toMatchObject({ userId: ingrid?.['userId'], amount: -11 });
  expect(after?.['userId']).not.toBe(omar?.['userId']);
  expect(rows()[1]).toMatchObject({ Person: 'Ingrid Berg', Status: '0' });
  expect(rows()[0]).toMatchObject({ Person: 'Ingrid Berg', Status: '' });
});

test('a new person and a transaction of theirs go in one push, the person first', async () => {
  world = await withEverything();
  const newcomer = {
    UserName: 'newperson',
    FirstName: 'New',
    LastName: 'Person',
    Email: 'new@harbourlight.example',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(newcomer))
    world.workbook.person.type(world.at(column, 50), text);
  add({ ...holiday, Person: 'New Person' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview).toMatchObject({
    added: 0,
    left: 1,
    tables: [{ groups: [{ sentence: '1 row: Push the new Person rows first, or all tables together' }] }],
  });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const [yule] = await stored('Yule');
  const person = (await world.sandbox.state()).users.find((user) => user['userName'] === 'newperson');
  expect(yule).toMatchObject({ userId: person?.['userId'] });
});

test('when the new person is refused, the transaction waits', async () => {
  world = await withEverything();
  const newcomer = {
    UserName: 'newperson',
    FirstName: 'New',
    LastName: 'Person',
    Email: 'no address',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(newcomer))
    world.workbook.person.type(world.at(column, 50), text);
  const row = add({ ...holiday, Person: 'New Person' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 0, refused: 1, notSent: 1 });
  expect(rows()[row - 2]).toMatchObject({ Status: 'Fix' });
  expect(await calls('addTimeOffTrans')).toEqual([]);
});

test('rows copied below and given another date are added, and what was copied stays', async () => {
  world = await withEverything();
  const before = (await world.sandbox.state()).timeOffTransactions;
  world.workbook.person.copyRows(2, 3, rows().length + 2, SHEET);
  for (let row = rows().length - 1; row <= rows().length + 1; row += 1)
    type('EffectiveDate', row, '2027-01-04');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  const after = (await world.sandbox.state()).timeOffTransactions;
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 3);
});

test('a row means the person it meant in the preview, though the push exchanges their names', async () => {
  world = await withEverything();
  const users = world.table('Users');
  const rowOf = (name: string) =>
    users.findIndex((user) => `${String(user['FirstName'])} ${String(user['LastName'])}` === name) + 2;
  const [ingrid, kwame] = [rowOf('Ingrid Solberg'), rowOf('Kwame Mensah')];
  const rename = (row: number, first: string, last: string) => {
    world.workbook.person.type(world.cell('Users', 'FirstName', row), first);
    world.workbook.person.type(world.cell('Users', 'LastName', row), last);
  };
  rename(ingrid, 'Kwame', 'Mensah');
  rename(kwame, 'Ingrid', 'Solberg');
  add({ ...holiday, Description: 'of her who was Ingrid' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  expect(await stored('of her who was Ingrid')).toEqual([
    expect.objectContaining({ userId: users[ingrid - 2]?.['UserID'] }),
  ]);
  expect(rows().at(-1)).toMatchObject({ Status: '0', Person: 'Kwame Mensah' });
});

test('what was acknowledged and is not listed is no more sent without the user’s word than what got no answer', async () => {
  world = await withEverything();
  add({ ...holiday, Description: 'acknowledged' });
  // The list lags: it is read as it was before.
  const { fetch: real } = globalThis;
  const before = await (await world.sandbox.send('getTimeOffTrans')).text();
  const lagging = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    return addressOf(input).includes('Method=getTimeOffTrans') ? new Response(before) : answer;
  });
  await pushAll(world);
  expect(rows().at(-1)).toMatchObject({ Status: 'Unknown' });
  await pushAll(world);
  lagging.mockRestore();
  expect(await stored('acknowledged')).toHaveLength(1);
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(rows().at(-1)).toMatchObject({ Status: '0', Description: 'acknowledged' });
});
