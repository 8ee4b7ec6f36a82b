/** Colours of Status: tables are made with them, older tables get them once, and one setting takes them away. */
import { openFixture } from '../../fixtures/fixture';
import { trafficSoFar } from '../../office/library';
import { withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const rules = () =>
  world.workbook.host.book.conditionalFormats.filter(({ rule }) =>
    JSON.stringify(rule).includes('Shiftsheet'),
  );

test('one setting takes the colours away, also from tables that are made later, and gives them back', async () => {
  world = await withUsers();
  const count = rules().length;
  expect(count).toBeGreaterThan(0);
  await world.app.do({ do: 'colour-status', on: false });
  expect(world.view().notice).toBeUndefined();
  expect(world.view()).toMatchObject({ coloursStatus: false });
  expect(rules()).toEqual([]);
  await world.app.do({ do: 'download', kind: 'departments' });
  expect(rules()).toEqual([]);
  await world.reopenConnected();
  await world.app.do({ do: 'colour-status', on: true });
  expect(rules()).toHaveLength(2 * count);
});

test('a table of an older release gets colours with its next download, and only once', async () => {
  world = await openFixture('november-2026');
  await world.app.do({ do: 'connect-sample' });
  expect(rules()).toEqual([]);
  await world.app.do({ do: 'download', kind: 'users' });
  const count = rules().length;
  expect(count).toBeGreaterThan(0);
  for (const rule of rules()) rule.area = undefined;
  const before = trafficSoFar().trips;
  await world.app.do({ do: 'download', kind: 'users' });
  const trips = trafficSoFar().trips - before;
  expect(rules()).toHaveLength(count);
  expect(trips).toBeLessThanOrEqual(12);
});
