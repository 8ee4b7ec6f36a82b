import fc from 'fast-check';
import { dayNumber } from '../../../src/core/calendar/days';
import { coverage } from '../../../src/core/reports/coverage';
import type { Leave } from '../../../src/core/reports/facts';
import { hours } from '../../../src/core/reports/hours';
import { makeReport, reportRefusal } from '../../../src/core/reports/registry';
import type { ReportCell, ReportKind } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { facts, named, shift } from './facts';
import { isoOf, someFacts, someOptions } from './generated';

const DAY_MS = 24 * 3_600_000;
/** The colour of time off. */
const OFF = 'D9D9D9';
const THREE_DAYS = { from: '2026-11-23', to: '2026-11-25' };

const week = [
  shift('Bob', '2026-11-23 09:00', '2026-11-23 17:00', { department: 'Bar', task: 'Tap' }),
  shift('Bob', '2026-11-23 18:30', '2026-11-24 00:00', { department: 'Bar', area: 'Hall', task: 'Tap' }),
  shift('Ann', '2026-11-24 22:00', '2026-11-25 06:00', { department: 'Bar', notes: 'keys\nand  till' }),
  shift('Ann', '2026-11-25 09:00', '2026-11-25 13:00', { department: 'Kitchen', color: 'FF8000' }),
  shift('Ann', '2026-11-23 00:00', '2026-11-24 00:00', { timeOffReason: 'Sick' }),
  shift('Cleo', '2026-11-24 13:00', '2026-11-24 17:00', { timeOffAccount: 'Vacation' }),
  shift('Open shift', '2026-11-25 09:00', '2026-11-25 17:00', { department: 'Bar' }),
];

test('holidays are shaded like weekends, and named below the table, also on a staff copy', () => {
  const period = { from: '2026-11-24', to: '2026-11-28' };
  const holidays = new Map(
    [
      ['2026-11-26', 'Thanksgiving'],
      ['2026-11-24', 'Town day'],
      ['2026-12-25', 'Christmas Day'],
    ].map(([day = '', name = '']) => [dayNumber(day), name]),
  );
  for (const staffCopy of [false, true]) {
    const report = makeReport(schedule, facts({ shifts: week, holidays }), { period, staffCopy });
    expect(report.sections[0]?.columns.flatMap(({ isShaded, header }) => (isShaded ? [header] : []))).toEqual(
      ['Tue 24 Nov', 'Thu 26 Nov', 'Sat 28 Nov'],
    );
    expect(report.lines.map(({ text }) => text)).toContain(
      'Holidays in this period: Tue 24 Nov Town day; Thu 26 Nov Thanksgiving.',
    );
  }
});

test('a long period names the first holidays and counts the others, and a period without holidays none', () => {
  const first = dayNumber('2026-01-01');
  const holidays = new Map(Array.from({ length: 30 }, (_, at) => [first + at, `Day ${at}`]));
  const linesOf = (kind: ReportKind, to: string) =>
    makeReport(kind, facts({ holidays }), { period: { from: '2025-12-01', to } }).lines.filter(({ text }) =>
      text.startsWith('Holidays'),
    );
  expect(linesOf(coverage, '2026-12-31')[0]?.text).toMatch(/Tue 20 Jan Day 19; and 10 more\.$/);
  expect(linesOf(coverage, '2025-12-31')).toEqual([]);
  // Its lines are weeks.
  expect(linesOf(hours, '2026-12-31')).toEqual([]);
});

