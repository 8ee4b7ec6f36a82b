import type { PanePorts as Ports } from '../../../src/app/ports/ports';
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { until, wait } from '../../runner/until';
import { READ_TRIES, withFiveEdits } from '../world/five-edits';
import { Network } from '../world/network';
import { callsOf, storedUser, storedUsers } from '../world/service';
import { addUser, typeUser } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test.each([true, false])(
  'a row of a call that is refused as a whole is Unknown until a list shows whether it is stored (stored: %s)',
  async (stored) => {
    world = await withUsers();
    addUser(world);
    await world.app.do({ do: 'preview', kind: 'users' });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.sandbox.fault([
      { kind: 'overall-error', stored, method: 'addUsers' },
      { kind: 'status', status: 503, method: 'getUsers', after: 1, times: READ_TRIES },
    ]);
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 0, refused: 0, unknown: 1 });
    expect(world.user('newperson')).toMatchObject({
      Status: 'Unknown',
      Message: expect.stringContaining('Refused with the whole call (') as string,
    });
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.user('newperson')).toMatchObject({ Status: stored ? '0' : '1999' });
  },
);

test('an update that the service refuses and yet shows in its list is as on the service, and the result has the refusal', async () => {
  const network = new Network();
  network.reshape = {
    updateUsers: (body) => body.replaceAll('"ErrorCode":"0"', '"ErrorCode":"8"'),
  };
  world = await withUsers({ fetch: network.fetch });
  typeUser(world, 'FirstName', 'soconnor', 'New');
  await pushUsers(world);
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'New' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 0, refused: 1, unknown: 0 });
  expect(world.user('soconnor')).toMatchObject({ Status: '', Message: '', FirstName: 'New' });
});

test('after Ctrl+Z an unconfirmed row shows Unknown again at the next preview, not an older code', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'New');
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: '1999' });
  await world.sandbox.fault([
    { kind: 'overall-error', stored: true, method: 'updateUsers' },
    { kind: 'status', status: 503, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: 'Unknown' });
  for (let times = 0; times < 20 && world.user('soconnor')?.['Status'] === 'Unknown'; times += 1)
    world.workbook.person.undo();
  expect(world.user('soconnor')).toMatchObject({ Status: '1999', FirstName: 'New' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({
    Status: 'Unknown',
    Message: expect.stringContaining('Refused with the whole call (') as string,
  });
});

test.each([true, false])(
  'an addition whose answer is lost is stored once (stored before the connection breaks: %s)',
  async (stored) => {
    world = await withUsers();
    addUser(world);
    await world.sandbox.fault({ kind: 'drop', stored, method: 'addUsers' });
    await pushUsers(world);
    expect(world.view().result).toMatchObject({
      planned: 1,
      stored: stored ? 1 : 0,
      notSent: stored ? 0 : 1,
    });
    await pushUsers(world);
    expect(await storedUsers(world, 'newperson')).toHaveLength(1);
    expect(world.user('newperson')).toMatchObject({ Status: '0' });
  },
);

test('after HTTP 413 a batch is sent again in halves, and every row gets its answer', async () => {
  world = await withFiveEdits();
  await world.sandbox.fault({ kind: 'status', status: 413, method: 'updateUsers', times: 2 });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('after HTTP 429 the push waits as long as the service asks, then sends the batch again', async () => {
  world = await withFiveEdits();
  await world.sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 0, method: 'updateUsers' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('if the service can’t be reached before the push, nothing is sent and every edit stays', async () => {
  world = await withFiveEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  const before = world.users();
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'getUsers', times: READ_TRIES });
  await world.app.do({ do: 'send' });
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('can’t be reached') as string,
  });
  expect(world.users()).toEqual(before);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('if the service can’t be reached during the push, rows are Unknown, and the next push reconciles them first', async () => {
  world = await withFiveEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'updateUsers' },
    { kind: 'drop', stored: false, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 5, unknown: 5 });
  expect(world.view().result?.stopped).toBe(
    'The service can’t be reached: no answer came, or the connection broke. Check the network and the service address, then try again. Shiftsheet could not read the records back. The next push finds out whether the rows were stored.',
  );
  expect(world.user('soconnor')).toMatchObject({ Status: 'Unknown' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Unknown' });
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: '0', FirstName: 'New soconnor' });
  expect(await callsOf(world, 'updateUsers')).toHaveLength(1);
});

test('if reading back fails, the pane says that the answers are in the sheet', async () => {
  world = await withFiveEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault({
    kind: 'drop',
    stored: false,
    method: 'getUsers',
    after: 1,
    times: READ_TRIES,
  });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
  expect(world.view().result?.stopped).toContain(
    'The answers are in the sheet, but Shiftsheet could not read the records back. The service can’t be reached',
  );
  expect(world.user('soconnor')).toMatchObject({
    Status: '0',
    Message: 'Stored 21 Nov 14:05; not read back yet',
  });
  typeUser(world, 'LastName', 'soconnor', 'Since');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: 'Edited', LastName: 'Since' });
  await world.app.do({ do: 'download', kind: 'users' });
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: '0', LastName: 'Since', FirstName: 'New soconnor' });
});

