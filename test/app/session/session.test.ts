/** A session that ends, or is a wrong one: it is asked for in place, and what ran goes on. */
import { addressOf, openWorld, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const asked = () => until(() => world.view().session !== undefined);
const renew = (sessionId = world.sandbox.sessionId) => world.app.do({ do: 'renew-session', sessionId });
const sent = async (method: string) =>
  (await world.sandbox.state()).calls.filter((call) => call['method'] === method).length;
const editNames = (count: number, text: string) => {
  for (let row = 2; row < count + 2; row += 1) world.workbook.person.type(world.at('FirstName', row), text);
};
const heldNames = async (text: string) =>
  (await world.sandbox.state()).users.filter((user) => user['firstName'] === text).length;

const STATUSES = [
  ['HTTP 401', { kind: 'status', status: 401 }],
  ['HTTP 403', { kind: 'status', status: 403 }],
] as const;
const ENDINGS = [['an error that speaks of it', { kind: 'session-ended' }], ...STATUSES] as const;

test.each([...ENDINGS, ['a sign-in page', { kind: 'login-page' }] as const])(
  'a download whose session ends by %s waits for a fresh one and is done',
  async (_, fault) => {
    world = await openWorld({ sessionAsked: 'left' });
    await world.app.do({ do: 'connect-sample' });
    await world.sandbox.fault({ ...fault, method: 'getUsers' });
    const downloading = world.app.do({ do: 'download', kind: 'users' });
    await asked();
    expect(world.view().job?.sentence).toBe('Waiting for a fresh session ID');
    await renew();
    await downloading;
    expect(world.view().session).toBeUndefined();
    expect(world.users()).toHaveLength(48);
  },
);

test.each(STATUSES)(
  'a push of updates whose session ends by %s sends the same batch again',
  async (_, fault) => {
    world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
    editNames(60, 'Once');
    await world.app.do({ do: 'preview' });
    await world.app.do({ do: 'confirm-unusual', on: true });
    await world.sandbox.fault({ ...fault, method: 'updateUsers', after: 1 });
    const pushing = world.app.do({ do: 'send' });
    await asked();
    expect(world.view().job?.kind).toBe('push');
    await renew();
    await pushing;
    expect(world.view().result).toMatchObject({ planned: 60, stored: 60, stopped: '' });
    expect(await heldNames('Once')).toBe(60);
  },
);

const OF_THE_SESSION = 'ORA-00028: your session has been killed';

test.each([
  ['a sign-in page', true, { kind: 'login-page' }],
  ['a sign-in page', false, { kind: 'login-page' }],
  [
    'an error that speaks of a session',
    true,
    { kind: 'status', status: 200, body: `{"ErrorCode":"28","ErrorMessage":"${OF_THE_SESSION}"}` },
  ],
  ['an error that speaks of a session', false, { kind: 'session-ended' }],
])(
  'a push that meets %s goes on with the next batch; what may be stored (%s) is looked up',
  async (_, stored, fault) => {
    world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
    editNames(60, 'Once');
    await world.app.do({ do: 'preview' });
    await world.app.do({ do: 'confirm-unusual', on: true });
    await world.sandbox.fault({ ...fault, ...(stored ? { stored } : {}), method: 'updateUsers' });
    const pushing = world.app.do({ do: 'send' });
    await asked();
    await renew();
    await pushing;
    expect(world.view().result).toMatchObject(
      stored ? { stored: 60, stopped: '' } : { stored: 35, notSent: 25, stopped: '' },
    );
    expect(await heldNames('Once')).toBe(stored ? 60 : 35);
  },
);

test('a wrong session ID is asked for again, with a sentence, and so is none', async () => {
  world = await withUsers({ sessionAsked: 'left' });
  await world.sandbox.fault({ kind: 'session-ended' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await asked();
  await renew('');
  expect(world.view().session?.reason).toContain('The session ID is empty');
  await renew('not-the-right-one');
  await until(() => world.view().session?.reason.startsWith('This session ID does not work either') === true);
  expect(JSON.stringify(world.view())).not.toContain('not-the-right-one');
  await renew();
  await downloading;
  expect(world.view().notice?.tone).toBe('success');
});

test('cancelling ends the job as a lost connection does: nothing unsent is called sent, nothing is asked twice', async () => {
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
  editNames(60, 'Half');
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.sandbox.fault({ kind: 'session-ended', method: 'updateUsers', after: 1, times: 9 });
  const pushing = world.app.do({ do: 'send' });
  await asked();
  await world.app.do({ do: 'cancel' });
  await pushing;
  expect(world.view().result).toMatchObject({
    planned: 60,
    stored: 25,
    notSent: 35,
    stopped: expect.stringContaining('session') as string,
  });
  expect(await heldNames('Half')).toBe(25);
});

test('a time-off transaction that meets a sign-in page is stored once, whatever became of it', async () => {
  world = await withEverything({ sessionAsked: 'left' });
  const row = world.table('Time Off').length + 2;
  const cells = { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '-2' };
  for (const [column, text] of Object.entries(cells))
    world.workbook.person.type(world.cell('Time Off', column, row), text);
  await world.sandbox.fault({ kind: 'login-page', stored: true, method: 'addTimeOffTrans' });
  const pushing = world.app.do({ do: 'push' });
  await asked();
  await renew();
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await sent('addTimeOffTrans')).toBe(1);
});

test('signing out while a fresh session ID is asked for ends the job', async () => {
  world = await withUsers({ sessionAsked: 'left' });
  await world.sandbox.fault({ kind: 'session-ended' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await asked();
  await world.app.do({ do: 'sign-out' });
  await downloading;
  expect(world.view()).toMatchObject({ job: undefined, session: undefined, connection: { state: 'out' } });
});

const addPerson = () => {
  const row = world.users().length + 2;
  const cells = { UserName: 'newperson', FirstName: 'New', LastName: 'Person', UserType: 'E' };
  for (const [column, text] of Object.entries({ ...cells, Email: 'new@harbourlight.example' }))
    world.workbook.person.type(world.at(column, row), text);
};

test('signing out in the middle of a push leaves its sums in the pane, and no first password', async () => {
  world = await withUsers();
  addPerson();
  await world.app.do({ do: 'preview', kind: 'users' });
  const password = String(world.view().preview?.passwords[0]?.password);
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await sent('addUsers')) > 0);
  await world.app.do({ do: 'sign-out' });
  await sending;
  expect(world.view()).toMatchObject({ connection: { state: 'out' }, result: { planned: 1, unknown: 1 } });
  expect(JSON.stringify(world.view())).not.toContain(password);
});

test('signing out in the middle of a check opens no preview', async () => {
  world = await withUsers();
  addPerson();
  let signedOut: Promise<void> | undefined;
  let batches = 0;
  world.workbook.host.faults.beforeEachBatch(() => {
    if (world.view().job?.kind !== 'check') return;
    batches += 1;
    // The first ones look whether the workbook is the connected company's.
    if (batches === 4) signedOut = world.app.do({ do: 'sign-out' });
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  await signedOut;
  expect(world.view()).toMatchObject({ connection: { state: 'out' }, preview: undefined });
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().preview).toBeUndefined();
});

test('a session ID is kept on the device only at the user’s word, never shown, and signing out forgets it', async () => {
  world = await openWorld();
  const { baseUrl, sp, sessionId } = world.sandbox;
  await world.app.do({ do: 'connect', baseUrl, sp, sessionId });
  await world.reopenPane();
  expect(world.view().connection).not.toHaveProperty('kept');
  await world.app.do({ do: 'connect', baseUrl, sp, sessionId, keep: true });
  await world.reopenPane();
  expect(world.view().connection).toMatchObject({ state: 'out', kept: { baseUrl, sp } });
  expect(JSON.stringify(world.view())).not.toContain(sessionId);
  await world.app.do({ do: 'connect-again' });
  expect(world.view().connection).toMatchObject({ state: 'in', baseUrl });
  await world.app.do({ do: 'sign-out' });
  expect(world.view().connection).not.toHaveProperty('kept');
  await world.reopenPane();
  expect(world.view().connection).not.toHaveProperty('kept');
});

test('a kept session that has ended is forgotten, and the form asks for another', async () => {
  world = await openWorld();
  const { baseUrl, sp, sessionId } = world.sandbox;
  await world.app.do({ do: 'connect', baseUrl, sp, sessionId, keep: true });
  await world.reopenPane();
  await world.sandbox.fault({ kind: 'session-ended' });
  await world.app.do({ do: 'connect-again' });
  expect(world.view().connection).toMatchObject({ state: 'out', remembered: { baseUrl, sp } });
  expect(world.view().connection).not.toHaveProperty('kept');
  expect(world.view().notice?.tone).toBe('error');
});

/** Another company of the same service: the same SP is taken, and everybody in it is somebody else. */
function withStrangers(): {
  readonly sessionId: string;
  readonly fetch: typeof globalThis.fetch;
  sent: string[];
} {
  const sessionId = 'session-of-another-company';
  const sent: string[] = [];
  return {
    sessionId,
    sent,
    fetch: async (input, init) => {
      const url = new URL(addressOf(input));
      if (url.searchParams.get('SessionID') !== sessionId) return fetch(input, init);
      sent.push(String(url.searchParams.get('Method')));
      url.searchParams.set('SessionID', world.sandbox.sessionId);
      const answer = await (await fetch(url, init)).text();
      return new Response(answer.replaceAll(/"(UserName|LastName|Email)":"/g, '"$1":"other.'));
    },
  };
}

test('a fresh session ID of another company is refused with the reason, and nothing is sent with it', async () => {
  const strangers = withStrangers();
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 }, fetch: strangers.fetch });
  editNames(60, 'Once');
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.sandbox.fault({ kind: 'status', status: 401, method: 'updateUsers', after: 1 });
  const pushing = world.app.do({ do: 'send' });
  await asked();
  await renew(strangers.sessionId);
  await until(() => world.view().session?.reason.includes('another company’s') === true);
  expect(world.view().session?.reason).toContain(
    'of the 60 people whom the service listed before, it lists 0',
  );
  expect(strangers.sent).toEqual(['getUsers']);
  await renew();
  await pushing;
  expect(strangers.sent).toEqual(['getUsers']);
  expect(world.view().result).toMatchObject({ planned: 60, stored: 60, stopped: '' });
  expect(await heldNames('Once')).toBe(60);
});

test('a session ID of another company is not kept on the device', async () => {
  const strangers = withStrangers();
  const kept: string[] = [];
  world = await openWorld({
    sessionAsked: 'left',
    fetch: strangers.fetch,
    ports: (ports) => ({
      ...ports,
      device: { ...ports.device, set: (name, text) => (kept.push(text), ports.device.set(name, text)) },
    }),
  });
  const { baseUrl, sp, sessionId } = world.sandbox;
  await world.app.do({ do: 'connect', baseUrl, sp, sessionId, keep: true });
  await world.sandbox.fault({ kind: 'session-ended', method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await asked();
  await renew(strangers.sessionId);
  await until(() => world.view().session?.reason.includes('another company’s') === true);
  await world.app.do({ do: 'cancel' });
  await downloading;
  expect(kept.join()).not.toContain(strangers.sessionId);
  expect(kept.join()).toContain(sessionId);
});

test('a fresh session ID costs one more read, and is taken though some colleagues came and went', async () => {
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
  editNames(60, 'Once');
  for (let row = 2; row < 62; row += 1)
    world.workbook.person.type(world.at('LastName', row), `Renamed ${row}`);
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  const before = await sent('getUsers');
  await world.sandbox.fault({ kind: 'status', status: 403, method: 'updateUsers', after: 1 });
  const pushing = world.app.do({ do: 'send' });
  await asked();
  await renew();
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 60, stored: 60 });
  // Before sending, to compare the company, and to read back.
  expect((await sent('getUsers')) - before).toBe(3);
});
