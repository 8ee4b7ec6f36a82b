import { officeJsOrigins, type Cloud } from './clouds';

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
export const workbenchPolicy: Policy = {
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
