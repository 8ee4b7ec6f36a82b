/**
 * Workbooks that earlier releases saved (test/fixtures) open with the present one, and everything in them works: edits are
 * pushed, unconfirmed rows are reconciled, and nothing is stored twice. The tests look only at what a user sees: cells,
 * counts and questions of the pane, and the records of the service.
 */
import { openFixture } from '../../fixtures/fixture';
import { storedUser } from '../world/service';
import { addRow, SHIFT, typeInto, typeUser } from '../world/typing';
import type { World } from '../world/world';

type Row = ReturnType<World['table']>[number];

let world: World;
afterEach(() => world.close());

const connect = () => world.app.do({ do: 'connect-sample' });
const status = (row: Row | undefined) => String(row?.['Status']);
const blocks = () => world.table('Time Blocks');
const leave = () => world.table('Time Off').find(({ Description }) => Description === 'Leave without answer');

/** Statuses in the Users table, by UserName, without rows that have none. */
const userStatuses = () =>
  Object.fromEntries(
    world
      .users()
      .flatMap((row) => (status(row) === '' ? [] : [[String(row['UserName']), status(row)] as const])),
  );

/** How many records of each kind the service has. */
async function recordCounts() {
  const { users, categories, categoryItems, qualifications, timeOffTransactions, timeBlocks } =
    await world.sandbox.state();
  return {
    users: users.length,
    others: categories.length + categoryItems.length + qualifications.length,
    timeOff: timeOffTransactions.length,
    timeBlocks: timeBlocks.length,
  };
}

async function preview(kind?: string): Promise<void> {
  await world.app.do({ do: 'preview', ...(kind === undefined ? {} : { kind }) });
}

/** Confirms what the open preview asks, and sends. */
async function send(): Promise<void> {
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
}

