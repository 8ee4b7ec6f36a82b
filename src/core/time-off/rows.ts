import { fieldOf, type Entity } from '../entities/entity';
import type { FieldCells } from '../table/record';
import type { Cell } from '../values/cell';
import { type DayNumber, dayOfSerial } from '../calendar/days';
import type { TimeOffEntry } from './entry';
import type { TimeOffPlan } from './plan';

const MIDNIGHT = '00:00';

/** The row of Time Off: the days are taken off the account on the first day that counts. */
export function transactionRow(
  entity: Entity,
  { personId, accountId }: TimeOffEntry,
  { days: [first = 0], amount = 0 }: Pick<TimeOffPlan, 'days' | 'amount'>,
): FieldCells {
  return {
    ...names(entity, { Person: personId, Account: accountId }),
    EffectiveDate: dayCell(entity, 'EffectiveDate', first),
    Amount: -amount,
  };
}

/**
 * The rows of the schedule: a block of the whole day for each day that counts, as a pasted word for time off makes them. An End
 * at Start means the next day.
 */
export function blockRows(
  entity: Entity,
  entry: TimeOffEntry,
  { days }: Pick<TimeOffPlan, 'days'>,
): FieldCells[] {
  const { personId, accountId, reasonId } = entry;
  const same = {
    ...names(entity, { Person: personId, TimeOffReason: reasonId, TimeOffAccount: accountId }),
    Start: fieldOf(entity, 'Start').kind.toCell(MIDNIGHT),
    End: fieldOf(entity, 'End').kind.toCell(MIDNIGHT),
  };
  return days.map((day) => ({ ...same, Date: dayCell(entity, 'Date', day) }));
}

/** Cells with the names of chosen records, by field. A field without a choice gets no cell. */
function names(entity: Entity, ids: Readonly<Record<string, string>>): FieldCells {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([field, id]) =>
      id === '' ? [] : [[field, fieldOf(entity, field).names?.labelOf(id) ?? id]],
    ),
  );
}

function dayCell(entity: Entity, field: string, day: DayNumber): Cell {
  return fieldOf(entity, field).kind.toCell(dayOfSerial(day) ?? '');
}
