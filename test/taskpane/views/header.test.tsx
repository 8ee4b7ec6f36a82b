/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import { drawPane, words } from '../fake-app';
import { inLive, inSandbox, signedOut } from '../sample-views';

test('for the sandbox, the header says that nothing leaves this computer', () => {
  const header = drawPane(inSandbox).root.querySelector('header');
  expect(words(header)).toContain('Sandbox: sample data, nothing leaves this computer');
});

test('for a live service, the header shows its host', () => {
  const header = drawPane(inLive).root.querySelector('header');
  expect(words(header)).toContain('Live: schedule.example.com');
  expect(words(header)).not.toContain('Sandbox');
});

test('E7: “Reload Shiftsheet” is in the menu, also before anybody has connected', () => {
  const pane = drawPane(signedOut);
  pane.press('More');
  pane.press('Reload Shiftsheet');
  expect(pane.reloads()).toBe(1);
});

test('signing out is in the menu, and is only offered to a connected user', () => {
  const pane = drawPane(inLive);
  pane.press('More');
  pane.press('Sign out');
  expect(pane.intents).toEqual([{ do: 'sign-out' }]);
  const out = drawPane(signedOut);
  out.press('More');
  expect(words(out.root)).not.toContain('Sign out');
});

/** The link of the open menu. */
const helpLink = (root: HTMLElement) => root.querySelector<HTMLAnchorElement>('a[role="menuitem"]');

test('“Help” opens the page for the screen or the part that is open, in a window of its own', () => {
  const pane = drawPane(inLive);
  pane.press('More');
  expect(words(helpLink(pane.root))).toBe('Help (opens in a new window)');
  expect(helpLink(pane.root)?.getAttribute('href')).toBe('help/en/home.html');
  expect(helpLink(pane.root)?.target).toBe('_blank');
  pane.press('Shifts');
  expect(helpLink(pane.root)?.getAttribute('href')).toBe('help/en/shifts.html');
  const out = drawPane(signedOut);
  out.press('More');
  expect(helpLink(out.root)?.getAttribute('href')).toBe('help/en/connect.html');
});

test('the menu closes after “Help”, and its button has the focus', async () => {
  const pane = drawPane(inLive);
  pane.press('More');
  helpLink(pane.root)?.addEventListener('click', (event) => event.preventDefault());
  await settled(() => helpLink(pane.root)?.click());
  expect(helpLink(pane.root)).toBeNull();
  expect(document.activeElement).toBe(pane.button('More'));
});
