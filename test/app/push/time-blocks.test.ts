/** Shifts as people type them. The service can’t list them, and each must be stored once. */
import { BLOCKS_SHEET, NIGHT_SHIFT, withBlocks } from '../world/blocks';
import { callsOf, storedBlocks } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const rows = (sheet = BLOCKS_SHEET) => world.table(sheet);
const type = (column: string, row: number, text: string, sheet = BLOCKS_SHEET) =>
  typeInto(world, sheet, column, row, text);

test('the sheet says that it shows only blocks made in it, and has all columns', async () => {
  world = await withBlocks();
  expect(world.view().notice?.title).toBe(
    'The sheet Time Blocks is ready: type or paste into it, then push.',
  );
  expect(world.workbook.person.read(BLOCKS_SHEET)[0]).toEqual([
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Person: 'open shift', Hours: '7.5', Color: '#ff8000' });
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Person: 'Silva, Nobody' });
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Hours: '7' });
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await pushAll(world);
  const before = await storedBlocks(world);
  world.workbook.person.copyRows(2, 2, 4, BLOCKS_SHEET);
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

test('a typed TimeBlockID changes that block, and only the fields that are filled in', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Notes: 'first' });
  await pushAll(world);
  const [block] = await storedBlocks(world);
  world.workbook.person.deleteRows(2, 1, BLOCKS_SHEET);
  addRow(world, BLOCKS_SHEET, { TimeBlockID: String(block?.['timeBlockId']), Notes: 'changed' });
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
  world = await withBlocks();
  for (const [cells] of UNREADY) addRow(world, BLOCKS_SHEET, { ...SHIFT, ...cells });
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
  world = await withBlocks();
  typeInto(world, 'Departments', 'Name', rows('Departments').length + 2, 'Garden');
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Department: 'Garden' });
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  addRow(world, BLOCKS_SHEET, NIGHT_SHIFT);
  await pushAll(world);
  const remove = () => world.workbook.person.deleteRows(2, 1, BLOCKS_SHEET);
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, SHIFT);
  addRow(world, BLOCKS_SHEET, { ...SHIFT, Date: '2026-11-24' });
  await pushAll(world);
  const before = rows();
  world.workbook.person.deleteSheet(BLOCKS_SHEET);
  await world.app.do({ do: 'download' });
  expect(world.shownTable('time-blocks')).toMatchObject({ counts: { rows: 0, deleted: 2 } });
  expect(world.view().notice?.detail).toContain('The deleted sheet’s 2 shifts are not in it');
  await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'put-back' });
  expect(rows()).toEqual(before.map((row) => ({ ...row, Status: '', Message: '' })));
  expect(world.shownTable('time-blocks')).toMatchObject({ counts: { unchanged: 2, deleted: 0 } });
});

test('a typed TimeBlockID that may belong to no block is accepted with that remark, because an ignored item is answered 0', async () => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { TimeBlockID: '999', Notes: 'for nobody' });
  await pushAll(world);
  expect(rows()[0]).toMatchObject({
    Status: '0',
    Message:
      'Accepted 21 Nov 14:05; empty cells changed nothing. If no shift has this Time block ID, the service ignores it, and that can’t be read back.',
  });
});

test.each(['Notes', 'Time-off reason'])('a cleared %s can’t be confirmed and shows Fix', async (column) => {
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, {
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
  world = await withBlocks();
  addRow(world, BLOCKS_SHEET, { ...SHIFT, ExternalID: '77' });
  addRow(world, BLOCKS_SHEET, { ...NIGHT_SHIFT, ExternalID: '077' });
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
