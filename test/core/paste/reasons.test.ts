import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { reasonSentence } from '../../../src/core/paste/reasons';
import { pasteTargets } from '../../../src/core/paste/targets';

const reasonsOf = (text: string) =>
  new Map(
    readPasted(splitPasted(text), pasteTargets(timeBlocks), {
      week: '2026-11-23',
      columns: new Map(),
    }).leftOut.map(({ line, reason }) => [line, reasonSentence(reason)]),
  );

test('a line of a message with a day and a time is not listed as a title', () => {
  const text = 'Mon 23 Nov 2026: Ann 5pm-close\nTue 24 Nov 2026: Ann 17:00-23:00';
  expect(reasonsOf(text).get(1)).toMatch(/^can’t be read for sure/);
});

test('the name of a section without numbers is not listed as a row of sums', () => {
  const text = [
    'Name\tMon 23/11/2026\tTue 24/11/2026',
    'Sales\t\t',
    'Ann\t09:00-17:00\t',
    'Sales\t400\t500',
  ].join('\n');
  const reasons = reasonsOf(text);
  expect(reasons.get(2)).toBe('is a title: no shift');
  expect(reasons.get(4)).toBe('is a row of sums: no shift');
});

test('the reason for a line of a text without headers does not mention headers', () => {
  const text = [
    'LEE, ANN          ext 4410',
    '  Mon 11/23   8:00 AM - 4:30 PM   Till',
    '  Tue 11/24   8:00 AM - 4:30 PM   Till',
    'Closed   Thu',
  ].join('\n');
  expect([...reasonsOf(text).values()].join()).not.toContain('headers');
});

test('a day off between cells of names and times is listed with its reason', () => {
  const text = [
    'Date\tOpening\tClosing',
    'Mon 23/11/2026\tAnn 07:30-15:00\tBo 11:00-19:00',
    'Tue 24/11/2026\tBo 07:30-15:00\toff',
  ].join('\n');
  expect(reasonsOf(text)).toEqual(new Map([[3, 'is a day off, which needs no shift (not an error)']]));
});

test('rows without a column of people say that they wait for this column', () => {
  const text = 'Day\tShift\tPlace\n2026-11-23\t9-17\tBar\n2026-11-24\t9-17\tBar';
  const waits = 'waits for your answer: which column names the people?';
  expect(reasonsOf(text)).toEqual(
    new Map([
      [2, waits],
      [3, waits],
    ]),
  );
});

test('cells of a web page that are not closed keep their words, so that their line is listed', () => {
  const text = '<table><tr><td>Ann<td>9-17</tr></table>';
  expect([...reasonsOf(text).keys()]).toEqual([1]);
});
