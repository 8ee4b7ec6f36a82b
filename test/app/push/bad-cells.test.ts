import { until } from '../../runner/until';
import { headerIn } from '../world/column-names';
import { callsOf, storedUser } from '../world/service';
import { addUser, NEW_USER, typeInto, typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

const preview = () => world.app.do({ do: 'preview', kind: 'users' });

test('a row with a UserName that is too short is blocked with the reason, and other rows are not', async () => {
  addUser(world, { UserName: 'short' });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await preview();
  expect(world.view().preview).toMatchObject({
    added: 0,
    updated: 1,
    left: 1,
    tables: [{ groups: [{ title: expect.stringMatching(/^User name/) as string }] }],
  });
  expect(world.user('short')).toMatchObject({
    Status: 'Fix',
    Message: 'User name "short" is too short: it has 5 characters and needs at least 7.',
  });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Edited' });
});

test('if two rows have the same UserName, each names the other', async () => {
  addUser(world);
  addUser(world, { UserName: 'NewPerson' });
  await preview();
  expect(world.view().preview).toMatchObject({ added: 0, left: 2 });
  expect(world.users()[48]?.['Message']).toContain('is also in row 51');
  expect(world.users()[49]?.['Message']).toContain('is also in row 50');
});

test('a copied row is added as a new record, without the values that only its original may have', async () => {
  const original = world.user('soconnor');
  world.workbook.person.copyRows(world.rowOf('soconnor'), 1, 50);
  await until(() => expect(world.view().tables[0]).toMatchObject({ counts: { copied: 1, fix: 1 } }));
  expect(world.view().tables[0]?.fix[0]?.note).not.toContain('ExternalID');
  typeUser(world, 'FirstName', 'soconnor', 'Edited');
  typeInto(world, 'Users', 'UserName', 50, 'anotherone');
  typeInto(world, 'Users', 'UserType', 50, 'm');
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(world.user('anotherone')).toMatchObject({
    FirstName: original?.['FirstName'],
    Status: '0',
    ExternalID: '',
  });
  expect(world.user('anotherone')?.['UserID']).not.toBe(original?.['UserID']);
  expect(world.user('soconnor')).toMatchObject({
    FirstName: 'Edited',
    UserID: original?.['UserID'],
    ExternalID: original?.['ExternalID'],
  });
});

test('a row whose key is cleared shows Fix and is not sent as a new user', async () => {
  typeUser(world, 'UserID', 'soconnor', '');
  await preview();
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Fix',
    Message:
      'User ID is kept by the service and can’t be changed here: put "1005" back, or download again. Changed: User ID',
  });
  expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ UserID: 1005, Status: '' });
});

test('“Fix all” restores values that only the service may set, with their types', async () => {
  typeUser(world, 'UserID', 'soconnor', '');
  typeUser(world, 'DoNotSchedule', 'mgarcia1', 'yes');
  await preview();
  const groups = world.view().preview?.tables[0]?.groups ?? [];
  expect(groups).toMatchObject([
    { title: expect.stringMatching(/^Do not schedule is kept by the service/) as string, fixable: true },
    { title: expect.stringMatching(/^User ID is kept by the service/) as string, fixable: true },
  ]);
  for (const { id } of groups) await world.app.do({ do: 'fix-all', kind: 'users', group: id });
  expect(world.user('soconnor')).toMatchObject({ UserID: 1005, Status: '' });
  expect(world.user('mgarcia1')).toMatchObject({ DoNotSchedule: 'No', Status: '' });
});

test('leading zeros, formulas as text, emoji, right-to-left text and 5,000 characters are stored as typed', async () => {
  const long = `${'Zoë 🌻 '.repeat(714).slice(0, 4999)}z`;
  typeUser(world, 'HomePhone', 'soconnor', '0123');
  typeUser(world, 'WorkPhone', 'soconnor', '+49 30 1-2');
  typeUser(world, 'FirstName', 'jmueller', '=HYPERLINK("http://example.org","x")');
  typeUser(world, 'FirstName', 'yhaddad', 'يوسف 🌙');
  typeUser(world, 'LastName', 'zvanderberg', long);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 4, stored: 4 });
  const stored = new Map((await world.sandbox.state()).users.map((each) => [each['userName'], each]));
  expect(stored.get('soconnor')).toMatchObject({ homePhone: '0123', workPhone: '+49 30 1-2' });
  expect(stored.get('jmueller')).toMatchObject({ firstName: '=HYPERLINK("http://example.org","x")' });
  expect(stored.get('yhaddad')).toMatchObject({ firstName: 'يوسف 🌙' });
  expect(stored.get('zvanderberg')).toMatchObject({ lastName: long });
  expect(world.user('soconnor')).toMatchObject({ HomePhone: '0123', WorkPhone: '+49 30 1-2', Status: '0' });
});

