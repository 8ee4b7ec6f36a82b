/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { TimeOffEntry, TimeOffView } from '../../../src/app/view';
import { serialOfDay } from '../../../src/core/calendar/days';
import { wallMinute } from '../../../src/core/reports/facts';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { planTimeOff } from '../../../src/core/time-off/plan';
import { drawPane, isLoaded, type as typeInto, untilShown, words } from '../fake-app';
import { inSandbox, untouchedUsers } from '../sample-views';
import { whoCan } from '../who-can';

const named = (...names: readonly string[]) => names.map((label, at) => ({ id: String(at + 1), label }));

const NOTHING: TimeOffEntry = {
  personId: '',
  first: '',
  last: '',
  accountId: '',
  reasonId: '',
  weekends: false,
  amount: '',
  from: '',
  until: '',
  opens: false,
  given: {},
  records: 'both',
};
const WEEK: TimeOffEntry = {
  ...NOTHING,
  personId: '1',
  accountId: '1',
  first: '2026-12-07',
  last: '2026-12-13',
};
const day = (iso: string) => serialOfDay(iso) ?? 0;

function viewOf(
  entry: TimeOffEntry,
  outlook: Partial<TimeOffView['outlook']> = {},
  more: Partial<TimeOffView> = {},
) {
  const timeOff: TimeOffView = {
    people: named('Ingrid Solberg', 'Kwame Mensah'),
    accounts: named('Vacation', 'Sick'),
    reasons: named('Holiday'),
    entry,
    plan: planTimeOff(entry, USUAL_COUNTING),
    outlook: { account: undefined, shifts: [], daysOff: [], ...outlook },
    sheets: { transactions: 'Time Off', blocks: 'Time Blocks' },
    isIll: false,
    canCover: false,
    covers: [],
    away: [],
    needs: [],
    missing: [],
    holidays: [],
    unreadable: 0,
    ...more,
  };
  return { ...inSandbox, screen: { kind: 'time-off', timeOff } } as const;
}

// The part of the pane that has this form is loaded when it is first shown.
beforeAll(async () => {
  const pane = drawPane(viewOf(NOTHING));
  await untilShown(() => isLoaded(pane.root));
});

const draw = (...of: Parameters<typeof viewOf>) => drawPane(viewOf(...of));
type Drawn = ReturnType<typeof draw>;

function field({ root }: Drawn, id: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(`#time-off-${id}`);
  if (!found) throw new Error(`no field ${id}`);
  return found;
}

const lastEntry = ({ intents }: Drawn) => {
  const last = intents.at(-1);
  return last?.do === 'fill-time-off' ? last.entry : undefined;
};
const isBlocked = (pane: Drawn) => pane.button('Add').getAttribute('aria-disabled') === 'true';

const balance = { on: day('2026-12-13'), before: 14, after: 9, notPushed: 0, later: 0 };

test('who, from, to and account are enough, and each is told to the app at once', () => {
  const pane = draw(NOTHING);
  expect(isBlocked(pane)).toBe(true);
  expect(words(pane.root.querySelector('.blocked'))).toBe('Choose a person.');
  void settled(() => pane.root.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.click());
  typeInto(field(pane, 'first'), '2026-12-07');
  expect(lastEntry(pane)).toMatchObject({ personId: '2', first: '2026-12-07', last: '2026-12-07' });
  typeInto(field(pane, 'last'), '2026-12-13');
  typeInto(field(pane, 'accountId'), '1');
  expect(lastEntry(pane)).toEqual({ ...WEEK, personId: '2' });
  pane.show(viewOf(WEEK, { account: balance }));
  expect(isBlocked(pane)).toBe(false);
  pane.press('Add');
  expect(pane.intents.at(-1)).toEqual({ do: 'add-time-off' });
});

test('before anything is added, the days, the balance and the rows are shown', () => {
  const pane = draw(WEEK, { account: { ...balance, notPushed: -2, later: 25 } });
  const shown = words(pane.root.querySelector('.card'));
  for (const sentence of [
    'Mon 7 to Sun 13 Dec 2026: 5 days from Monday to Friday.',
    'Vacation on Sun 13 Dec 2026: 14 days. After this time off: 9 days.',
    'Of this, −2 by rows that are not pushed yet.',
    'Transactions of later days: +25.',
    '1 row in Time Off: −5 days on Mon 7 Dec.',
    '5 rows in Time Blocks: whole days, one row each.',
  ])
    expect(shown).toContain(sentence);
  expect(pane.root.querySelector('.inline-notice')).toBeNull();
});

