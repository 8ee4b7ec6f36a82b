/** @jest-environment jsdom */
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
