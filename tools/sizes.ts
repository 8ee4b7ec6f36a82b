/**
 * Prints the size of each part of the project beside its budget, as a table: files, lines, the most lines, how many are left, and the
 * median and the longest file. `npm run sizes -- <commit>` also prints an older commit, with its folder names. The exit code is 1
 * if a part of the working folder is above its budget.
 */
import './commands/short-errors';
import { execFileSync } from 'node:child_process';
import { overBudget, sizesOf, workingFiles, type File, type Size } from './sizes/sizes';

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The files of a commit. */
function filesAt(commit: string): File[] {
  const names = git('ls-tree', '-r', '--name-only', '-z', commit).split('\0');
  return names.map((name) => ({ name, text: () => git('show', `${commit}:${name}`) }));
}

const TITLES = ['files', 'lines', 'most', 'left', 'median', 'longest'];

function line({ name, files, lines, most, median, longest }: Size): string {
  const numbers = [files, lines, most ?? '', most === undefined ? '' : most - lines, median, longest.lines];
  return `${name.padEnd(24)}${numbers.map((number) => String(number).padStart(8)).join('')}  ${longest.name}`;
}

const table = (title: string, sizes: readonly Size[]) =>
  [`${title.padEnd(24)}${TITLES.map((each) => each.padStart(8)).join('')}`, ...sizes.map(line), ''].join(
    '\n',
  );

const commits = process.argv.slice(2);
try {
  for (const commit of commits) console.log(table(commit, sizesOf(filesAt(commit))));
} catch {
  console.error(
    `A commit of these is not in this checkout: ${commits.join(', ')}. A full clone has it ("git fetch --unshallow").`,
  );
  process.exitCode = 1;
}
const sizes = sizesOf(workingFiles());
console.log(table('here', sizes));
const over = overBudget(sizes);
if (over !== '') {
  console.error(over);
  process.exitCode = 1;
}
