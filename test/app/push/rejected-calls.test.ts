/**
 * HTTP 401, 403, 413 and 429 say that a call was rejected before processing. A proxy may answer so after the call was stored.
 */
import { callsOf, storedTimeOff, storedUser, storedUsers } from '../world/service';
import { addRow, addUser, HOLIDAY, typeInto, typeUser } from '../world/typing';
import { pushAll, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const TIME_OFF = 'Time Off';
const rows = () => world.table(TIME_OFF).filter((row) => row['Description'] === 'Yule');

function addHolidays(count: number): void {
  for (let at = 0; at < count; at += 1) addRow(world, TIME_OFF, { ...HOLIDAY, Description: 'Yule' });
}

/** What the user does when a new session ID is asked for. */
function answering(answer: 'renewed' | 'cancelled'): void {
  world.app.view.subscribe(({ session }) => {
    if (!session) return;
    const { sessionId } = world.sandbox;
    setTimeout(
      () => void world.app.do(answer === 'renewed' ? { do: 'renew-session', sessionId } : { do: 'cancel' }),
      0,
    );
  });
}

const KILLED = '{"ErrorCode":"28","ErrorMessage":"ORA-00028: your session has been killed"}';
const DOORS = [
  ['C3: HTTP 401', { status: 401 }],
  ['C3: HTTP 403', { status: 403 }],
  ['C1: HTTP 413', { status: 413 }],
  ['C2: HTTP 429', { status: 429, retryAfterSeconds: 0 }],
  ['C2: HTTP 429 for long', { status: 429, retryAfterSeconds: 600 }],
  ['C4: words about a session', { status: 200, body: KILLED }],
] as const;
const BOTH = ['renewed', 'cancelled'] as const;

describe.each(DOORS)('%s', (_name, door) => {
  test.each(BOTH)(
    'after transactions were stored: each is stored once, and its row shows that (%s)',
    async (answer) => {
      world = await withEverything({ sessionAsked: 'left' });
      answering(answer);
      addHolidays(2);
      await world.sandbox.fault({ kind: 'status', ...door, stored: true, method: 'addTimeOffTrans' });
      await pushAll(world);
      expect(world.view().result).toMatchObject({ planned: 2, stored: 2, notSent: 0 });
      await pushAll(world);
      expect(await storedTimeOff(world, 'Yule')).toHaveLength(2);
      expect(rows().map((row) => row['Status'])).toEqual(['0', '0']);
    },
  );

  test.each(BOTH)(
    'before transactions were stored: they are sent again only if the user chooses “Send again” (%s)',
    async (answer) => {
      world = await withEverything({ sessionAsked: 'left' });
      answering(answer);
      addHolidays(2);
      await world.sandbox.fault({ kind: 'status', ...door, method: 'addTimeOffTrans' });
      await pushAll(world);
      expect(world.view().result).toMatchObject({ planned: 2, unknown: 2, notSent: 0 });
      expect(rows().map((row) => row['Status'])).toEqual(['Unknown', 'Unknown']);
      expect(rows()[0]?.['Message']).toContain('the service does not list it');
      await pushAll(world);
      expect(await storedTimeOff(world, 'Yule')).toHaveLength(0);
      await world.app.do({ do: 'send-again', kind: 'time-off' });
      await world.app.do({ do: 'send' });
      expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
      expect(await storedTimeOff(world, 'Yule')).toHaveLength(2);
    },
  );

  test.each([true, false])(
    'updates (stored: %s) show the Status that the service’s records prove',
    async (stored) => {
      world = await withUsers({ sessionAsked: 'left' });
      answering('renewed');
      typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
      await world.sandbox.fault({ kind: 'status', ...door, stored, method: 'updateUsers' });
      await pushUsers(world);
      const found = await storedUser(world, 'soconnor');
      const isStored = found?.['firstName'] === 'Sinéad';
      expect(isStored || !stored).toBe(true);
      expect(world.view().result).toMatchObject({ planned: 1, stored: isStored ? 1 : 0, unknown: 0 });
    },
  );

  test.each([true, false])('a new person (stored: %s) is stored once after the next push', async (stored) => {
    world = await withUsers({ sessionAsked: 'left' });
    answering('renewed');
    addUser(world);
    await world.sandbox.fault({ kind: 'status', ...door, stored, method: 'addUsers' });
    await pushUsers(world);
    const status = () => world.user('newperson')?.['Status'];
    const alone = door.status === 413;
    if (stored) expect(status()).toBe('0');
    else expect(['0', 'Not sent', ...(alone ? ['413'] : [])]).toContain(status());
    await pushUsers(world);
    const found = await storedUsers(world, 'newperson');
    expect(found).toHaveLength(1);
  });
});

test('a batch that is too large is sent again in smaller ones, if the user chooses “Send again”, until it is small enough', async () => {
  const most = 7;
  world = await withEverything({
    fetch: (input, init) => {
      const items = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown[]).length : 0;
      return items > most ? Promise.resolve(new Response('', { status: 413 })) : fetch(input, init);
    },
  });
  addHolidays(25);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 25, unknown: 25 });
  for (let times = 0; times < 3 && (await storedTimeOff(world, 'Yule')).length < 25; times += 1) {
    await world.app.do({ do: 'preview', kind: 'time-off' });
    await world.app.do({ do: 'send-again', kind: 'time-off' });
    await world.app.do({ do: 'send' });
  }
  expect(await storedTimeOff(world, 'Yule')).toHaveLength(25);
  expect(rows().every((row) => row['Status'] === '0' || row['Status'] === '')).toBe(true);
});

