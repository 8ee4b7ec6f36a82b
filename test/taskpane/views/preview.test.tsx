/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { preview, readyPreview, severalPreview } from '../sample-pushes';
import { hebrewName, inSandbox, longText } from '../sample-views';

const drawn = (shown = preview) => drawPane({ ...inSandbox, screen: { kind: 'preview', preview: shown } });

test('a sentence says first what will be sent, and then how many rows can’t be sent', () => {
  const { root } = drawn();
  expect(words(root.querySelector('.sum'))).toBe('2 new users and 4 changes to 2 users');
  expect(words(root)).toContain('3 rows can’t be sent yet');
});

test('a count of one is in the singular', () => {
  const { root } = drawn({
    ...readyPreview,
    added: 1,
    updated: 0,
    tables: readyPreview.tables.map((table) => ({ ...table, added: 1, updated: 0 })),
  });
  expect(words(root.querySelector('.sum'))).toBe('1 new user');
  expect(words(root)).toContain('Send 1 row');
});

test('problems are grouped by their correction, each with its rows', () => {
  const pane = drawn();
  pane.button('UserName needs more than 6 letters and digits, type longer ones 2');
  pane.press('Bo Row 55');
  expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', index: 53, column: 'UserName' }]);
});

test('an update shows the old and new value of each field, and an empty value in words', () => {
  const changes = drawn().root.querySelector('.changes');
  expect(words(changes)).toContain('LastNameGarcia becomes Garcia Lopez');
  expect(words(changes)).toContain('(empty) becomes maria.garcia@example.com');
  expect(words(changes)).toContain('+49 30 1234567 becomes (empty)');
});

test('an addition is one line, and its details have every field', () => {
  const { root } = drawn();
  expect(words(root)).toContain('NewUserName amaraosei · UserType Employee');
  const added = root.querySelector('.row-details .changes');
  expect(words(added)).toBe('UserNameamaraoseiFirstNameAmaraLastNameOseiUserTypeEmployee');
});

test('a value of 5,000 characters and one written from right to left are complete in the page', () => {
  const values = [...drawn().root.querySelectorAll('.value')].map((value) => value.textContent);
  expect(values).toEqual(expect.arrayContaining([longText, hebrewName]));
});

test('sending and going back take one click each', () => {
  const pane = drawn(readyPreview);
  pane.press('Send 4 rows');
  pane.press('Back');
  expect(pane.intents).toEqual([{ do: 'send' }, { do: 'back' }]);
});

test('a note for the push goes with it', () => {
  const pane = drawn(readyPreview);
  const field = pane.root.querySelector<HTMLInputElement>('#push-note');
  expect(field?.maxLength).toBe(200);
  if (field) field.value = 'swap agreed';
  pane.press('Send 4 rows');
  expect(pane.intents).toEqual([{ do: 'send', note: 'swap agreed' }]);
});

test('a blocked send button does nothing, can get the focus, and says why', () => {
  const pane = drawn();
  const send = pane.button('Send 4 rows');
  pane.press('Send 4 rows');
  expect(pane.intents).toEqual([]);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(send.hasAttribute('disabled')).toBe(false);
  expect(words(document.getElementById(send.getAttribute('aria-describedby')!))).toBe(preview.blocked);
});

test('a push of 10,000 rows lists the first rows and says so', () => {
  const { root } = drawn({
    ...readyPreview,
    added: 0,
    updated: 10_000,
    tables: readyPreview.tables.map((table) => ({ ...table, added: 0, updated: 10_000 })),
  });
  expect(words(root)).toContain('The first 4 of 10,000 are listed here.');
  expect(words(root)).toContain('Send 10,000 rows');
});

test('rows with warnings say so, are counted, and can be shown alone in the sheet', () => {
  const warning = 'Shift of 17 hours, more than 16.';
  const tables = readyPreview.tables.map((table) => ({
    ...table,
    warned: 1,
    rows: table.rows.map((row, at) => (at === 0 ? { ...row, warning } : row)),
  }));
  const pane = drawn({ ...readyPreview, warned: 1, tables });
  expect(words(pane.root)).toContain('1 row has a warning. It is sent as it is, unless you change it.');
  expect(words(pane.root.querySelector('.rows'))).toContain(warning);
  pane.press('Show only rows with warnings');
  expect(pane.intents).toEqual([{ do: 'show-rows', kind: 'users', which: 'warned' }]);
});

