import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { silenceLocation } from '../../office/silent-location';
import { until } from '../../runner/until';
import { storedBlocks, storedTimeOff, writesTo } from '../world/service';
import { addRow, addUser, HOLIDAY, SHIFT } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

const [WAS, NOW] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Copy of Week 47.xlsx'];

let world: World;
beforeEach(async () => {
  world = await withUsers({ workbook: { url: WAS } });
});
afterEach(() => world.close());

const reopenAt = async (place: string) => {
  world.workbook.saveAs(place);
  await world.reopenConnected();
};

test('a copied workbook sends nothing before the user has said what it is', async () => {
  addUser(world);
  await world.workbook.eventsDelivered();
  await reopenAt(NOW);
  expect(world.view().copy).toEqual({ was: WAS, now: NOW, unsent: 1, unsentShifts: 0 });
  await pushUsers(world);
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining(`last used as ${WAS}`) as string,
  });
  expect(await writesTo(world)).toEqual([]);
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  expect(world.view().copy).toBeUndefined();
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a moved workbook is asked about once, and again if it is opened at its old place: that may be a copy', async () => {
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'moved' });
  await reopenAt(NOW.toUpperCase());
  expect(world.view().copy).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  await reopenAt(WAS);
  expect(world.view().copy).toMatchObject({ was: NOW, now: WAS });
});

test('a workbook that is opened from two places is asked about once', async () => {
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'also' });
  for (const place of [WAS, NOW]) {
    await reopenAt(place);
    expect(world.view().copy).toBeUndefined();
  }
});

test('a workbook that was never saved has no copy: its first place is stored without a question', async () => {
  await world.close();
  world = await withUsers();
  await reopenAt(WAS);
  expect(world.view().copy).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'users' });
  await reopenAt(NOW);
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
});

test('a workbook that was saved for the first time with new rows may have been copied: the pane asks', async () => {
  await world.close();
  world = await withUsers();
  addUser(world);
  await world.workbook.eventsDelivered();
  await reopenAt(WAS);
  expect(world.view().copy).toEqual({ was: '', now: WAS, unsent: 1, unsentShifts: 0 });
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Answer below whether there is a copy');
  expect(await writesTo(world)).toEqual([]);
  await world.app.do({ do: 'answer-copy', answer: 'moved' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await reopenAt(WAS);
  expect(world.view().copy).toBeUndefined();
});

test('the first save while the pane is open leads to no question', async () => {
  await world.close();
  world = await withUsers();
  addUser(world);
  world.workbook.saveAs(WAS);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a “Save As” while the pane is open is noticed at the next push', async () => {
  world.workbook.saveAs(NOW);
  await pushUsers(world);
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
});

test('a copy does not send what the original sent without an answer, unless the user says so', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  addRow(world, 'Time Off', HOLIDAY);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await world.app.do({ do: 'send' });
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  const before = (await world.sandbox.state()).timeOffTransactions.length;
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, count: 1 }]);
  await world.app.do({ do: 'send' });
  expect((await world.sandbox.state()).timeOffTransactions).toHaveLength(before);
  expect(world.view().undoable).toBe(false);
});

/** Time off whose text no other record has. */
const TYPED = { ...HOLIDAY, Description: 'Typed before Save As' };

test('A1: a row that is in a file and in its copy of “Save As” is stored once, though nobody has said which is which', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  addRow(world, 'Time Off', TYPED);
  await until(() => world.shownTable('time-off')?.counts.added === 1);
  const openOriginal = world.workbook.keep();
  world.workbook.saveAs(NOW);
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW, unsent: 1 });
  expect(await storedTimeOff(world, TYPED.Description)).toEqual([]);
  openOriginal();
  await world.reopenConnected();
  expect(world.view().copy).toBeUndefined();
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(await storedTimeOff(world, TYPED.Description)).toHaveLength(1);
});

