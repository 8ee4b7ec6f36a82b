/** Lists that are late or incomplete for a moment, and answers of `0` that no list confirms. */
import { Network } from '../world/network';
import { callsOf, storedItems } from '../world/service';
import { addUser, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

let network: Network;
beforeEach(async () => {
  network = new Network();
  world = await withEverything({ fetch: network.fetch });
});

const allStored = (items: readonly unknown[]) => ({
  ErrorCode: '0',
  ErrorMessage: 'Success',
  ItemResponses: items.map((_, at) => ({ ErrorCode: '0', ErrorMessage: 'Success', ItemNo: String(at + 1) })),
  Items: [],
});

/** The next `reads` reads get the list as it is now: a replica that is behind. */
async function freeze(method: string, reads = Infinity): Promise<void> {
  const old = JSON.stringify(await world.sandbox.call(method));
  let left = reads;
  network.reshape[method] = (body) => ((left -= 1) >= 0 ? old : body);
}

const rowsOf = (sheet: string, name: string) => world.table(sheet).filter((row) => row['Name'] === name);
const addDepartment = (name: string) =>
  typeInto(world, 'Departments', 'Name', world.table('Departments').length + 2, name);
const push = (kind: string) => world.app.do({ do: 'push', kind });
const download = (kind: string) => world.app.do({ do: 'download', kind });

test('the push waits for an addition that is listed a little late', async () => {
  addDepartment('Garden');
  await freeze('getDepts', 3); // before the push, before sending, and the first read-back
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([
    { Status: '0', CatItemID: expect.any(Number) as number },
  ]);
});

test('an addition that is answered 0 and not listed is not sent again, and a later download lists it', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: 'Unknown' }]);
  const [stored] = await storedItems(world, 'Garden');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Name: 'Park', Color: '00FF00' }],
  });
  const before = (await callsOf(world, 'updateDepts')).length;
  await push('departments');
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ count: 1, sendAgain: true }]);
  expect((await callsOf(world, 'updateDepts')).length).toBe(before);
  await world.reopenConnected();
  await push('departments');
  expect((await callsOf(world, 'updateDepts')).length).toBe(before);
  network.reshape = {};
  const rows = world.table('Departments').length;
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows + 1); // the name has changed: nobody can know that it is the row's record
  expect(await storedItems(world, 'Park')).toMatchObject([{ color: '00FF00' }]);
});

test('an addition that a later download lists becomes its row’s record, not a second row', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await push('departments');
  network.reshape = {};
  const rows = world.table('Departments').length;
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(rowsOf('Departments', 'Garden')).toMatchObject([
    { Status: '0', CatItemID: expect.any(Number) as number },
  ]);
});

test('a lost addition that is listed late becomes its row’s record, and a colleague’s change of it stays', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateDepts' });
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: 'Not sent' }]);
  const before = (await callsOf(world, 'updateDepts')).length;
  await push('departments'); // the list is still late: the user must confirm before it is sent again
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    { warning: expect.stringContaining('Sent before without an answer') as string },
  ]);
  expect((await callsOf(world, 'updateDepts')).length).toBe(before);
  network.reshape = {};
  const [stored] = await storedItems(world, 'Garden');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Color: '00FF00' }],
  });
  await download('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: '0', Color: '00FF00' }]);
  expect(await storedItems(world, 'Garden')).toMatchObject([{ color: '00FF00' }]);
});

test('a user who is answered 0 and listed late is one row, with the later edits', async () => {
  const at = addUser(world, { UserName: 'gardener' });
  await freeze('getUsers');
  await push('users');
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.users().at(-1)).toMatchObject({ Status: 'Unknown' });
  typeInto(world, 'Users', 'CellPhone', at, '0170 5');
  network.reshape = {};
  await download('users');
  expect(world.users().filter((user) => user['UserName'] === 'gardener')).toMatchObject([
    { Status: 'Edited', CellPhone: '0170 5', UserID: expect.any(Number) as number },
  ]);
});

test('an update that is answered 0 and not stored is Unknown, and the typed text stays', async () => {
  const [first] = world.table('Departments');
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  network.instead['updateDepts'] = allStored;
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, unknown: 1 });
  await download('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  network.instead = {};
  await push('departments');
  expect(await storedItems(world, String(first?.['Name']))).toHaveLength(1); // nothing is sent before the user has confirmed
  await world.app.do({ do: 'send-again', kind: 'departments' });
  await world.app.do({ do: 'send' });
  expect(world.table('Departments')[0]).toMatchObject({ Status: '0', Name: 'Care and Cure' });
  expect(await storedItems(world, 'Care and Cure')).toHaveLength(1);
});

test('an update that a late list finally shows is not sent again over a colleague’s later change', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  await freeze('getDepts');
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  const [stored] = await storedItems(world, 'Care and Cure');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Name: 'Care, renamed' }],
  });
  await push('departments');
  expect(await storedItems(world, 'Care, renamed')).toHaveLength(1);
  network.reshape = {};
  await download('departments');
  expect(world.table('Departments')[0]).toMatchObject({
    Status: '0',
    Message: expect.stringContaining('but the service has Name "Care, renamed"') as string,
  });
  await push('departments');
  expect(await storedItems(world, 'Care, renamed')).toHaveLength(1);
});

test('a lost update whose text the service has changed is Unknown, not “Not sent”', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateDepts' });
  network.reshape['getDepts'] = (body) => body.replace('Care and Cure', 'CARE AND CURE');
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
});

test('a list that lacks records for a moment marks no row Gone', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  let reads = 0;
  network.reshape['getDepts'] = (body) => {
    reads += 1;
    if (reads % 2 === 0) return body;
    return body
      .replace(/\{"CatItemID":"\d+"[^}]*\}(?=\])|(<Items>)<ArrayItem>.*?<\/ArrayItem>/, '$1')
      .replace(/,\s*\]/, ']');
  };
  await download('departments');
  await push('departments');
  expect(world.table('Departments').filter((row) => row['Status'] === 'Gone')).toEqual([]);
  expect(reads).toBeGreaterThan(2);
});

test('records without a number and records that are listed twice are reported and left out', async () => {
  const rows = world.table('Departments').length;
  const [first, second] = (await world.sandbox.call('getDepts')).Items;
  const keyless = Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => name !== 'CatItemID'));
  network.reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: unknown[] };
    return JSON.stringify({ ...answer, Items: [...answer.Items, second, keyless, keyless] });
  };
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.view().notice?.detail).toContain('2 departments without Item ID were left out.');
  expect(world.view().notice?.detail).toContain('1 department is listed more than once');
  world.workbook.person.deleteSheet('Departments');
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
});
