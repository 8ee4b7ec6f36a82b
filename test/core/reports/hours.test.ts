import { hours } from '../../../src/core/reports/hours';
import { makeReport } from '../../../src/core/reports/registry';
import { facts, named, shift } from './facts';
import { tableOf } from './table-of';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
/** A time after all shifts of these tests. */
const AFTERWARDS = '2027-02-01T08:00';

test('a week’s hours are listed by person, week and department, beside the timesheet', () => {
  const report = makeReport(
    hours,
    facts({
      readAt: '2026-12-01T14:05',
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
  const [byPerson, byWeek] = [tableOf(report, 'By person'), tableOf(report, 'By week')];
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
    { role: 'scope', text: 'Made Tue 1 Dec 2026 2:05 PM' },
    { role: 'scope', text: '1 warning below the table' },
    { role: 'notice', text: '1 of 4 shifts is not pushed yet.' },
    { role: 'notice', text: 'Shifts are those made or pushed in this workbook.' },
    {
      role: 'notice',
      text: 'Typed Hours are used as they are.',
    },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ]);
});

test('if people’s shifts are known since later than the period begins, a sentence says so', () => {
  const shifts = [
    shift('Ann', '2026-11-10 09:00', '2026-11-10 17:00'),
    shift('Ann', '2026-11-24 09:00', '2026-11-24 17:00'),
    shift('Bob', '2026-11-23 09:00', '2026-11-23 17:00'),
    shift('Open shift', '2026-11-23 09:00', '2026-11-23 17:00'),
  ];
  const sentences = (from: string) =>
    makeReport(hours, facts({ readAt: AFTERWARDS, shifts }), { period: { from, to: '2026-11-29' } })
      .lines.map(({ text }) => text)
      .filter((text) => text.includes('known'));
  expect(sentences('2026-11-23')).toEqual([]);
  expect(sentences('2026-11-16')).toEqual([
    'The shifts of 1 person are known since Mon 23 Nov 2026, later than the period begins.',
  ]);
  expect(sentences('2026-11-01')).toEqual([
    'The shifts of 2 people are known since Tue 10 Nov 2026 at the earliest, later than the period begins.',
  ]);
});

test('a shift over the end of a week counts in the week in which it begins, with all its hours', () => {
  const report = makeReport(
    hours,
    facts({
      readAt: AFTERWARDS,
      shifts: [
        shift('Ann', '2026-11-22 20:00', '2026-11-23 08:00'),
        shift('Bob', '2026-11-29 20:00', '2026-11-30 08:00', { hoursTyped: 10.0001 }),
      ],
    }),
    { period: { from: '2026-11-16', to: '2026-12-06' } },
  );
  expect(tableOf(report, 'By week')?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-16', 12, 0, 0, -12, 0],
    ['2026-11-23', 10.0001, 10.0001, 0, -10.0001, 0],
    ['2026-11-30', 0, 0, 0, 0, 0],
    ['Total', 22.0001, 10.0001, 0, -22.0001, 0],
  ]);
});

test('a shift counts with all its hours if it begins in the period, else not, and a sentence says so', () => {
  const across = [
    shift('Ann', '2026-11-22 22:00', '2026-11-23 06:00'),
    shift('Bob', '2026-11-29 22:00', '2026-11-30 06:00'),
  ];
  const report = makeReport(hours, facts({ shifts: across }), { period: WEEK });
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
    ['Bob', 8],
    ['Total', 8],
  ]);
  expect(report.lines.map(({ text }) => text)).toContain(
    '2 shifts begin before the period or end after it: all their hours count on the day on which they begin.',
  );
});

test('weeks begin on the chosen weekday', () => {
  const sunday = shift('Ann', '2026-11-22 09:00', '2026-11-22 17:00');
  const weeks = (weekStart: number) =>
    tableOf(
      makeReport(hours, facts({ shifts: [sunday] }), {
        period: { from: '2026-11-22', to: '2026-11-22' },
        weekStart,
      }),
      'By week',
    )?.rows.map(({ cells }) => cells[0]);
  expect(weeks(0)).toEqual(['2026-11-16', 'Total']);
  expect(weeks(6)).toEqual(['2026-11-22', 'Total']);
});

test('a week that is only partly in the period keeps its date, with a note beside it and in the chart', () => {
  const at = (day: string) => shift('Ann', `${day} 09:00`, `${day} 17:00`);
  const report = makeReport(
    hours,
    facts({ shifts: ['2026-11-22', '2026-11-24', '2026-11-30', '2026-12-01'].map(at) }),
    { period: { from: '2026-11-22', to: '2026-12-01' } },
  );
  const [byPerson, byWeek] = [tableOf(report, 'By person'), tableOf(report, 'By week')];
  expect(byPerson?.columns.map(({ header, kind }) => [header, kind]).slice(1, 3)).toEqual([
    ['Week of', 'date'],
    ['Part Week', 'text'],
  ]);
  expect(byPerson?.rows.map(({ cells }) => cells.slice(0, 5))).toEqual([
    ['Ann', '2026-11-16', '1 of 7 days', 'No department', 8],
    ['Ann', '2026-11-23', undefined, 'No department', 8],
    ['Ann', '2026-11-30', '2 of 7 days', 'No department', 16],
    ['Ann', undefined, undefined, undefined, 32],
    ['Total', undefined, undefined, undefined, 32],
  ]);
  expect(byWeek?.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['2026-11-16', '1 of 7 days', 8],
    ['2026-11-23', undefined, 8],
    ['2026-11-30', '2 of 7 days', 16],
    ['Total', undefined, 32],
  ]);
  expect(byWeek?.charts?.[0]).toMatchObject({
    title: 'Planned and worked hours by week (Mon 16 Nov: 1 of 7 days, Mon 30 Nov: 2 of 7 days)',
    categories: { firstRow: 0, lastRow: 2, firstColumn: 0, lastColumn: 0 },
    series: [
      { name: 'Planned', values: { firstRow: 0, lastRow: 2, firstColumn: 2, lastColumn: 2 } },
      { name: 'Timesheet', values: { firstRow: 0, lastRow: 2, firstColumn: 4, lastColumn: 4 } },
    ],
  });
});

