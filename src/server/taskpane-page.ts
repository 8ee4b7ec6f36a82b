/** The one address that Office.js has in the pane as it ships, and the only thing that is swapped. */
const MICROSOFT_OFFICE_JS = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

/** Where this server has Office.js from the npm package. */
export const OFFICE_JS_PATH = '/office-js';

/** What the pane reads to learn what its server offers: <meta name content>. */
const OFFERED = {
  'shiftsheet-sandbox': '/sandbox/address',
  'shiftsheet-relay': '/relay',
};

/**
 * True where Office itself asks for the pane: the browser says that another site frames it (Excel on the web), or
 * Office has put its host's name in the address and no page of ours frames it (Excel on a desktop).
 */
export function askedForByOffice(url: string, secFetchSite: string | undefined): boolean {
  if (secFetchSite === 'cross-site') return true;
  return new URL(url).searchParams.has('_host_Info') && secFetchSite !== 'same-origin';
}

/**
 * The built taskpane.html as this server gives it out: with the metas that say what the server offers, and, outside
 * Office, with Office.js from this server, as the workbench needs no internet.
 */
export function servedTaskpane(html: string, insideOffice: boolean): string {
  const metas = Object.entries(OFFERED)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  const names = Object.keys(OFFERED).join('|');
  const bare = html.replace(new RegExp(`<meta[^>]*\\bname="?(?:${names})\\b[^>]*>`, 'g'), '');
  const offering = bare.replace(/<head\b[^>]*>/, (head) => head + metas);
  return insideOffice ? offering : offering.replaceAll(MICROSOFT_OFFICE_JS, `${OFFICE_JS_PATH}/office.js`);
}
