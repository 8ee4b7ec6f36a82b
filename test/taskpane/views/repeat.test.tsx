/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { RepeatView, View } from '../../../src/app/view';
import { drawPane, isLoaded, type, untilShown, words } from '../fake-app';
import { editedUsers, inSandbox } from '../sample-views';

const repeat: RepeatView = {
  sheets: [{ kind: 'time-blocks', title: 'Time Blocks', isFilled: true }],
  people: ['Ingrid Solberg', 'Kwame Mensah'].map((label, at) => ({ id: String(at + 1), label })),
  departments: [{ id: '5', label: 'Ward' }],
  areas: [],
  tasks: [],
  weekStart: 6,
  recurring: { title: 'Recurring Blocks', rows: 3, cycle: 14 },
};

const viewOf = (part: Partial<RepeatView> = {}): View => ({
  ...inSandbox,
  screen: { kind: 'repeat', repeat: { ...repeat, ...part } },
});

const drawRepeat = (part?: Partial<RepeatView>) => drawPane(viewOf(part));
type Drawn = ReturnType<typeof drawRepeat>;

// The screen is loaded when it is first shown.
beforeAll(async () => {
  const { root } = drawRepeat();
  await untilShown(() => isLoaded(root));
});

const fieldOf = ({ root }: Drawn, id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!;
const submitOf = (field: HTMLInputElement) =>
  field.form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
const choose = (pane: Drawn, id: string, value: string) => type(fieldOf(pane, id), value);

test('a week is copied to several weeks, and a number of weeks that is none is reported', () => {
  const pane = drawRepeat();
  const field = (id: string) => pane.root.querySelector<HTMLInputElement>(`#copy-${id}`)!;
  type(field('from'), '2026-11-23');
  type(field('to'), '2026-12-02');
  type(field('times'), '0');
  const submit = () =>
    field('times').form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  submit();
  expect(pane.intents).toEqual([]);
  type(field('times'), '2');
  expect(words(pane.root.querySelector('#copy-meaning'))).toBe(
    'The shifts of Sun 22 to Sat 28 Nov 2026 are copied to Sun 29 Nov to Sat 12 Dec 2026. ' +
      'Shifts that are there already are not copied again.',
  );
  submit();
  expect(pane.intents).toEqual([
    {
      do: 'copy-weeks',
      kind: 'time-blocks',
      from: '2026-11-22',
      to: '2026-11-29',
      times: 2,
      asOpen: false,
      leave: 'open',
    },
  ]);
});

test('a week is copied from its first day, whichever of its days was chosen, and never to itself or to a half-typed year', () => {
  const pane = drawRepeat();
  const field = (id: string) => pane.root.querySelector<HTMLInputElement>(`#copy-${id}`)!;
  const submit = () =>
    field('times').form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  const meaning = () => words(pane.root.querySelector('#copy-meaning'));
  type(field('times'), '1');
  type(field('from'), '2026-12-30');
  type(field('to'), '2027-01-09');
  const weekday = (text: string) => /^The shifts of (?<first>\w{3}) /.exec(text)?.groups?.['first'];
  expect(meaning()).toContain('2027');
  expect(['Sun', 'Mon', 'Sat']).toContain(weekday(meaning()));
  for (const to of ['2026-12-30', '0002-11-30', '']) {
    type(field('to'), to);
    submit();
    expect(meaning()).toMatch(/copied to itself|Choose two weeks/);
  }
  type(field('from'), '0002-11-23');
  type(field('to'), '2026-11-30');
  submit();
  expect(meaning()).toContain('Choose two weeks');
  expect(pane.intents).toEqual([]);
  type(field('from'), '2026-12-30');
  type(field('to'), '2027-01-09');
  submit();
  expect(pane.intents).toMatchObject([{ do: 'copy-weeks', times: 1 }]);
});

test('without shifts there is no week to copy', () => {
  const pane = drawRepeat({ sheets: repeat.sheets.map((sheet) => ({ ...sheet, isFilled: false })) });
  expect(words(pane.root)).toContain('There are no shifts yet that could be copied.');
  expect(pane.root.querySelector('#copy-from')).toBeNull();
});

test('the shifts of a pattern are those of the chosen people, and what is missing is said', () => {
  const pane = drawRepeat();
  choose(pane, 'pattern-name', 'dupont');
  type(fieldOf(pane, 'pattern-first'), '2026-12-07');
  type(fieldOf(pane, 'pattern-weeks'), '2');
  submitOf(fieldOf(pane, 'pattern-first'));
  expect(pane.intents).toEqual([]);
  expect(words(pane.root)).toContain('Choose the people who work in this pattern.');
  for (const box of pane.root.querySelectorAll<HTMLInputElement>('.names input[type="checkbox"]'))
    void settled(() => box.click());
  type(fieldOf(pane, 'pattern-ahead-1'), '7');
  expect(words(pane.root.querySelector('#pattern-ahead-1-hint'))).toBe(
    'Begins with DDD-NNN---DDDD-------NNNN---',
  );
  choose(pane, 'pattern-department', '5');
  choose(pane, 'pattern-leave', 'leave-out');
  type(fieldOf(pane, 'pattern-closed'), '2026-12-08');
  pane.press('Leave this day out');
  expect(words(pane.root)).toContain('18 shifts for Mon 7 to Sun 20 Dec 2026.');
  submitOf(fieldOf(pane, 'pattern-first'));
  expect(pane.intents).toMatchObject([
    {
      do: 'add-pattern',
      kind: 'time-blocks',
      entry: {
        pattern: { id: 'dupont' },
        first: '2026-12-07',
        last: '2026-12-20',
        people: [
          { id: '1', ahead: 0 },
          { id: '2', ahead: 7 },
        ],
        turns: [
          { start: '07:00', end: '19:00' },
          { start: '19:00', end: '07:00' },
        ],
        department: '5',
        area: '',
        task: '',
        closed: ['2026-12-08'],
        leave: 'leave-out',
      },
    },
  ]);
});

test('recurring shifts are made for the chosen weeks, with the date of day 1 and the cycle', () => {
  const pane = drawRepeat();
  type(fieldOf(pane, 'recurring-day-one'), '2026-12-07');
  type(fieldOf(pane, 'recurring-first'), '2026-12-14');
  type(fieldOf(pane, 'recurring-last'), '2026-12-13');
  submitOf(fieldOf(pane, 'recurring-first'));
  expect(pane.intents).toEqual([]);
  expect(words(pane.root)).toContain('The last day is before the first.');
  type(fieldOf(pane, 'recurring-weeks'), '1');
  submitOf(fieldOf(pane, 'recurring-first'));
  expect(pane.intents).toEqual([
    {
      do: 'add-recurring',
      kind: 'time-blocks',
      entry: { dayOne: '2026-12-07', cycle: 14, first: '2026-12-14', last: '2026-12-20', leave: 'open' },
    },
  ]);
});

test('“Shifts” opens the screen, and offers to take back what was added last', () => {
  const table = { ...editedUsers, kind: 'time-blocks', title: 'Time Blocks', shifts: true };
  const sentence = '4 shifts copied to Mon 7 Dec to Sun 13 Dec 2026.';
  const home: View = { ...inSandbox, tables: [table] };
  const pane = drawPane(home);
  pane.press('Shifts');
  expect(words(pane.root)).not.toContain('Take back');
  pane.press('Copy or repeat shifts…');
  pane.show({ ...home, takeBack: sentence });
  expect(words(pane.root)).toContain(sentence);
  pane.press('Take back');
  expect(pane.intents).toEqual([{ do: 'open-repeat' }, { do: 'take-back', said: sentence }]);
});

test('a notice offers to take back what it says, as long as that is possible', () => {
  const said: View = { ...inSandbox, notice: { id: 1, tone: 'success', title: 'Added.', takesBack: true } };
  const pane = drawPane({ ...said, takeBack: 'Added.' });
  pane.press('Take back');
  expect(pane.intents).toEqual([{ do: 'take-back', said: 'Added.' }]);
  pane.show(said);
  expect(words(pane.root)).not.toContain('Take back');
});
