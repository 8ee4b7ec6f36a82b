import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFiles, readReleases, writeRelease } from '../../../tools/build/releases';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'shiftsheet-out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const build = (...files: string[]) => writeRelease(out, readReleases(out), files);

test('the files of the release before stay, and those of older releases go', async () => {
  await build('static/a.1.js', 'static/b.1.js');
  await build('static/a.2.js', 'static/b.1.js');
  expect(readReleases(out)).toEqual({
    current: ['static/a.2.js', 'static/b.1.js'],
    before: ['static/a.1.js', 'static/b.1.js'],
  });
  await build('static/a.3.js');
  expect(readReleases(out).before).toEqual(['static/a.2.js', 'static/b.1.js']);
});

test('the same build once more keeps the files of the release before it', async () => {
  await build('static/a.1.js');
  await build('static/a.2.js');
  await build('static/a.2.js');
  expect([...keptFiles(readReleases(out))].sort()).toEqual(['static/a.1.js', 'static/a.2.js']);
});

test('a folder that no build has written is left alone', () => {
  mkdirSync(path.join(out, 'pages'));
  expect(() => readReleases(out)).toThrow('no build has written it');
  writeFileSync(path.join(out, 'releases.json'), 'x');
  expect(() => readReleases(out)).toThrow('can’t be read'.replace('’', "'"));
});
