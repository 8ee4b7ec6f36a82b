/** The relay says that it made no connection to the service: nothing of such a call can be stored. */
import { failingAsDirect } from '../../../src/taskpane/browser/network-service';
import { methodOf } from '../world/network';
import { callsOf, storedTimeOff, storedUser, storedUsers, writesTo } from '../world/service';
import { addRow, addUser, HOLIDAY, pasteUsers, typeUser } from '../world/typing';
import { pushAll, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** Calls of these methods do not reach the service. */
let cut: string[] = [];

/** A relay that answers 502 for the cut methods. `beforeThat` calls of a cut method reach the service first. */
function relay(failure: 'not-sent' | 'unreachable', beforeThat = 0): typeof fetch {
  let left = beforeThat;
  return failingAsDirect(async (input, init) => {
    if (!cut.includes(methodOf(input)) || left-- > 0) return fetch(input, init);
    return new Response('', { status: 502, headers: { 'x-shiftsheet-relay-failure': failure } });
  });
}

const REASON =
  'The web server of this pane could not connect to the service, so this call was not sent. Try again. If the problem stays, ask your administrator.';
const NOT_SENT = {
  Status: 'Not sent',
  Message: 'The push ended before this row was sent. Push again.',
};

test('edits and new rows are “Not sent”, nothing is looked up, and the next push sends each once', async () => {
  cut = ['addUsers', 'updateUsers'];
  world = await withUsers({ fetch: relay('not-sent') });
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  addUser(world);
  const reads = (await callsOf(world, 'getUsers')).length;
  await pushUsers(world);
  expect(world.view().result).toMatchObject({
    planned: 2,
    stored: 0,
    unknown: 0,
    notSent: 2,
    stopped: REASON,
  });
  expect([world.user('soconnor'), world.user('newperson')]).toMatchObject([NOT_SENT, NOT_SENT]);
  expect(await writesTo(world)).toEqual([]);
  expect((await callsOf(world, 'getUsers')).length - reads).toBe(1);
  cut = [];
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2, unknown: 0, notSent: 0, stopped: '' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
  expect(await storedUsers(world, 'newperson')).toHaveLength(1);
  expect((await writesTo(world)).map(({ method }) => method)).toEqual(['updateUsers', 'addUsers']);
});

test('records without a name of their own are not in doubt either, and are stored once', async () => {
  cut = ['addTimeOffTrans'];
  world = await withEverything({ fetch: relay('not-sent') });
  for (let at = 0; at < 2; at += 1) addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Yule' });
  const yule = () => world.table('Time Off').filter((row) => row['Description'] === 'Yule');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 0, unknown: 0, notSent: 2 });
  expect(yule()).toMatchObject([NOT_SENT, NOT_SENT]);
  cut = [];
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2, left: 0 });
  expect(await storedTimeOff(world, 'Yule')).toHaveLength(2);
});

test('calls that came before keep their answers, and the rows after them are “Not sent”', async () => {
  cut = ['addUsers'];
  world = await withUsers({ fetch: relay('not-sent', 1) });
  pasteUsers(world, 120);
  await pushUsers(world);
  const { stored = 0 } = world.view().result ?? {};
  expect(stored).toBeGreaterThan(0);
  expect(world.view().result).toMatchObject({ planned: 120, refused: 0, unknown: 0, notSent: 120 - stored });
  cut = [];
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 120 - stored, stored: 120 - stored, unknown: 0 });
  const names = (await writesTo(world)).flatMap(({ items }) => items);
  expect(names).toHaveLength(120);
});

test('a relay that lost the connection later leaves the rows in doubt', async () => {
  cut = ['addTimeOffTrans'];
  world = await withEverything({ fetch: relay('unreachable') });
  addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Yule' });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, unknown: 1, notSent: 0 });
});
