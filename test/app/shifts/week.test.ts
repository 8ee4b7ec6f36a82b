/** The week on the tab Shifts: hours, people and open shifts by day. */
import { trafficSoFar } from '../../office/library';
import { wait } from '../../runner/until';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

// Today is Saturday, 21 November 2026.
const show = (offset: number) => world.app.do({ do: 'show-week', kind: 'time-blocks', offset });
const days = () =>
  (world.view().week?.days ?? [])
    .filter(({ hours, openShifts }) => hours > 0 || openShifts > 0)
    .map(({ day, hours, people, openShifts }) => [day, hours, people, openShifts]);

async function withShifts(): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, 'Time Blocks', SHIFT); // Monday, 23 November, 9 to 17
  addRow(world, 'Time Blocks', { ...SHIFT, Start: '20:00', End: '6:00', Person: 'Kwame Mensah' });
  addRow(world, 'Time Blocks', { ...SHIFT, Start: '18', End: '20' });
  addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-25', Person: 'Open shift' });
  addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-26', 'Time-Off Reason': 'Holiday' });
  addRow(world, 'Time Blocks', { ...SHIFT, Date: '2026-11-22' });
  await wait(400);
}

test('a week has the hours, people and open shifts of each day; a night counts on its first day, time off not at all', async () => {
  await withShifts();
  await show(1);
  expect(days()).toEqual([
    ['Mon 23 Nov', 20, 2, 0],
    ['Wed 25 Nov', 8, 0, 1],
  ]);
  expect(world.view().week?.days).toHaveLength(7);
  await show(0);
  expect(days()).toEqual([['Sun 22 Nov', 8, 1, 0]]);
});

test('typed hours count in place of the length, and the next look follows the sheet', async () => {
  await withShifts();
  typeInto(world, 'Time Blocks', 'Hours', 2, '7.5');
  await wait(400);
  await show(1);
  expect(days()[0]).toEqual(['Mon 23 Nov', 19.5, 2, 0]);
});

test('B1: a look costs no round trip if the sheet was not edited since it was read', async () => {
  await withShifts();
  await show(0);
  const before = trafficSoFar().trips;
  await show(1);
  await show(2);
  expect(trafficSoFar().trips - before).toBe(0);
});

test('a sheet without shifts has an empty week, and a sheet that is not there has none', async () => {
  world = await withEverything();
  await show(0);
  expect(world.view().week).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await show(0);
  expect(days()).toEqual([]);
  expect(world.view().week?.days).toHaveLength(7);
});
