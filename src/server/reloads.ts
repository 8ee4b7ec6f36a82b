import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';

/** The two pages that are built, each by itself. */
export type BuiltPage = 'pane' | 'workbench';

/** Where a page finds its script and hears of its builds. */
export const RELOADS_PATH = '/reloads';

/** For `npm run dev`: an open page loads itself again when a new build of it is there. The other page stays as it is. */
export class Reloads {
  readonly #open = new Map<SSEStreamingApi, BuiltPage>();

  /** Tells all open pages of this kind that they are out of date. */
  announce(page: BuiltPage): void {
    for (const [stream, streamPage] of this.#open)
      if (streamPage === page) void stream.writeSSE({ data: 'built' });
  }

  routes(): Hono {
    const app = new Hono();
    for (const page of ['pane', 'workbench'] as const) {
      // A file, because the pages run no scripts that stand in them.
      app.get(`/${page}.js`, (c) =>
        c.body(`new EventSource('${RELOADS_PATH}/${page}').onmessage = () => location.reload();`, 200, {
          'content-type': 'text/javascript',
        }),
      );
      app.get(`/${page}`, (c) =>
        streamSSE(c, async (stream) => {
          this.#open.set(stream, page);
          await new Promise<void>((resolve) => stream.onAbort(resolve));
          this.#open.delete(stream);
        }),
      );
    }
    return app;
  }
}

/** The page with the script that loads it again. */
export function withReloads(html: string, page: BuiltPage): string {
  return html.replace('</head>', `<script src="${RELOADS_PATH}/${page}.js" defer></script></head>`);
}
