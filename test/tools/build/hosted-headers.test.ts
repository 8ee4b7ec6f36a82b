import { clouds, officeJsOrigins } from '../../../src/server/clouds';
import { headersOf, nginxLines, writeHeadersFile, hostedHeaders } from '../../../tools/build/hosted-headers';

const rules = hostedHeaders(clouds.worldwide, undefined);
const headersAt = (path: string) => headersOf(rules, path);
const policyOf = (cloud: keyof typeof clouds, service?: string): Record<string, string[]> => {
  const text = headersOf(hostedHeaders(clouds[cloud], service), '/taskpane.html')['content-security-policy'];
  const directives = (text ?? '').split('; ').map((part): [string, string[]] => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  });
  return Object.fromEntries(directives);
};

test('files whose names change with their content are kept for a year; the pane is asked for each time', () => {
  expect(headersAt('/static/taskpane.0123abcd.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headersAt('/taskpane.html')['cache-control']).toBe('no-cache');
  expect(headersAt('/assets/icon-16.png')['cache-control']).toBe('public, max-age=86400');
  expect(headersAt('/shortcuts.json')['cache-control']).toBe('no-cache');
});

test('every file is sent without guessing its type', () => {
  for (const path of ['/taskpane.html', '/static/x.js', '/assets/icon-16.png', '/manifest.xml', '/nothing'])
    expect(headersAt(path)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
});

test('no header stands in two rules that match one path', () => {
  for (const path of [
    '/taskpane.html',
    '/static/x.js',
    '/assets/icon-16.png',
    '/shortcuts.json',
    '/manifest.xml',
    '/help/de/home.html',
    '/support.html',
  ]) {
    const names = rules
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the policy allows no eval, no script from elsewhere than the pages and Office.js, and no plain http', () => {
  for (const [name, cloud] of Object.entries(clouds)) {
    const policy = policyOf(name as keyof typeof clouds);
    expect(policy['script-src']).toEqual(["'self'", ...officeJsOrigins(cloud)]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|http:/);
    expect(policy['frame-ancestors']).toContain("'self'");
    expect(policy['frame-ancestors']?.length).toBeGreaterThan(3);
  }
});

test('N7: both addresses of Office.js may give scripts to the pane', () => {
  expect(policyOf('worldwide')['script-src']).toEqual([
    "'self'",
    'https://appsforoffice.microsoft.com',
    'https://officeapis.public.onecdn.static.microsoft',
  ]);
});

test('N8: Excel on the web may read the file of the shortcuts from its own address', () => {
  expect(headersAt('/shortcuts.json')).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(headersAt('/taskpane.html')).not.toHaveProperty('access-control-allow-origin');
});

test('the pages of help have no script, and no page shows them in a frame', () => {
  for (const path of ['/help/en/home.html', '/help/help.css', '/support.html', '/privacy.html'])
    expect(headersAt(path)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
});

test('a fixed service is the only one that the pane may call', () => {
  expect(policyOf('worldwide')['connect-src']).toEqual(["'self'", 'https:']);
  expect(policyOf('worldwide', 'https://rpc.example.com')['connect-src']).toEqual([
    "'self'",
    'https://rpc.example.com',
    'https://appsforoffice.microsoft.com',
    'https://officeapis.public.onecdn.static.microsoft',
  ]);
});

test('nginx gets all headers of the page, each on a line', () => {
  const lines = nginxLines(headersAt('/taskpane.html'));
  expect(lines).toHaveLength(Object.keys(headersAt('/taskpane.html')).length);
  for (const line of lines) expect(line).toMatch(/^add_header [a-z-]+ "[^"$]*" always;$/);
});

test('the file of headers has each pattern on a line, and its headers below it', () => {
  expect(writeHeadersFile(rules)).toMatch(/^\/\*\n(?: {2}[a-z-]+: \S.*\n)+\/taskpane\.html\n/);
  const written = writeHeadersFile([
    { pattern: '/*', headers: { 'x-one': 'a: b' } },
    { pattern: '/a/*', headers: { 'x-two': 'c' } },
  ]);
  expect(written).toBe('/*\n  x-one: a: b\n/a/*\n  x-two: c\n');
});
