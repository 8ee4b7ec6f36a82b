/** @jest-environment jsdom */
/** "Why?" beside a warning opens a drawing, whose words say what its bars say. */
import { act as settled } from 'preact/test-utils';
import type { BreachView, WeekCheck } from '../../../src/app/view';
import type { Why } from '../../../src/core/planning/why';
import { paneWords } from '../../../src/core/words/words';
import { germanPane } from '../../../src/taskpane/languages/german';
import { drawPane, untilShown, words } from '../fake-app';
import { goodWeek, inSandbox } from '../sample-views';

/** Monday, 23 November 2026. */
const MONDAY = 46_349;
const HOUR = 60;
const at = (day: number, hour: number) => ((MONDAY + day) * 24 + hour) * HOUR;

const late = { start: at(0, 14), end: at(0, 22) };
const early = { start: at(1, 5), end: at(1, 12) };
const rest: Why = {
  as: 'hours',
  days: [
    {
      day: MONDAY,
      bars: [{ kind: 'shift', from: 14 * HOUR, until: 22 * HOUR, whole: late, lane: 0 }],
      marked: [{ from: 22 * HOUR, until: 24 * HOUR }],
    },
    {
      day: MONDAY + 1,
      bars: [{ kind: 'shift', from: 5 * HOUR, until: 12 * HOUR, whole: early, lane: 0 }],
      marked: [{ from: 0, until: 5 * HOUR }],
    },
  ],
  daysLeft: 0,
  lanes: 1,
  measure: { kind: 'rest', hours: 7, least: 11 },
};

const SENTENCE = 'Rest of 7 hours, less than 11.';
const WHY = `Why: ${SENTENCE}`;
const breach = (more: Partial<BreachView> = {}): BreachView => ({
  id: 'b1',
  rule: 'short-rest',
  day: 'Tue 24 Nov',
  sentence: SENTENCE,
  rows: [],
  ...more,
});

const check: WeekCheck = { ...goodWeek, count: 1 };

async function draw(...breaches: readonly BreachView[]) {
  const people = [{ person: 'Ingrid Solberg', breaches }];
  const pane = drawPane({ ...inSandbox, screen: { kind: 'week-check', check: { ...check, people } } });
  await untilShown(() => words(pane.root).includes(SENTENCE));
  return pane;
}

const drawings = (root: HTMLElement) => [...root.querySelectorAll('.why')];
const said = (root: HTMLElement) =>
  drawings(root)[0]
    ? [...drawings(root)[0]!.querySelectorAll('p, li')].map((each) => {
        const spoken = each.cloneNode(true) as Element;
        for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return words(spoken);
      })
    : [];

test('"Why?" opens the drawing, says that it is open, and closes it again', async () => {
  const pane = await draw(breach({ why: rest }));
  const isOpen = () => pane.button(WHY).getAttribute('aria-expanded');
  expect([isOpen(), drawings(pane.root).length]).toEqual(['false', 0]);
  pane.press(WHY);
  expect([isOpen(), drawings(pane.root).length]).toEqual(['true', 1]);
  expect(said(pane.root)).toEqual([
    'Mon 23 Nov shift 2:00 PM–10:00 PM',
    'Tue 24 Nov shift 5:00 AM–12:00 PM',
    'Rest: 7 of 11 hours',
  ]);
  pane.press(WHY);
  expect([isOpen(), drawings(pane.root).length]).toEqual(['false', 0]);
  expect(pane.intents.filter(({ do: what }) => what === 'accept-breach')).toEqual([]);
});

test('each bar lies at its hours, and a screen reader gets the words instead', async () => {
  const pane = await draw(breach({ why: rest }));
  pane.press(WHY);
  const [first] = pane.root.querySelectorAll<HTMLElement>('.why-bar');
  expect(first?.getAttribute('style')).toContain(`inset-inline-start: ${(100 * 14) / 24}%`);
  expect(pane.root.querySelectorAll('.why-marked')).toHaveLength(2);
  for (const bars of pane.root.querySelectorAll('.why-day, .why-axis'))
    expect(bars.getAttribute('aria-hidden')).toBe('true');
});

