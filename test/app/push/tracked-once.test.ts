/** A push reads its table many times. Rows that are as they were are not tracked and checked again. */
import type { WorkName } from '../../../src/app/work';
import { replace } from '../../runner/replace';
import { withUsers, type World } from '../world/world';

/** How much of each kind of work is done from now on, in parts between two places to pause. A table always has as many. */
function countParts(): (name: WorkName) => number {
  const parts = new Map<WorkName, number>();
  replace(globalThis, 'watchWork', {
    value: (name: WorkName) => {
      parts.set(name, (parts.get(name) ?? 0) + 1);
      return () => undefined;
    },
  });
  return (name) => parts.get(name) ?? 0;
}

/** Types a cell, opens the preview, and says how often `work` then tracks and checks the whole table. */
async function timesDone(world: World, work: () => Promise<unknown>) {
  const once = countParts();
  world.workbook.person.type(world.at('LastName', 3), 'Garcia-Lopez');
  await world.app.do({ do: 'preview', kind: 'users' });
  const [tracked, checked] = [once('rows tracked'), once('problems of rows')];
  const now = countParts();
  await work();
  return { tracked: now('rows tracked') / tracked, checked: now('problems of rows') / checked };
}

test('a table is tracked and checked once before its preview, and once after its rows are stored', async () => {
  const world = await withUsers();
  const push = () => world.app.do({ do: 'send' });
  expect(await timesDone(world, push)).toEqual({ tracked: 1, checked: 1 });
  expect(world.view().result ?? world.view().pushed).toMatchObject({ planned: 1, stored: 1 });
  await world.close();
});

test('a preview that is made again without an edit tracks and checks nothing', async () => {
  const world = await withUsers();
  const again = () => world.app.do({ do: 'check-again' });
  expect(await timesDone(world, again)).toEqual({ tracked: 0, checked: 0 });
  await world.close();
});

test('a cell that is typed after the preview is tracked and checked, although Excel loses the event', async () => {
  const world = await withUsers({ workbook: { hardness: { dropsEventEach: 1 } } });
  const again = async () => {
    world.workbook.person.type(world.at('LastName', 3), '');
    await world.app.do({ do: 'check-again' });
  };
  expect(await timesDone(world, again)).toEqual({ tracked: 1, checked: 1 });
  expect(world.view().preview?.tables[0]).toMatchObject({ left: 1, updated: 0 });
  await world.close();
});
