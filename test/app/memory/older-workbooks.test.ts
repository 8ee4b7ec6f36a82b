/**
 * Workbooks that earlier releases saved (test/fixtures) open with the present one, and everything in them is alive: what
 * was edited is pushed, what got no answer is settled, and nothing is stored twice. Only what a user sees is looked at:
 * cells, counts and questions of the pane, and the records of the service.
 */
import { openFixture } from '../../fixtures/fixture';
import type { World } from '../world/world';

type Row = ReturnType<World['table']>[number];

let world: World;
afterEach(() => world.close());

const connect = () => world.app.do({ do: 'connect-sample' });
const counts = (kind: string) => world.view().tables.find((table) => table.kind === kind)?.counts;
const status = (row: Row | undefined) => String(row?.['Status']);
const user = (userName: string): Row | undefined => world.users().find((row) => row['UserName'] === userName);
const blocks = () => world.table('Time Blocks');
const leave = () => world.table('Time Off').find(({ Description }) => Description === 'Leave without answer');

/** Statuses of the Users table, by user name; rows without one are left out. */
const userStatuses = () =>
  Object.fromEntries(
    world
      .users()
      .flatMap((row) => (status(row) === '' ? [] : [[String(row['UserName']), status(row)] as const])),
  );

const storedUser = async (userName: string) =>
  (await world.sandbox.state()).users.find((each) => each['userName'] === userName);

