import { clouds } from './clouds';

/** The path of Office.js, from the npm package, on this server. */
export const OFFICE_JS_PATH = '/office-js';

/** What the pane reads to learn what its server offers: <meta name content>. */
const OFFERED = {
  'shiftsheet-sandbox': '/sandbox/address',
  'shiftsheet-roster': '/sandbox/roster',
  'shiftsheet-shifts': '/sandbox/shifts',
  'shiftsheet-relay': '/relay',
};

/**
 * True if Office itself requests the pane: the browser says that another site frames the pane (Excel on the web), or Office has
 * put its host's name into the address and no page of this server frames the pane (Excel on a desktop).
 */
export function askedForByOffice(url: string, secFetchSite: string | undefined): boolean {
  if (secFetchSite === 'cross-site') return true;
  return new URL(url).searchParams.has('_host_Info') && secFetchSite !== 'same-origin';
}

/**
 * The built taskpane.html as this server sends it: with the metas that say what the server offers. Outside Office, Office.js
 * comes from this server, because the workbench must work without internet.
 */
export function servedTaskpane(html: string, insideOffice: boolean): string {
  const metas = Object.entries(OFFERED)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  const names = Object.keys(OFFERED).join('|');
  const bare = html.replace(new RegExp(`<meta[^>]*\\bname="?(?:${names})\\b[^>]*>`, 'g'), '');
  const offering = bare.replace(/<head\b[^>]*>/, (head) => head + metas);
  return insideOffice
    ? offering
    : offering.replaceAll(clouds.worldwide.officeJs, `${OFFICE_JS_PATH}/office.js`);
}
