/** The warnings about people who are booked twice, in the rows of Time Blocks and by the days off of another table. */
import type { TrackedRow } from '../../../src/core/changes/row';
import { trackRows } from '../../../src/core/changes/track-rows';
import { warnPlan } from '../../../src/core/checks/warn-plan';
import { findingSentence } from '../../../src/core/checks/wording';
import type { Entity } from '../../../src/core/entities/entity';
import { templateBlocks } from '../../../src/core/entities/time-blocks';
import type { NamedDaysOff } from '../../../src/core/planning/breach';
import type { FieldCells } from '../../../src/core/table/record';
import { expectLinear } from '../../runner/expect-linear';
import { breachesIn } from '../planning/plans';
import { baseline, sheet } from '../users';
import { blocks, DAY } from './rows';

const empty: FieldCells = Object.fromEntries(blocks.fields.map(({ id }) => [id, '']));
const shift = (Start: string, End: string, more: FieldCells = {}): FieldCells => ({
  ...empty,
  Person: 'Ingrid Solberg',
  Date: DAY,
  Start,
  End,
  ...more,
});
const rowName = (index: number) => `row ${index + 2}`;

function warned(entity: Entity, rows: readonly TrackedRow[], daysOff: readonly NamedDaysOff[] = []) {
  return warnPlan(rows, breachesIn(entity, rows, { facts: { daysOff } }), { entity, rowName, weekStart: 0 });
}

/** The warnings of new rows, as `row: sentence`. */
function found(cells: readonly FieldCells[], daysOff: readonly NamedDaysOff[] = []) {
  const { rows } = trackRows(
    blocks,
    sheet(...cells.map((each, at) => [`x${at}`, each] as const)),
    baseline(),
  );
  return warned(blocks, rows, daysOff).map((problem) => `${problem.index} ${findingSentence(problem)}`);
}

test('two shifts of one person that overlap name each other', () => {
  expect(found([shift('9:00', '17:00'), shift('16:00', '20:00')])).toEqual([
    '0 Double booking: Ingrid Solberg already has a shift from 4:00 PM to 8:00 PM on this day (row 3).',
    '1 Double booking: Ingrid Solberg already has a shift from 9:00 AM to 5:00 PM on this day (row 2).',
  ]);
});

test('shifts that touch, shifts of two people and open shifts have no warning', () => {
  expect(found([shift('9:00', '17:00'), shift('17:00', '20:00')])).toEqual([]);
  expect(found([shift('9:00', '17:00'), shift('9:00', '17:00', { Person: 'Kwame Mensah' })])).toEqual([]);
  const open = shift('9:00', '17:00', { Person: 'Open shift' });
  expect(found([open, open])).toEqual([]);
});

test('a shift over midnight overlaps one of the next day, and both days are named', () => {
  expect(found([shift('22:00', '6:00'), shift('5:00', '9:00', { Date: DAY + 1 })])).toEqual([
    '0 Double booking: Ingrid Solberg already has a shift from Tue 24 Nov, 5:00 AM to Tue 24 Nov, 9:00 AM (row 3).',
    '1 Double booking: Ingrid Solberg already has a shift from Mon 23 Nov, 10:00 PM to Tue 24 Nov, 6:00 AM (row 2).',
  ]);
});

test('a block of several days overlaps a shift in the middle of it', () => {
  const long = shift('9:00', '17:00', { EndDate: DAY + 4 });
  expect(
    found([long, shift('9:00', '17:00', { Date: DAY + 2 })]).filter((each) => each.includes('already')),
  ).toHaveLength(2);
});

test('a shift that is there twice is called the same, if only its own numbers differ', () => {
  const first = shift('9:00', '17:00', { ExternalID: 1 });
  expect(found([first, { ...first, ExternalID: 2 }])).toEqual([
    '0 Same shift twice: Ingrid Solberg already has it from 9:00 AM to 5:00 PM on this day (row 3).',
    '1 Same shift twice: Ingrid Solberg already has it from 9:00 AM to 5:00 PM on this day (row 2).',
  ]);
  expect(found([first, { ...first, ExternalID: 2, Notes: 'till' }])[0]).toContain('already has a shift');
});

