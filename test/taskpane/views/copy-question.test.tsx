/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import { drawPane, words } from '../fake-app';
import { inLive } from '../sample-views';

const [was, now] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Week 48.xlsx'];
const asked = { ...inLive, copy: { was, now, unsent: 0, unsentShifts: 0 } };

test.each([
  ['moved', `It was moved or renamed: nobody uses ${was} any more.`],
  ['also', `It is the same file: ${was} leads to this one as well.`],
  ['copy', `It is a copy: ${was} is used as well.`],
] as const)('a workbook at a new place is %s only after the user says so', (meant, sentence) => {
  const pane = drawPane(asked);
  pane.press('Continue');
  expect(pane.intents).toEqual([]);
  const label = [...pane.root.querySelectorAll('label')].find((each) => words(each) === sentence);
  void settled(() => label?.querySelector('input')?.click());
  pane.press('Continue');
  expect(pane.intents).toEqual([{ do: 'answer-copy', answer: meant }]);
});

test('new rows that the other workbook may have too are mentioned', () => {
  const pane = drawPane({ ...asked, copy: { was, now, unsent: 3, unsentShifts: 0 } });
  expect(words(pane.root)).toContain('3 new rows here are not pushed yet.');
});

test('for a workbook without a known place, the only question is whether there is a copy', () => {
  const pane = drawPane({ ...asked, copy: { was: '', now, unsent: 3, unsentShifts: 0 } });
  expect([...pane.root.querySelectorAll('[aria-label="Is there a copy?"] label')].map(words)).toEqual([
    'There is no copy: these rows are in this workbook only.',
    'There is another workbook with the same rows.',
  ]);
});

test.each([
  [
    was,
    [
      `It is a copy, and ${was} sends the 2 new shifts.`,
      `It is a copy: ${was} is used as well. The new shifts here are shifts of this workbook.`,
    ],
  ],
  [
    '',
    [
      'It is a copy, and the other workbook sends the 2 new shifts.',
      'It is a copy, and its new shifts are shifts of this workbook.',
    ],
  ],
])('a copy of %j with new shifts is asked who sends them', (place, sentences) => {
  const pane = drawPane({ ...asked, copy: { was: place, now, unsent: 3, unsentShifts: 2 } });
  const labels = [...pane.root.querySelectorAll('label')];
  expect(labels.map(words).slice(-2)).toEqual(sentences);
  void settled(() => labels.at(-2)?.querySelector('input')?.click());
  pane.press('Continue');
  expect(pane.intents).toEqual([{ do: 'answer-copy', answer: 'copy-theirs' }]);
});
