/** The connections that a device keeps, with and without their session IDs. */
import type { SavedConnection } from '../../../src/app/view';
import { until } from '../../runner/until';
import { startCaller } from '../../standins/service/caller';
import { openWorld, withUsers, type World, type WorldOptions } from '../world/world';

let world: World;
afterEach(() => world.close());

function saved(): readonly SavedConnection[] {
  const { connection } = world.view();
  return connection.state === 'out' ? connection.saved : [];
}

const own = () => ({ baseUrl: world.sandbox.baseUrl, sp: world.sandbox.sp });

const signIn = (keep: boolean, sp = world.sandbox.sp) =>
  world.app.do({ do: 'connect', ...own(), sp, sessionId: world.sandbox.sessionId, keep });

/** What is on the device, as one text. */
const onDevice = () => [...world.device.values()].join('\n');

const kept = (connections: readonly object[]): WorldOptions => ({
  device: new Map([['shiftsheet.connections', JSON.stringify(connections)]]),
});

test('a session ID is stored on the device only if the user wants it, is never shown, and is forgotten when the user signs out', async () => {
  world = await openWorld();
  const { sessionId } = world.sandbox;
  await signIn(false);
  await world.reopenPane();
  expect(saved()).toEqual([{ ...own(), hasSession: false }]);
  expect(onDevice()).not.toContain(sessionId);
  await signIn(true);
  expect(onDevice()).toContain(sessionId);
  await world.reopenPane();
  expect(saved()).toEqual([{ ...own(), hasSession: true }]);
  expect(JSON.stringify(world.view())).not.toContain(sessionId);
  await world.app.do({ do: 'connect-again', ...own() });
  expect(world.view().connection).toMatchObject({ state: 'in', ...own() });
  await world.app.do({ do: 'sign-out' });
  expect(saved()).toEqual([{ ...own(), hasSession: false }]);
  expect(onDevice()).not.toContain(sessionId);
});

test('a stored session that has ended is forgotten, and its connection remains', async () => {
  world = await openWorld();
  await signIn(true);
  await world.reopenPane();
  await world.sandbox.fault({ kind: 'session-ended' });
  await world.app.do({ do: 'connect-again', ...own() });
  expect(saved()).toEqual([{ ...own(), hasSession: false }]);
  expect(onDevice()).not.toContain(world.sandbox.sessionId);
  expect(world.view().notice?.tone).toBe('error');
});

// Perhaps the page of a network at which people sign in.
test('a web page in place of an answer is not the service’s word, so the stored session stays', async () => {
  world = await openWorld();
  await signIn(true);
  await world.reopenPane();
  await world.sandbox.fault({ kind: 'login-page' });
  await world.app.do({ do: 'connect-again', ...own() });
  expect(saved()).toEqual([{ ...own(), hasSession: true }]);
  expect(world.view().notice?.tone).toBe('error');
});

test('one address with two SPs is two connections; signing out forgets the session ID of one', async () => {
  world = await openWorld();
  const other = { ...own(), sp: `${world.sandbox.sp}7` };
  const stored = JSON.stringify([{ ...other, sessionId: 'of-the-other' }]);
  (world.device as Map<string, string>).set('shiftsheet.connections', stored);
  await signIn(true);
  await world.app.do({ do: 'sign-out' });
  expect(saved()).toEqual([
    { ...own(), hasSession: false },
    { ...other, hasSession: true },
  ]);
});

test('the connection that was used last is the first, and sample data is no connection', async () => {
  const before = { baseUrl: 'https://one.example', sp: '1' };
  world = await openWorld(kept([before]));
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'sign-out' });
  expect(saved()).toEqual([{ ...before, hasSession: false }]);
  await signIn(false);
  await world.app.do({ do: 'sign-out' });
  expect(saved().map(({ baseUrl }) => baseUrl)).toEqual([own().baseUrl, before.baseUrl]);
});

