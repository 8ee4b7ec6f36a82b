import { readLastPush, writeLastPush } from '../../../src/app/memory/last-push-file';
import { LAST_PUSH } from '../../../src/app/memory/remembered';
import type { LastPush } from '../../../src/core/sync/table-state';
import { memoryOf } from './kept-memory';

const push: LastPush = {
  push: 'p',
  at: '21 Nov 14:05',
  service: 'https://service.example',
  sp: '7',
  rows: [
    { kind: 'users', row: 'a', label: 'Ann', action: 'before-unknown', key: '1', changes: [] },
    { kind: 'users', row: 'b', label: 'Bob', action: 'update', key: '2', changes: [] },
  ],
};

test('an update of a record with unknown earlier values is stored under the name that the first release used', async () => {
  const { memory } = memoryOf();
  await writeLastPush(memory, push);
  await memory.flush();
  const stored = JSON.parse((await memory.read(LAST_PUSH)) ?? '') as { rows: { action: string }[] };
  expect(stored.rows.map(({ action }) => action)).toEqual(['blind', 'update']);
  expect(await readLastPush(memory)).toEqual(push);
});
