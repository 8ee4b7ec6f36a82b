import { type DayNumber, MINUTES_A_DAY, serialOfDay } from '../calendar/days';
import { datedLeave } from '../reports/away';
import { balancesOf, leftOf } from '../reports/balances';
import type { Leave, Transaction } from '../reports/facts';
import { Absence } from '../shifts/absence';
import { awayDays } from '../shifts/away-days';
import type { LeaveCounting } from '../shifts/leave-days';
import type { Shift } from '../shifts/shift';
import { hasTransaction, type TimeOffEntry, type TimeOffPlan, type TimeOffRecords } from './plan';

/** What the workbook's sheets say. Absent if the workbook has no such sheet. */
export interface TimeOffFacts {
  readonly leave?: readonly Leave[];
  readonly bookings?: readonly Shift[];
}

/** An account's days before and after the time off, by all transactions up to a day. */
interface AccountOutlook {
  /** The last day of the time off, or today if that is later. */
  readonly on: DayNumber;
  readonly before: number;
  readonly after: number;
  /** The part of `before` that comes from rows that are not pushed. */
  readonly notPushed: number;
  /** The sum of the transactions of later days. */
  readonly later: number;
}

/** What is already known of the person and the days. */
export interface TimeOffOutlook {
  /** Undefined if no account is chosen, or if there is no sheet from which to sum it up. */
  readonly account: AccountOutlook | undefined;
  /** Shifts of the person in these days. */
  readonly shifts: readonly Shift[];
  /** Days on which the person has time off already: by a block, or perhaps only probably (`isProbable`) by a transaction. */
  readonly daysOff: readonly { readonly day: DayNumber; readonly isProbable: boolean }[];
}

export function timeOffOutlook(
  entry: TimeOffEntry,
  plan: TimeOffPlan,
  { leave, bookings = [] }: TimeOffFacts,
  counting: LeaveCounting,
  today: string,
): TimeOffOutlook {
  const { personId } = entry;
  const { span } = plan;
  if (personId === '' || !span) return { account: undefined, shifts: [], daysOff: [] };
  const [start, end] = [span.first * MINUTES_A_DAY, (span.last + 1) * MINUTES_A_DAY];
  const there = bookings
    .filter((booking) => booking.personId === personId && booking.start < end && booking.end > start)
    .sort((one, other) => one.start - other.start);
  const absence = new Absence(
    bookings.filter((booking) => booking.isTimeOff && booking.personId === personId),
    datedLeave(leave ?? []).filter((transaction) => transaction.personId === personId),
    counting,
  );
  const away = new Map<DayNumber, boolean>();
  for (const { day, isProbable } of awayDays(absence, { first: span.first, after: span.last + 1 }))
    away.set(day, isProbable && away.get(day) !== false);
  const daysOff = [...away]
    .map(([day, isProbable]) => ({ day, isProbable }))
    .sort((one, other) => one.day - other.day);
  return {
    account: leave && entry.accountId !== '' ? accountOutlook(entry, plan, leave, today) : undefined,
    shifts: there.filter(({ isTimeOff }) => !isTimeOff),
    daysOff,
  };
}

/** Rows that are not pushed count: the user has just typed them. */
function accountOutlook(
  entry: TimeOffEntry,
  { amount = 0 }: TimeOffPlan,
  leave: readonly Leave[],
  today: string,
): AccountOutlook {
  const until = entry.last > today ? entry.last : today;
  const isOwn = ({ personId, accountId }: Transaction) =>
    personId === entry.personId && accountId === entry.accountId;
  const sumOf = (isCounted: (transaction: Transaction) => boolean) => {
    const [balance] = balancesOf(leave, (transaction) => isOwn(transaction) && isCounted(transaction), until);
    const notPushed = balance?.notPushed ?? 0;
    return { all: (balance ? leftOf(balance) : 0) + notPushed, notPushed };
  };
  const { all: before, notPushed } = sumOf(({ effectiveDate }) => effectiveDate <= until);
  const { all: later } = sumOf(({ effectiveDate }) => effectiveDate > until);
  const after = before - (hasTransaction(entry) ? amount : 0);
  return { on: serialOfDay(until) ?? 0, before, after, notPushed, later };
}

/** Where the sheets show that the company keeps time off. If they show nothing, both sheets get it. */
export function usualRecords({ leave = [], bookings = [] }: TimeOffFacts): TimeOffRecords {
  const hasTaken = leave.some(({ amount }) => amount < 0);
  const hasBlock = bookings.some(({ isTimeOff }) => isTimeOff);
  if (hasTaken === hasBlock) return 'both';
  return hasTaken ? 'transaction' : 'blocks';
}
