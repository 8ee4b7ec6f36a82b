/** A person loads the page of the pane again, from its menu. */
import { LEAVE_MS } from '../../../src/app/app';
import type { PanePorts as Ports } from '../../../src/app/ports/ports';
import { until } from '../../runner/until';
import { callsOf } from '../world/service';
import { addRow, HOLIDAY } from '../world/typing';
import { withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** A person who waits for the end of the work, however long it takes, or who waits no longer. */
const waiting = (isPatient: boolean) => ({
  ports: (ports: Ports): Ports => ({
    ...ports,
    clock: {
      ...ports.clock,
      sleep: (ms, signal) => {
        if (ms !== LEAVE_MS) return ports.clock.sleep(ms, signal);
        return isPatient ? new Promise(() => undefined) : Promise.resolve();
      },
    },
  }),
});

test('E7: a push stops after its batch and gives back the lock before the page goes', async () => {
  world = await withEverything(waiting(true));
  const other = await world.secondPane();
  addRow(world, 'Time Off', { ...HOLIDAY, Account: 'Vacation', Description: 'before the reload' });
  await world.sandbox.fault({ kind: 'slow', ms: 100, method: 'addTimeOffTrans' });
  void world.app.do({ do: 'push' });
  await until(async () => (await callsOf(world, 'addTimeOffTrans')).length > 0);
  await world.app.leave();
  expect(world.view().job).toBeUndefined();
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0', Description: 'before the reload' });
  await other.do({ do: 'preview' });
  expect(other.view.value.notice?.title).toContain('Nothing to push');
  other.close();
});

test('E7: a service that does not answer keeps nobody from a new page', async () => {
  world = await withEverything(waiting(false));
  addRow(world, 'Time Off', { ...HOLIDAY, Account: 'Vacation', Description: 'no answer' });
  await world.sandbox.fault({ kind: 'slow', ms: 3_000, method: 'addTimeOffTrans' });
  void world.app.do({ do: 'push' });
  await until(async () => (await callsOf(world, 'addTimeOffTrans')).length > 0);
  await world.app.leave();
  // Who has asked twice waits for no answer, and the row says so.
  await until(() => world.view().job === undefined);
  expect(world.table('Time Off').at(-1)).toMatchObject({ Status: 'Unknown' });
});

test('E7: a pane that does nothing goes at once', async () => {
  world = await withUsers();
  await expect(world.app.leave()).resolves.toBeUndefined();
});
