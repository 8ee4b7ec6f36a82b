import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate';

/** How many ports after a taken one are tried. */
const PORTS_TRIED = 50;

/** Loopback only: the sandbox and the relay are only for the user of this machine. */
const LOOPBACK = ['127.0.0.1', '::1'];

export interface Listening {
  readonly port: number;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
}

/** The requested port is taken. The message is a sentence for the user. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop that program or choose another port with --port.`);
  }
}

/**
 * Listens for https on both loopback addresses of one port. Port 0 means any free port. If `exact` is false, the next free port
 * is used instead of a taken one. Throws PortTaken.
 */
export async function listenOnLoopback(
  listener: RequestListener,
  certificate: Certificate,
  wanted: { port: number; exact: boolean },
): Promise<Listening> {
  for (let tried = 0; tried < PORTS_TRIED; tried += 1) {
    const listening = await tryPort(listener, certificate, wanted.port === 0 ? 0 : wanted.port + tried);
    if (listening !== undefined) return listening;
    if (wanted.exact && wanted.port !== 0) break;
  }
  throw new PortTaken(wanted.port);
}

async function tryPort(
  listener: RequestListener,
  certificate: Certificate,
  port: number,
): Promise<Listening | undefined> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  let chosen = port;
  for (const address of LOOPBACK) {
    const server = createServer({ cert: certificate.cert, key: certificate.key }, listener);
    // A browser sends a POST once more by itself if a kept connection breaks before the answer: a transaction would be stored
    // twice. With one request for each connection, the browser has no kept connection.
    server.maxRequestsPerSocket = 1;
    const failure = await listen(server, address, chosen);
    if (failure === undefined) {
      servers.push(server);
      chosen = (server.address() as AddressInfo).port;
    } else if (failure === 'taken') {
      await close();
      return undefined;
    }
  }
  return { port: chosen, close };
}

/** 'absent': this machine has no such address (IPv6 is switched off), which is no error. */
function listen(server: Server, host: string, port: number): Promise<'taken' | 'absent' | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('absent');
      else reject(error);
    });
    server.listen({ host, port }, () => resolve(undefined));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The port of `npm start`. manifest.xml has the same port, because Excel opens the pane from there. */
export const DEFAULT_PORT = 3443;

/** What a user of Excel must know if the server has another port than the manifest; undefined if the port is the manifest's. */
export function otherPortNotice(port: number): string | undefined {
  if (port === DEFAULT_PORT) return undefined;
  return `manifest.xml names port ${DEFAULT_PORT}, and this server has port ${port}: Excel would open what another program has on port ${DEFAULT_PORT}. For Excel, stop that program and start again without --port. The workbench works at the address above.`;
}
