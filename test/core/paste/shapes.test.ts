/** One short text of each of some shapes. texts.test.ts has many of each, and takes longer. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';

/** The shifts of a text: `Ann 2026-11-23 09:00-17:00 Bar`. */
const shiftsOf = (lines: readonly string[]) =>
  readPasted(splitPasted(lines.join('\n')), pasteTargets(timeBlocks), {
    week: '2026-11-23',
    columns: new Map(),
  }).shifts.map(({ person, date, start, end, fields }) =>
    [person, date, `${start}-${end}`, ...Object.values(fields)].join(' '),
  );

test('two marks below days are enough, if the text names the usual times', () => {
  const text = ['\tFri 27/11/2026\tSat 28/11/2026', 'Nan\t✓\t', 'Theo\t\t✓', 'Everyone works 9:00-16:00'];
  expect(shiftsOf(text)).toEqual(['Nan 2026-11-27 09:00-16:00', 'Theo 2026-11-28 09:00-16:00']);
});

test('in a calendar for one person, names beside the times are notes; without the word “for” they may be people', () => {
  const calendar = (title: string) => [
    title,
    'Mon\tTue\tWed\tThu\tFri\tSat\tSun',
    '\t\t\t\t\t\t1',
    '2 9-17 Greta\t3 9-17 Otto\t4\t5 14-22 Greta\t6\t7\t8',
    '9\t10\t11\t12\t13\t14\t15',
  ];
  expect(shiftsOf(calendar('Schedule for Anna Berg - November 2026'))).toEqual([
    'Anna Berg 2026-11-02 09:00-17:00 Greta',
    'Anna Berg 2026-11-03 09:00-17:00 Otto',
    'Anna Berg 2026-11-05 14:00-22:00 Greta',
  ]);
  expect(shiftsOf(calendar('Anna Berg - November 2026'))).toEqual([]);
});

test('names in the lines below a line of times have these times', () => {
  const text = ['Mon 23/11/2026', '09:00-17:00', 'Ann Lee', 'Bo Ek', '', '17:00-23:00', 'Cy Day'];
  expect(shiftsOf(text)).toEqual([
    'Ann Lee 2026-11-23 09:00-17:00',
    'Bo Ek 2026-11-23 09:00-17:00',
    'Cy Day 2026-11-23 17:00-23:00',
  ]);
});

test('in a table with times down and stations across, each cell names who works there', () => {
  const text = [
    'Concession Stand - Saturday 11/28/2026',
    'Time\tGrill\tRegister',
    '8:00am - 10:00am\tKaren Holt\tMike Reyes',
    '10:00am - 12:00pm\tSue Lind\tKaren Holt',
  ];
  expect(shiftsOf(text)).toEqual([
    'Karen Holt 2026-11-28 08:00-10:00 Grill',
    'Mike Reyes 2026-11-28 08:00-10:00 Register',
    'Sue Lind 2026-11-28 10:00-12:00 Grill',
    'Karen Holt 2026-11-28 10:00-12:00 Register',
  ]);
});
