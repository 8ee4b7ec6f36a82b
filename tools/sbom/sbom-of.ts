import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutPlaces, type Sbom } from './without-places';

const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/**
 * The list of all packages in the form CycloneDX, as text, from package-lock.json alone. It names no folder of this machine and
 * no address from which a package was taken.
 */
export function sbomOf(root: string): string {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  // npm names its own script to the commands that it runs. To start `npm` itself, Windows would need a shell.
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('npm does not run this command: start it with "npm run".');
  const { status, stdout, stderr } = spawnSync(process.execPath, [npm, ...ARGUMENTS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`);
  return `${JSON.stringify(withoutPlaces(JSON.parse(stdout) as Sbom, name), null, 2)}\n`;
}
