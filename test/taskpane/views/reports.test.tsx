/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { act as settled } from 'preact/test-utils';
import type { ReportsView, View } from '../../../src/app/view';
import { reportKinds } from '../../../src/core/reports/registry';
import type { Report } from '../../../src/core/reports/report';
import { replace } from '../../runner/replace';
import { drawPane, isLoaded, type as typeInto, untilShown, words } from '../fake-app';
import { emojiName, hebrewName, inSandbox, notice, signedOut, untouchedUsers } from '../sample-views';

/** Noon by the clock of the machine that runs the test, a Wednesday. */
const NOW = new Date(2026, 10, 18, 12).getTime();

const crowd = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at + 1),
  label: `Person Nº ${at + 1}`,
}));

const empty: ReportsView = {
  offers: reportKinds.map(({ id, name, options, usualPeriod }) => ({
    id,
    title: name.title,
    about: name.about,
    options,
    ...(usualPeriod && { usualPeriod }),
  })),
  weekStart: 6,
  choices: {
    people: [
      { id: '7', label: hebrewName },
      { id: '8', label: emojiName },
    ],
    departments: [
      { id: '21', label: 'Bar' },
      { id: '22', label: 'Kitchen' },
    ],
    accounts: [{ id: '31', label: 'Vacation' }],
  },
  made: [],
  ready: [],
};

const made: ReportsView['made'][number] = {
  key: 'k1',
  id: 'schedule',
  title: 'Schedule',
  at: '2026-11-17T14:05',
  sheet: 'Wall',
  choice: {
    period: { from: '2026-12-28', to: '2027-01-03' },
    people: ['8', '99'],
    departments: [''],
    staffCopy: true,
    paper: 'a4',
  },
};

const report: Report = {
  id: 'schedule',
  title: 'Schedule',
  lines: [],
  sections: [],
  print: { orientation: 'landscape' },
};

const titleOf = (id: Report['id']) => reportKinds.find((kind) => kind.id === id)!.name.title;

const withReports = (reports: ReportsView): View => ({
  ...inSandbox,
  tables: [untouchedUsers],
  screen: { kind: 'reports', reports },
});

async function draw(reports: ReportsView = empty) {
  const pane = drawPane(withReports(reports), NOW);
  await untilShown(() => isLoaded(pane.root));
  return pane;
}

