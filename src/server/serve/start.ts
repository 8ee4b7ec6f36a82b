import { readFileSync } from 'node:fs';
import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { readHeadersFile } from '../headers-file';
import { readFiles, sentence } from './files';
import type { Handled, Kind, Log } from './log';
import { Metrics } from './metrics';
import { relayTo, type Ended } from './relay';
import { WrongSettings, type Settings } from './settings';
import { stoppable } from './stop-server';

const SERVICE_PATH = '/service';

/** The status in the log if the caller left before the answer was complete. */
const CALLER_LEFT = 499;

const HANDSHAKE_MS = 10_000;

export interface Running {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Takes no new connections, and ends when the running requests have ended. Resolves with how many had to be cut. */
  stop(): Promise<number>;
}

/** Starts to serve. Throws NotBuilt, WrongSettings, or the system's error if it can't listen. */
export async function startServing(settings: Settings, log: Log): Promise<Running> {
  const files = readFiles(settings.dist, readHeadersFile);
  const relay = settings.service && relayTo(settings.service, settings.origin, settings.limits);
  const metrics = new Metrics(() => relay?.running() ?? 0);
  const { host } = new URL(settings.origin);
  let isStopping = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Kind | Relayed> => {
    const asked = request.url?.split('?', 1)[0];
    if (asked === '/health') return answerHealth(response, isStopping);
    if (request.headers.host !== host) {
      sentence(response, 421, `This server answers only at ${settings.origin}.`);
      return 'other';
    }
    if (asked !== SERVICE_PATH) return files.handle(request, response);
    if (relay !== undefined) return { kind: 'relay', ...(await relay.handle(request, response)) };
    sentence(response, 404, 'No service is configured here (SHIFTSHEET_SERVICE).');
    return 'other';
  };

  const handle: RequestListener = (request, response) => {
    const began = performance.now();
    // A browser sends a POST once more by itself if a kept connection breaks before the answer: a transaction would be stored
    // twice. With one request for each connection, the browser has no kept connection.
    response.setHeader('connection', 'close');
    const answered = answer(request, response);
    response.once('close', () => {
      void answered.then((ended) => {
        const handled = handledOf(ended, { request, response, ms: performance.now() - began });
        metrics.add(handled);
        log({ ...handled });
      });
    });
  };

  const server = serverFor(settings, handle);
  const stop = stoppable(server, settings.tls === undefined ? 'connection' : 'secureConnection');
  const metricsServer = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics.text());
  });
  const port = await listen(server, settings.port, settings.listen);
  const metricsPort =
    settings.metricsPort === undefined
      ? undefined
      : await listen(metricsServer, settings.metricsPort, settings.listen);
  return {
    port,
    metricsPort,
    stop: async () => {
      isStopping = true;
      const cut = await stop(settings.limits);
      metricsServer.close();
      metricsServer.closeAllConnections();
      return cut;
    },
  };
}

interface Relayed extends Ended {
  readonly kind: 'relay';
}

function answerHealth(response: ServerResponse, isStopping: boolean): Kind {
  sentence(response, isStopping ? 503 : 200, isStopping ? 'stopping' : 'ok');
  return 'health';
}

function handledOf(
  ended: Kind | Relayed,
  { request, response, ms }: { request: IncomingMessage; response: ServerResponse; ms: number },
): Handled {
  const { kind, failure, reason } =
    typeof ended === 'string' ? { kind: ended, failure: undefined, reason: undefined } : ended;
  return {
    kind,
    status: response.writableFinished ? response.statusCode : CALLER_LEFT,
    ms: Math.round(ms),
    // There is one request for each connection, so the connection's bytes are the request's.
    bytesIn: request.socket.bytesRead,
    bytesOut: request.socket.bytesWritten,
    ...(failure && { failure }),
    ...(reason !== undefined && { reason }),
  };
}

function serverFor({ tls, limits }: Settings, handle: RequestListener): Server {
  const options = {
    // A caller may take so long for the head of a request, and for all of it.
    headersTimeout: limits.bodySeconds * 1000,
    requestTimeout: 2 * limits.bodySeconds * 1000,
    keepAlive: false,
  };
  const server: Server =
    tls === undefined
      ? http.createServer(options, handle)
      : https.createServer(
          { ...options, handshakeTimeout: HANDSHAKE_MS, cert: pemIn(tls.cert), key: pemIn(tls.key) },
          handle,
        );
  server.maxRequestsPerSocket = 1;
  return server;
}

function pemIn(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongSettings(
      `SHIFTSHEET_TLS_CERT or SHIFTSHEET_TLS_KEY names a file that can't be read (${code}): ${file}`,
    );
  }
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}
