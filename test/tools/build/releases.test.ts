import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFiles, readReleases, writeRelease } from '../../../tools/build/releases';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'shiftsheet-out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const KEPT_DAYS = 30;

/** Milliseconds at the beginning of a day; the first build is on day 0. */
const at = (day: number) => Date.UTC(2026, 10, 1) + day * 86_400_000;

const releases = (day: number, days = KEPT_DAYS) => readReleases(out, days, at(day));
const build = (day: number, ...files: string[]) => writeRelease(out, releases(day), files, at(day));
const kept = (day: number, days?: number) => [...keptFiles(releases(day, days))].sort();

test('E7: the files of every release stay until 30 days after another one has replaced it, however many there were', async () => {
  await build(0, 'static/a.1.js', 'static/b.1.js');
  await build(10, 'static/a.2.js', 'static/b.1.js');
  await build(20, 'static/a.3.js');
  expect(releases(20)).toEqual({
    current: ['static/a.3.js'],
    former: [
      { files: ['static/a.1.js', 'static/b.1.js'], replaced: '2026-11-11T00:00:00.000Z' },
      { files: ['static/a.2.js', 'static/b.1.js'], replaced: '2026-11-21T00:00:00.000Z' },
    ],
  });
  expect(kept(39)).toEqual(['static/a.1.js', 'static/a.2.js', 'static/a.3.js', 'static/b.1.js']);
  expect(kept(40)).toEqual(['static/a.2.js', 'static/a.3.js', 'static/b.1.js']);
  expect(kept(50)).toEqual(['static/a.3.js']);
});

test('E7: the administrator can have another number of days', async () => {
  await build(0, 'static/a.1.js');
  await build(1, 'static/a.2.js');
  expect(kept(7, 7)).toEqual(['static/a.1.js', 'static/a.2.js']);
  expect(kept(8, 7)).toEqual(['static/a.2.js']);
});

test('E7: the age of a release counts from when it was replaced, and not from when it was built', async () => {
  await build(0, 'static/a.1.js');
  await build(300, 'static/a.2.js');
  expect(kept(301)).toEqual(['static/a.1.js', 'static/a.2.js']);
});

test('the same build once more replaces nothing', async () => {
  await build(0, 'static/a.1.js');
  await build(1, 'static/a.2.js');
  const before = releases(2);
  await build(2, 'static/a.2.js');
  expect(releases(2)).toEqual(before);
});

test('a folder that no build has written is left alone', () => {
  mkdirSync(path.join(out, 'pages'));
  expect(() => releases(0)).toThrow('no build has written it');
  writeFileSync(path.join(out, 'releases.json'), 'x');
  expect(() => releases(0)).toThrow('can’t be read'.replace('’', "'"));
});
