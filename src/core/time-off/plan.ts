import { isWeekend, type DayNumber, serialOfDay, dayOfSerial } from '../calendar/days';
import { fieldOf, type Entity } from '../entities/entity';
import {
  countsFor,
  type LeaveCount,
  type LeaveCounting,
  leaveRuns,
  type LeaveRun,
} from '../shifts/leave-days';
import type { RowId } from '../table/layout';
import { type FieldCells, namedCells } from '../table/record';
import type { Cell } from '../values/cell';

/** time-off/: time off as people think of it (who, from when to when, from which account), and the rows that it becomes. */

/** In which sheets the company keeps time off: a transaction of an account, blocks of the schedule, or both. */
export type TimeOffRecords = 'transaction' | 'blocks' | 'both';

/** What a user says about one person's time off. Ids are '' if nothing is chosen. */
export interface TimeOffEntry {
  readonly personId: string;
  /** `yyyy-MM-dd`, or ''. */
  readonly first: string;
  readonly last: string;
  /** The times (`HH:mm`) of a part of a day, if both days are the same; '' for whole days. */
  readonly from: string;
  readonly until: string;
  readonly accountId: string;
  readonly reasonId: string;
  /** Whether Saturdays and Sundays count too, although they cost no leave in the company. */
  readonly weekends: boolean;
  /** The days that the account loses, as typed; '' if they are as many as are counted. */
  readonly amount: string;
  readonly records: TimeOffRecords;
  /** Whether the person's shifts in these days become open. */
  readonly opens: boolean;
  /** Who gets one of these shifts instead: the people's IDs, by the shift's row (RowId). */
  readonly given: Readonly<Record<RowId, string>>;
}

export function hasTransaction({ records }: Pick<TimeOffEntry, 'records'>): boolean {
  return records !== 'blocks';
}

/** A transaction has whole days, so a part of a day is always a block. */
export function hasBlocks(
  entry: Pick<TimeOffEntry, 'records' | 'first' | 'last' | 'from' | 'until'>,
): boolean {
  return entry.records !== 'transaction' || isPartOfDay(entry);
}

/** Whether the person is off for a part of one day. */
function isPartOfDay({
  first,
  last,
  from,
  until,
}: Pick<TimeOffEntry, 'first' | 'last' | 'from' | 'until'>): boolean {
  return first !== '' && first === last && from !== '' && until !== '';
}

/** A longer time off is more likely a wrong year. */
export const MOST_TIME_OFF_DAYS = 366;

/** Why an entry can't be added. */
type TimeOffProblem =
  | 'no-person'
  | 'no-days'
  | 'ends-before-start'
  | 'too-long'
  | 'one-time'
  | 'no-account'
  | 'no-account-or-reason'
  | 'no-work-day'
  | 'no-own-day'
  | 'bad-amount';

/** What an entry takes. */
export interface TimeOffPlan {
  /** The first and the last day; undefined until both are known and in order. */
  readonly span: { readonly first: DayNumber; readonly last: DayNumber } | undefined;
  /** Which days count: those of the person, if they are known. */
  readonly counts: LeaveCount | 'own-days';
  /** The days that count. Each gets a block. */
  readonly days: readonly DayNumber[];
  /** The transactions: several if no single one takes exactly these days. */
  readonly runs: readonly LeaveRun[];
  /** Whether the person is off for a part of one day, which costs no day unless the user types 1. */
  readonly isPart: boolean;
  /** How many days the account loses; undefined if the typed number can't be used. */
  readonly amount: number | undefined;
  /** The first thing that the user must still say or correct. */
  readonly problem: TimeOffProblem | undefined;
}

/** Counts the days that count for the person in the company, unless the entry counts weekends too or names another number. */
export function planTimeOff(entry: TimeOffEntry, counting: LeaveCounting): TimeOffPlan {
  const [first, last] = [serialOfDay(entry.first), serialOfDay(entry.last)];
  const length = first === undefined || last === undefined ? 0 : last - first + 1;
  const span =
    first !== undefined && last !== undefined && length >= 1 && length <= MOST_TIME_OFF_DAYS
      ? { first, last }
      : undefined;
  const all = span ? Array.from({ length }, (_, at) => span.first + at) : [];
  const counts = counting.ownDays.has(entry.personId) ? 'own-days' : counting.by;
  const isCounted = countsFor(entry.personId, counting);
  const withWeekends = entry.weekends && counts === 'monday-to-friday';
  const isPart = isPartOfDay(entry);
  const days = isPart ? all : all.filter((day) => isCounted(day) || (withWeekends && isWeekend(day)));
  const amount = isPart ? amountOfPart(entry.amount) : amountOf(entry.amount, days.length, all.length);
  const [firstDay = 0] = days;
  const runs =
    amount === undefined || (amount === days.length && !isPart)
      ? leaveRuns(days, isCounted)
      : amount === 0
        ? []
        : [{ first: firstDay, count: amount }];
  return { span, counts, days, runs, isPart, amount, problem: problem() };

  function problem(): TimeOffProblem | undefined {
    if (entry.personId === '') return 'no-person';
    if (first === undefined || last === undefined) return 'no-days';
    if (last < first) return 'ends-before-start';
    if (!span) return 'too-long';
    if (days.length === 0) return counts === 'own-days' ? 'no-own-day' : 'no-work-day';
    if (entry.first === entry.last && (entry.from === '') !== (entry.until === '')) return 'one-time';
    if (hasTransaction(entry) && amount !== 0 && entry.accountId === '') return 'no-account';
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

function amountOfPart(typed: string): number | undefined {
  const text = typed.trim();
  return text === '' || text === '0' ? 0 : text === '1' ? 1 : undefined;
}

const MIDNIGHT = '00:00';

/** The rows of Time Off: each takes its days off the account on its first day. */
export function transactionRows(
  entity: Entity,
  { personId, accountId }: Pick<TimeOffEntry, 'personId' | 'accountId'>,
  runs: readonly LeaveRun[],
): FieldCells[] {
  const same = namedCells(entity, { Person: personId, Account: accountId });
  return runs.map(({ first, count }) => ({
    ...same,
    EffectiveDate: dayCell(entity, 'EffectiveDate', first),
    Amount: -count,
  }));
}

/**
 * The rows of the schedule: a block of the whole day, or of a part of it, for each day that counts, as a pasted word for time off makes
 * them. An End at Start means the next day.
 */
export function blockRows(
  entity: Entity,
  entry: TimeOffEntry,
  { days, isPart }: Pick<TimeOffPlan, 'days' | 'isPart'>,
): FieldCells[] {
  const { personId, accountId, reasonId } = entry;
  const same = {
    ...namedCells(entity, { Person: personId, TimeOffReason: reasonId, TimeOffAccount: accountId }),
    Start: fieldOf(entity, 'Start').valueKind.toCell(isPart ? entry.from : MIDNIGHT),
    End: fieldOf(entity, 'End').valueKind.toCell(isPart ? entry.until : MIDNIGHT),
  };
  return days.map((day) => ({ ...same, Date: dayCell(entity, 'Date', day) }));
}

function dayCell(entity: Entity, field: string, day: DayNumber): Cell {
  return fieldOf(entity, field).valueKind.toCell(dayOfSerial(day) ?? '');
}
