/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { Job } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { inSandbox, untouchedUsers, withPush } from '../sample-views';

const push: Job = {
  kind: 'push',
  sentence: 'Sending 120 of 900 rows',
  fraction: 0.13,
  cancellable: true,
  stopping: false,
};

const bar = (root: Element) => root.querySelector('[role="progressbar"]');

test('a push has a screen of its own, with a bar that shows the sent share', () => {
  const { root } = drawPane(withPush(inSandbox, push));
  expect(words(root.querySelector('main'))).toContain('Sending 120 of 900 rows');
  expect(words(root)).not.toContain('Check before sending');
  expect(bar(root)?.getAttribute('aria-valuenow')).toBe('13');
});

test('an unknown share is not shown', () => {
  const job: Job = { kind: 'push', sentence: 'Reading back', cancellable: false, stopping: false };
  expect(bar(drawPane(withPush(inSandbox, job)).root)?.hasAttribute('aria-valuenow')).toBe(false);
});

test('cancel asks once, then says that the current batch is finished first', () => {
  const pane = drawPane(withPush(inSandbox, push));
  pane.press('Cancel');
  pane.show(withPush(inSandbox, { ...push, stopping: true }));
  pane.press('Cancel');
  expect(pane.intents).toEqual([{ do: 'cancel' }]);
  expect(words(pane.root)).toContain('Stopping after this batch…');
});

test('a push that is stopping can be left at once, with a button of its own', () => {
  const pane = drawPane(withPush(inSandbox, { ...push, stopping: true }));
  pane.press('Stop without waiting');
  expect(pane.intents).toEqual([{ do: 'cancel' }]);
});

test('a job that can’t be stopped offers no button to stop it', () => {
  const { root } = drawPane(withPush(inSandbox, { ...push, cancellable: false }));
  expect(words(root)).not.toContain('Cancel');
});

test('a download is shown above the tables, which remain', () => {
  const job: Job = { kind: 'download', sentence: 'Reading users', cancellable: true, stopping: false };
  const { root } = drawPane({ ...inSandbox, tables: [untouchedUsers], active: 'users', job });
  expect(words(root)).toContain('Reading users');
  expect(words(root)).toContain('48 users');
});

test('a job of several steps says at which one it is, in place of what it is doing there', () => {
  const job: Job = {
    kind: 'download',
    sentence: 'Asking the service for its departments',
    step: { sentence: 'Reading 3 of 10: Departments', fraction: 0.1 },
    cancellable: true,
    stopping: false,
  };
  const { root } = drawPane({ ...inSandbox, tables: [untouchedUsers], job });
  expect(words(root.querySelector('.job'))).toContain('Reading 3 of 10: Departments');
  expect(words(root.querySelector('.job'))).not.toContain('Asking the service');
  expect(bar(root)?.getAttribute('aria-valuenow')).toBe('10');
});

test('a long push says how long it will still take, in steps that a person would say', () => {
  const pane = drawPane(withPush(inSandbox, { ...push, secondsLeft: 180 }));
  expect(words(pane.root)).toContain('About 3 minutes left');
  pane.show(withPush(inSandbox, { ...push, secondsLeft: 60 }));
  expect(words(pane.root)).toContain('About 1 minute left');
  pane.show(withPush(inSandbox, { ...push, secondsLeft: 20 }));
  expect(words(pane.root)).toContain('About 20 seconds left');
  pane.show(withPush(inSandbox, { ...push, secondsLeft: 10 }));
  expect(words(pane.root)).toContain('Less than 10 seconds left');
  pane.show(withPush(inSandbox, { ...push, secondsLeft: 10, stopping: true }));
  expect(words(pane.root)).not.toContain('left');
});

test('a time that has passed is no longer said', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const { root } = drawPane(withPush(inSandbox, { ...push, secondsLeft: 20 }));
    await settled(() => void jest.advanceTimersByTime(19_000));
    expect(words(root)).toContain('About 20 seconds left');
    await settled(() => void jest.advanceTimersByTime(2000));
    expect(words(root)).not.toContain('seconds left');
  } finally {
    jest.useRealTimers();
  }
});

test('the time left is in no live region: a screen reader does not read each new time', () => {
  const { root } = drawPane(withPush(inSandbox, { ...push, secondsLeft: 20 }));
  const said = [...root.querySelectorAll('p')].find((each) => words(each) === 'About 20 seconds left');
  expect(said).toBeDefined();
  expect(said?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});
