/** The text that a user can send to support: what it says. test/app/diagnostics/no-data.test.ts tests what it never says. */
import { createApp } from '../../../src/app/app';
import type { PanePorts } from '../../../src/app/ports/ports';
import { Network } from '../world/network';
import { addUser, typeUser } from '../world/typing';
import { openWorld, pushUsers, withUsers, type World } from '../world/world';

const pane = {
  version: '0.1.0',
  build: '4f1c',
  engine: 'Edge 128',
  languages: ['en-US', 'de'],
  features: { locks: true, clipboard: false },
};

let world: World;
afterEach(() => world.close());

/** The lines of the text, by their keys. */
async function diagnostics(): Promise<Record<string, string>> {
  await world.app.do({ do: 'make-diagnostics', pane });
  const lines = (world.view().diagnostics?.text ?? '').matchAll(/^([\w.-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, key = '', words = '']) => [key, words]));
}

const errorsIn = (text: Record<string, string>) =>
  Object.entries(text).flatMap(([key, words]) => (key.startsWith('error.') ? [words] : []));

test('a pane that has just opened says what it, its browser, Excel and the file are', async () => {
  world = await openWorld({ workbook: { url: 'C:\\Users\\maria\\Roster.xlsx', excelApi: '1.14' } });
  expect(await diagnostics()).toMatchObject({
    'add-in.version': '0.1.0',
    'add-in.build': '4f1c',
    'browser.engine': 'Edge 128',
    'browser.languages': 'en-US, de',
    'browser.locks': 'yes',
    'browser.clipboard': 'no',
    'excel.sets': 'ExcelApi 1.14, DelayForCellEdit 1.1',
    'file.place': 'local path',
    'service.connected': 'no',
    'service.answers': 'none yet',
    errors: '0',
  });
});

test('tables and the workbook’s memory are given by their sizes', async () => {
  world = await withUsers();
  const text = await diagnostics();
  expect(text['table.users']).toBe('48 rows, 17 columns');
  expect(text['memory.baseline-users']).toMatch(/^\d+ bytes in 1 part$/);
  expect(Object.keys(text).filter((key) => key.startsWith('table.'))).toEqual(['table.users']);
  expect(text['file.dates']).toBe('from 1900');
});

test('a connected pane says that it is connected, over which protocol, and in which form the service answers', async () => {
  world = await withUsers();
  expect(await diagnostics()).toMatchObject({
    'service.connected': 'yes, sample data',
    'service.protocol': 'http',
    'service.answers': 'json',
  });
});

test('the last jobs have their round trips to Excel and their calls, the newest first', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'Inga');
  world.passTime(3_000);
  await world.app.do({ do: 'push' });
  world.passTime(240_000);
  const text = await diagnostics();
  expect(text['job.1']).toBe('push, began 4 min ago, took 0 ms');
  expect(text['job.1.excel']).toMatch(
    /^\d+ runs in [\d.]+ m?s, longest [\d.]+ m?s, \d+ round trips, longest [\d.]+ m?s$/,
  );
  expect(text['job.1.getUsers']).toMatch(/^2 calls, longest [\d.]+ m?s, 0 characters sent, \d+ received$/);
  expect(text['job.1.updateUsers']).toMatch(
    /^1 call, longest .*, [1-9]\d* characters sent, [1-9]\d* received$/,
  );
  expect(text['job.2']).toMatch(/^download, /);
  expect(text['job.3']).toMatch(/^connect-sample, /);
  expect(text['between-jobs.excel']).toMatch(/^\d+ runs/);
});

test('a job that runs is called running', async () => {
  const network = new Network();
  world = await withUsers({ fetch: network.fetch });
  let text: Record<string, string> = {};
  network.before['getUsers'] = async () => (text = await diagnostics());
  await world.app.do({ do: 'download', kind: 'users' });
  expect(text['job.1']).toBe('download, began 0 s ago, still running');
});

