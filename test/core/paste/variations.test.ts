/**
 * Texts that people wrote who knew the kinds of faults and no code, each with its right answer. What is not exact today has its class in
 * today.json. As soon as one is read better, its line is taken out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf } from './outcomes';
import { filesIn, samplesOf, type Sample } from './samples';

const today = JSON.parse(readFileSync(join(import.meta.dirname, 'variations-today.json'), 'utf8')) as Record<
  string,
  string
>;

const all = filesIn('variations').flatMap((file) =>
  samplesOf('variations', file).map((sample): [title: string, sample: Sample] => [
    `${file}: ${sample.title}`,
    sample,
  ]),
);

test('each variation has a title of its own, and each known class belongs to one', () => {
  const titles = all.map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(Object.keys(today).filter((title) => !titles.includes(title))).toEqual([]);
});

test.each(all)('%s', (title, sample) => {
  expect(outcomeOf(sample)).toBe(today[title] ?? 'exact');
});
