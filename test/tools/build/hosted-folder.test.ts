import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeHosted } from '../../../tools/build/hosted-folder';
import { buildOptions, type HostedBuild } from '../../../tools/build/options';
import { readReleases } from '../../../tools/build/releases';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Of each build, in milliseconds since the epoch. */
const TIME = Date.UTC(2026, 10, 1);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-hosted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = (name: string) => path.join(folder, name);

function put(name: string, text: string): void {
  mkdirSync(path.dirname(own(name)), { recursive: true });
  writeFileSync(own(name), text);
}

/** Writes the folder `hosted` from pages with one script. */
async function write(script: string, env: Record<string, string> = {}, manifest = read('manifest.xml')) {
  rmSync(own('pages'), { recursive: true, force: true });
  put('pages/taskpane.html', '<html><head></head></html>');
  put(`pages/static/${script}`, 'export {};');
  const given = { origin: 'https://sheets.example.com', sp: '7', out: own('hosted'), ...env };
  const build = buildOptions(given, '1.2.0') as HostedBuild;
  const unfilled = { pages: own('pages'), manifest, nginx: read('tools/build/nginx.conf') };
  await writeHosted(unfilled, build, readReleases(build.out, build.keepReleases, TIME), TIME);
}

const hosted = () =>
  readdirSync(own('hosted'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(own('hosted'), path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();

const pagesWith = (...scripts: string[]) =>
  [
    'nginx.conf',
    'releases.json',
    'pages/_headers',
    ...['index.html', 'manifest.xml', 'privacy.html', 'support.html', 'taskpane.html', ...scripts].flatMap(
      (name) => [`pages/${name}`, `pages/${name}.gz`],
    ),
  ].sort();

test('the folder has the pages for the address, each text also compressed', async () => {
  await write('a.1.js');
  expect(hosted()).toEqual(pagesWith('static/a.1.js'));
  const page = readFileSync(own('hosted/pages/taskpane.html'));
  expect(page.toString()).toContain('<meta name="shiftsheet-sp" content="7">');
  expect(gunzipSync(readFileSync(own('hosted/pages/taskpane.html.gz')))).toEqual(page);
  expect(readFileSync(own('hosted/pages/manifest.xml'), 'utf8')).toContain(
    'https://sheets.example.com/taskpane.html',
  );
});

test('after an update the scripts of the release before stay, and nothing else of it', async () => {
  await write('a.1.js');
  put('hosted/pages/old.html', 'of another time');
  await write('a.2.js');
  expect(hosted()).toEqual(pagesWith('static/a.1.js', 'static/a.2.js'));
});

test('if something can’t be filled in, the pages that are there stay as they are', async () => {
  await write('a.1.js');
  const before = readFileSync(own('hosted/pages/manifest.xml'), 'utf8');
  await expect(write('a.2.js', { sp: '8' }, '<OfficeApp/>')).rejects.toThrow("the build can't fill it in");
  expect(hosted()).toEqual(pagesWith('static/a.1.js'));
  expect(readFileSync(own('hosted/pages/manifest.xml'), 'utf8')).toBe(before);
});

test('an address that is longer than Office takes is refused', async () => {
  await expect(write('a.1.js', { support: `https://help.example.com/${'x'.repeat(2024)}` })).rejects.toThrow(
    'at most 2048 characters. This one has 2049: https://help.example.com/',
  );
  await write('a.1.js', { support: `https://help.example.com/${'x'.repeat(2023)}` });
});

test('a folder without the pane’s page is refused', async () => {
  const unfilled = { pages: folder, manifest: read('manifest.xml'), nginx: read('tools/build/nginx.conf') };
  const build = buildOptions({ origin: 'https://sheets.example.com' }, '1.2.0') as HostedBuild;
  await expect(writeHosted(unfilled, build, { current: [], former: [] }, 0)).rejects.toThrow(
    'these are no built pages',
  );
});
