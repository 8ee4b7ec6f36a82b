/** @vitest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inLive, inSandbox, signedOut } from '../sample-views';

test('the sandbox says that nothing leaves this computer', () => {
  const header = drawPane(inSandbox).root.querySelector('header');
  expect(words(header)).toContain('Sandbox: sample data, nothing leaves this computer');
});

test('a live service is named by its host', () => {
  const header = drawPane(inLive).root.querySelector('header');
  expect(words(header)).toContain('Live: schedule.example.com');
  expect(words(header)).not.toContain('Sandbox');
});

test('signing out is one press, and only offered to someone who is in', () => {
  const pane = drawPane(inLive);
  pane.press('Sign out');
  expect(pane.intents).toEqual([{ do: 'sign-out' }]);
  expect(words(drawPane(signedOut).root)).not.toContain('Sign out');
});
