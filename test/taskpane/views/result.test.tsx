/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { conflictPreview, result, severalResult, storedResult } from '../sample-pushes';
import { inSandbox } from '../sample-views';

const drawn = (shown = result, tables = inSandbox.tables) =>
  drawPane({
    ...inSandbox,
    tables,
    screen: { kind: 'result', result: shown },
    saved: 'Save the workbook (Ctrl+S): it then remembers this push.',
  });

test('the counts that are not zero come first', () => {
  const { root } = drawn();
  expect(words(root.querySelector('h2'))).toBe('4 of 8 users stored');
  expect(words(root.querySelector('.sum'))).toBe('4 stored, 1 refused, 1 unknown, 2 not sent');
});

test('if everything is stored, the heading says so and nothing else is shown as a problem', () => {
  const { root } = drawn(storedResult);
  expect(words(root.querySelector('h2'))).toBe('5 users are stored');
  expect(root.querySelectorAll('.row-link')).toHaveLength(0);
});

test('a push of nothing does not claim that everything is stored', () => {
  const { root } = drawn({ ...storedResult, planned: 0, stored: 0, notSent: 0 });
  expect(words(root.querySelector('h2'))).toBe('0 of 0 users stored');
});

test('each row that needs the user is listed under its outcome, with its message and a link', () => {
  const pane = drawn();
  expect([...pane.root.querySelectorAll('.count-row > summary')].map(words)).toEqual([
    'Refused 1',
    'Unknown 1',
    'Not sent 2',
    'Stored, but reads back differently 1',
  ]);
  expect(words(pane.root)).toContain('UserName already exists. (code 117)');
  pane.press('Jonas Weber Row 11');
  expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', index: 9, column: 'UserName' }]);
});

test('the pane says why the push ended early, how many rows were not sent and where the result is saved', () => {
  const page = words(drawn().root);
  expect(page).toContain(result.stopped);
  expect(page).toContain('3 rows were not sent.');
  expect(page).toContain('Save the workbook (Ctrl+S): it then remembers this push.');
});

test('if not all rows are listed, the number of all rows is shown', () => {
  const { root } = drawn({ ...result, planned: 10_007, notSent: 10_001 });
  expect(words(root)).toContain('The first 2 of 10,001 are listed here.');
});

test('the first passwords are still offered, and “Done” closes the result', () => {
  const pane = drawn();
  pane.button('Save as file…');
  expect(words(pane.root)).not.toContain('I have saved the passwords');
  pane.press('Done');
  expect(pane.intents).toEqual([{ do: 'close-result' }]);
});

test('several tables have a sum each, and each row names its table', () => {
  const { root } = drawPane({ ...inSandbox, screen: { kind: 'result', result: severalResult } });
  expect(words(root.querySelector('h2'))).toBe('6 of 10 rows stored');
  expect([...root.querySelectorAll('.by-table li')].map(words)).toEqual([
    'Users: 4 of 8 stored',
    'Time Off: 2 of 2 stored',
  ]);
  expect(words(root)).toContain('Users: Jonas Weber');
});

test('rows of several tables with the same place and message are all listed', () => {
  const [first] = severalResult.rows;
  const rows = [first!, { ...first!, kind: 'time-off' }];
  const pane = drawPane({
    ...inSandbox,
    screen: { kind: 'result', result: { ...severalResult, rows, refused: 2 } },
  });
  pane.press('Users: Jonas Weber Row 11');
  pane.press('Time Off: Jonas Weber Row 11');
  expect(pane.intents).toMatchObject([{ kind: 'users' }, { kind: 'time-off' }]);
});

test('a conflict is decided where it is reported, and its row is not listed a second time', () => {
  const [users] = conflictPreview.tables;
  const tables = inSandbox.tables.map((table) =>
    table.kind === 'users' ? { ...table, conflicts: users!.conflicts } : table,
  );
  const pane = drawn({ ...result, inConflict: 2, rows: result.rows.slice(0, 2) }, tables);
  expect([...pane.root.querySelectorAll('.count-row > summary')].map(words)).toEqual([
    'Changed on both sides 2',
    'Refused 1',
    'Unknown 1',
  ]);
  pane.press('Keep mine: Kwame Mine');
  expect(pane.intents).toEqual([{ do: 'resolve-conflicts', side: 'mine', kind: 'users', row: 'r3' }]);
});

test('an undo says what was put back, and does not offer to undo itself', () => {
  const view = { ...inSandbox, undoable: true };
  const undone = { ...storedResult, planned: 2, stored: 2, isUndo: true } as const;
  const pane = drawPane({ ...view, screen: { kind: 'result', result: undone } });
  expect(words(pane.root.querySelector('h2'))).toBe('2 changes put back');
  expect(() => pane.button('Undo last push…')).toThrow('0 buttons');
});

test('a push of which no row needs the user is one line on Home, which says it aloud and can be closed', () => {
  const pane = drawPane({ ...inSandbox, pushed: storedResult });
  const line = () => pane.root.querySelector('.notice.pushed');
  expect(words(line())).toBe('5 users are stored');
  expect(pane.heard().polite).toBe('5 users are stored.');
  expect(pane.root.querySelector('[role="tablist"]')).not.toBeNull();
  pane.press('Dismiss');
  expect(pane.intents).toEqual([{ do: 'close-result' }]);
});
