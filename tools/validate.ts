/**
 * `npm run validate` asks Microsoft's service about the manifest of the pages that were built for hosting, or, if there are none,
 * about that of the checkout. `npm run validate -- FILE` asks about another one.
 */
import './commands/short-errors';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const hosted = path.join(root, 'hosted/pages/manifest.xml');
const manifest = process.argv[2] ?? (existsSync(hosted) ? hosted : path.join(root, 'manifest.xml'));

if (existsSync(manifest)) {
  console.log(`This is about ${path.relative(process.cwd(), manifest)}.`);
  const tool = createRequire(import.meta.url).resolve('office-addin-manifest/cli.js');
  const { status } = spawnSync(process.execPath, [tool, 'validate', manifest], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`There is no file ${manifest}.`);
  process.exitCode = 1;
}