test('a warning without a drawing has no "Why?", and one can still be accepted', async () => {
  const pane = await draw(breach());
  expect(() => pane.button(WHY)).toThrow('0 buttons');
  pane.press(`Accept: ${SENTENCE}`);
  expect(words(pane.root)).toContain('Note, such as who agreed');
});

test('a shift from the day before, leave and time off are named', async () => {
  const night = { start: at(0, 22), end: at(1, 6) };
  const day = { start: at(1, 0), end: at(2, 0) };
  const bars = [
    { kind: 'shift', from: 0, until: 6 * HOUR, whole: night, lane: 0 },
    { kind: 'probable-leave', from: 0, until: 24 * HOUR, whole: day, lane: 1 },
    { kind: 'time-off', from: 0, until: 24 * HOUR, whole: day, lane: 2 },
  ] as const;
  const why: Why = { as: 'hours', days: [{ day: MONDAY + 1, bars, marked: [] }], daysLeft: 3, lanes: 3 };
  const pane = await draw(breach({ why }));
  pane.press(WHY);
  expect(said(pane.root)).toEqual([
    'Tue 24 Nov shift until 6:00 AM, probably leave, time off all day',
    'and 3 more days',
  ]);
});

const average: Why = {
  as: 'sums',
  by: 'week',
  rows: [
    { first: MONDAY - 14, hours: 0, leave: 0, unknownWeeks: 2 },
    { first: MONDAY, hours: 50.5, leave: 0, unknownWeeks: 0 },
    { first: MONDAY + 7, hours: 0, leave: 5, unknownWeeks: 0 },
  ],
  daysLeft: 0,
  scale: 50.5,
  line: 12,
  measure: { kind: 'average', hours: 12.63, most: 12 },
};

test('an average says the hours and the leave of each week, and which weeks are not known', async () => {
  const pane = await draw(breach({ why: average }));
  pane.press(WHY);
  expect(said(pane.root)).toEqual([
    '2 weeks from 9 Nov: not known',
    'Week of 23 Nov 50.5 h',
    'Week of 30 Nov 0 h 5 days of leave',
    'Average: 12.63 h a week, at most 12 h (the dashed line)',
  ]);
  expect(pane.root.querySelectorAll('.why-line')).toHaveLength(2);
});

test('days have their hours and their leave', async () => {
  const why: Why = {
    as: 'sums',
    by: 'day',
    rows: [
      { first: MONDAY, hours: 8, leave: 0, unknownWeeks: 0 },
      { first: MONDAY + 1, hours: 0, leave: 1, unknownWeeks: 0 },
      { first: MONDAY + 2, hours: 4, leave: 1, unknownWeeks: 0 },
    ],
    daysLeft: 0,
    scale: 12,
    measure: { kind: 'sum', hours: 12, most: 10 },
  };
  const pane = await draw(breach({ why }));
  pane.press(WHY);
  expect(said(pane.root)).toEqual([
    'Mon 23 Nov 8 h',
    'Tue 24 Nov 0 h leave',
    'Wed 25 Nov 4 h leave',
    'Sum: 12 h, at most 10 h',
  ]);
});

test('two warnings open on their own, also in German', async () => {
  const other = breach({ id: 'b2', sentence: 'Too many hours.', why: average });
  const pane = await draw(breach({ why: rest }), other);
  pane.press('Why: Too many hours.');
  expect(drawings(pane.root)).toHaveLength(1);
  pane.press(WHY);
  expect(drawings(pane.root)).toHaveLength(2);
  paneWords.use(germanPane.pane);
  try {
    await settled(() => pane.show({ ...inSandbox, screen: { kind: 'week-check', check } }));
    const again = await draw(breach({ why: rest }));
    again.press(`Warum: ${SENTENCE}`);
    expect(said(again.root).at(-1)).toBe('Ruhezeit: 7 von 11 Stunden');
  } finally {
    paneWords.use();
  }
});
