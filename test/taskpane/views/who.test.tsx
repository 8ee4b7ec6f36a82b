/** @jest-environment jsdom */
import type { WhoView } from '../../../src/app/view';
import { serialOfDay } from '../../../src/core/calendar/days';
import type { Idea } from '../../../src/core/planning/ideas';
import type { Span } from '../../../src/core/shifts/shift';
import { drawPane, isLoaded, type as typeInto, untilShown, words } from '../fake-app';
import { inSandbox } from '../sample-views';
import { whoCan } from '../who-can';

const at = (day: string, hour: number) => (serialOfDay(day) ?? 0) * 1440 + hour * 60;
const SHIFT = { start: at('2026-11-23', 9), end: at('2026-11-23', 17) };

type Give = Extract<Idea, { readonly what: 'give' }>;

const who: WhoView = {
  shift: SHIFT,
  holder: 'Kwame Mensah',
  needs: [],
  places: ['Kitchen', 'Till'],
  can: [
    whoCan('Ingrid Solberg', { hasUnread: true }),
    whoCan('Tomas Novak', {
      sameDay: [{ start: at('2026-11-23', 18), end: at('2026-11-23', 20) }],
      restBefore: 12,
      restAfter: 1,
      qualified: ['Kitchen'],
      mostHours: 40,
    }),
  ],
  cannot: [
    {
      id: 'Ana Silva',
      label: 'Ana Silva',
      findings: [
        { code: 'do-not-schedule', params: { person: 'Ana Silva' } },
        { code: 'not-qualified', params: { person: 'Ana Silva', item: 'Kitchen' } },
      ],
    },
  ],
  swaps: [
    {
      person: 'Tomas Novak',
      shift: { start: at('2026-11-24', 9), end: at('2026-11-24', 17) },
      places: ['Bar'],
      row: 'r7',
      index: 5,
      hasUnread: true,
    },
  ],
  ideasFor: () => [],
  missing: '',
  overtime: [],
  noNumbers: '',
};

async function draw(part: Partial<WhoView> = {}) {
  const pane = drawPane({ ...inSandbox, screen: { kind: 'who', who: { ...who, ...part } } });
  await untilShown(() => isLoaded(pane.root));
  return pane;
}

const itemsOf = (root: Element, name: string) =>
  [...root.querySelectorAll(`ul[aria-label="${name}"] > li`)].map((item) =>
    [...item.children].map(words).join(' '),
  );

test('the shift, the people with their reasons, and the rules that stop the others', async () => {
  const { root } = await draw();
  const shown = words(root);
  expect(shown).toContain('Mon 23 Nov 2026 9:00 AM–5:00 PM, Kitchen, Till');
  expect(shown).toContain('Kwame Mensah has it now');
  expect(itemsOf(root, 'Can work')).toEqual([
    'Ingrid Solberg A cell of People limits can’t be read · Free that day · 16 hours that week with this shift, 8 without · 88 of 200 hours in five weeks, leave included Give shift',
    'Tomas Novak Also works 6:00 PM–8:00 PM that day · 12 hours of rest before · Only 1 hour of rest after · ' +
      'Qualified for Kitchen · 16 of 40 hours that week with this shift, 8 without · 88 of 200 hours in five weeks, leave included Give shift',
  ]);
  expect(itemsOf(root, 'Swap')).toEqual([expect.stringContaining('A cell of People limits can’t be read')]);
  expect(itemsOf(root, 'Can’t work')).toEqual([
    'Ana Silva Must not be scheduled: Ana Silva (Users, Do not schedule). Not qualified for Kitchen: Ana Silva. Give shift',
  ]);
  expect(shown).not.toContain('Qualifications are not checked');
});

test('who is on leave around the day, works many days or nights, or costs overtime says so, and can get the shift', async () => {
  const ana = { offUntil: serialOfDay('2026-11-22'), offFrom: serialOfDay('2026-11-24'), daysInARow: 6 };
  const ben = { nights: 3, weekends: 1, knownSince: serialOfDay('2026-11-09') };
  const pane = await draw({
    can: [],
    overtime: [
      { ...whoCan('Ana Silva', {}, ana, 4), phone: '+44 20 7946 0123' },
      whoCan('Ben Carter', {}, ben, 8),
    ],
    noNumbers: 'Rest and hours are not checked: no numbers are chosen.',
  });
  expect(words(pane.root)).toContain('Nobody can work this shift without overtime.');
  expect(itemsOf(pane.root, 'Costs overtime')).toEqual([
    'Ana Silva +44 20 7946 0123 4 hours of overtime · Time off until Sun 22 Nov · Time off from Tue 24 Nov · Free that day · 6 days in a row with this shift · ' +
      '16 hours that week with this shift, 8 without · 88 of 200 hours in five weeks, leave included Give shift',
    'Ben Carter 8 hours of overtime · Free that day · 16 hours that week with this shift, 8 without · ' +
      '88 of 200 hours in five weeks, leave included (shifts known since Mon 9 Nov) · 3 nights in the four weeks before · 1 weekend in the four weeks before Give shift',
  ]);
  pane.press('Give shift to Ben Carter');
  pane.press('Rules…');
  expect(pane.intents).toEqual([{ do: 'give-shift', person: 'Ben Carter' }, { do: 'open-rules' }]);
});

