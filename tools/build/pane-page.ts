import { clouds, type Cloud } from '../../src/server/clouds';
import type { HostedBuild } from './options';

/** What a hosted build changes in taskpane.html: the address of Office.js, and what the administrator has fixed. */
export function hostedPage(
  html: string,
  { cloud, service, sp, sessionLink, keepSession, codes }: HostedBuild,
): string {
  const fixed = { service, sp, 'session-link': sessionLink, 'keep-session': keepSession?.toString(), codes };
  const metas = Object.entries(fixed)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, content]) => `<meta name="shiftsheet-${name}" content="${escaped(content)}">`);
  return (
    html
      .replaceAll(clouds.worldwide.officeJs, clouds[cloud].officeJs)
      // The page's text names the address to allow.
      .replaceAll(originOf(clouds.worldwide), originOf(clouds[cloud]))
      .replace(/<head\b[^>]*>/, (head) => head + metas.join(''))
  );
}

const originOf = ({ officeJs }: Cloud): string => new URL(officeJs).origin;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
