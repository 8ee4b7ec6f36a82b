/** What is done with the selected rows alone: pushing, reverting and refreshing them. */
import { until } from '../../runner/until';
import { callsOf, storedUser, writesTo } from '../world/service';
import { addRow, addUser, HOLIDAY, typeInto, typeUser } from '../world/typing';
import { changeElsewhere, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const selection = () => world.view().selection;

async function select(sheet: string, from: number, to = from): Promise<void> {
  world.workbook.person.select(`A${from}:C${to}`, sheet);
  await until(() => selection()?.count === to - from + 1 && (selection()?.row?.number ?? from) === from);
}

/** Selects the row of a user, when the pane knows that it is edited. */
async function selectEdited(userName: string): Promise<void> {
  await select('Users', world.rowOf(userName));
  await until(() => (selection()?.revertible ?? 0) > 0);
}

async function openUsers(): Promise<void> {
  world = await withUsers();
  await world.app.do({ do: 'watch-rows', on: true });
}

async function openEverything(): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'watch-rows', on: true });
}

const pushSelected = () => world.app.do({ do: 'push-selected' });
const revertSelected = (field?: string) =>
  world.app.do({ do: 'revert-selected', ...(field === undefined ? {} : { field }) });

describe('pushing the selected rows', () => {
  test('sends one edited row at one click, and leaves the other edited rows as they are', async () => {
    await openUsers();
    for (const name of ['soconnor', 'isolberg']) typeUser(world, 'LastName', name, `Of ${name}`);
    await selectEdited('soconnor');
    const other = world.user('isolberg');
    await pushSelected();
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 0 });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Of soconnor' });
    expect(await storedUser(world, 'isolberg')).not.toMatchObject({ lastName: 'Of isolberg' });
    expect(world.user('soconnor')).toMatchObject({ Status: '0' });
    expect(world.user('isolberg')).toMatchObject({ LastName: other?.['LastName'] });
    await world.app.do({ do: 'push', kind: 'users' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  });

  test('sends all selected rows that are new or edited, and no row below them', async () => {
    await openUsers();
    for (const row of [2, 3, 5]) typeInto(world, 'Users', 'CellPhone', row, `0049 ${row}`);
    await select('Users', 2, 4);
    await until(() => selection()?.pushable === 2);
    await pushSelected();
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await callsOf(world, 'updateUsers')).toHaveLength(1);
    expect(world.table('Users')[3]).toMatchObject({ CellPhone: '0049 5' });
  });

  test('a selected row with a mistake is previewed without the mistakes of other rows', async () => {
    await openUsers();
    typeUser(world, 'UserType', 'soconnor', 'Captain');
    typeUser(world, 'UserType', 'isolberg', 'Captain');
    typeUser(world, 'CellPhone', 'kwamemensah', '0049');
    await selectEdited('soconnor');
    await pushSelected();
    expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 1 });
    await world.app.do({ do: 'check-again' });
    expect(world.view().preview).toMatchObject({ added: 0, updated: 0, left: 1 });
    expect(await writesTo(world)).toEqual([]);
  });

  test('a new row that has no id yet is pushed alone, after the preview with its first password', async () => {
    await openUsers();
    const row = addUser(world);
    addUser(world, { UserName: 'otherperson', FirstName: 'Other', Email: 'o@harbourlight.example' });
    await select('Users', row);
    await until(() => selection()?.row?.standing === 'new');
    await pushSelected();
    expect(world.view().preview).toMatchObject({ added: 1, updated: 0, left: 0 });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedUser(world, 'newperson')).toBeDefined();
    expect(await storedUser(world, 'otherperson')).toBeUndefined();
  });

  test('the new person whom a selected row names is in the preview and is sent first; other new people are not', async () => {
    await openEverything();
    addUser(world);
    addUser(world, { UserName: 'otherperson', FirstName: 'Other', Email: 'o@harbourlight.example' });
    const row = addRow(world, 'Time Off', { ...HOLIDAY, Person: 'Person, New' });
    typeInto(world, 'Time Off', 'Person', row, 'New Person');
    await select('Time Off', row);
    await until(() => selection()?.pushable === 1);
    await pushSelected();
    expect(world.view().preview?.tables.map(({ kind, added }) => [kind, added])).toEqual([
      ['users', 1],
      ['time-off', 1],
    ]);
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await storedUser(world, 'otherperson')).toBeUndefined();
  });

  test('if the connection is lost, the row is unknown and the next push of the row settles it', async () => {
    await openUsers();
    typeUser(world, 'LastName', 'soconnor', 'Byrne');
    await selectEdited('soconnor');
    await world.sandbox.fault([
      { kind: 'drop', stored: true, method: 'updateUsers' },
      { kind: 'status', status: 503, method: 'getUsers', after: 1, times: 9 },
    ]);
    await pushSelected();
    await world.app.do({ do: 'close-result' });
    await until(() => selection()?.row?.standing === 'unknown');
    await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
    await pushSelected();
    await world.app.do({ do: 'send' });
    expect(world.user('soconnor')).toMatchObject({ LastName: 'Byrne', Status: '0' });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Byrne' });
    expect(await callsOf(world, 'updateUsers')).toHaveLength(1);
  });

  test('an unanswered new row outside the selection is not sent again', async () => {
    await openEverything();
    const first = addRow(world, 'Time Off', { ...HOLIDAY, Description: 'first' });
    await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans', times: 2 });
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'close-result' });
    expect(world.table('Time Off').at(-1)).toMatchObject({ Description: 'first', Status: 'Unknown' });
    const before = (await callsOf(world, 'addTimeOffTrans')).length;
    const row = addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: '2026-12-29', Description: 'second' });
    expect(row).toBe(first + 1);
    await select('Time Off', row);
    await until(() => selection()?.pushable === 1);
    await pushSelected();
    await world.app.do({ do: 'send' });
    const items = (await callsOf(world, 'addTimeOffTrans')).slice(before);
    expect(JSON.stringify(items)).toContain('second');
    expect(JSON.stringify(items)).not.toContain('first');
  });

  test('if the pane closes while the row is sent, the row is found again and not sent twice', async () => {
    await openUsers();
    typeUser(world, 'LastName', 'soconnor', 'Byrne');
    await selectEdited('soconnor');
    await world.sandbox.fault({ kind: 'slow', ms: 300, method: 'updateUsers' });
    void pushSelected();
    await until(async () => (await callsOf(world, 'updateUsers')).length > 0);
    await world.reopenConnected();
    await world.app.do({ do: 'watch-rows', on: true });
    await world.app.do({ do: 'download', kind: 'users' });
    await select('Users', world.rowOf('soconnor'));
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Byrne' });
    expect(world.user('soconnor')).toMatchObject({ LastName: 'Byrne' });
    expect(await callsOf(world, 'updateUsers')).toHaveLength(1);
  });
});

