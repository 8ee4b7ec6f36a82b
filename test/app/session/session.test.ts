/** If a session ends or is a wrong one, the pane asks for another, and the job continues. */
import { until } from '../../runner/until';
import { addressOf } from '../world/network';
import { callsOf } from '../world/service';
import { addRow, addUser, HOLIDAY, typeInto } from '../world/typing';
import { openWorld, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const asked = () => until(() => world.view().session !== undefined);
const renew = (sessionId = world.sandbox.sessionId) => world.app.do({ do: 'renew-session', sessionId });
const editNames = (count: number, text: string) => {
  for (let row = 2; row < count + 2; row += 1) typeInto(world, 'Users', 'FirstName', row, text);
};
const usersNamed = async (text: string) =>
  (await world.sandbox.state()).users.filter((user) => user['firstName'] === text).length;

const STATUSES = [
  ['HTTP 401', { kind: 'status', status: 401 }],
  ['HTTP 403', { kind: 'status', status: 403 }],
] as const;
const ENDINGS = [['an error that speaks of it', { kind: 'session-ended' }], ...STATUSES] as const;

test.each([...ENDINGS, ['a sign-in page', { kind: 'login-page' }] as const])(
  'a download whose session ends with %s waits for a new session ID and then ends',
  async (_, fault) => {
    world = await openWorld({ sessionAsked: 'left' });
    await world.app.do({ do: 'connect-sample' });
    await world.sandbox.fault({ ...fault, method: 'getUsers' });
    const downloading = world.app.do({ do: 'download', kind: 'users' });
    await asked();
    expect(world.view().job?.sentence).toBe('Waiting for a new session ID');
    expect(world.view().session?.reason).toContain(
      'status' in fault || fault.kind === 'session-ended' ? 'then press “Go on”.' : 'sign-in page',
    );
    await renew();
    await downloading;
    expect(world.view().session).toBeUndefined();
    expect(world.users()).toHaveLength(48);
  },
);

test.each(STATUSES)(
  'a push of updates whose session ends with %s sends the same batch again',
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
    expect(await usersNamed('Once')).toBe(60);
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
  'a push that gets %s continues with the next batch and reads back what may be stored (%s)',
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
    expect(await usersNamed('Once')).toBe(stored ? 60 : 35);
  },
);

test('after a wrong or empty session ID the pane asks again, with a sentence', async () => {
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

test('cancelling the question ends the job with true counts: rows that were not sent are not called sent', async () => {
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
  expect(await usersNamed('Half')).toBe(25);
});

test('a time-off transaction that gets a sign-in page as its answer is stored once', async () => {
  world = await withEverything({ sessionAsked: 'left' });
  addRow(world, 'Time Off', HOLIDAY);
  await world.sandbox.fault({ kind: 'login-page', stored: true, method: 'addTimeOffTrans' });
  const pushing = world.app.do({ do: 'push' });
  await asked();
  await renew();
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect((await callsOf(world, 'addTimeOffTrans')).length).toBe(1);
});

test('signing out while the pane asks for a session ID ends the job', async () => {
  world = await withUsers({ sessionAsked: 'left' });
  await world.sandbox.fault({ kind: 'session-ended' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await asked();
  await world.app.do({ do: 'sign-out' });
  await downloading;
  expect(world.view()).toMatchObject({ job: undefined, session: undefined, connection: { state: 'out' } });
});

test('signing out during a push leaves its counts in the pane, and no first password', async () => {
  world = await withUsers();
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  const password = String(world.view().preview?.passwords[0]?.password);
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'addUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(async () => (await callsOf(world, 'addUsers')).length > 0);
  await world.app.do({ do: 'sign-out' });
  await sending;
  expect(world.view()).toMatchObject({ connection: { state: 'out' }, result: { planned: 1, unknown: 1 } });
  expect(JSON.stringify(world.view())).not.toContain(password);
});

test('signing out during a check opens no preview', async () => {
  world = await withUsers();
  addUser(world);
  let signedOut: Promise<void> | undefined;
  let batches = 0;
  world.workbook.host.faults.beforeEachBatch(() => {
    if (world.view().job?.kind !== 'check') return;
    batches += 1;
    // The first batches read whether the workbook belongs to the connected company.
    if (batches === 4) signedOut = world.app.do({ do: 'sign-out' });
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  await signedOut;
  expect(world.view()).toMatchObject({ connection: { state: 'out' }, preview: undefined });
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().preview).toBeUndefined();
});

/** Another company of the same service: the SP is the same, and all people are others. */
function otherCompany(): {
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

test('a new session ID of another company is refused with the reason, and nothing is sent with it', async () => {
  const other = otherCompany();
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 }, fetch: other.fetch });
  editNames(60, 'Once');
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.sandbox.fault({ kind: 'status', status: 401, method: 'updateUsers', after: 1 });
  const pushing = world.app.do({ do: 'send' });
  await asked();
  await renew(other.sessionId);
  await until(() => world.view().session?.reason.includes('another company’s') === true);
  expect(world.view().session?.reason).toContain(
    'of the 60 people whom the service listed before, it lists 0',
  );
  expect(other.sent).toEqual(['getUsers']);
  await renew();
  await pushing;
  expect(other.sent).toEqual(['getUsers']);
  expect(world.view().result).toMatchObject({ planned: 60, stored: 60, stopped: '' });
  expect(await usersNamed('Once')).toBe(60);
});

test('a session ID of another company is not stored on the device', async () => {
  const other = otherCompany();
  const kept: string[] = [];
  world = await openWorld({
    sessionAsked: 'left',
    fetch: other.fetch,
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
  await renew(other.sessionId);
  await until(() => world.view().session?.reason.includes('another company’s') === true);
  await world.app.do({ do: 'cancel' });
  await downloading;
  expect(kept.join()).not.toContain(other.sessionId);
  expect(kept.join()).toContain(sessionId);
});

test('a new session ID causes one extra read, and is accepted if some colleagues are new or gone', async () => {
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
  editNames(60, 'Once');
  for (let row = 2; row < 62; row += 1) typeInto(world, 'Users', 'LastName', row, `Renamed ${row}`);
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  const before = (await callsOf(world, 'getUsers')).length;
  await world.sandbox.fault({ kind: 'status', status: 403, method: 'updateUsers', after: 1 });
  const pushing = world.app.do({ do: 'send' });
  await asked();
  await renew();
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 60, stored: 60 });
  // One read before sending, one to compare the company, one to read back.
  expect((await callsOf(world, 'getUsers')).length - before).toBe(3);
});
