import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { itemCode } from '../../../src/standins/service/error-codes';
import { startSandbox } from '../../../src/standins/service/start-sandbox';
import { startCaller, type Answered } from './caller';

describe('the sandbox alone', () => {
  test('allows pages of https://localhost on any port to call the service, and no others', async () => {
    const sandbox = await startCaller();
    const allowed = async (origin: string, method: string) => {
      const response = await fetch(sandbox.baseUrl, {
        method,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      return [
        response.headers.get('access-control-allow-origin'),
        response.headers.get('access-control-allow-headers'),
      ];
    };
    for (const origin of ['https://localhost', 'https://localhost:3443']) {
      expect(await allowed(origin, 'OPTIONS')).toEqual([origin, 'content-type']);
      expect((await allowed(origin, 'POST'))[0]).toBe(origin);
    }
    for (const origin of ['https://example.org', 'https://localhost.example.org', 'http://localhost:3443']) {
      expect((await allowed(origin, 'POST'))[0]).toBeNull();
    }
    await sandbox.close();
  });

  test('that is started again has the same company as at first, and another session', async () => {
    const first = await startCaller({ users: 60, seed: 3 });
    const fresh = await first.call('getUsers');
    await first.call('updateUsers', {
      query: { reqAddifnotfound: '0' },
      items: [{ Key: 'UserID', KeyVal: '1001', FirstName: 'Changed' }],
    });
    await first.close();
    const second = await startCaller({ users: 60, seed: 3 });
    expect(await second.call('getUsers')).toEqual(fresh);
    expect(second.sessionId).not.toBe(first.sessionId);
    await second.close();
  });

  test('gives its address also at /sandbox/address', async () => {
    const sandbox = await startCaller();
    expect(await (await fetch(sandbox.control('address'))).json()).toEqual({
      baseUrl: sandbox.baseUrl,
      sessionId: sandbox.sessionId,
      sp: sandbox.sp,
    });
    await sandbox.close();
  });

  test('does not start on a taken port', async () => {
    const first = await startCaller();
    await expect(startSandbox({ port: Number(new URL(first.baseUrl).port) })).rejects.toThrow('EADDRINUSE');
    await first.close();
  });

  test('as a command prints one line of JSON that says how to call it, and ends on a signal', async () => {
    const { program, lines, call } = await startCommand('--users', '50');
    const { Items } = await call('getUsers');
    expect([await end(program), lines.length, Object.keys(JSON.parse(lines[0] ?? '') as object)]).toEqual([
      0,
      1,
      ['baseUrl', 'sessionId', 'sp'],
    ]);
    expect(Items).toHaveLength(50);
  });

  test.each([
    ['success', '0'],
    ['own-code', String(itemCode.ignored)],
  ])('as a command with --ignored-item %s answers an ignored item with %s', async (setting, code) => {
    const { program, call } = await startCommand('--users', '0', '--ignored-item', setting);
    const answered = await call('updateDepts', { reqAddifnotfound: '0' }, [
      { Key: 'CatItemID', KeyVal: '1', Name: 'Nowhere' },
    ]);
    expect(answered.ItemResponses.map((response) => response.ErrorCode)).toEqual([code]);
    expect(await end(program)).toBe(0);
  });

  test('as a command says which settings --ignored-item accepts', async () => {
    const program = runCommand('--ignored-item', 'perhaps');
    const words: string[] = [];
    createInterface(program.stderr).on('line', (line) => words.push(line));
    const [code] = (await once(program, 'close')) as [number];
    expect([code, words]).toEqual([1, ['--ignored-item takes success or own-code, not "perhaps".']]);
  });
});

function runCommand(...options: string[]) {
  return spawn(
    process.execPath,
    ['--import', 'tsx', 'src/standins/service/main.ts', '--port', '0', ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

type Command = ReturnType<typeof runCommand>;

/** The sandbox as a command, after it has printed its address. `lines` is everything that it prints. */
async function startCommand(...options: string[]) {
  const program = runCommand(...options);
  program.stderr.pipe(process.stderr);
  const lines: string[] = [];
  const out = createInterface(program.stdout).on('line', (line) => lines.push(line));
  await once(out, 'line');
  const { baseUrl, sessionId, sp } = JSON.parse(lines[0] ?? '') as Record<string, string>;
  const call = async (method: string, query: Record<string, string> = {}, items?: unknown[]) => {
    const all = { Module: 'API', SessionID: sessionId ?? '', SP: sp ?? '', Method: method, ...query };
    const address = `${String(baseUrl)}?${new URLSearchParams(all).toString()}`;
    const body = items && JSON.stringify(items);
    const response = await fetch(address, { method: 'POST', ...(body !== undefined && { body }) });
    return (await response.json()) as Answered;
  };
  return { program, lines, call };
}

async function end(program: Command): Promise<number> {
  program.kill('SIGINT');
  const [code] = (await once(program, 'exit')) as [number];
  return code;
}
