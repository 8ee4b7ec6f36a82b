/**
 * What a release has for companies that do not build, in artifacts/prebuilt: the pages without an address, and configure.mjs, which
 * fills them in with Node alone. `npm run release` packs the folder.
 */
import path from 'node:path';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import { pane, PREBUILT, shared } from './webpack.config.js';

const { Licences } = await tsImport('./tools/build/for-webpack.ts', import.meta.url);

const common = shared('configure');

const configure = {
  ...common,
  target: 'node20.19',
  entry: { configure: './tools/build/configure.ts' },
  output: {
    path: PREBUILT,
    filename: '[name].mjs',
    module: true,
    clean: { keep: /^pages(?:[\\/]|$)/ },
  },
  // It finds the pages beside itself, wherever it was unpacked.
  module: { ...common.module, parser: { javascript: { importMeta: false } } },
  // A company may want to read what it runs.
  optimization: { minimize: false },
  plugins: [
    new CopyWebpackPlugin({
      patterns: [
        { from: 'manifest.xml', to: 'templates/[name][ext]' },
        { from: 'tools/build/nginx.conf', to: 'templates/[name][ext]' },
        { from: 'tools/container/*', to: '[name][ext]' },
        { from: 'LICENSE', to: '[name]' },
      ],
    }),
    new Licences(),
  ],
};

export default [pane({ folder: path.join(PREBUILT, 'pages') }), configure];
