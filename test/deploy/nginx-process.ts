import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from '../../src/server/certificate';
import { nginxFile } from '../../tools/build/nginx';

const TEMPLATE = path.resolve(import.meta.dirname, '../../tools/build/nginx.conf');

/** The headers of the page and of the help, as the smallest build has them. */
const RULES = [
  {
    pattern: '/taskpane.html',
    headers: {
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  },
  { pattern: '/help/*', headers: { 'content-security-policy': "default-src 'none'" } },
];

/** nginx.conf as the build writes it for the guide's address. */
function builtFile(pages: string, service: string): string {
  const server = {
    pages,
    certificate: '/etc/ssl/shiftsheet/cert.pem',
    key: '/etc/ssl/shiftsheet/key.pem',
    resolver: undefined,
    hasIpv6: false,
  };
  const build = { origin: 'https://sheets.example.com', service: '/service', relayTo: service, server };
  return nginxFile(readFileSync(TEMPLATE, 'utf8'), build, RULES);
}

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

export interface Nginx {
  readonly port: number;
  readonly metricsPort: number;
  /** The port of http without TLS. */
  readonly plainPort: number;
  /** The text of all log files. */
  logs(): string;
  /** The text of the log that says why the service could not be reached. */
  serviceLog(): string;
  /** Takes no new calls and ends after the running ones, as `nginx -s quit`. */
  quit(): Promise<void>;
  /** Ends at once. */
  stop(): Promise<void>;
  /** Is killed (`kill -9`), with its workers. */
  kill(): Promise<void>;
}

/** A replacement of a text that the file must have, so that a changed file can't leave a test without its effect. */
export type Replacement = readonly [from: string, to: string];

/**
 * The text of nginx.conf, changed so that nginx needs no rights, takes free ports of this machine alone, and writes only into the
 * folder. Puts the certificate there.
 */
export async function inFolder(
  folder: string,
  file: string,
  certificate: Certificate,
  others: readonly Replacement[] = [],
  site = '',
): Promise<{
  readonly port: number;
  readonly metricsPort: number;
  readonly plainPort: number;
  readonly text: string;
}> {
  const own = (name: string) => path.join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const [port, metricsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(own('cert.pem'), certificate.cert);
  writeFileSync(own('key.pem'), certificate.key);
  writeFileSync(own('site.conf'), site.replaceAll('/var/log/nginx/access.log', own('access.log')));
  const replacements: Replacement[] = [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['/etc/nginx/shiftsheet/*.conf', own('site*.conf')],
    ['127.0.0.1:9113', `127.0.0.1:${metricsPort}`],
    ['/etc/ssl/shiftsheet/cert.pem', own('cert.pem')],
    ['/etc/ssl/shiftsheet/key.pem', own('key.pem')],
    ['/var/log/nginx/access.log', own('access.log')],
    ['/var/log/nginx/service.log', own('service.log')],
    ['/var/log/nginx/error.log', own('error.log')],
    ['/run/nginx.pid', own('nginx.pid')],
    // As root, nginx would give up its rights, and could not read the test's folders.
    ['worker_processes auto;', `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes auto;`],
    ['http {', `http { ${temporary}`],
    ...others,
  ];
  // A machine of the tests may have no IPv6.
  let text = file.replaceAll(/^ *listen \[::\].*\n/gm, '');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return { port, metricsPort, plainPort, text };
}

/**
 * Checks the file (`nginx -t`), starts the real nginx with it (`nginx`), and waits until it takes connections. It
 * writes only into a folder of its own.
 */
export async function startNginx({
  dist = '',
  service = '',
  file = builtFile(dist, service),
  certificate,
  others = [],
  site = '',
}: {
  /** The folder of the pages. */
  readonly dist?: string;
  /** The address of the service. */
  readonly service?: string;
  /** nginx.conf as a build wrote it; without it, one for the folder and the service. */
  readonly file?: string;
  readonly certificate: Certificate;
  readonly others?: readonly Replacement[];
  /** The administrator's own file. */
  readonly site?: string;
}): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-nginx-'));
  const own = (name: string) => path.join(folder, name);
  const { port, metricsPort, plainPort, text } = await inFolder(folder, file, certificate, others, site);
  writeFileSync(own('nginx.conf'), text);
  const here = ['-p', folder, '-c', own('nginx.conf')];
  const checked = spawnSync('nginx', [...here, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx does not take the file: ${checked.stderr}`);
  const nginx = spawn('nginx', [...here, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const ended = once(nginx, 'close');
  const end = async (signal: 'SIGQUIT' | 'SIGTERM') => {
    nginx.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(port, nginx, () => errors);
  return {
    port,
    metricsPort,
    plainPort,
    logs: () =>
      ['access.log', 'error.log', 'service.log'].map((name) => readFileSync(own(name), 'utf8')).join('') +
      errors,
    serviceLog: () => readFileSync(own('service.log'), 'utf8'),
    quit: () => end('SIGQUIT'),
    stop: () => end('SIGTERM'),
    kill: async () => {
      // The workers first: the master would start others.
      const workers = spawnSync('pgrep', ['-P', String(nginx.pid)], { encoding: 'utf8' });
      nginx.kill('SIGKILL');
      for (const worker of workers.stdout.split('\n').filter((id) => id !== ''))
        process.kill(Number(worker), 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number, nginx: ChildProcess, errors: () => string): Promise<void> {
  while (!(await canConnect(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether something takes connections at a port of this machine. */
export function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
