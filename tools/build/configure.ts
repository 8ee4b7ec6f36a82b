/**
 * configure.mjs of a release: fills in the built pages that lie beside it for a company's address, with Node alone. It takes the
 * options of `npm run build`, as `--env name=value` or as variables of the environment: SHIFTSHEET_RELAY_TO is `relay-to`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { BuildProblem } from './build-problem';
import { optionsOf } from './given-options';
import { writeHosted } from './hosted-folder';
import { buildOptions } from './options';
import { readReleases } from './releases';

const here = (name: string) => path.join(import.meta.dirname, name);

try {
  const build = buildOptions(optionsOf(process.argv.slice(2), process.env), packageFile.version);
  if (!build)
    throw new BuildProblem(
      'The pages need the address at which you serve them: --env origin=https://sheets.example.com, or the variable SHIFTSHEET_ORIGIN.',
    );
  const now = Date.now();
  const unfilled = {
    pages: here('pages'),
    manifest: await readFile(here('templates/manifest.xml'), 'utf8'),
    nginx: await readFile(here('templates/nginx.conf'), 'utf8'),
  };
  await writeHosted(unfilled, build, readReleases(build.out, build.keepReleases, now), now);
  process.stdout.write(`${path.resolve(build.out)} has the pages for ${build.origin}.\n`);
} catch (problem) {
  if (!(problem instanceof BuildProblem)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}
