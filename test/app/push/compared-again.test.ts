/** Rows that changed places, were typed over, or that the service answered in odd ways: nothing goes unseen, nothing goes twice. */
import type { Scalar } from '../../../src/standins/excel/grid';
import { addressOf, pushAll, withEverything, type World } from '../world/world';

let world: World;
/** Reshapes the answers of a method. */
let reshape: Record<string, ((body: string) => string | Response) | undefined>;
/** What happens just before a call of this method leaves. */
let before: Record<string, (() => void) | undefined>;

beforeEach(async () => {
  reshape = {};
  before = {};
  world = await withEverything({
    fetch: async (input, init) => {
      const method = new URL(addressOf(input)).searchParams.get('Method') ?? '';
      before[method]?.();
      before[method] = undefined;
      const answer = await fetch(input, init);
      const change = reshape[method];
      if (!change) return answer;
      const changed = change(await answer.text());
      return typeof changed === 'string' ? new Response(changed) : changed;
    },
  });
});
afterEach(() => world.close());

const type = (sheet: string, column: string, row: number, text: string) =>
  world.workbook.person.type(world.cell(sheet, column, row), text);
const fill = (sheet: string, row: number, cells: Record<string, string>) => {
  for (const [column, text] of Object.entries(cells)) type(sheet, column, row, text);
};
const typed = (value: Scalar) => (typeof value === 'boolean' ? String(value).toUpperCase() : String(value));
/** Two rows' visible cells change places by pasting; their hidden ids stay. */
function swap(sheet: string, one: number, other: number): void {
  const rows = world.workbook.person.read(sheet);
  const cells = (row: number) => (rows[row - 1] ?? []).slice(1).map(typed).join('\t');
  const [first, second] = [cells(one), cells(other)];
  world.workbook.person.paste(`'${sheet}'!B${one}`, second);
  world.workbook.person.paste(`'${sheet}'!B${other}`, first);
}
const push = (kind: string) => world.app.do({ do: 'push', kind });
const writes = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method).length;
const transactions = async (description: string) =>
  (await world.sandbox.state()).timeOffTransactions.filter((each) => each['description'] === description);

const holiday = { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-23', Amount: '-1' };
const below = () => world.table('Time Off').length + 2;

/** A transaction that is stored, and whose answer and listing are lost. */
async function lostHoliday(...descriptions: string[]): Promise<number> {
  const row = below();
  for (const [at, Description] of descriptions.entries())
    fill('Time Off', row + at, { ...holiday, Description });
  const list = JSON.stringify(await world.sandbox.call('getTimeOffTrans'));
  reshape['getTimeOffTrans'] = () => list;
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeOffTrans' });
  await push('time-off');
  return row;
}

test('an unconfirmed row that changed places with a known record is not sent a second time', async () => {
  const row = await lostHoliday('one');
  swap('Time Off', 2, row);
  await push('time-off');
  await pushAll(world);
  expect(await transactions('one')).toHaveLength(1);
  expect(world.table('Time Off')[0]).toMatchObject({ Description: 'one', Status: 'Unknown' });
});

test('of two unconfirmed rows that changed places, also the one that was typed over is asked about', async () => {
  const row = await lostHoliday('one', 'two');
  swap('Time Off', row, row + 1);
  type('Time Off', 'Amount', row, '-2');
  await push('time-off');
  await pushAll(world);
  expect([...(await transactions('one')), ...(await transactions('two'))]).toHaveLength(2);
});

test('a row pasted over another of the same person and day is asked about', async () => {
  const row = below();
  fill('Time Off', row, { ...holiday, Description: 'one' });
  fill('Time Off', row + 1, { ...holiday, Amount: '-5', Description: 'two' });
  await pushAll(world);
  const cells = (world.workbook.person.read('Time Off')[row - 1] ?? []).slice(1).map(typed).join('\t');
  world.workbook.person.paste(`'Time Off'!B${row + 1}`, cells);
  for (const act of [() => push('time-off'), () => world.app.do({ do: 'download', kind: 'time-off' })]) {
    await act();
    expect(world.table('Time Off')[row - 1]).toMatchObject({ Status: 'Fix' });
  }
  await pushAll(world);
  expect(await transactions('two')).toMatchObject([{ amount: -5 }]);
});

test('a cell that was cleared in a qualification before it was sorted elsewhere stays cleared', async () => {
  const at = world.table('Qualifications').findIndex((row) => row['Rank'] !== '');
  type('Qualifications', 'Rank', at + 2, '');
  swap('Qualifications', at + 2, at === 0 ? 3 : 2);
  await push('qualifications');
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toMatchObject([{ field: 'Rank', to: '' }]);
});

test('what was renamed while it was sent is shown before it goes, also after another push and in a reopened pane', async () => {
  const row = world.table('Departments').length + 2;
  type('Departments', 'Name', row, 'Garden');
  before['updateDepts'] = () => type('Departments', 'Name', row, 'Park');
  await push('departments');
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
  const sent = await writes('updateDepts');
  type('Tasks', 'Name', 2, 'Night walk');
  await push('tasks');
  await push('departments');
  expect(await writes('updateDepts')).toBe(sent);
  expect(world.view().preview?.tables[0]?.rows).toMatchObject([
    { warning: expect.stringContaining('CatItemID says which department it is') as string },
  ]);
});

test('where the old value is back, or another is typed, an update that no list showed waits no more', async () => {
  const list = JSON.stringify(await world.sandbox.call('getDepts'));
  const old = String(world.table('Departments')[0]?.['Name']);
  type('Departments', 'Name', 2, 'Care and Cure');
  reshape['getDepts'] = () => list;
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Unknown' });
  type('Departments', 'Name', 2, old);
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: '' });
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('an edit that the service takes back but for spaces is stored, as the service holds it', async () => {
  const old = String(world.table('Departments')[0]?.['Name']);
  reshape['getDepts'] = (body) => body.replace(`${old} `, old);
  type('Departments', 'Name', 2, `${old} `);
  await push('departments');
  expect(world.table('Departments')[0]).toMatchObject({ Status: '0' });
});

test('a warning is shown in the preview however many rows go', async () => {
  const row = world.table('Departments').length + 2;
  const names = Array.from({ length: 51 }, (_, at) => `Garden ${at}`);
  world.workbook.person.paste(world.cell('Departments', 'Name', row), names.join('\n'));
  type('Departments', 'ExternalID', row + 50, '4711');
  await world.app.do({ do: 'preview', kind: 'departments' });
  expect(world.view().preview?.tables[0]?.rows[0]).toMatchObject({
    label: 'Garden 50',
    warning: expect.stringContaining('ExternalID 4711 was typed') as string,
  });
});

test('a record that is listed twice with different values is not written over', async () => {
  type('Departments', 'Name', 2, 'Care and Cure');
  reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: Record<string, string>[] };
    const [first] = answer.Items;
    return JSON.stringify({ ...answer, Items: [{ ...first, Name: 'Theirs' }, ...answer.Items] });
  };
  const sent = await writes('updateDepts');
  await push('departments');
  expect(await writes('updateDepts')).toBe(sent);
  expect(world.table('Departments')[0]?.['Message']).toContain('more than once, with different values');
});

