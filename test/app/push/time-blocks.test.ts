/** Shifts as people type them. The service can’t list them, and each must be stored once. */
import { callsOf, storedBlocks } from '../world/service';
import { addRow, HOLIDAY, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const rows = (sheet = SHEET) => world.table(sheet);
const type = (column: string, row: number, text: string, sheet = SHEET) =>
  typeInto(world, sheet, column, row, text);

async function withBlocks(options: Parameters<typeof withEverything>[0] = {}): Promise<void> {
  world = await withEverything(options);
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

const night = {
  Person: 'Kwame Mensah',
  Date: '2026-11-23',
  Start: '10p',
  End: '6a',
  Department: 'care',
  Notes: ' =1+1 ',
};

test('the sheet says that it shows only blocks made in it, and has all columns', async () => {
  await withBlocks();
  expect(world.view().notice?.title).toBe(
    'The sheet Time Blocks is ready: type or paste into it, then push.',
  );
  expect(world.workbook.person.read(SHEET)[0]).toEqual([
    'Row',
    'Status',
    'Message',
    'Person',
    'Date',
    'Start',
    'End',
    'End date',
    'Hours',
    'Department',
    'Area',
    'Task',
    'Time of day',
    'Time-off reason',
    'Time-off account',
    'Notes',
    'Color',
    'External ID',
    'Time block ID',
  ]);
});

test('shifts are sent with names resolved, a night shift ends the next day, and typed hours override computed ones', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  addRow(world, SHEET, night);
  addRow(world, SHEET, { ...SHIFT, Person: 'open shift', Hours: '7.5', Color: '#ff8000' });
  addRow(world, SHEET, { ...SHIFT, Person: 'Silva, Nobody' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3, left: 1 });
  expect(await storedBlocks(world)).toMatchObject([
    {
      scheduleId: 1,
      startDateTime: '2026-11-23T09:00',
      endDateTime: '2026-11-23T17:00',
      overrideNumHours: false,
    },
    { startDateTime: '2026-11-23T22:00', endDateTime: '2026-11-24T06:00', notes: ' =1+1 ' },
    { userId: 0, numHours: 7.5, overrideNumHours: true, color: 'FF8000' },
  ]);
  const [first, second, third, fourth] = rows();
  expect(first).toMatchObject({
    Status: '0',
    Message: '',
    Person: 'Ingrid Solberg',
  });
  expect(second).toMatchObject({ Department: 'Care' });
  expect(third).toMatchObject({ Person: 'Open shift' });
  expect(fourth).toMatchObject({ Status: 'Fix' });
  await pushAll(world);
  expect(await callsOf(world, 'addTimeBlocks')).toHaveLength(1);
});

test('an edit of an accepted block is sent as an update of that block, with both its ends', async () => {
  await withBlocks();
  addRow(world, SHEET, { ...SHIFT, Hours: '7' });
  await pushAll(world);
  type('Start', 2, '10:30');
  type('Hours', 2, '');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-23T10:30', endDateTime: '2026-11-23T17:00', overrideNumHours: false },
  ]);
  type('Notes', 2, 'late');
  await pushAll(world);
  expect((await callsOf(world, 'updateTimeBlocks')).at(-1)?.['items']).toEqual([
    { Key: 'ExternalID', KeyVal: String(rows()[0]?.['ExternalID']), Notes: 'late' },
  ]);
});

test('a week that is copied below with other dates is added, and the original week stays', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  addRow(world, SHEET, night);
  await pushAll(world);
  const before = await storedBlocks(world);
  world.workbook.person.copyRows(2, 2, 4, SHEET);
  type('Date', 4, '2026-11-30');
  type('Date', 5, '2026-11-30');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const after = await storedBlocks(world);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2)).toMatchObject([
    { startDateTime: '2026-11-30T09:00' },
    { endDateTime: '2026-12-01T06:00' },
  ]);
});

