/**
 * Puts into the build what an address needs: its manifest, its headers, the page with the administrator's settings, and nginx's
 * configuration beside the folder of the pages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { clouds } from '../../src/server/clouds';
import { BuildProblem } from './build-problem';
import { readByMicrosoft, schemaProblems } from './check-manifest';
import { helpPages } from './help-pages';
import {
  HEADERS_FILE,
  writeHeadersFile,
  HASHED_FOLDER,
  hostedHeaders,
  type HeaderRule,
} from './hosted-headers';
import { hostedManifest } from './manifest';
import { nginxFile } from './nginx';
import { licenceNotices, packageFolders } from './notices';
import type { HostedBuild } from './options';
import { hostedPage } from './pane-page';
import { writeRelease, type Releases } from './releases';

const NAME = 'HostedFiles';

const COMPRESSED = /\.(?:js|css|html|txt|xml|json)$/;

/** The licence texts of all packages whose code is in the pages. */
const LICENCES_FILE = 'licences.txt';

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
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap(NAME, (page) => ({
        ...page,
        html: hostedPage(page.html, this.#build),
      }));
      let files: string[] = [];
      // Later, webpack joins modules and no longer says which they were.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        files = [...modules].flatMap((module) =>
          module instanceof webpack.NormalModule ? [module.resource] : [],
        );
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const notices = await licenceNotices(packageFolders(files));
        for (const [name, text] of [...(await this.#files()), [LICENCES_FILE, notices] as const])
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
      });
      // nginx sends these instead of compressing each answer anew.
      const last = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage: last }, async (assets) => {
        for (const [name, source] of Object.entries(assets))
          if (COMPRESSED.test(name))
            compilation.emitAsset(
              `${name}.gz`,
              new webpack.sources.RawSource(await promisify(gzip)(source.buffer(), { level: 9 })),
            );
      });
    });
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const { out } = this.#build;
      const template = await readFile(new URL('nginx.conf', import.meta.url), 'utf8');
      await writeFile(path.join(out, 'nginx.conf'), nginxFile(template, this.#build, this.#rules()));
      const files = compilation.getAssets().map(({ name }) => name);
      const fixed = files.filter((name) => name.startsWith(`${HASHED_FOLDER}/`)).sort();
      await writeRelease(out, this.#releases, fixed, Date.now());
    });
  }

  #rules(): HeaderRule[] {
    const { cloud, frames, origin, service } = this.#build;
    const calls = service === undefined ? undefined : new URL(service, origin).origin;
    return hostedHeaders({ ...clouds[cloud], sites: [...clouds[cloud].sites, ...frames] }, calls);
  }

  async #files(): Promise<[name: string, text: string][]> {
    return [
      ['manifest.xml', await checkedManifest(await readFile(this.#manifest, 'utf8'), this.#build)],
      [HEADERS_FILE, writeHeadersFile(this.#rules())],
      ...helpPages(),
    ];
  }
}

/** The manifest for a hosted build. Throws BuildProblem if the schemas or Microsoft's reader refuse it. */
async function checkedManifest(manifest: string, build: HostedBuild): Promise<string> {
  const made = hostedManifest(manifest, build);
  const problems = await schemaProblems(made);
  if (problems.length > 0) throw new BuildProblem(`The manifest is not valid: ${problems.join('; ')}`);
  const { id, version, defaultSettings } = await readByMicrosoft(made);
  const read = [id, version, defaultSettings?.sourceLocation];
  const wanted = [build.id ?? id, build.version, `${build.origin}/taskpane.html`];
  if (read.some((text, at) => text !== wanted[at]))
    throw new BuildProblem(
      `Microsoft's reader finds ${read.join(', ')} in the manifest, and not ${wanted.join(', ')}.`,
    );
  return made;
}
