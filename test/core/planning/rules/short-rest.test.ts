import { trackRows } from '../../../../src/core/changes/track-rows';
import type { FieldCells } from '../../../../src/core/table/record';
import { blocks, DAY } from '../../checks/rows';
import { baseline, sheet } from '../../users';
import { breachesIn } from '../plans';

const empty: FieldCells = Object.fromEntries(blocks.fields.map(({ id }) => [id, '']));

/** The hours of rest that are too short, by shifts such as `0 7:00-19:00` (the first number is the day). */
function shortRests(...shifts: readonly string[]): number[] {
  const cells = shifts.map((shift): FieldCells => {
    const [day = '', times = ''] = shift.split(' ');
    const [Start = '', End = ''] = times.split('-');
    return { ...empty, Person: 'Ingrid Solberg', Date: DAY + Number(day), Start, End };
  });
  const { rows } = trackRows(
    blocks,
    sheet(...cells.map((each, at) => [`x${at}`, each] as const)),
    baseline(),
  );
  return breachesIn(blocks, rows, { numbers: { restHours: 11 } }).flatMap(({ rule, facts }) =>
    rule === 'short-rest' && 'hours' in facts ? [facts.hours] : [],
  );
}

test.each([
  ['a late and an early shift', ['0 14:00-22:00', '1 5:00-12:00'], [7]],
  ['exactly 11 hours of rest', ['0 12:00-20:00', '1 7:00-15:00'], []],
  ['a split shift', ['0 9:00-12:00', '0 14:00-18:00'], []],
  ['a split shift that lasts 13 hours', ['0 7:00-11:00', '0 16:00-20:00'], []],
  ['two shifts on one day that leave no rest of 11 hours', ['0 6:00-14:00', '0 15:00-23:00'], [1]],
  ['a day and the night that follows', ['0 7:00-15:00', '0 22:00-6:00'], [7]],
  ['work around the clock', ['0 7:00-19:00', '0 19:00-7:00', '1 7:00-19:00'], [0, 0]],
  ['a night that is written as two rows', ['0 22:00-0:00', '1 0:00-6:00'], []],
  ['a split shift, and then the next day', ['0 8:00-11:00', '0 13:00-17:00', '1 8:00-16:00'], []],
])('%s', (_, shifts, rests) => {
  expect(shortRests(...shifts)).toEqual(rests);
});
