/** The options of a build for hosting, as `npm run build -- --env name=value` gives them. */
import { isIP } from 'node:net';
import { clouds, type CloudName } from '../../src/server/clouds';
import { BuildProblem } from './build-problem';
import { codesOf } from './codes';

/** What a build for a company's address needs to know. Addresses are in their normal form. */
export interface HostedBuild {
  /** `https://sheets.example.com`: where the pages are served. */
  readonly origin: string;
  /** The add-in's own Id (a GUID); undefined: that of the manifest. */
  readonly id: string | undefined;
  /** The manifest's version, four numbers. */
  readonly version: string;
  /** Where people get help. */
  readonly support: string;
  /** Where people read more. */
  readonly learnMore: string;
  readonly cloud: CloudName;
  /** Origins that may frame the pane beside those of the cloud: sites of other companies that show Excel on the web. */
  readonly frames: readonly string[];
  /** The only service that the pane may use: an https address, or a path of the origin; undefined: people type the address. */
  readonly service: string | undefined;
  /** The company's number at the service; undefined: people type it. */
  readonly sp: string | undefined;
  /** Where people get a session ID. */
  readonly sessionLink: string | undefined;
  /** The address of the service to which nginx passes calls; undefined: nobody relays. */
  readonly relayTo: string | undefined;
  /** What nginx finds on the server. */
  readonly server: {
    readonly pages: string;
    readonly certificate: string;
    readonly key: string;
    /** The addresses of name servers, with spaces between them; undefined: a file of the administrator names them. */
    readonly resolver: string | undefined;
    readonly hasIpv6: boolean;
  };
  /** The folder into which the build writes. */
  readonly out: string;
  /** For how many hours a device may keep the session ID; 0: never; undefined: until people sign out. */
  readonly keepSession: number | undefined;
  /** For how many days the files of a release stay after another one has replaced it. */
  readonly keepReleases: number;
  /** What the service's codes mean, as JSON. */
  readonly codes: string | undefined;
}

const NAMES = [
  'origin',
  'id',
  'support',
  'learn-more',
  'cloud',
  'frames',
  'service',
  'relay-to',
  'pages',
  'certificate',
  'key',
  'resolver',
  'ipv6',
  'out',
  'sp',
  'session-link',
  'keep-session',
  'keep-releases',
  'codes',
  'revision',
] as const;

type Name = (typeof NAMES)[number];

/** The folder of a build for hosting, if none is named. `npm start` and the tests use another one. */
const HOSTED = 'hosted';

/** Names that webpack itself, and tools that read its configuration, add to the options. */
const OF_WEBPACK = /^(?:WEBPACK_\w+|mode|production|development)$/;

/**
 * Reads the options. `version` is that of package.json. Returns undefined if no option is given: then the build is for
 * `npm start`. Throws BuildProblem.
 */
export function buildOptions(
  env: Readonly<Record<string, unknown>>,
  version: string,
): HostedBuild | undefined {
  const given = Object.entries(env).filter(([name]) => !OF_WEBPACK.test(name));
  const options = new Map<Name, string>();
  for (const [name, value] of given) {
    const known = NAMES.find((each) => each === name);
    if (!known)
      throw new BuildProblem(`--env ${name} is no option of the build. It has: ${NAMES.join(', ')}.`);
    if (typeof value !== 'string' || value === '')
      throw new BuildProblem(`--env ${name} has no value: write --env ${name}=...`);
    options.set(known, value);
  }
  if (options.size === 0) return undefined;
  const origin = originOf(options.get('origin'));
  const page = (name: Name) => optional(options.get(name), (text) => httpsAddress(name, text));
  const support = page('support') ?? `${origin}/support.html`;
  return {
    origin,
    id: optional(options.get('id'), guid),
    version: manifestVersion(version, options.get('revision') ?? FIRST_REVISION),
    support,
    learnMore: page('learn-more') ?? support,
    cloud: cloudOf(options.get('cloud') ?? 'worldwide'),
    frames: optional(options.get('frames'), framesOf) ?? [],
    service: optional(options.get('service'), (text) => serviceOf(text, origin)),
    relayTo: relayOf(options),
    server: {
      pages: serverPath('pages', options.get('pages') ?? '/srv/shiftsheet/pages'),
      certificate: serverPath('certificate', options.get('certificate') ?? '/etc/ssl/shiftsheet/cert.pem'),
      key: serverPath('key', options.get('key') ?? '/etc/ssl/shiftsheet/key.pem'),
      resolver: optional(options.get('resolver'), resolverOf),
      hasIpv6: optional(options.get('ipv6'), yesOrNo) ?? true,
    },
    out: options.get('out') ?? HOSTED,
    sp: optional(options.get('sp'), companyNumber),
    sessionLink: page('session-link'),
    keepSession: optional(options.get('keep-session'), hoursOf),
    keepReleases: optional(options.get('keep-releases'), daysOf) ?? KEPT_DAYS,
    codes: optional(options.get('codes'), codesOf),
  };
}

