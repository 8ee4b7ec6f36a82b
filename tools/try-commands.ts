/**
 * Runs each command that docs/developer/maintaining.md names, in its shortest form, and checks what it prints: `npm run test:commands`. What
 * `npm test` runs is left out. `npm run test:commands -- sizes paste` runs these alone. A command that this computer can't run is
 * listed with the reason.
 */
import './commands/short-errors';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SHORTEST, type Shortest } from './commands/shortest';

/** npm, which has started this command. */
const NPM = process.env['npm_execpath'] ?? '';

/** The longest time that a command may take, in milliseconds. */
const LIMIT_MS = 600_000;

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)));

/** What the command has printed when it ends, or as soon as it has printed what it has to (`endless`). */
function run(
  name: string,
  { args = [], prints, endless = false }: Shortest,
): Promise<{ text: string; code: number | null }> {
  return new Promise((resolve) => {
    // A group of its own lets a server be ended with its npm.
    const isWindows = process.platform === 'win32';
    const command = name.endsWith('.ts')
      ? ['--import', 'tsx', name, ...args]
      : [NPM, 'run', '--silent', name, '--', ...args];
    const child = spawn(process.execPath, command, {
      detached: !isWindows,
    });
    let text = '';
    const end = () => {
      if (child.pid === undefined) return;
      if (isWindows) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    };
    const limit = setTimeout(end, LIMIT_MS);
    const add = (data: Buffer) => {
      text += data.toString();
      if (endless && prints.test(text)) end();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ text, code });
    });
  });
}

let failed = 0;
const chosen = process.argv.slice(2);
for (const [name, shortest] of Object.entries(SHORTEST)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const missing = shortest.needs?.filter((program) => !isInstalled(program)) ?? [];
  if (shortest.notHere !== undefined || missing.length > 0) {
    console.log(`${name}: not run, ${shortest.notHere ?? `${missing.join(' and ')} is not installed`}`);
    continue;
  }
  const started = Date.now();
  const { text, code } = await run(name, shortest);
  const isRight = shortest.prints.test(text) && (shortest.endless === true || code === (shortest.code ?? 0));
  console.log(
    `${name}: ${isRight ? 'as expected' : 'NOT as expected'}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (isRight) continue;
  failed += 1;
  console.log(`exit code ${code}\n${text.slice(-2000)}`);
}
process.exitCode = failed === 0 ? 0 : 1;