test('additions that were lost before they were stored are sent again with the same data, and stored', async () => {
  await withBlocks();
  addRow(world, SHEET, night);
  addRow(world, SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(rows()).toMatchObject([{ Status: '0' }, { Status: '0', ExternalID: 1001 }]);
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
    await withBlocks();
    addRow(world, SHEET, night);
    addRow(world, SHEET, SHIFT);
    await world.sandbox.fault({ ...fault, method: 'addTimeBlocks' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, unknown: 2 });
    await pushAll(world);
    expect(rows()).toMatchObject([{ Status: 'Unknown' }, { Status: 'Unknown' }]);
    await world.reopenConnected();
    addRow(world, SHEET, { ...SHIFT, Date: '2026-11-24' });
    await pushAll(world);
    expect(rows()).toMatchObject([{ Status: '0' }, { Status: '0' }, { Status: '0' }]);
    expect(await storedBlocks(world)).toHaveLength(3);
  },
);

/** Pushes a block that the service stores. Its answer is lost. */
async function pushUnanswered(): Promise<void> {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: 'Unknown' }]);
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
  expect(rows()).toMatchObject([{ Status: 'Unknown' }]);
  await world.app.do({ do: 'preview' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, canBeConfirmed: true }]);
  await world.reopenConnected();
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-24' });
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('a block that is sent again together with a new one is reconciled by the same push', async () => {
  await pushUnanswered();
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-24' });
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(rows()).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('a block with a typed ExternalID that is sent again and refused shows why', async () => {
  await withBlocks();
  addRow(world, SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send-again', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect(rows()[0]?.['Message']).toContain('ExternalID 1001 is already in use');
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
  expect(rows()).toMatchObject([{ Status: '0', Message: 'Stored, as you said 21 Nov 14:05.' }]);
  expect(world.view()).toMatchObject({ preview: undefined, undoable: false });
  const logged = world.table('Push Log').filter((line) => line['Field'] === 'Start');
  expect(logged.map((line) => line['Result'])).toEqual(['Unknown', 'Stored']);
  type('Notes', 2, 'late');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('a block that was edited before the user says that it is stored stays Edited', async () => {
  await pushUnanswered();
  type('Notes', 2, 'late');
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
  expect(rows()).toMatchObject([{ Status: 'Edited' }]);
  expect(world.view().preview).toMatchObject({ added: 0, updated: 1, left: 0 });
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('a block whose typed ExternalID belongs to another block is not shown as stored', async () => {
  await withBlocks();
  const theirs = { UserID: '0', StartDateTime: '11-20-2026 8:00 AM', EndDateTime: '11-20-2026 9:00 AM' };
  await world.sandbox.call('addTimeBlocks', {
    query: { ScheduleID: '1' },
    items: [{ ...theirs, ExternalID: '1001' }],
  });
  addRow(world, SHEET, { ...SHIFT, ExternalID: '1001' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks' });
  await pushAll(world);
  addRow(world, SHEET, night);
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: 'Unknown' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('no earlier block is sent again to learn how duplicates are refused: it may be gone', async () => {
  await withBlocks();
  addRow(world, SHEET, night);
  await pushAll(world);
  const Key = { Key: 'ExternalID', KeyVal: String(rows()[0]?.['ExternalID']) };
  await world.sandbox.call('updateTimeBlocks', {
    query: { ScheduleID: '1', reqAddifnotfound: '0' },
    items: [{ ...Key, ExternalID: '777' }],
  });
  addRow(world, SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: '0' }, { Status: 'Unknown' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('the next push sends rows again that could not be sent while the connection was broken', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  addRow(world, SHEET, night);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks', times: 2 });
  await pushAll(world);
  world.workbook.person.deleteRows(3, 1, SHEET);
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(rows()).toMatchObject([
    {
      Status: 'Unknown',
      Message:
        'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
    },
  ]);
  expect(await storedBlocks(world)).toEqual([]);
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(1); // not the deleted one
});

test('a row without an answer is not sent as a new row while it can’t be sent again', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeBlocks', times: 3 });
  await pushAll(world);
  await pushAll(world);
  expect(await callsOf(world, 'addTimeBlocks')).toHaveLength(3);
  expect(world.view().notice?.title).toContain('The service can’t be reached');
  addRow(world, SHEET, night);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks' });
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: '0' }, { Status: '0' }]);
  expect(await storedBlocks(world)).toHaveLength(2);
});

/** Changes the notes of a stored block from early to late. The answer is lost. */
async function updateUnanswered(stored: boolean): Promise<void> {
  await withBlocks();
  addRow(world, SHEET, { ...SHIFT, Notes: 'early' });
  await pushAll(world);
  type('Notes', 2, 'late');
  await world.sandbox.fault({ kind: 'drop', stored, method: 'updateTimeBlocks' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, unknown: 1 });
  expect(rows()).toMatchObject([
    { Status: 'Unknown', Message: expect.stringContaining('Push again') as string },
  ]);
}

test('an update whose answer is lost is Unknown until the next push, and a download does not send it', async () => {
  await updateUnanswered(false);
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(rows()).toMatchObject([{ Status: 'Unknown' }]);
  expect(await callsOf(world, 'updateTimeBlocks')).toHaveLength(1);
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ updated: 1, left: 0 });
  await world.app.do({ do: 'send' });
  expect(rows()).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'late' }]);
});

test('an unconfirmed update that is typed back stays Unknown: nobody knows what is stored', async () => {
  await updateUnanswered(true);
  type('Notes', 2, 'early');
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(rows()).toMatchObject([{ Status: 'Unknown', Notes: 'early' }]);
  await pushAll(world);
  expect(rows()).toMatchObject([{ Status: '0' }]);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'early' }]);
});

test('a typed TimeBlockID changes that block, and only the fields that are filled in', async () => {
  await withBlocks();
  addRow(world, SHEET, { ...SHIFT, Notes: 'first' });
  await pushAll(world);
  const [block] = await storedBlocks(world);
  world.workbook.person.deleteRows(2, 1, SHEET);
  addRow(world, SHEET, { TimeBlockID: String(block?.['timeBlockId']), Notes: 'changed' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toEqual([{ ...block, notes: 'changed' }]);
  type('Start', 2, '8');
  await world.app.do({ do: 'preview' });
  expect(rows()[0]).toMatchObject({
    Status: 'Fix',
    Message: 'Date goes together with Start and End: fill in all three, or none. Changed: Start',
  });
  type('Date', 2, '2026-11-25');
  type('End', 2, '12');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-25T08:00', endDateTime: '2026-11-25T12:00', notes: 'changed' },
  ]);
});

const UNREADY: readonly (readonly [cells: Record<string, string>, reason: string])[] = [
  [{ End: '' }, 'End is empty: a new shift needs one.'],
  [{ Date: '' }, 'Date is empty: a new shift needs one.'],
  [{ Start: '' }, 'Start is empty: a new shift needs one.'],
  [{ Start: '25:00' }, 'Start: this is more than a day; type a time of day'],
  [{ Start: 'nine' }, '"nine" is not a time of day'],
  [{ 'End Date': '2026-11-22' }, 'End date ends the shift before it begins'],
  [{ Hours: '-1' }, 'Hours is below zero.'],
  [{ Department: 'Kitchn' }, 'there is no department "Kitchn"; did you mean Kitchen'],
  [{ Color: 'red' }, 'is not a colour'],
  [{ Person: '' }, 'Person is empty: a new shift needs one.'],
];

test('blocks that can’t be sent are blocked, each with its reason', async () => {
  await withBlocks();
  for (const [cells] of UNREADY) addRow(world, SHEET, { ...SHIFT, ...cells });
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 0, left: UNREADY.length });
  expect(rows()).toMatchObject(
    UNREADY.map(([, reason]) => ({ Status: 'Fix', Message: expect.stringContaining(reason) as string })),
  );
});

