/** A release: what is refused, and that the same tag gives the same bytes in each checkout. Needs git, as a release does. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusals } from '../../../tools/release/refusals';
import { FOLDER, PREBUILT, release } from '../../../tools/release/release';

const hasGit = spawnSync('git', ['--version']).status === 0;
const withGit = hasGit ? test : test.skip;

const CHANGELOG = '# Changelog\n\n## 1.2.0 (2026-12-01)\n\nReports.\n';
const ready = { version: '1.2.0', status: '', tagsHere: ['v1.2.0'], tags: ['v1.2.0'], changelog: CHANGELOG };

test.each([
  ['a clean tag with its section in the changelog', {}, []],
  ['an older release', { tags: ['v1.2.0', 'v1.1.9', 'later', 'v0.10.0'] }, []],
  ['a file that is not committed', { status: ' M src/a.ts\n' }, [/not clean.*\n M src\/a\.ts$/]],
  ['no tag here', { tagsHere: ['v1.1.0'] }, [/no tag v1\.2\.0/]],
  ['a higher release', { tags: ['v1.10.0'] }, [/v1\.10\.0 is there already/]],
  ['a section without a day', { changelog: '## 1.2.0 (not released yet)\n' }, [/"## 1\.2\.0 \(/]],
  [
    'the section of another version',
    { changelog: '## 1.2.01 (2026-12-01)\n## 1x2.0 (2026-12-01)\n' },
    [/"## 1\.2\.0 \(/],
  ],
])('%s: what is said against a release', (_, change, sentences) => {
  const found = refusals({ ...ready, ...change });
  expect(found).toHaveLength(sentences.length);
  for (const [at, sentence] of sentences.entries()) expect(found[at]).toMatch(sentence);
});

describe('in a repository', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (root: string, ...words: string[]) => {
    const { status, stderr } = spawnSync('git', ['-C', root, ...words], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };

  function repository(): string {
    const root = path.join(folder, 'one');
    mkdirSync(path.join(root, 'src'), { recursive: true });
    writeFileSync(path.join(root, 'package.json'), '{ "version": "1.2.0" }\n');
    writeFileSync(path.join(root, 'CHANGELOG.md'), CHANGELOG);
    writeFileSync(path.join(root, 'src/a.ts'), 'export {};\n');
    writeFileSync(path.join(root, '.gitignore'), 'artifacts/\n');
    git(folder, 'init', '--quiet', root);
    git(root, 'add', '.');
    git(root, '-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', 'commit', '--quiet', '-m', 'all');
    git(root, 'tag', 'v1.2.0');
    return root;
  }

  /** Builds two files at another time in each checkout, and in another order. */
  const stepsOf = (root: string, names: readonly string[], time: Date) => ({
    sbom: () => '{}\n',
    build: () => {
      mkdirSync(path.join(root, PREBUILT, 'pages'), { recursive: true });
      for (const name of names) {
        writeFileSync(path.join(root, PREBUILT, name), `this is ${name}`);
        utimesSync(path.join(root, PREBUILT, name), time, time);
      }
    },
  });

  withGit('the same tag gives the same bytes in two checkouts, and their checksums are right', () => {
    const one = repository();
    const two = path.join(folder, 'two');
    git(folder, 'clone', '--quiet', one, two);
    const names = ['configure.mjs', 'pages/taskpane.html'];
    const made = release(one, stepsOf(one, names, new Date(2026, 1, 1)));
    release(two, stepsOf(two, [...names].reverse(), new Date(2026, 2, 2)));

    const all = ['SHA256SUMS', 'sbom.json', 'shiftsheet-1.2.0.tar.gz', 'shiftsheet-pages-1.2.0.tar.gz'];
    expect([...made].sort()).toEqual(all);
    expect(readdirSync(path.join(one, FOLDER)).sort()).toEqual(all);
    const sums = ['shiftsheet-1.2.0.tar.gz', 'shiftsheet-pages-1.2.0.tar.gz', 'sbom.json'].map((file) => {
      const bytes = readFileSync(path.join(one, FOLDER, file));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`;
    });
    expect(readFileSync(path.join(one, FOLDER, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
    for (const file of all)
      expect(readFileSync(path.join(two, FOLDER, file))).toEqual(readFileSync(path.join(one, FOLDER, file)));
  });

  withGit.each([
    [
      'shiftsheet-pages-1.2.0.tar.gz',
      ['configure.mjs', 'pages/taskpane.html'].map((name) => `shiftsheet-pages-1.2.0/${name}`),
    ],
    [
      'shiftsheet-1.2.0.tar.gz',
      ['.gitignore', 'CHANGELOG.md', 'package.json', 'src/', 'src/a.ts'].map(
        (name) => `shiftsheet-1.2.0/${name}`,
      ),
    ],
  ])('tar reads %s', (file, names) => {
    const root = repository();
    release(root, stepsOf(root, ['pages/taskpane.html', 'configure.mjs'], new Date('2026-11-25')));
    const { stdout, status } = spawnSync('tar', ['-tzf', file], {
      cwd: path.join(root, FOLDER),
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const listed = stdout.split(/\r?\n/).filter((name) => name !== '' && name !== 'shiftsheet-1.2.0/');
    expect(listed).toEqual(names);
  });

  withGit('a file that is not committed stops the release, and nothing is written', () => {
    const root = repository();
    writeFileSync(path.join(root, 'src/b.ts'), 'export {};\n');
    expect(() => release(root, stepsOf(root, [], new Date('2026-11-25')))).toThrow(
      /not clean.*\n\?\? src\/b\.ts$/,
    );
    expect(readdirSync(root)).not.toContain('artifacts');
  });
});