test('after a rejected batch the other batches are sent', async () => {
  world = await withEverything();
  addHolidays(30);
  await world.sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 0, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 30, stored: 5, unknown: 25, stopped: '' });
});

test('after a few calls that are all answered “wait”, the push ends', async () => {
  world = await withEverything();
  addHolidays(200);
  await world.sandbox.fault({
    kind: 'status',
    status: 429,
    retryAfterSeconds: 0,
    method: 'addTimeOffTrans',
    times: 200,
  });
  await pushAll(world);
  expect(await callsOf(world, 'addTimeOffTrans')).toHaveLength(6);
  expect(world.view().result?.stopped).toContain('asks to wait');
});

test.each([true, false])(
  'C5: a redirect is not followed: the rows are read back, and each is stored once (stored: %s)',
  async (stored) => {
    world = await withEverything();
    addHolidays(2);
    const redirect = { kind: 'redirect', status: 307, to: 'elsewhere', stored };
    await world.sandbox.fault({ ...redirect, method: 'addTimeOffTrans' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, ...(stored ? { stored: 2 } : { unknown: 2 }) });
    expect(await storedTimeOff(world, 'Yule')).toHaveLength(stored ? 2 : 0);
  },
);

test('a single transaction that is too large is Unknown, and the pane says why', async () => {
  world = await withEverything();
  addHolidays(1);
  await world.sandbox.fault({ kind: 'status', status: 413, method: 'addTimeOffTrans' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  expect(JSON.stringify(world.view())).toContain('too large for the service. Shorten its longest text');
});

test('updates that the service stores and answers “wait for long” are read back', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  const after = { kind: 'status', status: 429, retryAfterSeconds: 600, stored: true, method: 'updateUsers' };
  await world.sandbox.fault(after);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, notSent: 0 });
});

test.each([401, 413, 429])(
  'time blocks rejected with HTTP %d after they were stored are stored once, and none shows a refusal',
  async (status) => {
    world = await withEverything({ sessionAsked: 'left' });
    answering('renewed');
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    for (const row of [2, 3])
      for (const [column, text] of Object.entries({ Person: 'Ingrid Solberg', Date: `2026-11-2${row}` }))
        for (const [name, typed] of [
          [column, text],
          ['Start', '9'],
          ['End', '17'],
        ] as const)
          typeInto(world, 'Time Blocks', name, row, typed);
    const fault = { kind: 'status', status, retryAfterSeconds: 0, stored: true };
    await world.sandbox.fault({ ...fault, method: 'addTimeBlocks' });
    await pushAll(world);
    const refused = world
      .table('Time Blocks')
      .filter((row) => !['0', 'Unknown'].includes(String(row['Status'])));
    expect(refused).toEqual([]);
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(2);
    await pushAll(world);
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(2);
  },
);
