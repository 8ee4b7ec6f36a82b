import fc from 'fast-check';
import type { Facts } from '../../../src/core/reports/facts';
import { hours } from '../../../src/core/reports/hours';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportOptions } from '../../../src/core/reports/options';
import type { ReportCell, ReportRow, ReportSection } from '../../../src/core/reports/report';
import { facts, named, shift } from './facts';
import { isoOf, someFacts, someOptions, weekOfIso } from './generated';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

test('a week’s hours by person, week and department, beside the timesheet', () => {
  const report = makeReport(
    hours,
    facts({
      departments: named('Kitchen', 'Bar'),
      shifts: [
        shift('Bob', '2026-11-23 09:00', '2026-11-23 17:00', { department: 'Bar', hoursTyped: 7.5 }),
        shift('Ann', '2026-11-24 22:00', '2026-11-25 06:30', { department: 'Bar' }),
        shift('Ann', '2026-11-26 09:00', '2026-11-26 12:20', { department: 'Kitchen', isPushed: false }),
        shift('Ann', '2026-11-27 09:00', '2026-11-27 17:00', { timeOffReason: 'Holiday' }),
        shift('Open shift', '2026-11-27 09:00', '2026-11-27 17:00', { department: 'Bar' }),
        shift('Ann', '2026-11-24 22:00', '2026-11-25 07:00', { department: 'Bar', schedule: 'timesheet' }),
      ],
    }),
    { period: WEEK },
  );
  const [byPerson, byWeek] = report.sections;
  expect(byWeek?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-23', 58 / 3, 7.5, 9, -31 / 3, 8],
    ['Total', 58 / 3, 7.5, 9, -31 / 3, 8],
  ]);
  expect(byPerson?.rows.map(({ role, cells }) => [role, ...cells])).toEqual([
    ['data', 'Ann', '2026-11-23', 'Kitchen', 10 / 3, 0, 0, -10 / 3],
    ['data', 'Ann', '2026-11-23', 'Bar', 8.5, 0, 9, 0.5],
    ['subtotal', 'Ann', undefined, undefined, 71 / 6, 0, 9, -17 / 6],
    ['data', 'Bob', '2026-11-23', 'Bar', 7.5, 7.5, 0, -7.5],
    ['total', 'Total', undefined, undefined, 58 / 3, 7.5, 9, -31 / 3],
    ['band', 'Open shifts', '2026-11-23', 'Bar', 8, 0, 0, -8],
    ['total', 'Open shifts, total', undefined, undefined, 8, 0, 0, -8],
  ]);
  expect(report.lines).toEqual([
    { role: 'scope', text: 'Mon 23 Nov 2026 to Sun 29 Nov 2026' },
    { role: 'source', text: 'Made from this workbook Sat 21 Nov 2026 14:05.' },
    { role: 'notice', text: 'Time blocks are those made or pushed in this workbook.' },
    { role: 'notice', text: '1 of 5 shifts is not pushed yet.' },
    {
      role: 'notice',
      text: 'Hours typed in place of the computed ones count as typed; cut, they are shared by minutes.',
    },
    { role: 'notice', text: 'Time off counts as no hours.' },
    {
      role: 'notice',
      text: 'Hours are those of the wall clock, also in the two nights of a year in which clocks may change.',
    },
  ]);
});

test('a shift over the end of a week counts in both weeks, and typed hours are shared by its minutes', () => {
  const report = makeReport(
    hours,
    facts({
      shifts: [
        shift('Ann', '2026-11-22 20:00', '2026-11-23 08:00'),
        // 10.0001 of 12 hours on the clock, a third of them on the Sunday.
        shift('Bob', '2026-11-29 20:00', '2026-11-30 08:00', { hoursTyped: 10.0001 }),
      ],
    }),
    { period: { from: '2026-11-16', to: '2026-12-06' } },
  );
  expect(report.sections[1]?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-16', 4, 0, 0, -4, 0],
    ['2026-11-23', 8 + 100_001 / 30_000, 100_001 / 30_000, 0, -8 - 100_001 / 30_000, 0],
    ['2026-11-30', 200_002 / 30_000, 200_002 / 30_000, 0, -200_002 / 30_000, 0],
    ['Total', 22.0001, 10.0001, 0, -22.0001, 0],
  ]);
});

