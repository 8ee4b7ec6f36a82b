/** The product in a German Excel: people type and see German, and the API speaks American English. */
import type { OpenOptions } from '../office/open-workbook';
import { callsOf, storedBlocks } from './world/service';
import { addRow, firstFreeRow, HOLIDAY, pasteColumns, SHIFT, typeInto } from './world/typing';
import { pushAll, withEverything, type World } from './world/world';

/** Excel for Windows in German. */
const GERMAN: OpenOptions = { hardness: { language: 'de-DE', platform: 'PC' } };

let world: World;
afterEach(() => world.close());

const BLOCKS = 'Time Blocks';

async function openWithBlocks(): Promise<void> {
  world = await withEverything({ workbook: GERMAN });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

test('German Excel: after a download no row of any table is new or edited, also after a sort and a second download', async () => {
  world = await withEverything({ workbook: GERMAN });
  const { tables } = world.view();
  for (const { title, counts } of tables.filter(({ state }) => state === 'ready'))
    expect([title, counts]).toEqual([title, { ...counts, added: 0, edited: 0, fix: 0 }]);
  world.workbook.person.sort('TimeOff', 'EffectiveDate', false);
  world.workbook.person.sort('Departments', 'Active', true);
  const before = world.workbook.person.read('Departments');
  await pushAll(world);
  expect(world.view().notice?.title).toBe('Nothing to push: no row of any table is new or edited.');
  await world.app.do({ do: 'download' });
  expect(world.workbook.person.read('Departments')).toEqual(before);
});

test('German Excel: a date typed as 24.12.2026 and one as 24.12. are the days that the service gets', async () => {
  world = await withEverything({ workbook: GERMAN });
  const person = { Person: 'Ingrid Solberg', Account: 'Vacation', Amount: '-2' };
  addRow(world, 'Time Off', { ...person, EffectiveDate: '24.12.2026', Description: 'full' });
  addRow(world, 'Time Off', { ...person, EffectiveDate: '4.5.2026', Description: 'short' });
  addRow(world, 'Time Off', { ...person, EffectiveDate: '24.12.', Description: 'no year' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  const sent = (await callsOf(world, 'addTimeOffTrans')).flatMap(({ items }) => items as object[]);
  expect(sent).toMatchObject([
    { EffectiveDate: '12-24-2026', Description: 'full' },
    { EffectiveDate: '05-04-2026', Description: 'short' },
    { EffectiveDate: '12-24-2026', Description: 'no year' },
  ]);
});

test('German Excel: times, a decimal comma and dates of shifts reach the service as they were typed', async () => {
  await openWithBlocks();
  addRow(world, BLOCKS, { ...SHIFT, Date: '23.11.2026', Start: '8:30', End: '17', Hours: '7,5' });
  addRow(world, BLOCKS, { ...SHIFT, Date: '24.11.', Start: '9:30 AM', End: '17.00', Hours: '8' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-23T08:30', endDateTime: '2026-11-23T17:00', numHours: 7.5 },
    { startDateTime: '2026-11-24T09:30', endDateTime: '2026-11-24T17:00', numHours: 8 },
  ]);
});

test('German Excel: dates, times and numbers that were pasted from a German list are read like typed ones', async () => {
  await openWithBlocks();
  const row = firstFreeRow(world, BLOCKS);
  pasteColumns(world, BLOCKS, row, {
    Person: ['Ingrid Solberg', 'Kwame Mensah'],
    Date: ['4.5.2027', '13.12.2026'],
    Start: ['08:00', '22:15'],
    End: ['16:30', '6:00'],
    Hours: ['7,75', '7,50'],
  });
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2027-05-04T08:00', endDateTime: '2027-05-04T16:30', numHours: 7.75 },
    { startDateTime: '2026-12-13T22:15', endDateTime: '2026-12-14T06:00', numHours: 7.5 },
  ]);
});

test('C5: yes and no read the same in each language: typed, picked and downloaded cells look alike after a push', async () => {
  world = await withEverything({ workbook: GERMAN });
  const active = () => world.table('Departments').map((row) => row['Active']);
  expect(new Set(active())).toEqual(new Set(['Yes', 'No']));
  const yes = active().flatMap((cell, at) => (cell === 'Yes' ? [at + 2] : []));
  const [picked = 0, typed = 0, copied = 0] = yes;
  for (const [row, text] of [
    [picked, 'No'],
    [typed, 'FALSCH'],
    [copied, 'FALSE'],
  ] as const)
    typeInto(world, 'Departments', 'Active', row, text);
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 3, stored: 3 });
  const sent = (await callsOf(world, 'updateDepts')).flatMap(({ items }) => items as object[]);
  expect(sent).toMatchObject([{ Active: '0' }, { Active: '0' }, { Active: '0' }]);
  await world.app.do({ do: 'download' });
  expect(yes.slice(0, 3).map((row) => active()[row - 2])).toEqual(['No', 'No', 'No']);
});

test('C5: a truth value that is typed over the same one is no edit', async () => {
  world = await withEverything({ workbook: GERMAN });
  const at = world.table('Departments').findIndex((row) => row['Active'] === 'Yes');
  for (const text of ['WAHR', 'TRUE', 'yes', '1']) {
    typeInto(world, 'Departments', 'Active', at + 2, text);
    await pushAll(world);
    expect(world.view().notice?.title).toBe('Nothing to push: no row of any table is new or edited.');
  }
});

test.each([
  ['12/24/2026', 'is not a date that can be read safely'],
  ["'04/05/2026", 'is not a date that can be read safely'],
  ["'24.12.2026", 'is not a date that can be read safely'],
])('German Excel: the date %s stays text, and is refused with a sentence', async (text, sentence) => {
  world = await withEverything({ workbook: GERMAN });
  const row = addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: text, Amount: '-2' });
  await pushAll(world);
  expect(world.table('Time Off')[row - 2]).toMatchObject({
    Status: 'Fix',
    Message: expect.stringContaining(sentence) as string,
  });
  expect(await callsOf(world, 'addTimeOffTrans')).toEqual([]);
});

test('German Excel: a number of days that Excel took for a date is refused', async () => {
  world = await withEverything({ workbook: GERMAN });
  const row = addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: '24.12.2026', Amount: '1.5' });
  await pushAll(world);
  expect(world.table('Time Off')[row - 2]).toMatchObject({
    Status: 'Fix',
    Message:
      'Days (− taken): 46143 is too large. Excel may have made a date of what you typed: type the number again, in the way in which Excel shows numbers (7,5 or 7.5).',
  });
  expect(await callsOf(world, 'addTimeOffTrans')).toEqual([]);
});

test.each([
  ['Hours', '7.5', 'Hours: 46149 is too large. Excel may have made a date of what you typed: type'],
  ['Start', '8.30', 'Start: Excel may have made a date of what you typed; type the time with a colon'],
  ['End', '9.5', 'End: Excel may have made a date of what you typed; type the time with a colon'],
])(
  'German Excel: %s typed as %s, which Excel took for a date, is refused',
  async (column, text, sentence) => {
    await openWithBlocks();
    const row = addRow(world, BLOCKS, { ...SHIFT, Date: '23.11.2026', [column]: text });
    await pushAll(world);
    expect(world.table(BLOCKS)[row - 2]).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining(sentence) as string,
    });
    expect(await storedBlocks(world)).toEqual([]);
  },
);
