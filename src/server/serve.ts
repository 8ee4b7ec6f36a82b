/** Starts the local server with the options of the command line, prints its address, and opens the browser if there is a desktop. */
import { parseArgs } from 'node:util';
import open from 'open';
import { companyOfSeed } from '../standins/service/company/sample-company';
import { hasDesktop } from './has-desktop';
import { otherPortNotice, PortTaken } from './listen';
import { NotBuilt, startServer, type ServerOptions } from './start-server';

async function start(options: ServerOptions): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'no-open': { type: 'boolean', default: false },
      users: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const port = numberOf('--port', values.port);
  const users = numberOf('--users', values.users);
  const server = await startServer({
    ...options,
    ...(port !== undefined && { port }),
    exactPort: port !== undefined,
    sandbox: { ...(users !== undefined && { users }), ...companyOfSeed(values.seed) },
  });
  console.log(`Shiftsheet: ${server.url}`);
  const notice = otherPortNotice(server.port);
  if (notice !== undefined) console.log(notice);
  if (!server.certificateTrusted) {
    console.log(
      'The browser will say that the connection is not private, as the certificate was made by this server: choose Advanced, then Proceed to localhost.',
    );
  }
  process.once('SIGINT', () => void server.close());
  process.once('SIGTERM', () => void server.close());
  if (!values['no-open'] && hasDesktop(process.env, process.platform)) await openBrowser(server.url);
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageProblem(`${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/** A mistake in the options, a taken port and a missing build are printed as a sentence, and end the program with code 1. */
export async function serve(options: ServerOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (!isForTheUser(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

class UsageProblem extends Error {}

function isForTheUser(error: unknown): error is Error {
  if (error instanceof NotBuilt || error instanceof PortTaken || error instanceof UsageProblem) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Opens the page in the user's browser. If no browser can be started, the server goes on: the address is printed. */
async function openBrowser(url: string): Promise<void> {
  try {
    const browser = await open(url);
    browser.on('error', () => undefined);
  } catch {
    // as above
  }
}
