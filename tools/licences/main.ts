/**
 * `npm run licences`: fails if a package has a licence that is not allowed, or if the page of dependencies is not up to date.
 * `npm run licences -- --write` writes the page. Both read only package-lock.json.
 */
import '../commands/short-errors';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from './check';
import { packagesOf, type Lockfile } from './packages';
import { PAGE, pageOf } from './page';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, PAGE);
const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const packages = packagesOf(lockfile);
const problems = refusals(packages);
const text = pageOf(packages);

if (process.argv.includes('--write')) {
  writeFileSync(page, text);
  console.log(`${PAGE} is written.`);
} else if (readFileSync(page, 'utf8') !== text) {
  problems.push(`${PAGE} does not list the packages of package-lock.json: run npm run licences -- --write.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Licences: ${packages.length} packages, all allowed.`);
