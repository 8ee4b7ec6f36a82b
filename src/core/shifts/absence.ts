import { dayOfMinute, type DayNumber, MINUTES_A_DAY } from '../calendar/days';
import { groupBy } from '../table/group-by';
import type { DaysOff } from './days-off';
import { daysCounted, leaveDays, type LeaveCounting, type LeaveDay } from './leave-days';
import { type Span } from './shift';
import { SpanIndex } from './span-index';

/** Who is away, and when. Checks, reports and forms all ask here. */

/** A part of a person's time: a time-off block of a schedule, or a shift. */
export interface PersonSpan extends Span {
  readonly personId: string;
}

/** Why a person is away: a block says so, or a transaction takes the day, perhaps only by one way of counting (isProbable). */
export type Away<Block, Taken> =
  | { readonly block: Block; readonly isProbable: false }
  | ({ readonly block?: undefined; readonly taken: Taken } & LeaveDay);

type TakenDay<Taken> = { readonly taken: Taken } & LeaveDay;

interface Person<Block, Taken> {
  readonly byTime: SpanIndex<Block>;
  readonly taken: readonly TakenDay<Taken>[];
  /** Of several transactions on a day, one that takes it for certain, or else the first. */
  readonly byDay: ReadonlyMap<DayNumber, TakenDay<Taken>>;
}

/**
 * Who is away, and when. A block is away at its own times: half a day off leaves the other half. A transaction takes whole days
 * (leave-days.ts). If blocks of whole days stand on as many of these days as the transaction takes, they say which days it means, and
 * the transaction adds none.
 */
export class Absence<Block extends PersonSpan, Taken extends DaysOff> {
  readonly #people = new Map<string, Person<Block, Taken>>();
  /** The first day of a block that says which days a transaction means. */
  readonly #meant = new Map<Taken, DayNumber>();

  constructor(
    readonly blocks: readonly Block[],
    readonly transactions: readonly Taken[],
    counting: LeaveCounting,
  ) {
    const blocksOf = groupBy(blocks, ({ personId }) => personId);
    const takenOf = groupBy(transactions, ({ personId }) => personId);
    for (const id of new Set([...blocksOf.keys(), ...takenOf.keys()])) {
      const [blocksOfPerson, transactionsOfPerson] = [blocksOf.get(id) ?? [], takenOf.get(id) ?? []];
      const whole = new Set(transactionsOfPerson.length === 0 ? [] : blocksOfPerson.flatMap(wholeDays));
      const taken = transactionsOfPerson.flatMap((transaction) => {
        const days = leaveDays(transaction, counting);
        const [meant, ...others] = days.filter(({ day }) => whole.has(day));
        if (!meant || others.length + 1 < daysCounted(transaction))
          return days.map((day) => ({ ...day, taken: transaction }));
        this.#meant.set(transaction, meant.day);
        return [];
      });
      const byDay = new Map<DayNumber, TakenDay<Taken>>();
      for (const takenDay of taken)
        if (
          byDay.get(takenDay.day)?.isProbable !== false &&
          (!takenDay.isProbable || !byDay.has(takenDay.day))
        )
          byDay.set(takenDay.day, takenDay);
      this.#people.set(id, { byTime: new SpanIndex(blocksOfPerson, (block) => block), taken, byDay });
    }
  }

  /** Why a person is away during a shift: a block or a day of leave overlaps the shift. What is certain comes first. */
  during(shift: PersonSpan): Away<Block, Taken> | undefined {
    const person = this.#people.get(shift.personId);
    if (!person) return undefined;
    const block = person.byTime.find(shift);
    if (block) return { isProbable: false, block };
    let first: TakenDay<Taken> | undefined;
    for (let day = dayOfMinute(shift.start); day <= dayOfMinute(shift.end - 1); day += 1) {
      const taken = person.byDay.get(day);
      if (taken?.isProbable === false) return taken;
      first ??= taken;
    }
    return first;
  }

  /** The first day that a transaction means: its own, unless blocks of whole days say which days it means. */
  firstDayOf(transaction: Taken): DayNumber {
    return this.#meant.get(transaction) ?? transaction.firstDay;
  }

  /** The days that a person's transactions take by any way of counting. */
  takenOf(personId: string): readonly TakenDay<Taken>[] {
    return this.#people.get(personId)?.taken ?? [];
  }
}

/** The days of which a span has at least a minute. */
function daysTouched({ start, end }: Span): DayNumber[] {
  const first = dayOfMinute(start);
  return Array.from({ length: dayOfMinute(end - 1) - first + 1 }, (_, at) => first + at);
}

/** People also end a day at 23:59. */
const LAST_MINUTE = MINUTES_A_DAY - 1;

/** The days that a span fills from midnight to midnight. */
export function wholeDays({ start, end }: Span): DayNumber[] {
  return daysTouched({ start, end }).filter(
    (day) => start <= day * MINUTES_A_DAY && end >= day * MINUTES_A_DAY + LAST_MINUTE,
  );
}
