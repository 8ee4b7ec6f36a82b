/** The list of breaks is true: a break whose lines are gone would not be tried, and its share would say nothing. */
import { existsSync, readFileSync } from 'node:fs';
import type { Break } from '../../tools/breaks/choose';

test('each break of the list changes lines that its file has once', () => {
  const breaks = JSON.parse(readFileSync('tools/breaks/breaks.json', 'utf8')) as Break[];
  const isPossible = ({ file, from, to }: Break) =>
    from !== to && existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2;
  expect(breaks.length).toBeGreaterThan(70);
  expect(breaks.filter((one) => !isPossible(one))).toEqual([]);
});
