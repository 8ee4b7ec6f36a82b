/** Fills in nginx.conf, the file beside this one, for a build. Nothing of what comes out has to be edited by hand. */
import { headersOf, nginxLines, type HeaderRule } from './hosted-headers';
import type { HostedBuild } from './options';

/** What stands in the file for each setting. Every text must be there. */
const EXAMPLES = {
  host: 'sheets.example.com',
  relayTo: 'https://service.example.com/company/api',
  pages: '/srv/shiftsheet/pages',
  certificate: '/etc/ssl/shiftsheet/cert.pem',
  key: '/etc/ssl/shiftsheet/key.pem',
} as const;

const PAGE = '/taskpane.html';
const PAGE_HEADERS = /^( *)# The headers of the page\.$/m;
const RELAY = /^ *# The relay begins\.\n[\s\S]*?^ *# The relay ends\.\n\n?/gm;
const RELAY_MARKS = /^ *# The relay (?:begins|ends)\.\n/gm;

export function nginxFile(
  template: string,
  { origin, service, relayTo, server }: Pick<HostedBuild, 'origin' | 'service' | 'relayTo' | 'server'>,
  rules: readonly HeaderRule[],
): string {
  const { hostname, host, port } = new URL(origin);
  const path = service === undefined || relayTo === undefined ? undefined : new URL(service, origin).pathname;
  const file = template.replaceAll(relayTo === undefined ? RELAY : RELAY_MARKS, '');
  const settings: readonly (readonly [example: string, setting: string | undefined])[] = [
    ['location = /service ', path && `location = ${path} `],
    ['    /service relay;', path && `    ${path} relay;`],
    [`"https://${EXAMPLES.host}"`, `"https://${host}"`],
    [EXAMPLES.host, hostname],
    [EXAMPLES.relayTo, relayTo],
    [EXAMPLES.pages, server.pages],
    [EXAMPLES.certificate, server.certificate],
    [EXAMPLES.key, server.key],
    ['listen 443 ssl', `listen ${port === '' ? '443' : port} ssl`],
  ];
  const filled = settings.reduce(
    (text, [example, setting]) => (setting === undefined ? text : text.replaceAll(example, setting)),
    file,
  );
  return filled.replace(PAGE_HEADERS, (_, indent: string) =>
    nginxLines(headersOf(rules, PAGE))
      .map((line) => indent + line)
      .join('\n'),
  );
}