describe.each(['november-2026'])('the workbook of %s', (name) => {
  beforeEach(async () => {
    world = await openFixture(name);
  });

  test('shows its tables with counts and its rows with Statuses before anybody connects', () => {
    expect(world.view().tables.filter(({ state }) => state !== 'ready')).toEqual([]);
    const shown = world
      .view()
      .tables.map(({ kind, counts: { rows, added, edited, fix, deleted } }) => [
        kind,
        { rows, added, edited, fix, deleted },
      ]);
    const unchanged = { added: 0, edited: 0, fix: 0, deleted: 0 };
    expect(Object.fromEntries(shown)).toEqual({
      users: { rows: 16, added: 1, edited: 3, fix: 2, deleted: 1 },
      categories: { ...unchanged, rows: 8 },
      departments: { ...unchanged, rows: 16 },
      tasks: { ...unchanged, rows: 12 },
      areas: { ...unchanged, rows: 7 },
      'times-of-day': { ...unchanged, rows: 6 },
      'time-off-accounts': { ...unchanged, rows: 5 },
      'other-items': { ...unchanged, rows: 15 },
      qualifications: { ...unchanged, rows: 12 },
      // The row that was sent and got no answer is in doubt.
      'time-off': { ...unchanged, rows: 9 },
      'time-blocks': { ...unchanged, rows: 5, fix: 2, deleted: 1 },
      'recurring-blocks': { ...unchanged, rows: 0 },
      timesheet: { ...unchanged, rows: 0 },
      'template-1001': { ...unchanged, rows: 0 },
    });
    expect(userStatuses()).toEqual({
      leeleaves: 'Gone',
      mgarcia1: 'Edited',
      jmueller: 'Edited',
      soconnor: 'Conflict',
      hongnguyen: '113',
      unpushed: 'New',
      unfinished: 'Fix',
    });
    expect(status(leave())).toBe('Unknown');
    expect(blocks().map(status)).toEqual(['0', '0', '0', 'Unknown', 'Unknown']);
    expect(world.view().notice?.title).toMatch(
      /for 1 transaction came.*“Find out now”.*for 2 shifts came.*“Check”/,
    );
  });

  test('connects to its service, and asks neither about a copy nor about another company', async () => {
    expect(world.view().connection).toMatchObject({ saved: [{ sp: '26112' }] });
    await connect();
    await preview();
    const { connection, company, copy } = world.view();
    expect({ state: connection.state, company, copy }).toEqual({ state: 'in' });
  });

  test('keeps what the user arranged: the user’s own column, a moved column, the order of rows, the push log', async () => {
    const lastNames = () => world.users().map((row) => row['LastName']);
    const [columns, names, log] = [
      world.workbook.person.read('Users')[0],
      lastNames(),
      world.table('Push Log'),
    ];
    expect(columns?.indexOf('CellPhone')).toBe((columns?.indexOf('Email') ?? 0) - 1);
    expect(log.length).toBeGreaterThan(20);
    await connect();
    await preview('users');
    await send();
    expect(world.workbook.person.read('Users')[0]).toEqual(columns);
    expect(lastNames()).toEqual(names);
    expect(world.user('soconnor')).toMatchObject({ 'My notes': 'back on Monday' });
    expect(world.user('hongnguyen')).toMatchObject({ CellPhone: '0901234567' });
    expect(world.table('Push Log').slice(0, log.length)).toEqual(log);
    expect(world.table('Push Log').length).toBeGreaterThan(log.length);
  });

  test('shows in the preview of each table what a push would send, and sends nothing', async () => {
    await connect();
    const before = await world.sandbox.state();
    const shown: Record<string, unknown> = {};
    for (const { kind } of world.view().tables) {
      await preview(kind);
      const { added, updated, left, passwords } = world.view().preview ?? {};
      if (world.view().preview) shown[kind] = { added, updated, left, passwords: passwords?.length };
      await world.app.do({ do: 'back' });
    }
    expect(shown).toMatchObject({
      users: { added: 1, updated: 3, left: 2, passwords: 1 },
      'time-blocks': { added: 0, updated: 0, left: 2 },
    });
    expect(Object.keys(shown)).toEqual(['users', 'time-off', 'time-blocks']);
    await preview('users');
    expect(world.view().preview?.tables[0]?.conflicts.rows[0]?.fields).toEqual([
      { field: 'Last name', base: "O'Connor", mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(await recordCounts()).toEqual({ users: 14, others: 81, timeOff: 9, timeBlocks: 6 });
    expect((await world.sandbox.state()).users).toEqual(before.users);
  });

  test('pushes its edits and its new row once, finds the unconfirmed time off, and shows what is not sent', async () => {
    await connect();
    const before = await recordCounts();
    await preview();
    await send();
    expect(world.view().result).toMatchObject({ planned: 4, stored: 3, refused: 1, unknown: 0, notSent: 0 });
    expect(userStatuses()).toMatchObject({
      mgarcia1: '0',
      jmueller: '0',
      unpushed: '0',
      hongnguyen: '113',
      soconnor: 'Conflict',
      unfinished: 'Fix',
      leeleaves: 'Gone',
    });
    expect(await storedUser(world, 'mgarcia1')).toMatchObject({ lastName: 'García' });
    expect(await storedUser(world, 'jmueller')).toMatchObject({ homePhone: '0049 30' });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Theirs' });
    expect(await storedUser(world, 'unpushed')).toMatchObject({ userId: world.user('unpushed')?.['UserID'] });
    expect(leave()).toMatchObject({ Status: '0', TransID: expect.any(Number) as number });
    expect(await recordCounts()).toEqual({ ...before, users: before.users + 1 });
  });

  test('lets the user resolve the conflict, correct the refused and the unfinished row, and push them', async () => {
    await connect();
    typeUser(world, 'Email', 'hongnguyen', 'hong@harbourlight.example');
    typeUser(world, 'LastName', 'unfinished', 'Finished');
    await preview('users');
    await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
    await send();
    expect(world.view().result).toMatchObject({ planned: 6, stored: 6, left: 0 });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Mine' });
    expect(await storedUser(world, 'hongnguyen')).toMatchObject({ email: 'hong@harbourlight.example' });
    expect(await storedUser(world, 'unfinished')).toMatchObject({ lastName: 'Finished' });
    expect(await recordCounts()).toMatchObject({ users: 16 });
    await preview('users');
    expect(world.view().preview?.added ?? 0).toBe(0);
    expect(world.shownTable('users')?.counts).toMatchObject({ added: 0, edited: 0 });
  });

  test('marks unconfirmed time blocks as stored if the user says so, and pushes later edits of them', async () => {
    await connect();
    const before = await recordCounts();
    await preview('time-blocks');
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([
      { count: 2, sendAgain: true, canBeConfirmed: true },
    ]);
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(blocks().map(status)).toEqual(['0', '0', '0', '0', '0']);
    typeInto(world, 'Time Blocks', 'Notes', 6, 'edited later');
    await preview('time-blocks');
    await send();
    expect(await recordCounts()).toEqual(before);
    expect((await world.sandbox.state()).timeBlocks.at(-1)).toMatchObject({ notes: 'edited later' });
  });

  test('sends unconfirmed time blocks again if the user says so, and none is stored twice', async () => {
    await connect();
    const before = await recordCounts();
    await preview('time-blocks');
    await world.app.do({ do: 'send-again', kind: 'time-blocks' });
    await send();
    expect(await recordCounts()).toEqual(before);
  });

  test('still asks about them when another block is stored: a copy of the file may have sent them', async () => {
    await connect();
    const before = await recordCounts();
    addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-12-03' });
    await preview('time-blocks');
    await send();
    const statuses = () => blocks().slice(3).map(status);
    expect(statuses()).toEqual(['Unknown', 'Unknown', '0']);
    await preview('time-blocks');
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(statuses()).toEqual(['0', '0', '0']);
    expect(await recordCounts()).toEqual({ ...before, timeBlocks: before.timeBlocks + 1 });
  });

  test('undoes the last push, shows what it added, and keeps every later edit', async () => {
    expect(world.view().undoable).toBe(true);
    await connect();
    const before = await recordCounts();
    await world.app.do({ do: 'undo' });
    const [table] = world.view().undo?.tables ?? [];
    expect(table).toMatchObject({ kind: 'users', back: { count: 2 }, added: { count: 1 } });
    await world.app.do({ do: 'send-undo' });
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await storedUser(world, 'kwamemensah')).toMatchObject({ firstName: 'Kwame' });
    expect(await storedUser(world, 'rthooft')).toMatchObject({ lastName: "'t Hooft" });
    expect(world.user('kwamemensah')).toMatchObject({ FirstName: 'Kwame', Status: '0' });
    expect(userStatuses()).toMatchObject({ mgarcia1: 'Edited', soconnor: 'Conflict', unpushed: 'New' });
    expect(await recordCounts()).toEqual(before);
  });

  test('restores deleted rows: a user with the next download, a time block when the user says so', async () => {
    await connect();
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.user('noalevi')).toMatchObject({ UserID: 1010 });
    expect(world.user('mgarcia1')).toMatchObject({ Status: 'Edited', LastName: 'García' });
    await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' });
    expect(blocks()).toHaveLength(6);
    expect(world.shownTable('time-blocks')?.counts).toMatchObject({ deleted: 0 });
    await preview('time-blocks');
    expect(world.view().preview).toMatchObject({ added: 0, updated: 0 });
  });

  test('knows the code that the user explained for a pasted roster, and the order of day and month from the device', async () => {
    await connect();
    await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
    const text = 'Name\t08/12/2026\t09/12/2026\nKofi Mensah\tQ\tQ';
    await world.app.do({ do: 'read-pasted', text });
    expect(world.view().paste).toMatchObject({
      codes: [],
      answers: { order: 'day-first' },
      shifts: [{ date: '2026-12-08', start: '18:00', end: '23:30' }, { date: '2026-12-09' }],
    });
  });
});
