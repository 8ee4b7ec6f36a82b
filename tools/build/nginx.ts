/** Fills in nginx.conf, the file beside this one, for a build. Nobody edits what comes out: administrators have files of their own beside it. */
import { headersOf, nginxLines, type HeaderRule } from './hosted-headers';
import type { HostedBuild } from './options';

/** What stands in the file for each setting. Every text must be there. */
const EXAMPLES = {
  host: 'sheets.example.com',
  service: 'service.example.com',
  relayTo: 'https://$shiftsheet_connect/company/api',
  pages: '/srv/shiftsheet/pages',
  certificate: '/etc/ssl/shiftsheet/cert.pem',
  key: '/etc/ssl/shiftsheet/key.pem',
} as const;

/** A path for each comment in the file in whose place its headers stand. */
const PATHS: Readonly<Record<string, string>> = { page: '/taskpane.html', help: '/help/' };
const HEADERS = /^( *)# The headers of the (page|help)\.$/gm;
const RELAY = /^ *# The relay begins\.\n[\s\S]*?^ *# The relay ends\.\n\n?/gm;
const RESOLVER = /^ *resolver 192\.0\.2\.53 .*\n/m;
const IPV6 = /^ *listen \[::\].*\n/gm;
const PLAIN = /^ *# Who typed the address without https\.\n[\s\S]*?^ {2}\}\n\n/m;
const RELAY_MARKS = /^ *# The relay (?:begins|ends)\.\n/gm;

export function nginxFile(
  template: string,
  { origin, service, relayTo, server }: Pick<HostedBuild, 'origin' | 'service' | 'relayTo' | 'server'>,
  rules: readonly HeaderRule[],
): string {
  const { hostname, host, port } = new URL(origin);
  const path = service === undefined || relayTo === undefined ? undefined : new URL(service, origin).pathname;
  const to = relayTo === undefined ? undefined : new URL(relayTo);
  const { resolver, hasIpv6 } = server;
  const file = [
    relayTo === undefined ? RELAY : RELAY_MARKS,
    ...(resolver === undefined ? [RESOLVER] : []),
    ...(hasIpv6 ? [] : [IPV6]),
    // Another port than that of https has its own ways to be typed.
    ...(port === '' ? [] : [PLAIN]),
  ].reduce((text, part) => text.replace(part, ''), template);
  const settings: readonly (readonly [example: string, setting: string | undefined])[] = [
    ['location = /service ', path && `location = ${path} `],
    ['    /service relay;', path && `    ${path} relay;`],
    ['    /service all;', path && `    ${path} all;`],
    ['    /service $binary', path && `    ${path} $binary`],
    [`"https://${EXAMPLES.host}"`, `"https://${host}"`],
    [EXAMPLES.host, hostname],
    [EXAMPLES.relayTo, to && `${to.protocol}//$shiftsheet_connect${to.pathname}`],
    [`proxy_ssl_name ${EXAMPLES.service};`, to && `proxy_ssl_name ${to.hostname};`],
    [EXAMPLES.service, to?.host],
    ['192.0.2.53', resolver],
    [EXAMPLES.pages, server.pages],
    [EXAMPLES.certificate, server.certificate],
    [EXAMPLES.key, server.key],
    ['listen 443 ssl', `listen ${port === '' ? '443' : port} ssl`],
    ['listen [::]:443 ssl', `listen [::]:${port === '' ? '443' : port} ssl`],
  ];
  const filled = settings.reduce(
    (text, [example, setting]) => (setting === undefined ? text : text.replaceAll(example, () => setting)),
    file,
  );
  return filled.replaceAll(HEADERS, (_, indent: string, of: string) =>
    nginxLines(headersOf(rules, PATHS[of] ?? ''))
      .map((line) => indent + line)
      .join('\n'),
  );
}
