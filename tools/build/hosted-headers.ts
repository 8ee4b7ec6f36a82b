import { officeJsOrigins, type Cloud } from '../../src/server/clouds';
import { helpHeaders, panePolicy, policyText, readByExcel, safeHeaders } from '../../src/server/page-headers';

/** Headers of the answers whose path the pattern matches. A pattern is a path, or a folder with `*` in place of its files. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The folder of files whose names change with their content. */
export const HASHED_FOLDER = 'static';

/** A browser asks the server before it uses a kept copy. */
const ASK_FIRST = { 'cache-control': 'no-cache' };
const A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };
/** The ribbon's icons keep their names, as the manifest has them. */
const A_DAY = { 'cache-control': 'public, max-age=86400' };

/**
 * The headers of the add-in as it is hosted for a company. `service`: the origin of the only service that the pane may call;
 * undefined if people type the address. No header is in two rules that match one path: some hosts would send it twice.
 */
export function hostedHeaders(cloud: Cloud, service: string | undefined): HeaderRule[] {
  // Office.js may load data from where its scripts are.
  const connect = service === undefined ? ['https:'] : [service, ...officeJsOrigins(cloud)];
  return [
    {
      pattern: '/*',
      headers: { ...safeHeaders, 'strict-transport-security': 'max-age=31536000' },
    },
    {
      pattern: '/taskpane.html',
      headers: { ...ASK_FIRST, 'content-security-policy': policyText(panePolicy(cloud, connect)) },
    },
    { pattern: `/${HASHED_FOLDER}/*`, headers: A_YEAR },
    { pattern: '/assets/*', headers: A_DAY },
    { pattern: '/shortcuts.json', headers: { ...ASK_FIRST, ...readByExcel } },
    { pattern: '/manifest.xml', headers: ASK_FIRST },
    ...['/help/*', '/support.html', '/privacy.html'].map((pattern) => ({
      pattern,
      headers: { ...ASK_FIRST, ...helpHeaders },
    })),
  ];
}

/** The build writes the headers of its files here. Netlify and Cloudflare Pages read this form. */
export const HEADERS_FILE = '_headers';

/** A pattern on a line, and below it its headers, each on an indented line. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n')}\n`;
}

/** The headers of the answer for a path, `/taskpane.html` for example. */
export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => Object.entries(headers)),
  );
}

/**
 * Headers as lines of nginx. `add_header` in a location takes the place of all `add_header` around it, so these must be all headers of
 * the location.
 */
export function nginxLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