/** How many records of each kind the service holds. */
async function held() {
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

/** Says yes to what the open preview asks, and sends. */
async function send(): Promise<void> {
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
}

describe.each(['november-2026'])('the workbook of %s', (name) => {
  beforeEach(async () => {
    world = await openFixture(name);
  });

  test('shows its tables with their counts and its rows with their statuses before anybody is connected', () => {
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
      'time-off': { ...unchanged, rows: 9, added: 1 },
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
    expect(world.view().notice?.title).toContain('the answers for 1 transaction, 2 time blocks came');
  });

  test('connects to its service, which it knows, and asks neither about a copy nor about another company', async () => {
    expect(world.view().connection).toMatchObject({ remembered: { sp: '26112' } });
    await connect();
    await preview();
    const { connection, company, copy } = world.view();
    expect({ state: connection.state, company, copy }).toEqual({ state: 'in' });
  });

  test('keeps what the user arranged: a column of his own, one that was moved, the order of rows, the push log', async () => {
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
    expect(user('soconnor')).toMatchObject({ 'My notes': 'back on Monday' });
    expect(user('hongnguyen')).toMatchObject({ CellPhone: '0901234567' });
    expect(world.table('Push Log').slice(0, log.length)).toEqual(log);
    expect(world.table('Push Log').length).toBeGreaterThan(log.length);
  });

  test('shows in the preview of each table what would be sent, and sends nothing', async () => {
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
      { field: 'LastName', base: "O'Connor", mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(await held()).toEqual({ users: 14, others: 81, timeOff: 9, timeBlocks: 6 });
    expect((await world.sandbox.state()).users).toEqual(before.users);
  });

  test('pushes its edits and its new row once, finds the time off that got no answer, and says what is left', async () => {
    await connect();
    const before = await held();
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
    expect(await storedUser('mgarcia1')).toMatchObject({ lastName: 'García' });
    expect(await storedUser('jmueller')).toMatchObject({ homePhone: '0049 30' });
    expect(await storedUser('soconnor')).toMatchObject({ lastName: 'Theirs' });
    expect(await storedUser('unpushed')).toMatchObject({ userId: user('unpushed')?.['UserID'] });
    expect(leave()).toMatchObject({ Status: '0', TransID: expect.any(Number) as number });
    expect(await held()).toEqual({ ...before, users: before.users + 1 });
  });

  test('lets the user settle the conflict, put the refused and the unfinished row right, and push them', async () => {
    await connect();
    world.workbook.person.type(world.at('Email', world.rowOf('hongnguyen')), 'hong@harbourlight.example');
    world.workbook.person.type(world.at('LastName', world.rowOf('unfinished')), 'Finished');
    await preview('users');
    await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
    await send();
    expect(world.view().result).toMatchObject({ planned: 6, stored: 6, left: 0 });
    expect(await storedUser('soconnor')).toMatchObject({ lastName: 'Mine' });
    expect(await storedUser('hongnguyen')).toMatchObject({ email: 'hong@harbourlight.example' });
    expect(await storedUser('unfinished')).toMatchObject({ lastName: 'Finished' });
    expect(await held()).toMatchObject({ users: 16 });
    await preview('users');
    expect(world.view().preview?.added ?? 0).toBe(0);
    expect(counts('users')).toMatchObject({ added: 0, edited: 0 });
  });

  test('takes time blocks that got no answer as stored at the user’s word, and pushes what is edited in them later', async () => {
    await connect();
    const before = await held();
    await preview('time-blocks');
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([
      { count: 2, sendAgain: true, canBeConfirmed: true },
    ]);
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(blocks().map(status)).toEqual(['0', '0', '0', '0', '0']);
    world.workbook.person.type(world.cell('Time Blocks', 'Notes', 6), 'edited later', 'Time Blocks');
    await preview('time-blocks');
    await send();
    expect(await held()).toEqual(before);
    expect((await world.sandbox.state()).timeBlocks.at(-1)).toMatchObject({ notes: 'edited later' });
  });

  test('sends time blocks that got no answer again at the user’s word, and none is stored twice', async () => {
    await connect();
    const before = await held();
    await preview('time-blocks');
    await world.app.do({ do: 'send-again', kind: 'time-blocks' });
    await send();
    expect(await held()).toEqual(before);
  });

  test('settles them without a question once another block is stored', async () => {
    await connect();
    const before = await held();
    const cells = { Person: 'Ingrid Solberg', Date: '2026-12-03', Start: '9:00', End: '17:00' };
    for (const [column, text] of Object.entries(cells))
      world.workbook.person.type(world.cell('Time Blocks', column, 7), text, 'Time Blocks');
    await preview('time-blocks');
    await send();
    expect(blocks().slice(3)).toMatchObject([{ Status: '0' }, { Status: '0' }, { Status: '0' }]);
    expect(await held()).toEqual({ ...before, timeBlocks: before.timeBlocks + 1 });
  });

  test('puts the last push back, shows what it added, and leaves every edit since as it is', async () => {
    expect(world.view().undoable).toBe(true);
    await connect();
    const before = await held();
    await world.app.do({ do: 'undo' });
    const [table] = world.view().undo?.tables ?? [];
    expect(table).toMatchObject({ kind: 'users', back: { count: 2 }, added: { count: 1 } });
    await world.app.do({ do: 'send-undo' });
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await storedUser('kwamemensah')).toMatchObject({ firstName: 'Kwame' });
    expect(await storedUser('rthooft')).toMatchObject({ lastName: "'t Hooft" });
    expect(user('kwamemensah')).toMatchObject({ FirstName: 'Kwame', Status: '0' });
    expect(userStatuses()).toMatchObject({ mgarcia1: 'Edited', soconnor: 'Conflict', unpushed: 'New' });
    expect(await held()).toEqual(before);
  });

  test('brings deleted rows back: a user with the next download, a time block at the user’s word', async () => {
    await connect();
    await world.app.do({ do: 'download', kind: 'users' });
    expect(user('noalevi')).toMatchObject({ UserID: 1010 });
    expect(user('mgarcia1')).toMatchObject({ Status: 'Edited', LastName: 'García' });
    await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' });
    expect(blocks()).toHaveLength(6);
    expect(counts('time-blocks')).toMatchObject({ deleted: 0 });
    await preview('time-blocks');
    expect(world.view().preview).toMatchObject({ added: 0, updated: 0 });
  });

  test('knows the code of a pasted roster that was explained in it, and the device the order of day and month', async () => {
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
