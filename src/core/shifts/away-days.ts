import { dayOfMinute, type DayNumber, type DaySpan } from '../calendar/days';
import type { Absence, Away, PersonSpan } from './absence';
import type { DaysOff } from './days-off';

/** A day of a person, with why the person is away. */
export type AwayDay<Block, Taken> = Away<Block, Taken> & {
  readonly personId: string;
  readonly day: DayNumber;
};

/** Each block and each transaction on each day of a span that it covers: first the blocks, then the transactions. */
export function awayDays<Block extends PersonSpan, Taken extends DaysOff>(
  absence: Absence<Block, Taken>,
  { first, after }: DaySpan,
): AwayDay<Block, Taken>[] {
  const days: AwayDay<Block, Taken>[] = [];
  for (const block of absence.blocks) {
    const { personId, start, end } = block;
    const last = Math.min(dayOfMinute(end - 1), after - 1);
    for (let day = Math.max(dayOfMinute(start), first); day <= last; day += 1)
      days.push({ personId, day, isProbable: false, block });
  }
  for (const personId of new Set(absence.transactions.map((transaction) => transaction.personId)))
    for (const taken of absence.takenOf(personId))
      if (taken.day >= first && taken.day < after) days.push({ personId, ...taken });
  return days;
}