test('of a shift that begins before the period only what lies in it counts, and that is told', () => {
  const across = [
    shift('Ann', '2026-11-22 22:00', '2026-11-23 06:00'),
    shift('Bob', '2026-11-29 22:00', '2026-11-30 06:00'),
  ];
  const report = makeReport(hours, facts({ shifts: across }), { period: WEEK });
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
    ['Ann', 6],
    ['Bob', 2],
    ['Total', 8],
  ]);
  expect(report.lines.map(({ text }) => text)).toContain(
    '2 shifts begin before the period or end after it: they count with their hours inside it.',
  );
});

test('weeks begin on the day that is asked for', () => {
  const sunday = shift('Ann', '2026-11-22 09:00', '2026-11-22 17:00');
  const weeks = (weekStart: number) =>
    makeReport(hours, facts({ shifts: [sunday] }), {
      period: { from: '2026-11-22', to: '2026-11-22' },
      weekStart,
    }).sections[1]?.rows.map(({ cells }) => cells[0]);
  expect(weeks(0)).toEqual(['16 Nov 2026, 1 day', 'Total']);
  expect(weeks(6)).toEqual(['22 Nov 2026, 1 day', 'Total']);
});

test('a week of which only a part is in the period is marked, in the picture too, and told', () => {
  const at = (day: string) => shift('Ann', `${day} 09:00`, `${day} 17:00`);
  const report = makeReport(
    hours,
    facts({ shifts: ['2026-11-22', '2026-11-24', '2026-11-30', '2026-12-01'].map(at) }),
    { period: { from: '2026-11-22', to: '2026-12-01' } },
  );
  const [byPerson, byWeek] = report.sections;
  expect(byPerson?.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ['Ann', '16 Nov 2026, 1 day', 'No department', 8],
    ['Ann', '2026-11-23', 'No department', 8],
    ['Ann', '30 Nov 2026, 2 days', 'No department', 16],
    ['Ann', undefined, undefined, 32],
    ['Total', undefined, undefined, 32],
  ]);
  expect(byWeek?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['16 Nov 2026, 1 day', 8],
    ['2026-11-23', 8],
    ['30 Nov 2026, 2 days', 16],
    ['Total', 32],
  ]);
  expect(byWeek?.charts?.[0]).toMatchObject({ category: 0, firstRow: 0, lastRow: 2 });
  const texts = report.lines.map(({ text }) => text).filter((text) => text.includes('week of'));
  expect(texts).toEqual([
    'The week of Mon 16 Nov is in the period with 1 day only.',
    'The week of Mon 30 Nov is in the period with 2 days only.',
  ]);
});

test('two departments of one name have lines of their own', () => {
  const of = (departmentId: string) =>
    shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00', { departmentId, department: 'Bar' });
  const report = makeReport(hours, facts({ shifts: [of('7'), of('8'), of('7')] }), { period: WEEK });
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[2], cells[3]])).toEqual([
    ['Ann', 'Bar', 16],
    ['Ann', 'Bar', 8],
    ['Ann', undefined, 24],
    ['Total', undefined, 24],
  ]);
});

test('without a timesheet nothing is set against the plan', () => {
  const sources = { shifts: { sheet: 'Time Blocks', unreadable: 0 } };
  const report = makeReport(
    hours,
    facts({ sources, shifts: [shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00')] }),
    { period: WEEK },
  );
  expect(report.sections[0]?.columns.map(({ header }) => header)).toEqual([
    'Person',
    'Week of',
    'Department',
    'Planned',
    'Overridden',
  ]);
  expect(report.sections[0]?.rows[0]?.cells).toEqual(['Ann', '2026-11-23', 'No department', 8, 0]);
});

test('the night in which clocks change counts as the clock shows', () => {
  const night = shift('Ann', '2026-10-24 22:00', '2026-10-25 06:00');
  const report = makeReport(hours, facts({ shifts: [night] }), {
    period: { from: '2026-10-19', to: '2026-10-25' },
  });
  expect(report.sections[1]?.rows[0]?.cells[1]).toBe(8);
});

test('people and departments can be chosen, and the report says which', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const report = makeReport(
    hours,
    facts({
      people: named('Ann'),
      departments: named('Bar', 'Kitchen'),
      shifts: [
        shift('Ann', ...at, { department: 'Bar' }),
        shift('Ann', ...at),
        shift('Ann', ...at, { department: 'Kitchen' }),
        shift('Bob', ...at, { department: 'Bar' }),
        shift('Open shift', ...at, { department: 'Bar' }),
      ],
    }),
    { period: WEEK, people: new Set(['id of Ann', '0']), departments: new Set(['id of Bar', '']) },
  );
  expect(report.sections[0]?.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ['Ann', '2026-11-23', 'Bar', 8],
    ['Ann', '2026-11-23', 'No department', 8],
    ['Ann', undefined, undefined, 16],
    ['Total', undefined, undefined, 16],
    ['Open shifts', '2026-11-23', 'Bar', 8],
    ['Open shifts, total', undefined, undefined, 8],
  ]);
  expect(report.lines.filter(({ role }) => role === 'scope').map(({ text }) => text)).toEqual([
    'Mon 23 Nov 2026 to Sun 29 Nov 2026',
    'People: Ann, Open shifts',
    'Departments: Bar, No department',
  ]);
});

test('two people of one name have lines of their own', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const of = (personId: string) => shift('Maria Garcia', ...at, { personId });
  const report = makeReport(hours, facts({ shifts: [of('7'), of('8')] }), { period: WEEK });
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
    ['Maria Garcia', 8],
    ['Maria Garcia', 8],
    ['Total', 16],
  ]);
});

