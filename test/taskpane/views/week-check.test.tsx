/** @jest-environment jsdom */
import type { OpenShiftView, WeekCheck } from '../../../src/app/view';
import { drawPane, untilShown, words } from '../fake-app';
import { goodWeek, inSandbox } from '../sample-views';

const openShift = (index: number): OpenShiftView => ({
  day: 'Mon 23 Nov',
  shift: '9:00 AM–5:00 PM, Kitchen',
  row: { kind: 'time-blocks', row: `r${index}`, index, number: index + 2, label: 'Open shift', note: '' },
});

const check: WeekCheck = {
  ...goodWeek,
  shifts: 3,
  openShifts: { count: 2, first: [openShift(0), openShift(1)] },
};

async function draw(part: Partial<WeekCheck> = {}) {
  const pane = drawPane({ ...inSandbox, screen: { kind: 'week-check', check: { ...check, ...part } } });
  await untilShown(() => words(pane.root).includes('Check the week:'));
  return pane;
}

test('a week with open shifts says how many nobody has, and that the others have no warnings', async () => {
  const text = words((await draw()).root);
  expect(text).toContain('2 open shifts: nobody has them yet.');
  expect(text).toContain('Mon 23 Nov 9:00 AM–5:00 PM, Kitchen');
  expect(text).toContain('No warnings about the shifts that somebody has.');
  expect(text).not.toContain('keeps every rule');
});

test('the holidays of the week are named, and there is nothing to accept about them', async () => {
  const pane = await draw({ holidays: ['Thu 26 Nov: Thanksgiving, 4 shifts.'] });
  expect(words(pane.root)).toContain('Thu 26 Nov: Thanksgiving, 4 shifts.');
  expect(words(pane.root)).not.toContain('Accept');
});

test('a week of open shifts only is not called good, and a week without them is', async () => {
  expect(words((await draw({ shifts: 2 })).root)).not.toContain('No warnings');
  const full = words((await draw({ openShifts: { count: 0, first: [] } })).root);
  expect(full).toContain('No warnings: the week keeps every rule that is checked.');
  expect(full).not.toContain('nobody has');
});

test('an open shift has a link to its row, and the way to the people who can work it', async () => {
  const pane = await draw();
  pane.press('Row 3: Open shift');
  pane.press('Who can work this? Row 2: Mon 23 Nov 9:00 AM–5:00 PM, Kitchen');
  expect(pane.asked('reveal')).toEqual([{ do: 'reveal', kind: 'time-blocks', row: 'r1', index: 1 }]);
  expect(pane.asked('open-who')).toEqual([{ do: 'open-who', kind: 'time-blocks', row: 'r0', index: 0 }]);
});

test('of many open shifts the list says how many more there are', async () => {
  expect(
    words((await draw({ shifts: 40, openShifts: { count: 33, first: [openShift(0)] } })).root),
  ).toContain('and 32 more');
});

test('what no rule looks at stands above the warnings, and what this workbook lacks folds out of the same line', async () => {
  expect(words((await draw()).root)).toContain('Not checked: breaks, night work, Sundays');
  const unchecked = ['Qualifications are not checked.', 'Time Off is not checked.'];
  const pane = await draw({ unchecked });
  const name = 'Not checked: breaks, night work, Sundays, and 2 more';
  const fold = pane.button(name).closest('details');
  expect(words(fold)).toBe([name, ...unchecked].join('').replace('more', 'more '));
  expect(words(pane.root).indexOf(name)).toBeLessThan(words(pane.root).indexOf('open shifts: nobody'));
});
