/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inSandbox, untouchedUsers } from '../sample-views';

test.each([
  ['Show edits in Status while I type', { do: 'mark-edits', on: true }],
  ['Colour Status and changed cells', { do: 'colour-status', on: false }],
])('the tab Data has the choice "%s"', (label, intent) => {
  const pane = drawPane({
    ...inSandbox,
    tables: [untouchedUsers],
    marksEdits: false,
    coloursStatus: true,
  });
  pane.press('Data');
  const [tick] = [...pane.root.querySelectorAll<HTMLLabelElement>('label.check')].filter((each) =>
    words(each).includes(label),
  );
  const input = tick?.querySelector('input');
  expect(input?.checked).toBe(!intent.on);
  input?.click();
  expect(pane.intents).toEqual([intent]);
});
