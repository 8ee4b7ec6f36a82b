import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Kind } from './log';

/** Gives the headers of a path, as `dist/_headers` says. */
type HeadersOf = (path: string) => Readonly<Record<string, string>>;

interface BuiltFile {
  readonly plain: Buffer;
  /** Undefined if the file gets no smaller, as a picture. */
  readonly gzipped: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files that tell a host about its headers. They are not for browsers. */
const NOT_SERVED = ['_headers', '_nginx-headers.conf'];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The folder has no built pane. The message is a sentence for the administrator. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

export interface Files {
  /** Answers a GET or HEAD with a file of the build, and anything else with a short sentence. */
  handle(request: IncomingMessage, response: ServerResponse): Kind;
}

/**
 * The built pane, read once at start. A path is looked up among the paths that were read, so no path leads out of the folder.
 * A new build is served after a restart: an instance never mixes two builds.
 */
export function readFiles(dist: string, headersIn: (text: string) => HeadersOf): Files {
  const names = fileNamesIn(dist);
  const missing = ['taskpane.html', '_headers'].find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw new NotBuilt(
      `${path.join(dist, missing)} is missing: the pane is not built yet. Run "npm run build -- --env origin=https://..." first, or set SHIFTSHEET_DIST to the folder that it wrote.`,
    );
  }
  const headersOf = headersIn(readFileSync(path.join(dist, '_headers'), 'utf8'));
  const files = new Map<string, BuiltFile>(
    names
      .filter((name) => !NOT_SERVED.includes(name))
      .map((name) => [`/${name}`, builtFile(readFileSync(path.join(dist, name)), `/${name}`, headersOf)]),
  );
  return {
    handle: (request, response) => {
      const asked = (request.url ?? '').split('?', 1)[0] ?? '';
      const file = files.get(asked);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead) sentence(response, 405, 'This address takes only GET and HEAD.', { allow: 'GET, HEAD' });
      else if (file === undefined) sentence(response, 404, 'There is no such file here.');
      else sendFile(file, request, response);
      if (file === undefined) return 'other';
      return asked.endsWith('.html') ? 'page' : 'file';
    },
  };
}

export function sentence(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(`${text}\n`);
}

function builtFile(plain: Buffer, at: string, headersOf: HeadersOf): BuiltFile {
  const gzipped = gzipSync(plain);
  const isWorthIt = gzipped.length < plain.length * 0.9;
  return {
    plain,
    gzipped: isWorthIt ? gzipped : undefined,
    headers: {
      'content-type': TYPES[path.extname(at)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      ...(isWorthIt && { vary: 'accept-encoding' }),
      ...headersOf(at),
    },
  };
}

function sendFile(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  const { etag = '' } = file.headers;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const isGzipped = file.gzipped !== undefined && acceptsGzip(request.headers['accept-encoding']);
  const body = isGzipped ? file.gzipped : file.plain;
  response.writeHead(200, {
    ...file.headers,
    ...(isGzipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(String(accepted ?? ''));
}

/** The paths of all files in a folder, with `/` between their parts. */
function fileNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => name.split(path.sep).join('/'));
  } catch {
    return [];
  }
}