test('unconfirmed rows are reconciled after the pane is closed and opened again', async () => {
  world = await withFiveEdits();
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'addUsers' },
    { kind: 'drop', stored: false, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await world.app.do({ do: 'send' });
  await world.reopenPane();
  const notice = 'An earlier push ended before the answers for 1 user came';
  expect(world.view().notice?.title).toContain(notice);
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    title: expect.stringMatching(/^Connected/) as string,
    detail: expect.stringContaining(notice) as string,
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  const [planned] = world.view().preview?.tables ?? [];
  expect(planned).toMatchObject({ added: 1, updated: 5 });
  for (const { warning } of planned?.rows ?? []) expect(warning).toMatch(/^An earlier push sent this row/);
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('newperson')).toMatchObject({ Status: '0' });
  expect(world.user('soconnor')).toMatchObject({ Status: '0', FirstName: 'New soconnor' });
  expect(world.users()).toHaveLength(49);
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('a call without an answer ends at its time limit', async () => {
  world = await withFiveEdits({ limitMs: 150 });
  await world.sandbox.fault({ kind: 'slow', ms: 2000, method: 'getUsers' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toContain('no answer within');
});

test('a waiting download can be cancelled', async () => {
  world = await withFiveEdits();
  await world.sandbox.fault({ kind: 'slow', ms: 2000, method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await wait(50);
  await world.app.do({ do: 'cancel' });
  await downloading;
  expect(world.view().notice?.title).toBe('Stopped, as you asked. Nothing was sent.');
});

test('a second command during a job is refused with a sentence', async () => {
  world = await withFiveEdits();
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await wait(20);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().notice?.title).toContain('still running');
  await downloading;
});

test('a push waits while a cell is being edited, says so, and then continues', async () => {
  world = await withFiveEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault({ kind: 'slow', ms: 100, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  await until(
    async () => !(await world.sandbox.state()).calls.every((call) => call['method'] !== 'updateUsers'),
  );
  world.workbook.person.beginCellEdit();
  await until(() => expect(world.view().job?.sentence).toContain('Finish typing in the cell'));
  world.workbook.person.endCellEdit();
  await sending;
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('neither a first password nor the session ID gets into the workbook', async () => {
  world = await withFiveEdits();
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  const [first] = world.view().preview?.passwords ?? [];
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addUsers' });
  await world.app.do({ do: 'send' });
  const memory = xmlPartMemory(() => undefined);
  const texts = [
    ...world.users().flatMap((row) => Object.values(row)),
    ...(await Promise.all((await memory.names('')).map((name) => memory.read(name)))),
  ].join('\n');
  expect(first?.password).toMatch(/^.{12}$/);
  expect(texts).not.toContain(first?.password);
  expect(texts).not.toContain(world.sandbox.sessionId);
});

test('an unexpected error while an answer is read stops the push, and its rows are read back', async () => {
  const failing = (ports: Ports): Ports => ({
    ...ports,
    serviceAt: async (given) => {
      const service = await ports.serviceAt(given);
      return {
        address: service.address,
        call: async (method, options) => {
          const answer = await service.call(method, options);
          if (method === 'updateUsers') throw new RangeError('of a text that quotes cells');
          return answer;
        },
      };
    },
  });
  world = await withUsers({ ports: failing });
  typeUser(world, 'FirstName', 'isolberg', 'Renamed');
  await pushUsers(world);
  const { result } = world.view();
  expect(result).toMatchObject({ planned: 1, stored: 1 });
  expect(result?.stopped).toContain('RangeError');
  expect(result?.stopped).not.toContain('cells');
  expect(world.user('isolberg')).toMatchObject({ Status: '0' });
});

test('a message of the service that is longer than a cell is cut, and its table can be pushed and downloaded afterwards', async () => {
  const network = new Network();
  world = await withUsers({ fetch: network.fetch });
  typeUser(world, 'FirstName', 'soconnor', 'Neu');
  network.instead['updateUsers'] = () => ({
    ErrorCode: '3',
    ItemResponses: [{ ItemNo: '1', ErrorCode: '12', ErrorMessage: 'y'.repeat(40_000) }],
  });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, refused: 1 });
  expect(world.user('soconnor')).toMatchObject({ Status: '12', Message: 'y'.repeat(32_767) });
  network.instead = {};
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ Status: '', FirstName: 'Neu' });
});

test('a value of the service that is longer than a cell is cut, and its table can be downloaded', async () => {
  const network = new Network();
  network.reshape['getUsers'] = (body) => body.replace(/"DoB":"[^"]*"/, `"DoB":"${'x'.repeat(40_000)}"`);
  world = await withUsers({ fetch: network.fetch });
  expect(world.users().map((user) => String(user['DoB']).length)).toContain(32_766);
});
