/** @jest-environment jsdom */
import { drawPane, type, words } from '../fake-app';
import { editedShifts, inSandbox, withTable } from '../sample-views';

describe('shifts', () => {
  test('once, on Shifts, the pane says which shifts it knows', () => {
    const pane = drawPane(withTable(editedShifts));
    const sentence = 'The service can’t list shifts: this sheet knows those that were made or pushed here.';
    expect(words(pane.root)).not.toContain(sentence);
    pane.press('More for Time Blocks');
    pane.press('Update the name lists');
    pane.press('Shifts');
    expect(words(pane.root)).toContain(sentence);
    expect(pane.asked('download')).toEqual([{ do: 'download', kind: 'time-blocks' }]);
  });

  test('a template is made by its number, and a wrong number is reported at the field', () => {
    const pane = drawPane({ ...inSandbox, tables: [{ ...editedShifts, state: 'absent' }] });
    pane.press('Data');
    const field = pane.root.querySelector<HTMLInputElement>('#template')!;
    const submit = () => field.form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    type(field, '999');
    submit();
    type(field, '1004');
    submit();
    expect(pane.intents).toEqual([{ do: 'make-template', number: '1004' }]);
  });

  test('How many are wanted has a button, and a card once its sheet is there', () => {
    const pane = drawPane(withTable(editedShifts));
    pane.press('Shifts');
    expect(words(pane.root)).not.toContain('row of the sheet Wanted');
    pane.press('How many are wanted…');
    const sentence = 'Row 3, Heads: “many” is no number of people.';
    pane.show({ ...withTable(editedShifts), wanted: { count: 1, unread: [sentence], unreadCount: 34 } });
    expect(words(pane.root)).toContain(`1 row of the sheet Wanted counts.${sentence}and 33 more`);
    pane.press('How many are wanted…');
    pane.show({ ...withTable(editedShifts), wanted: { count: 2, unread: [], unreadCount: 0 } });
    expect(words(pane.root)).toContain('2 rows of the sheet Wanted count.');
    expect(words(pane.root)).not.toContain('more');
    expect(pane.asked('make-settings')).toEqual([
      { do: 'make-settings', kind: 'wanted' },
      { do: 'make-settings', kind: 'wanted' },
    ]);
  });

  test('shifts can be pasted before their sheet exists', () => {
    const pane = drawPane(withTable({ ...editedShifts, state: 'absent' }));
    pane.press('Shifts');
    pane.press('Paste shifts…');
    pane.show(withTable(editedShifts));
    pane.press('Paste shifts…');
    expect(pane.asked('open-paste')).toEqual([
      { do: 'open-paste', kind: 'time-blocks' },
      { do: 'open-paste', kind: 'time-blocks' },
    ]);
  });
});
