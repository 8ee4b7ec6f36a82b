import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const preview = () => world.app.do({ do: 'preview', kind: 'users' });
const user = (userName: string) => world.users()[world.rowOf(userName) - 2];
const type = (column: string, userName: string, text: string) =>
  world.workbook.person.type(world.at(column, world.rowOf(userName)), text);
const calls = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method);

/** Types a whole new row below the table. */
function addRow(row: number, cells: Record<string, string>): void {
  for (const [column, text] of Object.entries(cells)) world.workbook.person.type(world.at(column, row), text);
}
const someone = {
  UserName: 'newperson',
  FirstName: 'New',
  LastName: 'Person',
  Email: 'new@harbourlight.example',
  UserType: 'E',
};

test('a user name of five letters is held back with what is wrong, and nothing else is', async () => {
  addRow(50, { ...someone, UserName: 'short' });
  type('FirstName', 'soconnor', 'Sinéad');
  await preview();
  expect(world.view().preview).toMatchObject({
    added: 0,
    updated: 1,
    left: 1,
    tables: [{ groups: [{ sentence: '1 row: Give a valid UserName' }] }],
  });
  expect(user('short')).toMatchObject({
    Status: 'Fix',
    Message: 'UserName "short" has 5 characters and needs at least 7.',
  });
  expect(user('soconnor')).toMatchObject({ Status: 'Edited' });
});

test('two rows with one user name are both told of the other', async () => {
  addRow(50, someone);
  addRow(51, { ...someone, UserName: 'NewPerson' });
  await preview();
  expect(world.view().preview).toMatchObject({ added: 0, left: 2 });
  expect(world.users()[48]?.['Message']).toContain('is also in row 51');
  expect(world.users()[49]?.['Message']).toContain('is also in row 50');
});

test('a copied row is added, never moved over its original, and loses what belongs to the original alone', async () => {
  const original = user('soconnor');
  world.workbook.person.copyRows(world.rowOf('soconnor'), 1, 50);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(world.view().tables[0]).toMatchObject({ counts: { copied: 1, fix: 1 } });
  expect(world.view().tables[0]?.fix[0]?.note).not.toContain('ExternalID');
  type('FirstName', 'soconnor', 'Edited');
  world.workbook.person.type(world.at('UserName', 50), 'anotherone');
  world.workbook.person.type(world.at('UserType', 50), 'm');
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(user('anotherone')).toMatchObject({
    FirstName: original?.['FirstName'],
    Status: '0',
    ExternalID: '',
  });
  expect(user('anotherone')?.['UserID']).not.toBe(original?.['UserID']);
  expect(user('soconnor')).toMatchObject({
    FirstName: 'Edited',
    UserID: original?.['UserID'],
    ExternalID: original?.['ExternalID'],
  });
});

test('a cleared key is said and never sent as a new user', async () => {
  type('UserID', 'soconnor', '');
  await preview();
  expect(user('soconnor')).toMatchObject({
    Status: 'Fix',
    Message: 'UserID is kept by the service and can’t be changed here: put "1005" back, or download again.',
  });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ UserID: 1005, Status: '' });
});

test('what the service keeps is put back at one click, as the number or the yes that it was', async () => {
  type('UserID', 'soconnor', '');
  type('DoNotSchedule', 'mgarcia1', 'yes');
  await preview();
  const groups = world.view().preview?.tables[0]?.groups ?? [];
  expect(groups).toMatchObject([
    { sentence: '1 row: Put DoNotSchedule back as it was', fixable: true },
    { sentence: '1 row: Put UserID back as it was', fixable: true },
  ]);
  for (const { id } of groups) await world.app.do({ do: 'fix-all', kind: 'users', group: id });
  expect(user('soconnor')).toMatchObject({ UserID: 1005, Status: '' });
  expect(user('mgarcia1')).toMatchObject({ DoNotSchedule: false, Status: '' });
});

test('leading zeros, formulas as text, emoji, right-to-left and 5,000 characters reach the service as typed', async () => {
  const long = 'Zoë 🌻 '.repeat(714).slice(0, 5000);
  type('HomePhone', 'soconnor', '0123');
  type('WorkPhone', 'soconnor', '+49 30 1-2');
  type('FirstName', 'jmueller', '=HYPERLINK("http://example.org","x")');
  type('FirstName', 'yhaddad', 'يوسف 🌙');
  type('LastName', 'zvanderberg', long);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 4, stored: 4 });
  const stored = new Map((await world.sandbox.state()).users.map((each) => [each['userName'], each]));
  expect(stored.get('soconnor')).toMatchObject({ homePhone: '0123', workPhone: '+49 30 1-2' });
  expect(stored.get('jmueller')).toMatchObject({ firstName: '=HYPERLINK("http://example.org","x")' });
  expect(stored.get('yhaddad')).toMatchObject({ firstName: 'يوسف 🌙' });
  expect(stored.get('zvanderberg')).toMatchObject({ lastName: long });
  expect(user('soconnor')).toMatchObject({ HomePhone: '0123', WorkPhone: '+49 30 1-2', Status: '0' });
});

