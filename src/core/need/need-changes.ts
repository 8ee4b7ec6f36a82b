import { dayOfMinute } from '../calendar/days';
import { countOf, needsIn, WorkIndex, type NeedCount, type PlacedShift } from './count-needs';
import type { Wanted } from './need';

/** How a need is met on a day before and after shifts have changed. */
export interface NeedChange {
  readonly before: NeedCount;
  readonly after: NeedCount;
}

/** Shifts that go, and shifts that come. */
interface ChangedShifts {
  readonly from: readonly PlacedShift[];
  readonly to: readonly PlacedShift[];
}

/**
 * The needs for which shifts count that go or come, in the order of days, also those that have as many people afterwards.
 * @param stay the other shifts of the current schedule, without time off
 */
export function needChanges(
  wanted: Wanted,
  stay: readonly PlacedShift[],
  { from, to }: ChangedShifts,
): NeedChange[] {
  const changed = [...from, ...to];
  if (changed.length === 0 || wanted.needs.length === 0) return [];
  let [first, last] = [Infinity, -Infinity];
  for (const { start, end } of changed) {
    // A need of the day before may end after midnight.
    first = Math.min(first, dayOfMinute(start) - 1);
    last = Math.max(last, dayOfMinute(end - 1));
  }
  const span = { first, after: last + 1 };
  const [before, after, changedWork] = [[...stay, ...from], [...stay, ...to], changed].map(
    (work) => new WorkIndex(wanted, work, span),
  ) as [WorkIndex, WorkIndex, WorkIndex];
  return needsIn(wanted, span)
    .filter((needOnDay) => changedWork.during(needOnDay).length > 0)
    .map((needOnDay) => ({
      before: countOf(needOnDay, before.during(needOnDay)),
      after: countOf(needOnDay, after.during(needOnDay)),
    }));
}
