/**
 * A push may wait for long: for a fresh session ID, for a cell that is edited, for other tables, for its own call. Colleagues
 * go on working meanwhile, and nothing of theirs is written over.
 */
import type { App } from '../../../src/app/app';
import { seen } from '../../seen-view';
import { onOwnDevice } from '../world/two-devices';
import { typeInto } from '../world/typing';
import {
  addressOf,
  changeElsewhere,
  withEverything,
  withUsers,
  type World,
  type WorldOptions,
} from '../world/world';

const HOUR_MS = 3_600_000;

let world: World;
afterEach(() => world.close());

const userRow = (userName: string) => world.users()[world.rowOf(userName) - 2];
const heldUser = async (userName: string) =>
  (await world.sandbox.state()).users.find((user) => user['userName'] === userName);

/** The push asks for a fresh session ID. */
function sessionIsAsked(): Promise<void> {
  return new Promise((resolve) => {
    const stop = world.app.view.subscribe(({ session }) => {
      if (!session) return;
      setTimeout(() => stop(), 0);
      resolve();
    });
  });
}

/** An edited user is pushed, the service turns the call away, and the pane asks for a fresh session ID. */
async function pushedWithEndedSession(): Promise<{ readonly pushing: Promise<void> }> {
  world = await withUsers({ sessionAsked: 'left' });
  typeInto(world, 'Users', 'FirstName', world.rowOf('soconnor'), 'Mine');
  await world.sandbox.fault({ kind: 'status', status: 401, method: 'updateUsers' });
  const asked = sessionIsAsked();
  const pushing = world.app.do({ do: 'push', kind: 'users' });
  await asked;
  return { pushing };
}

/** What happens once the next call of a method is answered. */
function afterCall(method: string): { readonly options: WorldOptions; do(work: () => unknown): void } {
  let next: (() => unknown) | undefined;
  return {
    options: {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        const work = next;
        if (work && new URL(addressOf(input)).searchParams.get('Method') === method) {
          next = undefined;
          await work();
        }
        return answer;
      },
    },
    do: (work) => void (next = work),
  };
}

test('an update that was turned away for its session is compared once more when the user is back', async () => {
  const { pushing } = await pushedWithEndedSession();
  world.passTime(15 * HOUR_MS);
  await changeElsewhere(world, 'soconnor', { FirstName: 'Colleague' });
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(await heldUser('soconnor')).toMatchObject({ firstName: 'Colleague' });
  expect(userRow('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Unknown' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(userRow('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Conflict' });
});

test('an update that was turned away for its session goes again at once where the user is quick', async () => {
  const { pushing } = await pushedWithEndedSession();
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(userRow('soconnor')).toMatchObject({ FirstName: 'Mine', Status: '0' });
});

test('batches after a long wait are compared once more before they leave', async () => {
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
  expect(await heldUser(last)).toMatchObject({ homePhone: '0999999' });
  expect(userRow(last)).toMatchObject({ HomePhone: '051', Status: 'Conflict' });
  expect(world.view().result).toMatchObject({ planned: 50, stored: 24, notSent: 26 });
});

test('a batch that waited for a cell that is edited is compared once more before it leaves', async () => {
  const read = afterCall('getUsers');
  world = await withUsers(read.options);
  typeInto(world, 'Users', 'FirstName', world.rowOf('soconnor'), 'Mine');
  let pushing: Promise<void> | undefined;
  await new Promise<void>((editing) => {
    read.do(() => {
      world.workbook.person.beginCellEdit();
      editing();
    });
    pushing = world.app.do({ do: 'push', kind: 'users' });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  world.passTime(HOUR_MS);
  await changeElsewhere(world, 'soconnor', { FirstName: 'Colleague' });
  world.workbook.person.endCellEdit();
  await pushing;
  expect(await heldUser('soconnor')).toMatchObject({ firstName: 'Colleague' });
  expect(userRow('soconnor')).toMatchObject({ FirstName: 'Mine', Status: 'Conflict' });
});

test.each(['push', 'undo'])(
  'what a colleague changes in the second table while the first is sent is not written over (%s)',
  async (act) => {
    const update = afterCall('updateUsers');
    world = await withEverything(update.options);
    const department = String(world.table('Departments')[1]?.['CatItemID']);
    const colleague = () =>
      world.sandbox.call('updateDepts', {
        query: { reqAddifnotfound: '0' },
        items: [{ Key: 'CatItemID', KeyVal: department, Name: 'Colleague' }],
      });
    typeInto(world, 'Users', 'FirstName', 3, 'Mine');
    typeInto(world, 'Departments', 'Name', 3, 'Mine');
    if (act === 'push') {
      update.do(colleague);
      await world.app.do({ do: 'push' });
    } else {
      await world.app.do({ do: 'push' });
      await world.app.do({ do: 'close-result' });
      await world.app.do({ do: 'undo' });
      update.do(colleague);
      await world.app.do({ do: 'send-undo' });
    }
    const names = (await world.sandbox.state()).categoryItems.map(({ name }) => name);
    expect(names).toContain('Colleague');
    expect(world.table('Departments')[1]).toMatchObject({ Status: 'Conflict' });
    expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  },
);

describe('two devices', () => {
  /** Holds the first call of a method back, before it reaches the service. */
  async function held(method: string): Promise<{ reached: Promise<void>; letGo: () => void; other: App }> {
    let isHeld = false;
    let reach = (): void => undefined;
    let letGo = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const go = new Promise<void>((resolve) => (letGo = resolve));
    world = await withEverything({
      ports: (ports) => onOwnDevice(ports),
      fetch: async (input, init) => {
        if (!isHeld && new URL(addressOf(input)).searchParams.get('Method') === method) {
          isHeld = true;
          reach();
          await go;
        }
        return fetch(input, init);
      },
    });
    return { reached, letGo, other: await world.secondPane() };
  }

  test('a pane that was taken for closed while its call was on the way writes no answer: the row is settled by the other', async () => {
    const { reached, letGo, other } = await held('addTimeBlocks');
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    const shift = { Person: 'isolberg', Date: '2026-12-24', Start: '9', End: '17' };
    for (const [column, text] of Object.entries(shift)) typeInto(world, 'Time Blocks', column, 2, text);
    const pushing = world.app.do({ do: 'push', kind: 'time-blocks' });
    await reached;
    await other.do({ do: 'push', kind: 'time-blocks' });
    expect(seen(other.view.value).notice?.title).toContain('wait until it is done there');
    world.passTime(200_000);
    await other.do({ do: 'push', kind: 'time-blocks' });
    if (other.view.value.screen.kind === 'preview') await other.do({ do: 'send' });
    letGo();
    await pushing;
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(1);
    expect(['0', 'Unknown']).toContain(world.table('Time Blocks')[0]?.['Status']);
    other.close();
  });

  test('“Send again”, said of the row that one window shows, sends no row that another window has sent since', async () => {
    world = await withEverything();
    const leave = { Person: 'isolberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '1' };
    const at = world.table('Time Off').length + 2;
    const add = (row: number, Description: string) => {
      for (const [column, text] of Object.entries({ ...leave, Description }))
        typeInto(world, 'Time Off', column, row, text);
    };
    add(at, 'X');
    await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'preview', kind: 'time-off' });
    const other = await world.secondPane();
    add(at + 1, 'Y');
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
    const { timeOffTransactions } = await world.sandbox.state();
    expect(timeOffTransactions.filter(({ description }) => description === 'Y')).toHaveLength(1);
    expect(timeOffTransactions.filter(({ description }) => description === 'X')).toHaveLength(1);
    other.close();
  });
});
