import type { PanePorts as Ports } from '../../../src/app/ports';
import { xmlPartMemory } from '../../../src/excel/memory';
import { READ_TRIES, withFiveEdits } from '../world/five-edits';
import { openWorld, pushUsers, withUsers, type World, type WorldOptions } from '../world/world';

let world: World;
afterEach(() => world.close());

const user = (userName: string) => world.users()[world.rowOf(userName) - 2];
const type = (column: string, userName: string, text: string) =>
  world.workbook.person.type(world.at(column, world.rowOf(userName)), text);

const withEdits = async (options?: WorldOptions) => void (world = await withFiveEdits(options));
function addSomeone(): void {
  const cells = {
    UserName: 'newperson',
    FirstName: 'New',
    LastName: 'Person',
    Email: 'new@harbourlight.example',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(cells)) world.workbook.person.type(world.at(column, 50), text);
}
test.each([true, false])(
  'a call that is refused as a whole, and can’t be read back, is Unknown until a read tells (stored: %s)',
  async (stored) => {
    world = await withUsers();
    addSomeone();
    await world.app.do({ do: 'preview', kind: 'users' });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.sandbox.fault([
      { kind: 'overall-error', stored, method: 'addUsers' },
      { kind: 'status', status: 503, method: 'getUsers', after: 1, times: READ_TRIES },
    ]);
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 0, refused: 0, unknown: 1 });
    expect(user('newperson')).toMatchObject({
      Status: 'Unknown',
      Message: expect.stringContaining('The service refused the whole call (') as string,
    });
    await world.app.do({ do: 'download', kind: 'users' });
    expect(user('newperson')).toMatchObject({ Status: stored ? '0' : '1999' });
  },
);

test('after Ctrl+Z such a row says so again, and no old code stands at it', async () => {
  world = await withUsers();
  world.workbook.person.type(world.at('FirstName', world.rowOf('soconnor')), 'New');
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  await pushUsers(world);
  expect(user('soconnor')).toMatchObject({ Status: '1999' });
  await world.sandbox.fault([
    { kind: 'overall-error', stored: true, method: 'updateUsers' },
    { kind: 'status', status: 503, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await pushUsers(world);
  expect(user('soconnor')).toMatchObject({ Status: 'Unknown' });
  for (let times = 0; times < 20 && user('soconnor')?.['Status'] === 'Unknown'; times += 1)
    world.workbook.person.undo();
  expect(user('soconnor')).toMatchObject({ Status: '1999', FirstName: 'New' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('soconnor')).toMatchObject({
    Status: 'Unknown',
    Message: expect.stringContaining('The service refused the whole call (') as string,
  });
});

test.each([true, false])(
  'an addition whose answer is lost is never stored twice (stored before the cut: %s)',
  async (stored) => {
    world = await withUsers();
    addSomeone();
    await world.sandbox.fault({ kind: 'drop', stored, method: 'addUsers' });
    await pushUsers(world);
    expect(world.view().result).toMatchObject({
      planned: 1,
      stored: stored ? 1 : 0,
      notSent: stored ? 0 : 1,
    });
    await pushUsers(world);
    expect(
      (await world.sandbox.state()).users.filter((each) => each['userName'] === 'newperson'),
    ).toHaveLength(1);
    expect(user('newperson')).toMatchObject({ Status: '0' });
  },
);

test('HTTP 413 goes again in halves, and every row has its answer', async () => {
  await withEdits();
  await world.sandbox.fault({ kind: 'status', status: 413, method: 'updateUsers', times: 2 });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('HTTP 429 waits as long as it says and goes again', async () => {
  await withEdits();
  await world.sandbox.fault({ kind: 'status', status: 429, retryAfterSeconds: 0, method: 'updateUsers' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('a service that is gone before the push: nothing is sent, every edit stays', async () => {
  await withEdits();
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

test('a service that is gone during the push and stays gone: rows are unknown, and the next push settles them first', async () => {
  await withEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'updateUsers' },
    { kind: 'drop', stored: false, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 5, unknown: 5 });
  expect(world.view().result?.stopped).toBe(
    'The service can’t be reached: no answer came, or the connection broke. Check the network and the service address, then try again. Reading back did not work: what became of the rows is settled at the next push.',
  );
  expect(user('soconnor')).toMatchObject({ Status: 'Unknown' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ Status: 'Unknown' });
  await pushUsers(world);
  expect(user('soconnor')).toMatchObject({ Status: '0', FirstName: 'New soconnor' });
  expect((await world.sandbox.state()).calls.filter((call) => call['method'] === 'updateUsers')).toHaveLength(
    1,
  );
});

test('answers that came before the service was gone are said to be in the sheet', async () => {
  await withEdits();
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
    'The answers are in the sheet, but reading back did not work. The service can’t be reached',
  );
  expect(user('soconnor')).toMatchObject({ Status: '0', Message: 'Stored 21 Nov 14:05; not read back yet' });
  world.workbook.person.type(world.at('LastName', world.rowOf('soconnor')), 'Since');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(user('soconnor')).toMatchObject({ Status: 'Edited', LastName: 'Since' });
  await world.app.do({ do: 'download', kind: 'users' });
  await pushUsers(world);
  expect(user('soconnor')).toMatchObject({ Status: '0', LastName: 'Since', FirstName: 'New soconnor' });
});

test('a pane that is closed while rows are unknown settles them when it is opened again', async () => {
  await withEdits();
  addSomeone();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'addUsers' },
    { kind: 'drop', stored: false, method: 'getUsers', after: 1, times: READ_TRIES },
  ]);
  await world.app.do({ do: 'send' });
  await world.reopenPane();
  const untold = 'An earlier push ended before the answers for 1 user came';
  expect(world.view().notice?.title).toContain(untold);
  await world.app.do({ do: 'connect-sample' });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    title: expect.stringMatching(/^Connected/) as string,
    detail: expect.stringContaining(untold) as string,
  });
  await world.app.do({ do: 'preview', kind: 'users' });
  const [planned] = world.view().preview?.tables ?? [];
  expect(planned).toMatchObject({ added: 1, updated: 5 });
  for (const { warning } of planned?.rows ?? []) expect(warning).toMatch(/^An earlier push sent this row/);
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(user('newperson')).toMatchObject({ Status: '0' });
  expect(user('soconnor')).toMatchObject({ Status: '0', FirstName: 'New soconnor' });
  expect(world.users()).toHaveLength(49);
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('Nothing to push');
});

test('a service that lists nobody leaves the sheet as it is', async () => {
  await withEdits();
  const before = world.users();
  await world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: '{"ErrorMessage":"Success","ErrorCode":"0","ItemResponses":[],"Items":[]}',
    method: 'getUsers',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toContain('The service lists no users at all');
  expect(world.users()).toEqual(before);
});

test('a list without any record is told in sentences that end once', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: '{"ErrorMessage":"Success","ErrorCode":"0","ItemResponses":[],"Items":[]}',
    method: 'getTimeOffTrans',
  });
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.detail).toContain('or check the SP.');
  expect(world.view().notice?.detail).not.toContain('../..');
});

