/** A title that gives the week of the days below it is listed with that reason. No shift was left with it. */
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../../src/core/paste/read';
import { why } from '../../../../src/core/paste/reasons';
import { pasteTargets } from '../../../../src/core/paste/targets';

const weekdays = 'Name\tMon\tTue';
const dates = 'Name\tMon 23/11/2026\tTue 24/11/2026';

function firstLeft(title: string, header: string) {
  const { leftOut: left } = readPasted(
    splitPasted(`${title}\n${header}\nAnn\t9:00-17:00\t10:00-18:00`),
    pasteTargets(timeBlocks),
    {
      week: '2026-11-23',
      columns: new Map(),
    },
  );
  return left.find(({ line }) => line === 1);
}

test.each(['Week commencing 23 Nov 2026', '23 - 29 November 2026', 'KW 48'])(
  '%s gives the week of bare weekdays and is listed as used',
  (title) => {
    expect(firstLeft(title, weekdays)).toMatchObject({ isUsed: true, reason: why.weekTitle });
  },
);

test.each([
  ['Rota for the kitchen', weekdays],
  ['Week commencing 23 Nov 2026', dates],
  ['Bo 23 Nov 2026 9:00-17:00', weekdays],
])('%s above %s is not listed as used', (title, header) => {
  expect(firstLeft(title, header)).not.toHaveProperty('isUsed');
});