test('no text from the service turns into a formula, a number or a date in the sheet', () => {
  expect(world.user('ltester7')).toMatchObject({ FirstName: '=HYPERLINK("http://example.org","x")' });
  expect(world.user('jmnunez')).toMatchObject({ HomePhone: '001122' });
  expect(world.user('rthooft')).toMatchObject({ LastName: "'t Hooft" });
  expect(world.view().tables[0]?.counts).toMatchObject({ edited: 0, unchanged: 48 });
});

test('a column that the user added is not changed', async () => {
  world.workbook.person.insertColumn('F', 'My notes');
  typeUser(world, 'My notes', 'soconnor', 'back on Monday');
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({
    'My notes': 'back on Monday',
    FirstName: 'Sinéad',
    Status: '',
  });
});

test('a preview reports a deleted table, and a download creates it again', async () => {
  world.workbook.person.deleteTable('Users');
  await preview();
  expect(world.view().notice?.tone).toBe('error');
  expect(world.view().tables[0]?.state).toBe('absent');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ state: 'ready', counts: { rows: 48, unchanged: 48 } });
});

test('the ExternalID of a new user, which addUsers does not take, is sent as an update afterwards', async () => {
  addUser(world, { ExternalID: '770077' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const stored = await storedUser(world, 'newperson');
  expect(stored).toMatchObject({ externalId: 770077 });
  expect(world.user('newperson')).toMatchObject({
    Status: '0',
    ExternalID: 770077,
    UserID: stored?.['userId'],
  });
});

test('if the ExternalID of a new user is refused, the user is added, the result shows the first password, and the row says what failed', async () => {
  addUser(world, { ExternalID: '5001' });
  world.workbook.person.deleteRows(world.rowOf('isolberg'), 1, 'Users');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.user('newperson')).toMatchObject({ Status: 'Fix', UserID: '' });
  typeUser(world, 'ExternalID', 'newperson', '770077');
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
  expect(world.user('newperson')).toMatchObject({
    Status: '1999',
    Message: expect.stringContaining('Added, but') as string,
  });
  expect(world.user('newperson')?.['UserID']).toBeGreaterThan(0);
});

test('a refused row keeps its code until it is edited, and is sent again once it is corrected', async () => {
  addUser(world, { Email: 'nowhere' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, refused: 1 });
  expect(world.user('newperson')).toMatchObject({ Status: '113' });
  await preview();
  expect(world.user('newperson')).toMatchObject({ Status: '113' });
  typeUser(world, 'Email', 'newperson', 'somewhere@harbourlight.example');
  await preview();
  expect(world.user('newperson')).toMatchObject({ Status: 'New', Message: '' });
  await pushUsers(world);
  expect(world.user('newperson')).toMatchObject({ Status: '0' });
});

test('an update sends its key and the edited field only', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(await callsOf(world, 'updateUsers')).toMatchObject([
    { items: [{ Key: 'UserID', KeyVal: '1005', FirstName: 'Sinéad' }] },
  ]);
});

test('a second download keeps edits and new rows, and adds what others changed', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  addUser(world);
  await changeElsewhere(world, 'soconnor', { LastName: 'Elsewhere' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({
    FirstName: 'Sinéad',
    LastName: 'Elsewhere',
    Status: 'Edited',
  });
  expect(world.user('newperson')).toMatchObject({ FirstName: 'New' });
  expect(world.users()).toHaveLength(49);
});

test('a field that was changed on both sides is a conflict and is not overwritten', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Mine');
  await world.app.do({ do: 'preview', kind: 'users' });
  await changeElsewhere(world, 'soconnor', { LastName: 'Theirs' });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, notSent: 1 });
  expect(world.user('soconnor')).toMatchObject({ LastName: 'Mine', Status: 'Conflict' });
  await preview();
  expect(world.view().preview).toMatchObject({ updated: 0, left: 1 });
  expect(world.view().preview?.tables[0]?.conflicts.rows[0]?.fields).toEqual([
    { field: 'Last name', base: "O'Connor", mine: 'Mine', theirs: 'Theirs' },
  ]);
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  expect(world.user('soconnor')).toMatchObject({
    LastName: 'Mine',
    Status: 'Edited',
    Message: 'Changed: Last name',
  });
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toEqual([
    { field: 'Last name', from: 'Theirs', to: 'Mine' },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a new user is not sent if the service has that UserName by now', async () => {
  addUser(world);
  await preview();
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.call('addUsers', { items: [{ ...NEW_USER, Password: 'abcdefgh1' }] });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, notSent: 1 });
  expect(world.user('newperson')).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining('Taken on the service by') as string,
  });
  expect((await world.sandbox.state()).users).toHaveLength(49);
});

