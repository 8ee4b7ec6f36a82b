import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createSandbox, type SandboxOptions } from './sandbox';
import type { Session } from './service';

export interface RunningSandbox extends Session {
  readonly baseUrl: string;
  close(): Promise<void>;
}

const HTTPS_LOCALHOST = /^https:\/\/localhost(:\d+)?$/;

/**
 * Starts the sandbox alone on http://127.0.0.1:PORT (0: any free port): the service at /service, its controls below /sandbox.
 * Pages of https://localhost, on any port, may call the service (CORS). Rejects if the port is taken.
 */
export async function startSandbox(options: SandboxOptions & { port: number }): Promise<RunningSandbox> {
  const sandbox = createSandbox(options);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    '/service',
    cors({
      origin: (origin) => (HTTPS_LOCALHOST.test(origin) ? origin : null),
      allowMethods: ['POST'],
      exposeHeaders: ['Retry-After'],
    }),
  );
  app.all('*', async (c) => {
    const answer = await sandbox.fetch(c.req.raw, { cut: () => c.env.incoming.socket.destroy() });
    return new Response(answer.body, answer);
  });
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      sandbox.close();
      reject(error);
    });
    server.listen({ port: options.port, host: '127.0.0.1' }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/service`,
    sessionId: sandbox.sessionId,
    sp: sandbox.sp,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          sandbox.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