test('the recurring schedule takes a day number and times, and sends all three with every change', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'recurring-blocks' });
  addRow(world, 'Recurring Blocks', { Person: 'Ingrid Solberg', 'Day No': '3', Start: '9', End: '17' });
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([
    { scheduleId: 2, startDayNo: 3, startTime: '09:00', endTime: '17:00' },
  ]);
  type('Day No', 2, '4', 'Recurring Blocks');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toMatchObject([{ startDayNo: 4, startTime: '09:00' }]);
});

test('a new department and a shift that names it are sent in one push', async () => {
  await withBlocks();
  typeInto(world, 'Departments', 'Name', rows('Departments').length + 2, 'Garden');
  addRow(world, SHEET, { ...SHIFT, Department: 'Garden' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  const garden = (await world.sandbox.state()).categoryItems.find((each) => each['name'] === 'Garden');
  expect(await storedBlocks(world)).toMatchObject([{ departmentId: garden?.['catItemId'] }]);
});

test('a template has its own sheet, which a new pane finds again', async () => {
  world = await withEverything();
  await world.app.do({ do: 'make-template', number: ' 999 ' });
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('from 1000 on') as string,
  });
  await world.app.do({ do: 'make-template', number: '1004' });
  addRow(world, 'Template 1004', SHIFT);
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ scheduleId: 1004, startDateTime: '2026-11-23T09:00' }]);
  await world.reopenPane();
  expect(world.view().tables.find(({ title }) => title === 'Template 1004')).toMatchObject({
    state: 'ready',
    counts: { rows: 1, unchanged: 1 },
  });
});