test('the schedule has people by department and day, open shifts in a band, and a page for each department if asked', () => {
  const report = makeReport(schedule, facts({ departments: named('Kitchen', 'Bar'), shifts: week }), {
    period: THREE_DAYS,
    departmentsApart: true,
  });
  const [section] = report.sections;
  expect(section?.columns.map(({ header }) => header)).toEqual([
    'Person',
    'Mon 23 Nov',
    'Tue 24 Nov',
    'Wed 25 Nov',
    'Hours',
  ]);
  expect(section?.rows).toEqual([
    { role: 'group', cells: ['Kitchen'] },
    { role: 'data', cells: ['Ann', 'Sick', undefined, '9a–1p', 4], fills: { 1: OFF, 3: 'FF8000' } },
    { role: 'subtotal', cells: ['Kitchen, total', undefined, undefined, '1 on', 4] },
    { role: 'group', cells: ['Bar'], breakBefore: true },
    { role: 'data', cells: ['Ann', 'Sick', '10p–6a (keys and till)', undefined, 8], fills: { 1: OFF } },
    { role: 'data', cells: ['Bob', '9a–5p Tap\n6:30p–12a Tap, Hall', undefined, undefined, 13.5] },
    { role: 'band', cells: ['Open shifts', undefined, undefined, '9a–5p', 8] },
    { role: 'subtotal', cells: ['Bar, total', '1 on', '1 on', '0 on, 1 open', 21.5] },
    { role: 'group', cells: ['No department'], breakBefore: true },
    { role: 'data', cells: ['Cleo', undefined, '1p–5p Vacation', undefined, 0], fills: { 2: OFF } },
    { role: 'subtotal', cells: ['No department, total', undefined, undefined, undefined, 0] },
    { role: 'total', cells: ['All departments', '1 on', '1 on', '1 on, 1 open', 25.5] },
  ]);
  expect(report.legend).toEqual([
    { text: 'Time off', fill: OFF },
    { text: 'A colour of the shift’s own', fill: 'FF8000' },
  ]);
  expect(report.print).toEqual({ orientation: 'landscape' });
});

test('M6: all departments are on the same pages unless each is to have its own', () => {
  const { sections } = makeReport(schedule, facts({ departments: named('Kitchen', 'Bar'), shifts: week }), {
    period: THREE_DAYS,
  });
  expect(sections[0]?.rows.filter(({ breakBefore }) => breakBefore)).toEqual([]);
});

test('the staff copy has no notes, no numbers and no reasons of time off', () => {
  const { sections } = makeReport(schedule, facts({ departments: named('Kitchen', 'Bar'), shifts: week }), {
    period: THREE_DAYS,
    staffCopy: true,
  });
  expect(sections[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Kitchen'],
    ['Ann', 'Off', undefined, '9a–1p'],
    ['Bar'],
    ['Ann', 'Off', '10p–6a', undefined],
    ['Bob', '9a–5p Tap\n6:30p–12a Tap, Hall', undefined, undefined],
    ['Open shifts', undefined, undefined, '9a–5p'],
    ['No department'],
    ['Cleo', undefined, '1p–5p Off', undefined],
  ]);
});

test('a shift is written on the day on which it begins, or on the first day shown if it began before', () => {
  const { sections } = makeReport(
    schedule,
    facts({
      shifts: [
        shift('Ann', '2026-11-22 22:00', '2026-11-23 06:00'),
        shift('Ann', '2026-11-25 22:00', '2026-11-26 06:00'),
      ],
    }),
    { period: THREE_DAYS },
  );
  expect(sections[0]?.rows[1]?.cells).toEqual(['Ann', 'until 6a', undefined, '10p–6a', 8]);
});

test('figures 2: whoever comes out of a night on the first day is written there and does not count, and open shifts neither', () => {
  const night = (person: string, day: string, next: string) =>
    shift(person, `2026-11-${day} 22:00`, `2026-11-${next} 06:00`, { department: 'Bar' });
  const shifts = [
    night('Ingrid', '22', '23'),
    night('Kwame', '23', '24'),
    night('Open shift', '22', '23'),
    night('Open shift', '22', '23'),
    night('Open shift', '23', '24'),
    shift('Eve', '2026-11-22 09:00', '2026-11-24 09:00', { department: 'Bar' }),
  ];
  const rowsOf = (from: string) =>
    makeReport(schedule, facts({ shifts }), { period: { from, to: '2026-11-24' } }).sections[0]?.rows.map(
      ({ cells }) => cells,
    );
  expect(rowsOf('2026-11-23')?.slice(2)).toEqual([
    ['Ingrid', 'until 6a', undefined, 0],
    ['Kwame', '10p–6a', undefined, 8],
    ['Open shifts', 'until 6a\nuntil 6a\n10p–6a', undefined, 8],
    ['Bar, total', '2 on, 1 open', '1 on', 8],
  ]);
  expect(rowsOf('2026-11-22')?.at(-1)).toEqual(['Bar, total', '2 on, 2 open', '2 on, 1 open', '1 on', 64]);
});

