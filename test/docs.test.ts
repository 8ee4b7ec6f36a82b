/** What the documents point to is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const OPERATIONS = [
  'addUsers updateUsers getUsers addTimeBlocks updateTimeBlocks getCategories updateCategories getCategoryItems getDepts',
  'getTimesOfDay updateDepts updateTasks updateAreas updateTimesOfDay updateTimeOffAccounts getQualifications',
  'updateQualifications getTimeOffTrans addTimeOffTrans updateTimeOffTrans',
].flatMap((line) => line.split(' '));

test.each(documents)('every file that %s names is there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const code = [...text.matchAll(/`((?:src|test|tools|docs|assets)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, link = '']) =>
    path.join(path.dirname(document), link),
  );
  const missing = [...code, ...links].filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});

test('the table of operations has each of the twenty once, used by the client and answered by the sandbox', () => {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const listed = [...text.matchAll(/^\| (\w+) +\|/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'operation');
  expect([...listed].sort()).toEqual([...OPERATIONS].sort());
  const sourceOf = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
      .join('\n');
  const [client, sandbox] = [sourceOf('src/core/entities'), sourceOf('src/standins/service')];
  expect(OPERATIONS.filter((name) => !client.includes(name))).toEqual([]);
  expect(OPERATIONS.filter((name) => !sandbox.includes(name))).toEqual([]);
});

test('each operation is tried by name in the test of the sandbox that the table gives for it', () => {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\w+) +\|.*`(test\/standins\/service\/[\w./-]+)` +\|$/gm)];
  expect(rows).toHaveLength(OPERATIONS.length);
  const untried = rows.filter(
    ([, name = '', file = '']) => !readFileSync(path.join(root, file), 'utf8').includes(name),
  );
  expect(untried.map(([, name]) => name)).toEqual([]);
});
