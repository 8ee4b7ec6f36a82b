import { makeReport } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { openShifts } from '../../../src/core/reports/shift-list';
import { whoWorksWhen } from '../../../src/core/reports/who-works-when';
import { facts, named, shift } from './facts';

const TWO_WEEKS = { from: '2026-11-23', to: '2026-12-06' };

test('open shifts are listed by day, with their number and hours', () => {
  const report = makeReport(
    openShifts,
    facts({
      departments: named('Kitchen', 'Bar'),
      shifts: [
        shift('Open shift', '2026-11-24 09:00', '2026-11-24 17:00', { department: 'Bar', notes: 'busy' }),
        shift('Open shift', '2026-11-24 09:00', '2026-11-24 17:00', { department: 'Kitchen' }),
        shift('Open shift', '2026-11-22 22:00', '2026-11-23 06:00', { task: 'Door', isPushed: false }),
        shift('Ann', '2026-11-24 09:00', '2026-11-24 17:00'),
        shift('Open shift', '2026-11-24 09:00', '2026-11-24 17:00', { schedule: 'timesheet' }),
        shift('Open shift', '2026-12-07 09:00', '2026-12-07 17:00'),
      ],
    }),
    { period: TWO_WEEKS },
  );
  const [section] = report.sections;
  expect(section?.columns.map(({ header }) => header)).toEqual([
    'Date',
    'Start',
    'End',
    'Hours',
    'Department',
    'Area',
    'Task',
    'Notes',
  ]);
  expect(section?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-22', '22:00', '06:00', 0, 'No department', undefined, 'Door', undefined],
    ['2026-11-24', '09:00', '17:00', 8, 'Kitchen', undefined, undefined, undefined],
    ['2026-11-24', '09:00', '17:00', 8, 'Bar', undefined, undefined, 'busy'],
    ['3 open shifts', undefined, undefined, 16, undefined, undefined, undefined, undefined],
  ]);
  expect(report.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '1 of 3 shifts is not pushed yet.',
      '1 shift begins before the period or ends after it: all its hours count on the day on which it begins.',
    ]),
  );
});

test('typed hours are mentioned in every report with hours', () => {
  const typed = { hoursTyped: 4 };
  const of = facts({
    people: named('Ann'),
    shifts: ['Ann', 'Open shift'].map((who) => shift(who, '2026-11-24 09:00', '2026-11-24 17:00', typed)),
  });
  for (const kind of [openShifts, whoWorksWhen]) {
    const { lines } = makeReport(kind, of, { period: TWO_WEEKS, person: 'id of Ann' });
    expect(lines.map(({ text }) => text)).toContain('Typed Hours are used as they are.');
  }
});

test('a person’s week that is only partly in the period keeps its date, with a note beside it', () => {
  const of = facts({ shifts: [shift('Ann', '2026-11-22 09:00', '2026-11-22 17:00')] });
  const period = { from: '2026-11-21', to: '2026-11-29' };
  const { sections } = makeReport(whoWorksWhen, of, { period, person: 'id of Ann' });
  expect(sections[1]?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-16', '2 of 7 days', 8],
    ['2026-11-23', undefined, 0],
    ['Total', undefined, 8],
  ]);
  expect(sections[0]?.rows[0]).toEqual({ role: 'group', cells: ['Week of Mon 16 Nov, 2 of 7 days'] });
});

test('figures a: a shift that only ends in the period is below the week in which it begins', () => {
  const night = shift('Ann', '2026-11-22 22:00', '2026-11-23 06:00');
  const day = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00');
  const { sections } = makeReport(whoWorksWhen, facts({ shifts: [night, day] }), {
    period: TWO_WEEKS,
    person: 'id of Ann',
  });
  expect(sections[0]?.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
    ['Week of Mon 16 Nov, 0 of 7 days', undefined],
    ['2026-11-22', 0],
    ['Week of Mon 23 Nov', undefined],
    ['2026-11-23', 8],
    ['Total', 8],
  ]);
});

test('figures c: two transactions of one account on a day are one line, and one entry of the schedule', () => {
  const leave = ['Vacation', 'Vacation', 'Sick'].map((account) => ({
    personId: 'id of Ann',
    person: 'Ann',
    accountId: `id of ${account}`,
    account,
    effectiveDate: '2026-11-24',
    amount: -1,
    description: '',
    isPushed: false,
  }));
  const rowsOf = (kind: ReportKind) => {
    const { sections, lines } = makeReport(kind, facts({ leave }), {
      period: TWO_WEEKS,
      person: 'id of Ann',
    });
    expect(lines.map(({ text }) => text)).toContain('3 of 3 transactions are not pushed yet.');
    return sections[0]?.rows.filter(({ role }) => role === 'data').map(({ cells }) => cells);
  };
  expect(rowsOf(schedule)?.map((cells) => cells[2])).toEqual(['Off Sick\nOff Vacation']);
  expect(rowsOf(whoWorksWhen)?.map((cells) => cells[7])).toEqual(['Off Sick', 'Off Vacation']);
});

test('a shift that only touches the period is not in the list', () => {
  const touching = [
    shift('Open shift', '2026-11-22 16:00', '2026-11-23 00:00'),
    shift('Open shift', '2026-12-07 00:00', '2026-12-07 08:00'),
  ];
  const { sections } = makeReport(openShifts, facts({ shifts: touching }), { period: TWO_WEEKS });
  expect(sections[0]?.rows).toEqual([]);
});

test('a block longer than a day is listed with its last day', () => {
  const long = shift('Open shift', '2026-11-24 09:00', '2026-11-26 17:00');
  const { sections } = makeReport(openShifts, facts({ shifts: [long] }), { period: TWO_WEEKS });
  expect(sections[0]?.rows[0]?.cells.slice(0, 5)).toEqual(['2026-11-24', '09:00', '17:00', '2026-11-26', 56]);
});

test('one person’s shifts and time off are listed week by week, with the hours of each week', () => {
  const report = makeReport(
    whoWorksWhen,
    facts({
      people: [{ id: 'id of Ann', label: 'Ann Lee' }],
      shifts: [
        shift('Ann', '2026-12-01 09:00', '2026-12-01 17:00', { timeOffReason: 'Holiday' }),
        shift('Ann', '2026-11-29 20:00', '2026-11-30 08:00', { department: 'Bar', hoursTyped: 9 }),
        shift('Ann', '2026-11-23 09:00', '2026-11-23 17:20'),
        shift('Bob', '2026-11-23 09:00', '2026-11-23 17:00'),
      ],
    }),
    { period: TWO_WEEKS, person: 'id of Ann' },
  );
  expect(report.title).toBe('When Ann Lee works');
  const [list, weeks] = report.sections;
  expect(list?.rows.map(({ role, cells }) => [role, ...cells.slice(0, 5), cells[7]])).toEqual([
    ['group', 'Week of Mon 23 Nov', undefined],
    ['data', '2026-11-23', '09:00', '17:20', 25 / 3, 'No department', undefined],
    ['data', '2026-11-29', '20:00', '08:00', 9, 'Bar', undefined],
    ['group', 'Week of Mon 30 Nov', undefined],
    ['data', '2026-12-01', '09:00', '17:00', undefined, undefined, 'Holiday'],
    ['total', 'Total', undefined, undefined, 52 / 3, undefined, undefined],
  ]);
  expect(weeks?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-23', 52 / 3],
    ['2026-11-30', 0],
    ['Total', 52 / 3],
  ]);
});