test('a block of several days is written on each of them', () => {
  const long = shift('Ann', '2026-11-23 09:00', '2026-11-25 17:30', { task: 'Fair' });
  const away = shift('Bob', '2026-11-20 00:00', '2026-11-25 00:00', { timeOffReason: 'Holiday' });
  const { sections } = makeReport(schedule, facts({ shifts: [long, away] }), { period: THREE_DAYS });
  expect(sections[0]?.rows.map(({ cells }) => cells).slice(1, 3)).toEqual([
    ['Ann', 'from 9a Fair', 'all day Fair', 'until 5:30p Fair', 56.5],
    ['Bob', 'Holiday', 'Holiday', undefined, 0],
  ]);
});

test('more open shifts than fit into a row continue in further rows, and their hours count once', () => {
  const open = Array.from({ length: 13 }, () =>
    shift('Open shift', '2026-11-24 09:00', '2026-11-24 10:00', { color: '00FF00' }),
  );
  const { sections } = makeReport(schedule, facts({ shifts: open }), { period: THREE_DAYS });
  expect(sections[0]?.rows.slice(1)).toEqual([
    {
      role: 'band',
      cells: ['Open shifts', undefined, Array(12).fill('9a–10a').join('\n'), undefined, 13],
      fills: { 2: '00FF00' },
    },
    { role: 'band', cells: ['Open shifts', undefined, '9a–10a', undefined], fills: { 2: '00FF00' } },
  ]);
});

test('a cell of shifts with two colours has no fill', () => {
  const of = (color: string, at: string) =>
    shift('Ann', `2026-11-23 ${at}:00`, `2026-11-23 ${at}:30`, { color });
  const { sections } = makeReport(schedule, facts({ shifts: [of('FF0000', '09'), of('', '12')] }), {
    period: THREE_DAYS,
  });
  expect(sections[0]?.rows[1]).not.toHaveProperty('fills');
});

test('a shift has its own colour, else its task’s, else its department’s, and the legend says which is which', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const colours = {
    departments: new Map([['Bar', '0000FF']]),
    tasks: new Map([['Tap', 'FF0000']]),
  };
  const of = facts({
    colours,
    shifts: [
      shift('Ann', ...at, { department: 'Bar', task: 'Tap', color: '00FF00' }),
      shift('Bob', ...at, { department: 'Bar', task: 'Tap' }),
      shift('Cleo', ...at, { department: 'Bar', task: 'Door' }),
      shift('Dan', ...at, { department: 'Bar' }),
    ],
  });
  const { sections, legend } = makeReport(schedule, of, { period: THREE_DAYS });
  expect(sections[0]?.rows.map(({ cells: [name], fills }) => [name, fills])).toEqual([
    ['Bar', { 0: '0000FF' }],
    ['Ann', { 1: '00FF00' }],
    ['Bob', { 1: 'FF8080' }],
    ['Cleo', { 1: 'CCCCFF' }],
    ['Dan', { 1: 'CCCCFF' }],
    ['Bar, total', undefined],
  ]);
  expect(legend).toEqual([
    { text: 'A colour of the shift’s own', fill: '00FF00' },
    { text: 'Tap', fill: 'FF8080' },
    { text: 'Bar', fill: 'CCCCFF' },
  ]);
});

test('in a company without colours, shifts are coloured by the time at which they begin', () => {
  const of = (person: string, from: string) =>
    shift(person, `2026-11-23 ${from}`, '2026-11-24 06:00', { department: 'Bar' });
  const shifts = [of('Ann', '03:59'), of('Bob', '04:00'), of('Cleo', '12:00'), of('Dan', '18:00')];
  const { sections, legend } = makeReport(schedule, facts({ shifts, colours: {} }), { period: THREE_DAYS });
  const fills = sections[0]?.rows.flatMap((row) => (row.role === 'data' ? row.fills?.[1] : []));
  expect(fills).toEqual(['DCE3F4', 'FFF4CC', 'FFE0C2', 'DCE3F4']);
  expect(legend?.map(({ text }) => text)).toEqual([
    'Begins from 6:00 PM to 3:59 AM',
    'Begins before 12:00 PM',
    'Begins from 12:00 PM to 5:59 PM',
  ]);
});

