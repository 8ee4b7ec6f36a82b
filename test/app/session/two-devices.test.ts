/** Two people on two devices, with an Excel that shares cells live and brings custom XML over when the file is opened. */
import type { App } from '../../../src/app/app';
import { until } from '../../runner/until';
import { seen } from '../world/screens';
import { callsOf } from '../world/service';
import { onOwnDevice } from '../world/two-devices';
import { addRow, addUser, HOLIDAY } from '../world/typing';
import { openWorld, type World } from '../world/world';

const PLACE = 'https://company.example/Shared/Schedule.xlsx';

let world: World;
let other: App;
/** The device of the next pane that is opened. */
let device: string | undefined;

beforeEach(async () => {
  device = undefined;
  world = await openWorld({
    workbook: { url: PLACE, hardness: { hidesPartsOfOthers: true } },
    ports: (ports) => {
      const own = onOwnDevice(ports, () => true);
      return device === undefined
        ? own
        : { ...own, workbook: world.workbook.onDevice(device, ports.workbook) };
    },
  });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  await openOther();
});
afterEach(async () => {
  other.close();
  await world.close();
});

/** The other person opens the file as it was last saved. */
async function openOther(): Promise<void> {
  device = 'second';
  other = await world.secondPane();
}

/** After so long without a sign of life a pane counts as closed. */
const CLOSED_MS = 151_000;

/** A new transaction below the table. Both people see it. */
function addTransaction(Description: string): void {
  addRow(world, 'Time Off', { ...HOLIDAY, Description });
}

const added = async () => (await callsOf(world, 'addTimeOffTrans')).length;

const noticeOf = (app: App) => seen(app.view.value).notice?.title ?? '';

test('A5: both push at once: the row is sent once at most, and whoever had to wait reads why', async () => {
  addTransaction('once');
  await Promise.all([world.app.do({ do: 'push' }), other.do({ do: 'push' })]);
  expect([noticeOf(world.app), noticeOf(other)].join()).toContain('on another computer');
  expect(await added()).toBeLessThanOrEqual(1);
  // If both say in the same moment that they send, both stop. Then each has written what the other does not know, and a note
  // may remain until its pane counts as closed.
  if ((await added()) === 0) {
    world.passTime(CLOSED_MS);
    await world.app.do({ do: 'download' });
    await world.app.do({ do: 'preview', kind: 'time-off' });
    await world.app.do({ do: 'send-again', kind: 'time-off' });
    await world.app.do({ do: 'send' });
  }
  expect(await added()).toBe(1);
});

/** The other person presses "Push" while the service takes its time with this person's push. Returns this person's push. */
async function pushSlowlyWhileOtherPushes(): Promise<{ readonly pushing: Promise<void> }> {
  addTransaction('once');
  await world.sandbox.fault({ kind: 'slow', ms: 300, method: 'addTimeOffTrans' });
  const pushing = world.app.do({ do: 'push' });
  await until(async () => (await added()) > 0);
  await other.do({ do: 'push' });
  return { pushing };
}

test('A5: while one person pushes, the other person’s Shiftsheet says so and sends nothing', async () => {
  const { pushing } = await pushSlowlyWhileOtherPushes();
  expect(noticeOf(other)).toContain('on another computer');
  await pushing;
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await added()).toBe(1);
});

test('A5: after one person has pushed, the other person’s Shiftsheet knows that its memory is older, and sends nothing', async () => {
  addTransaction('once');
  await world.app.do({ do: 'push' });
  await other.do({ do: 'push' });
  expect(noticeOf(other)).toContain('Somebody else has worked with Shiftsheet in this workbook');
  expect(other.view.value.memoryDoubt).toBe('older');
  expect(await added()).toBe(1);
});

test('A5: Ctrl+Z past a push hides it from the other person until the next job of the first one', async () => {
  addTransaction('once');
  const { person } = world.workbook;
  await world.app.do({ do: 'push' });
  const status = () => world.table('Time Off').find(({ Description }) => Description === 'once')?.['Status'];
  for (let presses = 0; presses < 12 && status() !== ''; presses += 1) person.undo();
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await other.do({ do: 'push' });
  expect(noticeOf(other)).toContain('Somebody else has worked with Shiftsheet in this workbook');
  expect(await added()).toBe(1);
});

test('A5: after the first person has saved, the second one opens the file again and knows every row', async () => {
  addTransaction('once');
  await world.app.do({ do: 'push' });
  await other.do({ do: 'push' });
  other.close();
  await openOther();
  expect(other.view.value.memoryDoubt).toBeUndefined();
  await other.do({ do: 'push' });
  expect(noticeOf(other)).toContain('Nothing to push');
  addTransaction('again');
  await other.do({ do: 'push' });
  expect(await added()).toBe(2);
  await world.app.do({ do: 'push' });
  expect(world.view().memoryDoubt).toBe('older');
  expect(await added()).toBe(2);
});

test('A5: the second person compares with the service, and saves over the first one’s memory: no row is sent twice', async () => {
  addTransaction('once');
  addUser(world);
  await world.app.do({ do: 'push' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ stored: 2 });
  await other.do({ do: 'download' });
  expect(other.view.value.memoryDoubt).toBeUndefined();
  await other.do({ do: 'push' });
  expect(noticeOf(other)).toContain('Nothing to push');
  addTransaction('again');
  await other.do({ do: 'push' });
  expect(await added()).toBe(2);
  expect(world.table('Time Off').filter(({ Description }) => Description === 'once')).toHaveLength(1);
  // The first person's device still has its own, older memory.
  await world.app.do({ do: 'push' });
  expect(world.view().memoryDoubt).toBe('older');
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'push' });
  expect(noticeOf(world.app)).toContain('Nothing to push');
  expect(await added()).toBe(2);
});

test('A5: a device that fell asleep while it pushed keeps its rows: the other one compares before it sends', async () => {
  const { pushing } = await pushSlowlyWhileOtherPushes();
  expect(noticeOf(other)).toContain('Wait until it has finished');
  world.passTime(200_000);
  await other.do({ do: 'push' });
  expect(other.view.value.memoryDoubt).toBe('older');
  await other.do({ do: 'download' });
  await other.do({ do: 'push' });
  await pushing;
  expect(await added()).toBe(1);
});