test('a user who was stored before HTTP 429 and refused after it is one row, however late the list is', async () => {
  const row = world.users().length + 2;
  const cells = {
    UserName: 'gardener',
    FirstName: 'Greta',
    LastName: 'Green',
    Email: 'g@x.example',
    UserType: 'E',
  };
  fill('Users', row, cells);
  const list = JSON.stringify(await world.sandbox.call('getUsers'));
  reshape['getUsers'] = () => list;
  await world.sandbox.fault({
    kind: 'status',
    status: 429,
    stored: true,
    method: 'addUsers',
    retryAfterSeconds: 0,
  });
  await pushAll(world);
  reshape = {};
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().filter((user) => user['UserName'] === 'gardener')).toMatchObject([{ Status: '0' }]);
});

test('a refused transaction is not called stored because a colleague has added the same', async () => {
  fill('Time Off', below(), { ...holiday, Description: 'one' });
  before['addTimeOffTrans'] = () => undefined;
  reshape['addTimeOffTrans'] = () =>
    JSON.stringify({
      ErrorCode: '0',
      ErrorMessage: 'Success',
      ItemResponses: [{ ErrorCode: '77', ErrorMessage: 'No right to add', ItemNo: '1' }],
      Items: [],
    });
  await push('time-off'); // the sandbox stores one: as if a colleague had added it in this moment
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '77', Message: 'No right to add' });
});

test('a record that is neither in the sheet nor listed costs one more read, once', async () => {
  world.workbook.person.deleteRows(2, 1, 'Departments');
  reshape['getDepts'] = (body) => {
    const answer = JSON.parse(body) as { Items: unknown[] };
    return JSON.stringify({ ...answer, Items: answer.Items.slice(1) });
  };
  const reads = () => writes('getDepts');
  const counts: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const at = await reads();
    await world.app.do({ do: 'download', kind: 'departments' });
    counts.push((await reads()) - at);
  }
  expect(counts).toEqual([2, 1]);
});

test('one block that is too large for the service is asked about: it may be stored', async () => {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  fill('Time Blocks', 2, { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9', End: '17' });
  reshape['addTimeBlocks'] = () => new Response('too large', { status: 413 });
  await push('time-blocks');
  expect(world.table('Time Blocks')[0]).toMatchObject({ Status: 'Unknown' });
  expect((await world.sandbox.state()).timeBlocks).toHaveLength(1);
});
