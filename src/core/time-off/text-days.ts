import { isWeekend, type DayNumber, dayOfSerial, serialOfDay } from '../calendar/days';
import { fieldOf, type Entity } from '../entities/entity';
import type { Leave } from '../reports/facts';
import { groupBy } from '../table/group-by';
import type { FieldCells } from '../table/record';

/** A day of time off that a text has for a person. */
export interface TextDay {
  /** The person's label, or the name of the text if nobody is known by it. */
  readonly person: string;
  /** The person's ID, or the name of the text. */
  readonly personKey: string;
  readonly account: string;
  readonly accountId: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** The key of a person's day in an account. */
export function dayKey({ personKey, accountId, date }: Omit<TextDay, 'person' | 'account'>): string {
  return JSON.stringify([personKey, accountId, date]);
}

/** A transaction without a Saturday or Sunday at its start takes working days, as "Enter time off" counts them. */
const isNext = (day: DayNumber, last: DayNumber): boolean =>
  !isWeekend(last) && day === last + (isWeekend(last + 1) ? DAYS_TO_MONDAY : 1);
const DAYS_TO_MONDAY = 3;

/** The keys of all days that the sheet's transactions take. */
export function takenDays(leave: readonly Leave[]): ReadonlySet<string> {
  return new Set(
    leave.flatMap(({ personId, accountId, effectiveDate, amount }) => {
      const first = serialOfDay(effectiveDate);
      if (first === undefined || amount >= 0) return [];
      return daysFrom(first, -amount).map((day) =>
        dayKey({ personKey: personId, accountId, date: dayOfSerial(day) ?? '' }),
      );
    }),
  );
}

/** More days at once are no days of a roster, and listing them takes long. */
const MOST_DAYS = 366;

function daysFrom(first: DayNumber, count: number): DayNumber[] {
  const days = [first];
  for (let day = first + 1; days.length < Math.min(count, MOST_DAYS); day += 1)
    if (isNext(day, days.at(-1) ?? first) || isWeekend(first)) days.push(day);
  return days;
}

/** The rows of Time Off for the days of a text: one transaction for each run of a person's working days. */
export function transactionRows(entity: Entity, days: readonly TextDay[]): FieldCells[] {
  return [...groupBy(days, ({ personKey, accountId }) => JSON.stringify([personKey, accountId]))].flatMap(
    ([, own]) =>
      runsOf(own.flatMap(({ date }) => serialOfDay(date) ?? [])).map(({ first, count }): FieldCells => ({
        Person: own[0]?.person ?? '',
        Account: own[0]?.account ?? '',
        EffectiveDate: fieldOf(entity, 'EffectiveDate').kind.toCell(dayOfSerial(first) ?? ''),
        Amount: -count,
      })),
  );
}

function runsOf(days: readonly DayNumber[]): { readonly first: DayNumber; readonly count: number }[] {
  const runs: { first: DayNumber; last: DayNumber; count: number }[] = [];
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && isNext(day, run.last)) [run.last, run.count] = [day, run.count + 1];
    else runs.push({ first: day, last: day, count: 1 });
  }
  return runs;
}
