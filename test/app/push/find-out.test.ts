/** After a push that was interrupted, the rows in doubt say so, and one button finds out which of them are stored. */
import { storedTimeOff, storedUser } from '../world/service';
import { addRow, HOLIDAY, SHIFT, typeUser } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** Every second batch of a push, from its first one to its last. */
const BATCHES = [2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20];

/** Closes the pane for good before batch `at` of a push. */
async function interruptedAt(at: number): Promise<void> {
  let batches = 0;
  await new Promise<void>((ended) => {
    const stop = world.workbook.host.faults.beforeEachBatch(async () => {
      batches += 1;
      if (batches < at) return;
      stop();
      ended();
      await new Promise(() => undefined);
    });
    void world.app.do({ do: 'push' }).then(() => {
      stop();
      ended();
    });
  });
  await world.reopenConnected();
}

const countsOf = (kind: string) => world.shownTable(kind)?.counts;

/**
 * The user answers what only the user can say. No list shows shifts: if the service refuses their numbers as taken, they are there.
 * A list shows time off: what it does not show is sent again.
 */
async function answer(kind: string): Promise<string> {
  await world.app.do({ do: 'preview', kind });
  if (kind === 'time-blocks') {
    await world.app.do({ do: 'confirm-stored', kind, numberTaken: true });
    await world.app.do({ do: 'confirm-stored', kind });
  } else await world.app.do({ do: 'send-again', kind });
  await world.app.do({ do: 'back' });
  return 'the answer';
}

async function press(button: 'find-out' | 'push' | 'send'): Promise<string> {
  await world.app.do({ do: button });
  return button;
}

/** What a user does who follows the pane: the primary button of Home, until there is none. */
async function followThePane(kind: string): Promise<string[]> {
  const pressed: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { inDoubt = 0, added = 0, edited = 0, unknown = 0 } = countsOf(kind) ?? {};
    if (inDoubt > 0) pressed.push(await press('find-out'));
    else if (unknown > 0) pressed.push(await answer(kind));
    else if (added + edited > 0) pressed.push(await press('push'));
    else break;
    if (world.view().preview) pressed.push(await press('send'));
  }
  return pressed;
}

test.each(BATCHES)(
  'new time off, interrupted at batch %i: nothing says that the rows are to be corrected',
  async (at) => {
    world = await withEverything();
    const row = addRow(world, 'Time Off', { ...HOLIDAY, Description: 'cut off' });
    addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: '2026-12-28', Description: 'cut off' });
    await interruptedAt(at);
    const counts = countsOf('time-off');
    expect(counts).toMatchObject({ fix: 0, unknown: 0 });
    expect([0, 2]).toContain(counts?.inDoubt);
    const statuses = world
      .table('Time Off')
      .slice(row - 2)
      .map(({ Status }) => Status);
    if (counts?.inDoubt === 2) {
      expect(counts).toMatchObject({ added: 0, edited: 0 });
      expect(world.view().notice?.detail).toContain('“Find out now”');
      expect(['Unknown Unknown', '0 0']).toContain(statuses.join(' '));
    }
    const wasStored = (await storedTimeOff(world, 'cut off')).length === 2;
    const pressed = await followThePane('time-off');
    if (counts?.inDoubt === 2) expect(pressed[0]).toBe('find-out');
    if (counts?.inDoubt === 2 && wasStored) expect(pressed).toEqual(['find-out']);
    expect(await storedTimeOff(world, 'cut off')).toHaveLength(2);
    expect(world.table('Time Off').slice(row - 2)).toMatchObject([{ Status: '0' }, { Status: '0' }]);
    expect(countsOf('time-off')).toMatchObject({ added: 0, edited: 0, fix: 0, inDoubt: 0 });
  },
);

test.each(BATCHES)('new shifts, interrupted at batch %i, are stored once', async (at) => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, 'Time Blocks', { ...SHIFT, Notes: 'one' });
  addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-24', Notes: 'two' });
  await interruptedAt(at);
  expect(countsOf('time-blocks')).toMatchObject({ fix: 0 });
  await followThePane('time-blocks');
  const { timeBlocks } = await world.sandbox.state();
  const notes = timeBlocks.map(({ notes: text }) => text);
  expect(notes.filter((note) => note === 'one' || note === 'two').sort()).toEqual(['one', 'two']);
  expect(world.table('Time Blocks')).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(countsOf('time-blocks')).toMatchObject({ added: 0, edited: 0, fix: 0, inDoubt: 0 });
});

test.each(BATCHES)('an edited person, interrupted at batch %i, is stored', async (at) => {
  world = await withEverything();
  typeUser(world, 'LastName', 'soconnor', 'Edited');
  await interruptedAt(at);
  expect(countsOf('users')).toMatchObject({ fix: 0 });
  await followThePane('users');
  expect(await storedUser(world, 'soconnor')).toMatchObject({ lastName: 'Edited' });
  expect(world.user('soconnor')).toMatchObject({ Status: '0' });
});

test('while the service does not answer, the rows stay in doubt, and the pane says so', async () => {
  world = await withEverything();
  addRow(world, 'Time Off', { ...HOLIDAY, Description: 'cut off' });
  await interruptedAt(11);
  expect(countsOf('time-off')).toMatchObject({ inDoubt: 1 });
  await world.sandbox.fault({ kind: 'status', status: 503, method: 'getTimeOffTrans', times: 9 });
  await world.app.do({ do: 'find-out' });
  expect(world.view().notice).toMatchObject({ tone: 'error' });
  expect(countsOf('time-off')).toMatchObject({ inDoubt: 1, added: 0 });
});
