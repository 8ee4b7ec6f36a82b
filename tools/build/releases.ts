/**
 * The files of the release before stay: a pane that is open still loads them. Files of older releases go. `releases.json` in the
 * build's folder says which files each of the two releases has.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { BuildProblem } from './build-problem';

const FILE = 'releases.json';
const schema = z.object({ current: z.array(z.string()), before: z.array(z.string()) });

/** Paths below the folder of the pages, of the files whose names change with their content. */
export type Releases = z.infer<typeof schema>;

/** The folder of the pages, which is all that is served. */
export const pagesFolder = (out: string): string => path.join(out, 'pages');

/** What the folder has of earlier builds. Throws BuildProblem if the folder is not one of a build. */
export function readReleases(out: string): Releases {
  const file = path.join(out, FILE);
  if (!existsSync(file)) {
    if (existsSync(pagesFolder(out)))
      throw new BuildProblem(
        `${pagesFolder(out)} is there, and no build has written it: ${FILE} is missing beside it. Choose another folder with --env out=...`,
      );
    return { current: [], before: [] };
  }
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BuildProblem(
      `${file} can't be read. Delete it and the folder pages, or choose another folder.`,
    );
  }
}

/** The files that a new build keeps. A build of the same sources has the same files: it keeps those of the release before. */
export function keptFiles({ current, before }: Releases): ReadonlySet<string> {
  return new Set([...current, ...before]);
}

/** Notes the files of the new build, after it was written. */
export async function writeRelease(
  out: string,
  { current, before }: Releases,
  files: readonly string[],
): Promise<void> {
  const isSame = files.length === current.length && files.every((name, at) => name === current[at]);
  const release: Releases = { current: [...files], before: isSame ? before : current };
  await writeFile(path.join(out, FILE), `${JSON.stringify(release, null, 1)}\n`);
}
