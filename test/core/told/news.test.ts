import { dayNumber, MINUTES_A_DAY } from '../../../src/core/calendar/days';
import type { BaselineRow } from '../../../src/core/changes/baseline';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { confirmedPlan } from '../../../src/core/told/confirmed';
import { newsOfAll } from '../../../src/core/told/news';

const DAY = dayNumber('2026-12-03');
const NOW = DAY * MINUTES_A_DAY;

interface Block {
  readonly number: string;
  readonly person: string;
  /** Days after 3 December. */
  readonly day?: number;
  readonly from?: number;
  readonly department?: string;
  readonly reason?: string;
}

function rowOf({ number, person, day = 1, from = 9, department = '', reason = '' }: Block): BaselineRow {
  return {
    id: `row-${number}`,
    key: number,
    cells: {
      Person: `Person ${person}`,
      Date: DAY + day,
      Start: from / 24,
      End: (from + 8) / 24,
      Department: department === '' ? '' : `Department ${department}`,
      TimeOffReason: reason,
    },
    ids: { Person: person, Department: department },
  };
}

const planOf = (...blocks: Block[]) => confirmedPlan(blocks.map(rowOf), timeBlocks, NOW);
const newsSince = (told: ReturnType<typeof planOf>, now: ReturnType<typeof planOf>) =>
  Object.fromEntries(
    [...newsOfAll(told.people, now, NOW)].map(([id, { changed, added, removed }]) => [
      id,
      {
        changed: changed.map(([{ number }]) => number),
        added: added.map(({ number }) => number),
        removed: removed.map(({ number }) => number),
      },
    ]),
  );

test('a shift with another day, other times or another place has changed, and any other is no news', () => {
  const told = planOf(
    { number: '1', person: 'a' },
    { number: '2', person: 'a' },
    { number: '3', person: 'a' },
    { number: '4', person: 'b' },
  );
  const now = planOf(
    { number: '1', person: 'a', day: 2 },
    { number: '2', person: 'a', from: 10 },
    { number: '3', person: 'a', department: '5' },
    { number: '4', person: 'b' },
  );
  expect(newsSince(told, now)).toEqual({ a: { changed: ['3', '2', '1'], added: [], removed: [] } });
});

test('a shift that somebody else has got is no longer for the one and new for the other', () => {
  const [told, now] = [planOf({ number: '1', person: 'a' }), planOf({ number: '1', person: 'b' })];
  expect(newsSince(told, now)).toEqual({
    a: { changed: [], added: [], removed: ['1'] },
    b: { changed: [], added: ['1'], removed: [] },
  });
});

test('open shifts and time off are nobody’s, and shifts that have begun are no news', () => {
  const told = planOf(
    { number: '1', person: 'a' },
    { number: '2', person: 'a' },
    { number: '3', person: 'a', day: 0 },
  );
  const now = planOf(
    { number: '1', person: '0' },
    { number: '2', person: 'a', reason: 'Ill' },
    { number: '3', person: 'a', day: -1 },
    { number: '4', person: 'a', day: -2 },
    { number: '5', person: '0' },
  );
  expect(newsSince(told, now)).toEqual({ a: { changed: [], added: [], removed: ['3', '1', '2'] } });
});

test('a shift whose row the workbook no longer knows is no news', () => {
  expect(newsSince(planOf({ number: '1', person: 'a' }), planOf())).toEqual({});
});

test('a shift that begins now has begun', () => {
  expect(planOf({ number: '1', person: 'a', day: 0, from: 0 }).people.size).toBe(0);
});
