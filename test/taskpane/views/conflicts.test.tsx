/** @vitest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { conflictPreview, inSandbox } from '../sample-views';

const drawn = (shown = conflictPreview) =>
  drawPane({ ...inSandbox, screen: { kind: 'preview', preview: shown } });

test('a conflict shows what was before, mine and theirs, an empty one in words', () => {
  const fields = [...drawn().root.querySelectorAll('dl[aria-label="LastName"]')].map(words);
  expect(fields).toEqual(['LastNamebefore: MensahMineMineTheirs(empty)']);
});

test('a conflict is settled for its row, for its table, and for all tables where several have some', () => {
  const pane = drawn();
  pane.press('Take theirs: Kwame Mine');
  pane.press('Keep all mine: Users');
  expect(pane.intents).toEqual([
    { do: 'settle-conflicts', side: 'theirs', kind: 'users', row: 'r3' },
    { do: 'settle-conflicts', side: 'mine', kind: 'users' },
  ]);
  const [users] = conflictPreview.tables;
  const several = drawn({
    ...conflictPreview,
    tables: [users!, { ...users!, kind: 'categories', title: 'Categories' }],
  });
  several.press('Take theirs in all tables: everything changed on both sides');
  expect(several.intents).toEqual([{ do: 'settle-conflicts', side: 'theirs' }]);
});

test('what was surely meant is put right for the whole group with one press', () => {
  const pane = drawn();
  pane.press('Put all 2 right');
  expect(pane.intents).toEqual([{ do: 'fix-all', kind: 'users', group: 'unknown-person' }]);
});

test('an unusual share stands beside the button, with a tick that the app decides about', () => {
  const pane = drawn();
  expect(words(pane.root.querySelector('.footer'))).toContain('900 of 2,100 users (43 %)');
  const tick = pane.root.querySelector<HTMLInputElement>('.footer input[type="checkbox"]');
  tick?.click();
  expect(pane.intents).toEqual([{ do: 'unusual-meant', meant: true }]);
  expect(tick?.checked).toBe(false);
});
