import { dayOfSerial, serialOfDay } from '../calendar/days';
import { fieldOf, type Entity } from '../entities/entity';
import { datedLeave } from '../reports/away';
import type { Leave } from '../reports/facts';
import { countsFor, type LeaveCounting, leaveDays, leaveRuns } from '../shifts/leave-days';
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

/** The keys of all days that the sheet's transactions take, as the company counts. */
export function takenDays(leave: readonly Leave[], counting: LeaveCounting): ReadonlySet<string> {
  return new Set(
    datedLeave(leave).flatMap((taken) =>
      leaveDays(taken, counting)
        .filter(({ isCounted }) => isCounted)
        .map(({ day }) =>
          dayKey({
            personKey: taken.personId,
            accountId: taken.accountId,
            date: dayOfSerial(day) ?? '',
          }),
        ),
    ),
  );
}

/** The rows of Time Off for the days of a text: one transaction for each run of days that count (leaveRuns). */
export function rowsOfTextDays(
  entity: Entity,
  days: readonly TextDay[],
  counting: LeaveCounting,
): FieldCells[] {
  return [...groupBy(days, ({ personKey, accountId }) => JSON.stringify([personKey, accountId]))].flatMap(
    ([, daysOfPerson]) => {
      const [{ personKey = '', person = '', account = '' } = {}] = daysOfPerson;
      const all = daysOfPerson.flatMap(({ date }) => serialOfDay(date) ?? []);
      return leaveRuns(all, countsFor(personKey, counting)).map(({ first, count }) => ({
        Person: person,
        Account: account,
        EffectiveDate: fieldOf(entity, 'EffectiveDate').valueKind.toCell(dayOfSerial(first) ?? ''),
        Amount: -count,
      }));
    },
  );
}
