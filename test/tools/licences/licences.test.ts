/** The licence check: which packages it refuses, and that the packages of this project are allowed and listed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from '../../../tools/licences/check';
import { packagesOf, type Lockfile } from '../../../tools/licences/packages';
import { PAGE, pageOf } from '../../../tools/licences/page';
import { EXCEPTIONS, isAllowed } from '../../../tools/licences/rules';

const WORKBENCH = 'src/standins/workbench/package.json';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const ofProject = () => packagesOf(JSON.parse(read('package-lock.json')) as Lockfile);
const refused = (packages: Lockfile['packages']) => refusals(packagesOf({ packages }));

test('a licence outside the list is refused with a sentence that names the package', () => {
  expect(refused({ 'node_modules/viral': { version: '1.2.3', license: 'GPL-3.0-only' } })).toEqual([
    'viral 1.2.3 has the licence "GPL-3.0-only", which is not allowed in the product.',
  ]);
});

test('a package without a licence is refused', () => {
  expect(refused({ 'node_modules/silent': { version: '1.0.0', dev: true } })).toEqual([
    'silent 1.0.0 names no licence: find it out, and use another package or enter an exception.',
  ]);
});

test('MPL-2.0 is allowed for development, and refused in the product', () => {
  const packages = (dev: boolean) => ({
    'node_modules/mozilla': { version: '1.0.0', license: 'MPL-2.0', dev },
  });
  expect(refused(packages(true))).toEqual([]);
  expect(refused(packages(false))).toHaveLength(1);
});

test('a package that is used in the product and for development must be allowed in the product', () => {
  const twice = {
    'node_modules/a/node_modules/mozilla': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/mozilla': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/z/node_modules/mozilla': { version: '1.0.0', license: 'MPL-2.0', dev: true },
  };
  expect(refused(twice)).toHaveLength(1);
});

test('an exception holds for development only', () => {
  const [name = ''] = Object.keys(EXCEPTIONS);
  const entry = { version: '1.0.0', license: 'LICENSE' };
  expect(refused({ [`node_modules/${name}`]: { ...entry, dev: true } })).toEqual([]);
  expect(refused({ [`node_modules/${name}`]: entry })).toHaveLength(1);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-2.0 OR LGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['', false],
])('"%s" is allowed in the product: %s', (licence, allowed) => {
  expect(isAllowed(licence, false)).toBe(allowed);
});

test('all packages of this project are allowed, and each exception is needed', () => {
  const packages = ofProject();
  expect(refusals(packages)).toEqual([]);
  const names = packages.map(({ name }) => name);
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.includes(name))).toEqual([]);
});

test('the page of dependencies lists the packages of the lockfile', () => {
  expect(read(PAGE)).toBe(pageOf(ofProject()));
});

test('what the pane imports is a dependency, and no package for development', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const files = ['core', 'app', 'service', 'excel', 'taskpane'].flatMap((folder) =>
    readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join('src', folder, file)),
  );
  const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\//gs, '');
  const imported = files.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/(?:\bfrom |^import |\bimport\(\s*)'([^'.][^']*)'/gm)].map(
      ([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
    ),
  );
  expect(imported).toContain('preact');
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
});

test('the lockfile has a checksum of each package, and no address of a registry', () => {
  const lockfile = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
  };
  const entries = Object.entries(lockfile.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(entries.length).toBeGreaterThan(500);
  const unchecked = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([place]) => place)).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('versions are exact, and no package may run a program when it is installed', () => {
  type PackageFile = Record<string, Record<string, string | boolean>>;
  const packageFile = (file: string) => JSON.parse(read(file)) as PackageFile;
  const { dependencies, devDependencies, allowScripts } = packageFile('package.json');
  const workbench = packageFile(WORKBENCH).devDependencies;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...workbench });
  expect(
    versions.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version))),
  ).toEqual([]);
  expect(Object.values(allowScripts ?? {}).filter((allowed) => allowed !== false)).toEqual([]);
});