test('stored rows with a warning are listed apart from what is sent', () => {
  const [table] = readyPreview.tables;
  const row = { kind: 'users', index: 0, number: 2, label: 'Ann', column: 'Person', note: 'Ann is away.' };
  const stored = [{ id: 'x', title: 'Check shifts', rows: [row], count: 1 }];
  const nothing = { added: 0, updated: 0, left: 0, warned: 0 };
  const { root } = drawn({
    ...readyPreview,
    ...nothing,
    tables: [{ ...table!, ...nothing, groups: [], rows: [], stored }],
  });
  expect(words(root.querySelector('.sum'))).toBe('Nothing to send');
  const section = words(root);
  expect(section).toContain('Stored, and to be checkedThe service has these rows. Nothing of them is sent.');
  expect(section).toContain('Check shifts 1');
  expect(section).toContain('Ann is away.');
});

test('each of several tables has its own name, sum, problems and rows', () => {
  const pane = drawn(severalPreview);
  const [users, timeOff] = ['Users', 'Time Off'].map((title) =>
    words(pane.root.querySelector(`section[aria-label="${title}"]`)),
  );
  expect(users).toContain('2 new users and 4 changes to 2 users');
  expect(users).toContain('another row has the UserName “jonasweber”, change one of them 1');
  expect(users).toContain('What will be sent');
  expect(timeOff).toMatch(/^Time Off1 new transaction/);
  expect(timeOff).toContain('What will be sent');
  expect(timeOff).toContain('Jonas Weber 2026-12-27');
});

test('a table of which no row can be sent shows how many rows need fixing, and no rows to send', () => {
  const [users, timeOff] = severalPreview.tables;
  const tables = [users!, { ...timeOff!, added: 0, rows: [] }];
  const { root } = drawn({ ...severalPreview, tables, added: 2 });
  const section = words(root.querySelector('section[aria-label="Time Off"]'));
  expect(section).toContain('Nothing can be sent yet');
  expect(section).not.toContain('What will be sent');
});

test('rows without an answer may be sent again, and the danger is described beside the button', () => {
  const pane = drawn(severalPreview);
  expect(pane.button('Say whether to send again what got no answer 1').parentElement).toHaveProperty(
    'open',
    true,
  );
  expect(words(pane.root)).toContain('if a row is stored there, sending it again stores it twice');
  pane.press('Send again');
  expect(pane.intents).toEqual([{ do: 'send-again', kind: 'time-off' }]);
  expect(words(pane.root)).not.toContain('They are there');
});

test('for rows that can’t be listed, the user may instead say that they are stored', () => {
  const [, timeOff] = severalPreview.tables;
  const groups = timeOff!.groups.map((group) => ({ ...group, canBeConfirmed: true }));
  const pane = drawn({ ...severalPreview, tables: [{ ...timeOff!, kind: 'time-blocks', groups }] });
  expect(words(pane.root)).toContain('“They are there” marks the rows as stored');
  pane.press('They are there');
  expect(pane.intents).toEqual([{ do: 'confirm-stored', kind: 'time-blocks' }]);
});

test('rows that can’t be sent can be shown alone in their sheet, and then all rows again', () => {
  const pane = drawPane({ ...inSandbox, screen: { kind: 'preview', preview }, narrowed: ['users'] });
  pane.press('Show only rows that need fixing');
  pane.press('Show all rows');
  expect(pane.intents).toEqual([
    { do: 'show-rows', kind: 'users', which: 'needs-attention' },
    { do: 'show-rows', kind: 'users', which: 'all' },
  ]);
  pane.show({ ...inSandbox, screen: { kind: 'preview', preview: readyPreview } });
  expect(() => pane.button('Show only rows that need fixing')).toThrow('0 buttons');
});

const grid = {
  shifts: 3,
  timeOffs: 1,
  people: 2,
  openShifts: 1,
  hours: 20.5,
  period: 'Mon 23 to Tue 24 Nov',
  days: ['Mon 23 Nov', 'Tue 24 Nov'],
  lines: [
    {
      label: 'Ingrid Solberg',
      cells: [
        { hours: 8, isTimeOff: false },
        { hours: 4.5, isTimeOff: true },
      ],
      hours: 12.5,
    },
    { label: hebrewName, cells: [undefined, { hours: 0, isTimeOff: true }], hours: 0 },
  ],
  others: { label: '', people: 3, cells: [undefined, { hours: 8, isTimeOff: false }], hours: 8 },
  moreDays: 2,
};
const [usersTable] = readyPreview.tables;
const blocks = { ...usersTable!, kind: 'time-blocks', title: 'Time Blocks', added: 4, updated: 0, grid };

