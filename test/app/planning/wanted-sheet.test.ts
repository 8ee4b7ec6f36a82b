import { trafficSoFar } from '../../office/library';
/** What is wrong with a row of the sheet "Wanted" stands in the row's Message a moment after the edit. */
import type { OpenOptions } from '../../office/open-workbook';
import { atRest as restOf } from '../world/count-trips';
import { addHolidays, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const WANTED = 'Wanted';
const RIGHT = 'Mon-Fri\t9\t17\tKitchen\t\t\t2';
const atRest = () => restOf(world);

async function open(workbook: OpenOptions = {}, marksEdits = true): Promise<void> {
  world = await withEverything({ workbook });
  await world.app.do({ do: 'mark-edits', on: marksEdits });
  await world.app.do({ do: 'make-settings', kind: 'wanted' });
}

const make = () => world.app.do({ do: 'make-settings', kind: 'wanted' });

async function paste(...rows: readonly string[]): Promise<void> {
  world.workbook.person.paste('A2', rows.join('\n'), WANTED);
  await atRest();
}

async function type(column: string, row: number, text: string): Promise<void> {
  typeInto(world, WANTED, column, row, text);
  await atRest();
}

const rows = () => world.table(WANTED);
const messages = () => rows().map(({ Message }) => Message);
const UNKNOWN_POOL = 'Department: nothing, or more than one record, is called “Pool”.';

async function tripsOf(work: () => unknown): Promise<number> {
  await atRest();
  const before = trafficSoFar().trips;
  await work();
  await atRest();
  return trafficSoFar().trips - before;
}

test('a wrong row says what is wrong, all of it, and says nothing once it is right', async () => {
  await open();
  await paste(RIGHT, 'Mon\t9\t17\tPool\t\t\t1.5', RIGHT);
  const heads = 'Heads: “1.5” is no number of people. Type a whole number, such as 2.';
  expect(messages()).toEqual(['', `${UNKNOWN_POOL} ${heads}`, '']);
  await type('Department', 3, 'Kitchen');
  expect(messages()).toEqual(['', heads, '']);
  await type('Heads', 3, '2');
  expect(messages()).toEqual(['', '', '']);
});

test.each<[what: string, row: string, message: RegExp, count: number]>([
  ['no place', 'Mon\t9\t17\t\t\t\t1', /^Department: the row has no department, area or task\.$/, 1],
  ['nobody on weekdays', 'Mon\t9\t17\tKitchen\t\t\t0', /^Heads: “0” on weekdays asks for nobody/, 1],
  ['half a person', 'Mon\t9\t17\tKitchen\t\t\t1.5', /^Heads: “1\.5” is no number of people/, 1],
  ['less than nobody', 'Mon\t9\t17\tKitchen\t\t\t-1', /^Heads: “-1” is no number of people/, 1],
  ['a crowd', 'Mon\t9\t17\tKitchen\t\t\t1000000000', /^Heads: “1000000000” is no number of people/, 1],
  ['a word for a number', 'Mon\t9\t17\tKitchen\t\t\ttwo', /^Heads: “two” is no number of people/, 1],
  ['until before from', 'Mon\t17\t9:30\tKitchen\t\t\t1', /^To: until “9:30” the need would last/, 1],
  ['an unknown department', 'Mon\t9\t17\tPool\t\t\t1', /^Department: nothing, or more than one record/, 1],
  ['no time', 'Mon\t\t17\tKitchen\t\t\t1', /^From: the cell is empty\.$/, 1],
  ['a season for a date', 'Mon\t9\t17\tKitchen\t\t\t1\tsummer', /^Valid from: “summer” can’t be read/, 2],
  [
    'never valid',
    'Mon\t9\t17\tKitchen\t\t\t1\t2 Jan 2027\t1 Jan 2027',
    /^Valid until: .* never counts\.$/,
    1,
  ],
  [
    'holidays that nobody has named',
    'holiday\t9\t17\tKitchen\t\t\t1',
    /^Day: this row counts on no holiday/,
    2,
  ],
])('%s is a sentence in the row, and the row above counts', async (_what, row, message, count) => {
  await open();
  await paste(RIGHT, row);
  expect(messages()).toEqual(['', expect.stringMatching(message) as unknown]);
  expect(world.view().wanted).toMatchObject({ count, unreadCount: 1 });
});

test('an error value of a formula is named as Excel shows it', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  world.workbook.person.type('G3', { formula: '=NA()', value: '#N/A' }, WANTED);
  await atRest();
  expect(messages()[1]).toBe('Heads: “#N/A” is no number of people. Type a whole number, such as 2.');
});

