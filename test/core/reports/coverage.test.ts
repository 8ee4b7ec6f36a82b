import fc from 'fast-check';
import { coverage } from '../../../src/core/reports/coverage';
import type { ReportFacts } from '../../../src/core/reports/facts';
import type { ReportOptions } from '../../../src/core/reports/options';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportCell } from '../../../src/core/reports/report';
import { row, needsOf } from '../need/needs';
import { facts, named, shift } from './facts';
import { isoOf, someFacts, someOptions } from './generated';
import { faultsOf } from './shape';

const MONDAY = { from: '2026-11-23', to: '2026-11-23' };

test('people are counted by hour: half an hour counts half, and a person who is booked twice counts once', () => {
  const report = makeReport(
    coverage,
    facts({
      shifts: [
        shift('Ann', '2026-11-23 09:00', '2026-11-23 11:30'),
        shift('Ann', '2026-11-23 10:00', '2026-11-23 12:00', { department: 'Bar' }),
        shift('Bob', '2026-11-22 22:00', '2026-11-23 00:45'),
        shift('Bob', '2026-11-23 11:15', '2026-11-23 12:00', { hoursTyped: 8 }),
        shift('Eve', '2026-11-23 09:00', '2026-11-23 12:00', { timeOffReason: 'Sick' }),
        shift('Open shift', '2026-11-23 09:00', '2026-11-23 12:00'),
      ],
    }),
    { period: MONDAY },
  );
  const [date, ...cells] = report.sections[1]?.rows[0]?.cells ?? [];
  expect(date).toBe('2026-11-23');
  expect(filled(cells.slice(0, 24))).toEqual({ 0: 0.75, 9: 1, 10: 1, 11: 1.75 });
  expect(cells[24]).toBe(4.5);
  expect(report.lines.map(({ text }) => text)).toContain('1 open shift is not counted: nobody is there.');
});

test('both tables have the same headers, because on paper the first table’s headers are repeated above the second', () => {
  const { sections } = makeReport(coverage, facts({ shifts: [] }), { period: MONDAY });
  const headers = sections.map(({ columns }) => columns.map(({ header }) => header));
  expect(headers[1]).toEqual(headers[0]);
});

test('open shifts and typed hours, which do not show presence, are mentioned and not counted', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 12:00'] as const;
  const report = makeReport(
    coverage,
    facts({
      shifts: [shift('Ann', ...at, { hoursTyped: 8 }), shift('Open shift', ...at, { isPushed: false })],
    }),
    { period: MONDAY },
  );
  const told = report.lines.map(({ text }) => text);
  expect(told).toContain('Presence is from Start to End, whatever Hours were typed.');
  expect(told.join()).not.toContain('not pushed');
});

test('a person with a short shift inside a long one is not counted twice afterwards', () => {
  const { sections } = makeReport(
    coverage,
    facts({
      shifts: [
        shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00'),
        shift('Ann', '2026-11-23 10:00', '2026-11-23 11:00'),
        shift('Ann', '2026-11-23 12:00', '2026-11-23 18:00'),
      ],
    }),
    { period: MONDAY },
  );
  expect(sections[1]?.rows[0]?.cells[25]).toBe(9);
});

test('weekdays are averages over the days of the period, in the order of the period’s weeks', () => {
  const report = makeReport(
    coverage,
    facts({
      shifts: [
        shift('Ann', '2026-11-23 09:00', '2026-11-23 10:00'),
        shift('Bob', '2026-11-23 09:00', '2026-11-23 10:00'),
        shift('Ann', '2026-11-30 09:00', '2026-11-30 10:00'),
        shift('Ann', '2026-11-29 09:00', '2026-11-29 10:00'),
      ],
    }),
    { period: { from: '2026-11-23', to: '2026-11-30' }, weekStart: 6 },
  );
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[10], cells[25]])).toEqual([
    ['Sun', 1, 1],
    ['Mon', 1.5, 1.5],
    ...['Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => [name, 0, 0]),
    ['All days', 0.5, 0.5],
  ]);
});

test('shifts of people who are away count, and a warning names them', () => {
  const shifts = [
    shift('Ann', '2026-11-24 09:00', '2026-11-24 17:00'),
    shift('Bob', '2026-11-24 09:00', '2026-11-24 17:00'),
    shift('Bob', '2026-11-24 08:00', '2026-11-24 12:00', { timeOffReason: 'Sick' }),
  ];
  const ann = { personId: 'id of Ann', person: 'Ann', accountId: '7', account: 'Vacation' };
  const leave = [{ ...ann, effectiveDate: '2026-11-23', amount: -2, description: '', isPushed: true }];
  const period = { from: '2026-11-24', to: '2026-11-24' };
  const report = makeReport(coverage, facts({ shifts, leave }), { period });
  expect(report.sections[1]?.rows[0]?.cells[10]).toBe(2);
  expect(report.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '2 shifts of people who are away: Ann, Tue 24 Nov, 9a–5p; Bob, Tue 24 Nov, 9a–5p.',
      'Shifts of people who are away count as if the people come.',
    ]),
  );
});

test('coverage equals a count of the people of every minute', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const counted = countedByMinute(of, options);
      for (const { cells } of makeReport(coverage, of, options).sections[1]?.rows ?? [])
        cells.slice(1, 25).forEach((cell, hour) => {
          const minutes = counted.get(`${String(cells[0])}T${String(hour).padStart(2, '0')}`)?.size ?? 0;
          expect(cell).toBe(minutes / 60);
          counted.delete(`${String(cells[0])}T${String(hour).padStart(2, '0')}`);
        });
      expect(counted.size).toBe(0);
    }),
    { numRuns: 50 },
  );
});

