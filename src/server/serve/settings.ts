/**
 * serve: the server of `npm run serve`. It gives out the built pane and, if a service is configured, relays /service to that
 * one address. It keeps nothing between two requests, so any number of instances may run behind a balancer.
 */

/** What an administrator sets by environment variables. docs/serving.md has the table. */
export interface Settings {
  /** The address at which people open the pane, for example `https://sheets.example.com`. */
  readonly origin: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The address of this machine to listen at; undefined for all of them. */
  readonly listen: string | undefined;
  /** The folder that the build wrote. */
  readonly dist: string;
  /** The one address to which /service is relayed; undefined for no relay. */
  readonly service: URL | undefined;
  /** Paths of PEM files. Undefined: a proxy before this server ends TLS. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** The port of /metrics; undefined for no metrics. */
  readonly metricsPort: number | undefined;
  readonly limits: Limits;
}

export interface Limits {
  readonly bodyBytes: number;
  readonly bodySeconds: number;
  readonly answerBytes: number;
  readonly answerSeconds: number;
  readonly callsAtOnce: number;
  readonly stopDelaySeconds: number;
  readonly stopSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Each limit with its environment variable and its default value. */
export const LIMITS: Readonly<
  Record<keyof Limits, { readonly variable: string; readonly standard: number }>
> = {
  // The largest call of the pane, 200 rows of every field at its longest, has about 2 MB.
  bodyBytes: { variable: 'SHIFTSHEET_BODY_BYTES', standard: 6_000_000 },
  bodySeconds: { variable: 'SHIFTSHEET_BODY_SECONDS', standard: 60 },
  answerBytes: { variable: 'SHIFTSHEET_ANSWER_BYTES', standard: 64_000_000 },
  // The pane itself waits for 120 seconds.
  answerSeconds: { variable: 'SHIFTSHEET_ANSWER_SECONDS', standard: 120 },
  // Each call may hold a whole body in memory: 100 of them hold 600 MB at most.
  callsAtOnce: { variable: 'SHIFTSHEET_CALLS_AT_ONCE', standard: 100 },
  stopDelaySeconds: { variable: 'SHIFTSHEET_STOP_DELAY_SECONDS', standard: 0 },
  // A call that has just begun when the server stops has time to end.
  stopSeconds: { variable: 'SHIFTSHEET_STOP_SECONDS', standard: 125 },
};

const MAY_BE_ZERO = ['SHIFTSHEET_STOP_DELAY_SECONDS'];

const OTHER_VARIABLES = [
  'SHIFTSHEET_ORIGIN',
  'SHIFTSHEET_PORT',
  'SHIFTSHEET_LISTEN',
  'SHIFTSHEET_DIST',
  'SHIFTSHEET_SERVICE',
  'SHIFTSHEET_TLS_CERT',
  'SHIFTSHEET_TLS_KEY',
  'SHIFTSHEET_METRICS_PORT',
];

export const VARIABLES = [...OTHER_VARIABLES, ...Object.values(LIMITS).map(({ variable }) => variable)];

const LARGEST_PORT = 65_535;

/** One or more settings are wrong. The message has a line for each. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** Reads the settings. Throws WrongSettings with a sentence for every wrong one. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = [];
  const text = (name: string) => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  const number = (
    name: string,
    standard: number | undefined,
    { least = 1, most = Number.MAX_SAFE_INTEGER },
  ) => {
    const value = text(name);
    if (value === undefined) return standard;
    const read = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (read >= least && read <= most) return read;
    const range = most === LARGEST_PORT ? `from ${least} to ${most}` : `of at least ${least}`;
    wrong.push(`${name} takes a whole number ${range}, not "${value}".`);
    return standard;
  };
  const known = new Set(VARIABLES);
  for (const name of Object.keys(environment)) {
    if (name.startsWith('SHIFTSHEET_') && !known.has(name)) {
      wrong.push(`${name} is not a setting of this server. The settings are ${VARIABLES.join(', ')}.`);
    }
  }
  const origin = originOf(text('SHIFTSHEET_ORIGIN'), wrong);
  const port = number('SHIFTSHEET_PORT', 8080, { least: 0, most: LARGEST_PORT }) ?? 8080;
  const metricsPort = number('SHIFTSHEET_METRICS_PORT', undefined, { least: 0, most: LARGEST_PORT });
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port) {
    wrong.push(`SHIFTSHEET_METRICS_PORT must be another port than SHIFTSHEET_PORT (${port}).`);
  }
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([limit, { variable, standard }]) => [
      limit,
      number(variable, standard, { least: MAY_BE_ZERO.includes(variable) ? 0 : 1 }) ?? standard,
    ]),
  ) as unknown as Limits;
  const settings: Settings = {
    origin,
    port,
    listen: text('SHIFTSHEET_LISTEN'),
    dist: text('SHIFTSHEET_DIST') ?? 'dist',
    service: serviceOf(text('SHIFTSHEET_SERVICE'), wrong),
    tls: tlsOf(text('SHIFTSHEET_TLS_CERT'), text('SHIFTSHEET_TLS_KEY'), wrong),
    metricsPort,
    limits,
  };
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'));
  return settings;
}

function originOf(text: string | undefined, wrong: string[]): string {
  const example = 'for example https://sheets.example.com';
  if (text === undefined) {
    wrong.push(`SHIFTSHEET_ORIGIN is missing. It is the address at which people open the pane, ${example}.`);
    return '';
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (url === undefined || !isSecure || `${url.origin}/` !== url.href) {
    wrong.push(
      `SHIFTSHEET_ORIGIN takes an address that begins with https:// and has no path, ${example}. This is none: "${text}".`,
    );
    return '';
  }
  return url.origin;
}

function serviceOf(text: string | undefined, wrong: string[]): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (isPlain) return url;
  // The text is not repeated: it may contain a password or a session ID.
  wrong.push(
    'SHIFTSHEET_SERVICE takes the address of the scheduling service. It begins with https:// or http:// and has no user name, no query and no #.',
  );
  return undefined;
}

function tlsOf(cert: string | undefined, key: string | undefined, wrong: string[]): Settings['tls'] {
  if (cert !== undefined && key !== undefined) return { cert, key };
  if (cert !== undefined || key !== undefined) {
    wrong.push('SHIFTSHEET_TLS_CERT and SHIFTSHEET_TLS_KEY belong together: set both files or none.');
  }
  return undefined;
}
