/** @jest-environment jsdom */
import type { Job, View } from '../../src/app/view';
import { replace } from '../runner/replace';
import { drawPane, words } from './fake-app';
import { preview, result } from './sample-pushes';
import { inSandbox, passwords, signedOut, unreachable, untouchedUsers } from './sample-views';

const ready = { ...inSandbox, tables: [untouchedUsers] };
const focused = () => words(document.activeElement);

test('a new screen after a click moves the focus to its heading', () => {
  // A browser's window keeps the focus when the pressed button disappears; jsdom's does not.
  replace(document, 'hasFocus', { value: () => true });
  const pane = drawPane(ready);
  pane.show({ ...ready, screen: { kind: 'preview', preview } });
  expect(focused()).toBe('Check before sending');
  pane.show({ ...ready, screen: { kind: 'result', result } });
  expect(focused()).toBe('4 of 8 users stored');
  pane.show(ready);
  expect(focused()).toBe('Everything is stored');
});

test('a user who types in the sheet keeps the focus there', () => {
  const pane = drawPane(ready);
  expect(document.hasFocus()).toBe(false);
  pane.show({ ...ready, screen: { kind: 'result', result } });
  expect(document.activeElement).toBe(document.body);
});

test('a new count on the same screen does not move the focus', () => {
  const pane = drawPane({ ...ready, screen: { kind: 'preview', preview } });
  const first = pane.root.querySelector<HTMLElement>('.row-link')!;
  first.focus();
  pane.show({ ...ready, screen: { kind: 'preview', preview: { ...preview, left: 4 } } });
  expect(document.activeElement).toBe(first);
});

test('announcements are in the page’s one polite and one urgent region, which exist from the start', () => {
  const pane = drawPane(signedOut);
  expect(pane.root.querySelectorAll('[aria-live]')).toHaveLength(2);
  pane.show({ ...signedOut, notice: unreachable });
  expect(pane.heard()).toEqual({ polite: '', urgent: `Not connected. ${unreachable.detail}` });
});

test('a new screen without a notice has no announcement of the screen before it', () => {
  const pane = drawPane({ ...ready, notice: unreachable });
  pane.show({ ...ready, notice: undefined });
  pane.show({ ...ready, notice: undefined, screen: { kind: 'preview', preview } });
  pane.show({ ...ready, notice: undefined });
  expect(pane.heard()).toEqual({ polite: '', urgent: '' });
});

test('while connecting, the entries remain in the form', () => {
  const pane = drawPane(signedOut);
  const field = pane.root.querySelector('input')!;
  field.value = 'https://schedule.example.com/api';
  const job: Job = { kind: 'connect', sentence: 'Connecting', cancellable: true, stopping: false };
  pane.show({ ...signedOut, job });
  pane.show({ ...signedOut, notice: unreachable });
  expect(pane.root.querySelector('input')?.value).toBe('https://schedule.example.com/api');
});

test('headings begin at level one and no id is used twice, on every screen', () => {
  const screens: readonly View[] = [
    signedOut,
    ready,
    { ...ready, screen: { kind: 'preview', preview } },
    { ...ready, screen: { kind: 'result', result } },
  ];
  for (const view of screens) {
    const { root } = drawPane(view);
    const ids = [...root.querySelectorAll('[id]')].map((element) => element.id);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

describe('Esc', () => {
  const press = (target: Element = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  const opened = (screen: View['screen'], more: Partial<View> = {}) =>
    drawPane({ ...ready, ...more, screen });

  test.each([
    ['the preview', { kind: 'preview', preview }, 'back'],
    ['the result of a push', { kind: 'result', result: { ...result, passwords: [] } }, 'close-result'],
  ] as const)('goes back from %s, like its button', (_name, screen, intent) => {
    const pane = opened(screen);
    press();
    expect(pane.intents).toEqual([{ do: intent }]);
  });

  test('does nothing on Home, during a job, and where first passwords would be lost', () => {
    const job: Job = { kind: 'check', sentence: 'Checking', cancellable: true, stopping: false };
    const panes = [
      opened({ kind: 'home' }),
      opened({ kind: 'preview', preview }, { job }),
      opened({ kind: 'result', result: { ...result, passwords } }),
    ];
    press();
    expect(panes.map(({ intents }) => intents)).toEqual([[], [], []]);
  });

  test('keeps its meaning in a list or a field', () => {
    const pane = opened({ kind: 'preview', preview });
    press(pane.root.appendChild(document.createElement('select')));
    expect(pane.intents).toEqual([]);
  });
});
