/**
 * Runs the unit tests: `npm run unit`. `--selectProjects` takes `product` (the add-in, its pane and the tools) or `standins`
 * (what stands in for Excel and for the service), or a name of jest.config.js. `--quick` leaves out the tests that take long.
 * `--all` tries everything of what is otherwise sampled, as `TRUST=all` does. With `--nginx`, tests of nginx fail where it is
 * not installed, and are not skipped. Everything else is an option of Jest or a part of a test file's path.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import config from '../jest.config.js';

const names = config.projects.map(({ displayName }) => displayName);
const jest = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));
const typed = process.argv
  .slice(2)
  .flatMap((argument) => (argument.startsWith('--selectProjects=') ? argument.split('=') : [argument]));
const isQuick = typed.includes('--quick');
const needsNginx = typed.includes('--nginx');
const isSelecting = typed.includes('--selectProjects');
const isAll = typed.includes('--all') || process.env['TRUST'] === 'all';
const OPTIONS = ['--selectProjects', '--quick', '--nginx', '--all'];
const given = typed.filter((argument) => !OPTIONS.includes(argument));

/** The projects whose name a word is, or begins: `product` has three. */
const projectsOf = (word) => names.filter((name) => name === word || name.startsWith(`${word}: `));
const selected = isSelecting ? given.filter((argument) => projectsOf(argument).length > 0) : [];
if (isSelecting && selected.length === 0) {
  console.error(`"--selectProjects" takes ${names.map((name) => `"${name}"`).join(', ')}.`);
  process.exit(1);
}
const others = given.filter((argument) => !selected.includes(argument));
const projects = selected.length === 0 ? [] : ['--selectProjects', ...selected.flatMap(projectsOf), '--'];
const heap = [
  // Worlds make much garbage: with more room for young objects, the collector runs less often.
  '--max-semi-space-size=64',
  // Every cell of the fault matrix leaves about a megabyte behind, and `TRUST=all` has 4,134 of them.
  ...(isAll ? ['--max-old-space-size=16384'] : []),
];
/**
 * Each test file compiles the product anew. Node 20 has one optimizing compiler, a thorough one, and it takes a third of the
 * processor's time: so a function is optimized only after 15 times as much work as by default (66 kB of bytecode). Later
 * versions of Node have a quick compiler before the thorough one, and don't know the first of these options.
 */
const compiler = process.version.startsWith('v20.')
  ? ['--interrupt-budget=1000000', '--no-flush-bytecode']
  : [];
const { status } = spawnSync(process.execPath, [...heap, ...compiler, jest, ...others, ...projects], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...heap].filter(Boolean).join(' '),
    ...(isQuick && { TESTS: 'quick' }),
    ...(needsNginx && { NGINX: 'needed' }),
    ...(isAll && { TRUST: 'all' }),
  },
});
process.exitCode = status ?? 1;
