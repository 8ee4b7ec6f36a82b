/** What `npm run demo` runs, as a program of its own with a browser of its own: somebody's first look must not fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');

test('the demo ends well: every row that it touches shows the status that it should', async () => {
  const demo = spawn(process.execPath, ['--import', 'tsx', path.join('tools', 'demo.ts')], { cwd: ROOT });
  const [said, errors] = [text(demo.stdout), text(demo.stderr)];
  const [status] = (await once(demo, 'close')) as [number | null];
  expect({ status, errors: await errors, said: (await said).trim().split('\n').at(-1) }).toEqual({
    status: 0,
    errors: '',
    said: 'Every row shows the status that it should. Pictures and tables are in artifacts/.',
  });
});
