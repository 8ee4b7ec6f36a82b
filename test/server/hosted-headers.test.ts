import { clouds } from '../../src/server/clouds';
import { readHeadersFile, writeHeadersFile, writeNginxHeaders } from '../../src/server/headers-file';
import { hostedHeaders } from '../../src/server/hosted-headers';

const rules = hostedHeaders(clouds.worldwide, undefined);
const headersOf = readHeadersFile(writeHeadersFile(rules));
const policyOf = (cloud: keyof typeof clouds, service?: string): Record<string, string[]> => {
  const text = readHeadersFile(writeHeadersFile(hostedHeaders(clouds[cloud], service)))('/taskpane.html')[
    'content-security-policy'
  ];
  const directives = (text ?? '').split('; ').map((part): [string, string[]] => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  });
  return Object.fromEntries(directives);
};

test('files whose names change with their content are kept for a year; the pane is asked for each time', () => {
  expect(headersOf('/static/taskpane.0123abcd.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headersOf('/taskpane.html')['cache-control']).toBe('no-cache');
  expect(headersOf('/assets/icon-16.png')['cache-control']).toBe('public, max-age=86400');
  expect(headersOf('/shortcuts.json')['cache-control']).toBe('no-cache');
});

test('every file is sent without guessing its type', () => {
  for (const path of ['/taskpane.html', '/static/x.js', '/assets/icon-16.png', '/manifest.xml', '/nothing'])
    expect(headersOf(path)).toMatchObject({
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
  for (const [name, { officeJs }] of Object.entries(clouds)) {
    const policy = policyOf(name as keyof typeof clouds);
    expect(policy['script-src']).toEqual(["'self'", new URL(officeJs).origin]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|http:/);
    expect(policy['frame-ancestors']).toContain("'self'");
    expect(policy['frame-ancestors']?.length).toBeGreaterThan(3);
  }
});

test('a fixed service is the only one that the pane may call', () => {
  expect(policyOf('worldwide')['connect-src']).toEqual(["'self'", 'https:']);
  expect(policyOf('worldwide', 'https://rpc.example.com')['connect-src']).toEqual([
    "'self'",
    'https://rpc.example.com',
    'https://appsforoffice.microsoft.com',
  ]);
});

test('the file for nginx has all headers of the page, each on a line', () => {
  const lines = writeNginxHeaders(rules, '/taskpane.html').trim().split('\n');
  expect(lines).toHaveLength(Object.keys(headersOf('/taskpane.html')).length);
  for (const line of lines) expect(line).toMatch(/^add_header [a-z-]+ "[^"$]*" always;$/);
});

test('a headers file with comments, blank lines and Windows line ends is read', () => {
  const read = readHeadersFile('# made by hand\r\n/*\r\n  X-One: a: b\r\n\r\n/a/*\r\n  x-two:  c \r\n');
  expect(read('/a/b')).toEqual({ 'x-one': 'a: b', 'x-two': 'c' });
  expect(read('/b')).toEqual({ 'x-one': 'a: b' });
});
