/**
 * Microsoft's tool that puts a manifest into the Excel of this computer. It is not in the lockfile: with what it needs, it is 590 packages
 * and 450 MB, which everybody would have to install.
 */
const TOOL = 'office-addin-debugging';
const VERSION = '7.0.0';

/** What has to be started, or a sentence that says why nothing can be. */
type Sideload =
  | { readonly program: string; readonly arguments: readonly string[] }
  | { readonly sentence: string };

/**
 * `act`: `start`, `web` or `stop`. `web` needs the address of a workbook in Excel on the web, and works on every system.
 * `platform` is Node's name of the system.
 */
export function sideloadCommand(
  platform: string,
  act: string,
  manifest: string,
  workbook?: string,
): Sideload {
  if (act !== 'start' && act !== 'web' && act !== 'stop')
    return { sentence: `"npm run sideload" takes start, web or stop, not "${act}".` };
  if (act === 'web' && !isAddress(workbook)) {
    return {
      sentence:
        'Say in which workbook Excel on the web is to open the add-in: npm run start:web -- "https://...", the address that "Share", "Copy link" gives.',
    };
  }
  if (act === 'start' && platform !== 'win32' && platform !== 'darwin') {
    return {
      sentence:
        'Excel can be started with an add-in on Windows and on a Mac only. For Excel on the web: npm run start:web.',
    };
  }
  // A shell takes a path with spaces as several words.
  const quoted = (text: string) => (platform === 'win32' ? `"${text}"` : text);
  const target = {
    start: ['start', quoted(manifest), 'desktop', '--app', 'excel'],
    web: ['start', quoted(manifest), 'web', '--app', 'excel', '--document', quoted(workbook ?? '')],
    stop: ['stop', quoted(manifest)],
  }[act];
  const fetched = ['exec', '--yes', `--package=${TOOL}@${VERSION}`, '--', TOOL];
  return { program: 'npm', arguments: [...fetched, ...target] };
}

/** An address that a shell takes as one word, in quotes. */
function isAddress(text: string | undefined): boolean {
  return text !== undefined && /^https:\/\/[^\s"]+$/.test(text);
}
