/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inSandbox, untouchedUsers } from '../sample-views';

const blocks = { ...untouchedUsers, kind: 'time-blocks', title: 'Time Blocks', shifts: true, dated: true };
const day = (name: string, hours: number, people: number, openShifts = 0) => ({
  day: name,
  hours,
  people,
  openShifts,
});
const week = {
  kind: 'time-blocks',
  offset: 0,
  first: '2026-11-23',
  days: [
    day('Mon 23 Nov', 16, 2),
    day('Tue 24 Nov', 8, 0, 1),
    ...['Wed 25 Nov', 'Thu 26 Nov', 'Fri 27 Nov', 'Sat 28 Nov', 'Sun 29 Nov'].map((name) => day(name, 0, 0)),
  ],
};

function draw(shown: typeof week | undefined) {
  const pane = drawPane({ ...inSandbox, tables: [blocks], active: 'time-blocks', week: shown });
  pane.press('Shifts');
  const lines = () => [...pane.root.querySelectorAll('.week-strip li')];
  const heights = () =>
    [...pane.root.querySelectorAll<HTMLElement>('.week-fill')].slice(0, 2).map(({ style }) => style.height);
  return { pane, lines, heights };
}

test('each day has a bar with its hours, and its people are said to a screen reader', () => {
  const { pane, lines, heights } = draw(week);
  expect(lines()).toHaveLength(7);
  expect(lines()[1]?.getAttribute('aria-label')).toBe('Tue 24 Nov: 8 hours, 0 people, 1 open shift');
  expect(words(lines()[1])).toContain('1 open');
  expect(heights()).toEqual(['100%', '50%']);
  expect(words(pane.root)).toContain('24 hours in this week, 1 open shift.');
  expect(lines().map((line) => [...line.querySelectorAll('.week-day')].map(words))).toEqual(
    ['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'].map((each) => each.split(' ')),
  );
});

test('the sheet shows only the rows of the week with one press, and all rows with the next', () => {
  const { pane } = draw(week);
  pane.press('Later week');
  pane.press('Show only this week');
  pane.show({
    ...inSandbox,
    tables: [blocks],
    active: 'time-blocks',
    week: { ...week, offset: 1 },
    narrowed: ['time-blocks'],
  });
  pane.press('Show all rows');
  expect(pane.asked('show-view')).toMatchObject([{ view: { week: 1 } }, { view: 'all' }]);
});

test('a week without shifts says so, and the week of another sheet is not shown', () => {
  const empty = { ...week, days: week.days.map((each) => ({ ...each, hours: 0, people: 0, openShifts: 0 })) };
  expect(words(draw(empty).pane.root)).toContain('No shifts in this week.');
  expect(draw({ ...week, kind: 'timesheet' }).lines()).toEqual([]);
});
