/** The sheet that lists what every push did. */
import { readLog } from '../../../src/app/reconcile/push-log';
import { officeBook } from '../../excel/office-book';
import { storedUser } from '../world/service';
import { addUser, pasteUsers, typeInto, typeUser } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const LOG = 'Push Log';
const log = () => world.table(LOG);
const read = () => readLog(officeBook());
const active = () => {
  const { grid } = world.workbook;
  return grid.sheets().find(({ id }) => id === grid.activeSheet())?.name;
};
const sheets = () => world.workbook.grid.sheets().map(({ name }) => name);

async function rename(name: string): Promise<void> {
  typeUser(world, 'FirstName', 'soconnor', name);
  await pushUsers(world);
}

test('a push is logged field by field, in the last sheet, which is not activated', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', '=1+1');
  typeUser(world, 'CellPhone', 'soconnor', '0049');
  await pushUsers(world);
  expect(sheets().at(-1)).toBe(LOG);
  expect(active()).toBe('Users');
  expect(log()).toEqual([
    {
      When: 46347.586805555555,
      Service: world.sandbox.baseUrl,
      SP: world.sandbox.sp,
      Sheet: 'Users',
      Record: expect.stringContaining('1+1') as string,
      Key: String(world.user('soconnor')?.['UserID']),
      Field: 'First name',
      Old: 'Siobhán',
      New: '=1+1',
      Result: 'Stored',
      Code: '0',
      Message: 'Stored 21 Nov 14:05',
      Who: '',
      Note: '',
    },
    expect.objectContaining({ Field: 'Cell phone', New: '0049' }),
  ]);
  expect(await read()).toMatchObject([{ when: '2026-11-21T14:05', field: 'First name' }, { new: '0049' }]);
});

test('the log says who has pushed and why, if the user has said it; the note is of one push alone', async () => {
  world = await withUsers();
  await world.app.do({ do: 'choose-own-name', name: '  Sue \n Miller ' });
  typeUser(world, 'FirstName', 'soconnor', 'One');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'send', note: `=1+1\nswap agreed ${'x'.repeat(300)}` });
  await world.reopenConnected();
  expect(world.view().ownName).toBe('Sue Miller');
  await rename('Two');
  const [first, second] = await read();
  expect(first).toMatchObject({ new: 'One', who: 'Sue Miller' });
  expect(first?.note).toMatch(/^=1\+1 swap agreed x+$/);
  expect(first?.note).toHaveLength(200);
  expect(second).toMatchObject({ new: 'Two', who: 'Sue Miller', note: '' });
  await world.app.do({ do: 'choose-own-name', name: ' ' });
  await rename('Three');
  expect((await read()).at(-1)).toMatchObject({ new: 'Three', who: '', note: '' });
});

test('a log of an earlier version, without the two columns, goes on', async () => {
  world = await withUsers();
  await rename('One');
  expect(Object.keys(log()[0] ?? {}).slice(-2)).toEqual(['Who', 'Note']);
  for (const letter of ['N', 'M']) world.workbook.person.deleteColumn(letter, LOG);
  await world.app.do({ do: 'choose-own-name', name: 'Sue Miller' });
  await rename('Two');
  expect(Object.keys(log()[0] ?? {})).not.toContain('Who');
  expect(await read()).toMatchObject([
    { new: 'One', who: '', note: '' },
    { new: 'Two', result: 'Stored', who: '', note: '' },
  ]);
  expect(world.view().notice?.tone).not.toBe('warning');
});

test('A4: a text that begins with an apostrophe is logged as it is, in a new log and in one that is there', async () => {
  world = await withUsers();
  for (const name of ["'s-Gravesande", "'t Hooft", "''"]) await rename(name);
  expect(log().map(({ Old, New }) => [Old, New])).toEqual([
    ['Siobhán', "'s-Gravesande"],
    ["'s-Gravesande", "'t Hooft"],
    ["'t Hooft", "''"],
  ]);
  expect(world.view().notice).toBeUndefined();
  expect(sheets().filter((name) => name.startsWith(LOG))).toEqual([LOG]);
});