function optional<T>(text: string | undefined, read: (text: string) => T): T | undefined {
  return text === undefined ? undefined : read(text);
}

function originOf(text: string | undefined): string {
  if (text === undefined) {
    throw new BuildProblem(
      'The build needs the address at which you serve the pages: --env origin=https://sheets.example.com',
    );
  }
  const url = new URL(httpsAddress('origin', text));
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new BuildProblem(
      `--env origin takes the host alone, such as ${url.origin}, because Office.js and the manifest need the pages at its top. It was "${text}".`,
    );
  }
  return url.origin;
}

/** An https address of another machine: Excel loads nothing else, and nobody else's computer is this localhost. */
function httpsAddress(name: Name, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url)
    throw new BuildProblem(`--env ${name} takes an address that begins with https://, not "${text}".`);
  if (url.protocol !== 'https:')
    throw new BuildProblem(
      `--env ${name} must begin with https://: Excel refuses other addresses. It was "${text}".`,
    );
  if (url.username !== '' || url.password !== '')
    throw new BuildProblem(`--env ${name} must not have a user name or a password: everybody could read it.`);
  // A URL takes more than a name has, and the address stands in nginx's file and in the headers of the page.
  if (!/^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(url.hostname) || UNSAFE.test(url.href))
    throw new BuildProblem(`--env ${name} has a character that no address of a page has: "${text}".`);
  if (isThisMachine(url.hostname)) {
    throw new BuildProblem(
      `--env ${name} must not be ${url.hostname}: on each person's computer that is another machine. For your own computer, build without --env origin and use npm start.`,
    );
  }
  return url.href;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(host);
}

/** An https address, or a path of the origin that a relay answers. */
function serviceOf(text: string, origin: string): string {
  if (text.startsWith('/')) {
    const { pathname } = new URL(text, origin);
    if (!/^(?:\/[\w.~-]+)+$/.test(text) || pathname !== text)
      throw new BuildProblem(
        `--env service takes a path of letters, numbers, dots and dashes, such as /service, not "${text}".`,
      );
    if (OWN_PATHS.test(pathname))
      throw new BuildProblem(
        `--env service must not be ${pathname}: the pages are there. Take another path, such as /service.`,
      );
    return pathname;
  }
  const href = httpsAddress('service', text);
  const { search, hash } = new URL(href);
  if (search !== '' || hash !== '')
    throw new BuildProblem(`--env service takes an address without ? and #, not "${text}".`);
  return href;
}

/** Paths of the pages, and of what nginx itself answers. */
const OWN_PATHS = /^\/(?:static|assets|help|health|metrics|why|shiftsheet-why|_headers|[^/]+\.\w+)(?:\/|$)/;

