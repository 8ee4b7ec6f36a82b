/** @jest-environment jsdom */
import type { RulesView, SettingsSheetView } from '../../../src/app/view';
import { drawPane, untilShown, words } from '../fake-app';
import { inSandbox } from '../sample-views';

const sheet = (of: Partial<SettingsSheetView>): SettingsSheetView => ({
  kind: 'holidays',
  isThere: true,
  count: 2,
  unread: [],
  unreadCount: 0,
  ...of,
});

async function draw(...sheets: readonly SettingsSheetView[]) {
  const chosen = {
    preset: 'own',
    numbers: { dayHours: 10 },
    off: [],
    weekStart: 0,
    leave: 'every-day',
  } as const;
  const rules: RulesView = { chosen, sheets };
  const pane = drawPane({ ...inSandbox, screen: { kind: 'rules', rules } });
  await untilShown(() => words(pane.root).includes('Save rules'));
  return pane;
}

test('each settings sheet is made or shown from its own card, and the rules are saved with it', async () => {
  const pane = await draw(sheet({ kind: 'people-limits', isThere: false }), sheet({}));
  expect(words(pane.root)).toContain('2 days are holidays.');
  expect(words(pane.root)).not.toContain('2 people have limits.');
  pane.press('Make the sheet People limits');
  pane.press('Show the sheet Holidays');
  expect(pane.asked('make-settings')).toMatchObject([
    { kind: 'people-limits', rules: { numbers: { dayHours: 10 } } },
    { kind: 'holidays', rules: { numbers: { dayHours: 10 } } },
  ]);
});

test('what can’t be read is listed, and what the list leaves out is counted', async () => {
  const sentence = 'Row 4, Date: “soon” can’t be read.';
  expect(words((await draw(sheet({ unread: [sentence], unreadCount: 34 }))).root)).toContain(
    `${sentence}and 33 more`,
  );
  expect(words((await draw(sheet({ unread: [sentence], unreadCount: 1 }))).root)).not.toContain('more');
});
