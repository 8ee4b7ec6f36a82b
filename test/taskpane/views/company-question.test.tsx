/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import { drawPane, words } from '../fake-app';
import { inLive } from '../sample-views';

const [came, now] = ['https://a.example (SP 1)', 'https://b.example (SP 2)'];
const asked = { ...inLive, company: { came, now, unconfirmed: 0 } };

function choose(root: Element, sentence: string): void {
  const label = [...root.querySelectorAll('label')].find((each) => words(each) === sentence);
  void settled(() => label?.querySelector('input')?.click());
}

test('nothing is done with another company’s workbook until the user chooses a sentence that names both', () => {
  const pane = drawPane(asked);
  pane.press('Continue');
  expect(pane.intents).toEqual([]);
  choose(pane.root, `This workbook came from ${came}. I want to push it to ${now}.`);
  pane.press('Continue');
  expect(pane.intents).toEqual([{ do: 'change-company', change: 'push' }]);
});

test('the other company’s records can replace the rows of the workbook', () => {
  const pane = drawPane(asked);
  choose(pane.root, `This workbook came from ${came}. I want the records of ${now} in its place.`);
  pane.press('Continue');
  expect(pane.intents).toEqual([{ do: 'change-company', change: 'replace' }]);
});

test('unconfirmed rows are mentioned first', () => {
  const pane = drawPane({ ...asked, company: { came, now, unconfirmed: 3 } });
  expect(words(pane.root)).toContain('3 rows were sent to the first company and never answered.');
});
