import open from 'open';

/** True where a browser window would be seen: not in CI, not over a bare terminal on Linux. */
export function hasDesktop(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false') return false;
  return (
    platform !== 'linux' || [env['DISPLAY'], env['WAYLAND_DISPLAY']].some((display) => (display ?? '') !== '')
  );
}

/** Opens the page in the user's browser. A browser that can't be started is no reason to stop: the address is printed. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const browser = await open(url);
    browser.on('error', () => undefined);
  } catch {
    // as above
  }
}