test('10,000 needs, half of them wrong, each say what is wrong', async () => {
  await open();
  const all = (every: string) => Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? RIGHT : every));
  const wrong = 'Mon\t9\t17\tPool\t\t\t1';
  const pasteAll = (every: string) => world.workbook.person.paste('A2', all(every).join('\n'), WANTED);
  await tripsOf(() => pasteAll(RIGHT));
  const counts = await tripsOf(() => pasteAll('Tue\t9\t17\tKitchen\t\t\t2'));
  // Excel takes and gives some 2 MB at once, so 5,000 Messages take two.
  expect(await tripsOf(() => pasteAll(wrong))).toBe(counts + 2);
  expect(new Set(messages())).toEqual(new Set(['', UNKNOWN_POOL]));
  expect(messages().filter((message) => message === UNKNOWN_POOL)).toHaveLength(5000);
  expect(world.view().wanted).toMatchObject({ count: 5000, unreadCount: 5000 });
});

test('an edit costs no more round trips than one of another sheet, and one more only for a new Message', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  await world.app.do({ do: 'mark-edits', on: false });
  const counts = await tripsOf(() => typeInto(world, 'Users', 'LastName', 3, 'Other'));
  await world.app.do({ do: 'mark-edits', on: true });
  expect(await tripsOf(() => typeInto(world, WANTED, 'Heads', 3, '4'))).toBe(counts);
  expect(await tripsOf(() => typeInto(world, WANTED, 'Heads', 3, 'many'))).toBe(counts + 1);
  expect(await tripsOf(() => typeInto(world, WANTED, 'Notes', 3, 'later'))).toBe(counts);
  expect(await tripsOf(() => typeInto(world, WANTED, 'Heads', 3, '2'))).toBe(counts + 1);
});

test('an edit of Holidays corrects the Messages of Wanted', async () => {
  await open();
  await paste('holiday\t9\t17\tKitchen\t\t\t1');
  expect(messages()).toEqual([expect.stringMatching(/^Day: this row counts on no holiday/)]);
  await addHolidays(world, '25 Dec 2026\tChristmas Day');
  await atRest();
  expect(messages()).toEqual(['']);
});

test('Ctrl+Z takes back the Message and then the edit, and the Message is not written again', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  await type('Heads', 3, 'many');
  await type('Heads', 3, 'few');
  const said = (typed: string) => `Heads: “${typed}” is no number of people. Type a whole number, such as 2.`;
  for (const [heads, message] of [
    ['few', said('many')],
    ['many', said('many')],
    ['many', ''],
    [2, ''],
  ]) {
    world.workbook.person.undo();
    await atRest();
    expect(rows()[1]).toMatchObject({ Heads: heads, Message: message });
  }
  await type('Heads', 3, 'more');
  expect(messages()).toEqual(['', said('more')]);
});

test('rows that are sorted just before the Messages are written keep their own', async () => {
  await open();
  await paste('Mon\t9\t17\tKitchen\t\t\t1', 'Tue\t9\t17\tKitchen\t\t\t2', 'Wed\t9\t17\tKitchen\t\t\t3');
  let trips = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => {
    // The first asks for the memory, the second reads the sheet, the third writes.
    if ((trips += 1) === 3) world.workbook.person.sort(WANTED, 'Heads', false);
  });
  await type('Department', 2, 'Pool');
  stop();
  expect(trips).toBeGreaterThan(3);
  expect(rows().map(({ Day, Message }) => [Day, Message])).toEqual([
    ['Wed', ''],
    ['Tue', ''],
    ['Mon', UNKNOWN_POOL],
  ]);
});

test.each([2, 3, 4])(
  'no row gets the Message of another one if rows are sorted before batch %i, and Excel tells of nothing',
  async (batch) => {
    await open({ hardness: { dropsEventEach: 1 } });
    await paste('Mon\t9\t17\tPool\t\t\t1', 'Tue\t9\t17\tKitchen\t\t\t2');
    let batches = 0;
    const stop = world.workbook.host.faults.beforeEachBatch(() => {
      if ((batches += 1) === batch) world.workbook.person.sort(WANTED, 'Heads', false);
    });
    world.passTime(60_000);
    await world.app.look();
    await atRest();
    stop();
    expect(rows().find(({ Day }) => Day === 'Tue')).toMatchObject({ Message: '' });
    world.passTime(60_000);
    await world.app.look();
    await atRest();
    expect(rows().find(({ Day }) => Day === 'Mon')).toMatchObject({ Message: UNKNOWN_POOL });
  },
);

test('what somebody types into Message just before it is written is not written over', async () => {
  await open({ hardness: { dropsEventEach: 1 } });
  await paste('Mon\t9\t17\tPool\t\t\t1');
  let batches = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => {
    // The third one writes.
    if ((batches += 1) === 3) typeInto(world, WANTED, 'Message', 2, 'ask Ann');
  });
  world.passTime(60_000);
  await world.app.look();
  await atRest();
  stop();
  expect(messages()).toEqual(['ask Ann']);
});

