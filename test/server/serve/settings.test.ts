import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS, readSettings, VARIABLES, WrongSettings } from '../../../src/server/serve/settings';

const origin = { SHIFTSHEET_ORIGIN: 'https://sheets.example.com' };

const problem = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
  return 'no problem';
};

test('the address of the pane is enough; everything else has a default value', () => {
  expect(readSettings({ ...origin, PATH: '/bin' })).toEqual({
    origin: 'https://sheets.example.com',
    port: 8080,
    listen: undefined,
    dist: 'dist',
    service: undefined,
    tls: undefined,
    metricsPort: undefined,
    limits: Object.fromEntries(Object.entries(LIMITS).map(([limit, { standard }]) => [limit, standard])),
  });
});

test('every setting is read', () => {
  const settings = readSettings({
    SHIFTSHEET_ORIGIN: 'https://sheets.example.com:8443/',
    SHIFTSHEET_PORT: '443',
    SHIFTSHEET_LISTEN: '10.1.2.3',
    SHIFTSHEET_DIST: '/srv/dist',
    SHIFTSHEET_SERVICE: 'https://service.example.com/company/api',
    SHIFTSHEET_TLS_CERT: '/etc/cert.pem',
    SHIFTSHEET_TLS_KEY: '/etc/key.pem',
    SHIFTSHEET_METRICS_PORT: '9100',
    SHIFTSHEET_BODY_BYTES: '1',
    SHIFTSHEET_BODY_SECONDS: '2',
    SHIFTSHEET_ANSWER_BYTES: '3',
    SHIFTSHEET_ANSWER_SECONDS: '4',
    SHIFTSHEET_CALLS_AT_ONCE: '5',
    SHIFTSHEET_STOP_DELAY_SECONDS: '0',
    SHIFTSHEET_STOP_SECONDS: '6',
  });
  expect(settings).toEqual({
    origin: 'https://sheets.example.com:8443',
    port: 443,
    listen: '10.1.2.3',
    dist: '/srv/dist',
    service: new URL('https://service.example.com/company/api'),
    tls: { cert: '/etc/cert.pem', key: '/etc/key.pem' },
    metricsPort: 9100,
    limits: {
      bodyBytes: 1,
      bodySeconds: 2,
      answerBytes: 3,
      answerSeconds: 4,
      callsAtOnce: 5,
      stopDelaySeconds: 0,
      stopSeconds: 6,
    },
  });
});

test.each([
  [{}, 'SHIFTSHEET_ORIGIN is missing.'],
  [{ SHIFTSHEET_ORIGIN: 'sheets.example.com' }, 'This is none: "sheets.example.com".'],
  [{ SHIFTSHEET_ORIGIN: 'http://sheets.example.com' }, 'begins with https://'],
  [{ SHIFTSHEET_ORIGIN: 'https://sheets.example.com/pane' }, 'has no path'],
  [{ ...origin, SHIFTSHEET_PORT: '80a' }, 'SHIFTSHEET_PORT takes a whole number from 0 to 65535, not "80a".'],
  [{ ...origin, SHIFTSHEET_PORT: '65536' }, 'SHIFTSHEET_PORT takes a whole number'],
  [{ ...origin, SHIFTSHEET_METRICS_PORT: '8080' }, 'must be another port than SHIFTSHEET_PORT (8080)'],
  [{ ...origin, SHIFTSHEET_BODY_BYTES: '0' }, 'SHIFTSHEET_BODY_BYTES takes a whole number of at least 1'],
  [{ ...origin, SHIFTSHEET_BODY_SECONDS: '1.5' }, 'SHIFTSHEET_BODY_SECONDS takes a whole number'],
  [{ ...origin, SHIFTSHEET_SERVICE: 'service.example.com' }, 'SHIFTSHEET_SERVICE takes the address'],
  [{ ...origin, SHIFTSHEET_SERVICE: 'file:///etc/passwd' }, 'SHIFTSHEET_SERVICE takes the address'],
  [{ ...origin, SHIFTSHEET_SERVICE: 'https://example.com/?SessionID=1' }, 'no query'],
  [{ ...origin, SHIFTSHEET_TLS_CERT: '/etc/cert.pem' }, 'belong together'],
  [{ ...origin, SHIFTSHEET_SERVCE: 'https://example.com' }, 'SHIFTSHEET_SERVCE is not a setting'],
])('of %j it says what is wrong', (environment, sentence) => {
  expect(problem(environment)).toContain(sentence);
});

test('a password in the address of the service is not repeated', () => {
  const told = problem({ ...origin, SHIFTSHEET_SERVICE: 'https://me:hunter2@example.com/' });
  expect(told).toContain('no user name');
  expect(told).not.toContain('hunter2');
});

test('all wrong settings are told at once, each on a line', () => {
  expect(problem({ SHIFTSHEET_PORT: 'x', SHIFTSHEET_TLS_KEY: 'y' }).split('\n')).toHaveLength(3);
});

test('docs/serving.md has each setting and the default value of each limit', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/serving.md'), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| `(SHIFTSHEET_\w+)` +\| ([^|]*?) +\|/gm)].map(([, name, value]) => [name, value]),
  );
  expect([...rows.keys()].sort()).toEqual([...VARIABLES].sort());
  const written = Object.values(LIMITS).map(({ variable }) => [variable, rows.get(variable)]);
  expect(written).toEqual(
    Object.values(LIMITS).map(({ variable, standard }) => [variable, String(standard)]),
  );
});
