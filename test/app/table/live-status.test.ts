/** Status follows what the user types: New, Edited and Fix are written a moment after the edit, and nothing else. */
import { trafficSoFar } from '../../office/library';
import { until, wait } from '../../runner/until';
import { atRest as restOf, REST_MS } from '../world/count-trips';
import { addRow, addUser, SHIFT, typeUser } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const atRest = () => restOf(world);

async function open(options: Parameters<typeof withUsers>[0] = {}): Promise<string[]> {
  world = await withUsers(options);
  await world.app.do({ do: 'mark-edits', on: true });
  return world.users().map(({ UserName }) => String(UserName));
}

const shown = (userName: string) => {
  const { Status, Message } = world.user(userName) ?? {};
  return [Status, Message];
};

const marked = () => world.users().filter(({ Status }) => Status !== '').length;

test('an edited row says Edited, and its former Status comes back with the former cell', async () => {
  const [, name = ''] = await open();
  const before = String(world.user(name)?.['FirstName']);
  typeUser(world, 'FirstName', name, 'Other');
  await atRest();
  expect(shown(name)).toEqual(['Edited', 'Changed: First name']);
  expect(marked()).toBe(1);
  typeUser(world, 'FirstName', name, before);
  await atRest();
  expect(shown(name)).toEqual(['', '']);
});

test('a pushed row that is edited no longer says 0, and says it again when the edit is taken back', async () => {
  const [, name = ''] = await open();
  typeUser(world, 'FirstName', name, 'Pushed');
  await pushUsers(world);
  const stored = ['0', 'Stored 21 Nov 14:05'];
  expect(shown(name)).toEqual(stored);
  typeUser(world, 'FirstName', name, 'Later');
  await atRest();
  expect(shown(name)).toEqual(['Edited', 'Changed: First name']);
  typeUser(world, 'FirstName', name, 'Pushed');
  await atRest();
  expect(shown(name)).toEqual(stored);
});

test('a refused row that is edited loses its code, and has it again with the refused cells', async () => {
  const [, name = ''] = await open();
  typeUser(world, 'Email', name, 'not an address');
  await pushUsers(world);
  const refused = shown(name);
  expect(refused[0]).toMatch(/^\d+$/);
  typeUser(world, 'Email', name, 'right@harbourlight.example');
  await atRest();
  expect(shown(name)).toEqual(['Edited', 'Changed: Email']);
  typeUser(world, 'Email', name, 'not an address');
  await atRest();
  // The warning of a check follows the service's message.
  expect(shown(name)).toEqual([refused[0], expect.stringContaining(`${refused[1]}. No @: `) as string]);
});

test('a typed row says what must be fixed, and New when it is right', async () => {
  await open();
  addUser(world, { UserType: '' });
  await atRest();
  expect(shown('newperson')[0]).toBe('Fix');
  expect(shown('newperson')[1]).not.toBe('');
  typeUser(world, 'UserType', 'newperson', 'E');
  await atRest();
  expect(shown('newperson')).toEqual(['New', '']);
  expect(world.user('newperson')?.['Row']).toBe('');
});

test('typed shifts say New or what must be fixed, in a sheet that was just made', async () => {
  await open();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, 'Time Blocks', SHIFT);
  addRow(world, 'Time Blocks', { ...SHIFT, End: '' });
  await atRest();
  expect(world.table('Time Blocks').map(({ Status }) => Status)).toEqual(['New', 'Fix']);
});

test('each first edit of a cell takes one round trip more than the counts, and another edit of the cell none', async () => {
  const [, name = ''] = await open();
  const tripsOf = async (work: () => void) => {
    await atRest();
    const before = trafficSoFar().trips;
    work();
    await atRest();
    return trafficSoFar().trips - before;
  };
  await world.app.do({ do: 'mark-edits', on: false });
  const counts = await tripsOf(() => typeUser(world, 'LastName', name, 'First'));
  await world.app.do({ do: 'mark-edits', on: true });
  expect(await tripsOf(() => typeUser(world, 'LastName', name, 'Second'))).toBe(counts + 1);
  expect(await tripsOf(() => typeUser(world, 'FirstName', name, 'Third'))).toBe(counts + 1);
  expect(await tripsOf(() => typeUser(world, 'FirstName', name, 'Fourth'))).toBe(counts);
});

