import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Nginx {
  /** The text of both log files. */
  logs(): string;
  stop(): Promise<void>;
}

/** A replacement of a text that the file must have, so that a changed file can't leave a test without its effect. */
export type Replacement = readonly [from: string, to: string];

/**
 * Starts the real nginx with a file of deploy/ and waits until it takes connections. It writes only into a folder of its own.
 */
export async function startNginx(
  file: string,
  replacements: readonly Replacement[],
  port: number,
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-nginx-'));
  const log = (name: string) => path.join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const own: Replacement[] = [
    ['/var/log/nginx/access.log', log('access.log')],
    ['/var/log/nginx/error.log', log('error.log')],
    ['/run/nginx.pid', log('nginx.pid')],
    // As root, nginx would give up its rights, and could not read the test's folders.
    ['worker_processes auto;', `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes auto;`],
    ['http {', `http { ${temporary}`],
  ];
  let text = readFileSync(path.join(DEPLOY, file), 'utf8');
  for (const [from, to] of [...own, ...replacements]) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(log('nginx.conf'), text);
  const nginx = spawn('nginx', ['-p', folder, '-c', log('nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const ended = once(nginx, 'close');
  await untilListening(port, nginx, () => errors);
  return {
    logs: () => readFileSync(log('access.log'), 'utf8') + readFileSync(log('error.log'), 'utf8') + errors,
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilListening(port: number, nginx: ChildProcess, errors: () => string): Promise<void> {
  while (!(await canConnect(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