test('a holiday among the days asks for the number of days, unless no account loses any', () => {
  const holidays = [[day('2026-12-08'), 'Immaculate Conception']] as const;
  const ask =
    'Tue 8 Dec is Immaculate Conception: type the number of days that the account loses, if this day costs none.';
  expect(words(draw(WEEK, {}, { holidays }).root)).toContain(ask);
  expect(words(draw({ ...WEEK, records: 'blocks' }, {}, { holidays }).root)).not.toContain('Immaculate');
});

test('shifts and time off that are there, and a balance below zero, are warnings', () => {
  const span = (from: string, until: string) => ({
    start: wallMinute('2026-12-08', from) ?? 0,
    end: wallMinute('2026-12-08', until) ?? 0,
  });
  const pane = draw(WEEK, {
    account: { ...balance, before: 2, after: -3 },
    shifts: [span('09:00', '17:00')],
    daysOff: [
      { day: day('2026-12-10'), isProbable: false },
      { day: day('2026-12-11'), isProbable: true },
    ],
  });
  expect([...pane.root.querySelectorAll('.inline-notice.warning')].map(words)).toEqual([
    'The balance goes below zero.',
    '1 shift in these days: Tue 8 Dec 9:00 AM–5:00 PM. “Add” does not change it.',
    'There is time off already on 2 of these days: Thu 10 Dec, Fri 11 Dec (probably).',
  ]);
  expect(words(pane.root.querySelector('.card'))).toContain('After this time off: −3 days.');
  expect(isBlocked(pane)).toBe(false);
});

test('many shifts are counted, and only the first are named', () => {
  const shift = {
    start: wallMinute('2026-12-08', '09:00') ?? 0,
    end: wallMinute('2026-12-08', '17:00') ?? 0,
  };
  const pane = draw(WEEK, { shifts: Array.from({ length: 8 }, () => shift) });
  expect(words(pane.root.querySelector('.inline-notice'))).toMatch(/^8 shifts .*, and 3 more\./);
});

test.each<[string, Partial<TimeOffEntry>, string]>([
  ['days', { first: '' }, 'Choose the first and the last day.'],
  ['order', { last: '2026-12-06' }, 'The last day is before the first day. Choose a later last day.'],
  ['year', { last: '2036-12-07' }, 'Time off can have at most 366 days. Check the years.'],
  ['account', { accountId: '' }, 'Choose the time-off account. A transaction needs one.'],
  [
    'reason',
    { accountId: '', records: 'blocks' },
    'Choose an account or a reason. Otherwise the rows would be shifts.',
  ],
  [
    'amount',
    { amount: '2.5' },
    'Type a whole number of days from 1 to 7, or leave it empty. The service counts no parts of days: for half a day, fill “From” and “To”. It costs 0 or 1.',
  ],
])('what is wrong is said in a sentence beside “Add”: %s', (_what, wrong, sentence) => {
  const pane = draw({ ...WEEK, ...wrong });
  expect(words(pane.root.querySelector('.blocked'))).toBe(sentence);
  expect(isBlocked(pane)).toBe(true);
});

test('the form asks only what the chosen sheets need', () => {
  const ids = (pane: Drawn) =>
    ['reasonId', 'amount'].filter((id) => pane.root.querySelector(`#time-off-${id}`) !== null);
  const pane = draw(WEEK);
  expect(ids(pane)).toEqual(['reasonId', 'amount']);
  typeInto(field(pane, 'records'), 'transaction');
  expect([ids(pane), lastEntry(pane)?.records]).toEqual([['amount'], 'transaction']);
  typeInto(field(pane, 'records'), 'blocks');
  expect(ids(pane)).toEqual(['reasonId']);
  expect(ids(draw(WEEK, {}, { reasons: [] }))).toEqual(['amount']);
});

test('sheets that are missing, rows that can’t be read and unknown names are told', () => {
  const both = words(draw(WEEK, {}, { missing: ['Time Off', 'Time Blocks'], unreadable: 2 }).root);
  expect(both).toContain('The balance is not known, because this workbook has no sheet Time Off yet.');
  expect(both).toContain('This workbook has no sheet Time Blocks yet. “Add” makes the sheet.');
  expect(both).toContain('2 rows of Time Off can’t be read and are not in the balance.');
  const empty = draw(NOTHING, {}, { people: [] });
  expect(words(empty.root)).toContain('This workbook knows no people yet. Go back and download first.');
  empty.press('Back');
  expect(empty.intents).toEqual([{ do: 'close-time-off' }]);
});

