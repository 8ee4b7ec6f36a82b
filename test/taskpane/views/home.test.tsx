/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { TableView } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { conflictPreview } from '../sample-pushes';
import {
  brokenUsers,
  editedShifts,
  editedUsers,
  emojiName,
  emptyUsers,
  hebrewName,
  hugeUsers,
  inSandbox,
  longText,
  untouchedUsers,
  withTable,
} from '../sample-views';

const lines = (root: Element) => [...root.querySelectorAll('.count-rows .count-row-line')].map(words);

const heading = (root: Element) => words(root.querySelector('h2'));

describe('how things stand', () => {
  test('in an empty workbook two lines say what to do, and one button does it', () => {
    const pane = drawPane(inSandbox);
    expect(words(pane.root.querySelector('.status'))).toContain('makes one sheet for each kind of record');
    expect(pane.root.querySelectorAll('.status [role="button"]')).toHaveLength(1);
    pane.press('Download everything');
    expect(pane.intents).toEqual([{ do: 'download' }]);
  });

  test('with edits alone, one button pushes them, and new rows are said to be final', () => {
    const counts = { ...editedUsers.counts, fix: 0, added: 2 };
    const pane = drawPane(withTable({ ...editedUsers, counts }));
    expect(heading(pane.root)).toBe('5 changes ready');
    expect(words(pane.root.querySelector('.bar-words'))).toBe('2 new3 edited');
    expect(words(pane.root)).toContain('The new rows can’t be taken back after the push');
    pane.press('Push 5 changes');
    expect(pane.intents).toEqual([{ do: 'push' }]);
    const edited = { ...counts, added: 0 };
    pane.show(withTable({ ...editedUsers, counts: edited }));
    expect(words(pane.root)).not.toContain('taken back');
  });

  test('rows that need fixing have a button that opens the check, and the others can be pushed all the same', () => {
    const pane = drawPane(withTable(editedUsers));
    expect(heading(pane.root)).toBe('16 changes ready · 2 need attention');
    pane.press('Check 2 rows');
    pane.press('Push 16 changes');
    expect(pane.intents).toEqual([{ do: 'preview' }, { do: 'push' }]);
  });

  test('a refused row needs attention, and is not counted as ready', () => {
    const counts = { ...editedUsers.counts, added: 0, fix: 0, edited: 3, refused: 1 };
    const refused = [{ ...editedUsers.edited[0]!, note: 'Email is not an e-mail address' }];
    const { root } = drawPane(withTable({ ...editedUsers, counts, refused }));
    expect(heading(root)).toBe('2 changes ready · 1 needs attention');
    expect(lines(root)).toEqual(['Refused by the service 1', 'Edited 2']);
    expect(words(root)).toContain('Email is not an e-mail address');
  });

  test('with nothing to push there is no loud button, and the sheets can still be checked', () => {
    const pane = drawPane(withTable(untouchedUsers));
    expect(heading(pane.root)).toBe('Everything is stored');
    expect(pane.root.querySelector('[appearance="primary"]')).toBeNull();
    pane.press('Check all sheets');
    expect(pane.intents).toEqual([{ do: 'preview' }]);
  });

  test('rows that are held back because of their warnings are not ready', () => {
    const warned = { ...editedUsers, counts: { ...editedUsers.counts, fix: 0, warned: 2 } };
    const pane = drawPane({ ...withTable(warned), excludesWarned: true });
    expect(heading(pane.root)).toBe('14 changes ready');
    expect(words(pane.root)).toContain('2 rows with warnings are held back.');
  });
});

