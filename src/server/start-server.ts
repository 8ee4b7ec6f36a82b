/**
 * server: the local web server of `npm start`. One https origin has the workbench page, the pane, Office.js, the sandbox and
 * the relay to a real service. There is one origin because Office.js trusts only an https host on its own hostname, and because
 * a user can't accept a second certificate inside a frame.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createSandbox, type Sandbox, type SandboxOptions } from '../standins/service/sandbox';
import { localhostCertificate, type Certificate } from './certificate';
import { clouds } from './clouds';
import { DEFAULT_PORT, listenOnLoopback } from './listen';
import {
  commonHeaders,
  helpHeaders,
  iconHeaders,
  paneHeaders,
  readByExcel,
  workbenchHeaders,
} from './page-headers';
import { loopbackNamesOnly, relay } from './relay';
import { RELOADS_PATH, withReloads, type BuiltPage, type Reloads } from './reloads';

/** The path of Office.js, from the npm package, on this server. */
const OFFICE_JS_PATH = '/office-js';

/** What the pane reads to learn what its server offers: <meta name content>. */
const OFFERED = {
  'shiftsheet-sandbox': '/sandbox/address',
  'shiftsheet-roster': '/sandbox/roster',
  'shiftsheet-shifts': '/sandbox/shifts',
  'shiftsheet-relay': '/relay',
};

/**
 * True if Office itself requests the pane: the browser says that another site frames the pane (Excel on the web), or Office has
 * put its host's name into the address and no page of this server frames the pane (Excel on a desktop).
 */
function askedForByOffice(url: string, secFetchSite: string | undefined): boolean {
  if (secFetchSite === 'cross-site') return true;
  return new URL(url).searchParams.has('_host_Info') && secFetchSite !== 'same-origin';
}

/**
 * The built taskpane.html as this server sends it: with the metas that say what the server offers. Outside Office, Office.js
 * comes from this server, because the workbench must work without internet.
 */
function servedTaskpane(html: string, insideOffice: boolean): string {
  const metas = Object.entries(OFFERED)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  const names = Object.keys(OFFERED).join('|');
  const bare = html.replace(new RegExp(`<meta[^>]*\\bname="?(?:${names})\\b[^>]*>`, 'g'), '');
  const offering = bare.replace(/<head\b[^>]*>/, (head) => head + metas);
  return insideOffice
    ? offering
    : offering.replaceAll(clouds.worldwide.officeJs, `${OFFICE_JS_PATH}/office.js`);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface ServerOptions {
  /** 0 means any free port; if absent, DEFAULT_PORT. */
  readonly port?: number;
  /** True: a taken port is an error. False: the next free port is used. */
  readonly exactPort?: boolean;
  readonly sandbox?: SandboxOptions;
  /** Folders that the build wrote. Tests pass their own. */
  readonly dist?: string;
  readonly distWorkbench?: string;
  readonly certificate?: Certificate;
  /** Present: pages load themselves again when it announces a build. */
  readonly reloads?: Reloads;
}

export interface RunningServer {
  /** `https://localhost:PORT/`, the workbench page. */
  readonly url: string;
  readonly port: number;
  readonly certificateTrusted: boolean;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

/** The build does not exist. The message is a sentence for the user. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';

  constructor(missing: string) {
    super(`${missing} is missing: the pages are not built yet. Run "npm run build" first.`);
  }
}

/** Starts the server on both loopback addresses. Throws NotBuilt or PortTaken. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dist = options.dist ?? path.join(root, 'dist');
  const distWorkbench = options.distWorkbench ?? path.join(root, 'dist-workbench');
  for (const page of [path.join(dist, 'taskpane.html'), path.join(distWorkbench, 'index.html')]) {
    if (!existsSync(page)) throw new NotBuilt(path.relative(root, page));
  }
  const sandbox = createSandbox(options.sandbox);
  const certificate = options.certificate ?? (await localhostCertificate());
  const app = pages(dist, distWorkbench, sandbox, options.reloads);
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const listening = await listenOnLoopback(
    (incoming, outgoing) => void listener(incoming, outgoing),
    certificate,
    {
      port: options.port ?? DEFAULT_PORT,
      exact: options.exactPort ?? false,
    },
  );
  return {
    url: `https://localhost:${listening.port}/`,
    port: listening.port,
    certificateTrusted: certificate.trusted,
    sandbox,
    close: () => listening.close(),
  };
}

function pages(
  dist: string,
  distWorkbench: string,
  sandbox: Sandbox,
  reloads: Reloads | undefined,
): Hono<{ Bindings: HttpBindings }> {
  const read = async (file: string, page: BuiltPage) => {
    const html = await readFile(file, 'utf8');
    return reloads ? withReloads(html, page) : html;
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(loopbackNamesOnly);
  app.use(async (c, next) => {
    await next();
    const isIcon = c.res.ok && c.req.path.startsWith('/assets/');
    const headers = isIcon ? iconHeaders : commonHeaders;
    const pathHeaders = c.req.path === '/shortcuts.json' ? { ...headers, ...readByExcel } : headers;
    for (const [name, value] of Object.entries(pathHeaders)) c.res.headers.set(name, value);
  });
  const toSandbox = (request: Request, env: HttpBindings) =>
    sandbox.fetch(request, { cut: () => env.incoming.socket.destroy() });
  app.all('/service', (c) => toSandbox(c.req.raw, c.env));
  app.all('/sandbox/*', (c) => toSandbox(c.req.raw, c.env));
  app.route('/relay', relay());
  app.use('/help/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(helpHeaders)) c.res.headers.set(name, value);
  });
  if (reloads) app.route(RELOADS_PATH, reloads.routes());
  app.get('/taskpane.html', async (c) => {
    const html = await read(path.join(dist, 'taskpane.html'), 'pane');
    const insideOffice = askedForByOffice(c.req.url, c.req.header('sec-fetch-site'));
    return c.html(servedTaskpane(html, insideOffice), 200, paneHeaders);
  });
  app.use(
    `${OFFICE_JS_PATH}/*`,
    serveStatic({
      root: officeJsFolder(),
      rewriteRequestPath: (asked) => officeJsFile(asked.slice(OFFICE_JS_PATH.length)),
    }),
  );
  app.on('GET', ['/', '/index.html'], async (c) =>
    c.html(await read(path.join(distWorkbench, 'index.html'), 'workbench'), 200, workbenchHeaders),
  );
  app.use(serveStatic({ root: distWorkbench }));
  app.use(serveStatic({ root: dist }));
  return app;
}

function officeJsFolder(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('@microsoft/office-js/package.json')),
    'dist',
  );
}

/** Office.js requests AgaveErrorUX, but the npm package has agaveerrorux. Only some file systems ignore case. */
function officeJsFile(file: string): string {
  return file.replace(/^\/agaveerrorux\//i, '/agaveerrorux/');
}
