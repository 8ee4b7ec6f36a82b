/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import { drawPane, type, words } from '../fake-app';
import { inSandbox, untouchedUsers } from '../sample-views';

const NAMED = { code: '9', method: '', words: '', meaning: 'Too late.', advice: '' };
const CAME = { code: '117', method: 'addUsers', words: 'UserName already exists.', meaning: '', advice: '' };

test('the tab Data has no list of codes as long as no code is known', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers], codes: [] });
  pane.press('Data');
  expect(words(pane.root)).not.toContain('Codes of the service');
});

test('a code that came can be named, and shows the words of the service', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers], codes: [CAME, NAMED] });
  pane.press('Data');
  const fold = pane.button('Codes of the service… (1 without a meaning)').closest('details');
  const [first, second] = [...(fold?.querySelectorAll('form') ?? [])];
  if (!first || !second) throw new Error('there are no forms');
  expect(words(first)).toContain('addUsers: UserName already exists.');
  const [meaning, advice] = [...first.querySelectorAll('input')];
  if (!meaning || !advice) throw new Error('there are no fields');
  type(meaning, ' The user name is taken. ');
  type(advice, 'Choose another one.');
  void settled(() => void first.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(pane.intents).toEqual([
    { do: 'name-code', code: '117', meaning: 'The user name is taken.', advice: 'Choose another one.' },
  ]);
  expect([...second.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Too late.', '']);
});
