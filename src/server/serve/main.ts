/** `npm run serve`: reads the settings, serves until SIGTERM or SIGINT, and ends with exit code 0. */
import { existsSync } from 'node:fs';
import { NotBuilt } from './files';
import { logToOutput } from './log';
import { readSettings, WrongSettings } from './settings';
import { startServing } from './start';

/** Settings may stand here, one a line: `NAME=value`. Variables of the environment come first. */
const SETTINGS_FILE = 'serve.env';

async function main(): Promise<void> {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  const settings = readSettings(process.env);
  const running = await startServing(settings, logToOutput);
  logToOutput({
    event: 'started',
    origin: settings.origin,
    port: running.port,
    metricsPort: running.metricsPort,
    relay: settings.service !== undefined,
  });
  const stop = () => {
    logToOutput({ event: 'stopping' });
    void running.stop().then((cut) => logToOutput({ event: 'stopped', cut }));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What an administrator can mend: a sentence says how. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof WrongSettings || error instanceof NotBuilt) return error.message;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken by another program. Set SHIFTSHEET_PORT or SHIFTSHEET_METRICS_PORT to another port.`;
    return `This server can't listen at port ${port} (${code}). Check SHIFTSHEET_PORT, SHIFTSHEET_METRICS_PORT and SHIFTSHEET_LISTEN.`;
  }
  if (code?.startsWith('ERR_OSSL') || code?.startsWith('ERR_SSL')) {
    return `SHIFTSHEET_TLS_CERT or SHIFTSHEET_TLS_KEY is no PEM file that belongs to the other (${code}).`;
  }
  return undefined;
}

main().catch((error: unknown) => {
  const sentence = sentenceFor(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
});
