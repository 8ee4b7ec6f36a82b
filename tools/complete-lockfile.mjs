/**
 * Completes package-lock.json, with the registry's help. Run this after every change of dependencies: npm run lockfile
 *
 * 1. Platform packages. The registry that the lockfile was made from may have builds for some systems only, and `npm ci`
 *    refuses a lockfile without the others. A platform package is one that a locked package lists with an exact version in its
 *    optionalDependencies.
 * 2. Checksums. An entry without one would be installed unchecked. What the registry can't name stops the command, and the
 *    file stays as it was.
 */
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);

/** What an entry of the lockfile has in common with the package's own file. */
const FIELDS = ['cpu', 'libc', 'license', 'os', 'engines'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    const isLocked = place in lock.packages || `${path}/${place}` in lock.packages;
    if (!isLocked && /^\d/.test(version))
      lock.packages[place] = { version, ...(dev && { dev }), optional: true };
  }
}

let filled = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
  lock.packages[path] = completed(entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), entry);
  filled += 1;
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(filled === 0 ? 'The lockfile is complete.' : `Completed ${filled} entries of the lockfile.`);

/** The entry with its checksum, and with its system, processor, C library and licence as the registry names them. */
function completed(name, { version, ...entry }) {
  const answer = execSync(`npm view --json ${name}@${version} dist.integrity ${FIELDS.join(' ')}`, {
    encoding: 'utf8',
  });
  const { 'dist.integrity': integrity, ...fields } = JSON.parse(answer);
  if (!integrity?.startsWith('sha512-'))
    throw new Error(`The registry has no sha512 of ${name}@${version}: ask another registry.`);
  return { version, integrity, ...fields, ...entry };
}