test('a row that is corrected just before its Message is written gets none', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  let trips = 0;
  const stop = world.workbook.host.faults.beforeEachBatch(() => {
    if ((trips += 1) === 3) stop();
    if (trips === 3) typeInto(world, WANTED, 'Department', 3, 'Kitchen');
  });
  await type('Department', 3, 'Pool');
  expect(messages()).toEqual(['', '']);
});

test('deleted rows take their Messages with them', async () => {
  await open();
  await paste('Mon\t9\t17\tPool\t\t\t1', RIGHT, 'Tue\t9\t17\tPool\t\t\t1');
  world.workbook.person.deleteRows(2, 1, WANTED);
  await atRest();
  expect(messages()).toEqual(['', UNKNOWN_POOL]);
});

test('a row whose cells were emptied says nothing', async () => {
  await open();
  await paste(RIGHT, 'Mon\t9\t17\tPool\t\t\t1');
  await paste(RIGHT, '\t\t\t\t\t\t');
  expect(messages()[1]).toBe('');
});

test('while rows are hidden nothing is written, and the next edit afterwards mends it', async () => {
  await open();
  await paste(RIGHT, 'Tue\t9\t17\tKitchen\t\t\t2');
  world.workbook.person.filter(WANTED, 'Day', ['Tue']);
  await type('Department', 3, 'Pool');
  expect(messages()).toEqual(['', '']);
  expect(world.view().wanted).toMatchObject({ count: 1, unreadCount: 1 });
  world.workbook.person.filter(WANTED, 'Day', undefined);
  await type('Notes', 2, 'x');
  expect(messages()).toEqual(['', UNKNOWN_POOL]);
});

test('a sheet without Message is left as it is, and “Shifts” says what is wrong', async () => {
  await open();
  world.workbook.person.deleteColumn('K', WANTED);
  await paste(RIGHT, 'Mon\t9\t17\tPool\t\t\t1');
  expect(Object.keys(rows()[0] ?? {})).not.toContain('Message');
  expect(world.view().wanted).toEqual({ count: 1, unread: [`Row 3, ${UNKNOWN_POOL}`], unreadCount: 1 });
});

test('a Message under another header, and columns of the user, are written rightly', async () => {
  await open();
  world.workbook.person.renameColumn(WANTED, 'Message', 'What is wrong');
  world.workbook.person.insertColumn('B', 'Mine', WANTED);
  world.workbook.person.paste('A2', 'Mon\tkeep\t9\t17\tPool\t\t\t1', WANTED);
  await atRest();
  expect(rows()).toMatchObject([{ Mine: 'keep', 'What is wrong': UNKNOWN_POOL }]);
});

test('a block that is pasted over the header loses nothing, and the columns are known by where they were', async () => {
  await open();
  await paste(RIGHT);
  const header = 'Tag\tBeginn\tEnde\tOrt\tZone\tJob\tLeute';
  world.workbook.person.paste('A1', `${header}\nMon\t9\t17\tPool\t\t\t1`, WANTED);
  await atRest();
  expect(rows()).toMatchObject([{ Tag: 'Mon', Ort: 'Pool', Message: UNKNOWN_POOL }]);
});

test('a look at the pane mends what an edit without an event has left', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  // Another device tells of its edit, and writes its own Messages.
  world.workbook.person.asColleague(() => typeInto(world, WANTED, 'Department', 3, 'Pool'));
  await atRest();
  expect(messages()).toEqual(['', '']);
  expect(world.view().wanted).toMatchObject({ unreadCount: 1 });
  world.passTime(60_000);
  await world.app.look();
  await atRest();
  expect(messages()).toEqual(['', UNKNOWN_POOL]);
});

test('where a write ends the list of Ctrl+Z, Messages are written after a job', async () => {
  await open({}, false);
  await paste(RIGHT, 'Mon\t9\t17\tPool\t\t\t1');
  expect(messages()).toEqual(['', '']);
  await make();
  await atRest();
  expect(messages()).toEqual(['', UNKNOWN_POOL]);
});

test('a protected sheet takes no Messages, and the pane says nothing about it', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  typeInto(world, WANTED, 'Department', 3, 'Pool');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(WANTED).protection.protect();
    await context.sync();
  });
  await atRest();
  expect(messages()).toEqual(['', '']);
  expect(world.view().notice?.tone).not.toBe('error');
});

test('a file that is open read-only gets no Messages, and “Shifts” says what is wrong', async () => {
  await open();
  await paste(RIGHT, RIGHT);
  world.workbook.keep()();
  world.workbook.openReadOnly();
  await world.reopenPane();
  await type('Department', 3, 'Pool');
  expect(messages()).toEqual(['', '']);
  expect(world.view().wanted).toMatchObject({ count: 1, unreadCount: 1 });
});
