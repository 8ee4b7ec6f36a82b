/**
 * `npm run sbom`: writes artifacts/sbom.json, the list of all packages in the form CycloneDX, from package-lock.json alone. It
 * names no folder of this machine and no address from which a package was taken.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutPlaces, type Sbom } from './sbom/without-places';

const FILE = 'artifacts/sbom.json';
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

const root = path.resolve(import.meta.dirname, '..');
const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };

// npm names its own script to the commands that it runs. To start `npm` itself, Windows would need a shell.
const npm = process.env['npm_execpath'];
if (npm === undefined) throw new Error('Start this with "npm run sbom".');
const { status, stdout, stderr } = spawnSync(process.execPath, [npm, ...ARGUMENTS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status === 0) {
  const sbom = withoutPlaces(JSON.parse(stdout) as Sbom, name);
  mkdirSync(path.join(root, 'artifacts'), { recursive: true });
  writeFileSync(path.join(root, FILE), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${FILE} lists ${sbom.components.length} packages.`);
} else {
  console.error(stderr);
  process.exitCode = 1;
}
