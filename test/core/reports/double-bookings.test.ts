import fc from 'fast-check';
import { shiftsByPerson } from '../../../src/core/reports/chosen-shifts';
import { coverage } from '../../../src/core/reports/coverage';
import { doubleBookings } from '../../../src/core/reports/double-bookings';
import { hours } from '../../../src/core/reports/hours';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { atOnce } from '../../../src/core/slices';
import { facts, named, shift } from './facts';
import { isoOf, someFacts, someOptions } from './generated';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

const TWICE = facts({
  departments: named('Bar', 'Kitchen'),
  shifts: [
    shift('Bob', '2026-11-24 22:00', '2026-11-25 06:00', { department: 'Bar' }),
    shift('Bob', '2026-11-25 05:00', '2026-11-25 13:00', { department: 'Bar' }),
    shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00', { department: 'Bar' }),
    shift('Ann', '2026-11-23 12:00', '2026-11-23 20:30', { department: 'Kitchen' }),
    // Shifts one after the other, and shifts of nobody, are no double bookings.
    shift('Cleo', '2026-11-23 09:00', '2026-11-23 17:00'),
    shift('Cleo', '2026-11-23 17:00', '2026-11-23 20:00'),
    shift('Open shift', '2026-11-23 09:00', '2026-11-23 17:00'),
    shift('Open shift', '2026-11-23 09:00', '2026-11-23 17:00'),
  ],
});
const TOLD =
  '2 double bookings: Ann, Mon 23 Nov, 9a–5p Bar and 12p–8:30p Kitchen; Bob, Wed 25 Nov, Tue 24 Nov 10p–6a and 5a–1p.';

function told(kind: ReportKind, of = TWICE, more = {}): string[] {
  return makeReport(kind, of, { period: WEEK, ...more })
    .lines.map(({ text }) => text)
    .filter((text) => /twice|booking/.test(text));
}

test('reports whose numbers double bookings change name who is booked twice and when, and how that counts', () => {
  expect(told(hours)).toEqual([TOLD, 'The hours of double bookings count twice.']);
  expect(told(coverage)).toEqual([TOLD, 'Whoever is booked twice counts once.']);
  expect(told(schedule)).toEqual([TOLD]);
});

test('the hours report lists every double booking with the hours that count twice', () => {
  const { sections } = makeReport(hours, TWICE, { period: WEEK });
  const table = sections.find(({ title }) => title === 'Double bookings');
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', '2026-11-23', '9a–5p Bar and 12p–8:30p Kitchen', 5],
    ['Bob', '2026-11-25', 'Tue 24 Nov 10p–6a and 5a–1p', 1],
    ['Total', undefined, undefined, 6],
  ]);
});

test('a report without double bookings does not mention any', () => {
  const of = facts({ shifts: TWICE.shifts.filter(({ person }) => !['Ann', 'Bob'].includes(person)) });
  for (const kind of [hours, coverage, schedule]) expect(told(kind, of)).toEqual([]);
  const { sections } = makeReport(hours, of, { period: WEEK });
  expect(sections.map(({ title }) => title)).not.toContain('Double bookings');
});

test('a sentence lists twelve double bookings, and says how many more there are', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const of = facts({ shifts: Array.from({ length: 15 }, () => shift('Ann', ...at)) });
  const [sentence = ''] = told(coverage, of);
  expect(sentence).toMatch(/^14 double bookings: /);
  expect(sentence.match(/9a–5p and 9a–5p/g)).toHaveLength(12);
  expect(sentence).toMatch(/; and 2 more, all of them in the report “Hours by week and department”\.$/);
});

test('overlapping timesheet rows are called timesheet rows', () => {
  const of = facts({ shifts: TWICE.shifts.map((each) => ({ ...each, schedule: 'timesheet' as const })) });
  expect(told(hours, of)).toEqual([
    '2 timesheet rows overlap with another one of the same person: the hours in both count twice.',
  ]);
});

test('a staff copy mentions no double booking, and the person who makes it sees them', () => {
  expect(told(schedule, TWICE, { staffCopy: true })).toEqual([]);
  expect(makeReport(schedule, TWICE, { period: WEEK, staffCopy: true }).makerNotices).toEqual([TOLD]);
  expect(makeReport(schedule, TWICE, { period: WEEK }).makerNotices).toEqual([]);
});

test('the hours booked twice equal a count of every minute', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, { period }) => {
      const plan = of.shifts.filter(({ schedule: on }) => on === 'current');
      const found = atOnce(doubleBookings(atOnce(shiftsByPerson(plan, of, { period })), { period }));
      const twice = new Map<string, number>();
      for (const { second, from, until } of found)
        twice.set(second.personId, (twice.get(second.personId) ?? 0) + until - from);
      expect(twice).toEqual(minutesTwice(plan, period));
    }),
  );
});

/** By person: the number of minutes of the period that are in more than one shift, counted once for each further shift. */
function minutesTwice(
  plan: readonly ReturnType<typeof shift>[],
  { from, to }: { readonly from: string; readonly to: string },
): Map<string, number> {
  const taken = new Set<string>();
  const twice = new Map<string, number>();
  for (const { personId, start, end } of plan) {
    if (personId === '0') continue;
    for (let minute = start; minute < end; minute += 1) {
      const day = isoOf(minute).slice(0, 10);
      if (day < from || day > to) continue;
      const key = `${personId} ${minute}`;
      if (taken.has(key)) twice.set(personId, (twice.get(personId) ?? 0) + 1);
      taken.add(key);
    }
  }
  return twice;
}
