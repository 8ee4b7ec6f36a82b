import { until } from '../../runner/until';
/** A text that takes long to read: its progress, and what is shown if the user stops the reading. */
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** A clock that is 50 ms later at each look makes each piece of work as long as a slice. */
async function withSlowReading(): Promise<World> {
  let [isSlow, passed] = [false, 0];
  const opened = await withEverything({
    ports: (ports) => ({
      ...ports,
      clock: { ...ports.clock, now: () => ports.clock.now() + (isSlow ? (passed += 50) : passed) },
    }),
  });
  isSlow = true;
  return opened;
}

const LIST = [
  'Person\tDate\tStart\tEnd',
  ...Array.from({ length: 400 }, () => 'Ingrid Solberg\t2026-11-23\t9\t17'),
].join('\n');

/** Until this percentage the text is read. */
const READ_PERCENT = 60;

/** The progress that the pane shows until the reading ends. */
function progressOf(of: World): number[] {
  const shown: number[] = [];
  of.app.view.subscribe(({ screen }) => {
    const percent = screen.kind === 'paste' ? screen.paste.reading : undefined;
    if (percent !== undefined && shown.at(-1) !== percent) shown.push(percent);
  });
  return shown;
}

test('a text that takes long shows its progress, and then its shifts', async () => {
  world = await withSlowReading();
  await pasteShifts(world, '');
  const shown = progressOf(world);
  await world.app.do({ do: 'read-pasted', text: LIST });
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  expect(world.view().paste).toMatchObject({ reading: undefined, isStopped: false });
  expect(world.view().paste?.shifts).toHaveLength(400);
});

test('a stopped reading shows nothing, and the text is kept for the next time', async () => {
  world = await withSlowReading();
  await pasteShifts(world, 'Ingrid Solberg\t2026-11-24\t9-17');
  const stop = world.app.view.subscribe(({ screen }) => {
    if (screen.kind === 'paste' && screen.paste.reading !== undefined)
      void world.app.do({ do: 'stop-reading' });
  });
  await world.app.do({ do: 'read-pasted', text: LIST });
  stop();
  // The shifts of the text before are not those of the text in the box.
  expect(world.view().paste).toMatchObject({ reading: undefined, isStopped: true, shifts: [], changes: 0 });
  await world.reopenConnected();
  await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
  expect(world.view().paste).toMatchObject({ kept: LIST, isStopped: false });
  expect(world.view().paste?.shifts).toHaveLength(400);
});

test('a later text takes the place of one that is still read', async () => {
  world = await withSlowReading();
  await pasteShifts(world, '');
  const first = world.app.do({ do: 'read-pasted', text: LIST });
  await world.app.do({ do: 'read-pasted', text: 'Ingrid Solberg\t2026-11-24\t9-17' });
  await first;
  expect(world.view().paste).toMatchObject({ reading: undefined, shifts: [{ date: '2026-11-24' }] });
});

test('a screen that is closed while a text is read stays closed', async () => {
  world = await withSlowReading();
  await pasteShifts(world, '');
  const reading = world.app.do({ do: 'read-pasted', text: LIST });
  await world.app.do({ do: 'close-paste' });
  await reading;
  expect(world.view().paste).toBeUndefined();
});

/** Ends when the text was read, and its shifts are being compared with those of the sheet. */
const comparing = () => until(() => (world.view().paste?.reading ?? 0) > READ_PERCENT);

test('a later text takes the place of one whose shifts are being compared', async () => {
  world = await withSlowReading();
  await pasteShifts(world, '');
  const first = world.app.do({ do: 'read-pasted', text: LIST });
  await comparing();
  await world.app.do({ do: 'read-pasted', text: 'Ingrid Solberg\t2026-11-24\t9-17' });
  await first;
  expect(world.view().paste).toMatchObject({ reading: undefined, shifts: [{ date: '2026-11-24' }] });
});

test('a screen that is closed while its shifts are being compared stays closed', async () => {
  world = await withSlowReading();
  await pasteShifts(world, '');
  const reading = world.app.do({ do: 'read-pasted', text: LIST });
  await comparing();
  await world.app.do({ do: 'close-paste' });
  await reading;
  expect(world.view().paste).toBeUndefined();
});

test('a screen that is closed while it opens stays closed', async () => {
  world = await withSlowReading();
  let closing: Promise<void> | undefined;
  const stop = world.app.view.subscribe(({ screen }) => {
    if (screen.kind === 'paste') closing ??= world.app.do({ do: 'close-paste' });
  });
  await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
  stop();
  await closing;
  expect(world.view().paste).toBeUndefined();
});

test('if the reading after an answer is stopped, the shifts from before the answer are shown again', async () => {
  world = await withSlowReading();
  await pasteShifts(world, LIST);
  const before = world.view().paste?.shifts;
  const stop = world.app.view.subscribe(({ screen }) => {
    if (screen.kind === 'paste' && screen.paste.reading !== undefined)
      void world.app.do({ do: 'stop-reading' });
  });
  await world.app.do({ do: 'answer-pasted', week: '2026-11-30' });
  await until(() => world.view().paste?.reading === undefined);
  stop();
  expect(before).toHaveLength(400);
  expect(world.view().paste).toMatchObject({ isStopped: false, shifts: before });
});
