import { acceptanceKey } from '../../../src/core/planning/acceptance';
import type { RuleNumbers } from '../../../src/core/planning/breach';
import { breachIndexOf } from './plans';
import { rowsOf, schedule, type Planned } from './rosters';

const HOUR = 60;
const shift = (from: number, more: Partial<Planned> = {}): Planned => ({
  person: 1,
  day: 0,
  from: from * HOUR,
  minutes: 4 * HOUR,
  ...more,
});
const keys = (blocks: readonly Planned[], numbers: RuleNumbers = {}) =>
  breachIndexOf(schedule, rowsOf(blocks), {
    numbers,
    facts: { qualified: { asked: new Set(['departments', 'tasks']), items: new Map() } },
  })
    .breaches.map(acceptanceKey)
    .sort();

test('an accepted breach is the same after a sort of the sheet and with a new note, and another one after a move', () => {
  const [first, second] = [shift(9), shift(9, { minutes: 6 * HOUR })];
  const accepted = keys([first, second]);
  expect(accepted).toHaveLength(1);
  expect(keys([{ ...second, notes: 'till' }, first])).toEqual(accepted);
  expect(keys([first, shift(10)])).not.toEqual(accepted);
  expect(keys([first, { ...second, minutes: 7 * HOUR }])).not.toEqual(accepted);
  expect(keys([first, second].map((block) => ({ ...block, day: 1 })))).not.toEqual(accepted);
  expect(keys([first, second].map((block) => ({ ...block, person: 2 })))).not.toEqual(accepted);
});

test('each rule and each item that a shift breaks is accepted by itself', () => {
  const found = keys([shift(9, { hours: 9, department: 'Bar', task: 'Cook' })], {
    dayHours: 8,
    weekHours: 8,
  });
  expect(found).toHaveLength(4);
  expect(new Set(found).size).toBe(4);
});

test('the key of many shifts is short', () => {
  const month = Array.from({ length: 30 }, (_, day) => shift(9, { day }));
  const [key = ''] = keys(month, { daysInARow: 6 });
  expect(key).toMatch(/^days-in-a-row 1 /);
  expect(key.length).toBeLessThan(40);
});
