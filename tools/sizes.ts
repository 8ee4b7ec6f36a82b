/**
 * Prints the size of each part of the project, as a table: files, lines, the median and the longest file. `npm run sizes --
 * <commit>` also prints the same for an older commit, with its folder names.
 */
import './commands/short-errors';
import { execFileSync } from 'node:child_process';

/** A part of the project: its name and its folders, today's and earlier ones. */
const PARTS: [name: string, folders: string[]][] = [
  ['core: rules', ['src/core']],
  ['app: acts', ['src/app']],
  ['excel: Office.js', ['src/excel']],
  ['service: the client', ['src/service']],
  ['taskpane: the pane', ['src/taskpane']],
  ['local server', ['src/server']],
  ['stand-in Excel', ['src/standins/excel', 'src/host']],
  ['stand-in service', ['src/standins/service', 'src/sandbox']],
  ['workbench', ['src/standins/workbench', 'src/workbench']],
  ['tests: trust', ['test/trust']],
  ['tests: browser', ['test/e2e']],
  ['tests: stand-ins', ['test/standins', 'test/host', 'test/sandbox', 'test/workbench']],
  ['tests: product', ['test']],
  ['tools', ['tools']],
  ['docs', ['docs', 'README.md', 'CONTRIBUTING.md']],
];

const COUNTED = /\.(ts|tsx|mts|mjs|css|html|md)$/;

interface File {
  name: string;
  lines: number;
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The counted files of a commit. */
function filesAt(commit: string): File[] {
  const names = git('ls-tree', '-r', '--name-only', '-z', commit)
    .split('\0')
    .filter((name) => COUNTED.test(name));
  return names.map((name) => ({ name, lines: git('show', `${commit}:${name}`).split('\n').length - 1 }));
}

const inFolder = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`);

const partOf = (name: string) =>
  PARTS.find(([, folders]) => folders.some((folder) => inFolder(name, folder)))?.[0];

const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function line(title: string, files: File[]): string {
  const longest = files.reduce((most, file) => (file.lines > most.lines ? file : most), {
    name: '-',
    lines: 0,
  });
  const sum = files.reduce((total, file) => total + file.lines, 0);
  const numbers = [files.length, sum, median(files.map((file) => file.lines)), longest.lines];
  return `${title.padEnd(20)}${numbers.map((number) => String(number).padStart(8)).join('')}  ${longest.name}`;
}

function table(commit: string): string {
  const files = filesAt(commit);
  const head = `${commit.padEnd(20)}${['files', 'lines', 'median', 'longest'].map((title) => title.padStart(8)).join('')}`;
  const parts = PARTS.map(([name]) =>
    line(
      name,
      files.filter((file) => partOf(file.name) === name),
    ),
  );
  const source = files.filter((file) => inFolder(file.name, 'src') && !file.name.endsWith('.md'));
  const tests = files.filter((file) => inFolder(file.name, 'test'));
  return [head, ...parts, '', line('all source', source), line('all tests', tests)].join('\n');
}

const commits = [...process.argv.slice(2), 'HEAD'];
try {
  console.log(commits.map(table).join('\n\n'));
} catch {
  console.error(
    `A commit of these is not in this checkout: ${commits.join(', ')}. A full clone has it ("git fetch --unshallow").`,
  );
  process.exitCode = 1;
}