describe('reverting the selected rows', () => {
  test('writes the last downloaded value of one field back, and keeps the other edits of the row', async () => {
    await openUsers();
    const before = world.user('soconnor');
    typeUser(world, 'LastName', 'soconnor', 'Byrne');
    typeUser(world, 'CellPhone', 'soconnor', '0049');
    await selectEdited('soconnor');
    await revertSelected('LastName');
    expect(world.user('soconnor')).toMatchObject({
      LastName: before?.['LastName'],
      CellPhone: '0049',
      Status: 'Edited',
    });
    expect(selection()?.row?.changes.map(({ id }) => id)).toEqual(['CellPhone']);
  });

  test('brings back leading zeros and cleared cells, and then nothing is left to push', async () => {
    await openUsers();
    await changeElsewhere(world, 'soconnor', { CellPhone: '00490', WorkPhone: '007' });
    await world.app.do({ do: 'download', kind: 'users' });
    const before = world.user('soconnor');
    expect(before).toMatchObject({ CellPhone: '00490', WorkPhone: '007' });
    typeUser(world, 'CellPhone', 'soconnor', '');
    typeUser(world, 'WorkPhone', 'soconnor', '7');
    typeUser(world, 'HomePhone', 'soconnor', '1');
    await selectEdited('soconnor');
    expect(selection()?.row?.changes).toMatchObject([
      { id: 'HomePhone' },
      { id: 'WorkPhone', from: '007', to: '7' },
      { id: 'CellPhone', from: '00490', to: '' },
    ]);
    await revertSelected();
    expect(world.user('soconnor')).toMatchObject({ ...before, Status: '' });
    await pushSelected();
    expect(world.view().notice?.title).toBe('Nothing to push: the selected row is neither new nor edited.');
  });

  test('brings back a date and a name, as the sheet shows them', async () => {
    await openEverything();
    const [before] = world.table('Time Off');
    typeInto(world, 'Time Off', 'EffectiveDate', 2, '2026-12-28');
    typeInto(world, 'Time Off', 'Account', 2, 'No such account');
    await select('Time Off', 2);
    await until(() => selection()?.row?.changes.length === 2);
    expect(selection()?.row?.changes[1]).toMatchObject({ id: 'EffectiveDate', to: '28 Dec 2026' });
    await revertSelected();
    expect(world.table('Time Off')[0]).toMatchObject({
      Person: before?.['Person'],
      EffectiveDate: before?.['EffectiveDate'],
      Account: before?.['Account'],
      Status: '',
    });
  });

  test('leaves rows that are not selected and new rows as they are', async () => {
    await openUsers();
    const row = addUser(world);
    typeInto(world, 'Users', 'CellPhone', row - 1, '1');
    typeInto(world, 'Users', 'CellPhone', 2, '2');
    await select('Users', row - 1, row);
    await until(() => selection()?.revertible === 1 && selection()?.pushable === 2);
    await revertSelected();
    expect(world.table('Users')[row - 3]).not.toMatchObject({ CellPhone: '1' });
    expect(world.table('Users')[0]).toMatchObject({ CellPhone: '2' });
    expect(world.user('newperson')).toMatchObject({ FirstName: 'New' });
    expect(await writesTo(world)).toEqual([]);
  });

  test('ends a conflict with the value of the service', async () => {
    await openUsers();
    typeUser(world, 'LastName', 'soconnor', 'Byrne');
    await changeElsewhere(world, 'soconnor', { LastName: 'Kelly' });
    await world.app.do({ do: 'download', kind: 'users' });
    await selectEdited('soconnor');
    await revertSelected();
    expect(world.user('soconnor')).toMatchObject({ LastName: 'Kelly', Status: '' });
    expect(world.shownTable('users')?.conflicts.count).toBe(0);
  });

  test('does nothing, and says so, if the selected row was deleted meanwhile', async () => {
    await openUsers();
    typeUser(world, 'LastName', 'soconnor', 'Byrne');
    await selectEdited('soconnor');
    world.workbook.person.deleteRows(world.rowOf('soconnor'), 1, 'Users');
    await revertSelected();
    expect(world.view().notice?.title).toBe('The selected rows have changed. Select them again.');
  });
});

test('refreshing the selected row reads this record again and leaves other rows as they are', async () => {
  await openUsers();
  for (const name of ['soconnor', 'isolberg']) await changeElsewhere(world, name, { CellPhone: '0049' });
  await select('Users', world.rowOf('soconnor'));
  await world.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ CellPhone: '0049' });
  expect(world.user('isolberg')).not.toMatchObject({ CellPhone: '0049' });
});

test.each(['push-selected', 'revert-selected', 'refresh-selected'] as const)(
  '%s says what to do if no row of a table is selected',
  async (name) => {
    await openUsers();
    world.workbook.person.select('A900:A900', 'Users');
    await until(() => selection() === undefined);
    await world.app.do({ do: name });
    expect(world.view().notice).toMatchObject({
      tone: 'warning',
      title: 'No row of a Shiftsheet table is selected. Select a row in one of the tables, then try again.',
    });
  },
);
