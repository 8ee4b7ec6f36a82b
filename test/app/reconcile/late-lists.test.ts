/** Lists that come late, or are short for a moment, and answers of `0` that no list confirms. */
import { addressOf, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

type Answer = Record<string, unknown>;
/** Reshapes the answers of a method: what the service really sent, and what arrives. */
type Reshape = (body: string, items: readonly Record<string, string>[]) => string;

/** What is done to the answers of each method, until it is taken away. */
let reshape: Record<string, Reshape | undefined>;
/** Methods whose items never reach the service: it answers `0` to each of them all the same. */
let swallowed: Set<string>;

beforeEach(async () => {
  reshape = {};
  swallowed = new Set();
  world = await withEverything({
    fetch: async (input, init) => {
      const method = new URL(addressOf(input)).searchParams.get('Method') ?? '';
      const items = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, string>[]) : [];
      if (swallowed.has(method)) return new Response(JSON.stringify(allStored(items)));
      const answer = await fetch(input, init);
      const change = reshape[method];
      return change ? new Response(change(await answer.text(), items)) : answer;
    },
  });
});

const allStored = (items: readonly unknown[]): Answer => ({
  ErrorCode: '0',
  ErrorMessage: 'Success',
  ItemResponses: items.map((_, at) => ({ ErrorCode: '0', ErrorMessage: 'Success', ItemNo: String(at + 1) })),
  Items: [],
});

/** The list as it is now arrives for the next `reads` reads: a replica that is behind. */
async function freeze(method: string, reads = Infinity): Promise<void> {
  const old = JSON.stringify(await world.sandbox.call(method));
  let left = reads;
  reshape[method] = (body) => ((left -= 1) >= 0 ? old : body);
}

const rowsOf = (sheet: string, name: string) => world.table(sheet).filter((row) => row['Name'] === name);
const type = (sheet: string, column: string, row: number, text: string) =>
  world.workbook.person.type(world.cell(sheet, column, row), text);
const addDepartment = (name: string) =>
  type('Departments', 'Name', world.table('Departments').length + 2, name);
const push = (kind: string) => world.app.do({ do: 'push', kind });
const download = (kind: string) => world.app.do({ do: 'download', kind });
const writes = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method).length;
const departments = async (name: string) =>
  (await world.sandbox.state()).categoryItems.filter((item) => item['name'] === name);

test('an addition that is listed a little late is waited for', async () => {
  addDepartment('Garden');
  await freeze('getDepts', 3); // before the push, before sending, and the first read-back
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([
    { Status: '0', CatItemID: expect.any(Number) as number },
  ]);
});

test('an addition that is answered 0 and not listed is not sent again, and settles at a later download', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: 'Unknown' }]);
  const [stored] = await departments('Garden');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Name: 'Park', Color: '00FF00' }],
  });
  const before = await writes('updateDepts');
  await push('departments');
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ count: 1, sendAgain: true }]);
  expect(await writes('updateDepts')).toBe(before);
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  await push('departments');
  expect(await writes('updateDepts')).toBe(before);
  reshape = {};
  const rows = world.table('Departments').length;
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows + 1); // the name has changed: nobody can tell that it is the row
  expect(await departments('Park')).toMatchObject([{ color: '00FF00' }]);
});

test('an addition that is listed at a later download becomes its row, not a second one', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await push('departments');
  reshape = {};
  const rows = world.table('Departments').length;
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(rowsOf('Departments', 'Garden')).toMatchObject([
    { Status: '0', CatItemID: expect.any(Number) as number },
  ]);
});

test('a lost addition that is listed late becomes its row, and a colleague’s change of it stays', async () => {
  addDepartment('Garden');
  await freeze('getDepts');
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateDepts' });
  await push('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: 'Not sent' }]);
  const before = await writes('updateDepts');
  await push('departments'); // the list is late still: sending it again is asked first
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    { warning: expect.stringContaining('was sent before without an answer') as string },
  ]);
  expect(await writes('updateDepts')).toBe(before);
  reshape = {};
  const [stored] = await departments('Garden');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Color: '00FF00' }],
  });
  await download('departments');
  expect(rowsOf('Departments', 'Garden')).toMatchObject([{ Status: '0', Color: '00FF00' }]);
  expect(await departments('Garden')).toMatchObject([{ color: '00FF00' }]);
});

test('a user who is answered 0 and listed late is one row, with what was typed since', async () => {
  const at = world.users().length + 2;
  const cells = {
    UserName: 'gardener',
    FirstName: 'Greta',
    LastName: 'Green',
    Email: 'g@x.example',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(cells)) type('Users', column, at, text);
  await freeze('getUsers');
  await push('users');
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.users().at(-1)).toMatchObject({ Status: 'Unknown' });
  type('Users', 'CellPhone', at, '0170 5');
  reshape = {};
  await download('users');
  expect(world.users().filter((user) => user['UserName'] === 'gardener')).toMatchObject([
    { Status: 'Edited', CellPhone: '0170 5', UserID: expect.any(Number) as number },
  ]);
});

test('an update that is answered 0 and of which the service holds nothing is Unknown, and what was typed stays', async () => {
  const [first] = world.table('Departments');
  type('Departments', 'Name', 2, 'Care and Cure');
  swallowed.add('updateDepts');
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, unknown: 1 });
  await download('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  swallowed.clear();
  await push('departments');
  expect(await departments(String(first?.['Name']))).toHaveLength(1); // nothing goes before the user has said so
  await world.app.do({ do: 'send-again', kind: 'departments' });
  await world.app.do({ do: 'send' });
  expect(world.table('Departments')[0]).toMatchObject({ Status: '0', Name: 'Care and Cure' });
  expect(await departments('Care and Cure')).toHaveLength(1);
});

test('an update that a late list shows at last is not sent again over what a colleague has changed since', async () => {
  type('Departments', 'Name', 2, 'Care and Cure');
  await freeze('getDepts');
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
  const [stored] = await departments('Care and Cure');
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(stored?.['catItemId']), Name: 'Care, renamed' }],
  });
  await push('departments');
  expect(await departments('Care, renamed')).toHaveLength(1);
  reshape = {};
  await download('departments');
  expect(world.table('Departments')[0]).toMatchObject({
    Status: '0',
    Message: expect.stringContaining('but the service holds Name "Care, renamed"') as string,
  });
  await push('departments');
  expect(await departments('Care, renamed')).toHaveLength(1);
});

test('a lost update that the service has tidied is Unknown, not “Not sent”', async () => {
  type('Departments', 'Name', 2, 'Care and Cure');
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateDepts' });
  reshape['getDepts'] = (body) => body.replace('Care and Cure', 'CARE AND CURE');
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown', Name: 'Care and Cure' });
});

test('a list that lacks records for a moment takes none of them for gone', async () => {
  type('Departments', 'Name', 2, 'Care and Cure');
  let reads = 0;
  reshape['getDepts'] = (body) => {
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

test('records without a number, and records that are listed twice, are told and left out', async () => {
  const rows = world.table('Departments').length;
  const [first, second] = (await world.sandbox.call('getDepts')).Items;
  const keyless = Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => name !== 'CatItemID'));
  reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: unknown[] };
    return JSON.stringify({ ...answer, Items: [...answer.Items, second, keyless, keyless] });
  };
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.view().notice?.detail).toContain('2 departments without CatItemID were left out.');
  expect(world.view().notice?.detail).toContain('1 department is listed more than once');
  world.workbook.person.deleteSheet('Departments');
  await download('departments');
  expect(world.table('Departments')).toHaveLength(rows);
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
});
