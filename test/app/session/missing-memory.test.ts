/** Excel has lost what Shiftsheet remembers of a workbook, or refuses to keep it. The cells are still there. */
import { startCaller } from '../../standins/service/caller';
import { writesTo } from '../world/service';
import { addRow, addUser, HOLIDAY, SHIFT, typeUser } from '../world/typing';
import { openWorld, pushAll, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const PLACE = 'C:\\Plans\\Week 47.xlsx';

/** Saves the workbook, closes it and opens it again on an Excel that loses custom XML parts. */
async function reopenFile(): Promise<void> {
  const reopen = world.workbook.keep();
  reopen();
  await world.reopenConnected();
}

const LOSES = { url: PLACE, hardness: { losesParts: true } } as const;

/** Pushes a user, a transaction and a time block, edits another user, and types a transaction that is not pushed. */
async function pushThenEdit(): Promise<void> {
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addUser(world);
  addRow(world, 'Time Off', { ...HOLIDAY, Description: 'sent' });
  addRow(world, 'Time Blocks', SHIFT);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ stored: 3 });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  addRow(world, 'Time Off', { ...HOLIDAY, Description: 'not sent', EffectiveDate: '2026-12-28' });
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'back' });
}

describe('A6: if the memory is missing after the file was opened again', () => {
  beforeEach(async () => {
    world = await withEverything({ workbook: LOSES });
    await pushThenEdit();
  });

  test('nothing is shown as new, and nothing is sent', async () => {
    const before = await writesTo(world);
    await reopenFile();
    expect(world.view().memoryDoubt).toBe('missing');
    expect(world.view().tables.filter(({ counts }) => counts.added > 0)).toEqual([]);
    for (const intent of ['push', 'preview', 'undo'] as const) {
      await world.app.do({ do: intent });
      expect(world.view().notice).toMatchObject({
        tone: 'error',
        title: expect.stringContaining(
          'The data that Shiftsheet keeps in this workbook is missing',
        ) as string,
      });
      expect(world.view()).toMatchObject({ preview: undefined, result: undefined });
    }
    expect(await writesTo(world)).toEqual(before);
  });

  test('a download compares every row with the service: stored rows are known again, and no row is sent twice', async () => {
    const before = await writesTo(world);
    await reopenFile();
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.view().memoryDoubt).toBeUndefined();
    expect(world.user('newperson')).toMatchObject({ Status: '' });
    expect(world.user('soconnor')).toMatchObject({ Status: 'Conflict', FirstName: 'Sinéad' });
    expect(world.table('Time Off').slice(-2)).toMatchObject([
      { Status: '', Description: 'sent' },
      { Status: 'Unknown', Description: 'not sent' },
    ]);
    expect(world.table('Time Off').filter(({ Description }) => Description === 'sent')).toHaveLength(1);
    expect(await writesTo(world)).toEqual(before);
    await pushAll(world);
    const { timeOffTransactions, timeBlocks } = await world.sandbox.state();
    expect(timeOffTransactions.filter(({ description }) => description === 'sent')).toHaveLength(1);
    expect(timeOffTransactions.filter(({ description }) => description === 'not sent')).toHaveLength(0);
    expect(timeBlocks).toHaveLength(1);
    await world.app.do({ do: 'send-again', kind: 'time-off' });
    await pushAll(world);
    expect((await world.sandbox.state()).timeOffTransactions.at(-1)).toMatchObject({
      description: 'not sent',
    });
  });

  test('nothing is sent after a comparison that was cut off, until it is done', async () => {
    await reopenFile();
    await world.sandbox.fault({ kind: 'session-ended', method: 'getTimeOffTrans' });
    await world.app.do({ do: 'download' });
    expect(world.view().memoryDoubt).toBe('not-compared');
    await world.app.do({ do: 'push' });
    expect(world.view().notice?.title).toContain('not every table has been compared with the service');
    await world.app.do({ do: 'download' });
    expect(world.view().memoryDoubt).toBeUndefined();
  });

  test('the workbook still belongs to its company: another one is not compared without a question', async () => {
    const reopen = world.workbook.keep();
    reopen();
    await world.reopenPane();
    const { baseUrl, sp } = world.sandbox;
    const other = await startCaller({ users: 5 });
    try {
      const { sessionId } = other;
      await world.app.do({ do: 'connect', baseUrl: other.baseUrl, sessionId, sp: other.sp });
      await world.app.do({ do: 'download' });
      expect(world.view().company).toMatchObject({ came: `${baseUrl} (SP ${sp})` });
    } finally {
      await other.close();
    }
  });
});

test('A6: sheets that were copied into another workbook send nothing before they are compared', async () => {
  world = await withUsers({ workbook: LOSES });
  const { grid } = world.workbook;
  const notes = grid.sheets().find(({ name }) => name === 'Shiftsheet Memory');
  grid.deleteSheet(notes?.id ?? '');
  await reopenFile();
  expect(world.view().memoryDoubt).toBe('missing');
  await pushUsers(world);
  expect(await writesTo(world)).toEqual([]);
  await world.app.do({ do: 'download' });
  expect(world.view().memoryDoubt).toBeUndefined();
  expect(world.shownTable('users')?.counts).toMatchObject({ added: 0, edited: 0, fix: 0 });
});

test('A6: in a file that was never saved, a pane that may not remember anything says what to do, and works after that', async () => {
  world = await openWorld({ workbook: { hardness: { refusesPartsUnsaved: true } } });
  expect(world.view().notice?.title).toContain('Save the workbook first, then open Shiftsheet again.');
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().notice?.title).toContain('Save the workbook first');
  world.workbook.saveAs(PLACE);
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.shownTable('users')?.counts.rows).toBeGreaterThan(10);
});
