import { isWeekend, type DayNumber, serialOfDay } from '../calendar/days';
import { hasTransaction, type TimeOffEntry } from './entry';

/** A longer time off is more likely a wrong year. */
export const MOST_DAYS = 366;

/** Why an entry can't be added. */
type TimeOffProblem =
  | 'no-person'
  | 'no-days'
  | 'ends-before-start'
  | 'too-long'
  | 'no-account'
  | 'no-account-or-reason'
  | 'no-work-day'
  | 'bad-amount';

/** What an entry takes. */
export interface TimeOffPlan {
  /** The first and the last day; undefined until both are known and in order. */
  readonly span: { readonly first: DayNumber; readonly last: DayNumber } | undefined;
  /** The days that count. Each gets a block. */
  readonly days: readonly DayNumber[];
  /** How many days the account loses; undefined if the typed number can't be used. */
  readonly amount: number | undefined;
  /** The first thing that the user must still say or correct. */
  readonly problem: TimeOffProblem | undefined;
}

/** Counts Mondays to Fridays, unless the entry counts weekends too or names another number. */
export function planTimeOff(entry: TimeOffEntry): TimeOffPlan {
  const [first, last] = [serialOfDay(entry.first), serialOfDay(entry.last)];
  const length = first === undefined || last === undefined ? 0 : last - first + 1;
  const span =
    first !== undefined && last !== undefined && length >= 1 && length <= MOST_DAYS
      ? { first, last }
      : undefined;
  const all = span ? Array.from({ length }, (_, at) => span.first + at) : [];
  const days = entry.weekends ? all : all.filter((day) => !isWeekend(day));
  const amount = amountOf(entry.amount, days.length, all.length);
  return { span, days, amount, problem: problem() };

  function problem(): TimeOffProblem | undefined {
    if (entry.personId === '') return 'no-person';
    if (first === undefined || last === undefined) return 'no-days';
    if (last < first) return 'ends-before-start';
    if (!span) return 'too-long';
    if (days.length === 0) return 'no-work-day';
    if (hasTransaction(entry) && entry.accountId === '') return 'no-account';
    if (entry.accountId === '' && entry.reasonId === '') return 'no-account-or-reason';
    return hasTransaction(entry) && amount === undefined ? 'bad-amount' : undefined;
  }
}

/** The service counts whole days, and nobody is off for more days than there are. */
function amountOf(typed: string, counted: number, most: number): number | undefined {
  const text = typed.trim();
  if (text === '') return counted;
  const amount = /^\d+$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= most ? amount : undefined;
}