test('refused rows, rows that were not sent and new records are logged, without passwords', async () => {
  world = await withUsers();
  addUser(world, { Email: 'not an address' });
  await pushUsers(world);
  const password = world.view().result?.passwords.map((each) => each.password);
  expect(await read()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'User name',
        old: '',
        new: 'newperson',
        result: 'Refused',
        code: '113',
      }),
    ]),
  );
  typeInto(world, 'Users', 'Email', 50, 'new@harbourlight.example');
  await world.app.do({ do: 'preview', kind: 'users' });
  const passwords = world.view().preview?.passwords.map((each) => each.password) ?? [];
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  const lines = await read();
  const user = await storedUser(world, 'newperson');
  expect(lines.filter(({ result }) => result === 'Stored')).toContainEqual(
    expect.objectContaining({ field: 'User name', key: String(user?.['userId']) }),
  );
  expect(password).toEqual([]);
  expect(passwords).toHaveLength(1);
  const text = JSON.stringify(lines);
  expect([...passwords, world.sandbox.sessionId].filter((secret) => text.includes(secret))).toEqual([]);
});

test('rows that the push did not reach are logged as not sent', async () => {
  world = await withUsers();
  pasteUsers(world, 60);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addUsers' });
  await pushUsers(world);
  const results = new Map((await read()).map(({ record, result }) => [record, result]));
  expect(results.size).toBe(60);
  expect(new Set(results.values())).toEqual(new Set(['Not sent']));
});

test('rows that a push could not read back are logged once, when a later pane reconciles them', async () => {
  let isCut = false;
  world = await withUsers({
    fetch: async (input, init) => {
      if (isCut) throw new TypeError('cut off');
      const answer = await fetch(input, init);
      isCut = (input as string).includes('updateUsers');
      return answer;
    },
  });
  await rename('Sinéad');
  expect(world.view().result).toMatchObject({ planned: 1 });
  expect(sheets()).not.toContain(LOG);
  isCut = false;
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(await read()).toMatchObject([{ field: 'First name', new: 'Sinéad', result: 'Stored' }]);
  await world.app.do({ do: 'download', kind: 'users' });
  expect(await read()).toHaveLength(1);
});

test('the log is found after its sheet was renamed and sorted, and created again after its sheet was deleted', async () => {
  world = await withUsers();
  await rename('One');
  await rename('Two');
  const id = world.workbook.grid.sheets().find(({ name }) => name === LOG)?.id ?? '';
  world.workbook.grid.renameSheet(id, 'What we pushed');
  world.workbook.person.sort('PushLog', 'New', false);
  await rename('Three');
  expect(world.table('What we pushed').map((line) => line['New'])).toEqual(['Two', 'One', 'Three']);
  world.workbook.grid.deleteSheet(id);
  await rename('Four');
  expect(log().map((line) => line['New'])).toEqual(['Four']);
});

test('the log can be turned off, and stays off when the pane is opened again', async () => {
  world = await withUsers();
  await rename('One');
  expect(log()).toHaveLength(1);
  await world.app.do({ do: 'log-pushes', on: false });
  expect(world.view().logsPushes).toBe(false);
  await world.app.do({ do: 'download', kind: 'users' });
  await world.reopenPane();
  expect(world.view().logsPushes).toBe(false);
  await world.app.do({ do: 'connect-sample' });
  await rename('Two');
  expect(await read()).toMatchObject([{ new: 'One' }]);
});

test('a log that can’t be written is reported, and the push is not affected', async () => {
  world = await withUsers();
  await rename('One');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(LOG).protection.protect();
    await context.sync();
  });
  await rename('Two');
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    title: expect.stringContaining('The push log could not be written: The sheet is protected') as string,
  });
});

test('2,000 rows are logged, each as stored', async () => {
  world = await withUsers({ sandbox: { users: 2_000 } });
  const names = Array.from({ length: 2_000 }, (_, at) => `Renamed ${at}`);
  world.workbook.person.paste(world.at('FirstName', 2), names.join('\n'));
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
  expect(log()).toHaveLength(2_000);
  expect(new Set(log().map((line) => line['Result']))).toEqual(new Set(['Stored']));
});

test('lines that could not be written are in the log after the next push', async () => {
  world = await withUsers();
  await rename('One');
  const { host } = world.workbook;
  // The sheet of the log is protected for a while.
  const id = host.grid.sheets().find(({ name }) => name === LOG)?.id ?? '';
  host.book.sheetInfo(id).protection = {};
  await rename('Two');
  expect(world.view().notice?.title).toContain('The push log could not be written');
  host.book.sheetInfo(id).protection = undefined;
  await rename('Three');
  expect(log().map((line) => line['New'])).toEqual(['One', 'Two', 'Three']);
});