/** Where calls are passed on, if the pane makes them to a path of its own address. */
function relayOf(options: ReadonlyMap<Name, string>): string | undefined {
  const [service, text] = [options.get('service'), options.get('relay-to')];
  const isPath = service?.startsWith('/') === true;
  if (text === undefined) {
    if (!isPath) return undefined;
    throw new BuildProblem(
      `--env service=${service} is a path of your own address. Say to which service the calls are passed on: --env relay-to=https://service.example.com/company/api`,
    );
  }
  if (!isPath)
    throw new BuildProblem('--env relay-to needs a path of your own address: --env service=/service');
  const href = httpsAddress('relay-to', text);
  const { search, hash } = new URL(href);
  if (search !== '' || hash !== '')
    throw new BuildProblem(`--env relay-to takes an address without ?, # and quotes, not "${text}".`);
  return href;
}

/** Characters that end a word of nginx's file or of a header, or that begin a variable. */
const UNSAFE = /[\s"'`;,{}<>$\\]/;

/** Addresses of name servers, with commas between them. */
function resolverOf(text: string): string {
  const servers = text.split(',').map((each) => each.trim());
  const wrong = servers.find((each) => isIP(each) === 0);
  if (wrong !== undefined)
    throw new BuildProblem(
      `--env resolver takes addresses of name servers, such as 10.0.0.2, not "${wrong}".`,
    );
  return servers.map((each) => (isIP(each) === 6 ? `[${each}]` : each)).join(' ');
}

function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new BuildProblem(`--env ipv6 takes yes or no, not "${text}".`);
  return text === 'yes';
}

function serverPath(name: Name, text: string): string {
  if (!text.startsWith('/') || UNSAFE.test(text))
    throw new BuildProblem(
      `--env ${name} takes a path of the server such as /srv/shiftsheet, not "${text}".`,
    );
  return text.length > 1 ? text.replace(/\/$/, '') : text;
}

/** Hosts, with commas between them. */
function framesOf(text: string): string[] {
  return text.split(',').map((each) => {
    const url = new URL(httpsAddress('frames', each.trim()));
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
      throw new BuildProblem(`--env frames takes hosts alone, such as ${url.origin}, not "${each.trim()}".`);
    return url.origin;
  });
}

function companyNumber(text: string): string {
  if (!/^\d+$/.test(text)) throw new BuildProblem(`--env sp takes the company's number, not "${text}".`);
  return text;
}

/** A month. */
const MOST_HOURS = 720;

function hoursOf(text: string): number {
  if (text === 'no') return 0;
  const hours = /^\d+$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > MOST_HOURS)
    throw new BuildProblem(
      `--env keep-session takes "no", or for how many hours a device may keep the session ID (1 to ${MOST_HOURS}), not "${text}".`,
    );
  return hours;
}

/** Longer than people leave a workbook open. */
const KEPT_DAYS = 30;
const MOST_DAYS = 365;

function daysOf(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MOST_DAYS)
    throw new BuildProblem(
      `--env keep-releases takes for how many days the files of earlier releases stay (1 to ${MOST_DAYS}), not "${text}".`,
    );
  return days;
}

function guid(text: string): string {
  const id = text.toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new BuildProblem(
      `--env id takes a GUID, such as 01234567-89ab-4cde-8f01-23456789abcd, not "${text}".`,
    );
  return id;
}

function cloudOf(text: string): CloudName {
  const names = Object.keys(clouds) as CloudName[];
  const known = names.find((name) => name === text);
  if (!known) throw new BuildProblem(`--env cloud takes one of ${names.join(', ')}, not "${text}".`);
  return known;
}

/**
 * The fourth number of the manifest's version. Builds before the first release had 0, and Office takes an update only if the
 * version is higher.
 */
const FIRST_REVISION = '1';

/** Office wants four numbers, of which the first is not 0. */
function manifestVersion(version: string, revision: string): string {
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) {
    throw new BuildProblem(
      `The manifest's version comes from package.json, which must have three numbers there, the first of them not 0. It has "${version}".`,
    );
  }
  if (!/^[1-9]\d{0,3}$/.test(revision))
    throw new BuildProblem(`--env revision takes a number from 1 to 9999, not "${revision}".`);
  return `${version}.${revision}`;
}
