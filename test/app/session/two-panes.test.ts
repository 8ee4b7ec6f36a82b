/** Two windows, or two people, on one workbook. */
import type { App } from '../../../src/app/app';
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { until } from '../../runner/until';
import { methodOf } from '../world/network';
import { seen } from '../world/screens';
import { callsOf } from '../world/service';
import { onOwnDevice } from '../world/two-devices';
import { addRow, HOLIDAY, typeUser } from '../world/typing';
import { pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** A new transaction below the table. */
function addTransaction(Description: string, Account = 'Vacation'): void {
  addRow(world, 'Time Off', { ...HOLIDAY, Account, Description });
}

test('while one pane pushes, the other must wait; then it knows what was stored and sends nothing twice', async () => {
  world = await withEverything();
  const other = await world.secondPane();
  addTransaction('once');
  await world.sandbox.fault({ kind: 'slow', ms: 300, method: 'addTimeOffTrans' });
  const pushing = world.app.do({ do: 'push' });
  await until(async () => (await callsOf(world, 'addTimeOffTrans')).length > 0);
  await other.do({ do: 'push' });
  expect(seen(other.view.value)).toMatchObject({
    result: undefined,
    notice: { tone: 'error', title: expect.stringContaining('Wait until it has finished') as string },
  });
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await other.do({ do: 'push' });
  expect(other.view.value.notice?.title).toContain('Nothing to push');
  expect((await callsOf(world, 'addTimeOffTrans')).length).toBe(1);
  other.close();
});

test('a row that one pane stored is unchanged in the other pane too, without a click', async () => {
  world = await withUsers();
  const other = await world.secondPane();
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  await until(() => other.view.value.tables[0]?.counts.edited === 0);
  typeUser(world, 'FirstName', 'soconnor', 'Síle');
  await until(() => other.view.value.tables[0]?.counts.edited === 1);
  await other.do({ do: 'preview' });
  expect(seen(other.view.value).preview?.tables[0]?.rows[0]?.changes).toEqual([
    { field: 'First name', from: 'Sinéad', to: 'Síle' },
  ]);
  other.close();
});

test('if a pane was closed during its push, the next pane reconciles its rows', async () => {
  world = await withEverything();
  addTransaction('cut off');
  await world.sandbox.fault([{ kind: 'slow', ms: 100, method: 'addTimeOffTrans' }]);
  void world.app.do({ do: 'push' });
  await until(async () => (await callsOf(world, 'addTimeOffTrans')).length > 0);
  await world.reopenPane();
  expect(world.view().notice?.title).toContain('An earlier push ended before the answers for 1 transaction');
  // The service waits before it stores what the closed pane has sent.
  await until(async () =>
    (await world.sandbox.state()).timeOffTransactions.some(({ description }) => description === 'cut off'),
  );
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'push' });
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0', Description: 'cut off' });
  expect((await callsOf(world, 'addTimeOffTrans')).length).toBe(1);
});

test('rows that another pane is sending are not sent, even if both panes have the lock', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  typeUser(world, 'FirstName', 'kwamemensah', 'Kofi');
  await world.app.do({ do: 'preview' });
  const row = String(world.user('soconnor')?.['Row']);
  const theirs = xmlPartMemory(() => undefined);
  const entry = {
    kind: 'users',
    row,
    label: 'Sinéad',
    action: 'update',
    key: '1005',
    changes: [{ field: 'FirstName', from: 'x', to: 'y' }],
    outcome: { kind: 'unknown', why: 'no-answer' },
    twins: [],
  };
  await world.sandbox.fault({ kind: 'slow', ms: 500, method: 'getUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(() => world.view().job?.sentence.startsWith('Asking') === true);
  await theirs.writeAll(new Map([['journal-elsewhere', JSON.stringify({ at: 0, entries: [entry] })]]));
  await sending;
  expect(world.view().result).toMatchObject({ planned: 2, stored: 1, notSent: 1 });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Not sent',
    Message: expect.stringContaining('Somebody else’s Shiftsheet is sending this row') as string,
  });
  const [update] = await callsOf(world, 'updateUsers');
  expect(update?.['items']).toHaveLength(1);
});

/** The clocks' first time, in milliseconds: a few days. */
const DAYS = 3 * 86_400_000;

