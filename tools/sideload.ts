/**
 * `npm run sideload` starts Excel with manifest.xml on Windows or a Mac, `npm run sideload -- stop` takes the add-in out again.
 * Microsoft's tool is fetched by npx: it can't be installed from every registry.
 */
import './commands/short-errors';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sideloadCommand } from './sideload/command';

const manifest = path.resolve(import.meta.dirname, '../manifest.xml');
const command = sideloadCommand(process.platform, process.argv[2] ?? 'start', manifest);

if ('sentence' in command) {
  console.error(command.sentence);
  process.exitCode = 1;
} else {
  // On Windows, npx is a script that only a shell can start.
  const { status } = spawnSync(command.program, command.arguments, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
