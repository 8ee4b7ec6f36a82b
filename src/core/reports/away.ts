import { shortDay } from '../calendar/day-text';
import { dayOfMinute, type DayNumber, MINUTES_A_DAY, daysOfPeriod, dayNumber } from '../calendar/days';
import { Absence, wholeDays } from '../shifts/absence';
import { type AwayDay, awayDays } from '../shifts/away-days';
import { takeEach, sorted, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import { timeText, compareBlocks } from './chosen-shifts';
import { isTimeOffBlock, type ReportFacts, type Leave, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';

/** The most shifts of people who are away that a sentence lists. */
const MAX_LISTED = 12;

/** A transaction with a day. */
export interface DatedLeave extends Leave {
  readonly firstDay: DayNumber;
}

/** A day that a transaction takes. */
type LeaveAway = Exclude<AwayDay<ReportShift, DatedLeave>, { block: ReportShift }>;

/** The transactions that have a day; the others are on no day of a calendar. */
export function datedLeave(leave: readonly Leave[]): DatedLeave[] {
  return leave.flatMap((transaction) =>
    transaction.effectiveDate === ''
      ? []
      : [{ ...transaction, firstDay: dayNumber(transaction.effectiveDate) }],
  );
}

/** Who is away, by the current schedule and all transactions. A report that shows some people only chooses afterwards. */
export function absenceOf({
  shifts,
  leave,
  counting,
}: Pick<ReportFacts, 'shifts' | 'leave' | 'counting'>): Absence<ReportShift, DatedLeave> {
  const blocks = shifts.filter((shift) => shift.schedule === 'current' && isTimeOffBlock(shift));
  return new Absence(blocks, datedLeave(leave), counting);
}

/**
 * The days that transactions take, as blocks, each with its transactions: those of one account are one block a day. Where a time-off
 * block fills the day, it is enough.
 */
export function leaveBlocks(
  absence: Absence<ReportShift, DatedLeave>,
  { period, people }: Pick<ReportOptions, 'period' | 'people'>,
): Map<ReportShift, DatedLeave[]> {
  const away = awayDays(absence, daysOfPeriod(period)).filter(
    ({ personId }) => people?.has(personId) ?? true,
  );
  const keyOf = ({ personId, day }: (typeof away)[number]) => `${day} ${personId}`;
  const filled = new Set(away.filter(({ block, day }) => block && wholeDays(block).includes(day)).map(keyOf));
  const taken = away.flatMap((awayDay) => (awayDay.block || filled.has(keyOf(awayDay)) ? [] : [awayDay]));
  const days = groupBy(taken, (awayDay) => `${keyOf(awayDay)}\n${awayDay.taken.accountId}`);
  return new Map(
    [...days.values()].flatMap((leaveOfDay) => {
      const block = leaveBlock(leaveOfDay);
      return block ? [[block, leaveOfDay.map((awayDay) => awayDay.taken)] as const] : [];
    }),
  );
}

/** A day that transactions of one account take, as a block of the whole day. */
function leaveBlock(leaveOfDay: readonly LeaveAway[]): ReportShift | undefined {
  const [first] = leaveOfDay;
  if (!first) return undefined;
  const { day, taken } = first;
  const { personId, person, account, accountId, isPushed } = taken;
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
    leave: leaveOfDay.every(({ isProbable }) => isProbable) ? 'probable' : 'certain',
  };
}

/** How the report counts leave. */
export function leaveNotice({ counting }: Pick<ReportFacts, 'counting'>): string {
  return reportMessages.leaveCounted[counting.by];
}

/** One sentence about shifts of people who are away; none if there are no such shifts. */
export function* awayWarnings(
  work: readonly ReportShift[],
  absence: Absence<ReportShift, DatedLeave>,
  facts: Pick<ReportFacts, 'departments'>,
  options: ReportOptions,
): Sliced<string[]> {
  const found: [ReportShift, boolean][] = [];
  yield* takeEach(work, (shift) => {
    const away = absence.during(shift);
    if (away) found.push([shift, away.isProbable]);
  });
  if (found.length === 0) return [];
  const order = compareBlocks(facts, options);
  const listed = (yield* sorted(found, ([one], [other]) => order(one, other))).slice(0, MAX_LISTED);
  return [
    reportMessages.shiftsOfAway(
      found.length,
      listed.map(([shift, isProbable]) => {
        const day = dayOfMinute(shift.start);
        const time = timeText(shift, day) || reportMessages.allDay;
        return reportMessages.shiftOfAway(shift.person, shortDay(day), time, isProbable);
      }),
    ),
  ];
}
