/** Excel ends a session, or throws away what one of two sessions has done. A shift is stored once. */
import type { App } from '../../../src/app/app';
import { failureMessages } from '../../../src/app/failures';
import { openingMessages } from '../../../src/app/opening-messages';
import { trafficSoFar } from '../../office/library';
import { until, wait } from '../../runner/until';
import { atRest } from '../world/count-trips';
import { storedBlocks } from '../world/service';
import { onOwnDevice } from '../world/two-devices';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { openWorld, type World, type WorldOptions } from '../world/world';

const PLACE = 'https://company.example/Shared/Week 47.xlsx';
const SHEET = 'Time Blocks';

let world: World;
afterEach(() => world.close());

async function begin(options: WorldOptions = {}): Promise<void> {
  world = await openWorld({ ...options, workbook: { url: PLACE, autoSave: true, ...options.workbook } });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

async function push(app: App = world.app): Promise<void> {
  await app.do({ do: 'preview', kind: 'time-blocks' });
  await app.do({ do: 'send' });
  await app.do({ do: 'back' });
  await app.do({ do: 'close-result' });
}

const title = () => world.view().notice?.title;

/** Pushes a shift. As soon as the service has it, Excel ends the session and has the file as AutoSave has saved it. */
async function pushUntilSessionEnds(withoutParts = false): Promise<void> {
  const { faults, book } = world.workbook.host;
  let asSaved = world.workbook.keep();
  const stopKeeping = faults.afterEachBatch(() => {
    if (!book.isDirty) asSaved = world.workbook.keep();
  });
  const stopWaiting = faults.beforeEachBatch(async () => {
    if ((await storedBlocks(world)).length === 0) return;
    stopKeeping();
    stopWaiting();
    world.workbook.endSession(asSaved, { withoutParts });
  });
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
  expect(title()).toBe(failureMessages.sessionEndedOnWeb);
}

/** Each row that says 0 has on the service what it has here. */
async function expectNoFalseZero(): Promise<void> {
  const stored = (await storedBlocks(world)).map(({ notes }) => notes);
  for (const { Status, Notes } of world.table(SHEET)) if (Status === '0') expect(stored).toContain(Notes);
}

describe('E2: Excel on the web ends the session after a shift was sent, and forgets what AutoSave had not saved', () => {
  test.each([
    { name: 'the device’s storage is kept', deviceForgets: false, withoutParts: false },
    { name: 'E10: the device’s storage is emptied', deviceForgets: true, withoutParts: false },
    { name: 'the custom XML parts are lost', deviceForgets: false, withoutParts: true },
    { name: 'E10: the storage and the parts are lost', deviceForgets: true, withoutParts: true },
  ])('E2: $name: stored once', async ({ deviceForgets, withoutParts }) => {
    await begin({ deviceForgets });
    const row = addRow(world, SHEET, { ...SHIFT, Notes: 'as sent' });
    await pushUntilSessionEnds(withoutParts);
    await world.reopenConnected();
    typeInto(world, SHEET, 'Notes', row, 'typed later');
    await push();
    if (world.view().memoryDoubt) await world.app.do({ do: 'download' });
    await push();
    expect((await storedBlocks(world)).map(({ notes }) => notes)).toEqual(['as sent']);
    await expectNoFalseZero();
  });
});

test('E2: the log of a push has left Excel before the first addition is sent: the file itself says what was sent', async () => {
  await begin({ deviceForgets: true });
  addRow(world, SHEET, SHIFT);
  await pushUntilSessionEnds();
  await world.reopenPane();
  expect(title()).toContain(openingMessages.interrupted('1 shift'));
});

test('E2: a push goes on if AutoSave does not save for long', async () => {
  await begin();
  addRow(world, SHEET, SHIFT);
  const { book, faults } = world.workbook.host;
  const stop = faults.beforeEachBatch(() => void (book.isDirty = true));
  await push();
  stop();
  expect(await storedBlocks(world)).toHaveLength(1);
});

/** How many batches a push of one shift sends when the pane is at rest, and the first push has made the sheet "Push Log". */
async function batchesOfPush(): Promise<number> {
  addRow(world, SHEET, { ...SHIFT, Notes: 'counted' });
  await push();
  addRow(world, SHEET, { ...SHIFT, Notes: 'counted' });
  await atRest(world);
  let batches = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => void (batches += 1));
  await push();
  stop();
  return batches;
}

