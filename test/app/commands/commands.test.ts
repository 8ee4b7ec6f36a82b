import { existsSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../../../src/app/commands/commands';
import { pasteInput } from '../../../src/app/commands/paste-input';

const folder = path.join(import.meta.dirname, '../../../src/app/commands');

test('each command is in a file of its name, except those about a pasted text', () => {
  const elsewhere = Object.keys(commands).filter((name) => !existsSync(path.join(folder, `${name}.ts`)));
  expect(elsewhere.sort()).toEqual(Object.keys(pasteInput).sort());
});

test('a command that is a job has a sentence for the pane while it runs', () => {
  const silent = Object.entries(commands).filter(
    ([, { job, sentence }]) => job !== undefined && sentence === undefined,
  );
  expect(silent).toEqual([]);
});
