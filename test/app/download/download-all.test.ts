/** What "Download everything" brings: the kinds that schedulers work with, and those that the workbook has. */
import { openWorld, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const brought = () =>
  world
    .view()
    .tables.filter(({ state }) => state === 'ready')
    .map(({ title }) => title);

test('categories and other items are brought only if the workbook has their sheets', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.title).toBe('Everything is here: 8 sheets');
  expect(brought()).toEqual([
    'Users',
    'Departments',
    'Tasks',
    'Areas',
    'Times of Day',
    'Time-Off Accounts',
    'Qualifications',
    'Time Off',
  ]);
  await world.app.do({ do: 'download', kind: 'categories' });
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.title).toBe('Everything is here: 9 sheets');
});