test('edits made after the preview are shown in a new preview before they are sent', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await preview();
  typeUser(world, 'LastName', 'soconnor', 'Another');
  await world.app.do({ do: 'send' });
  expect(world.view().notice?.title).toBe(
    'The sheet has changed since you looked. Here is what would be sent now.',
  );
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toHaveLength(2);
  expect(await callsOf(world, 'updateUsers')).toEqual([]);
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
])('a record of %s (sheet %s) whose %s is cleared is blocked', async (kind, sheet, column) => {
  await world.app.do({ do: 'download', kind });
  const at = world.table(sheet).findIndex((row) => row[column] !== '' && row[column] !== 'No');
  typeInto(world, sheet, column, at + 2, '');
  await world.app.do({ do: 'preview', kind });
  expect(world.table(sheet)[at]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(`${headerIn(sheet, column)} `) as string,
  });
  expect(world.view().preview).toMatchObject({ updated: 0, left: 1 });
});

test('an empty yes-or-no cell counts as No: it is no edit, and the next download writes No', async () => {
  await world.app.do({ do: 'download', kind: 'categories' });
  const at = world.table('Categories').findIndex((row) => row['Payroll'] === 'No');
  typeInto(world, 'Categories', 'Payroll', at + 2, '');
  await world.app.do({ do: 'preview', kind: 'categories' });
  expect(world.view().preview).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'categories' });
  expect(world.table('Categories')[at]).toMatchObject({ Payroll: 'No', Status: '' });
});

test.each([
  ['HomePhone', 'call <me>', 'signs that a phone number can’t have'],
  ['ExternalID', '-5', 'below zero'],
  ['ExternalID', '2147483648', 'larger than'],
])('an edited %s with the value "%s" is blocked with the reason', async (column, typed, reason) => {
  typeUser(world, column, 'soconnor', typed);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(reason) as string,
  });
});

test('an optional text that is cleared in the sheet is cleared on the service', async () => {
  typeUser(world, 'HomePhone', 'soconnor', '+49 30 1');
  await pushUsers(world);
  typeUser(world, 'HomePhone', 'soconnor', '');
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: '0', HomePhone: '' });
  expect((await callsOf(world, 'updateUsers')).at(-1)).toMatchObject({ items: [{ HomePhone: '' }] });
});

test('a UserName in letters of any script is sent: the service decides', async () => {
  typeUser(world, 'UserName', 'soconnor', 'Шевченко7');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('Шевченко7')).toMatchObject({ Status: 'Edited' });
});

test.each<[column: string, typed: string, reason: string]>([
  ...['UserName', 'FirstName', 'LastName', 'Email', 'UserType'].map((column): [string, string, string] => [
    column,
    '',
    `${headerIn('Users', column)} is empty: a new user needs one.`,
  ]),
  ['UserName', 'new.person', 'takes letters and digits only, no spaces or signs'],
  ['UserName', 'new person', 'takes letters and digits only, no spaces or signs'],
  ['UserType', 'Boss', 'User type: '],
])(
  'a new user whose %s is "%s" is blocked with the reason, and nothing is sent',
  async (column, typed, reason) => {
    addUser(world, { [column]: typed });
    await pushUsers(world);
    expect(world.users()[48]).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining(reason) as string,
    });
    expect(await callsOf(world, 'addUsers')).toEqual([]);
  },
);

test('N24: a download says that the edits in a former table are not followed', async () => {
  typeInto(world, 'Users', 'FirstName', world.rowOf('soconnor'), 'Mine');
  world.workbook.person.deleteTable('Users');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    detail:
      'The sheet Users is still there, but without its table. Shiftsheet does not follow or send what was edited there. Copy what you still need into the sheet Users (2).',
  });
});
