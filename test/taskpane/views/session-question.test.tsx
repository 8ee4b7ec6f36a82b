/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { Job, View } from '../../../src/app/view';
import { drawPane, type, words } from '../fake-app';
import { inLive, withPush } from '../sample-views';

const job: Job = {
  kind: 'push',
  sentence: 'Waiting for a new session ID',
  cancellable: true,
  stopping: false,
};
const asked: View = {
  ...withPush(inLive, job),
  session: { reason: 'Paste a new session ID, then press “Go on”.' },
};

const input = (root: Element) => root.querySelector<HTMLInputElement>('#fresh-session')!;
const submit = (root: Element) =>
  void settled(() => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('a new session ID is asked for above the progress, for the same service and SP', () => {
  const { root } = drawPane(asked);
  expect(words(root.querySelector('form'))).toContain('Paste a new session ID, then press “Go on”.');
  expect(words(root.querySelector('form'))).toContain('For schedule.example.com, SP');
  expect(root.querySelector('[role="progressbar"]')).not.toBeNull();
});

test('the entered session ID is sent to the app and kept nowhere in the pane', () => {
  const pane = drawPane(asked);
  type(input(pane.root), ' fresh-one ');
  submit(pane.root);
  expect(pane.intents).toEqual([{ do: 'renew-session', sessionId: 'fresh-one' }]);
  expect(input(pane.root).value).toBe('');
});

test('an empty entry is reported at the field', () => {
  const pane = drawPane(asked);
  submit(pane.root);
  expect(words(pane.root.querySelector('form'))).toContain('Enter the new session ID.');
  expect(pane.intents).toEqual([]);
});

test('Cancel ends the job that waits', () => {
  const pane = drawPane(asked);
  pane.press('Cancel');
  expect(pane.intents).toEqual([{ do: 'cancel' }]);
});
