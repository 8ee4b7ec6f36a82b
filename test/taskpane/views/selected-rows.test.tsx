/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { SelectedRow, Selection, View } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { editedUsers, hebrewName, inSandbox, longText } from '../sample-views';

const edited: SelectedRow = {
  kind: 'users',
  row: 'r1',
  index: 4,
  number: 6,
  label: 'Ana Silva',
  note: '',
  standing: 'edited',
  code: '',
  isNew: false,
  conflict: [],
  changes: [
    { id: 'LastName', field: 'Last name', from: 'Silva', to: 'Souza' },
    { id: 'CellPhone', field: 'Cell phone', from: '0049', to: '' },
  ],
};

const several: Selection = {
  kind: 'users',
  one: 'user',
  many: 'users',
  count: 1,
  standings: [{ standing: 'edited', count: 1 }],
  pushable: 1,
  revertible: 1,
  refreshable: 1,
};

const one: Selection = { ...several, row: edited };

const withSelection = (selection: Selection | undefined): View => ({
  ...inSandbox,
  tables: [editedUsers],
  active: 'users',
  selection,
});

const withRow = (part: Partial<SelectedRow>, selection: Partial<Selection> = {}): View =>
  withSelection({ ...one, ...selection, row: { ...edited, ...part } });

const panel = (root: Element) => root.querySelector('.selected-rows');
const buttons = (root: Element) =>
  [...(panel(root)?.querySelectorAll('.actions [role="button"]') ?? [])].map(words);

test('if separate parts are selected, one line says that one block of rows is needed', () => {
  const { root } = drawPane({ ...withSelection(undefined), selectionInParts: true });
  expect(words(panel(root))).toContain('Shiftsheet pushes and reverts one block of rows at a time');
  expect(words(panel(root))).not.toContain('Select a row in the sheet');
});

test('a row in conflict shows both values with the choice, and no "Revert" beside it', () => {
  const conflict = [{ field: 'Last name', base: 'Silva', mine: 'Souza', theirs: 'Sousa' }];
  const pane = drawPane(withRow({ standing: 'conflict', conflict, changes: [] }));
  expect(buttons(pane.root)).toEqual(['Push this row', 'Keep mine', 'Take theirs']);
  expect(words(panel(pane.root))).toContain('Souza');
  pane.press('Take theirs: Ana Silva');
  expect(pane.intents.at(-1)).toEqual({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: 'r1' });
});

test('a new row without an answer is to be kept, another new row may be deleted', () => {
  const textOf = (part: Partial<SelectedRow>) =>
    words(panel(drawPane(withRow({ isNew: true, changes: [], ...part })).root));
  expect(textOf({ standing: 'unknown' })).toContain('Keep the row');
  expect(textOf({ standing: 'unknown' })).not.toContain('delete the row');
  expect(textOf({ standing: 'new' })).toContain('To take it back, delete the row in the sheet.');
});

test('without a selected row, one line says how to get one', () => {
  const { root } = drawPane(withSelection(undefined));
  expect(words(panel(root))).toContain(
    'Select a row in the sheet, or several rows below each other, to see them here.',
  );
  expect(buttons(root)).toEqual([]);
});

test('a selection of another table than the one in front is not shown', () => {
  const { root } = drawPane(withSelection({ ...one, kind: 'tasks' }));
  expect(words(panel(root))).not.toContain('Ana Silva');
});

test('an edited row is pushed or reverted, as a whole or in one field', () => {
  const pane = drawPane(withSelection(one));
  expect(words(panel(pane.root))).toContain('Edited Row 6');
  expect([...pane.root.querySelectorAll('.selected-rows del, .selected-rows ins')].map(words)).toEqual([
    'Silva',
    'Souza',
    '0049',
    '(empty)',
  ]);
  pane.press('Push this row');
  pane.press('Revert this row');
  pane.press('Revert Cell phone');
  expect(pane.intents).toEqual([
    { do: 'push-selected' },
    { do: 'revert-selected' },
    { do: 'revert-selected', field: 'CellPhone' },
  ]);
});

test('a row that waits for a correction shows its whole message and is not pushed', () => {
  const { root } = drawPane(withRow({ standing: 'fix', note: longText }, { pushable: 0 }));
  expect(words(panel(root))).toContain(longText.trim());
  expect(buttons(root)).toEqual(['Revert this row']);
});

test('a refused row shows the code of the service', () => {
  const { root } = drawPane(withRow({ standing: 'refused', code: '412' }));
  expect(words(panel(root))).toContain('Refused, code 412');
});

test('a new row has nothing to revert, and the panel says what to do', () => {
  const { root } = drawPane(
    withRow({ standing: 'new', isNew: true, changes: [] }, { revertible: 0, refreshable: 0 }),
  );
  expect(buttons(root)).toEqual(['Push this row']);
  expect(words(panel(root))).toContain('delete the row in the sheet');
});

test('a name has its own direction', () => {
  const { root } = drawPane(withRow({ label: hebrewName }));
  expect(words(panel(root)?.querySelector('bdi'))).toBe(hebrewName);
});

test('several rows are counted, pushed and reverted together', () => {
  const pane = drawPane(
    withSelection({
      ...several,
      count: 12,
      standings: [
        { standing: 'edited', count: 2 },
        { standing: 'unchanged', count: 10 },
      ],
    }),
  );
  expect(words(panel(pane.root))).toContain('12 rows: 2 edited, 10 unchanged.');
  pane.press('Push selected rows');
  pane.press('Revert selected rows');
  expect(pane.intents).toEqual([{ do: 'push-selected' }, { do: 'revert-selected' }]);
});

test('the history is asked for when it is opened, and shows what each push did', () => {
  const pane = drawPane(withSelection(one));
  const fold = pane.root.querySelector<HTMLDetailsElement>('.selected-rows details');
  expect(pane.intents).toEqual([]);
  void settled(() => {
    fold?.setAttribute('open', '');
    fold?.dispatchEvent(new Event('toggle'));
  });
  pane.show(
    withRow({
      history: [
        {
          when: 'Mon 23 Nov 2026 12:48',
          field: 'Last name',
          from: 'S',
          to: 'Silva',
          result: 'Refused',
          message: 'No.',
        },
      ],
    }),
  );
  expect(pane.intents).toEqual([{ do: 'row-history' }]);
  expect(words(fold)).toContain('Mon 23 Nov 2026 12:48: Refused');
  expect(words(fold)).toContain('Last name: S → Silva');
  expect(words(fold)).toContain('No.');
});

test('of a shift, the pane is asked who can work it; other rows have no such button', () => {
  const pane = drawPane(withRow({ kind: 'time-blocks', isShift: true }));
  pane.press('Who can work this?');
  expect(pane.intents.at(-1)).toEqual({ do: 'open-who', kind: 'time-blocks', row: 'r1', index: 4 });
  expect(buttons(drawPane(withRow({})).root)).not.toContain('Who can work this?');
});