/** The first batch, one in the middle and the last one of a push. */
const MOMENTS: readonly ((batches: number) => number)[] = [
  () => 1,
  (batches) => Math.ceil(batches / 2),
  (batches) => batches,
];

const stored = async () => (await storedBlocks(world)).filter(({ notes }) => notes !== 'counted').length;

describe.each([
  ['OfficeOnline', failureMessages.sessionEndedOnWeb],
  ['PC', failureMessages.sessionEnded],
] as const)('codes of the session on %s', (platform, sentence) => {
  test.each(['InvalidOrTimedOutSession', 'Unauthenticated'])(
    'E2: %s at any batch ends the session: nothing is asked of Excel any more, and a new pane stores the shift once',
    async (code) => {
      await begin({ workbook: { hardness: { platform } } });
      for (const [at, moment] of MOMENTS.entries()) {
        const nth = moment(await batchesOfPush());
        addRow(world, SHEET, { ...SHIFT, Notes: `${code} ${nth}` });
        await atRest(world);
        world.workbook.host.faults.failBatch(code, { nth });
        await push();
        await until(() => title() === sentence);
        await wait(50);
        const { trips } = trafficSoFar();
        for (const intent of [{ do: 'preview' }, { do: 'download' }, { do: 'open-reports' }] as const) {
          await world.app.do({ do: 'dismiss-notice' });
          await world.app.do(intent);
          expect(title()).toBe(sentence);
        }
        typeInto(world, SHEET, 'Notes', 2, 'counted');
        world.passTime(200_000);
        await world.app.look();
        await wait(100);
        expect(trafficSoFar().trips).toBe(trips);
        await world.reopenConnected();
        await push();
        await push();
        expect(await stored()).toBe(at + 1);
      }
    },
  );
});

test.each(['Timeout', 'ConnectionFailure', 'Conflict', 'ServiceNotAvailable'])(
  'E2: %s at any batch is no end: the next push stores the shift once',
  async (code) => {
    await begin();
    for (const [at, moment] of MOMENTS.entries()) {
      const nth = moment(await batchesOfPush());
      addRow(world, SHEET, { ...SHIFT, Notes: `${code} ${nth}` });
      await atRest(world);
      world.workbook.host.faults.failBatch(code, { nth });
      await push();
      await push();
      expect(title()).not.toBe(failureMessages.sessionEndedOnWeb);
      expect(await stored()).toBe(at + 1);
    }
  },
);

test('E2: a lost connection ends the session when it comes a third time in a row', async () => {
  await begin();
  await atRest(world);
  const { faults } = world.workbook.host;
  const preview = () => world.app.do({ do: 'preview', kind: 'time-blocks' });
  const stop = faults.beforeEachBatch(() => faults.failBatch('Timeout'));
  for (let times = 0; times < 3; times += 1) await preview();
  stop();
  expect(title()).toBe(failureMessages.sessionEndedOnWeb);
});

test('E2: two lost connections with a success between them and a third are no end', async () => {
  await begin();
  await atRest(world);
  const { faults } = world.workbook.host;
  for (const nth of [1, 2, 4]) faults.failBatch('Timeout', { nth });
  for (let times = 0; times < 3; times += 1) await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(title()).not.toBe(failureMessages.sessionEndedOnWeb);
});

test('E3: Excel rejects what one of two sessions has done after its push: the other one stores the shift once', async () => {
  let device: string | undefined;
  await begin({
    workbook: { autoSave: true },
    ports: (ports) => {
      const own = onOwnDevice(ports, () => true);
      return device === undefined
        ? own
        : { ...own, workbook: world.workbook.onDevice(device, ports.workbook) };
    },
  });
  addRow(world, SHEET, { ...SHIFT, Notes: 'from both' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  device = 'second';
  const other = await world.secondPane();
  const reject = world.workbook.keepForRejection();
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
  world.app.close();
  reject();
  await push(other);
  await push(other);
  expect(await storedBlocks(world)).toHaveLength(1);
  await expectNoFalseZero();
  other.close();
});
