import type { HeaderRule } from './hosted-headers';

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
