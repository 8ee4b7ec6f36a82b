/**
 * Fills in the built pages for a company's address, and writes the folder that the company hosts: the pages with its manifest, its
 * headers and its settings, nginx's configuration beside them, and the list of releases. `npm run build` with options and
 * configure.mjs of a release both do it here.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { clouds } from '../../src/server/clouds';
import { BuildProblem } from './build-problem';
import { helpPages } from './help-pages';
import {
  HASHED_FOLDER,
  HEADERS_FILE,
  hostedHeaders,
  writeHeadersFile,
  type HeaderRule,
} from './hosted-headers';
import { hostedManifest } from './manifest';
import { nginxFile } from './nginx';
import type { HostedBuild } from './options';
import { hostedPage } from './pane-page';
import { keptFiles, pagesFolder, writeRelease, type Releases } from './releases';

/** What is filled in. Nothing of it names a company. */
export interface Unfilled {
  /** The folder of the pages as webpack has built them. */
  readonly pages: string;
  /** manifest.xml, as text. */
  readonly manifest: string;
  /** nginx.conf of this folder, as text. */
  readonly nginx: string;
}

/** File names below the folder of the pages, with `/` between folders, and what is in the files. */
type Files = ReadonlyMap<string, Uint8Array>;

const PAGE = 'taskpane.html';

/** nginx sends the compressed file instead of compressing each answer anew. */
const COMPRESSED = /\.(?:js|css|html|txt|xml|json)$/;

/**
 * `releases`: what the folder has of earlier builds. `now`: milliseconds since the epoch. `check` sees the manifest before anything
 * is written. Until all files are made, the folder stays as it is. Throws BuildProblem.
 */
export async function writeHosted(
  unfilled: Unfilled,
  build: HostedBuild,
  releases: Releases,
  now: number,
  check?: (manifest: string) => Promise<void>,
): Promise<void> {
  const rules = rulesOf(build);
  const manifest = hostedManifest(unfilled.manifest, build);
  await check?.(manifest);
  const nginx = nginxFile(unfilled.nginx, build, rules);
  const files = await compressed(
    new Map([
      ...(await filesIn(unfilled.pages, build)),
      ...texts([['manifest.xml', manifest], [HEADERS_FILE, writeHeadersFile(rules)], ...helpPages()]),
    ]),
  );

  const folder = path.resolve(pagesFolder(build.out));
  const fixed = [...files.keys()].filter((name) => name.startsWith(`${HASHED_FOLDER}/`)).sort();
  // The page comes after the files that it names: the folder may be served already.
  await writeAll(folder, files, fixed);
  await writeAll(
    folder,
    files,
    [...files.keys()].filter((name) => !fixed.includes(name)),
  );
  const kept = keptFiles(releases);
  for (const name of await namesIn(folder))
    if (!files.has(name) && !kept.has(name)) await rm(path.join(folder, name));
  await writeFile(path.join(build.out, 'nginx.conf'), nginx);
  await writeRelease(build.out, releases, fixed, now);
}

function rulesOf({ cloud, frames, origin, service }: HostedBuild): HeaderRule[] {
  const calls = service === undefined ? undefined : new URL(service, origin).origin;
  return hostedHeaders({ ...clouds[cloud], sites: [...clouds[cloud].sites, ...frames] }, calls);
}

async function filesIn(folder: string, build: HostedBuild): Promise<Files> {
  const names = await namesIn(folder);
  if (!names.includes(PAGE)) throw new BuildProblem(`${folder} has no ${PAGE}: these are no built pages.`);
  const files = names.map(async (name): Promise<[string, Uint8Array]> => {
    const bytes = await readFile(path.join(folder, name));
    return [name, name === PAGE ? Buffer.from(hostedPage(bytes.toString('utf8'), build)) : bytes];
  });
  return new Map(await Promise.all(files));
}

const texts = (files: readonly (readonly [name: string, text: string])[]): [string, Uint8Array][] =>
  files.map(([name, text]) => [name, Buffer.from(text)]);

/** The files, and beside each that browsers can take compressed its compressed form. */
async function compressed(files: Files): Promise<Files> {
  const pairs = [...files]
    .filter(([name]) => COMPRESSED.test(name))
    .map(async ([name, bytes]): Promise<[string, Uint8Array]> => [
      `${name}.gz`,
      await promisify(gzip)(bytes, { level: 9 }),
    ]);
  return new Map([...files, ...(await Promise.all(pairs))]);
}

async function writeAll(folder: string, files: Files, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, files.get(name) ?? '');
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
