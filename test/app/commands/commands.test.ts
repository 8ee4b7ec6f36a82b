import { commands } from '../../../src/app/commands/commands';

test('a command that is a job has a sentence for the pane while it runs', () => {
  const silent = Object.entries(commands).filter(
    ([, { job, sentence }]) => job !== undefined && sentence === undefined,
  );
  expect(silent).toEqual([]);
});