test('Ctrl+Z takes back the mark and then the edit, and the mark is not written again', async () => {
  const [, name = ''] = await open();
  const before = world.user(name);
  typeUser(world, 'FirstName', name, 'Other');
  await atRest();
  expect(world.workbook.person.undo()).toBe(true);
  await atRest();
  expect(world.user(name)).toEqual({ ...before, FirstName: 'Other', 'First name': 'Other' });
  expect(world.workbook.person.undo()).toBe(true);
  await atRest();
  expect(world.user(name)).toEqual(before);
  typeUser(world, 'FirstName', name, 'Another');
  await atRest();
  expect(shown(name)).toEqual(['Edited', 'Changed: First name']);
});

test('Ctrl+Z takes back two edits of a row and their marks, one after the other', async () => {
  const [, name = ''] = await open();
  const { FirstName, LastName } = world.user(name) ?? {};
  typeUser(world, 'FirstName', name, 'One');
  await atRest();
  typeUser(world, 'LastName', name, 'Two');
  await atRest();
  expect(shown(name)).toEqual(['Edited', 'Changed: First name; Last name']);
  for (const [first, last, status, message] of [
    ['One', 'Two', 'Edited', 'Changed: First name'],
    ['One', LastName, 'Edited', 'Changed: First name'],
    ['One', LastName, '', ''],
    [FirstName, LastName, '', ''],
  ]) {
    world.workbook.person.undo();
    await atRest();
    expect(world.user(name)).toMatchObject({ FirstName: first, LastName: last });
    expect(shown(name)).toEqual([status, message]);
  }
  expect(world.shownTable('users')?.counts).toMatchObject({ edited: 0 });
});

test('a copy of an edited row says that it is a new one', async () => {
  const [, name = ''] = await open();
  typeUser(world, 'FirstName', name, 'One');
  await atRest();
  const row = world.rowOf(name);
  world.workbook.person.copyRows(row, 1, world.users().length + 2, 'Users');
  await atRest();
  const copy = world.users().at(-1);
  expect([copy?.['Status'], copy?.['Message']]).not.toContain('Changed: First name');
});

test('rows that are sorted just before the mark is written keep their own Status', async () => {
  const [, name = ''] = await open();
  await atRest();
  let trips = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => {
    // The first asks for the memory, the second reads the table, the third writes.
    if ((trips += 1) === 3) world.workbook.person.sort('Users', 'UserName', false);
  });
  typeUser(world, 'FirstName', name, 'Other');
  await atRest();
  stop();
  expect(trips).toBeGreaterThan(3);
  expect(shown(name)).toEqual(['Edited', 'Changed: First name']);
  expect(marked()).toBe(1);
});

test('a table with hidden rows is left to the check', async () => {
  const [first = '', name = ''] = await open();
  world.workbook.person.filter('Users', 'UserName', [first, name]);
  await atRest();
  typeUser(world, 'FirstName', name, 'Other');
  await atRest();
  expect(shown(name)).toEqual(['', '']);
});

test('more than 500 changed rows are left to the check', async () => {
  const names = await open({ sandbox: { users: 520 } });
  const column = world.at('FirstName', 2);
  world.workbook.person.paste(
    column,
    names
      .slice(0, 510)
      .map((_, at) => `Name ${at}`)
      .join('\n'),
  );
  await atRest();
  expect(marked()).toBe(0);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(marked()).toBeGreaterThanOrEqual(510);
});

