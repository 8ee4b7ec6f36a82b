/** @jest-environment jsdom */
import type { RosterCheck, RosterView, View } from '../../../src/app/view';
import { drawPane, isLoaded, untilShown, words } from '../fake-app';
import { inSandbox } from '../sample-views';

const check: RosterCheck = {
  key: 'one',
  sheet: 'Roster',
  givenOut: '',
  marksChanges: true,
  typed: 0,
  loses: false,
  changes: 0,
  people: [],
  refused: [],
  conflicts: [],
  sentences: [],
  asksOpen: undefined,
  breaches: { count: 0, people: [] },
  selected: undefined,
};

const listed = (key: string, sheet: string) => ({
  key,
  sheet,
  at: '2026-11-21T14:05',
  choice: { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' as const },
});

const roster: RosterView = {
  choices: {
    people: [{ id: '1', label: 'Ingrid Solberg' }],
    departments: [{ id: '5', label: 'Ward' }],
  },
  weekStart: 0,
  made: [listed('one', 'Roster')],
  check,
};

const viewOf = (part: Partial<RosterView> = {}): View => ({
  ...inSandbox,
  screen: { kind: 'roster', roster: { ...roster, ...part } },
});

const drawRoster = (part?: Partial<RosterView>) => drawPane(viewOf(part));
const drawCheck = (part: Partial<RosterCheck>) => drawRoster({ check: { ...check, ...part } });
const textOf = ({ root }: ReturnType<typeof drawRoster>) => words(root);

// The screen is loaded when it is first shown.
beforeAll(async () => {
  const { root } = drawRoster();
  await untilShown(() => isLoaded(root));
});

test('without a roster the form is open, and makes one of the chosen days for everybody', () => {
  const pane = drawRoster({ made: [], check: undefined });
  pane.press('Two weeks');
  pane.press('Make a roster');
  expect(pane.intents).toMatchObject([
    { do: 'make-roster', choice: { paper: expect.any(String) as string } },
  ]);
  const [intent] = pane.intents;
  expect(intent).not.toHaveProperty('choice.people');
  expect(intent).not.toHaveProperty('key');
});

test('a roster into which nobody has typed can be made again, and has nothing to take over', () => {
  const pane = drawRoster();
  expect(textOf(pane)).toContain('No cell was typed into since the roster was made or taken over.');
  pane.press('Make again');
  pane.press('Show');
  pane.press('Read the sheet again');
  expect(pane.intents).toEqual([
    { do: 'make-roster-again', key: 'one' },
    { do: 'show-report', key: 'one' },
    { do: 'check-roster' },
  ]);
  expect(pane.button('Take over').getAttribute('aria-disabled')).toBe('true');
});

test('what was typed is counted and shown by person, and taken over at one click', () => {
  const pane = drawCheck({
    typed: 3,
    loses: true,
    changes: 4,
    people: [
      {
        name: 'Ingrid Solberg',
        lines: [
          { date: '2026-11-23', kind: 'added', shift: '9:00–17:00 Ward', was: '', keeps: '' },
          { date: '2026-11-24', kind: 'changed', shift: '10:00–17:00', was: '9:00–17:00 Ward', keeps: '' },
          { date: '2026-11-25', kind: 'opened', shift: '9:00–17:00 Ward', was: '', keeps: '' },
          { date: '2026-11-26', kind: 'away', shift: 'Vacation', was: '', keeps: '' },
        ],
      },
    ],
  });
  const text = textOf(pane);
  expect(text).toContain('3 cells changed');
  expect(text).toContain('Mon 23 Nov New: 9:00–17:00 Ward');
  expect(text).toContain('Tue 24 Nov 10:00–17:00, was 9:00–17:00 Ward');
  expect(text).toContain('Wed 25 Nov 9:00–17:00 Ward becomes an open shift');
  expect(text).toContain('Thu 26 Nov Time off: Vacation');
  pane.press('Take over 4 changes');
  pane.press('Make again and lose what was typed');
  expect(pane.intents).toEqual([
    { do: 'take-over-roster' },
    { do: 'make-roster-again', key: 'one', mayLose: true },
  ]);
});

test('a roster that can’t be read says why, and does not say that nobody has typed', () => {
  const pane = drawCheck({ loses: true, sentences: ['The hidden row is gone.'] });
  expect(textOf(pane)).toContain('The hidden row is gone.');
  expect(textOf(pane)).toContain('Nothing was found that can be taken over.');
  expect(textOf(pane)).not.toContain('No cell was typed into');
  pane.button('Make again and lose what was typed');
});

test('a cell that can’t be taken over has its sentence, and a button to the row that can be changed', () => {
  const row = { kind: 'time-off', index: 3, number: 5, label: 'Ingrid Solberg', note: '' };
  const pane = drawCheck({
    typed: 2,
    loses: true,
    refused: [
      { name: 'Ingrid Solberg', date: '2026-11-23', text: 'QX', sentence: '"QX" is no code.' },
      { name: 'Ingrid Solberg', date: '2026-11-24', text: '', sentence: 'Change it in its row.', row },
    ],
  });
  expect(textOf(pane)).toContain('2 cells can’t be taken over');
  expect(textOf(pane)).toContain('Ingrid Solberg Mon 23 Nov"QX" is no code.');
  pane.press('Show its row');
  expect(pane.intents).toMatchObject([{ do: 'reveal', kind: 'time-off', index: 3 }]);
});

test('a conflict shows both values, and each is an answer', () => {
  const conflict = {
    id: '1\n2026-11-23',
    name: 'Ingrid Solberg',
    date: '2026-11-23',
    text: '10-17\n18-20',
    now: '',
  };
  const pane = drawCheck({ typed: 1, loses: true, conflicts: [conflict] });
  expect(textOf(pane)).toContain('Typed here: 10-17 · 18-20');
  expect(textOf(pane)).toContain('In the sheets: nothing');
  pane.press('Take what was typed');
  pane.press('Keep the sheets');
  expect(pane.intents).toEqual([
    { do: 'answer-roster', id: conflict.id, side: 'roster' },
    { do: 'answer-roster', id: conflict.id, side: 'sheet' },
  ]);
});

test('if many shifts become open, the question comes before they are taken over', () => {
  const pane = drawCheck({ typed: 6, loses: true, changes: 6, asksOpen: 6 });
  const button = pane.button('Take over 6 changes');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(words(pane.root.querySelector('#roster-opens'))).toContain('6 shifts would become open');
  pane.press('Make them open');
  expect(pane.intents).toEqual([{ do: 'answer-roster', opensAll: true }]);
});

test('of several rosters one is chosen, and the screen is closed', () => {
  const pane = drawRoster({ made: [listed('one', 'Roster'), listed('two', 'Roster (2)')] });
  expect(textOf(pane)).toContain('Roster (2)');
  pane.press('Back');
  expect(pane.intents).toEqual([{ do: 'close-rosters' }]);
});

test('while a job runs nothing can be made or taken over', () => {
  const pane = drawPane({
    ...viewOf({ check: { ...check, typed: 1, loses: true, changes: 1 } }),
    job: { name: 'report', sentence: 'Making the roster…' } as unknown as NonNullable<View['job']>,
  });
  expect(textOf(pane)).toContain('Making the roster…');
  for (const name of ['Take over 1 change', 'Read the sheet again'])
    expect(pane.button(name).getAttribute('aria-disabled')).toBe('true');
});

test('“Ill…” beside the selected cell has the person and the day, and is not offered for open shifts', () => {
  const selected = { personId: '1', name: 'Ingrid Solberg', date: '2026-11-23', refused: '', records: [] };
  const pane = drawCheck({ selected });
  pane.press('Ill…');
  expect(pane.intents).toEqual([{ do: 'open-time-off', isIll: true, person: '1', day: '2026-11-23' }]);
  expect(textOf(drawCheck({ selected: { ...selected, personId: '' } }))).not.toContain('Ill…');
});
