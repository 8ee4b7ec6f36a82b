/**
 * A service that is correct and writes its records in another way than the sandbox: the test changes the answers on their
 * way.
 */
import { addressOf } from '../world/network';
import { addRow, HOLIDAY, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

type Sent = Record<string, unknown>;

/**
 * A fetch that changes each record of the lists whose method begins with `method`. The answers are JSON, because the world
 * asks for JSON.
 */
function changingRecords(method: string, change: (record: Sent) => Sent): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!addressOf(input).includes(`Method=${method}`)) return answer;
    const envelope = (await answer.json()) as { Items?: Sent[] };
    return Response.json({ ...envelope, Items: (envelope.Items ?? []).map(change) });
  };
}

const timeOff = () => world.table('Time Off');

test('fields named like Shiftsheet’s own columns get their own columns, also after the second download', async () => {
  const extra = { Status: 'Approved', Message: 'Enjoy', Row: '7', person: 'P' };
  const fetch = changingRecords('getTimeOffTrans', (record) => ({ ...record, ...extra }));
  world = await withEverything({ fetch });
  const before = timeOff();
  expect(before[0]).toMatchObject({
    Status: '',
    Message: '',
    'Status (service)': 'Approved',
    'Message (service)': 'Enjoy',
    'Row (service)': '7',
    'person (service)': 'P',
  });
  await world.app.do({ do: 'download', kind: 'time-off' });
  await world.reopenConnected();
  extra.Status = 'Declined';
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(timeOff()).toEqual(before.map((row) => ({ ...row, 'Status (service)': 'Declined' })));
  typeInto(world, 'Time Off', 'Amount', 3, '-11');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a field whose name differs from a known one in case only has its own header and is refreshed', async () => {
  let value = 'one';
  world = await withEverything({
    fetch: changingRecords('getUsers', (record) => ({ ...record, username: value })),
  });
  expect(world.users()[0]).toMatchObject({ 'username (service)': 'one' });
  value = 'two';
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()[0]).toMatchObject({ 'username (service)': 'two', Status: '' });
});

test('a column that the user named like a later field of the service stays the user’s', async () => {
  let extra: Sent = {};
  world = await withEverything({ fetch: changingRecords('getUsers', (record) => ({ ...record, ...extra })) });
  const [header = []] = world.workbook.person.read('Users') as string[][];
  const at = header.length;
  const column = String.fromCharCode(65 + at);
  world.workbook.person.type(`Users!${column}1`, 'Team');
  world.workbook.person.type(`Users!${column}2`, 'Mine');
  extra = { Team: 'Theirs', team: 'Theirs' };
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()[0]).toMatchObject({ Team: 'Mine', Status: '' });
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a.b',
  ' two\nlines ',
  '',
  'n'.repeat(300),
])('a field named %j is downloaded, refreshed, and kept when the pane is closed', async (name) => {
  let value = 'one';
  const fetch = changingRecords('getUsers', (record) =>
    Object.fromEntries([...Object.entries(record), [name, value]]),
  );
  world = await withEverything({ fetch });
  const last = () => Object.values(world.users()[0] ?? {}).at(-1);
  expect([world.users().length, last()]).toEqual([48, 'one']);
  value = 'two';
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'users' });
  expect([last(), world.users()[0]?.['Status']]).toEqual(['two', '']);
  await pushAll(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('if the service sends numbers as JSON numbers, every record of every category is read', async () => {
  const asNumbers = (record: Sent) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        /(No|ItemID|UserID|AccountID|TransID)$/.test(name) ? Number(value) : value,
      ]),
    );
  world = await withEverything();
  const sheets = ['Departments', 'Tasks', 'Areas', 'Time-Off Accounts', 'Qualifications', 'Time Off'];
  const asTexts = sheets.map((sheet) => world.table(sheet).map((row) => ({ ...row, Row: '' })));
  await world.close();
  world = await withEverything({ fetch: changingRecords('get', asNumbers) });
  expect(sheets.map((sheet) => world.table(sheet).map((row) => ({ ...row, Row: '' })))).toEqual(asTexts);
});

describe.each(['12:00 AM', '00:00:00', '12:00:00 AM'])('if each date is sent with %s', (midnight) => {
  test('it is read as a date, no row is edited, and a stored transaction is found in the list', async () => {
    const fetch = changingRecords('getTimeOffTrans', (record) => ({
      ...record,
      EffectiveDate: `${String(record['EffectiveDate'])} ${midnight}`,
    }));
    world = await withEverything({ fetch });
    const before = timeOff();
    expect(before.every((row) => typeof row['EffectiveDate'] === 'number')).toBe(true);
    addRow(world, 'Time Off', HOLIDAY);
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(timeOff()).toHaveLength(before.length + 1);
    expect(timeOff().at(-1)).toMatchObject({ Status: '0', TransID: expect.any(Number) as number });
    await world.app.do({ do: 'download', kind: 'time-off' });
    expect(timeOff()).toHaveLength(before.length + 1);
  });
});

test('a date that is sent with another time of day is shown as sent, and a stored row is found by its day', async () => {
  const fetch = changingRecords('getTimeOffTrans', (record) => ({
    ...record,
    EffectiveDate: `${String(record['EffectiveDate'])} 08:30 AM`,
  }));
  world = await withEverything({ fetch });
  const before = timeOff();
  expect(before[0]?.['EffectiveDate']).toMatch(/^\d\d-\d\d-\d{4} 08:30 AM$/);
  addRow(world, 'Time Off', HOLIDAY);
  await pushAll(world);
  expect(timeOff()).toHaveLength(before.length + 1);
  expect(timeOff().at(-1)).toMatchObject({
    Status: '0',
    TransID: expect.any(Number) as number,
    EffectiveDate: '12-24-2026 08:30 AM',
    Message: expect.stringContaining('Effective date') as string,
  });
});
