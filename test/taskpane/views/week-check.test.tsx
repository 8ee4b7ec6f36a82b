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

describe('people who are needed', () => {
  const needs: NonNullable<WeekCheck['needs']> = {
    missing: 3,
    gaps: 2,
    short: [
      {
        day: 'Mon 23 Nov',
        departments: [
          { department: 'Kitchen', people: 2 },
          { department: '', people: 1 },
        ],
        needs: [
          { id: 'a', sentence: 'Kitchen 9:00 AM–5:00 PM: 1 of 3 needed', gaps: 2 },
          { id: 'b', sentence: '2:00 PM–5:00 PM Till: 0 of 1 needed, 1 open', gaps: 0 },
        ],
      },
    ],
    shortCount: 5,
    over: [
      {
        day: 'Tue 24 Nov',
        departments: [],
        needs: [{ id: 'c', sentence: 'Bar 6:00 PM–10:00 PM: 3 of 2 needed', gaps: 0 }],
      },
    ],
    overCount: 1,
  };

  test('are counted by day and department, and each gap and all together have a button', async () => {
    const pane = await draw({ needs });
    const card = pane.root.querySelector('section[aria-label="People needed"]');
    expect(words(card)).toContain('3 people are missing.');
    expect(words(card)).toContain('Mon 23 Nov: 3 missing (Kitchen 2)');
    expect(words(card)).toContain('and 3 more');
    expect(words(card)).toContain('Too many (1)');
    pane.press('Make 2 open shifts');
    pane.press('Make 2 open shifts: Mon 23 Nov, Kitchen 9:00 AM–5:00 PM: 1 of 3 needed');
    expect(pane.asked('fill-gaps')).toEqual([{ do: 'fill-gaps' }, { do: 'fill-gaps', need: 'a' }]);
  });

  test('have no button once there is an open shift for each', async () => {
    const pane = await draw({ needs: { ...needs, gaps: 0, short: [] } });
    const card = pane.root.querySelector('section[aria-label="People needed"]');
    expect(words(card)).toContain('There is an open shift for each of them.');
    expect(words(card)).not.toContain('Make');
  });
});
