/**
 * The sites on which Microsoft shows add-ins in frames (Excel on the web, OneDrive, Teams). They may frame the pane and
 * nothing else. Each frame around the pane must be in the list, and `*.` stands for at least one part of a name. Microsoft
 * has no list of its own: these are from OfficeDev/office-js, issues 1005 and 3342.
 */
const OFFICE_SITES = [
  'https://*.officeapps.live.com',
  'https://onedrive.live.com',
  'https://*.onedrive.live.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.microsoft365.com',
  'https://*.cloud.microsoft',
  'https://*.sharepoint.com',
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
];

/** Office.js writes style elements, shows pictures from data and, inside Excel, loads its parts from Microsoft. */
const paneContent = {
  'default-src': ["'self'"],
  'script-src': ["'self'", 'https://appsforoffice.microsoft.com'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  // Long reports are packed in workers made from blobs.
  'worker-src': ["'self'", 'blob:'],
  // A service may have any address. A sandbox that was started alone answers on http.
  'connect-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  'frame-ancestors': ["'self'", ...OFFICE_SITES],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
};

/** The spreadsheet draws from blobs and inline styles. The workbench frames the pane, and no page may frame the workbench. */
const workbenchContent = {
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

/** Headers of every answer of this server: nothing is cached (a new build is seen at once), and no content type is guessed. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The ribbon's icons must be cacheable: "the server hosting the image shouldn't return a Cache-Control header specifying
 * no-cache, no-store" (Office documentation, "Office Add-ins manifest").
 */
export const iconHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'cache-control': 'max-age=3600',
};

export const paneHeaders = { 'content-security-policy': policy(paneContent) };

export const workbenchHeaders = { 'content-security-policy': policy(workbenchContent) };

function policy(content: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(content)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
