/** Answers whose message says something else than their code: lists with an error, and items that are `0` with other words. */
import { Network } from '../world/network';
import { callsOf } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
let network: Network;
beforeEach(async () => {
  network = new Network();
  world = await withEverything({ fetch: network.fetch });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

const DOWN = 'Database is down';

test.each([
  ['no code', {}],
  ['an empty code', { ErrorCode: '' }],
  ['the code 0', { ErrorCode: '0' }],
])(
  'N6: a list with %s and an error as its message changes nothing, and its words are shown',
  async (_, code) => {
    const before = [world.table('Departments'), world.table('Qualifications')];
    network.reshape['getDepts'] = () => JSON.stringify({ ErrorMessage: DOWN, ...code, Items: [] });
    await world.app.do({ do: 'download', kind: 'departments' });
    expect(JSON.stringify(world.view().notice)).toContain(DOWN);
    // One of the lists that make up the table.
    let lists = 0;
    network.reshape['getQualifications'] = (body) =>
      (lists += 1) === 2 ? JSON.stringify({ ErrorMessage: DOWN, ...code, Items: [] }) : body;
    await world.app.do({ do: 'download', kind: 'qualifications' });
    expect(JSON.stringify(world.view().notice)).toContain(DOWN);
    expect([world.table('Departments'), world.table('Qualifications')]).toEqual(before);
  },
);

test('N6: in a push, a list with an error leaves the row as it is, and its words are shown', async () => {
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  network.reshape['getDepts'] = () => JSON.stringify({ ErrorMessage: DOWN, Items: [] });
  await world.app.do({ do: 'push', kind: 'departments' });
  expect(world.table('Departments')[0]).toMatchObject({ Status: 'Edited' });
  expect(JSON.stringify(world.view().notice)).toContain(DOWN);
});

test('N15: names that were known stay if their list is empty for a moment', async () => {
  const people = () => world.table('Time Off').map((row) => row['Person']);
  const before = people();
  network.reshape['getUsers'] = () => JSON.stringify({ ErrorMessage: 'Success', Items: [] });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(people()).toEqual(before);
});

const LOCKED = 'Not saved: the schedule is locked';

/** Answers every item with the code 0 and these words, and stores none. */
const lockedItems = (items: readonly unknown[]) => ({
  ErrorCode: '0',
  ErrorMessage: 'Success',
  ItemResponses: items.map((_, at) => ({ ItemNo: String(at + 1), ErrorCode: '0', ErrorMessage: LOCKED })),
  Items: [],
});
const block = () => world.table('Time Blocks')[0];

test('N8: a new block that is answered 0 with other words is Unknown, and shows them until the user decides', async () => {
  addRow(world, 'Time Blocks', SHIFT);
  network.instead['addTimeBlocks'] = lockedItems;
  await pushAll(world);
  const unknown = { Status: 'Unknown', Message: expect.stringContaining(LOCKED) as string };
  expect(block()).toMatchObject(unknown);
  await world.reopenConnected();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  expect(block()).toMatchObject(unknown);
  network.instead = {};
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, canBeConfirmed: true }]);
});

test('N8: an edited block that is answered 0 with other words is Unknown, and shows them', async () => {
  addRow(world, 'Time Blocks', SHIFT);
  await pushAll(world);
  typeInto(world, 'Time Blocks', 'Notes', 2, 'bring keys');
  network.instead['updateTimeBlocks'] = lockedItems;
  await pushAll(world);
  expect(block()).toMatchObject({ Status: 'Unknown', Message: expect.stringContaining(LOCKED) as string });
});

test('N8: what a list shows decides about an item that is answered 0 with other words', async () => {
  const reworded = (body: string) =>
    body.replace(/"ErrorMessage":"Success"(?=,"ItemNo")/g, `"ErrorMessage":"${LOCKED}"`);
  typeInto(world, 'Departments', 'Name', 2, 'Care and Cure');
  network.reshape['updateDepts'] = reworded;
  await pushAll(world);
  expect(world.table('Departments')[0]).toMatchObject({ Status: '0' });
  typeInto(world, 'Departments', 'Name', 2, 'Cure');
  network.instead['updateDepts'] = lockedItems;
  await pushAll(world);
  expect(world.table('Departments')[0]).toMatchObject({
    Status: 'Not sent',
    Message: expect.stringContaining(LOCKED) as string,
  });
});

test('N27: an entry with the number 0 makes all items of the call unknown', async () => {
  addRow(world, 'Time Blocks', SHIFT);
  addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-24' });
  network.instead['addTimeBlocks'] = (items) => ({
    ErrorCode: '0',
    ErrorMessage: 'Success',
    ItemResponses: items.map((_, at) => ({
      ItemNo: String(at),
      ErrorCode: at === 0 ? '7' : '0',
      ErrorMessage: at === 0 ? 'Refused' : 'Success',
    })),
    Items: [],
  });
  await pushAll(world);
  expect(world.table('Time Blocks').slice(0, 2)).toMatchObject([
    { Status: 'Unknown' },
    { Status: 'Unknown' },
  ]);
  expect(await callsOf(world, 'addTimeBlocks')).toHaveLength(0);
});