test('a shift during time off names the reason, and half a day off leaves the other half', () => {
  const vacation = shift('9:00', '17:00', { TimeOffReason: 'Vacation' });
  expect(found([vacation, shift('17:00', '22:00')])).toEqual([]);
  expect(found([vacation, shift('16:00', '22:00')])).toEqual([
    '0 Double booking: Ingrid Solberg already has a shift from 4:00 PM to 10:00 PM on this day (row 3).',
    '1 On time off: Ingrid Solberg on this day, Vacation (row 2).',
  ]);
});

test('a night shift that ends on the morning of a day off has no warning, unless the time off has begun', () => {
  const night = shift('22:00', '6:00', { Date: DAY - 1 });
  expect(found([night, shift('9:00', '17:00', { TimeOffReason: 'Vacation' })])).toEqual([]);
  expect(found([night, shift('0:00', '17:00', { TimeOffReason: 'Vacation' })])).toHaveLength(2);
});

const daysOff = {
  index: 3,
  personId: '1',
  firstDay: DAY,
  amount: -3,
  account: 'Vacation',
  where: 'Time Off, row 5',
};

test('a transaction of three days warns on each of the days, and names its row', () => {
  const days = [0, 1, 2, 3].map((at) => shift('9:00', '17:00', { Date: DAY + at }));
  expect(found(days, [daysOff])).toEqual([
    '0 On time off: Ingrid Solberg on Mon 23 Nov, by 3 days of Vacation from Mon 23 Nov (Time Off, row 5).',
    '1 On time off: Ingrid Solberg on Tue 24 Nov, by 3 days of Vacation from Mon 23 Nov (Time Off, row 5).',
    '2 On time off: Ingrid Solberg on Wed 25 Nov, by 3 days of Vacation from Mon 23 Nov (Time Off, row 5).',
  ]);
  expect(found([shift('9:00', '17:00', { Person: 'Kwame Mensah' })], [daysOff])).toEqual([]);
});

test('the blocks of a template are not compared with days off, because its dates are no days of work', () => {
  const { rows } = trackRows(blocks, sheet(['x', shift('9:00', '17:00')]), baseline());
  const template = { ...blocks, block: templateBlocks('1000').block! };
  expect(warned(template, rows, [daysOff])).toEqual([]);
  expect(warned(blocks, rows, [daysOff])).toHaveLength(1);
});

test('the work grows with the shifts of one person, not with their pairs, even if all of them overlap', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => [`x${at}`, shift('0:00', '14:00', { Notes: `${at}` })] as const);
  await expectLinear(
    (count) => trackRows(blocks, sheet(...many(count)), baseline()).rows,
    (rows) => expect(warned(blocks, rows)).toHaveLength(rows.length),
    6000,
  );
});

test.each([
  ['16 hours', { Start: '6:00', End: '22:00' }, []],
  ['16 hours and a minute', { Start: '6:00', End: '22:01' }, ['long-shift End warning']],
  ['a night of 17 hours', { Start: '17:00', End: '10:00' }, ['long-shift End warning']],
  ['two days', { Start: '9:00', End: '9:00', EndDate: DAY + 2 }, ['long-shift End warning']],
  ['two days of time off', { Start: '9:00', End: '9:00', EndDate: DAY + 2, TimeOffReason: 'Vacation' }, []],
])('a block of %s has the expected warnings', (_, typed, expected) => {
  const { rows } = trackRows(blocks, sheet(['x', shift('', '', typed)]), baseline());
  const codes = warned(blocks, rows).map(({ code, field, severity }) => `${code} ${field} ${severity}`);
  expect(codes).toEqual(expected);
});

test('the warning about a long shift has its hours', () => {
  expect(found([shift('17:00', '9:30')])).toEqual([
    '0 Shift of 16.5 hours, more than 16: check Start, End and End date.',
  ]);
});
