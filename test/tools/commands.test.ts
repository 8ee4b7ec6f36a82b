import { existsSync, readFileSync } from 'node:fs';
import { SHORTEST } from '../../tools/commands/shortest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands that a command runs, with those that these run. */
function partsOf(name: string): string[] {
  const script = scripts[name] ?? '';
  const parts = Object.keys(scripts).filter((other) =>
    new RegExp(`(npm run (--silent )?|npm:)${other}(?![\\w:-])`).test(script),
  );
  return [name, ...parts.flatMap(partsOf)];
}

/** Parts and selections of `npm test` with other options. */
const SELECTIONS = ['test:quick', 'format', 'lint:fix'];

test('each command is a part of `npm test` or of `npm run test:long`, or `npm run test:commands` runs it', () => {
  const run = new Set([...partsOf('test'), ...partsOf('test:long'), ...Object.keys(SHORTEST), ...SELECTIONS]);
  expect(Object.keys(scripts).filter((name) => !run.has(name))).toEqual([]);
  expect(Object.keys(SHORTEST).filter((name) => !(name in scripts) && !existsSync(name))).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/developer/maintaining.md'])(
  'each command that %s names exists',
  (page) => {
    const named = readFileSync(page, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g);
    expect([...named].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  },
);
