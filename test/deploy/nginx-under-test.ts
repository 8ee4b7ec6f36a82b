/** The real nginx with the file that the build writes, and how tests ask it. */
import { request } from 'node:https';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { localhostCertificate } from '../../src/server/certificate';
import type { Asked } from '../server/ask';
import { builtDist } from './built-dist';
import { hasNginx, startNginx, type Nginx, type Replacement } from './nginx-process';
import { stubService, succeed, type StubService } from './stub-service';

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

const isThere = hasNginx();
if (!isThere && process.env['NGINX'] === 'needed') {
  throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
}
if (!isThere) {
  process.stderr.write('The tests of nginx are skipped: nginx is not installed (npm run test:nginx).\n');
}

/** Tests that need nginx. Where this machine has none, they are skipped, and `npm run test:nginx` fails. */
export const testWithNginx = isThere ? test : test.skip;

export const certificate = localhostCertificate('/nowhere');

export interface Told extends Asked {
  readonly bytes: Buffer;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** What the tests of a file share: built pages, a service, and the nginx between them. */
export const tested = {} as { built: ReturnType<typeof builtDist>; service: StubService; nginx: Nginx };

export const start = async (serviceUrl: string, others: readonly Replacement[] = [], site = '') =>
  startNginx({ dist: tested.built.dist, service: serviceUrl, certificate: await certificate, others, site });

/** Runs a test on another nginx than the one of most tests. */
export const onOther = async (other: Promise<Nginx>, act: () => Promise<void>) => {
  const first = tested.nginx;
  tested.nginx = await other;
  try {
    await act();
  } finally {
    await tested.nginx.stop();
    tested.nginx = first;
  }
};

export const ask = async (
  at: string,
  { method = 'GET', headers = {}, body = '' }: Ask = {},
): Promise<Told> => {
  const sent = Object.entries({ host: HOST, ...headers }).filter(([, value]) => value !== undefined);
  const { cert } = await certificate;
  return new Promise((resolve, reject) => {
    const options = {
      port: tested.nginx.port,
      path: at,
      method,
      headers: Object.fromEntries(sent) as Record<string, string>,
      servername: HOST,
      ca: cert,
      checkServerIdentity: () => undefined, // the certificate is for localhost
      agent: false as const,
    };
    const asking = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          text: bytes.toString('utf8'),
          bytes,
        });
      });
    });
    asking.once('error', reject);
    asking.end(body);
  });
};

export const call = ({
  query = QUERY,
  headers = {},
  body = '[{"UserName":"Zoë"}]',
  method = 'POST',
}: Ask & { query?: string } = {}) =>
  ask(`/service?${query}`, {
    method,
    headers: { ...FROM_PANE, 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  });

/** A call that the service has got, and answers when the test says so. */
export const heldCall = () =>
  new Promise<{ readonly first: ReturnType<typeof call>; readonly answerFirst: () => void }>((resolve) => {
    tested.service.answer = (request, response) =>
      resolve({ first, answerFirst: () => succeed(request, response) });
    const first = call();
  });

/** Sends bytes as they are. */
export const send = (bytes: string, localAddress = '127.0.0.1'): TLSSocket => {
  const from: ConnectionOptions & { readonly localAddress: string } = {
    port: tested.nginx.port,
    host: '127.0.0.1',
    localAddress,
    servername: HOST,
    rejectUnauthorized: false,
  };
  const socket = connect(from, () => socket.write(bytes, 'latin1'));
  return socket.on('error', () => undefined);
};

/** Sends bytes as they are, and gives everything that comes back until the connection ends. */
export const sendAndRead = (bytes: string, from?: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = send(bytes, from).setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.once('close', () => resolve(answer));
  });

export const headOf = (headers: Readonly<Record<string, string>>) =>
  [
    `POST /service?${QUERY} HTTP/1.1`,
    ...Object.entries({ ...FROM_PANE, ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

export const failureOf = ({ headers }: Asked) => headers['x-shiftsheet-relay-failure'];

/** Expects that no log has anything of a query, a cookie or a body, and that there are lines of these kinds alone. */
export function expectNoSecrets(...kinds: readonly string[]): void {
  const logs = tested.nginx.logs();
  const lines = logs.split('\n').filter((line) => line.startsWith('{'));
  const read = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const names = [
    ...['time', 'id', 'kind', 'status', 'seconds', 'bytesIn', 'bytesOut', 'serviceStatus', 'failure'],
  ];
  expect(read.filter((line) => String(Object.keys(line)) !== String(names))).toEqual([]);
  expect([...new Set(read.map(({ kind }) => kind))].sort()).toEqual(kinds);
  const secrets = ['ecret-7', 'SessionID', 'addUsers', 'mine=1', 'Zoë', '_host_Info', 'Evil'];
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
}

/** Tests that share one nginx with short limits: a call may take 300 ms, and a body 10 kB. */
export function describeNginx(tests: () => void): void {
  (isThere ? describe : describe.skip)('nginx', () => {
    beforeAll(async () => {
      tested.built = builtDist();
      tested.service = await stubService();
      tested.nginx = await start(`${tested.service.url}/company/api`, [
        ['client_max_body_size 6m', 'client_max_body_size 10k'],
        ['client_body_timeout 15s', 'client_body_timeout 1s'],
        ['proxy_read_timeout 120s', 'proxy_read_timeout 300ms'],
      ]);
    });
    beforeEach(() => {
      tested.service.received.length = 0;
      tested.service.answer = succeed;
    });
    afterAll(async () => {
      await tested.nginx.stop();
      await tested.service.close();
      tested.built.remove();
    });

    tests();
  });
}
