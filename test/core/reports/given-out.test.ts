import { withoutSign } from '../../../src/core/reports/given-out';
import type { ReportOptions } from '../../../src/core/reports/options';
import { makeReport, makeWithSaid } from '../../../src/core/reports/registry';
import type { Report, ReportKind } from '../../../src/core/reports/report';
import { layOut } from '../../../src/core/reports/report-layout';
import { schedule } from '../../../src/core/reports/schedule';
import { whoWorksWhen } from '../../../src/core/reports/who-works-when';
import { atOnce } from '../../../src/core/slices';
import { facts, shift } from './facts';

const WEEK = { from: '2026-11-30', to: '2026-12-06' };
const AT = '2026-11-28T14:05';

const SUE = { personId: '7' };
const BAR = { department: 'Bar', departmentId: '3' };
const KITCHEN = { department: 'Kitchen', departmentId: '4' };

type Shifts = Parameters<typeof shift>[];

const factsOf = (shifts: Shifts, more: Parameters<typeof facts>[0] = {}) =>
  facts({
    departments: [
      { id: '3', label: 'Bar' },
      { id: '4', label: 'Kitchen' },
    ],
    shifts: shifts.map((each) => shift(...each)),
    ...more,
  });

interface Made {
  readonly shifts: Shifts;
  readonly options?: Partial<ReportOptions>;
}

/** The report of `now`, after that of `before` was given out. */
function again(before: Made, now: Made, kind: ReportKind = schedule): Report {
  const of = ({ options }: Made): ReportOptions => ({ period: WEEK, ...options });
  const { said } = atOnce(makeWithSaid(kind, factsOf(before.shifts), of(before)));
  if (!said) throw new Error('This report says nothing of people by days.');
  return makeReport(kind, factsOf(now.shifts), { ...of(now), givenOut: { at: AT, said } });
}

const changesIn = ({ lines }: Report) =>
  lines.filter(({ role }) => role === 'change').map(({ text }) => text);

const GIVEN = 'Given out on Sat 28 Nov 2026 2:05 PM.';

/** The cells with the sign, each with what stands in its row's first cell. */
const marksIn = ({ sections }: Report): string[] =>
  (sections[0]?.rows ?? []).flatMap(({ cells, fills = {} }) =>
    cells.flatMap((cell, at) => {
      const isMarked = typeof cell === 'string' && withoutSign(cell) !== cell;
      if (isMarked) expect(fills[at]).toBeDefined();
      return isMarked ? [`${String(cells[0])}: ${cell}`] : [];
    }),
  );

const THURSDAY: Shifts[number] = ['Sue Miller', '2026-12-03 12:00', '2026-12-03 20:00', { ...SUE, ...BAR }];
const EARLIER: Shifts[number] = ['Sue Miller', '2026-12-03 09:00', '2026-12-03 17:00', { ...SUE, ...BAR }];
const BOB: Shifts[number] = ['Bob Hill', '2026-12-01 09:00', '2026-12-01 17:00', { personId: '8', ...BAR }];

test('a cell that differs from what was given out has a sign and a fill, and is listed by person at the foot', () => {
  const report = again({ shifts: [THURSDAY, BOB] }, { shifts: [EARLIER, BOB] });
  expect(marksIn(report)).toEqual(['Sue Miller: ≠ 9a–5p']);
  expect(changesIn(report)).toEqual([GIVEN, 'Sue Miller: Thu 3 Dec 9a–5p instead of 12p–8p']);
  const rows = layOut(report).rows.map(({ cells }) => cells.find((cell) => cell !== undefined));
  expect(rows.slice(rows.indexOf('Changed since it was given out'))).toContain(
    'Sue Miller: Thu 3 Dec 9a–5p instead of 12p–8p',
  );
  expect(report.legend?.at(-1)?.text).toBe('≠ Changed since it was given out');
});

test('a report of which nothing was given out, and one that shall not mark, are as before', () => {
  const plain = makeReport(schedule, factsOf([EARLIER]), { period: WEEK });
  expect(again({ shifts: [THURSDAY] }, { shifts: [EARLIER], options: { marksChanges: false } })).toEqual(
    plain,
  );
  expect(JSON.stringify(plain)).not.toContain('isPushed');
});

test('if nothing has changed, no cell is marked and the foot says so', () => {
  const report = again({ shifts: [THURSDAY] }, { shifts: [THURSDAY] });
  expect([marksIn(report), changesIn(report)]).toEqual([[], [GIVEN, 'Nothing has changed since.']]);
});

test('people may come and go: their shifts are new or no longer there', () => {
  const report = again({ shifts: [THURSDAY] }, { shifts: [BOB] });
  expect(marksIn(report)).toEqual(['Bob Hill: ≠ 9a–5p']);
  expect(changesIn(report)).toEqual([
    GIVEN,
    'Bob Hill: Tue 1 Dec new: 9a–5p',
    'Sue Miller: Thu 3 Dec no longer 12p–8p',
  ]);
});

test('a cell that became empty has the sign alone', () => {
  const other: Shifts[number] = ['Sue Miller', '2026-12-01 09:00', '2026-12-01 17:00', { ...SUE, ...BAR }];
  const report = again({ shifts: [THURSDAY, other] }, { shifts: [other] });
  expect(marksIn(report)).toEqual(['Sue Miller: ≠']);
});

