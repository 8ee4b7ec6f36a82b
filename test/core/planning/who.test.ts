/** Who can work a shift, and which shifts can be exchanged for it. */
import { dayNumber } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import type { Entity } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { BreachIndex } from '../../../src/core/planning/breach-index';
import { shiftOfRow, swapsFor, whoCanWork, type Candidate } from '../../../src/core/planning/who';
import type { Shift } from '../../../src/core/shifts/shift';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { expectLinear } from '../../runner/expect-linear';
import { baseline, sheet } from '../users';
import { breachIndexOf } from './plans';

const OPEN = 'Open shift';
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });

function company(names: readonly string[]): Entity {
  const people = names.map((name, at) => named(`${at + 1}`, name));
  return bindNames(timeBlocks, (kind) =>
    kind === 'people'
      ? new NameList('person', [named('0', OPEN), ...people])
      : new NameList('record', [named('7', 'Kitchen'), named('8', 'Bar')]),
  );
}

const peopleOf = (names: readonly string[]) => names.map((label, at) => ({ id: `${at + 1}`, label }));
const PEOPLE = peopleOf(NAMES);

/** `Ana 24 9:00-17:00`: a shift on a day of November 2026, whose 23rd is a Monday. */
function shift(text: string, more: FieldCells = {}): FieldCells {
  const [person = '', day = '', from = '', until = ''] = text.split(/ (?=\d)|-(?=\d)/);
  return {
    ...Object.fromEntries(timeBlocks.fields.map(({ id }) => [id, ''])),
    Person: person,
    Date: dayNumber(`2026-11-${day}`),
    Start: from,
    End: until,
    ...more,
  };
}

type Given = Parameters<typeof breachIndexOf>[2];

/** The plan of some rows. The first is the shift that is asked about. */
function planOf(rows: readonly FieldCells[], given?: Given, names = NAMES) {
  const entity = company(names);
  const tracked = trackRows(
    entity,
    sheet(...rows.map((each, at) => [`x${at}`, each] as const)),
    baseline(),
  ).rows;
  const breachIndex = breachIndexOf(entity, tracked, given);
  const [row] = tracked;
  const block = row && shiftOfRow(breachIndex, row);
  if (!block) throw new Error('the first row has no shift');
  return { breachIndex, block };
}

function asked(rows: readonly FieldCells[], given?: Given) {
  const { breachIndex, block } = planOf(rows, given);
  return whoCanWork(block, breachIndex, PEOPLE);
}

const labels = (candidates: readonly Candidate[]) => candidates.map(({ label }) => label);
const stopped = ({ label, breaches }: Candidate) => [label, ...breaches.map(({ rule }) => rule)].join(' ');

test('what speaks for somebody: other shifts that day, rest, the week’s hours and limit, the last weekend, what can’t be read', () => {
  const { can } = asked(
    [
      shift(`${OPEN} 25 14:00-20:00`),
      shift('Ben 22 22:00-6:00'),
      shift('Ben 25 8:00-12:00'),
      shift('Ben 26 8:00-12:00'),
    ],
    {
      numbers: { weekHours: 40 },
      facts: { limits: new Map([['1', { weekHours: 20, days: [], hasUnread: true }]]) },
    },
  );
  const at = (day: number, hour: number) => (dayNumber('2026-11-01') + day - 1) * 1440 + hour * 60;
  expect(can.slice(0, 2).map(({ label }) => label)).toEqual(['Cleo', 'Dan']);
  expect(can.find(({ label }) => label === 'Ana')?.reasons).toEqual({
    sameDay: [],
    restBefore: undefined,
    restAfter: undefined,
    qualified: [],
    hours: 0,
    hoursAfter: 6,
    mostHours: 20,
    hasUnread: true,
  });
  expect(can.find(({ label }) => label === 'Ben')?.reasons).toEqual({
    sameDay: [{ start: at(25, 8), end: at(25, 12) }],
    restBefore: 2,
    restAfter: 12,
    qualified: [],
    hours: 8,
    hoursAfter: 14,
    mostHours: 40,
    hasUnread: false,
  });
});

test('those who can work it come in order: the share of the contract in five weeks, then the name', () => {
  const rows = [
    shift(`${OPEN} 25 9:00-17:00`),
    shift('Ana 23 9:00-17:00'),
    shift('Ben 22 9:00-17:00'),
    shift('Cleo 20 9:00-17:00'),
  ];
  expect(labels(asked(rows).can)).toEqual(['Dan', 'Ana', 'Ben', 'Cleo']);
  // 16 of 200 hours are less than 8 of 50.
  const limits = new Map([
    ['3', { weekHours: 10, days: [] }],
    ['4', { weekHours: 10, days: [] }],
  ]);
  expect(labels(asked(rows, { facts: { limits } }).can)).toEqual(['Ana', 'Ben', 'Dan', 'Cleo']);
});

test('those who can’t come with the rules that the shift would break, who lacks the least first; the holder is left out', () => {
  const { can, cannot } = asked(
    [
      shift('Dan 25 9:00-17:00', { Department: 'Kitchen' }),
      shift('Ana 24 14:00-23:30', { Department: 'Bar' }),
      shift('Ben 25 16:00-20:00'),
    ],
    {
      numbers: { restHours: 11 },
      facts: {
        notScheduled: new Set(['3']),
        qualified: {
          asked: new Set(['departments']),
          items: new Map([
            ['1', new Set(['8'])],
            ['2', new Set(['7'])],
            ['3', new Set(['7'])],
          ]),
        },
      },
    },
  );
  expect(can).toEqual([]);
  expect(cannot.map(stopped)).toEqual([
    'Cleo do-not-schedule',
    'Ben double-booked',
    'Ana not-qualified short-rest',
  ]);
  expect(cannot.map(({ reasons }) => reasons.qualified)).toEqual([['Kitchen'], ['Kitchen'], []]);
});

