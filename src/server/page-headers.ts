import { clouds, officeJsOrigins, type Cloud } from './clouds';

/** No content type is guessed, and no address of this server is told to another. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Excel on the web reads the file of the shortcuts from its own origin (OfficeDev/office-js, issue 6252). It has no secret. */
export const readByExcel = { 'access-control-allow-origin': '*' } as const;

/** Headers of every answer of the local server: nothing is cached, so that a new build is seen at once. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  ...safeHeaders,
};

/**
 * The ribbon's icons must be cacheable: "the server hosting the image shouldn't return a Cache-Control header specifying
 * no-cache, no-store" (Office documentation, "Office Add-ins manifest").
 */
export const iconHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'cache-control': 'max-age=3600',
};

/** A service may have any address. A sandbox that was started alone answers on http. */
const ANY_SERVICE = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

type Policy = Readonly<Record<string, readonly string[]>>;

/** A content security policy as the header has it. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * What the pane may load and who may frame it. `connect`: to which addresses the pane may send calls, beside its own. Office.js
 * writes style elements, shows pictures from data and, inside Excel, loads its parts from Microsoft. It needs no eval.
 */
export function panePolicy(cloud: Cloud, connect: readonly string[]): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...officeJsOrigins(cloud)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    // Long reports are packed in workers made from blobs.
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...connect],
    'frame-ancestors': ["'self'", ...cloud.sites],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** The spreadsheet draws from blobs and inline styles. The workbench frames the pane, and no page may frame the workbench. */
const workbenchPolicy: Policy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
};

export const paneHeaders = {
  'content-security-policy': policyText(panePolicy(clouds.worldwide, ANY_SERVICE)),
};

/** The pages of help have text, links and a style sheet. */
export const helpHeaders = {
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }),
};

export const workbenchHeaders = { 'content-security-policy': policyText(workbenchPolicy) };