test('the one connection of earlier releases is taken over with its session ID', async () => {
  world = await openWorld({
    device: new Map([
      ['shiftsheet.service', '{"service":"https://one.example","sp":"1"}'],
      ['shiftsheet.session', '{"service":"https://one.example","sp":"1","sessionId":"abc"}'],
    ]),
  });
  expect(saved()).toEqual([{ baseUrl: 'https://one.example', sp: '1', hasSession: true }]);
  expect([...world.device.keys()]).not.toContain('shiftsheet.session');
  await world.reopenPane();
  expect(saved()).toHaveLength(1);
});

test('earlier releases kept a session ID of another service than the last: both are taken over, beside what is known', async () => {
  world = await openWorld({
    device: new Map([
      ['shiftsheet.service', '{"service":"https://two.example","sp":"2"}'],
      ['shiftsheet.session', '{"service":"https://one.example","sp":"1","sessionId":"abc"}'],
      ['shiftsheet.connections', '[{"baseUrl":"https://one.example","sp":"1","name":"One"}]'],
    ]),
  });
  expect(saved()).toEqual([
    { baseUrl: 'https://one.example', sp: '1', name: 'One', hasSession: true },
    { baseUrl: 'https://two.example', sp: '2', hasSession: false },
  ]);
});

test('a connection is renamed and removed; a name that another one has is not taken', async () => {
  const [one, two] = [
    { baseUrl: 'https://one.example', sp: '1' },
    { baseUrl: 'https://one.example', sp: '2' },
  ];
  world = await openWorld(kept([{ ...one, sessionId: 'abc' }, two]));
  await world.app.do({ do: 'rename-connection', ...one, name: '  Station \n 5  ' });
  await world.app.do({ do: 'rename-connection', ...two, name: 'STATION 5' });
  expect(saved().map(({ name }) => name)).toEqual(['Station 5', undefined]);
  await world.app.do({ do: 'rename-connection', ...two, name: 'מרים 👩🏽‍🚒' });
  await world.app.do({ do: 'rename-connection', ...one, name: '' });
  await world.reopenPane();
  expect(saved().map(({ name }) => name)).toEqual([undefined, 'מרים 👩🏽‍🚒']);
  await world.app.do({ do: 'remove-connection', ...one });
  expect(saved()).toEqual([{ ...two, name: 'מרים 👩🏽‍🚒', hasSession: false }]);
  expect(onDevice()).not.toContain('abc');
});

test('a name survives a new connection, and a name of a thousand characters is cut between two of them', async () => {
  world = await openWorld();
  await signIn(true);
  await world.app.do({ do: 'sign-out' });
  await world.app.do({ do: 'rename-connection', ...own(), name: '😀'.repeat(1_000) });
  await signIn(false);
  await world.app.do({ do: 'sign-out' });
  expect(saved()).toEqual([{ ...own(), name: '😀'.repeat(60), hasSession: false }]);
});

test('50 connections are kept; the next one replaces the one that was used longest ago', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ baseUrl: `https://${at}.example`, sp: '1' }));
  world = await openWorld(kept(many));
  expect(saved()).toHaveLength(50);
  await signIn(false);
  await world.app.do({ do: 'sign-out' });
  expect(saved()).toHaveLength(50);
  expect(saved()[0]).toMatchObject(own());
  expect(saved().at(-1)?.baseUrl).toBe('https://48.example');
});

