/** The files of a release. The same tag gives the same bytes in each checkout. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from './refusals';
import { archive, compressed } from './tar';

/** Where the files of a release are put, in the checkout. */
export const FOLDER = 'artifacts/release';

/** Where webpack.config.prebuilt.js puts the pages without an address, and what fills them in. */
export const PREBUILT = 'artifacts/prebuilt';

/** A reason against the release, as a sentence for people. */
export class ReleaseProblem extends Error {}

export interface Steps {
  /** The list of packages, as text. */
  readonly sbom: () => string;
  /** Builds the folder of the pages without an address. */
  readonly build: () => void;
}

/**
 * Makes the release of the checkout at `root`: the source at its tag, the built pages without a company's address, the list of
 * packages, and the checksums of all. Returns the names of the files. Throws ReleaseProblem.
 */
export function release(root: string, { sbom, build }: Steps): string[] {
  const git = (...words: string[]) => gitIn(root, words);
  const lines = (...words: string[]) =>
    git(...words)
      .toString()
      .split('\n')
      .filter(Boolean);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };

  const problems = refusals({
    version,
    status: git('status', '--porcelain').toString(),
    tagsHere: lines('tag', '--points-at', 'HEAD'),
    tags: lines('tag'),
    changelog: read('CHANGELOG.md'),
  });
  if (problems.length > 0) throw new ReleaseProblem(problems.join('\n'));

  const name = `shiftsheet-${version}`;
  const files = new Map<string, string | Uint8Array>();
  // git gives each file the time of the commit, in the order of names. Permissions would depend on a setting of git.
  const source = git('-c', 'tar.umask=0022', 'archive', '--format=tar', `--prefix=${name}/`, `v${version}`);
  files.set(`${name}.tar.gz`, compressed(source));
  build();
  const pages = `shiftsheet-pages-${version}`;
  const seconds = Number(lines('log', '-1', '--format=%ct')[0]);
  files.set(`${pages}.tar.gz`, packed(path.join(root, PREBUILT), pages, seconds));
  files.set('sbom.json', sbom());
  files.set('SHA256SUMS', [...files].map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`).join(''));

  const folder = path.join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(path.join(folder, file), bytes);
  return [...files.keys()];
}

/** The files of a folder in an archive, in which the folder has the name `name`. `seconds`: their time, since 1970. */
export function packed(folder: string, name: string, seconds: number): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: [name, ...path.relative(folder, file).split(path.sep)].join('/'),
      bytes: readFileSync(file),
    }));
  return archive(files, seconds);
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function gitIn(root: string, words: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', words, { cwd: root, maxBuffer: 1024 ** 3 });
  if (error || status !== 0)
    throw new ReleaseProblem(`git ${words.join(' ')} failed: ${error?.message ?? stderr.toString()}`);
  return stdout;
}
