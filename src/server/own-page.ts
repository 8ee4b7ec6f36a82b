import type { MiddlewareHandler } from 'hono';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers only requests whose host name is this machine's. A foreign name that is made to point here (DNS rebinding) gets
 * nothing.
 */
export const loopbackNamesOnly: MiddlewareHandler = async (c, next) => {
  if (!LOOPBACK_NAMES.has(new URL(c.req.url).hostname)) {
    return c.text('This server answers only on localhost.', 403);
  }
  return next();
};

/**
 * Answers only scripts of a page that this server itself served. Browsers send Origin with every POST and set Sec-Fetch-Site
 * themselves, so a page of another site can't pretend to be one of this origin. Old browsers send no Sec-Fetch-Site.
 */
export const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const isOwn =
    c.req.header('origin') === new URL(c.req.url).origin &&
    (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  if (!isOwn) return c.text('Only the pane on this server may use the relay.', 403);
  return next();
};