test('a person with another name is the same person, and one who was stored since too', () => {
  const renamed: Shifts[number] = ['Sue Baker', THURSDAY[1], THURSDAY[2], { ...SUE, ...BAR }];
  expect(changesIn(again({ shifts: [THURSDAY] }, { shifts: [renamed] }))).toContain(
    'Nothing has changed since.',
  );
  const unstored: Shifts[number] = [THURSDAY[0], THURSDAY[1], THURSDAY[2], { ...BAR, personId: 'row 12' }];
  expect(changesIn(again({ shifts: [unstored] }, { shifts: [THURSDAY] }))).toContain(
    'Nothing has changed since.',
  );
});

test('a shift that moves to another department with the same times names both', () => {
  const moved: Shifts[number] = [THURSDAY[0], THURSDAY[1], THURSDAY[2], { ...SUE, ...KITCHEN }];
  const report = again({ shifts: [THURSDAY] }, { shifts: [moved] });
  expect(changesIn(report)[1]).toBe('Sue Miller: Thu 3 Dec 12p–8p Kitchen instead of 12p–8p Bar');
});

test('of another period only the common days are compared, and the foot says which', () => {
  const night: Shifts[number] = [
    'Bob Hill',
    '2026-12-01 22:00',
    '2026-12-02 06:00',
    { personId: '8', ...BAR },
  ];
  const before = { shifts: [THURSDAY, BOB, night] };
  const later = { shifts: [EARLIER, night], options: { period: { from: '2026-12-02', to: '2026-12-09' } } };
  const report = again(before, later);
  expect(changesIn(report)).toEqual([
    GIVEN,
    'It was given out for another period. Compared: Wed 2 Dec 2026 to Sun 6 Dec 2026.',
    'Sue Miller: Thu 3 Dec 9a–5p instead of 12p–8p',
  ]);
  const apart = again(before, { ...later, options: { period: { from: '2027-01-04', to: '2027-01-10' } } });
  expect(changesIn(apart)).toEqual([GIVEN, 'It was given out for other days: nothing can be compared.']);
});

test('a report that is narrowed to some people does not say that the others have nothing any more', () => {
  const only = { people: new Set(['7']) };
  const report = again({ shifts: [THURSDAY, BOB] }, { shifts: [EARLIER, BOB], options: only });
  expect(changesIn(report).slice(1)).toEqual([
    'It was given out for other people or departments. Compared: the people who are in both.',
    'Sue Miller: Thu 3 Dec 9a–5p instead of 12p–8p',
  ]);
  const widened = again({ shifts: [THURSDAY, BOB], options: only }, { shifts: [EARLIER, BOB] });
  expect(marksIn(widened)).toEqual(['Sue Miller: ≠ 9a–5p']);
});

test('a staff copy names no reason, and is compared without notes and reasons', () => {
  const ill: Shifts[number] = [
    'Sue Miller',
    '2026-12-03 00:00',
    '2026-12-04 00:00',
    { ...SUE, timeOffReason: 'Illness' },
  ];
  const noted: Shifts[number] = [BOB[0], BOB[1], BOB[2], { ...BOB[3], notes: 'bring keys' }];
  const staff = { options: { staffCopy: true } };
  const report = again({ shifts: [THURSDAY, BOB] }, { shifts: [ill, noted], ...staff });
  expect(changesIn(report).slice(1)).toEqual(['Sue Miller: Thu 3 Dec Off instead of 12p–8p']);
  expect(JSON.stringify(report)).not.toContain('Illness');
  const planner = again({ shifts: [BOB] }, { shifts: [noted] });
  expect(changesIn(planner)[1]).toBe('Bob Hill: Tue 1 Dec 9a–5p (bring keys) instead of 9a–5p');
});

test('one more open shift with the same times is a change', () => {
  const open: Shifts[number] = ['Open shift', '2026-12-03 09:00', '2026-12-03 17:00', BAR];
  const report = again({ shifts: [open] }, { shifts: [open, open] });
  expect(changesIn(report)[1]).toBe('Open shifts: Thu 3 Dec 9a–5p + 9a–5p instead of 9a–5p');
  expect(marksIn(report)).toEqual(['Open shifts: ≠ 9a–5p\n9a–5p']);
});

test('in the list of a person, a column says what has changed on the line’s day', () => {
  const tuesday: Shifts[number] = ['Sue Miller', '2026-12-01 09:00', '2026-12-01 17:00', { ...SUE, ...BAR }];
  const report = again(
    { shifts: [THURSDAY, tuesday], options: { person: '7' } },
    { shifts: [EARLIER, tuesday], options: { person: '7' } },
    whoWorksWhen,
  );
  const [section] = report.sections;
  expect(section?.columns.at(-1)?.header).toBe('Changed');
  expect(
    section?.rows.flatMap(({ cells }) => cells.at(-1) ?? []).filter((cell) => String(cell).startsWith('≠')),
  ).toEqual(['≠ 9a–5p instead of 12p–8p']);
  expect(changesIn(report)[1]).toBe('Sue Miller: Thu 3 Dec 9a–5p instead of 12p–8p');
});

test('everything of 300 people with 31 changed days is listed', () => {
  const month = { period: { from: '2026-12-01', to: '2026-12-31' } };
  const planOf = (people: number, hour: string): Shifts =>
    Array.from({ length: people * 31 }, (_, at): Shifts[number] => {
      const [person, date] = [Math.floor(at / 31), `2026-12-${String((at % 31) + 1).padStart(2, '0')}`];
      return [
        `Person ${person}`,
        `${date} ${hour}:00`,
        `${date} 23:00`,
        { personId: String(person + 1), ...BAR },
      ];
    });
  const reportOf = (people: number) =>
    again({ shifts: planOf(people, '09'), options: month }, { shifts: planOf(people, '10'), options: month });
  const lines = changesIn(reportOf(300)).slice(1);
  expect(lines.join('\n').match(/instead of/g)).toHaveLength(9_300);
  expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(300);
});
