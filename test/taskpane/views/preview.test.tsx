/** @vitest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { hebrewName, inSandbox, longText, preview, readyPreview, severalPreview } from '../sample-views';

const drawn = (shown = preview) => drawPane({ ...inSandbox, screen: { kind: 'preview', preview: shown } });

test('the counts add up, including the rows that can’t be sent', () => {
  const { root } = drawn();
  expect(words(root.querySelector('.sum'))).toBe('7 rows changed = 2 to add + 2 to update + 3 left behind');
  expect(words(root)).toContain('41 of all 48 rows unchanged');
});

test('a count of one is in the singular', () => {
  const { root } = drawn({ ...readyPreview, added: 1, updated: 0 });
  expect(words(root.querySelector('.sum'))).toBe('1 row to add');
  expect(words(root)).toContain('Send 1 row');
});

test('problems are grouped by their correction, each with its rows', () => {
  const pane = drawn();
  pane.button('2 rows: UserName needs more than 6 letters and digits, type longer ones');
  pane.press('Bo Row 55');
  expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', index: 53, column: 'UserName' }]);
});

test('an update shows the old and new value of each field, and an empty value in words', () => {
  const changes = drawn().root.querySelector('.changes');
  expect(words(changes)).toContain('LastNameGarcia → becomes Garcia Lopez');
  expect(words(changes)).toContain('(empty) → becomes maria.garcia@example.com');
  expect(words(changes)).toContain('+49 30 1234567 → becomes (empty)');
});

test('an addition shows only the new values', () => {
  const added = drawn().root.querySelectorAll('.changes')[2];
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
  const warning = 'This shift lasts 17 hours.';
  const tables = readyPreview.tables.map((table) => ({
    ...table,
    warned: 1,
    rows: table.rows.map((row, at) => (at === 0 ? { ...row, warning } : row)),
  }));
  const pane = drawn({ ...readyPreview, warned: 1, tables });
  expect(words(pane.root)).toContain('1 row has a warning and goes as it is, unless you change it.');
  expect(words(pane.root.querySelector('.rows'))).toContain(warning);
  pane.press('Show only rows with warnings');
  expect(pane.intents).toEqual([{ do: 'show-rows', kind: 'users', which: 'warned' }]);
});

test('each of several tables has its own name, sum, problems and rows', () => {
  const pane = drawn(severalPreview);
  const [users, timeOff] = ['Users', 'Time Off'].map((title) =>
    words(pane.root.querySelector(`section[aria-label="${title}"]`)),
  );
  expect(users).toContain('2 to add + 2 to update + 3 left behind');
  expect(users).toContain('1 row: another row has the UserName “jonasweber”, change one of them');
  expect(users).toContain('What will be sent 4');
  expect(timeOff).toMatch(/^Time Off1 to add \+ 1 left behind/);
  expect(timeOff).toContain('What will be sent 1');
  expect(timeOff).toContain('Jonas Weber 2026-12-27');
});

test('a table of which no row can be sent shows how many rows need fixing, and no rows to send', () => {
  const [users, timeOff] = severalPreview.tables;
  const tables = [users!, { ...timeOff!, added: 0, rows: [] }];
  const { root } = drawn({ ...severalPreview, tables, added: 2 });
  const section = words(root.querySelector('section[aria-label="Time Off"]'));
  expect(section).toContain('1 left behind');
  expect(section).not.toContain('What will be sent');
});

test('rows without an answer may be sent again, and the danger is described beside the button', () => {
  const pane = drawn(severalPreview);
  expect(pane.button('1 row: Say whether to send again what got no answer').parentElement).toHaveProperty(
    'open',
    true,
  );
  expect(words(pane.root)).toContain('if one is stored all the same, sending it again stores it twice');
  pane.press('Send again');
  expect(pane.intents).toEqual([{ do: 'send-again', kind: 'time-off' }]);
  expect(words(pane.root)).not.toContain('They are there');
});

test('for rows that can’t be listed, the user may instead say that they are stored', () => {
  const [, timeOff] = severalPreview.tables;
  const groups = timeOff!.groups.map((group) => ({ ...group, canBeConfirmed: true }));
  const pane = drawn({ ...severalPreview, tables: [{ ...timeOff!, kind: 'time-blocks', groups }] });
  expect(words(pane.root)).toContain('“They are there” notes them as stored');
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
