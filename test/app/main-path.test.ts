import type { OpenOptions } from '../office/open-workbook';
import { wait } from '../runner/until';
import { typeUser } from './world/typing';
import { openWorld, pushUsers, withUsers, type World } from './world/world';

let world: World;
afterEach(() => world.close());

test('the sample connects, and its users are downloaded into their own table', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().connection).toMatchObject({ state: 'in', sandbox: true });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'success', title: '48 users downloaded' });
  expect(world.view().tables[0]).toMatchObject({
    state: 'ready',
    counts: { rows: 48, unchanged: 48, added: 0, edited: 0, fix: 0 },
  });
  expect(world.users()).toHaveLength(48);
});

test.each<[string, OpenOptions]>([
  ['', {}],
  [' (Excel for Windows in German)', { profile: 'windows' }],
])(
  'an edited, a copied and a refused row each get their own answer, also when the table is sorted during the push%s',
  async (_, workbook) => {
    world = await withUsers({ workbook });
    const { person } = world.workbook;
    const [first, second, third] = world.users();
    person.type(world.at('FirstName', 2), 'Renamed');
    expect(first?.['UserID']).not.toBe('');
    person.copyRows(3, 2, 50);
    person.type(world.at('UserName', 50), 'copiedone');
    person.type(world.at('UserName', 51), 'copiedtwo');
    person.type(world.at('UserType', 50), 'E');
    person.type(world.at('UserType', 51), 'Employee');
    person.type(world.at('Email', 51), 'not an address');
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.view().preview).toMatchObject({ added: 2, updated: 1, left: 0 });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    let batches = 0;
    let sorting = true;
    world.workbook.host.faults.beforeEachBatch(() => {
      batches += 1;
      if (sorting && batches % 7 === 0) person.sort('Users', 'LastName', batches % 2 === 0);
    });
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 3, stored: 2, refused: 1, unknown: 0, notSent: 0 });
    sorting = false;
    const [refused] = world.view().result?.rows ?? [];
    if (!refused) throw new Error('the refused row is not listed');
    await world.app.do({ do: 'reveal', ...refused });
    expect(world.workbook.grid.selection().area.row + 1).toBe(world.rowOf('copiedtwo'));
    const row = (userName: unknown) => world.users().find((user) => user['UserName'] === userName);
    expect(row(first?.['UserName'])).toMatchObject({
      Status: '0',
      Message: 'Stored 21 Nov 14:05',
      FirstName: 'Renamed',
      UserID: first?.['UserID'],
    });
    expect(row('copiedone')).toMatchObject({ Status: '0', FirstName: second?.['FirstName'] });
    expect(row('copiedtwo')).toMatchObject({ Status: '113', UserID: '', FirstName: third?.['FirstName'] });
    expect(row('copiedone')?.['UserID']).toBeGreaterThan(0);
    const stored = (await world.sandbox.state()).users;
    expect(stored).toHaveLength(49);
    expect(stored.find((user) => user['userName'] === first?.['UserName'])).toMatchObject({
      firstName: 'Renamed',
    });
  },
);

test('if nothing was changed, nothing is sent', async () => {
  world = await withUsers();
  await pushUsers(world);
  expect(world.view().notice?.title).toBe('Nothing to push: no row of users is new or edited.');
});

test('a link finds its row after the table was sorted', async () => {
  world = await withUsers();
  const { person, grid } = world.workbook;
  person.type(world.at('FirstName', world.rowOf('soconnor')), 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  const [link] = world.view().preview?.tables[0]?.rows ?? [];
  if (!link) throw new Error('the preview lists no row');
  person.sort('Users', 'UserName', false);
  await world.app.do({ do: 'reveal', ...link });
  expect(grid.selection().area.row + 1).toBe(world.rowOf('soconnor'));
});

test('“Send” works at once, while the pane still counts', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  world.workbook.host.faults.beforeEachBatch(() => wait(1));
  let sending: Promise<void> | undefined;
  let isEnding = false;
  const unsubscribe = world.app.view.subscribe(({ screen }) => {
    if (screen.kind !== 'preview' || sending) return;
    sending = wait(0).then(async () => {
      isEnding = world.view().job !== undefined;
      await world.app.do({ do: 'send' });
    });
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  await sending;
  unsubscribe();
  expect(isEnding).toBe(true);
  expect(world.view().notice).toBeUndefined();
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('after a push into a workbook that was never saved, the pane asks the user to save it', async () => {
  world = await withUsers({ workbook: { url: '' } });
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view()).toMatchObject({
    result: { stored: 1 },
    saved: expect.stringContaining('ave') as string,
  });
});

test('if no row needs fixing, all rows are shown, with a notice', async () => {
  world = await withUsers();
  await world.app.do({ do: 'show-rows', kind: 'users', which: 'needs-attention' });
  expect(world.view()).toMatchObject({
    narrowed: [],
    notice: { title: 'No row of Users needs fixing. All rows are shown.' },
  });
});
