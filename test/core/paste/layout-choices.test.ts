/** The layouts in which a text gives shifts, and the layout that the user chose. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { layoutChoices } from '../../../src/core/paste/layout-choices';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';

const targets = pasteTargets(timeBlocks);
const ANSWERS = { week: '2027-04-26', columns: new Map<number, string>() };
/** April and May are people above the shifts of three days, or months above what happens in them. */
const TEXT = 'Date\tApril\tMay\n2027-04-26\t9-17\t\n2027-04-27\t\t9-17\n2027-04-28\t12-20\t9-17';

test('each layout that makes other shifts is given once, with the share of the times that it explains', () => {
  expect(layoutChoices(splitPasted(TEXT), targets, ANSWERS)).toEqual([
    { layout: 'days-down', shifts: 4, left: 0, explained: 1 },
    { layout: 'list', shifts: 2, left: 2, explained: 0.5 },
  ]);
});

test('a layout that explains less of the text is given with its share', () => {
  const text = 'Ann\tMon\t9-17\nBo\tTue\t10-18\nnote\t12-13\t';
  const choices = layoutChoices(splitPasted(text), targets, ANSWERS);
  expect(choices.map(({ layout, explained }) => [layout, explained.toFixed(2)])).toEqual([['list', '0.67']]);
});

test('the chosen layout reads the text, and one that does not fit makes no shifts', () => {
  const read = (layout: 'list' | 'days-down' | 'calendar') =>
    readPasted(splitPasted(TEXT), targets, { ...ANSWERS, layout });
  expect(
    read('days-down')
      .shifts.map(({ person }) => person)
      .sort(),
  ).toEqual(['April', 'April', 'May', 'May']);
  expect(new Set(read('list').shifts.map(({ person }) => person))).not.toContain('April');
  expect(read('calendar').shifts).toEqual([]);
});
