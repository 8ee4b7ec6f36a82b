/**
 * Runs the unit tests: `npm run unit`. `--selectProjects` takes `product` (the add-in, its pane and the tools) or `standins`
 * (what stands in for Excel and for the service). `--quick` leaves out the tests that take long. With `--nginx`, tests of nginx
 * fail where it is not installed, and are not skipped. Everything else is an
 * option of Vitest or a part of a test file's path.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What can be selected, as Vitest finds it among the names in vitest.config.ts. */
const PROJECTS = { product: 'product*', standins: 'standins*' };

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const typed = process.argv
  .slice(2)
  .flatMap((argument) => (argument.startsWith('--selectProjects=') ? argument.split('=') : [argument]));
const isSelecting = typed.includes('--selectProjects');
const isQuick = typed.includes('--quick');
const needsNginx = typed.includes('--nginx');
const given = typed.filter((argument) => !['--selectProjects', '--quick', '--nginx'].includes(argument));
const selected = isSelecting ? given.filter((argument) => argument in PROJECTS) : [];
if (isSelecting && selected.length === 0) {
  console.error(`"--selectProjects" takes ${Object.keys(PROJECTS).join(' or ')}.`);
  process.exit(1);
}
const others = given.filter((argument) => !selected.includes(argument));
const projects = selected.flatMap((name) => ['--project', PROJECTS[name]]);
const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...others], {
  stdio: 'inherit',
  env: { ...process.env, ...(isQuick && { TESTS: 'quick' }), ...(needsNginx && { NGINX: 'needed' }) },
});
process.exitCode = status ?? 1;
