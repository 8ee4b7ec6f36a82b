import type { MiddlewareHandler } from 'hono';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * For what only the developer at this machine may do. Rejects requests with another host name (DNS rebinding) and requests that
 * a browser makes for a page of another origin. Programs send none of these headers and are allowed.
 */
export const localOnly: MiddlewareHandler = async (c, next) => {
  const own = new URL(c.req.url);
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const origin = c.req.header('origin') ?? own.origin;
  if (!LOOPBACK_NAMES.has(own.hostname) || !['same-origin', 'none'].includes(site) || origin !== own.origin) {
    return c.text(
      'The sandbox takes orders from this machine only, and from no page of another origin.',
      403,
    );
  }
  return next();
};
