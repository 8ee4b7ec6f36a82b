import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startCaller } from './caller';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  file = join(folder, 'company.data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const warned: string[] = [];
const start = (users = 4) => {
  warned.length = 0;
  return startCaller({ users, data: { file, warn: (sentence) => warned.push(sentence) } });
};

const shift = (ExternalID: string) => ({
  UserID: '0',
  StartDateTime: '11-21-2026 09:00 AM',
  EndDateTime: '11-21-2026 05:30 PM',
  ExternalID,
});
const add = (...ids: string[]) => ({ query: { ScheduleID: '1' }, items: ids.map(shift) });

const record = (state: object) => ({ ...state, calls: [], faults: [] });

test('after a restart a company has the same records of every kind, and numbers continue', async () => {
  const first = await start(40);
  await first.call('addTimeBlocks', add('1', '2'));
  await first.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [
      { Key: 'UserID', KeyVal: '1001', FirstName: 'Zoë\n"\u2028', ExternalID: '' },
      { Key: 'UserID', KeyVal: '1002', ExternalID: '5001' },
    ],
  });
  await first.call('updateCategories', {
    query: { reqAddifnotfound: '1' },
    items: [{ Key: 'CatNo', KeyVal: '0', SingularName: 'Uniform' }],
  });
  await first.call('updateDepts', {
    query: { reqAddifnotfound: '1' },
    items: [{ Key: 'ExternalID', KeyVal: '9', Name: '🌱' }],
  });
  await first.call('updateQualifications', {
    query: { CatNo: '101', UserID: '1002', reqAddifnotfound: '1' },
    items: [{ Key: 'CatItemID', KeyVal: '2052', Rank: '1' }],
  });
  await first.call('addTimeOffTrans', {
    query: { TOAccountID: '2043' },
    items: [{ UserID: '1001', EffectiveDate: '1-2-2026', Amount: '1' }],
  });
  const before = record(await first.state());
  await first.close();

  const second = await start(7);
  expect(record(await second.state())).toEqual(before);
  expect(warned).toEqual([]);
  expect(await second.codes('addTimeBlocks', [shift('2'), shift('3')], { ScheduleID: '1' })).not.toEqual([
    '0',
    '0',
  ]);
  expect((await second.state()).timeBlocks.map((block) => block['timeBlockId'])).toEqual([1, 2, 3]);
  await second.close();
});

test('what is answered is in the file before the answer, even if the answer is lost', async () => {
  const sandbox = await start();
  await sandbox.fault({ kind: 'drop', stored: true });
  await expect(sandbox.send('addTimeBlocks', add('71'))).rejects.toThrow('fetch failed');
  await sandbox.call('addTimeBlocks', add('72'));
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-2);
  expect(lines.map((line) => (JSON.parse(line) as [string, { externalId: number }])[1].externalId)).toEqual([
    71, 72,
  ]);
  await sandbox.close();
});

test('the file grows with each change and is rewritten at the next start', async () => {
  const first = await start();
  const lines = () => readFileSync(file, 'utf8').split('\n').length;
  const fresh = lines();
  for (const FirstName of ['A', 'B', 'C']) {
    await first.call('updateUsers', {
      query: { reqAddifnotfound: '0' },
      items: [{ Key: 'UserID', KeyVal: '1001', FirstName }],
    });
  }
  await first.close();
  expect(lines()).toBe(fresh + 3);
  await (await start()).close();
  expect(lines()).toBe(fresh);
});

// Windows has no such permissions: there, the folder decides who reads a file.
(process.platform === 'win32' ? test.skip : test)(
  'only the person who started the sandbox can read the file',
  async () => {
    await (await start()).close();
    expect(statSync(file).mode & 0o077).toBe(0);
  },
);

test.each([
  ['half a line', '["timeBlocks",{"timeBlockId":2,"sch'],
  ['half a character', Buffer.from('["users",{"firstName":"Zoë').subarray(0, -1)],
  ['a line of nothing', '\0\0\0\0\n\0\0'],
])('%s at the end is removed with a sentence, and the file can be used', async (_, tail) => {
  const first = await start();
  await first.call('addTimeBlocks', add('71'));
  const before = record(await first.state());
  await first.close();
  appendFileSync(file, tail);

  const second = await start();
  expect(warned).toEqual([
    `${file} ended in the middle of a change, which was never answered; that is cut off.`,
  ]);
  expect(record(await second.state())).toEqual(before);
  await second.call('addTimeBlocks', add('72'));
  await second.close();
  const third = await start();
  expect((await third.state()).timeBlocks.map((block) => block['externalId'])).toEqual([71, 72]);
  expect(warned).toEqual([]);
  await third.close();
});

test.each([
  ['another file', 'Dear diary,\n', /is no data file of this sandbox; it is left as it is/],
  [
    'a file that is broken in its middle',
    '{"shiftsheetSandbox":1}\n["users",{"us\n["users",{"userId":1}]\n',
    /can't be read at line 2, before its end; it is left as it is/,
  ],
  [
    'a file with records of an unknown kind before its end',
    '{"shiftsheetSandbox":1}\n["shifts",{}]\n["users",{"userId":1}]\n',
    /can't be read at line 2/,
  ],
])('%s is refused and not changed', async (_, text, sentence) => {
  writeFileSync(file, text);
  await expect(start()).rejects.toThrow(sentence);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a sandbox that is killed while it stores has everything that it has answered', async () => {
  const answered: string[] = [];
  for (const pause of [100, 250, 500]) {
    const { program, send } = await startProgram();
    const killed = once(program, 'exit');
    // The first call is slow, because the program runs its code for the first time.
    await send([]);
    setTimeout(() => program.kill('SIGKILL'), pause);
    for (let id = answered.length + 1; program.exitCode === null && program.signalCode === null; id += 100) {
      const ids = Array.from({ length: 100 }, (_, index) => String(pause * 1_000_000 + id + index));
      if (!(await send(ids).catch(() => false))) break;
      answered.push(...ids);
    }
    await killed;
  }
  const after = await start();
  const kept = new Set((await after.state()).timeBlocks.map((block) => String(block['externalId'])));
  await after.close();
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
});

/** The sandbox as a command, on the test's data file. `send` returns whether the blocks were answered as stored. */
async function startProgram(): Promise<{
  program: ChildProcessByStdio<null, Readable, null>;
  send: (ids: readonly string[]) => Promise<boolean>;
}> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/standins/service/main.ts', '--users', '4', '--data', file],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const { baseUrl, sessionId, sp } = JSON.parse(line) as { baseUrl: string; sessionId: string; sp: string };
  const query = new URLSearchParams({
    Module: 'API',
    SessionID: sessionId,
    SP: sp,
    Method: 'addTimeBlocks',
    ScheduleID: '1',
  });
  return {
    program,
    send: async (ids) => {
      const body = JSON.stringify(ids.map(shift));
      const response = await fetch(`${baseUrl}?${query.toString()}`, { method: 'POST', body });
      return ((await response.json()) as { ErrorCode: string }).ErrorCode === '0';
    },
  };
}
