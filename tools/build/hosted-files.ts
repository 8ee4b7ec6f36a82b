/** Puts into the build what an address needs: its manifest, its headers, and the page with the administrator's settings. */
import { readFile } from 'node:fs/promises';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { clouds } from '../../src/server/clouds';
import {
  HEADERS_FILE,
  NGINX_HEADERS_FILE,
  writeHeadersFile,
  writeNginxHeaders,
} from '../../src/server/headers-file';
import { hostedHeaders } from '../../src/server/hosted-headers';
import { BuildProblem } from './build-problem';
import { readByMicrosoft, schemaProblems } from './check-manifest';
import { hostedManifest } from './manifest';
import type { HostedBuild } from './options';
import { licenceNotices, packageFolders } from './notices';
import { hostedPage } from './pane-page';

const NAME = 'HostedFiles';

/** The licence texts of all packages whose code is in the pages. */
const LICENCES_FILE = 'licences.txt';

export class HostedFiles {
  readonly #build: HostedBuild;
  readonly #manifest: string;

  /** `manifest`: the path of manifest.xml. */
  constructor(build: HostedBuild, manifest: string) {
    this.#build = build;
    this.#manifest = manifest;
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
    });
  }

  async #files(): Promise<[name: string, text: string][]> {
    const { cloud, frames, origin, service } = this.#build;
    const calls = service === undefined ? undefined : new URL(service, origin).origin;
    const rules = hostedHeaders({ ...clouds[cloud], sites: [...clouds[cloud].sites, ...frames] }, calls);
    return [
      ['manifest.xml', await checkedManifest(await readFile(this.#manifest, 'utf8'), this.#build)],
      [HEADERS_FILE, writeHeadersFile(rules)],
      [NGINX_HEADERS_FILE, writeNginxHeaders(rules, '/taskpane.html')],
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
