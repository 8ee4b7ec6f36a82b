/**
 * The files of a release stay for some days after another release has replaced it: a pane that was open then still loads them. Excel
 * on a computer keeps the pane's page as long as the workbook is open. `releases.json` in the build's folder says which files each
 * release has, and when it was replaced.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { BuildProblem } from './build-problem';

const FILE = 'releases.json';
const DAY_MS = 86_400_000;
const schema = z.object({
  current: z.array(z.string()),
  former: z.array(z.object({ files: z.array(z.string()), replaced: z.iso.datetime() })),
});

/** Paths below the folder of the pages, of the files whose names change with their content. */
export type Releases = z.infer<typeof schema>;

/** The folder of the pages, which is all that is served. */
export const pagesFolder = (out: string): string => path.join(out, 'pages');

/**
 * What the folder has of the release that is there and of releases that were replaced less than `days` ago. `now`: milliseconds
 * since the epoch. Throws BuildProblem if the folder is not one of a build.
 */
export function readReleases(out: string, days: number, now: number): Releases {
  const file = path.join(out, FILE);
  if (!existsSync(file)) {
    if (existsSync(pagesFolder(out)))
      throw new BuildProblem(
        `${pagesFolder(out)} is there, and no build has written it: ${FILE} is missing beside it. Choose another folder with --env out=...`,
      );
    return { current: [], former: [] };
  }
  try {
    const { current, former } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { current, former: former.filter(({ replaced }) => now - Date.parse(replaced) < days * DAY_MS) };
  } catch {
    throw new BuildProblem(
      `${file} can't be read. Delete it and the folder pages, or choose another folder.`,
    );
  }
}

/** The files that a new build keeps. */
export function keptFiles({ current, former }: Releases): ReadonlySet<string> {
  return new Set([...current, ...former.flatMap(({ files }) => files)]);
}

/** Notes the files of the new build, after it was written. A build of the same sources has the same files, and replaces nothing. */
export async function writeRelease(
  out: string,
  { current, former }: Releases,
  files: readonly string[],
  now: number,
): Promise<void> {
  const isSame = files.length === current.length && files.every((name, at) => name === current[at]);
  const replaced = new Date(now).toISOString();
  const release: Releases = {
    current: [...files],
    former: isSame || current.length === 0 ? former : [...former, { files: current, replaced }],
  };
  await writeFile(path.join(out, FILE), `${JSON.stringify(release, null, 1)}\n`);
}
