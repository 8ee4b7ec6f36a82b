import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startSandbox } from '../../src/sandbox/start-sandbox';
import { startCaller } from './caller';

describe('the sandbox alone', () => {
  test('lets pages of https://localhost call the service, whatever their port, and no others', async () => {
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

  test('started again has the same company as at first, and another session', async () => {
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

  test('as a command prints one line of JSON that says how to call it, and ends when told', async () => {
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/sandbox/main.ts', '--port', '0', '--users', '50'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines: string[] = [];
    const out = createInterface(program.stdout).on('line', (line) => lines.push(line));
    await once(out, 'line');
    const address = JSON.parse(lines[0] ?? '') as { baseUrl: string; sessionId: string; sp: string };
    const query = new URLSearchParams({
      Module: 'API',
      SessionID: address.sessionId,
      SP: address.sp,
      Method: 'getUsers',
    });
    const answered = (await (
      await fetch(`${address.baseUrl}?${query.toString()}`, { method: 'POST' })
    ).json()) as {
      Items: unknown[];
    };
    program.kill('SIGINT');
    const [code] = (await once(program, 'exit')) as [number];
    expect(answered.Items).toHaveLength(50);
    expect([code, lines.length, Object.keys(address)]).toEqual([0, 1, ['baseUrl', 'sessionId', 'sp']]);
  }, 20_000);
});