function choose(root: HTMLElement, id: string, value: string): void {
  void settled(() => {
    const select = root.querySelector<HTMLSelectElement>(`#${id}`)!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const field = (root: HTMLElement, id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!;

function tick(root: HTMLElement, label: string): void {
  const found = [...root.querySelectorAll('label')].filter((element) => words(element) === label);
  if (found.length !== 1) throw new Error(`${found.length} boxes are named "${label}"`);
  void settled(() => found[0]?.querySelector('input')?.click());
}

const options = (root: HTMLElement) =>
  [...root.querySelectorAll('fieldset, details, label')].map((element) =>
    words(element.querySelector('legend, .count-row-name') ?? element),
  );

test('one click makes a report of this week for everybody; a report about one person asks for the person first', async () => {
  const pane = await draw();
  pane.press('Make: Schedule');
  const period = { from: '2026-11-15', to: '2026-11-21' };
  expect(pane.intents.at(-1)).toMatchObject({ do: 'make-report', id: 'schedule', choice: { period } });
  expect(words(pane.root)).toContain('“Make” uses Sun 15 Nov 2026 to Sat 21 Nov 2026 and all people.');
  expect(pane.root.querySelector(`[aria-label="Make: ${titleOf('who-works-when')}"]`)).toBeNull();
});

test('reports have a tab, and are offered without a connection if the workbook has tables', () => {
  const home = drawPane({ ...inSandbox, tables: [untouchedUsers] });
  home.press('Reports');
  const out = drawPane({ ...signedOut, tables: [untouchedUsers] });
  out.press('Reports…');
  expect([...home.intents, ...out.intents]).toEqual([{ do: 'open-reports' }, { do: 'open-reports' }]);
  expect(() => drawPane(signedOut).button('Reports…')).toThrow('0 buttons');
});

test('every report is offered with its description, under a heading that is shown at once', async () => {
  expect(words(drawPane(withReports(empty)).root.querySelector('h2'))).toBe('Reports');
  const pane = await draw();
  for (const {
    name: { title, about },
  } of reportKinds) {
    expect(pane.button(title)).toBeTruthy();
    expect(words(pane.root)).toContain(about);
  }
  pane.press('Back');
  expect(pane.intents).toEqual([{ do: 'close-reports' }]);
});

test('a form asks for the options of its report, and for the paper', async () => {
  const pane = await draw();
  pane.press(titleOf('who-works-when'));
  expect(options(pane.root)).toEqual(
    expect.arrayContaining(['Period', 'First day', 'Last day', 'Person', 'Paper']),
  );
  expect(options(pane.root)).not.toContain('Departments');
  pane.press('Back');
  pane.press(titleOf('qualification-matrix'));
  expect(options(pane.root)).not.toContain('Period');
  expect(options(pane.root)).toEqual(expect.arrayContaining(['People', 'Staff copy, to be hung up']));
});

test('a schedule of this week, everybody and everything is made at once', async () => {
  const pane = await draw();
  pane.press('Schedule');
  pane.press('Make report');
  expect(pane.intents).toEqual([
    {
      do: 'make-report',
      id: 'schedule',
      // Weeks and paper are those of the browser's en-US.
      choice: {
        period: { from: '2026-11-15', to: '2026-11-21' },
        staffCopy: false,
        paper: 'letter',
      },
    },
  ]);
});

test('all choices are sent with the report', async () => {
  const pane = await draw();
  pane.press(titleOf('hours'));
  typeInto(field(pane.root, 'report-period-from'), '2026-11-01');
  typeInto(field(pane.root, 'report-period-to'), '2026-11-30');
  expect(words(pane.root)).toContain('Sun 1 Nov 2026 to Mon 30 Nov 2026');
  for (const label of [hebrewName, 'Open shifts', 'Kitchen', 'No department']) tick(pane.root, label);
  tick(pane.root, hebrewName);
  choose(pane.root, 'report-paper', 'a4');
  pane.press('Make report');
  expect(pane.intents).toEqual([
    {
      do: 'make-report',
      id: 'hours',
      choice: {
        period: { from: '2026-11-01', to: '2026-11-30' },
        people: ['0'],
        departments: ['22', ''],
        paper: 'a4',
      },
    },
  ]);
});

test('an invalid period is reported beside the button, which does nothing', async () => {
  const pane = await draw();
  pane.press('Schedule');
  const blocked = () => words(pane.root.querySelector('.blocked'));
  typeInto(field(pane.root, 'report-period-to'), '2026-11-14');
  expect(blocked()).toBe('The period ends before it begins: choose a later last day.');
  typeInto(field(pane.root, 'report-period-to'), '2028-11-14');
  expect(blocked()).toContain('This report shows at most');
  typeInto(field(pane.root, 'report-period-to'), '0002-11-14');
  pane.press('Make report');
  expect(blocked()).toBe('Choose the first and the last day.');
  expect(pane.button('Make report').getAttribute('aria-describedby')).toBe('report-blocked');
  expect(pane.intents).toEqual([]);
  pane.press('Next month');
  expect(pane.root.querySelector('.blocked')).toBeNull();
  pane.press('Make report');
  expect(pane.intents).toMatchObject([{ choice: { period: { from: '2026-12-01', to: '2026-12-31' } } }]);
});

test('a report about one person waits until a person is chosen', async () => {
  const pane = await draw();
  pane.press(titleOf('who-works-when'));
  pane.press('Make report');
  expect(pane.intents).toEqual([]);
  tick(pane.root, emojiName);
  pane.press('Make report');
  expect(pane.intents).toMatchObject([{ id: 'who-works-when', choice: { person: '8' } }]);
});

test('one of 10,000 people is found by a part of the name, and remains chosen during other searches', async () => {
  let read = 0;
  const people = crowd.map(({ id, label }) => ({
    id,
    get label() {
      read += 1;
      return label;
    },
  }));
  const pane = await draw({ ...empty, choices: { ...empty.choices, people } });
  pane.press(titleOf('coverage'));
  const boxes = () => pane.root.querySelectorAll('#report-people-rest, [aria-label="People"] input');
  expect(boxes()).toHaveLength(51);
  expect(words(pane.root)).toContain('The first 50 of 10,001 are listed here');
  read = 0;
  typeInto(field(pane.root, 'report-people-find'), 'nº 9999');
  expect(boxes()).toHaveLength(2);
  // The names were made ready for searching when the list was opened.
  expect(read).toBeLessThan(boxes().length * 10);
  tick(pane.root, 'Person Nº 9999');
  typeInto(field(pane.root, 'report-people-find'), 'nobody');
  expect(words(pane.root)).toContain('No matches.');
  expect(words(pane.root)).toContain('People 1 chosen');
  pane.press('Make report');
  expect(pane.intents).toMatchObject([{ choice: { people: ['9999'] } }]);
  pane.press('Remove Person Nº 9999');
  expect(words(pane.root)).toContain('People everybody');
});

test('a report that was made can be made again, shown, and changed on its worksheet', async () => {
  const pane = await draw({ ...empty, made: [made] });
  expect(words(pane.root)).toContain('Mon 28 Dec 2026 to Sun 3 Jan 2027');
  expect(words(pane.root)).toContain('Sheet Wall, made Tue 17 Nov 2026 2:05 PM');
  pane.press('Make again: Schedule, sheet Wall');
  pane.press('Show: Schedule, sheet Wall');
  pane.press('Change…: Schedule, sheet Wall');
  expect(words(pane.root)).toContain('It takes the place of the report on the sheet Wall.');
  expect(pane.button('Remove 99')).toBeTruthy();
  pane.press('Remove 99');
  pane.press('Make report');
  expect(pane.intents).toEqual([
    { do: 'make-report-again', key: 'k1' },
    { do: 'show-report', key: 'k1' },
    { do: 'make-report', id: 'schedule', key: 'k1', choice: { ...made.choice, people: ['8'] } },
  ]);
});

test('of many reports that were made, the newest are shown first', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...made, key: `k${at}`, sheet: `Wall ${at}` }));
  const pane = await draw({ ...empty, made: many });
  expect(pane.button('9 older')).toBeTruthy();
  expect(pane.root.querySelectorAll('details .made-report')).toHaveLength(9);
});

