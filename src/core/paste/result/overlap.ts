import { minutesOfTime } from '../../calendar/clock';
import { MINUTES_A_DAY } from '../../calendar/days';
import { lengthOf, type Times } from '../times/am-pm';

/** Whether two shifts of one cell overlap. */
export function overlapInCell(times: readonly Times[]): boolean {
  const spans = times.map((shift) => {
    const from = minutesOfTime(shift.start);
    return { from, to: from + lengthOf(shift) };
  });
  return spans.some((one, at) =>
    spans.some(
      (other, place) =>
        place > at &&
        [0, MINUTES_A_DAY, -MINUTES_A_DAY].some(
          (away) => one.from < other.to + away && other.from + away < one.to,
        ),
    ),
  );
}
