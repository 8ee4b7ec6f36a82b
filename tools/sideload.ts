/**
 * `npm run sideload` starts Excel with manifest.xml on Windows or a Mac, `npm run start:web` opens a workbook in Excel on the web
 * with it, and `npm run stop` takes the add-in out again. npm fetches Microsoft's tool when it is first used.
 */
import './commands/short-errors';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sideloadCommand } from './sideload/command';

const manifest = path.resolve(import.meta.dirname, '../manifest.xml');
const command = sideloadCommand(process.platform, process.argv[2] ?? 'start', manifest, process.argv[3]);

if ('sentence' in command) {
  console.error(command.sentence);
  process.exitCode = 1;
} else {
  // On Windows, npm is a script that only a shell can start.
  const { status } = spawnSync(command.program, command.arguments, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