test('the form of a refused report remains; the form of a report that was made is closed', async () => {
  const pane = await draw();
  pane.press('Schedule');
  pane.press('Next week');
  pane.press('Make report');
  pane.show({ ...withReports(empty), notice: notice(1, 'warning', 'Unprotect the sheet first.') });
  expect(field(pane.root, 'report-period-from').value).toBe('2026-11-22');
  pane.show(withReports({ ...empty, made: [made], ready: [{ key: 'k1', report, leftOut: [] }] }));
  expect(() => pane.button('Make report')).toThrow('0 buttons');
  expect(pane.button('Copy')).toBeTruthy();
  pane.press(titleOf('hours'));
  expect(field(pane.root, 'report-period-from').value).toBe('2026-11-22');
  pane.press('This month');
  pane.press('Back');
  pane.press('Schedule');
  expect(field(pane.root, 'report-period-from').value).toBe('2026-11-22');
});

test('pushed changes are shown for the last seven days, and balances for this year, whatever other reports show', async () => {
  const pane = await draw();
  expect(words(pane.root)).toContain('Uses Thu 12 Nov 2026 to Wed 18 Nov 2026.');
  pane.press('Make: Changes pushed');
  pane.press('Make: Time-off balances');
  expect(pane.intents).toMatchObject([
    { choice: { period: { from: '2026-11-12', to: '2026-11-18' } } },
    { choice: { period: { from: '2026-01-01', to: '2026-12-31' } } },
  ]);
  pane.press(titleOf('changes'));
  pane.press('Today');
  pane.press('Make report');
  pane.press('Back');
  pane.press('Make: Schedule');
  expect(pane.intents.slice(-2)).toMatchObject([
    { id: 'changes', choice: { period: { from: '2026-11-18', to: '2026-11-18' } } },
    { id: 'schedule', choice: { period: { from: '2026-11-15', to: '2026-11-21' } } },
  ]);
});

