/** A file that somebody has open for writing, and somebody else read-only: a shift is stored once. */
import { appMessages } from '../../../src/app/messages';
import type { Intent } from '../../../src/app/view';
import { callsOf, storedBlocks, storedTimeOff } from '../world/service';
import { addRow, HOLIDAY, SHIFT } from '../world/typing';
import { openWorld, type World } from '../world/world';

const PLACE = 'S:\\Rota\\Week 47.xlsx';

let world: World;

async function begin(options: { readonly url?: string; readonly canSave?: boolean } = {}): Promise<void> {
  world = await openWorld({ workbook: { url: PLACE, ...options }, deviceForgets: true });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}
afterEach(() => world.close());

async function push(kind = 'time-blocks'): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'send' });
}

const title = () => world.view().notice?.title;

describe('E1: the file is open read-only', () => {
  /** Opens the file as it was saved: for writing. */
  let openForWriting: () => void;
  beforeEach(async () => {
    await begin();
    addRow(world, 'Time Blocks', SHIFT);
    openForWriting = world.workbook.keep();
    openForWriting();
    world.workbook.openReadOnly();
    await world.reopenConnected();
  });

  test('E1: a typed shift is not pushed there, and is stored once from where the file is open for writing', async () => {
    await push();
    expect(title()).toBe(appMessages.readOnly);
    expect(await storedBlocks(world)).toEqual([]);
    openForWriting();
    await world.reopenConnected();
    await push();
    expect(await storedBlocks(world)).toHaveLength(1);
    expect(world.view().readOnly).toBeUndefined();
  });

  test('E1: Home says what to do, and a preview is made', async () => {
    expect(world.view().readOnly).toBe(appMessages.readOnly);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    expect(world.view().preview?.tables.map(({ added }) => added)).toEqual([1]);
    expect(title()).toBeUndefined();
  });

  test.each<Intent>([
    { do: 'push' },
    { do: 'push', kind: 'time-blocks' },
    { do: 'download' },
    { do: 'download', kind: 'users' },
    { do: 'push-selected' },
    { do: 'make-template', number: '1002' },
  ])('E1: %j is refused with what to do', async (intent) => {
    const before = (await callsOf(world, 'addTimeBlocks')).length;
    const sheets = world.workbook.grid.sheets().length;
    await world.app.do(intent);
    expect(title()).toBe(appMessages.readOnly);
    expect((await callsOf(world, 'addTimeBlocks')).length).toBe(before);
    expect(world.workbook.grid.sheets()).toHaveLength(sheets);
  });

  test('E1: saved under a new name, the file is asked about, and then pushes', async () => {
    world.workbook.saveAs('S:\\Rota\\Week 47 B.xlsx');
    await push();
    expect(world.view().copy).toBeDefined();
    await world.app.do({ do: 'answer-copy', answer: 'moved' });
    await push();
    expect(await storedBlocks(world)).toHaveLength(1);
  });
});

test('E1: an Excel that does not know whether a file is read-only counts as one that can write', async () => {
  await begin();
  addRow(world, 'Time Blocks', SHIFT);
  world.workbook.host.faults.failBatch('ApiNotFound'); // the first batch of a pane has the question
  await world.reopenConnected();
  expect(world.view().notice?.tone).toBe('success');
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
});

describe('E1: a file that has a place and can’t be saved', () => {
  test('the first new shift is sent after the user has said that nobody else has the file open', async () => {
    await begin({ canSave: false });
    addRow(world, 'Time Blocks', SHIFT);
    await push();
    expect(world.view().nobodyElse).toBe('asked');
    expect(await callsOf(world, 'addTimeBlocks')).toEqual([]);
    await world.app.do({ do: 'answer-nobody-else', yes: false });
    expect(world.view()).toMatchObject({ nobodyElse: undefined, notice: undefined });
    await push();
    expect(world.view().nobodyElse).toBe('asked');
    await world.app.do({ do: 'answer-nobody-else', yes: true });
    await push();
    addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-24' });
    await push();
    expect(world.view().nobodyElse).toBe('said');
    expect(await storedBlocks(world)).toHaveLength(2);
  });

  test('other kinds are sent without the question', async () => {
    await begin({ canSave: false });
    await world.app.do({ do: 'download', kind: 'time-off' });
    addRow(world, 'Time Off', { ...HOLIDAY, Description: 'once' });
    await push('time-off');
    expect(await storedTimeOff(world, 'once')).toHaveLength(1);
  });

  test('a workbook that was never saved has no second copy: nothing is asked', async () => {
    await begin({ url: '' });
    addRow(world, 'Time Blocks', SHIFT);
    await push();
    expect(await storedBlocks(world)).toHaveLength(1);
  });
});
