/** @vitest-environment jsdom */
import type { TableView, View } from '../../../src/app/view';
import { drawPane, type, words } from '../fake-app';
import {
  brokenUsers,
  editedUsers,
  emojiName,
  emptyUsers,
  hebrewName,
  hugeUsers,
  inSandbox,
  longText,
  untouchedUsers,
} from '../sample-views';

const withTable = (table: TableView): View => ({ ...inSandbox, tables: [table] });

const lines = (root: Element) => [...root.querySelectorAll('.count-rows .count-row-line')].map(words);

test('a table that is not in the workbook offers its download', () => {
  const pane = drawPane(inSandbox);
  expect(words(pane.root.querySelector('main'))).toContain(
    'Download makes a sheet for each kind of record, one record in each row.',
  );
  pane.press('Download Users');
  pane.press('Download everything');
  expect(pane.intents).toEqual([{ do: 'download', kind: 'users' }, { do: 'download' }]);
});

test('counts include every row of the sheet once, and deleted rows beside them', () => {
  const { root } = drawPane(withTable(editedUsers));
  expect(words(root)).toContain('62 users, 2 not right, 13 new, 3 edited');
  expect(words(root)).toContain('16 rows to push, 2 rows not right');
  expect(lines(root)).toEqual([
    'Not right 2',
    'New 13',
    'Edited 3',
    'Unchanged 44',
    'Taken out of the sheet 1',
  ]);
  expect(words(root)).toContain('12 copied rows will be added');
});

test('rows with warnings are counted and listed separately, and can be shown alone', () => {
  const warning = 'This shift lasts 17 hours.';
  const warned = {
    ...editedUsers,
    counts: { ...editedUsers.counts, warned: 2 },
    warned: [{ ...editedUsers.added[0]!, note: warning }],
  };
  const pane = drawPane(withTable(warned));
  expect(words(pane.root)).toContain('16 rows to push, 2 rows not right, 2 warnings');
  expect(words(pane.root)).toContain('62 users, 2 not right, 13 new, 3 edited, 2 warnings');
  expect(lines(pane.root)).toContain('Warnings 2');
  expect(words(pane.root)).toContain(warning);
  pane.press('Show only rows with warnings');
  expect(pane.intents).toEqual([{ do: 'show-rows', kind: 'users', which: 'warned' }]);
});

test('rows that are excluded because of their warnings are not counted as rows to push', () => {
  const warned = { ...editedUsers, counts: { ...editedUsers.counts, warned: 2 } };
  const pane = drawPane({ ...withTable(warned), excludesWarned: true });
  expect(words(pane.root)).toContain('14 rows to push, 2 rows not right, 2 warnings held back');
});

test('one copied row is counted in the singular', () => {
  const counts = { ...editedUsers.counts, copied: 1 };
  expect(words(drawPane(withTable({ ...editedUsers, counts })).root)).toContain('1 copied row will be added');
});

test('a listed row says what is wrong, and a click shows its cell in the sheet', () => {
  const pane = drawPane(withTable(editedUsers));
  expect(words(pane.root)).toContain('UserName “liwei” has 5 letters and needs more than 6.');
  pane.press('Li Wei Row 53');
  expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', index: 51, column: 'UserName' }]);
});

test('a row without a name has its row number', () => {
  const pane = drawPane(withTable(editedUsers));
  pane.press('(no name) Row 54');
  expect(pane.intents).toHaveLength(1);
});

test('names of any script and any length are complete in the page and isolated from their row numbers', () => {
  const { root } = drawPane(withTable(editedUsers));
  const names = [...root.querySelectorAll('bdi')].map((name) => name.textContent);
  expect(names).toEqual(expect.arrayContaining([hebrewName, emojiName, longText]));
});

test('a list that has only the first rows says so', () => {
  const { root } = drawPane(withTable(hugeUsers));
  expect(lines(root)).toEqual(['Edited 10,000', 'Unchanged 0']);
  expect(root.querySelectorAll('.row-link')).toHaveLength(50);
  expect(words(root)).toContain('The first 50 of 10,000 are listed here.');
});

test('an open list remains open while its count changes', () => {
  const pane = drawPane(withTable(editedUsers));
  const edited = pane.button('Edited 3').parentElement as HTMLDetailsElement;
  edited.open = true;
  pane.show(withTable({ ...editedUsers, counts: { ...editedUsers.counts, edited: 4, unchanged: 43 } }));
  expect(pane.button('Edited 4').parentElement).toBe(edited);
  expect(edited.open).toBe(true);
});

test('a table opens when one of its rows has a problem, and remains open after it is corrected', () => {
  const kinds = ['users', 'categories', 'time-off'];
  const showing = (users: TableView): View => ({
    ...inSandbox,
    tables: kinds.map((kind) => ({ ...(kind === 'users' ? users : untouchedUsers), kind, title: kind })),
  });
  const pane = drawPane(showing(untouchedUsers));
  const opened = () => [...pane.root.querySelectorAll('details.card')].map((card) => card.matches('[open]'));
  expect(opened()).toEqual([false, false, false]);
  pane.show(showing(editedUsers));
  expect(opened()).toEqual([true, false, false]);
  pane.show(showing(untouchedUsers));
  expect(opened()).toEqual([true, false, false]);
});

test('with nothing to push, the button still works', () => {
  const pane = drawPane(withTable(untouchedUsers));
  expect(words(pane.root)).toContain('Nothing to push: every row is as it is on the service.');
  pane.press('Push changes');
  pane.press('Push only Users');
  expect(pane.intents).toEqual([{ do: 'push' }, { do: 'preview', kind: 'users' }]);
});

