/**
 * `npm run dev`: the workbench and the pane as `npm start` serves them, built anew after each change of a source, with source maps.
 * Open pages load themselves again, also in Excel. It takes the options of `npm start`.
 */
import './commands/short-errors';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { Reloads, type BuiltPage } from '../src/server/reloads';
import { serve } from '../src/server/serve';

const root = path.resolve(import.meta.dirname, '..');
const { development } = (await import(pathToFileURL(path.join(root, 'webpack.config.js')).href)) as {
  development: () => (Configuration & { name: BuiltPage })[];
};

const reloads = new Reloads();

/** Resolves as soon as the page is built for the first time. */
function watch(config: Configuration & { name: BuiltPage }): Promise<void> {
  return new Promise((resolve) => {
    const compiler = webpack(config);
    const built = (stats: Stats) => {
      console.log(`${config.name}: ${stats.hasErrors() ? 'not built' : 'built'}`);
      if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
      if (stats.hasErrors()) return;
      reloads.announce(config.name);
      resolve();
    };
    compiler.watch({}, (error, stats) => {
      if (error) throw error;
      if (stats) built(stats);
    });
  });
}

await Promise.all(development().map(watch));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
await serve({
  dist: path.join(root, 'artifacts/dev/pane'),
  distWorkbench: path.join(root, 'artifacts/dev/workbench'),
  reloads,
});
// After a mistake in the options, the watching would go on for nobody.
if (process.exitCode !== undefined) process.exit();
