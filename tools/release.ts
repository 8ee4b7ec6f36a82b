/** `npm run release`: makes the files of a release from a clean checkout of its tag, in artifacts/release. */
import './commands/short-errors';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { FOLDER, release, ReleaseProblem } from './release/release';
import { sbomOf } from './sbom/sbom-of';

const root = path.resolve(import.meta.dirname, '..');

function build(): void {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, '--config', 'webpack.config.prebuilt.js'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new ReleaseProblem('The build failed.');
}

try {
  const files = release(root, { sbom: () => sbomOf(root), build });
  console.log(`${FOLDER} has ${files.join(', ')}.`);
} catch (problem) {
  if (!(problem instanceof ReleaseProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
