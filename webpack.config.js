import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import packageFile from './package.json' with { type: 'json' };
import { BundleLimit } from './tools/bundle-limit.mjs';

/** The most that the pane loads at start, gzipped: a little more than three seconds on a slow phone connection (400 kbit/s). */
const PANE_LIMIT_BYTES = 160_000;

const root = path.dirname(fileURLToPath(import.meta.url));

/** The pages as they are before a company's address is filled in; webpack.config.prebuilt.js puts beside them what fills it in. */
export const PREBUILT = path.join(root, 'artifacts/prebuilt');

const { buildOptions, HASHED_FOLDER, HelpPages, HostedFiles, Licences, readReleases } = await tsImport(
  './tools/build/for-webpack.ts',
  import.meta.url,
);

// ts-loader only translates: `npm run types` checks the types.
const rules = [
  {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    // Without a name, it would be the nearest one to the first file that is not in the cache.
    options: {
      configFile: path.join(root, 'tsconfig.json'),
      transpileOnly: true,
      compilerOptions: { noEmit: false, sourceMap: true },
    },
  },
  {
    test: /[\\/]@fluentui[\\/]tokens[\\/]lib[\\/]index\.js$/,
    loader: path.join(root, 'tools/used-tokens.mjs'),
    options: { pane: path.join(root, 'src/taskpane') },
  },
  {
    test: /\.css$/,
    oneOf: [
      // Styles of the pane's screens are text in their script: a style sheet of their own costs more at start.
      { issuer: /[\\/]taskpane[\\/]views[\\/]/, type: 'asset/source' },
      { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
];

export const shared = (name) => ({
  name,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules },
  cache: {
    type: 'filesystem',
    name,
    cacheDirectory: path.join(root, '.cache'),
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  performance: false,
  stats: 'errors-warnings',
});

/**
 * The add-in as it is hosted for users. Nothing of the sandbox, server, host or workbench gets in here. A build for a
 * company's address has a folder of its own, and more plugins. File names change with the content, so that no pane mixes files of two releases.
 */
export const pane = ({ folder = path.join(root, 'dist'), plugins = [] } = {}) => ({
  ...shared('pane'),
  entry: { taskpane: './src/taskpane/main.tsx' },
  output: {
    path: folder,
    filename: `${HASHED_FOLDER}/[name].[contenthash:8].js`,
    clean: true,
  },
  optimization: {
    // A part is what its name says: what two parts need goes into both.
    splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    // The shortest names ('size') are some 1% smaller. But one new name changes others, and the cache then keeps importers of the old ones.
    mangleExports: 'deterministic',
    // A second and third pass find what the passes before have made unused.
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: {
          compress: {
            passes: 3,
            ecma: 2022,
            module: true,
            // FAST calls this function for each of its classes, so the classes that nobody uses would stay too: those for pages
            // that a server has drawn. Nobody needs its effect: JSON without FAST's objects.
            pure_funcs: ['makeSerializationNoop'],
          },
          format: { ecma: 2022, comments: false },
          ecma: 2022,
        },
      }),
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: `${HASHED_FOLDER}/[name].[contenthash:8].css` }),
    new HtmlWebpackPlugin({
      template: './src/taskpane/taskpane.html',
      filename: 'taskpane.html',
      chunks: ['taskpane'],
      scriptLoading: 'defer',
    }),
    new CopyWebpackPlugin({
      patterns: [
        { from: 'assets/*.png', to: 'assets/[name][ext]', noErrorOnMissing: true },
        { from: 'shortcuts.json', to: '[name][ext]' },
      ],
    }),
    new HelpPages(),
    new Licences(),
    new BundleLimit({ entry: 'taskpane', limitBytes: PANE_LIMIT_BYTES }),
    ...plugins,
  ],
});

/** The stand-in for Excel: a spreadsheet with the unmodified pane beside it. */
const workbench = {
  ...shared('workbench'),
  entry: { workbench: './src/standins/workbench/main.ts' },
  output: { path: path.join(root, 'dist-workbench'), filename: '[name].js', clean: true },
  // Minified to half its size, the spreadsheet engine starts sooner. webpack's own minimizer would take a minute for it.
  optimization: {
    minimizer: [
      new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: false } }),
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new HtmlWebpackPlugin({
      template: './src/standins/workbench/workbench.html',
      filename: 'index.html',
      chunks: ['workbench'],
      scriptLoading: 'defer',
    }),
    // The engine's hyphenation dictionaries (5 MB) are left out. en-gb must remain: without it, the page has an unhandled
    // error.
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/(?!en-gb)[a-z]{2,4}(-[a-z0-9-]+?)?-[A-Za-z0-9_-]{8}\.js$/,
      contextRegExp: /engine-render[\\/]lib[\\/]es$/,
    }),
  ],
};

/** The add-in for a company's address. Files of earlier releases stay for some days. */
function hosted(build) {
  const releases = readReleases(build.out, build.keepReleases, Date.now());
  return pane({
    folder: path.join(PREBUILT, 'pages'),
    plugins: [new HostedFiles(build, path.join(root, 'manifest.xml'), releases)],
  });
}

/**
 * What `npm run dev` watches: readable scripts with source maps. They have a folder and a cache of their own, so that no other
 * command takes them for a build.
 */
const forDevelopment = (config) => ({
  ...config,
  mode: 'development',
  devtool: 'source-map',
  output: { ...config.output, path: path.join(root, 'artifacts/dev', config.name) },
  cache: { ...config.cache, name: `${config.name}-dev` },
  // With an error, the pages of the build before stay.
  optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
  plugins: config.plugins.filter((plugin) => !(plugin instanceof BundleLimit)),
});

export const development = () => [pane(), workbench].map(forDevelopment);

/**
 * Without options, the build is for `npm start`. With `--env origin=https://...`, the add-in is built for that address.
 */
export default (env) => {
  try {
    const build = buildOptions(env, packageFile.version);
    return build ? [hosted(build)] : [pane(), workbench];
  } catch (problem) {
    if (problem.name !== 'BuildProblem') throw problem;
    console.error(problem.message);
    process.exit(1);
  }
};
