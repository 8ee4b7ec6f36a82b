import { serialOfDay } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import {
  MOST_SHIFTS,
  PATTERNS,
  patternProblem,
  patternShifts,
  pictureOf,
  workDays,
  type PatternEntry,
  type PatternId,
} from '../../../src/core/shifts/patterns';

const patternOf = (wanted: PatternId) => PATTERNS.find(({ id }) => id === wanted)!;

const entryOf = (part: Partial<PatternEntry> = {}): PatternEntry => ({
  pattern: patternOf('four-on-four-off'),
  first: '2026-12-07',
  last: '2026-12-13',
  people: [{ id: '7', ahead: 0 }],
  turns: [
    { start: '07:00', end: '19:00' },
    { start: '19:00', end: '07:00' },
  ],
  department: '',
  area: '',
  task: '',
  closed: [],
  leave: 'open',
  ...part,
});

test('the first 28 days of each pattern', () => {
  expect(Object.fromEntries(PATTERNS.map((pattern) => [pattern.id, pictureOf(pattern, 28)]))).toEqual({
    'four-on-four-off': 'DDDD----DDDD----DDDD----DDDD',
    'four-on-four-off-rotating': 'DDDD----NNNN----DDDD----NNNN',
    'two-two-three': 'DD--DDD--DD---DD--DDD--DD---',
    'two-two-three-rotating': 'DD--DDD--DD---NN--NNN--NN---',
    dupont: 'NNNN---DDD-NNN---DDDD-------',
    'every-other-week': 'DDDDD---------DDDDD---------',
  });
});

test.each(['dupont', 'two-two-three-rotating'] as const)(
  'four people cover day and night in the pattern %s: each day one works each turn',
  (id) => {
    const people = [0, 7, 14, 21].map((ahead) => ({ id: `${ahead}`, ahead }));
    const worked = workDays(entryOf({ pattern: patternOf(id), people, last: '2027-01-31' }));
    const byDay = new Map<string, number[]>();
    for (const { day, turn } of worked) byDay.set(day, [...(byDay.get(day) ?? []), turn].sort());
    expect(byDay.size).toBe(56);
    expect(new Set([...byDay.values()].map(String))).toEqual(new Set(['0,1']));
  },
);

test('each person begins so many days ahead in the cycle, and nobody works on the days that are left out', () => {
  const entry = entryOf({
    people: [
      { id: '7', ahead: 0 },
      { id: '8', ahead: 6 },
    ],
    closed: ['2026-12-08', '2026-12-25'],
    last: '2026-12-10',
  });
  expect(workDays(entry)).toEqual([
    { personId: '7', day: '2026-12-07', turn: 0 },
    { personId: '7', day: '2026-12-09', turn: 0 },
    { personId: '8', day: '2026-12-09', turn: 0 },
    { personId: '7', day: '2026-12-10', turn: 0 },
    { personId: '8', day: '2026-12-10', turn: 0 },
  ]);
});

test('shifts have the cells of a row, with the times of their turn', () => {
  const shifts = patternShifts(
    timeBlocks,
    entryOf({ pattern: patternOf('dupont'), last: '2026-12-07', department: '3' }),
  );
  expect(shifts.map(({ cells }) => cells)).toEqual([
    { Person: '7', Date: serialOfDay('2026-12-07'), Start: 19 / 24, End: 7 / 24, Department: '3' },
  ]);
});

test('an entry that can’t be carried out says why', () => {
  const times = { start: '7', end: '19:00' };
  const everybody = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, ahead: 0 }));
  const problems = [
    entryOf(),
    entryOf({ people: [] }),
    entryOf({ people: [{ id: '7', ahead: -1 }] }),
    entryOf({ people: [{ id: '7', ahead: 0.5 }] }),
    entryOf({ first: '' }),
    entryOf({ last: '2026-12-06' }),
    entryOf({ last: '2027-12-08' }),
    entryOf({ last: '2027-12-07' }),
    entryOf({ turns: [] }),
    entryOf({ turns: [times] }),
    entryOf({ pattern: patternOf('dupont'), turns: entryOf().turns.slice(0, 1) }),
    entryOf({ people: everybody, last: '2027-06-30' }),
  ].map(patternProblem);
  expect(problems).toEqual([
    undefined,
    'no-people',
    'bad-ahead',
    'bad-ahead',
    'no-days',
    'ends-before-start',
    'too-long',
    undefined,
    'no-times',
    'no-times',
    'no-times',
    'too-many',
  ]);
  expect(MOST_SHIFTS).toBe(5_000);
});