test('nothing is written while another pane has the lock, and the mark comes when it is done', async () => {
  let arrive = (): void => undefined;
  let goOn = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  let isHeld = false;
  const [, name = ''] = await open({
    fetch: async (input, init) => {
      if (isHeld) {
        arrive();
        await mayGoOn;
      }
      return fetch(input, init);
    },
  });
  const other = await world.secondPane();
  isHeld = true;
  const downloaded = other.do({ do: 'download', kind: 'users' });
  await arrived;
  typeUser(world, 'FirstName', name, 'Other');
  await wait(2 * REST_MS);
  expect(shown(name)).toEqual(['', '']);
  isHeld = false;
  goOn();
  await downloaded;
  await until(() => shown(name)[0] === 'Edited');
});

test('what is edited while a job runs is marked after the job', async () => {
  let goOn = (): void => undefined;
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  let isHeld = false;
  const [, name = ''] = await open({
    fetch: async (input, init) => {
      if (isHeld) await mayGoOn;
      return fetch(input, init);
    },
  });
  isHeld = true;
  const downloaded = world.app.do({ do: 'download', kind: 'departments' });
  await until(() => world.view().job !== undefined);
  typeUser(world, 'FirstName', name, 'Other');
  await wait(2 * REST_MS);
  expect(shown(name)).toEqual(['', '']);
  goOn();
  await downloaded;
  expect(shown(name)).toEqual(['', '']);
  await until(() => shown(name)[0] === 'Edited');
});

test('a job that begins while the marks of a large table are looked for goes first', async () => {
  let goOn = (): void => undefined;
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  let now = 0;
  let isHeld = false;
  const [, name = ''] = await open({
    sandbox: { users: 100 },
    // Each look at the clock is long after the one before, so that the work pauses wherever it may.
    ports: (ports) => ({ ...ports, clock: { ...ports.clock, now: () => (now += 100) } }),
    fetch: async (input, init) => {
      if (isHeld) await mayGoOn;
      return fetch(input, init);
    },
  });
  await atRest();
  isHeld = true;
  let downloaded: Promise<unknown> | undefined;
  const watched = globalThis as { watchWork?: (work: string) => () => void };
  watched.watchWork = (work) => {
    if (work === 'marks of edited rows') downloaded ??= world.app.do({ do: 'download', kind: 'departments' });
    return () => undefined;
  };
  typeUser(world, 'FirstName', name, 'Other');
  await until(() => downloaded !== undefined);
  delete watched.watchWork;
  await wait(2 * REST_MS);
  expect(shown(name)).toEqual(['', '']);
  goOn();
  await downloaded;
  await until(() => shown(name)[0] === 'Edited');
});

test('a protected sheet takes no marks, and the pane says nothing about it', async () => {
  const [, name = ''] = await open();
  typeUser(world, 'FirstName', name, 'Other');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Users').protection.protect();
    await context.sync();
  });
  await atRest();
  expect(shown(name)).toEqual(['', '']);
  expect(world.view().notice?.tone).not.toBe('error');
});

test('an Excel whose undo list an add-in’s write ends shows no edits unless the user wants it', async () => {
  world = await withUsers({ workbook: { profile: 'excel2021' } });
  expect(world.view().marksEdits).toBe(false);
  const name = String(world.users()[1]?.['UserName']);
  typeUser(world, 'FirstName', name, 'Other');
  await atRest();
  expect(shown(name)).toEqual(['', '']);
  expect(world.workbook.person.undo()).toBe(true);
  await world.app.do({ do: 'mark-edits', on: true });
  await world.reopenPane();
  expect(world.view().marksEdits).toBe(true);
});

test('an Excel that undoes what add-ins write shows edits until the user says no', async () => {
  world = await withUsers({ workbook: { excelApi: '1.20' } });
  expect(world.view().marksEdits).toBe(true);
  const name = String(world.users()[1]?.['UserName']);
  typeUser(world, 'FirstName', name, 'Other');
  await until(() => shown(name)[0] === 'Edited');
  await world.app.do({ do: 'mark-edits', on: false });
  expect(world.view().marksEdits).toBe(false);
});
