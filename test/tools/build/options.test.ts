import { buildOptions } from '../../../tools/build/options';

const ORIGIN = { origin: 'https://sheets.example.com' };
const read = (env: Record<string, unknown>, version = '1.2.3') => buildOptions(env, version);

/** Where nginx finds things on the server, if nothing else is said. */
const SERVER = {
  pages: '/srv/shiftsheet/pages',
  certificate: '/etc/ssl/shiftsheet/cert.pem',
  key: '/etc/ssl/shiftsheet/key.pem',
  resolver: undefined,
  hasIpv6: true,
};

describe('the options of a build for hosting', () => {
  test('are none for npm start, also with what webpack itself adds', () => {
    expect(read({ WEBPACK_BUNDLE: true, production: true })).toBeUndefined();
  });

  test('need the origin alone', () => {
    expect(read({ WEBPACK_BUNDLE: true, ...ORIGIN })).toEqual({
      origin: 'https://sheets.example.com',
      id: undefined,
      version: '1.2.3.1',
      support: 'https://sheets.example.com/support.html',
      learnMore: 'https://sheets.example.com/support.html',
      cloud: 'worldwide',
      frames: [],
      service: undefined,
      relayTo: undefined,
      server: SERVER,
      out: 'hosted',
      sp: undefined,
      sessionLink: undefined,
      keepSession: undefined,
      keepReleases: 30,
      codes: undefined,
    });
  });

  test('are read in full', () => {
    const all = {
      origin: 'https://Sheets.Example.com:8443/',
      id: '01234567-89AB-4CDE-8F01-23456789ABCD',
      support: 'https://help.example.com/sheets?from=excel',
      'learn-more': 'https://example.com/about',
      cloud: 'china',
      frames: 'https://app.box.com, https://Www.Dropbox.com',
      service: '/service',
      'relay-to': 'https://Service.example.com/company/api',
      pages: '/var/www/pages/',
      certificate: '/etc/a.pem',
      key: '/etc/a.key',
      resolver: '10.0.0.2, 2001:db8::53',
      ipv6: 'no',
      out: 'elsewhere',
      sp: '0042',
      'session-link': 'https://service.example.com/session',
      'keep-session': '8',
      'keep-releases': '90',
      revision: '2',
    };
    expect(read(all)).toEqual({
      origin: 'https://sheets.example.com:8443',
      id: '01234567-89ab-4cde-8f01-23456789abcd',
      version: '1.2.3.2',
      support: 'https://help.example.com/sheets?from=excel',
      learnMore: 'https://example.com/about',
      cloud: 'china',
      frames: ['https://app.box.com', 'https://www.dropbox.com'],
      service: '/service',
      relayTo: 'https://service.example.com/company/api',
      server: {
        pages: '/var/www/pages',
        certificate: '/etc/a.pem',
        key: '/etc/a.key',
        resolver: '10.0.0.2 [2001:db8::53]',
        hasIpv6: false,
      },
      out: 'elsewhere',
      sp: '0042',
      sessionLink: 'https://service.example.com/session',
      keepSession: 8,
      keepReleases: 90,
      codes: undefined,
    });
    expect(read({ ...ORIGIN, service: 'https://rpc.example.com/api' })?.service).toBe(
      'https://rpc.example.com/api',
    );
  });

  test('may forbid keeping the session ID', () => {
    expect(read({ ...ORIGIN, 'keep-session': 'no' })?.keepSession).toBe(0);
    expect(read({ ...ORIGIN, 'keep-session': '720' })?.keepSession).toBe(720);
  });

  test.each([
    [{ origni: 'https://x.example' }, /--env origni is no option of the build. It has: origin, id/],
    [{ origin: true }, /--env origin has no value: write --env origin=.../],
    [{ ...ORIGIN, revision: '0' }, /--env revision takes a number from 1 to 9999, not "0"/],
    [{ sp: '42' }, /needs the address at which you serve the pages: --env origin=/],
    [{ origin: 'sheets.example.com' }, /takes an address that begins with https:\/\/, not "sheets/],
    [{ origin: 'http://sheets.example.com' }, /must begin with https/],
    [{ origin: 'https://localhost:3443' }, /must not be localhost/],
    [{ origin: 'https://a.localhost' }, /must not be a.localhost/],
    [{ origin: 'https://127.0.0.1' }, /must not be 127.0.0.1/],
    [{ origin: 'https://[::1]' }, /must not be \[::1\]/],
    [
      { origin: 'https://sheets.example.com/addin' },
      /takes the host alone, such as https:\/\/sheets.example.com/,
    ],
    [{ origin: 'https://sheets.example.com/?a' }, /takes the host alone/],
    [{ origin: 'https://me:secret@sheets.example.com' }, /must not have a user name or a password/],
    [{ ...ORIGIN, id: '1234' }, /--env id takes a GUID/],
    [{ ...ORIGIN, cloud: 'moon' }, /takes one of worldwide, gcc, gcc-high, dod, china, not "moon"/],
    [{ ...ORIGIN, frames: 'app.box.com' }, /--env frames takes an address that begins with https/],
    [{ ...ORIGIN, frames: 'https://app.box.com/office' }, /takes hosts alone, such as https:\/\/app.box.com/],
    [{ ...ORIGIN, service: 'http://rpc.example.com' }, /--env service must begin with https/],
    [
      { ...ORIGIN, service: 'https://rpc.example.com/?sid=1' },
      /--env service takes an address without \? and #/,
    ],
    [
      { ...ORIGIN, service: '//rpc.example.com/api' },
      /--env service takes a path of letters, numbers, dots and dashes/,
    ],
    [{ ...ORIGIN, sp: '4a' }, /--env sp takes the company's number, not "4a"/],
    [
      { ...ORIGIN, 'keep-session': 'yes' },
      /--env keep-session takes "no", or for how many hours .* not "yes"/,
    ],
    [{ ...ORIGIN, 'keep-releases': '0' }, /--env keep-releases takes .* \(1 to 365\), not "0"/],
    [{ ...ORIGIN, 'keep-session': '0' }, /--env keep-session takes "no".* \(1 to 720\), not "0"/],
    [{ ...ORIGIN, 'keep-session': '721' }, /--env keep-session takes "no".* not "721"/],
    [{ ...ORIGIN, 'keep-session': '1.5' }, /--env keep-session takes "no".* not "1.5"/],
    [{ ...ORIGIN, 'session-link': 'javascript:alert(1)' }, /--env session-link must begin with https/],
    [{ ...ORIGIN, service: '/service' }, /--env relay-to=https:\/\/service/],
    [{ ...ORIGIN, 'relay-to': 'https://service.example.com/api' }, /needs a path of your own address/],
    [
      { ...ORIGIN, service: '/service', 'relay-to': 'https://service.example.com/a;b' },
      /--env relay-to has a character that no address of a page has/,
    ],
    [{ ...ORIGIN, resolver: 'dns.example.com' }, /--env resolver takes addresses of name servers/],
    [{ ...ORIGIN, resolver: '10.0.0.2;' }, /--env resolver takes addresses of name servers/],
    [{ ...ORIGIN, ipv6: 'maybe' }, /--env ipv6 takes yes or no/],
    [{ ...ORIGIN, pages: 'C:/pages' }, /--env pages takes a path of the server/],
    [{ ...ORIGIN, key: '/etc/a b.pem' }, /--env key takes a path of the server/],
    [{ ...ORIGIN, support: 'mailto:help@example.com' }, /--env support must begin with https/],
  ])('%j are refused with a sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  test.each(['/health', '/taskpane.html', '/static', '/assets/x', '/support.html', '/why', '/help/en'])(
    'the path %s of the pages is no path of the relay',
    (service) => {
      expect(() => read({ ...ORIGIN, service, 'relay-to': 'https://service.example.com/api' })).toThrow(
        /--env service must not be .*: the pages are there/,
      );
    },
  );

  // All printable characters of ASCII, each in a place where it would be read as part of an address or a path.
  test('no character of an option ends a word of nginx’s file or of a header, or begins a variable', () => {
    const texts = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at));
    const written = (env: Record<string, unknown>) => {
      try {
        const build = read({ ...ORIGIN, ...env });
        return [
          build?.origin,
          build?.service,
          build?.relayTo,
          build?.server.pages,
          ...(build?.frames ?? []),
        ].join('');
      } catch (problem) {
        expect((problem as Error).name).toBe('BuildProblem');
        return '';
      }
    };
    const relay = { service: '/service', 'relay-to': 'https://service.example.com/api' };
    const taken = texts.flatMap((text) => [
      written({ origin: `https://sheets${text}x.example.com` }),
      written({ service: `https://a.example.com${text}x/api` }),
      written({ service: `https://a.example.com/a${text}x` }),
      written({ frames: `https://a.example.com${text}x` }),
      written({ ...relay, service: `/a${text}x` }),
      written({ ...relay, 'relay-to': `https://a.example.com/a${text}x` }),
      written({ pages: `/srv/a${text}x` }),
    ]);
    expect(taken.filter((text) => text !== '').length).toBeGreaterThan(texts.length);
    expect(taken.filter((text) => /[\s"'`;,{}<>$\\]/.test(text))).toEqual([]);
  });

  test.each(['0.9.0', '1.2', '1.2.3-rc.1'])('the version %s of package.json is refused', (version) => {
    expect(() => read(ORIGIN, version)).toThrow(/must have three numbers there, the first of them not 0/);
  });

  test('no sentence repeats a password of an address', () => {
    let sentence = '';
    try {
      read({ origin: 'https://me:hunter22@sheets.example.com' });
    } catch (problem) {
      sentence = (problem as Error).message;
    }
    expect(sentence).not.toContain('hunter22');
    expect(sentence).not.toBe('');
  });
});
