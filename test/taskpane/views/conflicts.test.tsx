/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { conflictPreview } from '../sample-pushes';
import { inSandbox } from '../sample-views';

const drawn = (shown = conflictPreview) =>
  drawPane({ ...inSandbox, screen: { kind: 'preview', preview: shown } });

test('a conflict shows the value before, mine and theirs, and an empty value in words', () => {
  const fields = [...drawn().root.querySelectorAll('dl[aria-label="LastName"]')].map(words);
  expect(fields).toEqual(['LastNamebefore: MensahMineMineTheirs(empty)']);
});

test('a conflict can be resolved for its row, for its table, and for all tables if several have conflicts', () => {
  const pane = drawn();
  pane.press('Take theirs: Kwame Mine');
  pane.press('Keep all mine: Users');
  expect(pane.intents).toEqual([
    { do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: 'r3' },
    { do: 'resolve-conflicts', side: 'mine', kind: 'users' },
  ]);
  const [users] = conflictPreview.tables;
  const several = drawn({
    ...conflictPreview,
    tables: [users!, { ...users!, kind: 'categories', title: 'Categories' }],
  });
  several.press('Take theirs in all tables: everything changed on both sides');
  expect(several.intents).toEqual([{ do: 'resolve-conflicts', side: 'theirs' }]);
});

test('the suggested values of a whole group are written with one click', () => {
  const pane = drawn();
  pane.press('Change all 2');
  expect(pane.intents).toEqual([{ do: 'fix-all', kind: 'users', group: 'unknown-person' }]);
});

test('an unusual number of changes is shown beside the button, with a checkbox that the app controls', () => {
  const pane = drawn();
  expect(words(pane.root.querySelector('.footer'))).toContain('900 of 2,100 users (43 %)');
  const tick = pane.root.querySelector<HTMLInputElement>('.footer input[type="checkbox"]');
  tick?.click();
  expect(pane.intents).toEqual([{ do: 'confirm-unusual', on: true }]);
  expect(tick?.checked).toBe(false);
});