test('A1: if the user saves the file as another one while a push waits, the push sends nothing', async () => {
  await world.close();
  world = await withUsers({ workbook: { url: WAS }, sessionAsked: 'left' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, 'Time Blocks', SHIFT);
  await world.workbook.eventsDelivered();
  const openOriginal = world.workbook.keep();
  await world.sandbox.fault({ kind: 'session-ended', method: 'getUsers' });
  const pushing = world.app.do({ do: 'push', kind: 'time-blocks' });
  await until(() => world.view().session !== undefined);
  world.workbook.saveAs(NOW);
  await world.app.do({ do: 'renew-session', sessionId: world.sandbox.sessionId });
  await pushing;
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
  expect(await storedBlocks(world)).toEqual([]);
  world.workbook.saveAs(WAS);
  openOriginal();
  await world.reopenConnected();
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  expect(await storedBlocks(world)).toHaveLength(1);
});

test('A1: a workbook that was saved for the first time while the pane is open is saved by a push', async () => {
  await world.close();
  world = await withUsers();
  addUser(world);
  world.workbook.saveAs(WAS);
  const { saves } = world.workbook.host.book;
  await pushUsers(world);
  expect(world.view()).toMatchObject({ result: { stored: 1 }, saved: '' });
  expect(world.workbook.host.book.saves).toBeGreaterThan(saves);
});

test('A1: if Excel now and then can’t say where the file is, it is where it was last', async () => {
  world.workbook.saveAs(NOW);
  await pushUsers(world);
  await world.app.do({ do: 'answer-copy', answer: 'moved' });
  world.workbook.host.faults.locationFails = true;
  await pushUsers(world);
  expect(world.view().copy).toBeUndefined();
  expect(world.view().notice?.title ?? '').not.toContain('last used as');
});

describe('Excel that leaves the question for the place unanswered', () => {
  let restore: () => void;
  beforeEach(() => (restore = setSilenceLimit(20)));
  afterEach(() => restore());

  test('A1: is asked once by a push that begins, and once more before the first batch', async () => {
    addUser(world);
    await world.workbook.eventsDelivered();
    const silence = silenceLocation();
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(silence.asked()).toBe(2);
  });

  test('A1: and answers again before the first batch: “Save As” meanwhile is noticed, and nothing is sent', async () => {
    addUser(world);
    await world.workbook.eventsDelivered();
    const silence = silenceLocation();
    await world.app.do({ do: 'preview', kind: 'users' });
    const { host, saveAs } = world.workbook;
    const { saves } = host.book;
    const stop = host.faults.afterEachBatch(() => {
      if (host.book.saves === saves) return;
      stop();
      silence.end();
      saveAs(NOW);
    });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.app.do({ do: 'send' });
    expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
    expect(await writesTo(world)).toEqual([]);
  });
});

describe('a copy with a shift that is not pushed', () => {
  const shifts = () => world.table('Time Blocks').filter(({ Person }) => Person !== '');
  let openOriginal: () => void;
  beforeEach(async () => {
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    addRow(world, 'Time Blocks', SHIFT);
    await world.workbook.eventsDelivered();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    openOriginal = world.workbook.keep();
    await reopenAt(NOW);
    expect(world.view().copy).toMatchObject({ unsent: 1, unsentShifts: 1 });
  });

  test('“the other file sends them”: it is kept and marked here, and stored once', async () => {
    await world.app.do({ do: 'answer-copy', answer: 'copy-theirs' });
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([
      { sendAgain: true, canBeConfirmed: true, count: 1 },
    ]);
    await world.app.do({ do: 'send' });
    expect(await storedBlocks(world)).toEqual([]);
    expect(shifts()).toMatchObject([
      {
        Status: 'Unknown',
        Message: 'Another workbook sends this row, as you said. It is not sent from here.',
      },
    ]);
    const openCopy = world.workbook.keep();
    world.workbook.saveAs(WAS);
    openOriginal();
    await world.reopenConnected();
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    expect(await storedBlocks(world)).toHaveLength(1);
    world.workbook.saveAs(NOW);
    openCopy();
    await world.reopenConnected();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(shifts()).toMatchObject([{ Status: '0' }]);
    expect(await storedBlocks(world)).toHaveLength(1);
  });

  test('“new shifts of this file”: it gets a number of its own and is added', async () => {
    await world.app.do({ do: 'answer-copy', answer: 'copy' });
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    world.workbook.saveAs(WAS);
    openOriginal();
    await world.reopenConnected();
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    expect(new Set((await storedBlocks(world)).map(({ externalId }) => externalId)).size).toBe(2);
  });
});
