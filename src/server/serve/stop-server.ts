import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './settings';

/** How long a connection without a request may stay open once the server stops. Browsers open some in advance. */
const SILENT_MS = 2000;

/** Ends the server. Resolves, when all connections are closed, with how many requests had to be cut. */
export type Stop = (limits: Pick<Limits, 'stopDelaySeconds' | 'stopSeconds'>) => Promise<number>;

/**
 * Watches a server's connections, so that it can be ended without cutting a running request. `connected` is the event with
 * the sockets on which requests come: 'secureConnection' with TLS, else 'connection'.
 */
export function stoppable(
  server: Server,
  connected: 'connection' | 'secureConnection',
  silentMs = SILENT_MS,
): Stop {
  const silent = new Set<Socket>();
  const busy = new Set<Socket>();
  server.on(connected, (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => {
      silent.delete(socket);
      busy.delete(socket);
    });
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => {
    silent.delete(socket);
    busy.add(socket);
  });

  return async ({ stopDelaySeconds, stopSeconds }) => {
    await passed(stopDelaySeconds * 1000);
    const closed = new Promise<void>((resolve) => {
      // Directly after the connections that wait have been accepted: a connection that still waits would be reset.
      setImmediate(() => server.close(() => resolve()));
    });
    const silence = setTimeout(() => silent.forEach((socket) => socket.destroy()), silentMs);
    let cut = 0;
    const limit = setTimeout(() => {
      cut = busy.size;
      for (const socket of [...busy, ...silent]) socket.destroy();
      server.closeAllConnections();
    }, stopSeconds * 1000);
    await closed;
    clearTimeout(silence);
    clearTimeout(limit);
    return cut;
  };
}

function passed(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
