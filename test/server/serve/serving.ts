import { request } from 'node:http';
import { connect } from 'node:net';
import { readSettings, type Limits } from '../../../src/server/serve/settings';
import { startServing, type Running } from '../../../src/server/serve/start';
import { builtDist } from './built-dist';

export const ORIGIN = 'https://sheets.example.com';
export const HOST = 'sheets.example.com';
export const QUERY = 'Module=API&SessionID=s%2Fecret-7&SP=1&Method=addUsers';

/** What the pane's own calls have. Undefined in a test leaves a header out. */
export const FROM_PANE = {
  host: HOST,
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  accept: 'application/json',
};

export interface Asked {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** One request to a port of this machine; the path is sent as it is. Rejects if the answer is cut. */
export function askPort(port: number, path: string, { method = 'GET', headers = {}, body = '' }: Ask = {}) {
  const sent = Object.fromEntries(Object.entries({ host: HOST, ...headers }).filter(([, value]) => value));
  return new Promise<Asked>((resolve, reject) => {
    const asking = request(
      { port, path, method, headers: sent as Record<string, string>, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}

/** Sends bytes as they are, and returns everything that comes back until the connection ends. */
export function rawTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });
}

export interface Serving extends Running {
  /** What was logged, one object for each line. */
  readonly lines: Readonly<Record<string, unknown>>[];
  ask(path: string, ask?: Ask): Promise<Asked>;
  /** A call as the pane sends it. */
  call(ask?: Ask & { query?: string }): Promise<Asked>;
  close(): Promise<void>;
}

/** Starts to serve a small build on a free port. */
export async function startTestServing({
  service,
  limits = {},
  environment = {},
}: {
  readonly service?: string;
  readonly limits?: Partial<Limits>;
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<Serving> {
  const built = builtDist();
  const lines: Readonly<Record<string, unknown>>[] = [];
  const settings = readSettings({
    SHIFTSHEET_ORIGIN: ORIGIN,
    SHIFTSHEET_PORT: '0',
    SHIFTSHEET_METRICS_PORT: '0',
    SHIFTSHEET_LISTEN: '127.0.0.1',
    SHIFTSHEET_DIST: built.dist,
    ...(service !== undefined && { SHIFTSHEET_SERVICE: service }),
    ...environment,
  });
  const running = await startServing({ ...settings, limits: { ...settings.limits, ...limits } }, (entry) =>
    lines.push(entry),
  );
  const ask = (path: string, asked?: Ask) => askPort(running.port, path, asked);
  return {
    ...running,
    lines,
    ask,
    call: ({ query = QUERY, headers = {}, body = '[{"UserName":"Zoë"}]', method = 'POST' } = {}) =>
      ask(`/service?${query}`, { method, headers: { ...FROM_PANE, ...headers }, body }),
    close: async () => {
      await running.stop();
      built.remove();
    },
  };
}
