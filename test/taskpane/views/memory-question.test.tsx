/** @jest-environment jsdom */
import { drawPane, words } from '../fake-app';
import { inLive } from '../sample-views';

test.each([
  ['missing', 'The data that Shiftsheet keeps in this workbook is missing.'],
  ['older', 'Somebody else has worked with Shiftsheet in this workbook since it was opened here.'],
  ['not-compared', 'The comparison with the service was not finished.'],
] as const)('A6: if the memory is %s, the pane says so and offers to compare', (memoryDoubt, why) => {
  const pane = drawPane({ ...inLive, memoryDoubt });
  expect(words(pane.root)).toContain(why);
  pane.press('Download again and compare');
  expect(pane.intents).toEqual([{ do: 'download' }]);
});