test.each([
  ['as ours', 0],
  ['a day ahead', 86_400_000],
  ['ten minutes behind', -600_000],
])(
  'a pane on another device keeps the lock until it has been silent for a while (its clock: %s)',
  async (_, ahead) => {
    world = await withUsers();
    world.passTime(DAYS);
    const at = DAYS + ahead;
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    await noteElsewhere(at);
    await world.app.do({ do: 'push' });
    expect(world.view().notice?.title).toContain('on another computer');
    expect((await callsOf(world, 'updateUsers')).length).toBe(0);
    world.passTime(100_000);
    await noteElsewhere(at + 100_000);
    world.passTime(100_000);
    await world.app.do({ do: 'push' });
    expect((await callsOf(world, 'updateUsers')).length).toBe(0);
    world.passTime(200_000);
    await world.app.do({ do: 'push' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  },
);

test('a lock of another device that is two days old is ignored', async () => {
  world = await withUsers();
  world.passTime(DAYS);
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await noteElsewhere(DAYS - 2 * 86_400_000);
  await world.app.do({ do: 'push' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

/** Another device's pane writes the lock, with its own clock. */
async function noteElsewhere(at: number): Promise<void> {
  const elsewhere = xmlPartMemory(() => undefined);
  await elsewhere.writeAll(new Map([['turn-far.away', JSON.stringify({ pane: 'far.away', at })]]));
}

describe('on two devices', () => {
  let waiting: { method: string; reached: () => void; answer: Promise<void> } | undefined;
  let isAwake: boolean;

  /** The next call of the method is answered when the test says so. Resolves when the call is made. */
  async function hold(method: string): Promise<() => void> {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await new Promise<void>((reached) => {
      waiting = { method, reached, answer: answered };
      pushing = world.app.do({ do: 'push', kind: 'time-off' });
    });
    return answer;
  }
  let pushing: Promise<void>;

  /** Another pane sees that the first one works, and then 200 seconds pass without a sign of it. */
  async function silence(other: App): Promise<void> {
    await other.do({ do: 'push', kind: 'time-off' });
    expect(seen(other.view.value).notice?.title).toContain('Wait until it has finished');
    world.passTime(200_000);
  }

  beforeEach(async () => {
    waiting = undefined;
    isAwake = false;
    world = await withEverything({
      ports: (ports) => onOwnDevice(ports, () => isAwake),
      async fetch(input, init) {
        const answer = await fetch(input, init);
        const method = methodOf(input);
        if (waiting?.method !== method) return answer;
        const { reached, answer: answered } = waiting;
        waiting = undefined;
        reached();
        await answered;
        return answer;
      },
    });
  });

  test('a pane that slept while it read sends no row that the other has stored meanwhile', async () => {
    const other = await world.secondPane();
    addTransaction('once');
    const wake = await hold('getTimeOffTrans');
    await silence(other);
    await other.do({ do: 'push', kind: 'time-off' });
    expect(seen(other.view.value).result).toMatchObject({ planned: 1, stored: 1 });
    wake();
    await pushing;
    expect(world.view()).toMatchObject({
      result: undefined,
      notice: {
        tone: 'error',
        title: expect.stringContaining('went on working in another window') as string,
      },
    });
    expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0', Description: 'once' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    expect(world.view().notice?.title).toContain('Nothing to push');
    expect((await callsOf(world, 'addTimeOffTrans')).length).toBe(1);
    other.close();
  });

  test('a pane that slept between two batches leaves its unconfirmed and unsent rows to the other', async () => {
    const other = await world.secondPane();
    addTransaction('first');
    addTransaction('second', 'Sick');
    const wake = await hold('addTimeOffTrans');
    await silence(other);
    await other.do({ do: 'push', kind: 'time-off' });
    expect(seen(other.view.value).result).toMatchObject({ planned: 1, stored: 1 });
    wake();
    await pushing;
    expect(world.view().result).toMatchObject({
      planned: 2,
      stored: 1,
      notSent: 1,
      stopped: expect.stringContaining('went on working in another window') as string,
    });
    // The other pane has found the first one in the list.
    expect(world.table('Time Off').slice(-2)).toMatchObject([{ Status: '' }, { Status: '0' }]);
    expect((await callsOf(world, 'addTimeOffTrans')).length).toBe(2);
    await world.reopenPane();
    expect(world.view().notice).toBeUndefined();
    other.close();
  });

  test('a pane that is only opened does not take the lock', async () => {
    addTransaction('once');
    const wake = await hold('getTimeOffTrans');
    world.passTime(200_000);
    const other = await world.secondPane();
    wake();
    await pushing;
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    other.close();
  });

  test('N10: a pane whose clock is set back keeps renewing its lock', async () => {
    isAwake = true;
    addTransaction('once');
    const answer = await hold('getTimeOffTrans');
    world.passTime(-100_000);
    const notes = xmlPartMemory(() => undefined);
    await until(async () => {
      await notes.look();
      return (await notes.read('turn-pane-1'))?.includes('"at":-100000') === true;
    });
    answer();
    await pushing;
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  });

  test('a pane that waits for a slow list keeps the lock', async () => {
    isAwake = true;
    const other = await world.secondPane();
    addTransaction('once');
    const answer = await hold('getTimeOffTrans');
    world.passTime(100_000);
    const notes = xmlPartMemory(() => undefined);
    await until(async () => {
      await notes.look();
      return (await notes.read('turn-pane-1'))?.includes('"at":100000') === true;
    });
    world.passTime(100_000);
    await other.do({ do: 'push', kind: 'time-off' });
    expect(other.view.value.notice?.title).toContain('on another computer');
    answer();
    await pushing;
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    other.close();
  });
});