describe('with the sheet "Wanted"', () => {
  const BAR = { department: 'Bar', departmentId: '1' };
  const KITCHEN = { department: 'Kitchen', departmentId: '2' };
  const TWO_DAYS = { from: '2026-12-07', to: '2026-12-08' };
  const needs = needsOf(
    row('Mon', '9-12', 2),
    row('Mon', '11-12', 2, { department: 'Kitchen' }),
    row('Mon', '13-14', 1, { task: 'Till' }),
    row('Mon', '15-16', 1),
    row('Mon', '22-1', 1),
  );
  const all = facts({
    people: named('Ann', 'Bob'),
    departments: [
      { id: '1', label: 'Bar' },
      { id: '2', label: 'Kitchen' },
    ],
    shifts: [
      shift('Ann', '2026-12-07 09:00', '2026-12-07 11:30', BAR),
      shift('Bob', '2026-12-07 10:00', '2026-12-07 16:00', BAR),
      shift('Ann', '2026-12-07 15:00', '2026-12-07 16:00', BAR),
      shift('Eve', '2026-12-07 22:00', '2026-12-08 01:00', KITCHEN),
    ],
    wanted: { needs, holidays: new Map() },
  });
  const TABLE = 'Short or over by day';
  const make = (options: Partial<ReportOptions> = {}, of = all) =>
    makeReport(coverage, of, { period: TWO_DAYS, ...options });
  const tableOf = (...of: Parameters<typeof make>) =>
    make(...of).sections.find(({ title }) => title === TABLE);
  const daysOf = (...of: Parameters<typeof make>) =>
    tableOf(...of)?.rows.map(({ cells }) => [...cells.slice(0, 25).flatMap(said), cells[25]]);
  const said = (cell: ReportCell, at: number) =>
    at === 0 ? [cell] : cell === undefined ? [] : [`${at - 1}: ${cell}`];

  test('a table says in each hour how many people are missing at the worst minute or too many, over all departments', () => {
    expect(daysOf()).toEqual([
      ['2026-12-07', '9: -1', '10: 0', '11: -3', '13: -1', '15: 1', '22: -1', '23: -1', -(1 + 2.5 + 1 + 2)],
      ['2026-12-08', '0: -1', -1],
    ]);
  });

  test('its cells have colours, which the legend explains, and its notes say by what it is counted', () => {
    const report = make();
    const [missing, tooMany] = ['People missing', 'Too many people'].map(
      (text) => report.legend?.find((each) => each.text === text)?.fill,
    );
    const [monday, tuesday] = tableOf()?.rows ?? [];
    expect(monday?.fills).toEqual({
      ...{ 10: missing, 12: missing, 14: missing, 16: tooMany, 23: missing, 24: missing },
    });
    expect(tuesday?.fills).toEqual({ 1: missing });
    expect(tableOf()?.heat).toEqual([]);
    expect(report.lines.at(-2)?.text).toContain('compares with the sheet Wanted');
  });

  test('a report of some departments has their needs alone, whoever works there', () => {
    expect(daysOf({ departments: new Set(['2']) })).toEqual([
      ['2026-12-07', '11: -2', -2],
      ['2026-12-08', 0],
    ]);
  });

  test('a report of some people has no such table and says so', () => {
    const options = { people: new Set(all.people.map(({ id }) => id)) };
    expect(tableOf(options)).toBeUndefined();
    expect(make(options).lines.at(-1)?.text).toMatch(/^“Short or over by day” is left out/);
    expect(make(options)).not.toHaveProperty('legend');
  });

  test('where nobody is wanted, the report is as without the sheet', () => {
    const { wanted: _, ...without } = all;
    const later = { period: { from: '2026-12-09', to: '2026-12-10' } };
    expect(make(later)).toEqual(make(later, without));
    expect(make(later, { ...without, wanted: { needs: [], holidays: new Map() } })).toEqual(
      make(later, without),
    );
  });

  test('a period without shifts has the table alone', () => {
    const report = make({}, { ...all, shifts: [] });
    expect(report.sections.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['By weekday', 0],
      ['By day', 0],
      [TABLE, 2],
    ]);
  });

  test('all tables have the same headers, and keep the rules of reports', () => {
    const { sections } = make();
    const headers = sections.map(({ columns }) => columns.map(({ header }) => header));
    expect(headers).toEqual([headers[0], headers[0], headers[0]]);
    expect(faultsOf(make())).toEqual([]);
  });
});

/** Counts pairs of minute and person, by day and hour. */
function countedByMinute(
  of: ReportFacts,
  { period, people, departments }: ReportOptions,
): Map<string, Set<string>> {
  const counted = new Map<string, Set<string>>();
  for (const block of of.shifts) {
    const { personId, department } = block;
    if (block.schedule !== 'current' || personId === '0') continue;
    if (block.timeOffReason + block.timeOffAccount !== '') continue;
    if ((people && !people.has(personId)) || (departments && !departments.has(department))) continue;
    for (let minute = block.start; minute < block.end; minute += 1) {
      const iso = isoOf(minute);
      if (iso.slice(0, 10) < period.from || iso.slice(0, 10) > period.to) continue;
      const key = iso.slice(0, 13);
      counted.set(key, (counted.get(key) ?? new Set()).add(`${minute} ${personId}`));
    }
  }
  return counted;
}

function filled(cells: readonly ReportCell[]): Record<number, ReportCell> {
  return Object.fromEntries(cells.flatMap((cell, at) => (cell === 0 ? [] : [[at, cell]])));
}