test('a name that was clicked folds the list, and the arrow keys go on choosing', () => {
  const pane = draw(NOTHING);
  const list = pane.root.querySelector('details');
  const [first, second] = pane.root.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  void settled(() => first?.click());
  expect(list?.open).toBe(true);
  void settled(
    () => void second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  );
  expect([list?.open, lastEntry(pane)?.personId]).toEqual([false, '2']);
  expect(words(list?.querySelector('summary'))).toBe('Person Kwame Mensah');
});

test('the screen is opened from Shifts and from the card of the transactions', () => {
  const table = { ...untouchedUsers, kind: 'time-off', title: 'Time Off', daysOff: true };
  const pane = drawPane({ ...inSandbox, tables: [table], active: 'time-off' });
  pane.press('Enter time off…');
  pane.press('Shifts');
  pane.press('Enter time off…');
  expect(pane.intents).toEqual([{ do: 'open-time-off' }, { do: 'open-time-off' }]);
});

test('Esc goes back until a person is chosen', () => {
  const press = (pane: Drawn) => {
    void settled(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    return pane.intents;
  };
  expect(press(draw(NOTHING))).toEqual([{ do: 'close-time-off' }]);
  expect(press(draw(WEEK))).toEqual([]);
});

test('in every list of names, who must not be scheduled is marked', () => {
  const [first, second] = named('Ingrid Solberg', 'William Brown');
  const people = [first!, { ...second!, isOff: true }];
  const { root } = draw(NOTHING, {}, { people });
  const lines = [...root.querySelectorAll('.names > div')].map((line) => words(line));
  expect(lines).toEqual(['Ingrid Solberg', 'William Brownmust not be scheduled']);
});

describe('shifts in this time', () => {
  const span = (from: string, until: string) => ({
    start: wallMinute('2026-12-08', from) ?? 0,
    end: wallMinute('2026-12-08', until) ?? 0,
  });
  const covers = [
    {
      row: 'r1',
      shift: span('09:00', '17:00'),
      places: ['Kitchen'],
      keeps: [],
      first: [{ ...whoCan('Tomas Novak'), phone: '+44 1' }, whoCan('دانا')],
      given: '',
    },
    {
      row: 'r2',
      shift: span('18:00', '22:00'),
      places: [],
      keeps: [span('17:00', '18:00')],
      first: [],
      given: '',
    },
  ];
  const ONE_DAY = { ...WEEK, first: '2026-12-08', last: '2026-12-08', opens: true };
  const SHIFT = 'Tue 8 Dec 9:00 AM–5:00 PM, Kitchen';

  test('each has its first people with reasons and telephone, and “Give” or “Leave open” is told to the app', () => {
    const pane = draw(ONE_DAY, {}, { isIll: true, canCover: true, covers });
    const said = words(pane.root);
    expect(said).toContain('Somebody is ill');
    expect(said).toContain('Tomas Novak +44 1');
    expect(said).toContain('The person still works 5:00 PM–6:00 PM.');
    expect(said).toContain('Nobody can work it without breaking a rule. It becomes open.');
    pane.press(`Give ${SHIFT} to Tomas Novak`);
    expect(lastEntry(pane)?.given).toEqual({ r1: 'Tomas Novak' });
    const [first, second] = covers;
    if (!first || !second) throw new Error('no covers');
    pane.show(viewOf(ONE_DAY, {}, { canCover: true, covers: [{ ...first, given: 'Tomas Novak' }, second] }));
    expect(words(pane.root)).toContain('Tomas Novak gets it.');
    pane.press(`Leave open: ${SHIFT}`);
    expect(lastEntry(pane)?.given).toEqual({});
    pane.press('Do it');
    expect(pane.intents.at(-1)).toEqual({ do: 'add-time-off' });
  });

  test('another day has other shifts, so nobody is given one', () => {
    const pane = draw({ ...ONE_DAY, given: { r1: '1' } }, {}, { canCover: true, covers });
    typeInto(field(pane, 'first'), '2026-12-09');
    expect(lastEntry(pane)).toMatchObject({ first: '2026-12-09', given: {}, opens: true });
  });

  test('a part of a day says what the account is charged', () => {
    const part = { ...ONE_DAY, from: '13:00', until: '17:00' };
    expect(words(draw(part).root)).toContain(
      'The account is charged nothing, because it counts whole days. Type 1 to charge a day.',
    );
    expect(words(draw({ ...part, amount: '1' }).root)).toContain('The account is charged a whole day');
  });

  test('who else is away is said by day', () => {
    const away = [{ day: 'Tue 8 Dec', people: ['Ann', 'Ben'] }];
    expect(words(draw(ONE_DAY, {}, { away }).root)).toContain('Also away on Tue 8 Dec: Ann, Ben.');
  });
});
