/**
 * Who is away, by cases from a planner who has not seen the code: offices, wards, shops, nights, weekends, long leave. Each case says
 * whether a shift needs no warning, a warning that says "probably", or a certain one.
 */
import { serialOfDay } from '../../../src/core/calendar/days';
import { wallMinute } from '../../../src/core/reports/facts';
import { Absence } from '../../../src/core/shifts/absence';
import {
  LEAVE_COUNTS,
  leaveDays,
  type LeaveCount,
  MOST_LEAVE_DAYS,
} from '../../../src/core/shifts/leave-days';
import cases from './away-cases.json';

const minute = (text: string) => wallMinute(text.slice(0, 10), text.slice(11)) ?? NaN;
const span = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  personId: '1',
  start: minute(from),
  end: minute(to),
});
const day = (text: string) => serialOfDay(text) ?? NaN;

test.each(cases)('$id: $what', ({ leave, blocks, ownDays, setting, shift, expected }) => {
  const absence = new Absence(
    blocks.map(span),
    leave.map(({ firstDay, amount }) => ({ personId: '1', firstDay: day(firstDay), amount })),
    { by: setting as LeaveCount, ownDays: new Map(ownDays ? [['1', ownDays]] : []) },
  );
  const away = absence.during(span(shift));
  expect(away ? (away.isProbable ? 'probably' : 'certain') : 'none').toBe(expected);
});

/** The days of leave by each way of counting, counted one by one on the calendar. */
function byHand(first: number, amount: number, counts: LeaveCount): number[] {
  const days: number[] = [];
  const isFree = (each: number) => [6, 0].includes(new Date(Date.UTC(1899, 11, 30 + each)).getUTCDay());
  for (let each = first; days.length < amount; each += 1)
    if (counts === 'every-day' || !isFree(each)) days.push(each);
  return days;
}

test('for all amounts and weekdays, a shift on a day that a way of counting covers is warned about, and no setting changes that', () => {
  const monday = day('2026-11-23');
  for (const first of Array.from({ length: 7 }, (_, at) => monday + at))
    for (let amount = 1; amount <= 30; amount += 1) {
      const [workdays, everyDay] = LEAVE_COUNTS.map((counts) => byHand(first, amount, counts));
      // A weekend that has room for all days of the leave is the leave.
      const isWeekendLeave = first - monday >= 5 && amount <= monday + 7 - first;
      const covered = new Set([...(everyDay ?? []), ...(isWeekendLeave ? [] : (workdays ?? []))]);
      for (const by of LEAVE_COUNTS) {
        const found = leaveDays(
          { personId: '1', firstDay: first, amount: -amount },
          { by, ownDays: new Map() },
        );
        expect(found.map((each) => each.day)).toEqual([...covered].sort((one, other) => one - other));
        expect(found.filter(({ isCounted }) => isCounted)).toHaveLength(amount);
      }
    }
});

test('leave of 400 days counts with its first 366 days, and days that are given take none', () => {
  const counting = { by: 'every-day', ownDays: new Map() } as const;
  const daysOf = (amount: number) =>
    leaveDays({ personId: '1', firstDay: day('2026-11-23'), amount }, counting).filter(
      ({ isCounted }) => isCounted,
    );
  expect(daysOf(-400)).toHaveLength(MOST_LEAVE_DAYS);
  expect([daysOf(0), daysOf(5)]).toEqual([[], []]);
});
