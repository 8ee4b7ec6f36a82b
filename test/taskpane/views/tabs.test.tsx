/** @jest-environment jsdom */
import type { ReportsView } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { result, storedResult } from '../sample-pushes';
import { editedShifts, notice, untouchedUsers, withTable } from '../sample-views';

const reports: ReportsView = {
  offers: [],
  choices: { people: [], departments: [], accounts: [] },
  weekStart: 0,
  made: [],
  ready: [],
};

describe('the tabs', () => {
  const ready = withTable(untouchedUsers);
  const open = (root: Element) => words(root.querySelector('[role="tab"][aria-selected="true"]'));

  test('after a push, Home is open: it says what waits for the user', () => {
    const pane = drawPane({ ...ready, tables: [editedShifts] });
    pane.press('Shifts');
    pane.show({ ...ready, tables: [editedShifts], screen: { kind: 'result', result } });
    expect(pane.root.querySelector('[role="tablist"]')).toBeNull();
    pane.show({ ...ready, tables: [editedShifts] });
    expect(open(pane.root)).toBe('Home');
    pane.press('Shifts');
    pane.show({ ...ready, tables: [editedShifts], pushed: storedResult });
    expect(open(pane.root)).toBe('Home');
  });

  test('Reports is the screen of reports, and another tab closes it', () => {
    const pane = drawPane(ready);
    pane.press('Reports');
    expect(open(pane.root)).toBe('Home');
    pane.show({ ...ready, screen: { kind: 'reports', reports } });
    expect(open(pane.root)).toBe('Reports');
    pane.press('Data');
    pane.show(ready);
    expect(open(pane.root)).toBe('Data');
    expect(pane.intents).toEqual([{ do: 'open-reports' }, { do: 'close-reports' }]);
  });

  test('the arrow keys move among the tabs without opening one', () => {
    const { root } = drawPane(ready);
    const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
    tabs[0]!.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(words(document.activeElement)).toBe('Data');
    expect(open(root)).toBe('Home');
  });

  test('what went well is not said any more after another tab is opened', () => {
    const pane = drawPane({ ...ready, notice: notice(1, 'success', 'Everything is here') });
    pane.press('Data');
    expect(pane.intents).toEqual([{ do: 'dismiss-notice' }]);
  });

  test('Data lists every table, and offers all downloads and the undo', () => {
    const pane = drawPane({
      ...ready,
      tables: [untouchedUsers, { ...editedShifts, state: 'absent' }],
      undoable: true,
    });
    pane.press('Data');
    expect(words(pane.root.querySelector('.line'))).toBe('Users48 users');
    pane.press('Download everything');
    pane.press('Make the sheet Time Blocks');
    pane.press('Undo last push…');
    expect(pane.intents).toEqual([
      { do: 'download' },
      { do: 'download', kind: 'time-blocks' },
      { do: 'undo' },
    ]);
  });
});