test('errors have Excel’s code, the HTTP status or the ErrorCode, the newest first', async () => {
  world = await withUsers();
  addUser(world, { UserName: 'ingridsolberg' });
  await pushUsers(world);
  await world.sandbox.fault({ kind: 'status', status: 418, body: 'Maria Garcia', method: 'getUsers' });
  await world.app.do({ do: 'download', kind: 'users' });
  world.passTime(60_000);
  world.workbook.host.faults.failBatch('GeneralException');
  await world.app.do({ do: 'preview', kind: 'users' });
  const text = await diagnostics();
  expect(errorsIn(text).slice(0, 4)).toEqual([
    '0 s ago, job preview, shown in the pane, workbook',
    '0 s ago, job preview, Excel, GeneralException',
    '60 s ago, job download, shown in the pane, refused',
    '60 s ago, job download, getUsers, refused, HTTP 418',
  ]);
});

test('the newest of equal errors has the id under which the relay has logged it', async () => {
  let calls = 0;
  world = await openWorld({
    fetch: (input, init) => {
      if (typeof init?.body !== 'string') return fetch(input, init);
      calls += 1;
      return Promise.resolve(
        new Response('', { status: 500, headers: { 'x-shiftsheet-request': `id${calls}` } }),
      );
    },
  });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  typeUser(world, 'FirstName', 'soconnor', 'Changed');
  await pushUsers(world);
  const text = await diagnostics();
  expect(Object.values(text).filter((line) => line.includes('logged as'))).toEqual([
    expect.stringMatching(
      /^0 s ago, job send, updateUsers, refused, HTTP 500(?:, \d+ times)?, logged as id\d+$/,
    ),
  ]);
});

test('refused items are counted by their ErrorCodes', async () => {
  const network = new Network();
  world = await withUsers({ fetch: network.fetch });
  network.instead['updateUsers'] = (items) => ({
    ErrorCode: '0',
    ItemResponses: items.map((_, at) => ({ ItemNo: String(at + 1), ErrorCode: '117', ErrorMessage: 'no' })),
  });
  for (const name of ['soconnor', 'kwamemensah']) typeUser(world, 'FirstName', name, 'Changed');
  await pushUsers(world);
  expect((await diagnostics())['error.1']).toBe(
    '0 s ago, job send, updateUsers, HTTP 200, ErrorCode 117 (2 times)',
  );
});

test('equal errors are one line with the time of the newest, and 20 lines are shown at most', async () => {
  world = await withUsers();
  const fail = async (code: string) => {
    world.passTime(30_000);
    world.workbook.host.faults.failBatch(code);
    await world.app.do({ do: 'colour-status', on: true });
  };
  for (const code of ['GeneralException', 'AccessDenied', 'AccessDenied']) await fail(code);
  expect(errorsIn(await diagnostics())).toEqual([
    '0 s ago, job colour-status, shown in the pane, workbook, 3 times',
    '0 s ago, job colour-status, Excel, AccessDenied, 2 times',
    '60 s ago, job colour-status, Excel, GeneralException',
  ]);
  for (let at = 0; at < 30; at += 1) await fail(`Unlisted${at}`);
  const text = await diagnostics();
  expect(text['errors']).toBe('66');
  expect(errorsIn(text)).toHaveLength(20);
  expect(text['error.2']).toBe('0 s ago, job colour-status, Excel, Unlisted29');
});

test('a failure offers the diagnostics beside its notice, and other notices do not', async () => {
  world = await withUsers();
  expect(world.view().notice?.failed).toBeUndefined();
  world.workbook.host.faults.failBatch('GeneralException');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'error', failed: true });
});

const silent = () => new Promise<never>(() => undefined);

test('the text is made although Excel never answers', async () => {
  let given: PanePorts | undefined;
  world = await openWorld({ ports: (ports) => (given = ports) });
  const workbook = given!.workbook;
  const memory = { ...workbook.memory, names: silent, read: silent, look: silent, otherVersions: silent };
  const app = createApp({ ...given!, workbook: Object.assign(workbook, { memory, location: silent }) });
  await app.do({ do: 'make-diagnostics', pane });
  app.close();
  const text = app.view.value.diagnostics?.text;
  expect(text).toContain('add-in.version: 0.1.0\n');
  expect(text).toContain('file.place: none (not saved yet, or not known)\n');
  expect(text).toContain('memory: could not be read\n');
});
