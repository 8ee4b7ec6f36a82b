/** What a report says that has nothing to show, and where the user finds something. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { changes } from '../../../src/core/reports/changes';
import type { ReportFacts } from '../../../src/core/reports/facts';
import { hours } from '../../../src/core/reports/hours';
import { noRows } from '../../../src/core/reports/lines';
import { planWarnings } from '../../../src/core/reports/plan-warnings';
import { qualificationMatrix } from '../../../src/core/reports/qualification-matrix';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { openShifts } from '../../../src/core/reports/shift-list';
import { timeOffCalendar } from '../../../src/core/reports/time-off-calendar';
import { facts, shift } from './facts';

const options = { period: { from: '2026-11-23', to: '2026-11-29' } };
const said = (kind: ReportKind, of: ReportFacts) => noRows(kind, makeReport(kind, of, options), of, options);

test('a report with rows has something to show', () => {
  const of = facts({ shifts: [shift('Ann', '2026-11-29 22:00', '2026-11-30 06:00')] });
  expect(said(schedule, of)).toBeUndefined();
});

test('without shifts in the period, the nearest day that has some is named', () => {
  const of = facts({
    shifts: [
      shift('Ann', '2026-11-20 09:00', '2026-11-20 17:00'),
      shift('Ann', '2026-12-01 09:00', '2026-12-01 17:00'),
    ],
  });
  expect(said(schedule, of)).toEqual({
    sentence: '“Schedule” has no rows, so no sheet was made. No shifts in this period.',
    wayOut: 'The nearest day that has some is Tue 1 Dec 2026: choose its week.',
  });
});

test('figures a: hours of a period in which a night only ends say that no shift begins in it', () => {
  const night = shift('Ann', '2026-11-22 22:00', '2026-11-23 06:00');
  expect(said(hours, facts({ shifts: [night] }))).toEqual({
    sentence:
      '“Hours by week and department” has no rows, so no sheet was made. No shift begins in this period. A shift that only ends in it counts on the day on which it begins.',
    wayOut: 'The nearest day that has some is Sun 22 Nov 2026: choose its week.',
  });
});

test('figures b: a plan without warnings hides nothing, and one whose warnings are elsewhere says where', () => {
  const shifts = [shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00')];
  const warned = (...days: string[]) =>
    facts({
      shifts,
      warnings: () =>
        days.map((day) => ({
          personId: '7',
          person: 'Ann',
          day: serialOfDay(day) ?? 0,
          sentence: '',
          note: '',
        })),
    });
  expect(said(planWarnings, warned())).toEqual({
    sentence:
      '“Plan warnings” has no rows, so no sheet was made. No warnings in this period: the plan keeps every rule that is checked.',
    wayOut: '',
  });
  expect(said(planWarnings, warned('2026-12-01'))?.wayOut).toBe(
    'The nearest day that has some is Tue 1 Dec 2026: choose its week.',
  );
  const others = { ...options, people: new Set(['8']) };
  const of = warned('2026-11-23');
  expect(noRows(planWarnings, makeReport(planWarnings, of, others), of, others)?.wayOut).toContain(
    'This period has records that are not in this report: choose other people.',
  );
});

test('if only the limits hide the shifts of the period, the limits are named', () => {
  const of = facts({ shifts: [shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00')] });
  expect(said(openShifts, of)?.wayOut).toBe(
    'This period has records that are not in this report: choose other people or departments.',
  );
});

test('a report of pushes without pushes asks for a push, and one of qualifications names its own limits', () => {
  expect(said(changes, facts())?.wayOut).toContain('Nothing was pushed from this workbook yet');
  const of = facts({
    qualifications: [
      {
        personId: '7',
        person: 'Ann',
        itemId: '3',
        item: 'First aid',
        category: '',
        rank: undefined,
        rate: undefined,
        isPushed: true,
      },
    ],
  });
  const others = { ...options, people: new Set(['8']) };
  const report = makeReport(qualificationMatrix, of, others);
  expect(noRows(qualificationMatrix, report, of, others)?.wayOut).toContain('choose other people');
});

test('without any shifts, or without their sheet, the way to get some is named', () => {
  const none = 'This workbook has none yet: choose “Download everything” under “Data”, or add rows.';
  expect(said(schedule, facts())?.wayOut).toBe(none);
  expect(said(schedule, facts({ sources: {} }))?.wayOut).toBe(
    `There is no sheet Time Blocks in this workbook. There is no sheet Time Off in this workbook. ${none}`,
  );
});

test('for a calendar without time off, shifts in the period are no reason to choose other people', () => {
  const work = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00');
  expect(said(timeOffCalendar, facts({ shifts: [work] }))?.wayOut).toContain('This workbook has none yet');
  const off = shift('Ann', '2026-12-01 09:00', '2026-12-01 17:00', { timeOffReason: 'Illness' });
  expect(said(timeOffCalendar, facts({ shifts: [work, off] }))?.wayOut).toBe(
    'The nearest day that has some is Tue 1 Dec 2026: choose its week.',
  );
});
