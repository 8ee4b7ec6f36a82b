/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inSandbox, longText, notice, signedOut, unreachable } from '../sample-views';

const bar = (root: Element) => root.querySelector('.notice');

test('a notice says what happened and what to do, on every screen', () => {
  const { root } = drawPane({ ...signedOut, notice: unreachable });
  expect(words(bar(root))).toBe(`${unreachable.title}${unreachable.detail}`);
  expect(bar(root)?.getAttribute('aria-label')).toBe('Error');
});

test('a notice without a detail has one line', () => {
  const { root } = drawPane({ ...inSandbox, notice: notice(1, 'info', 'Nothing to push') });
  expect(words(bar(root))).toBe('Nothing to push');
});

test('a notice disappears when the user dismisses it', () => {
  const pane = drawPane({ ...inSandbox, notice: unreachable });
  pane.press('Dismiss');
  expect(pane.intents).toEqual([{ do: 'dismiss-notice' }]);
  pane.show(inSandbox);
  expect(bar(pane.root)).toBeNull();
});

test('a service’s sentence of 5,000 characters is complete in the page, as text', () => {
  const { root } = drawPane({ ...inSandbox, notice: notice(1, 'error', '<b>Refused</b>', longText) });
  expect(words(bar(root))).toBe(`<b>Refused</b>${longText}`);
});

test('what the user need not read is folded', () => {
  const more = { ...notice(1, 'success', 'Everything is here: 10 sheets'), more: '48 users, 12 tasks.' };
  const { root } = drawPane({ ...inSandbox, notice: more });
  expect(words(root.querySelector('details.notice-more'))).toBe('Details48 users, 12 tasks.');
});
