/** True if the user would see a browser window: not in CI, and on Linux only with a display. */
export function hasDesktop(env: Readonly<Record<string, string | undefined>>, platform: string): boolean {
  const isSet = (name: string) => !['', 'false', '0', undefined].includes(env[name]);
  if (isSet('CI')) return false;
  return platform !== 'linux' || isSet('DISPLAY') || isSet('WAYLAND_DISPLAY');
}
