import { execFileSync } from 'node:child_process';
import { ACTS } from '../app/world/count-trips';

test('`npm run bench -- trips` prints the round trips of every act', () => {
  const out = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/main.ts', 'trips', '--json', '--people=48'],
    { encoding: 'utf8' },
  );
  const counts = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, Record<string, number>>;
  expect(Object.keys(counts['48'] ?? {})).toEqual(ACTS);
  expect(Object.values(counts['48'] ?? {}).every((trips) => trips > 0)).toBe(true);
});
