/** Microsoft's tool that puts a manifest into the Excel of this computer. */
const TOOL = 'office-addin-debugging@7';

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
  return { program: 'npx', arguments: ['--yes', TOOL, act, file, ...target] };
}
