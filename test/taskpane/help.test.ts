/** The pages of help: each place of the pane has one, in each language, and what a page says is in the pane. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paneWords } from '../../src/core/words/words';
import { helpAddress, helpPages } from '../../src/taskpane/help';
import { languages, translationOf } from '../../src/taskpane/languages/languages';
import { panesHelp } from '../../tools/build/help-pages';
import './languages/all-areas';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/help');
const ENGLISH = path.join(FOLDER, 'en');

const namesIn = (folder: string) => readdirSync(folder).sort();
const read = (tag: string, file: string) => readFileSync(path.join(FOLDER, tag, file), 'utf8');
const tags = languages.map(({ tag }) => tag);
const files = namesIn(ENGLISH);
const pages = tags.flatMap((tag) => files.map((file) => ({ tag, file })));
const translated = pages.filter(({ tag }) => tag !== 'en');

afterEach(() => paneWords.use());

test('each place of the pane has a page', () => {
  const missing = Object.values(helpPages).filter((page) => !files.includes(`${page}.md`));
  expect(missing).toEqual([]);
});

test('the address is that of the open screen, or of the part of Home, in the language of the pane', async () => {
  expect(helpAddress('paste', 'home')).toBe('help/en/paste.html');
  expect(helpAddress('home', 'shifts')).toBe('help/en/shifts.html');
  paneWords.use((await translationOf('de'))?.pane);
  expect(helpAddress('home', 'home')).toBe('help/de/home.html');
});

test('each address is a file of the build', async () => {
  const built = (await panesHelp()).map(([name]) => name);
  for (const tag of tags)
    for (const page of Object.values(helpPages)) expect(built).toContain(`help/${tag}/${page}.html`);
});

test.each(tags.slice(1))('%s has the same pages as English', (tag) => {
  expect(namesIn(path.join(FOLDER, tag))).toEqual(files);
});

/** The parts of a page in their order: headings by their level, entries of lists by their kind, paragraphs. */
function outlineOf(page: string): string[] {
  return page
    .trim()
    .split(/\n+/)
    .map((line) => /^(?:#+|-|\d+\.)(?= )/.exec(line)?.[0] ?? 'words');
}

test.each(translated)(
  '$tag/$file has the same headings, steps and paragraphs as in English',
  ({ tag, file }) => {
    expect(outlineOf(read(tag, file))).toEqual(outlineOf(read('en', file)));
  },
);

/** More lines do not fit on two screens of a browser. */
const MOST_LINES = 60;

test.each(pages)('$tag/$file is short', ({ tag, file }) => {
  expect(read(tag, file).split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

test.each(tags)('each page in %s can be reached from the list of pages', (tag) => {
  const linked = [...read(tag, 'index.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
  expect([...linked, 'index.md'].sort()).toEqual(files);
});

test('each link of a built page leads to a built file', async () => {
  const built = await panesHelp();
  const names = built.map(([name]) => name);
  const links = built.flatMap(([name, html]) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => path.posix.join(path.posix.dirname(name), to)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((to) => !names.includes(to))).toEqual([]);
});

/** Texts of the pane, and functions that make some. */
function leavesOf(words: unknown): unknown[] {
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leavesOf) : [words];
}

async function wordsIn(tag: string): Promise<unknown[]> {
  const translation = await translationOf(tag);
  return leavesOf(translation ? translation.pane.areas : [...paneWords.english].map(([, words]) => words));
}

/** Whether a text, such as "Send 12 rows", is what a function makes of its number, or of 0. */
function makes(make: (...counts: number[]) => unknown, quoted: string): boolean {
  const count = Number(/\d+/.exec(quoted)?.[0] ?? 0);
  try {
    return make(count, count) === quoted;
  } catch {
    // It takes no numbers.
    return false;
  }
}

/** The quotation marks of each language. German ones may be one inside the other. */
const QUOTED: Readonly<Record<string, RegExp>> = { en: /"([^"]+)"/g, de: /„((?:[^„“]|„[^“]*“)+)“/g };

function quotesIn(tag: string, page: string): string[] {
  const quoted = QUOTED[tag];
  if (!quoted) throw new Error(`Say in QUOTED which quotation marks the pages in ${tag} have.`);
  return [...page.matchAll(quoted)].map(([, quoted = '']) => quoted);
}

test.each(tags)('what stands in quotation marks in %s is a text of the pane', async (tag) => {
  const words = await wordsIn(tag);
  const texts = new Set(words);
  const functions = words.filter((word) => typeof word === 'function') as ((
    ...counts: number[]
  ) => unknown)[];
  const quotes = files.flatMap((file) => quotesIn(tag, read(tag, file)));
  const unknown = quotes.filter(
    (quoted) => !texts.has(quoted) && !functions.some((make) => makes(make, quoted)),
  );
  expect(quotes.length).toBeGreaterThan(150);
  expect(unknown).toEqual([]);
});

test('a page quotes as many texts of the pane in each language', () => {
  for (const file of files) {
    const counts = tags.map((tag) => quotesIn(tag, read(tag, file)).length);
    expect([file, ...new Set(counts)]).toEqual([file, counts[0]]);
  }
});
