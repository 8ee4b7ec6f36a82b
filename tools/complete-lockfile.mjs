/**
 * Completes package-lock.json with the platform packages that are missing in the registry it was made from: some mirrors have
 * Linux builds only, and `npm ci` refuses a lockfile without the others. Run this after every change of dependencies: node
 * tools/complete-lockfile.mjs
 *
 * A platform package is one that a locked package lists with an exact version in its optionalDependencies. Its system,
 * processor and C library are part of its name. It is entered without a checksum; npm then takes the checksum from the user's
 * registry.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    const isLocked = place in lock.packages || `${path}/${place}` in lock.packages;
    if (isLocked || !/^\d/.test(version)) continue;
    lock.packages[place] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added to the lockfile:\n${added.join('\n')}`);

function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = Object.keys(LIBRARIES).filter((library) => parts.includes(library));
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(os.includes('linux') && libc.length > 0 && { libc: libc.map((library) => LIBRARIES[library]) }),
  };
}
