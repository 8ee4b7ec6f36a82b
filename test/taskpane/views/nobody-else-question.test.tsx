/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inLive } from '../sample-views';

test.each([
  ['Nobody else has it open', true],
  ['Don’t send', false],
])('E1: the pane asks whether nobody else has the file open: “%s”', (button, yes) => {
  const pane = drawPane({ ...inLive, nobodyElse: 'asked' });
  expect(words(pane.root)).toContain('each new shift is stored twice');
  pane.press(button);
  expect(pane.intents).toEqual([{ do: 'answer-nobody-else', yes }]);
});

test('E1: after the answer the pane does not ask any more', () => {
  expect(words(drawPane({ ...inLive, nobodyElse: 'said' }).root)).not.toContain('stored twice');
});

test('E1: Home says that the workbook is open read-only', () => {
  const readOnly = 'This workbook is open read-only: save it under a new name.';
  expect(words(drawPane({ ...inLive, readOnly }).root)).toContain(readOnly);
});