test('hours are those that counting minute by minute gives', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const counted = countedByMinute(of, options);
      const rows = makeReport(hours, of, options).sections[0]?.rows ?? [];
      const lines = rows.filter(({ role, cells }) => cells[1] !== undefined && role !== 'total');
      expect(lines).toHaveLength(counted.size);
      const labels = new Map(of.shifts.map(({ personId, person }) => [person, personId]));
      for (const { role, cells } of lines) {
        const [person, week, department, ...measures] = cells;
        const personId = role === 'band' ? '0' : labels.get(String(person));
        const expected = counted.get([personId, firstDayOf(week), department].join('|')) ?? [];
        expected.forEach((value, at) => expect(measures[at]).toBeCloseTo(value, 3));
      }
    }),
  );
});

test('whatever the cuts, weeks sum to the period and lines to the total, to the last part of an hour', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const [byPerson, byWeek] = makeReport(hours, of, options).sections;
      const column = (section: ReportSection | undefined, role: ReportRow['role'], at: number) =>
        (section?.rows ?? [])
          .filter((row) => row.role === role)
          .map(({ cells }) => Math.round(Number(cells[at] ?? 0) * 30_000));
      const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
      for (const at of [0, 1, 2, 3]) {
        const people = sum(column(byPerson, 'data', at + 3));
        expect(sum(column(byWeek, 'data', at + 1))).toBe(people);
        expect(column(byWeek, 'total', at + 1)[0] ?? 0).toBe(people);
        expect(column(byPerson, 'total', at + 3)[0] ?? 0).toBe(people);
      }
    }),
  );
});

/** The day of a week's cell, also where it is marked as one that lies only in part in the period. */
function firstDayOf(week: ReportCell): string {
  const [marked] = String(week).split(',');
  return /^\d{4}/.test(String(week)) ? String(week) : isoOfText(marked ?? '');
}

function isoOfText(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

/** Planned, overridden and worked hours, and the difference, by person, week and department, a minute at a time. */
function countedByMinute(of: Facts, options: ReportOptions): Map<string, number[]> {
  const { period, people, departments, weekStart = 0 } = options;
  const counted = new Map<string, number[]>();
  for (const block of of.shifts) {
    const { personId, department, hoursTyped, start, end } = block;
    if (block.timeOffReason + block.timeOffAccount !== '') continue;
    if ((people && !people.has(personId)) || (departments && !departments.has(department))) continue;
    const hoursOfMinute = hoursTyped === undefined ? 1 / 60 : hoursTyped / (end - start);
    for (let minute = start; minute < end; minute += 1) {
      const day = isoOf(minute).slice(0, 10);
      if (day < period.from || day > period.to) continue;
      const key = [personId, weekOfIso(day, weekStart), department || 'No department'].join('|');
      const sums = counted.get(key) ?? [0, 0, 0, 0];
      counted.set(key, sums);
      const worked = block.schedule === 'timesheet';
      const adds = [
        worked ? 0 : 1,
        !worked && hoursTyped !== undefined ? 1 : 0,
        worked ? 1 : 0,
        worked ? 1 : -1,
      ];
      adds.forEach((add, at) => (sums[at] = (sums[at] ?? 0) + add * hoursOfMinute));
    }
  }
  return counted;
}