test('the ideas for those who can’t work it are looked for when the list is opened, for the people who are shown', async () => {
  const asked: string[] = [];
  const shift = (day: string) => ({ start: at(day, 9), end: at(day, 17) }) as Give['shift'];
  const to = { id: '2', label: 'Tomas Novak' };
  const many = Array.from({ length: 25 }, (_, nth) => ({
    id: `${nth}`,
    label: `Person ${nth}`,
    findings: [],
  }));
  const part = { what: 'part', works: { start: at('2026-11-23', 10), end: at('2026-11-23', 15) } } as const;
  const [morning, evening] = [9, 15].map((hour) => ({
    start: at('2026-11-23', hour),
    end: at('2026-11-23', hour === 9 ? 10 : 17),
  })) as [Span, Span];
  const ideas: Idea[] = [
    { ...part, open: [morning, evening], costs: false },
    { ...part, open: [morning], costs: true },
    { what: 'give', shift: shift('2026-11-24'), to, costs: false },
    { what: 'exchange', shift: shift('2026-11-24'), to, back: shift('2026-11-25'), costs: true },
  ];
  const pane = await draw({
    cannot: [...who.cannot, ...many],
    ideasFor: (person) => {
      asked.push(person);
      return person === 'Ana Silva' ? ideas : [];
    },
  });
  expect(asked).toEqual([]);
  const fold = [...pane.root.querySelectorAll('details')].find((each) =>
    words(each).startsWith('Can’t work'),
  );
  if (!fold) throw new Error('no list of those who can’t');
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
  await untilShown(() => asked.length === 20);
  expect(itemsOf(pane.root, 'Can’t work')[0]).toBe(
    'Ana Silva Must not be scheduled: Ana Silva (Users, Do not schedule). Not qualified for Kitchen: Ana Silva. ' +
      'Possible 10:00 AM–3:00 PM: 9:00 AM–10:00 AM and 3:00 PM–5:00 PM stay open. ' +
      'Possible 10:00 AM–3:00 PM: 9:00 AM–10:00 AM stays open. This costs overtime. ' +
      'Possible if Tomas Novak takes Tue 24 Nov 9:00 AM–5:00 PM. ' +
      'Possible if Tomas Novak takes Tue 24 Nov 9:00 AM–5:00 PM, and gives Wed 25 Nov 9:00 AM–5:00 PM for it. This costs overtime. ' +
      'Give shift',
  );
  expect(words(fold)).toContain('“Give shift” works here too: the row then has the warning.');
  pane.press('Give shift to Ana Silva');
  expect(pane.intents).toEqual([{ do: 'give-shift', person: 'Ana Silva' }]);
});

test('each button says whom it gives the shift to, or which shift it is swapped with', async () => {
  const pane = await draw();
  pane.press('Give shift to Tomas Novak');
  pane.press('Swap with Tomas Novak, Tue 24 Nov 9:00 AM–5:00 PM');
  pane.press('Back');
  expect(pane.intents).toEqual([
    { do: 'give-shift', person: 'Tomas Novak' },
    { do: 'swap-shifts', row: 'r7', index: 5 },
    { do: 'close-who' },
  ]);
});

test('an open shift offers no swap, and what is missing in the workbook is said', async () => {
  const { root } = await draw({ holder: '', can: [], swaps: [], missing: 'Qualifications' });
  const shown = words(root);
  expect(shown).toContain('Open shift');
  expect(shown).not.toContain('Swap');
  expect(shown).toContain('Nobody can work this shift without breaking a rule.');
  expect(shown).toContain('Qualifications are not checked: this workbook has no sheet Qualifications.');
  expect(words((await draw({ can: [], cannot: [], swaps: [] })).root)).toContain('knows no people yet');
});

test('of many people, 20 are shown, then 70; a name is found by a part of it', async () => {
  const pane = await draw({ can: Array.from({ length: 75 }, (_, each) => whoCan(`Person ${each}`)) });
  const count = () => itemsOf(pane.root, 'Can work').length;
  expect(count()).toBe(20);
  expect(words(pane.root)).toContain('The first 20 of 75 are listed here.');
  pane.press('Show more: Can work');
  expect(count()).toBe(70);
  const field = pane.root.querySelector<HTMLInputElement>('#who-find');
  if (!field) throw new Error('no box to find a name');
  typeInto(field, 'son 74');
  expect(itemsOf(pane.root, 'Can work').map((item) => item.slice(0, 9))).toEqual(['Person 74']);
  typeInto(field, 'zzz');
  expect([count(), words(pane.root)]).toEqual([0, expect.stringContaining('No name contains')]);
});
