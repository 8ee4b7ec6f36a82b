/** A shift with a time of day and without times gets the times of that time of day. */
import { timeOfMinutes } from '../../../src/core/calendar/clock';
import { until } from '../../runner/until';
import { storedBlocks } from '../world/service';
import { addRow, pasteShifts, SHIFT, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const { Person, Date: day } = SHIFT;
const type = (column: string, text: string, row = 2) => typeInto(world, SHEET, column, row, text);
const row = () => world.table(SHEET)[0];
const sending = () => world.view().preview?.tables[0];
const NINE = 9 / 24;

async function withNamed(cells: Readonly<Record<string, string>> = {}): Promise<string> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  const [time] = world.table('Times of Day');
  const name = String(time?.['Name']);
  addRow(world, SHEET, { Person, Date: day, TimeOfDay: name, ...cells });
  return name;
}

/** The times of the first time of day, as cells. */
const named = () => {
  const [time] = world.table('Times of Day');
  return { Start: time?.['StartTime'], End: time?.['EndTime'] };
};

const timeOf = (fraction: unknown) => timeOfMinutes(Math.round(Number(fraction) * 1440));

test('a new shift with a time of day is ready without typed times, and the check writes them into the sheet', async () => {
  await withNamed();
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ added: 1, left: 0, filled: 1 });
  expect(row()).toMatchObject({ ...named(), Status: 'New' });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toHaveLength(1);
});

test('the counts of Home know the times before they are in the sheet', async () => {
  await withNamed();
  await world.app.look();
  await world.workbook.eventsDelivered();
  await world.reopenConnected();
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ added: 1, fix: 0 });
  expect(row()).toMatchObject({ Start: '', End: '' });
});

test('a push at one click shows the times first', async () => {
  await withNamed();
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  expect(world.view().result).toBeUndefined();
  expect(sending()).toMatchObject({ added: 1, filled: 1 });
});

test('the preview still says it after it was made again', async () => {
  await withNamed();
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  type('Notes', 'Bring the keys');
  await world.app.do({ do: 'check-again' });
  expect(sending()).toMatchObject({ added: 1, filled: 1 });
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ added: 1, filled: 0 });
});

test('a shift with times of its own keeps them', async () => {
  await withNamed({ Start: '9:00', End: '17:00' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ added: 1, filled: 0 });
  expect(row()).toMatchObject({ Start: NINE, End: 17 / 24 });
});

test.each([
  ['only one of the times is typed', { Start: '9' }, 'End is empty'],
  ['the time of day is unknown', { TimeOfDay: 'Never heard of' }, 'Start is empty'],
])('nothing is guessed if %s', async (_, cells, sentence) => {
  await withNamed(cells);
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ added: 0, left: 1, filled: 0 });
  expect(row()).toMatchObject({ Status: 'Fix', Message: expect.stringContaining(sentence) as string });
});

test('a row with a typed time block ID changes its filled cells alone', async () => {
  await withNamed({ Date: '', TimeBlockID: '4711' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ filled: 0, left: 0 });
  expect(row()).toMatchObject({ Start: '', End: '' });
});

test('emptied times of a stored shift are those of its time of day, and reverting brings the stored ones back', async () => {
  await withNamed({ Start: '9:00', End: '17:00' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  type('Start', '');
  type('End', '');
  world.workbook.person.select('A2', SHEET);
  await world.app.do({ do: 'watch-rows', on: true });
  await until(() => world.view().selection?.row?.changes.length === 2);
  expect(world.view().selection?.revertible).toBe(1);
  await world.app.do({ do: 'revert-selected' });
  expect(row()).toMatchObject({ Start: NINE, End: 17 / 24, Status: '' });
  type('Start', '');
  type('End', '');
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(sending()).toMatchObject({ updated: 1, filled: 1 });
  expect(row()).toMatchObject(named());
  await world.app.do({ do: 'send' });
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'include-unverified', on: true });
  await world.app.do({ do: 'send-undo' });
  expect(row()).toMatchObject({ Start: NINE, End: 17 / 24 });
});

test('pasted times replace those of the time of day before they are in the sheet', async () => {
  await withNamed();
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'back' });
  type('Start', '');
  type('End', '');
  const { Start } = named();
  await pasteShifts(world, `Name\tDate\tStart\tEnd\n${Person}\t${day}\t${timeOf(Start)}\t12:30`);
  expect(world.view().paste?.shifts.map(({ change }) => change)).toEqual(['changed']);
  await world.app.do({ do: 'add-pasted' });
  expect(world.table(SHEET)).toMatchObject([{ End: 12.5 / 24 }]);
});
