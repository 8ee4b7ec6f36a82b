import { hasDesktop } from '../../src/server/has-desktop';

test.each([
  ['Windows', 'win32', {}, true],
  ['a Mac', 'darwin', {}, true],
  ['Linux with X', 'linux', { DISPLAY: ':0' }, true],
  ['Linux with Wayland', 'linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['Linux in a terminal', 'linux', {}, false],
  ['Linux with an empty display', 'linux', { DISPLAY: '' }, false],
  ['CI on Windows', 'win32', { CI: 'true' }, false],
  ['CI on Linux with X', 'linux', { CI: '1', DISPLAY: ':99' }, false],
  ['a Mac that says it is not CI', 'darwin', { CI: 'false' }, true],
])('whether %s has a desktop', (_, platform, env, expected) => {
  expect(hasDesktop(env, platform)).toBe(expected);
});