test('a rule that a person breaks already stops nobody, unless the shift makes it worse', () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => shift(`Ana ${day} 9:00-12:00`));
  const onDay = (day: string) => [shift(`${OPEN} ${day} 13:00-15:00`), ...week];
  const numbers = { daysInARow: 6 };
  expect(labels(asked(onDay('18'), { numbers }).can)).toContain('Ana');
  expect(asked(onDay('23'), { numbers }).cannot.map(stopped)).toEqual(['Ana days-in-a-row']);
  expect(asked(onDay('18'), { numbers: { weekHours: 20 } }).cannot.map(stopped)).toEqual(['Ana week-hours']);
});

test('a row without a person is an open shift, and one without times is none', () => {
  const { block } = planOf([shift(' 25 9:00-17:00', { Person: '' })]);
  expect(block).toMatchObject({ personId: '0', person: OPEN });
  expect(() => planOf([shift('Ana 25 9:00-17:00', { End: '' })])).toThrow('no shift');
});

describe('swapping', () => {
  const DAY = 1440;
  const swaps = (breachIndex: BreachIndex, block: Shift) =>
    swapsFor(block, breachIndex, PEOPLE).map(
      ({ person, block: other }) => `${person.label} ${(other.start - block.start) / DAY}`,
    );
  const swapsIn = (rows: readonly FieldCells[], given?: Given) => {
    const { breachIndex, block } = planOf(rows, given);
    return swaps(breachIndex, block);
  };

  test('shifts of others within a week can be exchanged, the nearest first', () => {
    const rows = [
      shift('Ana 16 9:00-17:00'),
      shift('Ben 23 9:00-17:00'),
      shift('Cleo 24 9:00-17:00'),
      shift('Dan 17 9:00-17:00'),
      shift('Ben 14 9:00-17:00'),
      shift(`${OPEN} 18 9:00-17:00`),
      shift('Ana 19 9:00-17:00'),
    ];
    expect(swapsIn(rows)).toEqual(['Dan 1', 'Ben -2', 'Ben 7']);
  });

  test('neither of the two may break a rule that both keep now', () => {
    const rows = [
      shift('Ana 18 9:00-17:00'),
      shift('Ben 19 9:00-17:00'),
      shift('Ben 18 16:00-18:00'),
      shift('Cleo 20 9:00-17:00'),
      shift('Ana 20 16:00-18:00'),
      shift('Dan 21 9:00-17:00'),
    ];
    expect(swapsIn(rows)).toEqual(['Ben 0.2916666666666667', 'Dan 3']);
  });

  test('too many hours that a swap leaves as they are do not stop it', () => {
    const rows = [
      shift('Ana 18 9:00-17:00'),
      shift('Dan 21 9:00-17:00'),
      shift('Dan 22 9:00-12:00'),
      shift('Dan 23 9:00-17:00'),
    ];
    const limits = new Map([['4', { weekHours: 10, days: [] }]]);
    expect(swapsIn(rows, { facts: { limits } })).toEqual(['Dan 3']);
  });

  test('two shifts at the same times and places are not exchanged, at other places they are', () => {
    const kitchen = { Department: 'Kitchen' };
    const ana = shift('Ana 18 9:00-17:00', kitchen);
    expect(swapsIn([ana, shift('Ben 18 9:00-17:00', kitchen)])).toEqual([]);
    expect(swapsIn([ana, shift('Ben 18 9:00-17:00', { Department: 'Bar' })])).toEqual(['Ben 0']);
  });

  test('an open shift, and time off, are exchanged for nothing', () => {
    const off = shift('Ana 18 9:00-17:00', { TimeOffReason: 'Kitchen' });
    const ben = shift('Ben 19 9:00-17:00');
    expect(swapsIn([shift(`${OPEN} 18 9:00-17:00`), ben])).toEqual([]);
    expect(swapsIn([off, ben])).toEqual([]);
    expect(swapsIn([ben, off])).toEqual([]);
  });

  test('at most so many are listed', () => {
    const { breachIndex, block } = planOf([
      shift('Ana 18 9:00-17:00'),
      ...['19', '20', '21'].map((day) => shift(`Ben ${day} 9:00-17:00`)),
    ]);
    expect(swapsFor(block, breachIndex, PEOPLE, { most: 2 })).toHaveLength(2);
    expect(swapsFor(block, breachIndex, PEOPLE, { tried: 1 })).toHaveLength(1);
  });
});

test('the time to ask who can work a shift grows with the people, not with their pairs', async () => {
  await expectLinear(
    (count) => {
      const names = Array.from({ length: count }, (_, at) => `P${at}`);
      const rows = names.map((name, at) => shift(`${name} ${16 + (at % 14)} 9:00-17:00`));
      const numbers = { restHours: 11, weekHours: 40, daysInARow: 6, averageHours: 48 };
      return { ...planOf(rows, { numbers }, names), people: peopleOf(names) };
    },
    ({ breachIndex, block, people }) => {
      const { can, cannot } = whoCanWork(block, breachIndex, people);
      const swaps = swapsFor(block, breachIndex, people);
      expect([can.length + cannot.length, swaps.length]).toEqual([people.length - 1, 50]);
    },
    1000,
  );
});