test('a table without rows says how to add rows', () => {
  const { root } = drawPane(withTable(emptyUsers));
  expect(words(root)).toMatch(/No users yet.*Type or paste them into the table\./);
  expect(lines(root)).toEqual([]);
});

test('a broken table says what is wrong and offers to check again, never a push', () => {
  const pane = drawPane(withTable(brokenUsers));
  expect(words(pane.root)).toContain('Rename the column back');
  expect(words(pane.root)).not.toContain('Push only Users');
  pane.press('Check again');
  expect(pane.intents).toEqual([{ do: 'preview', kind: 'users' }]);
});

test('for records that the service can’t list, the sheet can be made here, and the pane says so', () => {
  const blocks: TableView = {
    ...untouchedUsers,
    kind: 'time-blocks',
    title: 'Time Blocks',
    many: 'time blocks',
    listed: false,
  };
  const pane = drawPane(withTable(blocks));
  expect(words(pane.root)).toContain(
    'The service can’t list time blocks: this sheet knows those that were made or pushed here.',
  );
  pane.press('Renew names');
  pane.show({ ...inSandbox, tables: [{ ...blocks, state: 'absent' }] });
  pane.press('Make the sheet Time Blocks');
  expect(pane.intents).toEqual([
    { do: 'download', kind: 'time-blocks' },
    { do: 'download', kind: 'time-blocks' },
  ]);
});

test('a template is made by its number, and a wrong number is reported at the field', () => {
  const pane = drawPane(inSandbox);
  const field = pane.root.querySelector<HTMLInputElement>('#template')!;
  const submit = () => field.form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  type(field, '999');
  submit();
  type(field, '1004');
  submit();
  expect(pane.intents).toEqual([{ do: 'make-template', number: '1004' }]);
});

test('if no Type says which category is which, the user picks the category', () => {
  const ask = {
    category: 'area',
    choices: [
      { catNo: '1', name: 'Team' },
      { catNo: '7', name: 'Wing' },
    ],
  } as const;
  const pane = drawPane({ ...inSandbox, ask });
  expect(words(pane.root)).toContain('Which category holds the kind “area”?');
  pane.root.querySelector<HTMLSelectElement>('#category')!.value = '7';
  pane.press('Use this one');
  expect(pane.intents).toEqual([{ do: 'pick-category', category: 'area', catNo: '7' }]);
});

test('deleted rows of a kind that can’t be listed are named, with three choices', () => {
  const counts = { ...untouchedUsers.counts, deleted: 2 };
  const blocks: TableView = {
    ...untouchedUsers,
    kind: 'time-blocks',
    listed: false,
    counts,
    deleted: [hebrewName, 'Jo 9'],
  };
  const pane = drawPane(withTable(blocks));
  expect(words(pane.root)).toContain(hebrewName);
  for (const name of ['Put back', 'Make open shifts', 'Forget here']) pane.press(name);
  expect(pane.intents).toEqual(
    ['put-back', 'open-shift', 'forget'].map((choice) => ({
      do: 'decide-deleted',
      kind: 'time-blocks',
      choice,
    })),
  );
});

test('shifts can be pasted before their sheet exists, and copied to the next week when the sheet has some', () => {
  const blocks: TableView = { ...editedUsers, kind: 'time-blocks', title: 'Time Blocks', shifts: true };
  const pane = drawPane(withTable({ ...blocks, state: 'absent' }));
  pane.press('Paste shifts into Time Blocks');
  pane.show(withTable({ ...emptyUsers, ...blocks, counts: emptyUsers.counts }));
  expect(() => pane.button('Copy selected rows to next week')).toThrow('0 buttons');
  pane.show(withTable(blocks));
  pane.press('Paste shifts into Time Blocks');
  pane.press('Copy selected rows to next week');
  expect(pane.intents).toEqual([
    { do: 'open-paste', kind: 'time-blocks' },
    { do: 'open-paste', kind: 'time-blocks' },
    { do: 'copy-week', kind: 'time-blocks' },
  ]);
});

test('shifts can be pasted from the top of the pane once their sheet exists', () => {
  const blocks: TableView = { ...editedUsers, kind: 'time-blocks', title: 'Time Blocks', shifts: true };
  const pane = drawPane(withTable({ ...blocks, state: 'absent' }));
  expect(() => pane.button('Paste shifts…')).toThrow('0 buttons');
  pane.show(withTable(blocks));
  pane.press('Paste shifts…');
  expect(pane.intents).toEqual([{ do: 'open-paste', kind: 'time-blocks' }]);
});

test('rows that need fixing can be shown alone, and then all rows again', () => {
  const pane = drawPane(withTable(untouchedUsers));
  expect(() => pane.button('Show only rows that need fixing')).toThrow('0 buttons');
  pane.show(withTable({ ...editedUsers, needsAttention: true }));
  pane.press('Show only rows that need fixing');
  expect(() => pane.button('Show all rows')).toThrow('0 buttons');
  pane.show({ ...withTable({ ...editedUsers, needsAttention: true }), narrowed: ['users'] });
  pane.press('Show all rows');
  expect(pane.intents).toEqual([
    { do: 'show-rows', kind: 'users', which: 'needs-attention' },
    { do: 'show-rows', kind: 'users', which: 'all' },
  ]);
});

test('B12: a card opens if there are filled rows below its table, and a button adds them to the table', () => {
  const pane = drawPane(withTable(untouchedUsers));
  expect(() => pane.button('Add the row to the table')).toThrow('0 buttons');
  pane.show(withTable({ ...untouchedUsers, rowsBelow: 5 }));
  expect(pane.root.textContent).toContain(
    '5 filled rows below the table are not part of it: Shiftsheet does not check or push them.',
  );
  pane.press('Add the rows to the table');
  expect(pane.intents).toEqual([{ do: 'include-below', kind: 'users' }]);
});
