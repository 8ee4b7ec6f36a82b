import { dayOfMinute, isWeekend, type DayNumber, MINUTES_A_DAY } from '../calendar/days';
import { groupBy } from '../table/group-by';
import { type DaysOff, wholeDays, type Span, SpanIndex } from './shift';

/** Who is away on which day. Checks, reports and forms all ask here. */

/** A transaction of more days is a yearly correction, or a typing mistake. */
const MOST_TAKEN = 60;

/** A part of a person's time: a time-off block of a schedule, or a shift. */
export interface PersonSpan extends Span {
  readonly personId: string;
}

/** Why a person is away: a block says so, or a transaction is assumed to cover the day. */
export type Away<Block, Taken> =
  | { readonly isAssumed: false; readonly block: Block }
  | { readonly isAssumed: true; readonly taken: Taken };

interface AssumedDay<Taken> {
  readonly day: DayNumber;
  readonly taken: Taken;
}

interface Person<Block, Taken> {
  readonly byTime: SpanIndex<Block>;
  /** The blocks with their whole days, because an afternoon off is a day with time off too. */
  readonly byDay: SpanIndex<Block>;
  readonly assumed: readonly AssumedDay<Taken>[];
  readonly byAssumedDay: ReadonlyMap<DayNumber, Taken>;
}

/**
 * Who is away on which day. A block covers each day that it touches. A transaction probably covers as many days as it takes,
 * from its first day on, without Saturdays and Sundays. If a block touches its first day, the person's blocks count instead.
 */
export class Absence<Block extends PersonSpan, Taken extends DaysOff> {
  readonly #people = new Map<string, Person<Block, Taken>>();

  constructor(
    readonly blocks: readonly Block[],
    readonly transactions: readonly Taken[],
  ) {
    const blocksOf = groupBy(blocks, ({ personId }) => personId);
    const takenOf = groupBy(transactions, ({ personId }) => personId);
    for (const id of new Set([...blocksOf.keys(), ...takenOf.keys()])) {
      const own = blocksOf.get(id) ?? [];
      const byDay = new SpanIndex(own, wholeDays);
      const assumed = (takenOf.get(id) ?? [])
        .filter(({ firstDay }) => !byDay.find(wholeDay(firstDay)))
        .flatMap((taken) => daysTaken(taken).map((day) => ({ day, taken })));
      const byAssumedDay = new Map([...assumed].reverse().map(({ day, taken }) => [day, taken]));
      this.#people.set(id, { byTime: new SpanIndex(own, (block) => block), byDay, assumed, byAssumedDay });
    }
  }

  /** Why a person is away during a shift: a block overlaps it, or it begins on a day on which the person is away. */
  during(shift: PersonSpan): Away<Block, Taken> | undefined {
    const person = this.#people.get(shift.personId);
    if (!person) return undefined;
    const block =
      person.byTime.find(shift) ?? person.byDay.find({ start: shift.start, end: shift.start + 1 });
    if (block) return { isAssumed: false, block };
    const taken = person.byAssumedDay.get(dayOfMinute(shift.start));
    return taken && { isAssumed: true, taken };
  }

  /** The days that a person's transactions probably cover. */
  assumedOf(personId: string): readonly AssumedDay<Taken>[] {
    return this.#people.get(personId)?.assumed ?? [];
  }
}

/** As many days as a transaction takes, from its first day on, without weekends. */
function daysTaken({ firstDay, amount }: DaysOff): DayNumber[] {
  const count = Math.min(MOST_TAKEN, Math.max(0, Math.ceil(-amount)));
  const days: DayNumber[] = [];
  for (let day = firstDay; days.length < count; day += 1) if (!isWeekend(day)) days.push(day);
  return days;
}

function wholeDay(day: DayNumber): Span {
  return { start: day * MINUTES_A_DAY, end: (day + 1) * MINUTES_A_DAY };
}
