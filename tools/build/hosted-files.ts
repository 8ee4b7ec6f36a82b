/** What webpack's build adds: the packages' licences to the pages and, with options, the folder that a company hosts. */
import { readFile } from 'node:fs/promises';
import webpack from 'webpack';
import { BuildProblem } from './build-problem';
import { readByMicrosoft, schemaProblems } from './check-manifest';
import { writeHosted } from './hosted-folder';
import { licenceNotices, packageFolders } from './notices';
import type { HostedBuild } from './options';
import type { Releases } from './releases';

/** The licence texts of all packages whose code is in the pages. */
const LICENCES_FILE = 'licences.txt';

/** Adds the licence texts of all packages whose code is in the build. */
export class Licences {
  apply(compiler: webpack.Compiler): void {
    const name = 'Licences';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let files: string[] = [];
      // Later, webpack joins modules and no longer says which they were. Modules that only a loader has run are in no chunk, and
      // are not even there if the loader's result was kept.
      compilation.hooks.afterChunks.tap(name, () => {
        files = [...compilation.modules].flatMap((module) =>
          module instanceof webpack.NormalModule && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0
            ? [module.resource]
            : [],
        );
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const notices = await licenceNotices(packageFolders(files));
        compilation.emitAsset(LICENCES_FILE, new webpack.sources.RawSource(notices));
      });
    });
  }
}

/** Fills in the pages for a company's address when they are built. */
export class HostedFiles {
  readonly #build: HostedBuild;
  readonly #manifest: string;
  readonly #releases: Releases;

  /** `manifest`: the path of manifest.xml. `releases`: what the folder has of earlier builds. */
  constructor(build: HostedBuild, manifest: string, releases: Releases) {
    this.#build = build;
    this.#manifest = manifest;
    this.#releases = releases;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.afterEmit.tapPromise('HostedFiles', async () => {
      const unfilled = {
        pages: compiler.outputPath,
        manifest: await readFile(this.#manifest, 'utf8'),
        nginx: await readFile(new URL('nginx.conf', import.meta.url), 'utf8'),
      };
      const check = (manifest: string) => checkManifest(manifest, this.#build);
      await writeHosted(unfilled, this.#build, this.#releases, Date.now(), check);
    });
  }
}

/** Throws BuildProblem if the schemas or Microsoft's reader refuse the manifest. */
async function checkManifest(manifest: string, build: HostedBuild): Promise<void> {
  const problems = await schemaProblems(manifest);
  if (problems.length > 0) throw new BuildProblem(`The manifest is not valid: ${problems.join('; ')}`);
  const { id, version, defaultSettings } = await readByMicrosoft(manifest);
  const read = [id, version, defaultSettings?.sourceLocation];
  const wanted = [build.id ?? id, build.version, `${build.origin}/taskpane.html`];
  if (read.some((text, at) => text !== wanted[at]))
    throw new BuildProblem(
      `Microsoft's reader finds ${read.join(', ')} in the manifest, and not ${wanted.join(', ')}.`,
    );
}