test('two departments with the same name have separate lines', () => {
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

test('without a timesheet, nothing is compared with the plan', () => {
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

test('the night in which the clocks change counts with the hours that the clock shows', () => {
  const night = shift('Ann', '2026-10-24 22:00', '2026-10-25 06:00');
  const report = makeReport(hours, facts({ shifts: [night] }), {
    period: { from: '2026-10-19', to: '2026-10-25' },
  });
  expect(tableOf(report, 'By week')?.rows[0]?.cells[1]).toBe(8);
});

test('the report can be narrowed to people and departments, and says to which', () => {
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
    'Made Sat 21 Nov 2026 2:05 PM',
    '2 warnings below the table',
  ]);
});

test('two people with the same name have separate lines', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const of = (personId: string) => shift('Maria Garcia', ...at, { personId });
  const report = makeReport(hours, facts({ shifts: [of('7'), of('8')] }), { period: WEEK });
  expect(report.sections[0]?.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
    ['Maria Garcia', 8],
    ['Maria Garcia', 8],
    ['Total', 16],
  ]);
});

test('sums by department are in the service’s order, with a column for open shifts', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const report = makeReport(
    hours,
    facts({
      readAt: AFTERWARDS,
      departments: named('Kitchen', 'Bar'),
      shifts: [
        shift('Ann', ...at, { department: 'Bar' }),
        shift('Bob', ...at, { department: 'Bar' }),
        shift('Cleo', ...at, { department: 'Kitchen' }),
        shift('Dan', ...at),
        shift('Cleo', '2026-11-23 09:00', '2026-11-23 18:00', {
          department: 'Kitchen',
          schedule: 'timesheet',
        }),
        shift('Open shift', ...at, { department: 'Kitchen' }),
      ],
    }),
    { period: WEEK },
  );
  expect(tableOf(report, 'By department')?.columns.map(({ header }) => header)).toEqual([
    'Department',
    'Planned',
    'Overridden',
    'Timesheet',
    'Difference',
    'Open shifts',
  ]);
  expect(tableOf(report, 'By department')?.rows.map(({ role, cells }) => [role, ...cells])).toEqual([
    ['data', 'Kitchen', 8, 0, 9, 1, 8],
    ['data', 'Bar', 16, 0, 0, -16, 0],
    ['data', 'No department', 8, 0, 0, -8, 0],
    ['total', 'Total', 32, 0, 9, -23, 8],
  ]);
});

test('the difference counts no day after today, and is empty if all days are in the future', () => {
  const at = (day: string, more = {}) => shift('Ann', `${day} 09:00`, `${day} 17:00`, more);
  const report = makeReport(
    hours,
    facts({
      readAt: '2026-11-24T12:00',
      shifts: [
        ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-12-01'].map((day) => at(day)),
        shift('Ann', '2026-11-23 09:00', '2026-11-23 18:00', { schedule: 'timesheet' }),
      ],
    }),
    { period: { from: '2026-11-23', to: '2026-12-06' } },
  );
  expect(tableOf(report, 'By week')?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-23', 24, 0, 9, -7, 0],
    ['2026-11-30', 8, 0, 0, undefined, 0],
    ['Total', 32, 0, 9, -7, 0],
  ]);
  expect(report.lines.map(({ text }) => text)).toContain(
    'Difference counts what was planned and worked up to Tue 24 Nov 2026.',
  );
});

test('figures 3: the totals of a period that has begun have a difference, even if people work only in weeks to come', () => {
  const shifts = [
    shift('Open shift', '2026-11-18 09:00', '2026-11-18 17:00'),
    shift('Ingrid', '2026-11-27 09:00', '2026-11-27 17:00'),
  ];
  const report = makeReport(hours, facts({ readAt: '2026-11-21T12:00', shifts }), {
    period: { from: '2026-11-16', to: '2026-11-29' },
  });
  expect(tableOf(report, 'By week')?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-16', 0, 0, 0, 0, 8],
    ['2026-11-23', 8, 0, 0, undefined, 0],
    ['Total', 8, 0, 0, 0, 8],
  ]);
  expect(
    tableOf(report, 'By person')
      ?.rows.find(({ role }) => role === 'total')
      ?.cells.at(-1),
  ).toBe(0);
  expect(tableOf(report, 'By department')?.rows.at(-1)?.cells).toEqual(['Total', 8, 0, 0, 0, 8]);
});

test('timesheet rows are counted separately from shifts', () => {
  const report = makeReport(
    hours,
    facts({
      shifts: [
        shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00'),
        ...['2026-11-23', '2026-11-24'].map((day) =>
          shift('Ann', `${day} 09:00`, `${day} 17:00`, { schedule: 'timesheet', isPushed: false }),
        ),
        shift('Ann', '2026-11-29 22:00', '2026-11-30 06:00', { schedule: 'timesheet' }),
      ],
    }),
    { period: WEEK },
  );
  const texts = report.lines.map(({ text }) => text);
  expect(texts).toContain('2 of 3 timesheet rows are not pushed yet.');
  expect(texts).toContain(
    '1 timesheet row begins before the period or ends after it: all its hours count on the day on which it begins.',
  );
  expect(texts.filter((text) => /\bshifts?\b/.test(text))).toEqual([]);
});
