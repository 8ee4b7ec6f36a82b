/** How many round trips to Excel the acts with a roster take: as many for 150 people as for 20. */
import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { trafficSoFar } from '../../office/library';
import { atRest } from '../world/count-trips';
import { makeRoster, type SeenRoster } from '../world/rosters';
import { addRow } from '../world/typing';
import { openWorld, type World } from '../world/world';

/** On a busy machine an answer of Excel may come late. The pane then asks whether a cell is edited, and that is not counted here. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * The round trips of each act, until the pane is idle. Excel on the web takes some 150 ms for one. A typed cell takes three until it
 * is counted, one that writes the row's hours, and one that reads which cell is selected.
 */
const TRIPS = { made: 28, typed: 5, checked: 9, takenOver: 21, opened: 7, madeAgain: 34 };

let world: World;
let restore: () => void;
beforeEach(() => {
  restore = setSilenceLimit(NEVER_MS, NEVER_MS);
});
afterEach(async () => {
  await world.close();
  restore();
});

async function tripsOf(work: () => unknown): Promise<number> {
  await atRest(world);
  const before = trafficSoFar().trips;
  await work();
  await atRest(world);
  return trafficSoFar().trips - before;
}

test.each([20, 150])('in a company of %i people each act has the same round trips', async (users) => {
  world = await openWorld({
    sandbox: { users },
    workbook: { url: 'https://company.example/Shared/Schedule.xlsx' },
  });
  const { app } = world;
  await app.do({ do: 'connect-sample' });
  await app.do({ do: 'download' });
  await app.do({ do: 'download', kind: 'time-blocks' });
  const people = world.users().map((row) => `${row['FirstName']} ${row['LastName']}`);
  const [one = '', other = ''] = people;
  addRow(world, 'Time Blocks', { Person: one, Date: '2026-11-23', Start: '9:00', End: '17:00' });
  let roster: SeenRoster | undefined;
  const made = await tripsOf(async () => (roster = await makeRoster(world, [])));
  const typed = await tripsOf(() => roster?.type(other, '2026-11-27', '9-17'));
  const { check } = world.view().roster ?? {};
  expect(check).toMatchObject({ typed: 1, changes: 1 });
  const checked = await tripsOf(() => app.do({ do: 'check-roster' }));
  const takenOver = await tripsOf(() => app.do({ do: 'take-over-roster' }));
  expect(world.view().notice?.title).toBe('1 shift added to Time Blocks.');
  const opened = await tripsOf(() => app.do({ do: 'open-rosters' }));
  const madeAgain = await tripsOf(() => app.do({ do: 'make-roster-again', key: check?.key ?? '' }));
  expect({ made, typed, checked, takenOver, opened, madeAgain }).toEqual(TRIPS);
});
