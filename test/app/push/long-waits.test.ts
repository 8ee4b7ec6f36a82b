/**
 * A push may wait for long: for a new session ID, for a cell that is being edited, for other tables, for its own call.
 * Colleagues work meanwhile, and a push overwrites nothing of theirs.
 */
import { wait } from '../../runner/until';
import { Network } from '../world/network';
import { seen } from '../world/screens';
import { storedBlocks, storedTimeOff, storedUser } from '../world/service';
import { onOwnDevice } from '../world/two-devices';
import { addRow, HOLIDAY, SHIFT, typeInto, typeRow, typeUser } from '../world/typing';
import { changeElsewhere, withEverything, withUsers, type World } from '../world/world';

const HOUR_MS = 3_600_000;

let world: World;
afterEach(() => world.close());

/** Resolves when the push asks for a new session ID. */
function sessionIsAsked(): Promise<void> {
  return new Promise((resolve) => {
    const stop = world.app.view.subscribe(({ session }) => {
      if (!session) return;
      setTimeout(() => stop(), 0);
      resolve();
    });
  });
}

/**
 * Pushes an edited user. The service rejects the call because the session has ended, and the pane asks for a fresh session
 * ID.
 */
async function pushedWithEndedSession(): Promise<{ readonly pushing: Promise<void> }> {
  world = await withUsers({ sessionAsked: 'left' });
  typeUser(world, 'FirstName', 'soconnor', 'Mine');
  await world.sandbox.fault({ kind: 'status', status: 401, method: 'updateUsers' });
  const asked = sessionIsAsked();
  const pushing = world.app.do({ do: 'push', kind: 'users' });
  await asked;
  return { pushing };
}

test('an update that was rejected because the session ended is compared with the service again after a long wait', async () => {
  const { pushing } = await pushedWithEndedSession();
  world.passTime(15 * HOUR_MS);
  await changeElsewhere(world, 'soconnor', { FirstName: 'Colleague' });
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Colleague' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Unknown' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Conflict' });
});

test('an update that was rejected because the session ended is sent again without a new comparison after a short wait', async () => {
  const { pushing } = await pushedWithEndedSession();
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Mine', Status: '0' });
});

test('after a long wait the remaining batches are compared with the service again before they are sent', async () => {
  world = await withUsers({ sessionAsked: 'left', sandbox: { users: 60 } });
  for (let at = 2; at < 52; at += 1) typeInto(world, 'Users', 'HomePhone', at, `0${at}`);
  const last = String(world.users()[49]?.['UserName']);
  await world.sandbox.fault({ kind: 'session-ended', method: 'updateUsers' });
  const asked = sessionIsAsked();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  const pushing = world.app.do({ do: 'send' });
  await asked;
  world.passTime(HOUR_MS);
  await changeElsewhere(world, last, { HomePhone: '0999999' });
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(await storedUser(world, last)).toMatchObject({ homePhone: '0999999' });
  expect(world.user(last)).toMatchObject({ HomePhone: '051', Status: 'Conflict' });
  expect(world.view().result).toMatchObject({ planned: 50, stored: 24, notSent: 26 });
});

test('a batch that waited for a cell edit is compared with the service again before it is sent', async () => {
  const network = new Network();
  world = await withUsers({ fetch: network.fetch });
  typeUser(world, 'FirstName', 'soconnor', 'Mine');
  let pushing: Promise<void> | undefined;
  await new Promise<void>((editing) => {
    network.after['getUsers'] = () => {
      world.workbook.person.beginCellEdit();
      editing();
    };
    pushing = world.app.do({ do: 'push', kind: 'users' });
  });
  await wait(300);
  world.passTime(HOUR_MS);
  await changeElsewhere(world, 'soconnor', { FirstName: 'Colleague' });
  world.workbook.person.endCellEdit();
  await pushing;
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Colleague' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Conflict' });
});

test.each(['push', 'undo'])(
  'a colleague’s change in the second table, made while the first is sent, is not overwritten (%s)',
  async (act) => {
    const network = new Network();
    world = await withEverything({ fetch: network.fetch });
    const department = String(world.table('Departments')[1]?.['CatItemID']);
    const colleague = () =>
      world.sandbox.call('updateDepts', {
        query: { reqAddifnotfound: '0' },
        items: [{ Key: 'CatItemID', KeyVal: department, Name: 'Colleague' }],
      });
    typeInto(world, 'Users', 'FirstName', 3, 'Mine');
    typeInto(world, 'Departments', 'Name', 3, 'Mine');
    if (act === 'push') {
      network.after['updateUsers'] = colleague;
      await world.app.do({ do: 'push' });
    } else {
      await world.app.do({ do: 'push' });
      await world.app.do({ do: 'close-result' });
      await world.app.do({ do: 'undo' });
      network.after['updateUsers'] = colleague;
      await world.app.do({ do: 'send-undo' });
    }
    const names = (await world.sandbox.state()).categoryItems.map(({ name }) => name);
    expect(names).toContain('Colleague');
    expect(world.table('Departments')[1]).toMatchObject({ Status: 'Conflict' });
    expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  },
);

describe('two devices', () => {
  test('if another pane took over the lock while a call was on its way, the first pane writes no answer, and the other reconciles the row', async () => {
    const network = new Network();
    world = await withEverything({ fetch: network.fetch, ports: (ports) => onOwnDevice(ports) });
    const other = await world.secondPane();
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    typeRow(world, 'Time Blocks', 2, SHIFT);
    let letGo = (): void => undefined;
    let pushing: Promise<void> | undefined;
    await new Promise<void>((reached) => {
      network.before['addTimeBlocks'] = () => {
        reached();
        return new Promise<void>((go) => (letGo = go));
      };
      pushing = world.app.do({ do: 'push', kind: 'time-blocks' });
    });
    await other.do({ do: 'push', kind: 'time-blocks' });
    expect(seen(other.view.value).notice?.title).toContain('Wait until it has finished');
    world.passTime(200_000);
    await other.do({ do: 'push', kind: 'time-blocks' });
    if (other.view.value.screen.kind === 'preview') await other.do({ do: 'send' });
    letGo();
    await pushing;
    expect(await storedBlocks(world)).toHaveLength(1);
    expect(['0', 'Unknown']).toContain(world.table('Time Blocks')[0]?.['Status']);
    other.close();
  });

  test('“Send again” sends the rows that this window showed, not a row that another window has sent since', async () => {
    world = await withEverything();
    addRow(world, 'Time Off', { ...HOLIDAY, Description: 'X' });
    await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'preview', kind: 'time-off' });
    const other = await world.secondPane();
    addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Y' });
    await world.sandbox.fault({
      kind: 'late',
      how: 'replica',
      reads: 6,
      lost: true,
      method: 'addTimeOffTrans',
    });
    await other.do({ do: 'preview', kind: 'time-off' });
    await other.do({ do: 'send' });
    await world.app.do({ do: 'send-again', kind: 'time-off' });
    await world.app.do({ do: 'send' });
    expect(await storedTimeOff(world, 'Y')).toHaveLength(1);
    expect(await storedTimeOff(world, 'X')).toHaveLength(1);
    other.close();
  });
});

test('N10: an update is compared again if the clock was set back during the wait', async () => {
  const { pushing } = await pushedWithEndedSession();
  world.passTime(-HOUR_MS);
  await changeElsewhere(world, 'soconnor', { FirstName: 'Colleague' });
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Colleague' });
});