test('a report of people by days can be given out, and then be made without marks', async () => {
  const offers = empty.offers.map((offer) => ({
    ...offer,
    options: [...offer.options, 'marksChanges' as const],
    ...(offer.id === made.id && { saysDays: true as const }),
  }));
  const pane = await draw({ ...empty, offers, made: [made] });
  pane.press('Given out: Schedule, sheet Wall');
  pane.show(withReports({ ...empty, offers, made: [{ ...made, givenOut: '2026-11-18T09:00' }] }));
  expect(words(pane.root)).toContain('given out Wed 18 Nov 2026 9:00 AM');
  pane.press('Change…: Schedule, sheet Wall');
  const [tick] = [...pane.root.querySelectorAll<HTMLLabelElement>('label.check')].filter((label) =>
    words(label).includes('Mark what changed'),
  );
  expect(tick?.querySelector('input')?.checked).toBe(true);
  await act(() => tick?.querySelector('input')?.click());
  pane.press('Make report');
  expect(pane.intents).toMatchObject([
    { do: 'give-out', key: 'k1' },
    { do: 'make-report', choice: { marksChanges: false } },
  ]);
});

test('each made report can be exported; one that is not ready is made again first', async () => {
  const other = { ...made, key: 'k2', sheet: 'Door' };
  const pane = await draw({
    ...empty,
    made: [made, other],
    ready: [{ key: 'k1', report, leftOut: [] }],
  });
  expect(pane.button('Copy')).toBeTruthy();
  pane.press('Export…: Schedule, sheet Door');
  expect(() => pane.button('Copy')).toThrow('0 buttons');
  pane.press('Make again and export: Schedule, sheet Door');
  expect(pane.intents).toEqual([{ do: 'make-report-again', key: 'k2' }]);
  const ready = ['k2', 'k1'].map((key) => ({ key, report, leftOut: [] }));
  pane.show(withReports({ ...empty, made: [other, made], ready }));
  expect(pane.button('Copy')).toBeTruthy();
  pane.press('Export…: Schedule, sheet Wall');
  expect(pane.button('Copy')).toBeTruthy();
});

test('while a report is being made, the button says so and makes no other', async () => {
  const pane = await draw({ ...empty, made: [made] });
  const job = { kind: 'report', sentence: 'Drawing “Hours”', cancellable: true, stopping: false } as const;
  pane.show({ ...withReports({ ...empty, made: [made] }), job });
  pane.press('Make again: Schedule, sheet Wall');
  pane.press('Schedule');
  pane.press('Make report');
  expect(words(pane.root.querySelector('.blocked'))).toBe('Drawing “Hours”');
  expect(pane.intents).toEqual([]);
});

test('a form moves the focus to its heading, and back to the screen’s heading when it closes', async () => {
  replace(document, 'hasFocus', { value: () => true });
  const pane = await draw();
  pane.press('Schedule');
  expect(words(document.activeElement)).toBe('Schedule');
  pane.press('Back');
  expect(words(document.activeElement)).toBe('Reports');
});

test('below a report that was just made are the rows that it could not read, each a button that shows the row', async () => {
  const row = {
    kind: 'time-blocks',
    index: 4,
    number: 6,
    label: 'Ingrid',
    note: 'End is missing.',
    column: 'End',
  };
  const leftOut = [{ sheet: 'Time Blocks', count: 3, rows: [row] }];
  const pane = await draw({ ...empty, made: [made], ready: [{ key: 'k1', report, leftOut }] });
  expect(pane.root.textContent).toContain('3 rows of Time Blocks are not in this report.');
  expect(pane.root.textContent).toContain('End is missing.');
  pane.press('Ingrid Row 6');
  expect(pane.intents).toContainEqual({ do: 'reveal', kind: 'time-blocks', index: 4, column: 'End' });
});

test('the user can choose how a report prints that is too wide for one page, with the paper that it takes', async () => {
  const pane = await draw();
  pane.press('Schedule');
  const choices = () => [...field(pane.root, 'report-wide').children].map(({ textContent }) => textContent);
  expect(choices()).toContain('Tabloid paper (11 × 17 inches)');
  choose(pane.root, 'report-paper', 'a4');
  expect(choices()).toEqual(['Whole weeks on each page', 'As many columns as fit on each page', 'A3 paper']);
  choose(pane.root, 'report-wide', 'large');
  pane.press('Make report');
  expect(pane.intents).toMatchObject([{ do: 'make-report', choice: { paper: 'a4', wide: 'large' } }]);
});
