/** @jest-environment jsdom */
import type { RulesView, SettingsSheetView } from '../../../src/app/view';
import { PRESETS } from '../../../src/core/planning/rules/presets';
import { drawPane, submit, type, untilShown, words } from '../fake-app';
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
  return drawChosen({ preset: 'own', numbers: { dayHours: 10 } }, ...sheets);
}

async function drawChosen(
  own: Pick<RulesView['chosen'], 'preset' | 'numbers'>,
  ...sheets: readonly SettingsSheetView[]
) {
  const chosen = { ...own, off: [], weekStart: 0, leave: 'every-day' } as const;
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

const field = (root: ParentNode, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`#rules-${name}`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

async function typeInto(root: ParentNode, name: string, entered: string): Promise<void> {
  type(field(root, name), entered);
  await untilShown(() => field(root, name).value === entered);
}

test('numbers for young people can be typed beside those of a law, which can’t be changed', async () => {
  const pane = await drawChosen({ preset: 'eu', numbers: PRESETS.eu });
  expect(field(pane.root, 'weeklyRestHours').readOnly).toBe(true);
  expect(field(pane.root, 'minorUnder').readOnly).toBe(false);
  await typeInto(pane.root, 'minorUnder', '18');
  await typeInto(pane.root, 'minorNotAfter', '20,5');
  submit(pane.root);
  expect(pane.asked('save-rules')).toMatchObject([
    { rules: { preset: 'eu', numbers: { ...PRESETS.eu, minorUnder: 18, minorNotAfter: 20.5 } } },
  ]);
});

test('a weekly rest is counted in 7 or 14 days', async () => {
  const pane = await draw();
  await typeInto(pane.root, 'weeklyRestDays', '10');
  submit(pane.root);
  expect(pane.asked('save-rules')).toEqual([]);
  await typeInto(pane.root, 'weeklyRestDays', '14');
  submit(pane.root);
  expect(pane.asked('save-rules')).toMatchObject([{ rules: { numbers: { weeklyRestDays: 14 } } }]);
});

test('the screen says what no rule looks at', async () => {
  expect(words((await draw()).root)).toContain('Not checked: breaks, night work, Sundays');
});
