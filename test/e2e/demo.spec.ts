/** What `npm run demo` runs, as its own program with its own browser: a visitor's first look must not fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');

test('after the demo every row that it changed shows the right Status', { tag: '@long' }, async () => {
  const demo = spawn(process.execPath, ['--import', 'tsx', path.join('tools', 'demo.ts')], { cwd: ROOT });
  const [said, errors] = [text(demo.stdout), text(demo.stderr)];
  const [status] = (await once(demo, 'close')) as [number | null];
  expect({ status, errors: await errors, said: (await said).trim().split('\n').at(-1) }).toEqual({
    status: 0,
    errors: '',
    said: 'Every row shows the status that it should. Pictures and tables are in artifacts/.',
  });
});