test('a company without users gets an empty table to type into', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.sandbox.fault({
    kind: 'status',
    status: 200,
    body: '{"ErrorMessage":"Success","ItemResponses":[],"Items":[]}',
    method: 'getUsers',
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().tables[0]).toMatchObject({ state: 'ready', counts: { rows: 0 } });
});

test('a call that never answers ends at its limit', async () => {
  await withEdits({ limitMs: 150 });
  await world.sandbox.fault({ kind: 'slow', ms: 2000, method: 'getUsers' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice?.title).toContain('no answer within');
});

test('a download can be cancelled while it waits', async () => {
  await withEdits();
  await world.sandbox.fault({ kind: 'slow', ms: 2000, method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await world.app.do({ do: 'cancel' });
  await downloading;
  expect(world.view().notice?.title).toBe('Stopped, as you asked. Nothing was sent.');
});

test('another intent meanwhile is refused in a sentence', async () => {
  await withEdits();
  await world.sandbox.fault({ kind: 'slow', ms: 200, method: 'getUsers' });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().notice?.title).toContain('still running');
  await downloading;
});

test('a cell that is being edited while a push writes makes it wait, says why, and loses nothing', async () => {
  await withEdits();
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.sandbox.fault({ kind: 'slow', ms: 100, method: 'updateUsers' });
  const sending = world.app.do({ do: 'send' });
  while ((await world.sandbox.state()).calls.every((call) => call['method'] !== 'updateUsers'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  world.workbook.person.beginCellEdit();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(world.view().job?.sentence).toContain('Finish typing in the cell');
  world.workbook.person.endCellEdit();
  await sending;
  expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
});

test('no secret is in the workbook or on the screen', async () => {
  await withEdits();
  addSomeone();
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

test('an unexpected error while an answer is read stops the push; the rows are looked up', async () => {
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
  type('FirstName', 'isolberg', 'Renamed');
  await pushUsers(world);
  const { result } = world.view();
  expect(result).toMatchObject({ planned: 1, stored: 1 });
  expect(result?.stopped).toContain('RangeError');
  expect(result?.stopped).not.toContain('cells');
  expect(user('isolberg')).toMatchObject({ Status: '0' });
});
