import { PARTS } from '../../tools/sizes/budget';
import { overBudget, sizesOf, workingFiles } from '../../tools/sizes/sizes';

/** A file with more lines has two subjects: one of them moves into a file with a name of its own. */
const MOST_LINES = 400;

/** Files of src, test and tools that have more lines, with the reason. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'tools/real-excel/probe.ts': 'a person pastes it whole into Script Lab, where it can import nothing',
};

const file = (name: string, lines: number) => ({ name, text: () => 'line\n'.repeat(lines) });

test('each part of the project is within its budget', () => {
  const sizes = sizesOf(workingFiles());
  expect(overBudget(sizes)).toBe('');
  expect(sizes.filter(({ name, files }) => files === 0 && PARTS.some((part) => part.name === name))).toEqual(
    [],
  );
});

test('a part above its budget is named with its lines, and so is the way out', () => {
  const most = PARTS.find(({ folders }) => folders.includes('src/service'))?.most ?? 0;
  const [fits, over] = [most, most + 1].map((lines) =>
    overBudget(sizesOf([file('src/service/a.ts', lines)])),
  );
  expect(fits).toBe('');
  expect(over).toBe(
    [
      `"service: the client" has ${most + 1} lines. Its budget is ${most}.`,
      'Take something out, or raise the number in tools/sizes/budget.ts in a commit of its own that says why.',
    ].join('\n'),
  );
});

test('a file counts for the first part that has it, and a picture for none', () => {
  const sizes = sizesOf([
    file('src/core/paste/a.ts', 3),
    file('src/core/b.ts', 5),
    file('src/core/c.png', 7),
  ]);
  expect(sizes.filter(({ files }) => files > 0).map(({ name, lines }) => [name, lines])).toEqual([
    ['core: pasted shifts', 3],
    ['core: all other rules', 5],
    ['product', 8],
  ]);
});

test('no file of src, test and tools has more lines than one subject takes', () => {
  const long = workingFiles().flatMap(({ name, text }) => {
    const isCode = /^(?:src|test|tools)\/.*\.(?:tsx?|mts|mjs|css)$/.test(name);
    return isCode && text().split('\n').length - 1 > MOST_LINES ? [name] : [];
  });
  expect(long).toEqual(Object.keys(LONG_FILES));
});
