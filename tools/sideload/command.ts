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

/** `act`: `start` or `stop`. `platform` is Node's name of the system. */
export function sideloadCommand(platform: string, act: string, manifest: string): Sideload {
  if (act !== 'start' && act !== 'stop')
    return { sentence: `"npm run sideload" takes start or stop, not "${act}".` };
  if (platform !== 'win32' && platform !== 'darwin') {
    return {
      sentence:
        'Excel can be started with an add-in on Windows and on a Mac only. For Excel on the web, upload manifest.xml: docs/administrator/guide.md says where.',
    };
  }
  // A shell takes a path with spaces as several words.
  const file = platform === 'win32' ? `"${manifest}"` : manifest;
  const target = act === 'start' ? ['desktop', '--app', 'excel'] : [];
  const fetched = ['exec', '--yes', `--package=${TOOL}@${VERSION}`, '--', TOOL];
  return { program: 'npm', arguments: [...fetched, act, file, ...target] };
}