test('a deleted shift can be restored, made an open shift, or forgotten', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  addRow(world, SHEET, night);
  await pushAll(world);
  const remove = () => world.workbook.person.deleteRows(2, 1, SHEET);
  remove();
  await world.app.do({ do: 'preview' });
  expect(world.shownTable('time-blocks')).toMatchObject({
    counts: { rows: 1, deleted: 1 },
    deleted: ['Ingrid Solberg Mon 23 Nov 2026 9:00 AM'],
  });
  await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' });
  expect(rows().map((row) => row['Person'])).toEqual(['Kwame Mensah', 'Ingrid Solberg']);
  await pushAll(world);
  expect(world.view().notice?.title).toContain('Nothing to push');

  remove();
  await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'open-shift' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect((await storedBlocks(world))[1]).toMatchObject({
    userId: 0,
    departmentId: expect.any(Number) as number,
  });

  remove();
  await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'forget' });
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({
    rows: 1,
    deleted: 0,
  });
  expect(await storedBlocks(world)).toHaveLength(2);
});

test('the blocks of a deleted sheet are not forgotten without a decision of the user', async () => {
  await withBlocks();
  addRow(world, SHEET, SHIFT);
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-24' });
  await pushAll(world);
  const before = rows();
  world.workbook.person.deleteSheet(SHEET);
  await world.app.do({ do: 'download' });
  expect(world.shownTable('time-blocks')).toMatchObject({ counts: { rows: 0, deleted: 2 } });
  expect(world.view().notice?.detail).toContain('The deleted sheet’s 2 shifts are not in it');
  await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' });
  expect(rows()).toEqual(before.map((row) => ({ ...row, Status: '', Message: '' })));
  expect(world.shownTable('time-blocks')).toMatchObject({ counts: { unchanged: 2, deleted: 0 } });
});

test('a typed TimeBlockID that may belong to no block is accepted with that remark, because an ignored item is answered 0', async () => {
  await withBlocks();
  addRow(world, SHEET, { TimeBlockID: '999', Notes: 'for nobody' });
  await pushAll(world);
  expect(rows()[0]).toMatchObject({
    Status: '0',
    Message:
      'Accepted 21 Nov 14:05; empty cells changed nothing. If no shift has this Time block ID, the service ignores it, and that can’t be read back.',
  });
});

test.each(['Notes', 'Time-off reason'])('a cleared %s can’t be confirmed and shows Fix', async (column) => {
  await withBlocks();
  addRow(world, SHEET, {
    ...SHIFT,
    Notes: 'first',
    'Time-Off Reason': 'Holiday',
    'Time-Off Account': 'Vacation',
  });
  await pushAll(world);
  type(column, 2, '');
  await world.app.do({ do: 'preview' });
  expect(rows()[0]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(`${column} can’t be cleared`) as string,
  });
});

const weekly = { Person: 'Ingrid Solberg', 'Day No': '3', Start: '9', End: '17' };

const UNREADY_WEEKLY: readonly (readonly [cells: Record<string, string>, reason: string])[] = [
  [{ ...weekly, 'Day No': '' }, 'Day number is empty: a new shift needs one.'],
  [{ ...weekly, Start: '' }, 'Start is empty: a new shift needs one.'],
  [{ ...weekly, End: '' }, 'End is empty: a new shift needs one.'],
  [{ TimeBlockID: '1', 'Day No': '3' }, 'Start is empty: every shift needs one.'],
];

test('recurring blocks that can’t be sent are blocked, each with its reason, and nothing is sent', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'recurring-blocks' });
  for (const [cells] of UNREADY_WEEKLY) addRow(world, 'Recurring Blocks', cells);
  await pushAll(world);
  expect(rows('Recurring Blocks')).toMatchObject(
    UNREADY_WEEKLY.map(([, reason]) => ({
      Status: 'Fix',
      Message: expect.stringContaining(reason) as string,
    })),
  );
  expect([...(await callsOf(world, 'addTimeBlocks')), ...(await callsOf(world, 'updateTimeBlocks'))]).toEqual(
    [],
  );
});

test('if two blocks have the same ExternalID, each names the other, and nothing is sent', async () => {
  await withBlocks();
  addRow(world, SHEET, { ...SHIFT, ExternalID: '77' });
  addRow(world, SHEET, { ...night, ExternalID: '077' });
  await pushAll(world);
  expect(rows().map(({ Status, Message }) => [Status, Message])).toEqual([
    ['Fix', expect.stringContaining('is also in row 3')],
    ['Fix', expect.stringContaining('is also in row 2')],
  ]);
  expect(await callsOf(world, 'addTimeBlocks')).toEqual([]);
});

test('the timesheet takes blocks of its own schedule, and their edits', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'timesheet' });
  addRow(world, 'Timesheet', SHIFT);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  type('End', 2, '18', 'Timesheet');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toMatchObject([
    { scheduleId: 7, startDateTime: '2026-11-23T09:00', endDateTime: '2026-11-23T18:00' },
  ]);
});
