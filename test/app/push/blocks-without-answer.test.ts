/** Shifts whose answer from the service is lost: each must be stored once, and the user must learn which are. */
import { BLOCKS_SHEET, NIGHT_SHIFT, withBlocks } from '../world/blocks';
import { callsOf, storedBlocks } from '../world/service';
import { addRow, HOLIDAY, SHIFT, typeInto } from '../world/typing';
import { pushAll, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('additions that were lost before they were stored are sent again with the same data, and stored', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  addRow(world, BLOCKS_SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: '0', ExternalID: 1001 }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test.each([
  ['a cut connection', { kind: 'drop', stored: true }],
  ['a web page', { kind: 'login-page', stored: true }],
  ['no ItemNos', { kind: 'item-nos', how: 'none' }],
  ['a call that is refused as a whole', { kind: 'overall-error', stored: true }],
])(
  '%s after storing: the blocks are Unknown until another block is stored, and then need no decision of the user',
  async (_, fault) => {
    world = await withBlocks();
    addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
    addRow(world, BLOCKS_SHEET, SHIFT);
    await world.sandbox.fault({ ...fault, method: 'addTimeBlocks' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, unknown: 2 });
    await pushAll(world);
    expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown' }, { Status: 'Unknown' }]);
    await world.reopenConnected();
    addRow(world, BLOCKS_SHEET, { ...SHIFT, Date: '2026-11-24' });
    await pushAll(world);
    expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: '0' }, { Status: '0' }]);
    expect(await storedBlocks(world)).toHaveLength(3);
  },
);

/** Pushes a block that the service stores. Its answer is lost. */
async function pushUnanswered(): Promise<void> {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown' }]);
}

test('if no block is known to be stored, “Send again” does not store a block twice', async () => {
  await pushUnanswered();
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toHaveLength(1);
});

test('a block without an answer counts as unknown, not as one to fix', async () => {
  await pushUnanswered();
  expect(world.shownTable('time-blocks')).toMatchObject({
    counts: { fix: 1, unknown: 1 },
    fix: [],
    unknown: [{ number: 2 }],
  });
});

test('if the user sends a stored block again, it is not shown as refused', async () => {
  await pushUnanswered();
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1, refused: 0 });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown' }]);
  await world.app.do({ do: 'preview' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, canBeConfirmed: true }]);
  await world.reopenConnected();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Date: '2026-11-24' });
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('a block that is sent again together with a new one is reconciled by the same push', async () => {
  await pushUnanswered();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Date: '2026-11-24' });
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('a block with a typed ExternalID that is sent again and refused shows why', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(world.table(BLOCKS_SHEET)[0]?.['Message']).toContain('ExternalID 1001 is already in use');
});

test('rows of several kinds without an answer are reported in one notice when the pane opens', async () => {
  await pushUnanswered();
  addRow(world, 'Time Off', HOLIDAY);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await pushAll(world);
  await world.reopenPane();
  expect(world.view().notice?.title).toMatch(
    /^An earlier push ended before the answers for 1 transaction, 1 shift came\. The service could not say whether/,
  );
});

test('if the user says that a block is stored, it shows Stored, and later edits are pushed as edits', async () => {
  await pushUnanswered();
  await world.app.do({ do: 'preview' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, canBeConfirmed: true }]);
  await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([
    { Status: '0', Message: 'Stored, as you said 21 Nov 14:05.' },
  ]);
  expect(world.view()).toMatchObject({ preview: undefined, undoable: false });
  const logged = world.table('Push Log').filter((line) => line['Field'] === 'Start');
  expect(logged.map((line) => line['Result'])).toEqual(['Unknown', 'Stored']);
  typeInto(world, BLOCKS_SHEET, 'Notes', 2, 'late');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('a block that was edited before the user says that it is stored stays Edited', async () => {
  await pushUnanswered();
  typeInto(world, BLOCKS_SHEET, 'Notes', 2, 'late');
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Edited' }]);
  expect(world.view().preview).toMatchObject({ added: 0, updated: 1, left: 0 });
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('a block whose typed ExternalID belongs to another block is not shown as stored', async () => {
  world = await withBlocks();
  const theirs = { UserID: '0', StartDateTime: '11-20-2026 8:00 AM', EndDateTime: '11-20-2026 9:00 AM' };
  await world.sandbox.call('addTimeBlocks', {
    query: { ScheduleID: '1' },
    items: [{ ...theirs, ExternalID: '1001' }],
  });
  addRow(world, BLOCKS_SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await pushAll(world);
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('no earlier block is sent again to learn how duplicates are refused: it may be gone', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await pushAll(world);
  const Key = { Key: 'ExternalID', KeyVal: String(world.table(BLOCKS_SHEET)[0]?.['ExternalID']) };
  await world.sandbox.call('updateTimeBlocks', {
    query: { ScheduleID: '1', reqAddifnotfound: '0' },
    items: [{ ...Key, ExternalID: '777' }],
  });
  addRow(world, BLOCKS_SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: 'Unknown' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('the next push sends rows again that could not be sent while the connection was broken', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks', times: 2 });
  await pushAll(world);
  world.workbook.person.deleteRows(3, 1, BLOCKS_SHEET);
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([
    {
      Status: 'Unknown',
      Message:
        'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
    },
  ]);
  expect(await storedBlocks(world)).toEqual([]);
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(1); // not the deleted one
});

test('a row without an answer is not sent as a new row while it can’t be sent again', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks', times: 3 });
  await pushAll(world);
  await pushAll(world);
  expect(await callsOf(world, 'addTimeBlocks')).toHaveLength(3);
  expect(world.view().notice?.title).toContain('The service can’t be reached');
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

/** Changes the notes of a stored block from early to late. The answer is lost. */
async function updateUnanswered(stored: boolean): Promise<void> {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Notes: 'early' });
  await pushAll(world);
  typeInto(world, BLOCKS_SHEET, 'Notes', 2, 'late');
  await world.sandbox.fault({ kind: 'drop', stored, method: 'updateTimeBlocks' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([
    { Status: 'Unknown', Message: expect.stringContaining('Push again') as string },
  ]);
}

test('an update whose answer is lost is Unknown until the next push, and a download does not send it', async () => {
  await updateUnanswered(false);
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown' }]);
  expect(await callsOf(world, 'updateTimeBlocks')).toHaveLength(1);
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  await world.app.do({ do: 'send' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('an unconfirmed update that is typed back stays Unknown: nobody knows what is stored', async () => {
  await updateUnanswered(true);
  typeInto(world, BLOCKS_SHEET, 'Notes', 2, 'early');
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: 'Unknown', Notes: 'early' }]);
  await pushAll(world);
  expect(world.table(BLOCKS_SHEET)).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'early' }]);
});
