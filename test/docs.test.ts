/** The documents: each is for somebody, can be found, and names files, headings and operations that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}

const READERS = ['scheduler', 'administrator', 'developer'];
const INDEX = 'docs/README.md';
const DECISIONS = 'docs/developer/decisions.md';
const OPERATIONS_PAGE = 'docs/administrator/operations.md';

const pages = READERS.flatMap((reader) => filesIn(`docs/${reader}`, '.md'));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs', '.md'),
  ...filesIn('src/standins', 'README.md'),
];

const OPERATIONS = [
  'addUsers updateUsers getUsers addTimeBlocks updateTimeBlocks getCategories updateCategories getCategoryItems getDepts',
  'getTimesOfDay updateDepts updateTasks updateAreas updateTimesOfDay updateTimeOffAccounts getQualifications',
  'updateQualifications getTimeOffTrans addTimeOffTrans updateTimeOffTrans',
].flatMap((line) => line.split(' '));

/** Links to files of the repository, from its root, with the heading after `#` if there is one. */
function linksOf(document: string): { readonly file: string; readonly heading: string }[] {
  return [...read(document).matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)].map(
    ([, link = '', heading = '']) => ({
      file: link === '' ? document : path.posix.join(path.posix.dirname(document), link),
      heading,
    }),
  );
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('every file and heading that %s names exists', (document) => {
  const code = [...read(document).matchAll(/`((?:src|test|tools|docs|assets)\/[\w./-]+)`/g)].map(
    ([, file = '']) => ({ file, heading: '' }),
  );
  const missing = [...code, ...linksOf(document)].filter(
    ({ file, heading }) =>
      !existsSync(path.join(root, file)) || (heading !== '' && !anchorsOf(file).includes(heading)),
  );
  expect(missing.map(({ file, heading }) => `${file}#${heading}`)).toEqual([]);
});

/** All files of the project, each by its path. */
const everyFile = ['src', 'test', 'tools', 'docs', 'assets'].flatMap((folder) => filesIn(folder, ''));

test.each(documents)('each file that %s names by its name alone exists', (document) => {
  const named = [...read(document).matchAll(/`([\w.-]+\.(?:tsx?|mjs|css|html))`/g)].map(
    ([, name = '']) => name,
  );
  const isThere = (name: string) =>
    existsSync(path.join(root, name)) || everyFile.some((file) => path.posix.basename(file) === name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('each command that %s names is a script of package.json', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run (?:--silent |-s )?([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the index links to each page, and the README links to the index', () => {
  const linked = linksOf(INDEX).map(({ file }) => file);
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
  expect(linksOf('README.md').map(({ file }) => file)).toContain(INDEX);
});

test.each(pages)('%s says in its first paragraph whom it is for', (page) => {
  const [title = '', first = ''] = read(page).split('\n\n');
  const readers = first.slice(0, first.indexOf(': '));
  expect(title).toMatch(/^# \S.*$/);
  expect(first).toMatch(/^For (?:schedulers|administrators|developers)[\w ]*: /);
  expect(readers).toContain(`${page.split('/')[1]}s`);
});

/** The ways that the page on architecture follows: the steps in its list and in its table, and the files of the table. */
function waysOf(page: string) {
  return page
    .split(/^## /m)
    .filter((section) => section.startsWith('From a '))
    .map((way) => {
      const rows = [...way.matchAll(/^\| (?!Step|-)([a-z ]+?) +\| (.*)\|$/gm)];
      const files = rows.flatMap(([, , cell = '']) =>
        [...cell.matchAll(/([\w/-]+): ((?:`[\w.-]+`(?:, )?)+)/g)].flatMap(([, folder = '', names = '']) =>
          [...names.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => `src/${folder}/${name}`),
        ),
      );
      return {
        title: way.split('\n')[0] ?? '',
        said: Number(/these (\d+) files/.exec(way)?.[1]),
        listed: [...way.matchAll(/^\d+\. \*\*(.+?)\.\*\*/gm)].map(([, step = '']) => step.toLowerCase()),
        steps: rows.map(([, step = '']) => step),
        files,
      };
    });
}

const WAYS = waysOf(read('docs/developer/architecture.md'));

test('the page on architecture follows a typed cell, a pasted line, a roster’s cell and a report', () => {
  expect(WAYS.map(({ title }) => title)).toEqual([
    'From a typed cell to its Status',
    'From a pasted line to its row',
    'From a roster’s cell to a row of Time Blocks',
    'From a sheet to a report',
  ]);
});

test.each(WAYS)(
  '$title: as many files as the page says, each in its folder, for each step of the list',
  (way) => {
    expect(way.files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(new Set(way.files).size).toBe(way.said);
    expect(way.steps).toEqual(way.listed);
  },
);

test('each decision has its context, decision, consequence and the file that it explains', () => {
  const [, ...records] = read(DECISIONS).split(/^## /m);
  const PARTS =
    /^(.+)\n\n\*\*Context\.\*\* .+?\n\n\*\*Decision\.\*\* .+?\n\n\*\*Consequence\.\*\* .+?\n\n\*\*File\.\*\* `([\w./-]+)`/s;
  const wrong = records.filter((record) => {
    const [, , file = ''] = PARTS.exec(record) ?? [];
    return file === '' || !existsSync(path.join(root, file));
  });
  expect(records.length).toBeGreaterThan(0);
  expect(wrong.map((record) => record.split('\n')[0])).toEqual([]);
});

test('each threat of the page on security has a test', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| (?!What could happen|-)(.+?) +\|.*$/gm)];
  expect(rows.length).toBeGreaterThan(30);
  expect(
    rows.filter(([row]) => !/`test\/[\w./-]+\.test\.tsx?`/.test(row)).map(([, threat]) => threat),
  ).toEqual([]);
});

/** The operations that the page lists, each with the test of the stand-in service. */
function listedOperations(): { readonly name: string; readonly standInTest: string }[] {
  return read(OPERATIONS_PAGE)
    .split(/^- /m)
    .slice(1)
    .map((entry) => ({
      name: /^`(\w+)`/.exec(entry)?.[1] ?? '',
      standInTest: /`(test\/standins\/service\/[\w./-]+)`/.exec(entry)?.[1] ?? '',
    }));
}

test('the page of operations has each of the twenty once, and both the client and the stand-in service have it', () => {
  expect(
    listedOperations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...OPERATIONS].sort());
  const sourceOf = (folder: string) => filesIn(folder, '.ts').map(read).join('\n');
  const [client, standIn] = [sourceOf('src/core/entities'), sourceOf('src/standins/service')];
  expect(OPERATIONS.filter((name) => !client.includes(name))).toEqual([]);
  expect(OPERATIONS.filter((name) => !standIn.includes(name))).toEqual([]);
});

test('the test of the stand-in service that the page gives for an operation names that operation', () => {
  const untried = listedOperations().filter(
    ({ name, standInTest }) => standInTest === '' || !read(standInTest).includes(name),
  );
  expect(untried.map(({ name }) => name)).toEqual([]);
});