describe('this sheet', () => {
  test('the table in front is first, with its counts in one line and what needs the user open', () => {
    const { root } = drawPane(withTable(editedUsers));
    expect(words(root.querySelector('.card:not(.selected-rows)'))).toContain(
      '62 users, 2 to fix, 13 new, 3 edited, 1 deleted here',
    );
    expect(lines(root)).toEqual(['To fix 2', 'New 13', 'Edited 3']);
    const open = [...root.querySelectorAll('.count-rows details[open] > summary')].map(words);
    expect(open).toEqual(['To fix 2']);
    expect(words(root)).toContain('12 copied rows will be added');
  });

  test('the table follows the sheet in front', () => {
    const kinds = ['users', 'tasks'];
    const tables = kinds.map((kind) => ({ ...untouchedUsers, kind, title: kind }));
    const pane = drawPane({ ...inSandbox, tables, active: 'users' });
    const shown = () => words(pane.root.querySelector('.card h3'));
    expect(shown()).toBe('users');
    pane.show({ ...inSandbox, tables, active: 'tasks' });
    expect(shown()).toBe('tasks');
    pane.show({ ...inSandbox, tables, active: undefined });
    expect(words(pane.root)).toContain('The sheet in front has no table of Shiftsheet.');
  });

  test('the most useful acts are buttons, and the others are in a menu that the keys work', () => {
    const pane = drawPane(withTable(editedUsers));
    pane.press('Download again');
    pane.press('More for Users');
    const entries = () => [...pane.root.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const key = (name: string) =>
      void settled(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      });
    expect(entries().map(words)).toEqual(['Push only Users', 'Refresh selected rows', 'Columns and views…']);
    expect(document.activeElement).toBe(entries()[0]);
    key('ArrowUp');
    expect(document.activeElement).toBe(entries()[2]);
    key('Escape');
    expect(entries()).toEqual([]);
    expect(document.activeElement).toBe(pane.button('More for Users'));
    expect(pane.button('More for Users').getAttribute('aria-expanded')).toBe('false');
    pane.press('More for Users');
    pane.press('Push only Users');
    expect(pane.intents).toEqual([
      { do: 'download', kind: 'users' },
      { do: 'push', kind: 'users' },
    ]);
  });

  test('rows with warnings are counted and listed separately, and can be shown alone', () => {
    const warning = 'Shift of 17 hours, more than 16.';
    const warned = {
      ...editedUsers,
      counts: { ...editedUsers.counts, warned: 2 },
      warned: [{ ...editedUsers.added[0]!, note: warning }],
    };
    const pane = drawPane(withTable(warned));
    expect(words(pane.root)).toContain('62 users, 2 to fix, 13 new, 3 edited, 2 warnings');
    expect(lines(pane.root)).toContain('Warnings 2');
    expect(words(pane.root)).toContain(warning);
    pane.press('Show only rows with warnings');
    expect(pane.intents).toEqual([{ do: 'show-rows', kind: 'users', which: 'warned' }]);
  });

  test('a conflict is decided where it is shown', () => {
    const { conflicts } = conflictPreview.tables[0]!;
    const counts = { ...editedUsers.counts, fix: 4 };
    const pane = drawPane(withTable({ ...editedUsers, counts, conflicts }));
    expect(lines(pane.root).slice(0, 2)).toEqual(['Changed on both sides 2', 'To fix 2']);
    pane.press('Take theirs: Kwame Mine');
    expect(pane.intents).toEqual([{ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: 'r3' }]);
  });

  test('one copied row is counted in the singular', () => {
    const counts = { ...editedUsers.counts, copied: 1 };
    expect(words(drawPane(withTable({ ...editedUsers, counts })).root)).toContain(
      '1 copied row will be added',
    );
  });

  test('a listed row says what is wrong, and a click shows its cell in the sheet', () => {
    const pane = drawPane(withTable(editedUsers));
    expect(words(pane.root)).toContain('UserName “liwei” has 5 letters and needs more than 6.');
    pane.press('Li Wei Row 53');
    expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', index: 51, column: 'UserName' }]);
  });

  test('rows with the same fault are one line with their count, which shows the first of them', () => {
    const note = 'Nobody has the name Lopez, Ana.';
    const [first] = editedUsers.fix;
    const fix = [3, 4, 9].map((index) => ({ ...first!, index, number: index + 2, note }));
    const counts = { ...editedUsers.counts, fix: 4 };
    const pane = drawPane(withTable({ ...editedUsers, counts, fix: [...fix, editedUsers.fix[1]!] }));
    expect(words(pane.root).split(note)).toHaveLength(2);
    pane.press('3 rows, the first is row 5');
    expect(pane.intents).toMatchObject([{ do: 'reveal', index: 3 }]);
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
    expect(lines(root)).toEqual(['Edited 10,000']);
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

  test('a table without rows says how to add rows', () => {
    const { root } = drawPane(withTable(emptyUsers));
    expect(words(root)).toMatch(/No users yet.*Type or paste them into the table\./);
    expect(lines(root)).toEqual([]);
  });

  test('a broken table says what is wrong and offers to check or download it again, never a push', () => {
    const pane = drawPane(withTable(brokenUsers));
    expect(heading(pane.root)).toBe('1 sheet needs attention');
    expect(words(pane.root)).toContain('Rename the column back');
    pane.press('Check again');
    pane.press('Download again');
    expect(() => pane.button('More for Users')).toThrow('0 buttons');
    expect(pane.intents).toEqual([
      { do: 'preview', kind: 'users' },
      { do: 'download', kind: 'users' },
    ]);
  });

  test('rows without an answer are not among those to fix', () => {
    const counts = { ...editedUsers.counts, fix: 5, unknown: 3 };
    const pane = drawPane(withTable({ ...editedUsers, counts, unknown: editedUsers.fix.slice(0, 1) }));
    const { root } = pane;
    expect(lines(root).slice(0, 2)).toEqual(['To fix 2', 'Unknown 3']);
    expect(words(root.querySelector('.card:not(.selected-rows)'))).toContain(
      '62 users, 2 to fix, 3 unknown, 13 new',
    );
    expect([...root.querySelectorAll('.bar-words li')].map(words)).toEqual(
      expect.arrayContaining(['3 unknown', '2 to fix']),
    );
    expect(pane.button('Check 5 rows')).toBeTruthy();
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

  test('B12: filled rows below the table are told at once, and a button adds them to the table', () => {
    const pane = drawPane(withTable(untouchedUsers));
    expect(() => pane.button('Add the row to the table')).toThrow('0 buttons');
    pane.show(withTable({ ...untouchedUsers, rowsBelow: 5 }));
    expect(pane.root.textContent).toContain(
      '5 filled rows below the table are not part of it: Shiftsheet does not check or push them.',
    );
    pane.press('Add the rows to the table');
    expect(pane.intents).toEqual([{ do: 'include-below', kind: 'users' }]);
  });
});

describe('rows that were deleted', () => {
  const deletedBlocks: TableView = {
    ...editedShifts,
    counts: { ...untouchedUsers.counts, deleted: 2 },
    deleted: [hebrewName, 'Jo 9'],
  };

  test.each([
    ['in front', 'time-blocks'],
    ['not in front', undefined],
  ])('of a kind that can’t be listed are named with three choices if their sheet is %s', (_where, active) => {
    const pane = drawPane({ ...inSandbox, tables: [deletedBlocks], active });
    expect(words(pane.root)).toContain('2 shifts were deleted here. They still exist on the service');
    expect(words(pane.root)).toContain(hebrewName);
    for (const name of ['Put them back', 'Make them open shifts', 'Forget them here']) pane.press(name);
    expect(pane.intents).toEqual(
      ['put-back', 'open-shift', 'forget'].map((choice) => ({
        do: 'decide-deleted',
        kind: 'time-blocks',
        choice,
      })),
    );
  });

  test('of a kind that can be listed are only told', () => {
    const { root } = drawPane(withTable(editedUsers));
    expect(words(root)).toContain('1 user was deleted here. On the service nothing is deleted.');
    expect(words(root)).not.toContain('Put it back');
  });
});

describe('other tables', () => {
  const tables = [
    { ...untouchedUsers, kind: 'tasks', title: 'Tasks' },
    { ...editedUsers, kind: 'areas', title: 'Areas' },
    untouchedUsers,
  ];

  test('those with changes are in a list, and Data has the others', () => {
    const pane = drawPane({ ...inSandbox, tables, active: 'users' });
    const listed = () => [...pane.root.querySelectorAll('.line-name')].map(words);
    expect(listed()).toEqual(['Areas']);
    pane.press('Areas');
    expect(pane.intents).toEqual([{ do: 'show-table', kind: 'areas' }]);
    pane.press('Data');
    expect(listed()).toEqual(['Tasks', 'Areas', 'Users']);
  });

  test('every table has its acts in a menu', () => {
    const pane = drawPane({ ...inSandbox, tables, active: 'users' });
    pane.press('Data');
    pane.press('More for Tasks');
    expect([...pane.root.querySelectorAll('[role="menuitem"]')].map(words)).toEqual([
      'Go to the sheet',
      'Download again',
      'Refresh selected rows',
      'Columns and views…',
    ]);
  });

  test('a table that is not in the workbook offers its download', () => {
    const pane = drawPane(inSandbox);
    pane.press('Data');
    pane.press('Download Users');
    expect(pane.intents).toEqual([{ do: 'download', kind: 'users' }]);
  });
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
  expect(words(pane.root)).toContain('Which category is the kind “area”?');
  pane.root.querySelector<HTMLSelectElement>('#category')!.value = '7';
  pane.press('Use this one');
  expect(pane.intents).toEqual([{ do: 'pick-category', category: 'area', catNo: '7' }]);
});