test('the column of the day on which the report is made has a mark', () => {
  const { sections } = makeReport(schedule, facts({ shifts: week, readAt: '2026-11-24T08:00' }), {
    period: THREE_DAYS,
  });
  expect(sections[0]?.columns.map(({ isToday = false }) => isToday)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('long notes are cut between whole characters', () => {
  const notes = `a${'🧁'.repeat(80)}`;
  const of = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00', { notes });
  const { sections } = makeReport(schedule, facts({ shifts: [of] }), { period: THREE_DAYS });
  const cell = String(sections[0]?.rows[1]?.cells[1]);
  expect(() => encodeURIComponent(cell)).not.toThrow(); // it throws if a surrogate pair is cut in two
  expect([...cell].length).toBeLessThan(80);
});

test('chosen departments include the time off of the people who work in them', () => {
  const { sections } = makeReport(schedule, facts({ shifts: week }), {
    period: THREE_DAYS,
    departments: new Set(['id of Kitchen']),
  });
  expect(sections[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Kitchen', 'Ann', 'Kitchen, total']);
});

const vacation = (effectiveDate: string, amount: number): Leave => ({
  personId: 'id of Ann',
  person: 'Ann',
  accountId: 'id of Vacation',
  account: 'Vacation',
  effectiveDate,
  amount,
  description: '',
  isPushed: false,
});

test('days that a transaction probably covers are marked, explained, and a shift on them is a warning', () => {
  const shifts = [
    shift('Ann', '2026-11-24 09:00', '2026-11-24 17:00', { department: 'Bar' }),
    shift('Ann', '2026-11-25 00:00', '2026-11-26 00:00', { timeOffReason: 'Sick' }),
  ];
  const leave = [vacation('2026-11-20', -4), vacation('2026-11-24', 30)];
  const report = makeReport(schedule, facts({ shifts, leave }), { period: THREE_DAYS });
  expect(report.sections[0]?.rows[1]).toEqual({
    role: 'data',
    cells: ['Ann', 'Off Vacation', 'Off? Vacation\n9a–5p', 'Sick', 8],
    fills: { 1: OFF, 3: OFF },
  });
  expect(report.legend).toEqual([{ text: 'Time off', fill: OFF }]);
  const sentences = report.lines.map(({ text }) => text);
  expect(sentences).toContain('1 of 1 transaction is not pushed yet.');
  expect(sentences).toContain('1 shift of people who are away: Ann, Tue 24 Nov, 9a–5p (probably).');
  const meaning =
    'Leave by transactions counts Mondays to Fridays from its effective date on (“Rules…”). “Off?” is a day that counts only if weekends count too, or only if they do not.';
  expect(sentences).toContain(meaning);
  const copy = makeReport(schedule, facts({ shifts, leave }), { period: THREE_DAYS, staffCopy: true });
  expect(copy.sections[0]?.rows[1]?.cells).toEqual(['Ann', 'Off', 'Off?\n9a–5p', 'Off']);
  expect(copy.lines.map(({ text }) => text)).toContain(meaning);
});

test('sentences say why hours differ from the cells, but not in the staff copy', () => {
  const shifts = [
    shift('Ann', '2026-11-25 22:00', '2026-11-26 06:00'),
    shift('Bob', '2026-11-24 09:00', '2026-11-24 17:00', { hoursTyped: 4 }),
    shift('Eve', '2026-11-25 22:00', '2026-11-26 06:00', { timeOffReason: 'Sick', hoursTyped: 4 }),
  ];
  const notices = (staffCopy: boolean) =>
    makeReport(schedule, facts({ shifts }), { period: THREE_DAYS, staffCopy })
      .lines.filter(({ role }) => role === 'notice')
      .map(({ text }) => text);
  expect(notices(false)).toEqual([
    'Shifts are those made or pushed in this workbook.',
    'Time Off: data as of Fri 20 Nov 2026 8:00 AM.',
    '1 shift begins before the period or ends after it: all its hours count on the day on which it begins.',
    'Typed Hours are used as they are.',
    'Time off counts as no hours.',
  ]);
  expect(notices(true)).toEqual([]);
});

test('the staff copy has no sentence about pushing, rows or the service, and the person who makes it sees them in the pane', () => {
  const state = { sheet: 'Time Blocks', unreadable: 2, deleted: 1 };
  const of = facts({
    sources: { shifts: state },
    shifts: [shift('Ann', '2026-11-24 09:00', '2026-11-24 17:00', { isPushed: false })],
  });
  const options = { period: THREE_DAYS, departments: new Set(['', 'gone']), staffCopy: true };
  const { lines, makerNotices } = makeReport(schedule, of, options);
  expect(lines.map(({ text }) => text)).toEqual([
    'Mon 23 Nov 2026 to Wed 25 Nov 2026',
    'Departments: gone, No department',
    'Made Sat 21 Nov 2026 2:05 PM',
  ]);
  expect(makerNotices).toEqual([
    '1 of 1 shift is not pushed yet.',
    '2 rows of Time Blocks can’t be read and are left out.',
    '1 row deleted from Time Blocks is still on the service and not counted.',
    'There is no sheet Time Off in this workbook.',
  ]);
});

test('blocks of the schedule that are not pushed are counted, each once', () => {
  const unpushed = { isPushed: false, timeOffReason: 'Sick' };
  const shifts = [
    ...week,
    shift('Ann', '2026-11-25 14:00', '2026-11-25 17:00', unpushed), // in Kitchen and in Bar
    shift('Zed', '2026-11-25 14:00', '2026-11-25 17:00', unpushed),
  ];
  const told = (departments?: ReadonlySet<string>) =>
    makeReport(schedule, facts({ departments: named('Kitchen', 'Bar'), shifts }), {
      period: THREE_DAYS,
      ...(departments && { departments }),
    })
      .lines.map(({ text }) => text)
      .filter((text) => text.includes('not pushed'));
  expect(told()).toEqual(['2 of 9 shifts are not pushed yet.']);
  expect(told(new Set(['id of Kitchen', 'id of Bar']))).toEqual(['1 of 7 shifts is not pushed yet.']);
});

test('two months and a day are refused', () => {
  expect(() => makeReport(schedule, facts(), { period: { from: '2026-11-01', to: '2027-01-02' } })).toThrow(
    'This report shows at most 62 days: choose a shorter period.',
  );
});

test('each block of at most a day is written once, and the hours equal those of the hours report', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, { people, period }) => {
      fc.pre(reportRefusal(schedule, { period }) === undefined);
      const options = { period, ...(people && { people }) };
      const short = of.shifts.filter(({ start, end }) => end - start <= 1440);
      const worked = short.map((each) => ({ ...each, timeOffReason: '', timeOffAccount: '' }));
      const [from, to] = [Date.parse(period.from), Date.parse(period.to) + DAY_MS];
      const days = (to - from) / DAY_MS;
      const sheet = makeReport(schedule, facts({ shifts: worked }), options);
      const rows = sheet.sections[0]?.rows.filter(({ role }) => role === 'data' || role === 'band') ?? [];
      const written = rows.flatMap(({ cells }) => cells.slice(1, days + 1).flatMap((cell) => lines(cell)));
      const expected = worked.filter(
        ({ schedule: at, personId, start, end }) =>
          at === 'current' &&
          (people?.has(personId) ?? true) &&
          Date.parse(`${isoOf(start)}Z`) < to &&
          Date.parse(`${isoOf(end)}Z`) > from,
      );
      expect(written).toHaveLength(expected.length);
      const [byPerson] = makeReport(hours, facts({ shifts: worked }), options).sections;
      const place = byPerson?.columns.findIndex(({ header }) => header === 'Planned') ?? -1;
      const totals = (byPerson?.rows ?? []).filter(({ role }) => role === 'total');
      const planned = totals.map(({ cells }) => cells[place]);
      expect(sum(rows.map(({ cells }) => cells[days + 1]))).toBeCloseTo(sum(planned), 6);
    }),
  );
});

function lines(cell: ReportCell): string[] {
  return typeof cell === 'string' ? cell.split('\n') : [];
}

function sum(cells: readonly ReportCell[]): number {
  return cells.reduce<number>((all, cell) => all + Number(cell ?? 0), 0);
}
