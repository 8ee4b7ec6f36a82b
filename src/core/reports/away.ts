import { shortDay } from '../calendar/day-text';
import { dayOfMinute, type DayNumber, MINUTES_A_DAY, spanOf, dayNumber } from '../calendar/days';
import { Absence } from '../shifts/absence';
import { awayDays } from '../shifts/away-days';
import { groupBy } from '../table/group-by';
import { timeText, compareBlocks } from './chosen-shifts';
import { isTimeOff, type Facts, type Leave, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';

/** The most shifts of people who are away that a sentence lists. */
const MAX_LISTED = 12;

/** A transaction with a day. */
export interface DatedLeave extends Leave {
  readonly firstDay: DayNumber;
}

/** The transactions that have a day; the others are on no day of a calendar. */
export function datedLeave(leave: readonly Leave[]): DatedLeave[] {
  return leave.flatMap((each) =>
    each.effectiveDate === '' ? [] : [{ ...each, firstDay: dayNumber(each.effectiveDate) }],
  );
}

/** Who is away, by the current schedule and all transactions. A report that shows some people only chooses afterwards. */
export function absenceOf({
  shifts,
  leave,
}: Pick<Facts, 'shifts' | 'leave'>): Absence<ReportShift, DatedLeave> {
  const blocks = shifts.filter((shift) => shift.schedule === 'current' && isTimeOff(shift));
  return new Absence(blocks, datedLeave(leave));
}

/**
 * The days that transactions probably cover, as blocks, each with its transactions: those of one account are one block a day. Where a
 * time-off block covers the day, it is enough.
 */
export function assumedBlocks(
  absence: Absence<ReportShift, DatedLeave>,
  { period, people }: Pick<ReportOptions, 'period' | 'people'>,
): Map<ReportShift, DatedLeave[]> {
  const away = awayDays(absence, spanOf(period)).filter(({ personId }) => people?.has(personId) ?? true);
  const keyOf = ({ personId, day }: (typeof away)[number]) => `${day} ${personId}`;
  const blocked = new Set(away.filter(({ isAssumed }) => !isAssumed).map(keyOf));
  const assumed = away.flatMap((each) => (each.isAssumed && !blocked.has(keyOf(each)) ? [each] : []));
  const days = groupBy(assumed, (each) => `${keyOf(each)}\n${each.taken.accountId}`);
  return new Map(
    [...days.values()].flatMap((of) =>
      of
        .slice(0, 1)
        .map(({ day, taken }) => [assumedBlock(day, taken), of.map((each) => each.taken)] as const),
    ),
  );
}

/** A day that a transaction probably covers, as a block of the whole day. */
function assumedBlock(
  day: DayNumber,
  { personId, person, account, accountId, isPushed }: Leave,
): ReportShift {
  return {
    personId,
    person,
    start: day * MINUTES_A_DAY,
    end: (day + 1) * MINUTES_A_DAY,
    departmentId: '',
    department: '',
    area: '',
    task: '',
    timeOffReason: '',
    timeOffAccountId: accountId,
    timeOffAccount: account,
    notes: '',
    color: '',
    hoursTyped: undefined,
    schedule: 'current',
    isPushed,
    isAssumed: true,
  };
}

/** One sentence about shifts of people who are away; none if there are no such shifts. */
export function awayWarnings(
  work: readonly ReportShift[],
  absence: Absence<ReportShift, DatedLeave>,
  facts: Pick<Facts, 'departments'>,
  options: ReportOptions,
): string[] {
  const listed = [...work].sort(compareBlocks(facts, options)).flatMap((shift): string[] => {
    const away = absence.during(shift);
    if (!away) return [];
    const day = dayOfMinute(shift.start);
    const time = timeText(shift, day) || reportMessages.allDay;
    return [reportMessages.shiftOfAway(shift.person, shortDay(day), time, away.isAssumed)];
  });
  if (listed.length === 0) return [];
  return [reportMessages.shiftsOfAway(listed.length, listed.slice(0, MAX_LISTED))];
}