test('no text from the service becomes a formula, a number or a date', () => {
  expect(user('ltester7')).toMatchObject({ FirstName: '=HYPERLINK("http://example.org","x")' });
  expect(user('jmnunez')).toMatchObject({ HomePhone: '001122' });
  expect(user('rthooft')).toMatchObject({ LastName: "'t Hooft" });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 0, unchanged: 48 });
});

test('a column of the user’s own is left alone', async () => {
  world.workbook.person.insertColumn('F', 'My notes');
  world.workbook.person.type(world.at('My notes', world.rowOf('soconnor')), 'back on Monday');
  type('FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ 'My notes': 'back on Monday', FirstName: 'Sinéad', Status: '' });
});

test('a deleted table is said, and comes down again', async () => {
  world.workbook.person.deleteTable('Users');
  await preview();
  expect(world.view().notice?.tone).toBe('error');
  expect(world.view().tables[0]?.state).toBe('absent');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ state: 'ready', counts: { rows: 48, unchanged: 48 } });
});

test('a new user’s ExternalID, which an addition can’t carry, follows as an update', async () => {
  addRow(50, { ...someone, ExternalID: '770077' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const stored = (await world.sandbox.state()).users.find((each) => each['userName'] === 'newperson');
  expect(stored).toMatchObject({ externalId: 770077 });
  expect(user('newperson')).toMatchObject({ Status: '0', ExternalID: 770077, UserID: stored?.['userId'] });
});

test('a new user whose ExternalID is refused is added, keeps the first password, and says what is left', async () => {
  addRow(50, { ...someone, ExternalID: '5001' });
  world.workbook.person.deleteRows(world.rowOf('isolberg'), 1, 'Users');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(user('newperson')).toMatchObject({ Status: 'Fix', UserID: '' });
  type('ExternalID', 'newperson', '770077');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({
    planned: 1,
    stored: 0,
    refused: 1,
    passwords: [{ userName: 'newperson' }],
  });
  expect(user('newperson')).toMatchObject({
    Status: '1999',
    Message: expect.stringContaining('Added, but') as string,
  });
  expect(user('newperson')?.['UserID']).toBeGreaterThan(0);
});

test('a refused row keeps its code until it is edited, and goes again when mended', async () => {
  addRow(50, { ...someone, Email: 'nowhere' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, refused: 1 });
  expect(user('newperson')).toMatchObject({ Status: '113' });
  await preview();
  expect(user('newperson')).toMatchObject({ Status: '113' });
  type('Email', 'newperson', 'somewhere@harbourlight.example');
  await preview();
  expect(user('newperson')).toMatchObject({ Status: 'New', Message: '' });
  await pushUsers(world);
  expect(user('newperson')).toMatchObject({ Status: '0' });
});

test('an update sends its key and the edited field alone', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(await calls('updateUsers')).toMatchObject([
    { items: [{ Key: 'UserID', KeyVal: '1005', FirstName: 'Sinéad' }] },
  ]);
});

test('download again keeps edits and new rows, and brings in what others changed', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  addRow(50, someone);
  await world.sandbox.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'UserName', KeyVal: 'soconnor', LastName: 'Elsewhere' }],
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ FirstName: 'Sinéad', LastName: 'Elsewhere', Status: 'Edited' });
  expect(user('newperson')).toMatchObject({ FirstName: 'New' });
  expect(world.users()).toHaveLength(49);
});

test('a field that both sides changed is never overwritten silently', async () => {
  type('LastName', 'soconnor', 'Mine');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'UserName', KeyVal: 'soconnor', LastName: 'Theirs' }],
  });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, notSent: 1 });
  expect(user('soconnor')).toMatchObject({ LastName: 'Mine', Status: 'Conflict' });
  await preview();
  expect(world.view().preview).toMatchObject({ updated: 0, left: 1 });
  expect(world.view().preview?.tables[0]?.conflicts.rows[0]?.fields).toEqual([
    { field: 'LastName', base: "O'Connor", mine: 'Mine', theirs: 'Theirs' },
  ]);
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  expect(user('soconnor')).toMatchObject({ LastName: 'Mine', Status: 'Edited', Message: '' });
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toEqual([
    { field: 'LastName', from: 'Theirs', to: 'Mine' },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a user name that the service gave somebody else meanwhile is held back', async () => {
  addRow(50, someone);
  await preview();
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.call('addUsers', { items: [{ ...someone, Password: 'abcdefgh1' }] });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, notSent: 1 });
  expect(user('newperson')).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('is taken on the service') as string,
  });
  expect((await world.sandbox.state()).users).toHaveLength(49);
});

