import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDS } from '../../../../src/core/paste/guards/guards';
import { asks } from '../../../../src/core/paste/messages';
import { isDoubt } from '../../../../src/core/paste/questions';

const FOLDER = join(import.meta.dirname, '../texts');

/** The guards' own texts. In all others a question of a guard is its price. */
const OWN = /^99-doubted/;

/** More questions about texts that are read rightly would teach people to answer them unread. */
const MOST_QUESTIONS = 10;

const askedIn = (file: string): string[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('asked '))
    .flatMap((line) => line.split(' ').filter(isDoubt));

test('guards ask at most ten questions about the texts that are read rightly', () => {
  const others = readdirSync(FOLDER).filter((file) => !OWN.test(file));
  expect(others.flatMap(askedIn).length).toBeLessThanOrEqual(MOST_QUESTIONS);
});

test('each guard has a question, and a text in which it asks', () => {
  const asked = readdirSync(FOLDER)
    .filter((file) => OWN.test(file))
    .flatMap(askedIn);
  const ids = GUARDS.map(({ id }) => id).sort();
  expect([...new Set(asked)].sort()).toEqual(ids);
  expect(Object.keys(asks.doubts).sort()).toEqual(ids);
});