test('shifts are a sentence and a grid of hours by person and day', () => {
  const { root } = drawn({ ...readyPreview, added: 4, updated: 0, tables: [blocks] });
  expect(words(root.querySelector('.sum'))).toBe(
    '3 shifts and 1 row of time off for 2 people (1 open), Mon 23 to Tue 24 Nov, 20.5 h',
  );
  const lines = [...root.querySelectorAll('.week-grid tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent),
  );
  expect(lines).toEqual([
    ['Person', 'Mon 23 Nov', 'Tue 24 Nov', 'Hours to send'],
    ['Ingrid Solberg', '8', '4.5 + off', '12.5'],
    [hebrewName, '', 'off', '0'],
    ['3 other people', '', '8', '8'],
  ]);
  expect(words(root)).toContain('2 more days with shifts are not shown.');
});

test('of many changed rows, the pane says first how many rows change in each field', () => {
  const fields = [{ field: 'FirstName', rows: 3001 }];
  const tables = [{ ...usersTable!, added: 0, updated: 3001, fields }];
  const { root } = drawn({ ...readyPreview, added: 0, updated: 3001, tables });
  expect(words(root.querySelector('.field-counts'))).toBe('FirstName changed in 3,001 rows');
});

test('an ambiguous name offers its candidates, and one press chooses for all rows', () => {
  const group = {
    id: 'maria',
    title: '"Maria Garcia" could be two people. Which one?',
    rows: [],
    count: 5,
    choices: [
      { value: 'Maria Garcia (mgarcia1)', beside: 'm@example.com' },
      { value: 'Maria Garcia (mgarcia2)', beside: '' },
    ],
  };
  const pane = drawn({ ...readyPreview, left: 5, tables: [{ ...usersTable!, left: 5, groups: [group] }] });
  pane.press('Maria Garcia (mgarcia2)');
  pane.press('Maria Garcia (mgarcia1), m@example.com');
  expect(pane.intents).toEqual([
    { do: 'fix-all', kind: 'users', group: 'maria', value: 'Maria Garcia (mgarcia2)' },
    { do: 'fix-all', kind: 'users', group: 'maria', value: 'Maria Garcia (mgarcia1)' },
  ]);
});

test('suggestions of several groups can be taken all at once', () => {
  const group = (id: string, count: number) => ({ id, title: id, rows: [], count, fixable: true });
  const groups = [group('a', 15), group('b', 5)];
  const pane = drawn({
    ...readyPreview,
    left: 20,
    tables: [{ ...usersTable!, left: 20, suggested: 20, groups }],
  });
  pane.press('Change all 15');
  pane.press('Change all 20 as suggested');
  expect(pane.intents).toEqual([
    { do: 'fix-all', kind: 'users', group: 'a' },
    { do: 'fix-all', kind: 'users' },
  ]);
});

test('a suggestion that is another name has a button with both names, and is not among all suggestions', () => {
  const group = (id: string) => ({ id, title: id, rows: [], count: 5, fixable: true });
  const otherName = { typed: 'Lopez, Ana', suggestion: 'Ava López' };
  const groups = [group('a'), { ...group('b'), otherName }];
  const pane = drawn({
    ...readyPreview,
    left: 10,
    tables: [{ ...usersTable!, left: 10, suggested: 5, groups }],
  });
  expect(words(pane.root)).not.toContain('as suggested');
  pane.press('Lopez, Ana → Ava López');
  expect(pane.intents).toEqual([{ do: 'fix-all', kind: 'users', group: 'b' }]);
});

test('after the sheet has changed, the rows can’t be sent until they are checked again', () => {
  const pane = drawn({ ...readyPreview, isOutdated: true });
  expect(words(pane.root.querySelector('[role="status"]'))).toContain('The sheet changed after this check.');
  expect(() => pane.button('Send 4 rows')).toThrow('0 buttons');
  pane.press('Check again');
  expect(pane.intents).toEqual([{ do: 'check-again' }]);
});

test.each([
  [1, 'Start and End of 1 row come from its time of day.'],
  [3, 'Start and End of 3 rows come from their time of day.'],
])('times that come from a time of day are said (%i)', (filled, sentence) => {
  const pane = drawn({ ...readyPreview, tables: [{ ...usersTable!, filled }] });
  expect(words(pane.root)).toContain(sentence);
});