test('what changed after the preview is shown again before it is sent', async () => {
  type('FirstName', 'soconnor', 'Sinéad');
  await preview();
  type('LastName', 'soconnor', 'Another');
  await world.app.do({ do: 'send' });
  expect(world.view().notice?.title).toBe(
    'The sheet has changed since you looked. Here is what would be sent now.',
  );
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toHaveLength(2);
  expect(await calls('updateUsers')).toEqual([]);
});

test.each([
  ['users', 'Users', 'UserName'],
  ['users', 'Users', 'FirstName'],
  ['users', 'Users', 'Email'],
  ['categories', 'Categories', 'SingularName'],
  ['categories', 'Categories', 'QualEmployees'],
  ['departments', 'Departments', 'Name'],
  ['departments', 'Departments', 'Active'],
  ['times-of-day', 'Times of Day', 'StartTime'],
  ['time-off', 'Time Off', 'EffectiveDate'],
  ['time-off', 'Time Off', 'Amount'],
  ['time-off', 'Time Off', 'CanEdit'],
])('a record of %s (sheet %s) whose %s is cleared is held back', async (kind, sheet, column) => {
  await world.app.do({ do: 'download', kind });
  const at = world.table(sheet).findIndex((row) => row[column] !== '' && row[column] !== false);
  world.workbook.person.type(world.cell(sheet, column, at + 2), '');
  await world.app.do({ do: 'preview', kind });
  expect(world.table(sheet)[at]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(`${column} `) as string,
  });
  expect(world.view().preview).toMatchObject({ updated: 0, left: 1 });
});

test('an empty yes-or-no says no more than FALSE: it is no edit, and the next download writes FALSE again', async () => {
  await world.app.do({ do: 'download', kind: 'categories' });
  const at = world.table('Categories').findIndex((row) => row['Payroll'] === false);
  world.workbook.person.type(world.cell('Categories', 'Payroll', at + 2), '');
  await world.app.do({ do: 'preview', kind: 'categories' });
  expect(world.view().preview).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'categories' });
  expect(world.table('Categories')[at]).toMatchObject({ Payroll: false, Status: '' });
});

test.each([
  ['HomePhone', 'call <me>', 'signs that a phone number can’t have'],
  ['ExternalID', '-5', 'below zero'],
  ['ExternalID', '2147483648', 'larger than'],
])('an edited %s "%s" is held back with the reason', async (column, typed, reason) => {
  type(column, 'soconnor', typed);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('soconnor')).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(reason) as string,
  });
});

test('an optional text that is cleared is emptied on the service, and reading back shows it', async () => {
  type('HomePhone', 'soconnor', '+49 30 1');
  await pushUsers(world);
  type('HomePhone', 'soconnor', '');
  await pushUsers(world);
  expect(user('soconnor')).toMatchObject({ Status: '0', HomePhone: '' });
  expect((await calls('updateUsers')).at(-1)).toMatchObject({ items: [{ HomePhone: '' }] });
});

test('a UserName in letters of any script is let through, the service has the last word', async () => {
  type('UserName', 'soconnor', 'Шевченко7');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('Шевченко7')).toMatchObject({ Status: 'Edited' });
});

test.each<[column: string, typed: string, reason: string]>([
  ...['UserName', 'FirstName', 'LastName', 'Email', 'UserType'].map((column): [string, string, string] => [
    column,
    '',
    `${column} is empty: a new user needs one.`,
  ]),
  ['UserName', 'new.person', 'takes letters and digits only, no spaces or signs'],
  ['UserName', 'new person', 'takes letters and digits only, no spaces or signs'],
  ['UserType', 'Boss', 'UserType: '],
])(
  'a new user whose %s is "%s" is held back with the reason, and nothing is sent',
  async (column, typed, reason) => {
    addRow(50, { ...someone, [column]: typed });
    await pushUsers(world);
    expect(world.users()[48]).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining(reason) as string,
    });
    expect(await calls('addUsers')).toEqual([]);
  },
);