test('a new session ID that a job got is kept for its connection only, if the old one was', async () => {
  const other = { baseUrl: 'https://other.example', sp: '9', sessionId: 'of-the-other' };
  world = await openWorld({ ...kept([other]), sessionAsked: 'left' });
  await signIn(true);
  await world.sandbox.fault({ kind: 'session-ended', method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await until(() => world.view().session !== undefined);
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await downloading;
  expect(JSON.parse(world.device.get('shiftsheet.connections') ?? '')).toEqual([
    { ...own(), sessionId: world.sandbox.sessionId, sessionSince: 0 },
    other,
  ]);
});

test('the pane knows the company of the workbook, and a workbook still belongs to it when another connection is chosen', async () => {
  world = await withUsers();
  const company = own();
  const other = await startCaller({ users: 5 });
  try {
    const { baseUrl, sp, sessionId } = other;
    await world.app.do({ do: 'connect', baseUrl, sp, sessionId, keep: true });
    await world.reopenPane();
    expect(world.view().belongsTo).toEqual(company);
    await world.app.do({ do: 'connect-again', baseUrl, sp });
    const before = world.users();
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.view().notice?.title).toContain('belongs to another company');
    expect(world.users()).toEqual(before);
  } finally {
    await other.close();
  }
});

describe('with settings that an administrator has fixed', () => {
  const fixed = (baseUrl: string, sp: string): WorldOptions => ({
    address: baseUrl,
    ports: (ports) => ({ ...ports, fixed: { baseUrl, sp, sessionLink: 'https://id.example/', wrong: [] } }),
  });
  const AT = 'https://fixed.example/service';

  test('a session ID is sent to the fixed address and SP, whatever was entered', async () => {
    world = await openWorld({
      ...fixed(AT, '12345'),
      sandbox: { session: { sessionId: 'the-session-id', sp: '12345' } },
    });
    const entered = { baseUrl: 'https://elsewhere.example', sp: '99', sessionId: world.sandbox.sessionId };
    await world.app.do({ do: 'connect', ...entered });
    expect(world.view().connection).toMatchObject({
      state: 'in',
      baseUrl: AT,
      sp: '12345',
      sessionLink: 'https://id.example/',
    });
  });

  test('only connections to the fixed address and SP can be chosen, and the others are kept', async () => {
    const here = { baseUrl: AT, sp: '1', sessionId: 'abc' };
    const others = [
      { baseUrl: AT, sp: '2' },
      { baseUrl: 'https://elsewhere.example', sp: '1' },
    ];
    world = await openWorld({ ...fixed(AT, '1'), ...kept([...others, here]) });
    expect(saved()).toEqual([{ baseUrl: AT, sp: '1', hasSession: true }]);
    await world.app.do({ do: 'remove-connection', baseUrl: AT, sp: '1' });
    expect(JSON.parse(world.device.get('shiftsheet.connections') ?? '')).toEqual(others);
  });
});

describe('with the administrator’s limit on keeping session IDs', () => {
  const HOUR = 3_600_000;
  const limited = (keepHours: number, more: WorldOptions = {}): Promise<World> =>
    openWorld({ ...more, ports: (ports) => ({ ...ports, fixed: { wrong: [], keepHours } }) });

  test('none is kept if that is forbidden, and one from before is removed at the start', async () => {
    const before = { baseUrl: 'https://one.example', sp: '1', name: 'One' };
    world = await limited(0, kept([{ ...before, sessionId: 'of-before', sessionSince: 0 }]));
    expect(saved()).toEqual([{ ...before, hasSession: false }]);
    expect(onDevice()).not.toContain('of-before');
    await signIn(true);
    expect(world.view().connection).toMatchObject({ state: 'in' });
    expect(onDevice()).not.toContain(world.sandbox.sessionId);
  });

  test('one is used until its hours are over, counted from when it was typed', async () => {
    world = await limited(8);
    await signIn(true);
    world.passTime(7 * HOUR);
    await world.reopenPane();
    expect(saved()).toEqual([{ ...own(), hasSession: true }]);
    await world.app.do({ do: 'connect-again', ...own() });
    expect(world.view().connection).toMatchObject({ state: 'in' });
    world.passTime(HOUR);
    await world.reopenPane();
    expect(saved()).toEqual([{ ...own(), hasSession: false }]);
    expect(onDevice()).not.toContain(world.sandbox.sessionId);
  });

  test('one that became too old while the pane was open is not used', async () => {
    world = await limited(8);
    await signIn(true);
    await world.reopenPane();
    expect(saved()).toEqual([{ ...own(), hasSession: true }]);
    world.passTime(8 * HOUR);
    await world.app.do({ do: 'connect-again', ...own() });
    expect(saved()).toEqual([{ ...own(), hasSession: false }]);
    expect(onDevice()).not.toContain(world.sandbox.sessionId);
  });

  test('one whose age is not known is removed', async () => {
    world = await limited(8, kept([{ baseUrl: 'https://one.example', sp: '1', sessionId: 'of-before' }]));
    expect(saved()).toEqual([{ baseUrl: 'https://one.example', sp: '1', hasSession: false }]);
    expect(onDevice()).not.toContain('of-before');
  });
});
